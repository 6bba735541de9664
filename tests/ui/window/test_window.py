"""The main window: the line of the menus, what is beside the table, and pages over it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.table.theme import FELT
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.kit.widgets import SignButton
from mtdesk.ui.play.curtain import CurtainPage
from mtdesk.ui.play.hand_controller import HandBar
from mtdesk.ui.scores.round_end import RoundEndPanel
from mtdesk.ui.window.main_window import MainWindow
from tests.ui.fingers import click
from tests.ui.room import opened
from tests.ui.test_every_window import curtain, game_end, round_end, stops
from tests.windows import show


@pytest.fixture
def window() -> MainWindow:
    """A window with everything beside and over the table that takes the keyboard."""
    made = MainWindow()
    HandBar(made.view, made.commands)
    made.commands.sort_by_number.setEnabled(True)
    made.actions_bar.offer_why(str)
    made.resize(1280, 800)
    return show(made)


# The line of the menus


async def test_the_quick_buttons_do_and_say_what_the_commands_do_and_say(qapp: QApplication) -> None:
    async with opened() as room:
        commands, buttons = room.window.commands, room.window.quick_buttons
        commands.allow_game()
        wanted: list[bool] = []
        commands.scores.triggered.connect(lambda: wanted.append(True))
        click(buttons["scores"])
        assert len(wanted) == 1
        click(buttons["log"])
        assert room.window.log.isVisible()
        assert buttons["log"].isChecked()
        commands.log.trigger()
        assert not buttons["log"].isChecked()
        commands.undo.setToolTip("Nothing has been done yet.")
        commands.undo.setEnabled(False)
        assert not buttons["undo"].isEnabled()
        assert buttons["undo"].toolTip() == "Undo (Ctrl+Z)\nNothing has been done yet."
        commands.undo.setEnabled(True)
        assert buttons["undo"].toolTip() == "Undo (Ctrl+Z)"


def test_the_headline_is_shown_with_the_table_that_it_speaks_of(window: MainWindow) -> None:
    page = QWidget()
    window.stack.addWidget(page)
    window.stack.setCurrentWidget(page)
    assert not window.headline.isVisible()
    window.show_table()
    assert window.headline.isVisible()


def test_headline_and_buttons_stay_where_the_desktop_shows_the_menus_elsewhere(window: MainWindow) -> None:
    window.menuBar().hide()
    QApplication.processEvents()
    assert window.headline.isVisible()
    assert window.quick_buttons["log"].isVisible()
    assert len(window.commands.menus[0].actions()) > 5


def test_full_screen_may_be_the_desktop_s_doing(window: MainWindow) -> None:
    window.showFullScreen()
    assert window.commands.full_screen.isChecked()
    window.showNormal()
    assert not window.commands.full_screen.isChecked()


def test_a_window_without_a_table_takes_another_text_size(plain: QApplication) -> None:
    """An error in an event during the start was shown nowhere, and ended the program with a crash later."""
    first = MainWindow(with_table=False)
    apply_theme(plain, FELT, 1.5)
    first.add_table()  # or it could not be closed


# Beside the table


def test_the_counter_gives_its_room_to_a_page_over_all_of_the_table(window: MainWindow) -> None:
    window.commands.hidden.trigger()
    assert window.hidden.isVisible()
    window.overlay.cover(round_end())
    assert not window.hidden.isVisible()
    window.overlay.cover(CurtainPage(1, "Bo"), rack_only=True)
    assert window.hidden.isVisible()


# Pages over the table


def way_of_tab(window: QWidget, steps: int, key: Qt.Key = Qt.Key.Key_Tab) -> Iterator[QWidget]:
    for _ in range(steps):
        focused = QApplication.focusWidget()
        assert focused is not None
        yield focused
        QTest.keyClick(focused, key)


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
@pytest.mark.parametrize("make", [round_end, game_end, curtain])
def test_tab_stays_on_the_page_and_reaches_all_of_it(
    window: MainWindow, make: Callable[[], QWidget], key: Qt.Key
) -> None:
    page = make()
    window.overlay.cover(page, rack_only=make is curtain)
    wanted = set(stops(page))
    reached = list(way_of_tab(window, 2 * len(wanted) + 2, key))
    assert set(reached) == wanted
    assert reached[0] is page.focusProxy() or page.isAncestorOf(reached[0])
    assert make is not round_end or any(isinstance(widget, QTabBar) for widget in reached)


def test_the_table_has_the_keyboard_again_after_a_page(qtbot: QtBot, window: MainWindow) -> None:
    for leave in (Qt.Key.Key_C, None):
        page = round_end()
        assert isinstance(page, RoundEndPanel)
        window.overlay.cover(page)
        page.go_on.clicked.connect(window.overlay.uncover)
        QTest.keyClick(page.go_on, Qt.Key.Key_Tab)
        focused = QApplication.focusWidget()
        assert focused is not None
        if leave is None:
            QTest.keyClick(focused, Qt.Key.Key_Return)
        else:
            QTest.keyClick(focused, leave, Qt.KeyboardModifier.AltModifier)
        qtbot.waitUntil(lambda: window.overlay.page is None)  # a button is pressed for a moment
        assert window.view.hasFocus()


def test_what_a_page_covers_can_be_used_again_afterwards(window: MainWindow) -> None:
    before = set(stops(window))
    window.overlay.cover(CurtainPage(1, "Bo"), rack_only=True)
    window.overlay.uncover()
    assert set(stops(window)) == before
    assert any(isinstance(widget, SignButton) for widget in before)


def test_the_way_back_to_the_table_leads_through_no_layered_pane(window: MainWindow) -> None:
    """Screen readers say so of a QStackedWidget, whenever the keyboard comes back."""
    above: QObject | None = window.view
    while above is not window:
        assert above is not None
        role = QAccessible.queryAccessibleInterface(above).role()
        assert role is not QAccessible.Role.LayeredPane, above
        above = above.parent()
