"""What hand tables are called: each differently, by the tiles they deal of a set."""

from mtdesk.rules.presets import HAND_TABLES
from mtdesk.ui.words.options import hand_table_text, option_value


def test_every_hand_table_has_a_name_of_its_own() -> None:
    letters = "ABCD"
    names = {option_value("hand", table).replace(f"Table {table}", "Table") for table in letters}
    assert len(names) == len(letters), "their letters alone say nothing"
    assert option_value("hand", "D").endswith(": 15 15 15 12 12 11 11 9 8")
    assert option_value("hand", "fast").endswith(" ".join(map(str, HAND_TABLES["fast"])))


def test_a_hand_table_is_named_by_what_it_deals_of_another_set() -> None:
    assert hand_table_text("C", 9) == "Table C: 9 9 9 8 7 6 5 4 4"
