"""What hand tables are called: each differently, by the tiles they deal."""

from mtdesk.rules.presets import HAND_TABLES
from mtdesk.ui.words.options import option_value


def test_every_hand_table_has_a_name_of_its_own() -> None:
    letters = "ABCD"
    names = {option_value("hand", table).replace(f"Table {table}", "Table") for table in letters}
    assert len(names) == len(letters), "their letters alone say nothing"
    assert option_value("hand", "D").endswith(": 15 15 15 12 12 11 11 9 8")
    assert option_value("hand", "fast").endswith(" ".join(map(str, HAND_TABLES["fast"])))
