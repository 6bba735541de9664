"""A score pad whose rounds are corrected, and what stays where it is meanwhile."""

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.record.score_pad import PadPlayer, with_entry, with_player
from mtdesk.table.theme import FELT, FLAT
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.score_pad.scores import scores_of
from mtdesk.ui.scores.chart import _Drawing
from mtdesk.ui.scores.notes import gone_text, legend_text
from tests.ui.score_pad.test_score_pad import keys, left, pad, page

pytestmark = pytest.mark.window


def test_several_who_are_out_in_an_earlier_round_are_told_whenever_it_is_shown(qtbot: QtBot) -> None:
    finished = pad((5, (), 12), (4, 3, ()))
    shown = page(qtbot, with_entry(finished, 0, 0, ()))
    assert shown.form.problem.text() == ""
    shown.form.show_round(0)
    text = "Round 1 does not count yet. Under these rules only 1 player(s) can go out."
    assert shown.form.problem.text() == text


@pytest.mark.parametrize("shift", [False, True])
def test_the_keys_of_both_platforms_redo(qtbot: QtBot, shift: bool) -> None:
    shown = page(qtbot, pad())
    keys("7\n")
    written = shown.history.pad
    QTest.keyClick(shown.form.rows[1].value, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert shown.history.pad != written
    modifiers = Qt.KeyboardModifier.ControlModifier
    if shift:
        modifiers |= Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(shown.form.rows[1].value, Qt.Key.Key_Z if shift else Qt.Key.Key_Y, modifiers)
    assert shown.history.pad == written


def test_the_button_for_the_next_round_stays_where_it_is(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    places = []
    for _ in range(2):
        QApplication.processEvents()
        places.append(shown.form.finish.mapTo(shown, QPoint(0, 0)).y())
        keys("7\n0\n12\n\n")
    assert len(shown.history.pad.rounds) == 3
    assert places[0] == places[1]


def test_there_is_no_chart_before_the_first_round(plain: QApplication, qtbot: QtBot) -> None:
    apply_theme(plain, FELT, 1.0)
    shown = page(qtbot, pad())
    shown.resize(1240, 1000)
    QApplication.processEvents()
    assert not shown.chart.isVisible()
    keys("7\n0\n12\n\n")
    QApplication.processEvents()
    assert shown.chart.isVisible()


def test_enter_on_a_cell_of_the_sheet_leads_to_that_entry(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(((), 10, 20), (5, (), 7)))
    shown.tabs.setCurrentIndex(1)
    table = shown.sheet.table
    table.setCurrentIndex(table.model().index(0, 2))
    keys("\n")
    assert (shown.tabs.currentIndex(), shown.form.index) == (0, 0)
    field = shown.form.rows[2].value
    assert QApplication.focusWidget() is field
    assert field.selectedText() == "20"
    assert "correct" in shown.sheet._caption.text()


def test_a_double_click_on_a_cell_leads_to_that_entry(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(((), 10, 20), (5, (), 7)))
    shown.tabs.setCurrentIndex(1)
    table = shown.sheet.table
    place = table.visualRect(table.model().index(0, 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert shown.form.index == 0
    assert QApplication.focusWidget() is shown.form.rows[1].value
    assert shown.form.rows[1].value.selectedText() == "10"


def test_enter_on_the_last_correction_of_a_finished_game_stays_there(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(((), 10, 20), (5, (), 7), rounds=2))
    shown.tabs.setCurrentIndex(0)
    shown.form.entries.focus(2)
    keys("9\n")
    assert left(shown) == (5, (), 9)
    assert QApplication.focusWidget() is shown.form.rows[2].value


@pytest.mark.parametrize("rounds", [2, 3])
def test_enter_leads_back_to_the_sheet_after_a_correction_from_there(qtbot: QtBot, rounds: int) -> None:
    shown = page(qtbot, pad(((), 10, 20), (5, (), 7), rounds=rounds))
    shown.tabs.setCurrentIndex(1)
    table = shown.sheet.table
    for row in (0, 1):
        table.setCurrentIndex(table.model().index(row, 2))
        keys("\n9\n")
        assert shown.form.finish.text().replace("&", "") == "Back to score sheet"
        keys("\n")
        assert shown.tabs.currentIndex() == 1
        assert QApplication.focusWidget() is table
        assert (table.currentIndex().row(), table.currentIndex().column()) == (row, 2)
    shown.tabs.setCurrentIndex(0)
    assert shown.form.index == shown.history.pad.last, "later, people go on where they were"
    assert shown.form.finish.isVisible() == (rounds == 3)


def test_undo_in_a_finished_game_leads_back_to_the_sheet(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(((), 10, 20), (5, (), 7), rounds=2))
    shown.tabs.setCurrentIndex(1)
    shown.sheet.table.setCurrentIndex(shown.sheet.table.model().index(0, 2))
    keys("\n9\n\n")
    shown.steps.undo.click()
    assert shown.form.rows[2].value.text() == "20"
    assert shown.form.finish.text().replace("&", "") == "Back to score sheet"


def test_a_newcomer_has_missed_nothing(qtbot: QtBot) -> None:
    joined = with_player(pad(((), 10, 20), (5, (), 7)), PadPlayer("Dan", 30))
    scores = scores_of(joined)
    assert gone_text(scores) == "Not played yet: Dan."
    assert "Points at the start: Dan (30)." in legend_text(scores)
    picture = QImage(640, 220, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        drawing = _Drawing(painter, QRectF(0, 0, 640, 220), FLAT, scores)
    assert len(drawing._paths[3]) == 1, "no line through rounds before"


@pytest.mark.parametrize("interval", [60_000, 0])
def test_the_third_click_on_an_entry_of_the_sheet_changes_nothing(qtbot: QtBot, interval: int) -> None:
    shown, usual = page(qtbot, pad(((), 10, 20))), QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(interval)
    try:
        shown.tabs.setCurrentIndex(1)
        shown.sheet.table.activated.emit(shown.sheet.table.model().index(0, 1))
        QApplication.processEvents()
        away = shown.form.rows[1].away
        place = away.mapTo(shown, away.rect().center())
        QTest.mouseClick(shown.windowHandle(), Qt.MouseButton.LeftButton, pos=place)
    finally:
        QApplication.setDoubleClickInterval(usual)
    assert (shown.history.pad.rounds[0].absent == {1}) == (interval == 0), "a later click is another one"
