"""What a round counts for a player who misses it: in the rows of the round, on the sheet and in files."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.record.score_pad import Absence, Pad, with_absent
from mtdesk.ui.score_pad.dialogs import PlayersDialog
from mtdesk.ui.score_pad.play_page import PlayPage
from mtdesk.ui.score_pad.scores import scores_of
from mtdesk.ui.scores.notes import gone_text, legend_text
from mtdesk.ui.scores.paper import ScorePaper
from tests.app.program import eventually
from tests.ui.fingers import click
from tests.ui.score_pad.test_files import asked, playing_on
from tests.ui.score_pad.test_score_pad import NAMES, pad, page

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
    assert (row[3], row[6]) == ("Cleo", "" if absence is Absence.NOTHING else total - 7)


def test_an_open_round_does_not_know_yet_what_it_counts_for_those_who_miss_it(qtbot: QtBot) -> None:
    shown = page(qtbot, replace(pad(((), 30, 5)), absence=Absence.AVERAGE))
    shown.form.rows[2].away.click()
    assert shown.form.rows[2].value.placeholderText() == "–"
    shown.form.rows[0].out.click()
    shown.form.rows[1].typed.emit("12")
    assert shown.form.rows[2].value.placeholderText() == "(6)"


@pytest.mark.parametrize(
    ("absence", "missed", "is_last"),
    [(Absence.NOTHING, 1, True), (Absence.AVERAGE, 1, False), (Absence.AVERAGE, 2, True)],
)
def test_those_who_have_left_come_last(absence: Absence, missed: int, is_last: bool) -> None:
    left = replace(pad((8, 30, ()), ((), 9, 6), ((), 9, 6)), absence=absence)
    for index in range(3 - missed, 3):
        left = with_absent(left, index, 2)
    scores = scores_of(left)
    assert scores.totals[2] < scores.totals[1]
    assert (scores.places[2] == 3) == is_last
    many = "the last round" if absence is Absence.NOTHING else "the last two rounds"
    assert gone_text(scores) == (f"Those who missed {many} come last: Cleo." if is_last else "")


def test_the_button_for_those_away_says_what_a_missed_round_counts(qtbot: QtBot) -> None:
    shown = page(qtbot, missed(Absence.WORST))
    tip = "A missed round counts: The worst result of the others"
    assert {row.away.toolTip() for row in shown.form.rows} == {tip}


async def test_somebody_added_by_mistake_is_removed(qapp: QApplication) -> None:
    async with playing_on() as (_, shown):
        for count, name in ((4, "Dan"), (5, "Eve")):
            click(shown.players)
            dialog = await asked(PlayersDialog)
            click(dialog.names.add)
            dialog.names.rows[-1].name.setEditText(name)
            dialog.take.click()
            await eventually(lambda count=count: len(shown.form.rows) == count)  # type: ignore[misc]
        shown.form.rows[3].away.click()
        click(shown.players)
        dialog = await asked(PlayersDialog)
        assert [row.remove.isVisible() for row in dialog.names.rows] == [False, False, False, True, True]
        click(dialog.names.rows[3].remove)
        dialog.take.click()
        await eventually(lambda: len(shown.form.rows) == 4)
        assert [player.name for player in shown.history.pad.players] == [*NAMES, "Eve"]
        assert shown.history.pad.rounds[1].absent == frozenset()
        assert shown.history.pad.rounds[0].left == ((), 10, 20, None)


async def test_those_who_are_away_stay_so_when_names_change(qapp: QApplication) -> None:
    async with playing_on() as (_, shown):
        click(shown.players)
        dialog = await asked(PlayersDialog)
        click(dialog.names.add)
        dialog.names.rows[3].name.setEditText("Dan")
        dialog.take.click()
        await eventually(lambda: len(shown.form.rows) == 4)
        shown.form.rows[3].away.click()
        before = shown.history.pad
        click(shown.players)
        dialog = await asked(PlayersDialog)
        dialog.names.rows[0].name.setEditText("Adele")
        dialog.take.click()
        await eventually(lambda: shown.history.pad.players[0].name == "Adele")
        assert shown.history.pad.rounds == before.rounds
        assert shown.history.pad.rounds[1].absent == {3}
