"""Entries are replaced by typing, asked for, and refused where people see it."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.record.score_pad import PadPlayer
from mtdesk.ui.score_pad.setup_page import SetupPage
from tests.ui.fingers import click
from tests.ui.score_pad.test_score_pad import keys, left, pad, page

pytestmark = pytest.mark.window


def test_blocking_a_round_asks_what_the_player_has_left_who_was_out(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(((), 20, 30)))
    shown.form.go_to(0)
    QTest.keyClick(shown.form.blocked, Qt.Key.Key_Space)
    assert left(shown, 0) == (None, 20, 30)
    assert shown.form.problem.text() == "Round 1 does not count yet. No entry for Ada yet."
    assert shown.form.rows[0].value.hasFocus()
    keys("0\n")
    assert left(shown, 0) == (0, 20, 30), "the double blank, which people have now said"


def test_the_first_click_selects_a_value_and_the_next_places_the_cursor(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    keys("7\n")
    field = shown.form.rows[0].value
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    assert field.selectedText() == "7"
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    assert not field.hasSelectedText()
    shown.form.rows[1].value.setFocus()
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    keys("3")
    assert field.text() == "3"


def test_nobody_leaves_a_round_in_which_something_cannot_be_written(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(((), 20, 30)))
    keys("0\nabc")
    shown.tabs.setCurrentIndex(1)
    assert shown.tabs.currentIndex() == 0
    assert "“abc”" in shown.form.problem.text()
    assert QApplication.focusWidget() is shown.form.rows[1].value
    keys("12")
    shown.tabs.setCurrentIndex(1)
    assert shown.tabs.currentIndex() == 1


def test_a_message_goes_as_soon_as_something_else_is_typed(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    keys("abc\n")
    assert shown.form.problem.text()
    shown.form.rows[0].value.selectAll()
    keys("1")
    assert not shown.form.problem.text()
    keys("2\n")
    shown.form.finish.click()
    assert shown.form.problem.text()
    keys("5")
    assert not shown.form.problem.text()


def test_the_rows_stay_where_they_are_when_totals_grow(qtbot: QtBot) -> None:
    names = tuple(PadPlayer(f"{name} and a long name") for name in ("Ada", "Bo", "Cleo"))
    shown = page(qtbot, replace(pad(((), 1, 2)), players=names))
    shown.resize(960, 680)
    QApplication.processEvents()
    assert shown.places.isVisible()
    before = shown.form.rows[0].away.x()
    shown.history.write(replace(pad(((), 1, 2), (498, (), 497)), players=names))
    QApplication.processEvents()
    keys("5\n")
    QApplication.processEvents()
    assert shown.form.rows[0].away.x() == before


def test_a_long_name_shows_its_beginning_once_it_is_left(qtbot: QtBot) -> None:
    long = "Magdalena Wilhelmina van der Meulen-Oosterhuis"
    page = SetupPage(("", "Bo"), ())
    qtbot.addWidget(page)
    with qtbot.waitActive(page):
        page.show()
        page.activateWindow()
    first, second = page.names.rows
    first.name.setFocus()
    keys(long)
    assert first.field.text() == long, "nothing is cut off without a word"
    assert "40" in page.problem.text()
    second.name.setFocus()
    QApplication.processEvents()
    assert first.field.cursorPosition() == 0


def test_enter_passes_over_a_player_who_is_still_away(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(((), 10, 20)))
    click(shown.form.rows[1].away)
    keys("5\n0\n\n")
    assert shown.history.pad.played == 2
    assert shown.form.rows[1].value.placeholderText() == "–"
    keys("20\n0\n")
    assert shown.form.finish.hasFocus()
    assert left(shown) == (20, None, ())
    shown.form.rows[1].value.setFocus()
    keys("7\n")
    assert left(shown) == (20, 7, ()), "Bo is back"
    assert shown.form.rows[1].value.placeholderText() == ""


def test_tab_leads_from_the_last_field_to_the_button(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    keys("12\t14\t0\t")
    assert shown.form.blocked.hasFocus()
    keys("\t")
    assert shown.form.finish.hasFocus()
    assert left(shown) == (12, 14, ())


def test_a_number_typed_on_the_button_is_for_no_one(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    click(shown.form.rows[1].away)
    keys("0\n5\n")
    assert shown.form.finish.hasFocus()
    for number in ("17", "4"):
        keys(number)
        assert shown.form.problem.text() == "Every player has an entry already."
        assert left(shown) == ((), None, 5)
        assert shown.history.pad.rounds[0].absent == {1}
        keys("\n")
        assert shown.history.pad.played == 0, "it was Enter after a number, by people who do not look"
    keys("\n")
    assert shown.history.pad.played == 1


def test_enter_in_the_last_empty_field_leads_to_the_button_that_says_what_is_missing(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    keys("0\n5\n\n")
    assert shown.form.finish.hasFocus()
    keys("\n")
    assert shown.form.problem.text() == "No entry for Cleo yet."
    assert shown.form.rows[2].value.hasFocus()


def test_the_button_ends_where_the_rows_end(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    edges = [
        part.mapTo(shown, QPoint(part.width(), 0)).x() for part in (shown.form.finish, shown.form.rows[0])
    ]
    assert edges[0] == edges[1]
