"""What is typed on the score pad, and how a round is finished by keys."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from tests.ui.fingers import click
from tests.ui.score_pad.test_going_out import QUESTION
from tests.ui.score_pad.test_score_pad import is_over, keys, left, pad, page

pytestmark = pytest.mark.window


@pytest.mark.parametrize("typed", ["12 7", "12+7", "12 + 7 ", "+12++7"])
def test_numbers_with_something_between_them_are_added_up(qtbot: QtBot, typed: str) -> None:
    shown = page(qtbot, pad())
    keys(f"{typed}\n")
    assert left(shown)[0] == 19
    assert shown.form.rows[0].value.text() == "19"


def test_the_space_bar_shows_that_it_adds(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    keys("12 7")
    assert shown.form.rows[0].value.text() == "12+7"
    assert "12+7" in shown.form.rows[1].value.toolTip()


@pytest.mark.parametrize("typed", ["8-5", "12,7", "1o", "+", "123456"])
def test_what_is_no_number_stays_in_sight_until_it_is_mended(qtbot: QtBot, typed: str) -> None:
    shown = page(qtbot, pad())
    field = shown.form.rows[0].value
    keys(f"{typed}\n")
    assert left(shown) == (None,) * 3
    assert field.text() == typed
    assert shown.form.problem.text() == f"“{typed}” is neither a number nor a sum such as 12+7."
    assert QApplication.focusWidget() is field
    shown.form.rows[1].value.setFocus()
    keys("7\n")
    assert field.text() == typed, "others can be written meanwhile"
    click(shown.form.finish)
    assert QApplication.focusWidget() is field
    keys("13\n")
    assert left(shown) == (13, 7, None)
    assert shown.form.problem.text() == ""


def test_what_cannot_be_written_is_not_left_behind(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(((), 10, 20), hand_value="doubles-50"))
    listed: list[bool] = []
    shown.list_wanted.connect(lambda: listed.append(True))
    keys("1")
    for button in (shown.form.head.earlier, shown.list, shown.end):
        click(button)
        assert shown.form.index == 1
        assert shown.form.problem.text() == "1 is not possible for Ada: no tiles add up to that."
        assert QApplication.focusWidget() is shown.form.rows[0].value
    assert not listed
    assert not shown.history.pad.is_over
    keys("3")
    click(shown.form.head.earlier)
    assert shown.form.index == 0
    assert left(shown, 1)[0] == 3


def test_a_shortcut_keeps_what_is_being_typed(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    keys("41")
    shown.form.blocked.click()  # as its shortcut does: the field keeps the keyboard
    assert left(shown)[0] == 41


def test_a_zero_is_no_points_once_the_round_is_blocked(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    keys("5\n0\n12\n")
    click(shown.form.blocked)
    keys("0\n")
    assert left(shown) == (5, 0, 12)
    assert shown.form.problem.text() == ""
    click(shown.form.blocked)
    assert left(shown) == (5, (), 12)
    click(shown.form.blocked)
    keys("0\n")
    click(shown.form.rows[2].out)
    assert left(shown) == (5, 0, ())
    assert not shown.form.blocked.isChecked(), "a round in which someone went out was not blocked"


def test_the_enter_that_raises_a_question_does_not_skip_it(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    keys("7\n0\n0\n")
    assert shown.form.problem.text() == QUESTION.format("Cleo")
    keys("\n")
    assert shown.history.pad.played == 0
    assert QApplication.focusWidget() is shown.form.rows[2].value
    keys("\n\n")
    assert shown.history.pad.played == 1


def test_a_question_raised_by_the_button_itself_is_not_skipped(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    keys("7\n0\n0")
    click(shown.form.finish)
    assert shown.history.pad.played == 0
    click(shown.form.finish)
    assert shown.history.pad.played == 1


def test_entries_are_not_lost_by_ending_the_game_too_early(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(((), 10, 20)))
    keys("7\n0\n")
    with qtbot.waitSignal(shown.end_wanted, timeout=0):
        click(shown.end)
    assert not is_over(shown)
    shown.end_early()
    assert is_over(shown)
    assert shown.history.pad.played == 1
    click(shown.steps.undo)
    assert left(shown) == (7, (), None)


# Undo


def press(key: Qt.Key) -> None:
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, key, Qt.KeyboardModifier.ControlModifier)


def test_redoing_the_end_of_a_round_leads_to_the_next(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    keys("7\n0\n12\n\n")
    press(Qt.Key.Key_Z)
    assert (shown.form.index, shown.history.pad.played) == (0, 0)
    press(Qt.Key.Key_Y)
    assert (shown.form.index, shown.history.pad.played) == (1, 1)
    assert QApplication.focusWidget() is shown.form.rows[0].value
    keys("31\n")
    assert left(shown, 0) == (7, (), 12)
    assert left(shown, 1) == (31, None, None)


def test_undo_and_redo_show_the_round_that_they_change(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(((), 10, 20), (5, (), 7)))
    shown.form.show_round(0)
    shown.form.rows[1].value.setFocus()
    keys("11\n")
    for button, entry in ((shown.steps.undo, 10), (shown.steps.redo, 11)):
        shown.form.show_round(2)
        shown.tabs.setCurrentIndex(1)
        click(button)
        assert (shown.tabs.currentIndex(), shown.form.index) == (0, 0)
        assert left(shown, 0)[1] == entry


def test_redoing_the_end_of_the_game_shows_the_result(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(rounds=1))
    keys("7\n0\n12\n\n")
    assert shown.tabs.currentIndex() == 1
    click(shown.steps.undo)
    assert (shown.tabs.currentIndex(), shown.form.index) == (0, 0)
    click(shown.steps.redo)
    assert shown.tabs.currentIndex() == 1


# Escape


def test_escape_gives_up_what_is_typed_before_it_closes_the_window(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    field = shown.form.rows[0].value
    keys("41\n")
    for typed in ("5", "8-5", "8-5\n"):
        field.setFocus()
        keys(typed)
        assert not let_through(field)
        assert field.text() == "41"
        assert field.selectedText() == "41"
        assert shown.form.problem.text() == ""
    assert let_through(field)
    assert left(shown) == (41, None, None)


def let_through(field: QLineEdit) -> bool:
    """Whether Escape reaches the window, which it closes."""
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(field, event)
    return not event.isAccepted()
