"""The menu that asks in which way a tile is to be laid."""

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from mtdesk.rules.moves import Play
from mtdesk.rules.tiles import Tile
from mtdesk.ui.play.play_menu import PlayMenu
from tests.app.fingers import choose
from tests.ui.room import POPS_UP
from tests.windows import show

pytestmark = pytest.mark.window

FORKS = [Play(0, Tile(6, 6), "P0", 6), Play(0, Tile(6, 6), "P0", 6, fork=True)]
TURNS = [Play(0, Tile(6, 5), "P0", 6), Play(0, Tile(6, 5), "P0", 5)]


@pytest.fixture
def window() -> QWidget:
    widget = QWidget()
    show(widget)
    return widget


def popped_up(window: QWidget, plays: list[Play]) -> tuple[PlayMenu, list[Play]]:
    menu = PlayMenu(plays, window)
    chosen: list[Play] = []
    menu.chosen.connect(chosen.append)
    menu.popup(window.mapToGlobal(window.rect().center()))
    return menu, chosen


@POPS_UP
@pytest.mark.parametrize("plays", [FORKS, TURNS])
@pytest.mark.parametrize("index", [0, -1])
def test_it_offers_the_ways_given_and_tells_the_chosen_one(
    window: QWidget, plays: list[Play], index: int
) -> None:
    menu, chosen = popped_up(window, plays)
    heading, *ways = menu.actions()
    question = "Fork the train?" if plays == FORKS else "Which half faces outwards?"
    assert heading.text() == menu.accessibleName() == question
    assert not heading.isEnabled()
    assert len(ways) == len(plays)
    choose(menu, ways[index])
    assert chosen == [plays[index]]


@POPS_UP
def test_the_ways_can_be_told_apart(window: QWidget) -> None:
    menu, _ = popped_up(window, [*TURNS, *FORKS])
    _, high, low, line, fork = (action.text() for action in menu.actions())
    assert "6" in high
    assert "5" in low
    assert "two branches" in fork
    assert "one line" in line
    assert len({high, low, line, fork}) == 4


@POPS_UP
def test_given_up_it_tells_nothing_and_is_gone(window: QWidget) -> None:
    menu, chosen = popped_up(window, FORKS)
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    assert chosen == []
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not shiboken6.isValid(menu)
