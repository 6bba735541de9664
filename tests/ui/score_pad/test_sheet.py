"""The score sheet of a pad: what is known of a round that does not count, and who missed one."""

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from mtdesk.record.score_pad import PadPlayer, with_absent, with_end, with_entry, with_finished
from mtdesk.ui.score_pad.scores import scores_of
from mtdesk.ui.score_pad.texts import PadTexts
from mtdesk.ui.scores.notes import missed_text, points_or_sign
from tests.ui.score_pad.test_score_pad import keys, pad, page

pytestmark = pytest.mark.window


def test_what_is_known_of_a_round_that_does_not_count_is_shown() -> None:
    shown = with_entry(pad(((), 20, 30)), 0, 1, None)
    (round_,) = scores_of(shown).rounds
    assert [points_or_sign(round_, seat) for seat in range(3)] == ["0", "?", "30"]
    assert list(scores_of(shown).totals) == [0, 0, 0]
    collected = with_entry(pad(((), 20, 30), scoring="winner-collects"), 0, 1, None)
    (round_,) = scores_of(collected).rounds
    assert [points_or_sign(round_, seat) for seat in range(3)] == ["?", "?", "?"]


def test_a_winner_who_missed_a_round_is_said_to_have() -> None:
    shown = with_absent(pad((20, (), 30)), 1, 1)
    shown = with_entry(with_entry(shown, 1, 0, ()), 1, 2, 5)
    shown = with_finished(shown, 1)
    shown = with_entry(with_entry(with_entry(shown, 2, 0, 5), 2, 1, ()), 2, 2, 5)
    over = scores_of(with_end(with_finished(shown, 2)))
    assert over.winning_names == ("Bo",)
    assert missed_text(over) == "Bo missed 1 round(s)."
    assert missed_text(scores_of(with_end(pad((20, (), 30))))) == ""


def test_names_that_differ_at_their_ends_can_be_told_apart(qtbot: QtBot) -> None:
    names = tuple(PadPlayer(f"Kovács Bálint {name}") for name in ("Ádám", "Béla", "Géza"))
    shown = page(qtbot, replace(pad(((), 20, 30)), players=names))
    header = shown.sheet.table._header
    assert len(set(header.shown_names(80))) == 3
    shown.history.write(
        replace(shown.history.pad, players=tuple(map(PadPlayer, ("Annemarie van der Laan", "Bo", "Cé"))))
    )
    assert header.shown_names(80)[0].endswith("…")


def test_a_pad_without_a_title_is_called_after_the_first_of_many() -> None:
    ten = replace(pad(), players=tuple(PadPlayer(f"Bo {number}") for number in range(10)))
    assert PadTexts().name(ten) == "Bo 0, Bo 1, Bo 2, and 7 more"


def test_a_number_typed_on_the_sheet_leads_nowhere(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(((), 10, 20), (5, (), 7), (9, 30, ())))
    shown.tabs.setCurrentIndex(1)
    table = shown.sheet.table
    table.setFocus()
    table.setCurrentIndex(table.model().index(2, 2))
    keys("10")
    assert (table.currentIndex().row(), table.currentIndex().column()) == (2, 2)
