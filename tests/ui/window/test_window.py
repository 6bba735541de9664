"""The main window: the line of the menus, what is beside the table, and pages over it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.rules.moves import Draw, Move, Pass, Play, Stop, Tap
from mtdesk.rules.tiles import Tile
from mtdesk.table.theme import FELT
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.kit.widgets import SignButton
from mtdesk.ui.play.curtain import CurtainPage
from mtdesk.ui.play.hand_controller import HandBar
from mtdesk.ui.scores.round_end import RoundEndPanel
from mtdesk.ui.window.action_bar import ActionBar, TapButton
from mtdesk.ui.window.main_window import MainWindow
from tests.conftest import Speak
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


LAY = Play(0, Tile(6, 5), "P0", 5)


class Bar:
    """The bar, and what it says people want."""

    def __init__(self) -> None:
        self.widget = ActionBar()
        self.proposed: list[Move] = []
        self.declined: list[bool] = []
        self.ended: list[bool] = []
        self.widget.proposed.connect(self.proposed.append)
        self.widget.declined.connect(lambda: self.declined.append(True))
        self.widget.ended.connect(lambda: self.ended.append(True))
        self.offer = self.widget.offer

    def seen(self) -> set[type[Move]]:
        return {kind for kind, button in self.widget.buttons.items() if button.isVisible()}


@pytest.fixture
def bar() -> Bar:
    return Bar()


@pytest.mark.parametrize("move", [Draw(1), Pass(1), Stop(1), Tap(1)], ids=lambda move: type(move).__name__)
def test_each_button_makes_its_move(bar: Bar, move: Move) -> None:
    bar.offer([LAY, move])
    assert bar.seen() == {type(move)}
    assert not bar.widget.decline.isVisible()
    click(bar.widget.buttons[type(move)])
    assert bar.proposed == [move]


@pytest.mark.parametrize("move", [Draw(1), Pass(1), Stop(1)], ids=lambda move: type(move).__name__)
def test_the_only_thing_to_do_is_gold(bar: Bar, move: Move) -> None:
    button = bar.widget.buttons[type(move)]
    bar.offer([move])
    assert button.isDefault()
    bar.offer([LAY, move])
    assert not button.isDefault(), "a tile may be played, too"
    bar.offer([], may_end=True)
    assert bar.widget.end_turn.isDefault()
    bar.offer([Tap(1)], may_end=True)
    assert not bar.widget.end_turn.isDefault()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("key", [Qt.Key.Key_E, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_the_end_of_a_turn_is_confirmed_by_button_and_keys(speak: Speak, language: str, key: Qt.Key) -> None:
    speak(language)
    bar = Bar()
    button = bar.widget.end_turn
    bar.offer([])
    QTest.keyClick(bar.widget, key)
    assert bar.ended == [], "nobody is asked for it"
    bar.offer([Tap(0)], may_end=True)
    assert bar.seen() == {Tap}
    assert button.isVisible()
    bar.widget.activateWindow()
    bar.widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    bar.widget.setFocus()
    QApplication.processEvents()
    click(button)
    QTest.keyClick(bar.widget, key)
    assert bar.ended == [True, True]
    bar.offer([LAY])
    QTest.keyClick(bar.widget, key)
    assert not button.isVisible()
    assert bar.ended == [True, True]


@pytest.mark.parametrize("moves", [[], [LAY], [Pass(0, "P0"), Pass(0, "P0'")]])
def test_with_nothing_to_press_there_is_no_bar(bar: Bar, moves: list[Move]) -> None:
    bar.offer([Draw(0)])
    bar.offer(moves)
    assert bar.seen() == set()
    assert not bar.widget.isVisible()


def test_the_time_to_tap_runs_out_on_the_button(bar: Bar) -> None:
    bar.offer([Tap(0)], may_decline=True, seconds=60.0)
    tap = bar.widget.buttons[Tap]
    assert isinstance(tap, TapButton)
    assert tap.isDefault()
    assert tap.clock.duration() == 60_000
    tap.clock.setCurrentTime(45_000)
    assert tap.left == pytest.approx(0.25)
    bar.offer([])
    assert tap.left is None
    bar.offer([Tap(0)], may_decline=True)
    assert tap.left is None, "there is no limit"
    click(bar.widget.decline)
    assert (bar.declined, bar.proposed) == ([True], [])


def test_the_key_of_the_boneyard_asks_why_not(bar: Bar) -> None:
    bar.offer([LAY])
    bar.widget.draw.trigger()
    assert bar.proposed == [Draw(0)]
    bar.offer([Pass(0)])
    assert bar.widget.buttons[Pass].text() == "Pass (D)", "it is then that of a pass"
    bar.offer([Draw(0), Pass(0)])
    assert bar.widget.buttons[Pass].text() == "Pass"


def test_a_button_that_goes_gives_the_keyboard_back() -> None:
    table = QPushButton()
    bar = ActionBar(table)
    show(table)
    bar.offer([Pass(0)])
    bar.buttons[Pass].setFocus()
    assert bar.buttons[Pass].hasFocus()
    bar.offer([])
    assert table.hasFocus()
