"""What a round counts for a player who misses it: in the rows of the round, on the sheet and in files."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QModelIndex, Qt
from pytestqt.qtbot import QtBot

from mtdesk.record.score_pad import Absence, Pad, with_absent
from mtdesk.ui.score_pad.play_page import PlayPage
from mtdesk.ui.score_pad.scores import scores_of
from mtdesk.ui.scores.notes import gone_text, legend_text
from mtdesk.ui.scores.paper import ScorePaper
from tests.ui.score_pad.test_score_pad import pad, page

pytestmark = pytest.mark.window

AVERAGE = "In brackets: took no part; the others’ average counts."
WORST = "In brackets: took no part; the worst result of the others counts."
DASH = "–: took no part."


def missed(absence: Absence) -> Pad:
    """Cleo missed the first round of two, and came back."""
    return replace(with_absent(pad(((), 30, 5), (5, (), 7)), 0, 2), absence=absence)


def cell(shown: PlayPage, row: int, role: int = Qt.ItemDataRole.DisplayRole) -> object:
    model = shown.sheet.table.scores_model
    return model.data(model.index(row, 2, QModelIndex()), role)


@pytest.mark.parametrize(
    ("absence", "text", "total"),
    [(Absence.AVERAGE, "(15)", 22), (Absence.WORST, "(30)", 37), (Absence.NOTHING, "–", 7)],
)
def test_a_missed_round_shows_what_it_counts(qtbot: QtBot, absence: Absence, text: str, total: int) -> None:
    shown = page(qtbot, missed(absence))
    scores = scores_of(shown.history.pad)
    assert scores.totals[2] == total
    assert cell(shown, 0) == text
    shown.form.show_round(0)
    assert shown.form.rows[2].value.placeholderText() == text
    spoken = cell(shown, 0, Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Cleo, round 1: did not take part" + (f" {text}" if text != "–" else "")
    legend = legend_text(scores)
    assert (AVERAGE in legend, WORST in legend, DASH in legend) == (
        absence is Absence.AVERAGE,
        absence is Absence.WORST,
        absence is Absence.NOTHING,
    )
    row = next(row for row in ScorePaper().rows(scores, "Pad") if row[0] == 1)
    assert row[5] == ("" if absence is Absence.NOTHING else total - 7)


def test_an_open_round_does_not_know_yet_what_it_counts_for_those_who_miss_it(qtbot: QtBot) -> None:
    shown = page(qtbot, replace(pad(((), 30, 5)), absence=Absence.AVERAGE))
    shown.form.rows[2].away.click()
    assert shown.form.rows[2].value.placeholderText() == "–"
    shown.form.rows[0].out.click()
    shown.form.rows[1].typed.emit("12")
    assert shown.form.rows[2].value.placeholderText() == "(6)"


@pytest.mark.parametrize("absence", Absence)
def test_those_who_missed_the_last_round_come_last_only_if_it_counts_nothing(absence: Absence) -> None:
    left = replace(with_absent(pad((8, 30, ()), ((), 9, 6)), 1, 2), absence=absence)
    scores = scores_of(left)
    assert scores.totals[2] < scores.totals[1]
    assert (scores.places[2] == 3) == (absence is Absence.NOTHING)
    assert bool(gone_text(scores)) == (absence is Absence.NOTHING)
