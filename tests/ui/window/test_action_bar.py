"""The buttons for what is done without a tile: there are those of the legal moves, and no others."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from mtdesk.rules.moves import Draw, Move, Pass, Play, Stop, Tap
from mtdesk.rules.tiles import Tile
from mtdesk.ui.window.action_bar import ActionBar, TapButton
from tests.ui.fingers import click
from tests.windows import show

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


@pytest.mark.parametrize("key", [Qt.Key.Key_E, Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_the_end_of_a_turn_is_confirmed_by_button_and_keys(bar: Bar, key: Qt.Key) -> None:
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
