"""A person at the window: sees what is lit, does it with the mouse, and turns the pages."""

import random
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from mtdesk.app import Application
from mtdesk.record.model import Setup
from mtdesk.rules.moves import Draw, Move, Pass, Play, Stop, Tap
from mtdesk.rules.tiles import Tile
from mtdesk.table.scene import TableScene
from mtdesk.ui.play.curtain import CurtainPage
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.round_end import RoundEndPanel
from tests.app.fingers import choose, click, double_click, glide, on_top, open_menu, press, release
from tests.app.program import eventually, game_of, started

Chooser = Callable[[tuple[Move, ...]], Move]


class Person:
    """Plays whatever seat is asked; ``rng`` decides which move is made and by which gesture.

    ``on_page`` is called before a page is turned. ``gestures`` counts what was done how, ``choices`` in which
    ways tiles were laid that had several; ``curtains`` tells before how many moves a curtain fell.
    """

    def __init__(
        self, desk: Application, rng: random.Random | None = None, on_page: Callable[[], None] = lambda: None
    ) -> None:
        self.desk = desk
        self.rng = rng or random.Random(1)
        self.gestures: Counter[str] = Counter()
        self.choices: Counter[str] = Counter()
        self.curtains: list[int] = []
        self._on_page = on_page

    @property
    def table(self) -> TableScene:
        return self.desk.window.table

    @property
    def page(self) -> QWidget | None:
        return self.desk.window.overlay.page

    @property
    def is_asked(self) -> bool:
        """Whether the person may make a move now."""
        return bool(self.table.invitation.moves) and not self.table.is_busy

    async def asked(self) -> None:
        """Wait until the person may make a move, and nothing moves any more."""
        await eventually(lambda: self.is_asked and not self.table.animator.is_moving)

    @property
    def viewport(self) -> QWidget:
        return self.desk.window.view.viewport()

    def at(self, point: QPointF) -> QPointF:
        """Where a point of the scene is in the viewport."""
        return QPointF(self.desk.window.view.mapFromScene(point))

    def tile(self, tile: Tile) -> QPointF:
        """The middle of an own tile in the viewport."""
        return self.at(self.table.rack.items[tile].scenePos())

    def pad(self, end: str) -> QPointF:
        """The middle of a lit end in the viewport."""
        return self.at(self.table.trains.lights.pads[end].scenePos())

    # A whole game

    async def play_until(self, enough: Callable[[], bool]) -> None:
        """Answer every question and turn every page until it is enough."""
        while not enough():
            await eventually(lambda: enough() or self._has_something_to_do())
            if not enough():
                await self.act()

    async def play_to_the_end(self) -> GameEndPanel:
        """Play until the places are shown, and return the page with them."""
        await self.play_until(lambda: isinstance(self.page, GameEndPanel))
        assert isinstance(self.page, GameEndPanel)
        return self.page

    def _has_something_to_do(self) -> bool:
        if self.table.is_busy or QApplication.activeModalWidget() is not None:
            return False
        if self.page is not None:
            return isinstance(self.page, CurtainPage | RoundEndPanel) and self.can_press(self.button())
        return bool(self.table.invitation.moves)

    def button(self) -> QPushButton:
        """The button that turns the page."""
        page = self.page
        if isinstance(page, CurtainPage):
            return page.open
        assert isinstance(page, RoundEndPanel)
        return page.go_on

    @staticmethod
    def can_press(button: QPushButton) -> bool:
        """Whether a button is there for the mouse."""
        return button.isVisible() and button.isEnabled() and on_top(button, button.rect().center())

    async def act(self) -> None:
        """Turn the page, or make a move."""
        page = self.page
        if page is None:
            await self.move()
            return
        self._on_page()
        if isinstance(page, CurtainPage):
            self.curtains.append(sum(len(played.moves) for played in game_of(self.desk).record.rounds))
        await eventually(lambda: self.button().isEnabled())
        click(self.button())
        await eventually(lambda: self.page is not page)

    # One move

    async def move(self, decide: Chooser | None = None) -> Move:
        """Make one of the moves that may be made, by the mouse; returns it when it was taken."""
        asked = self.table.invitation
        move = (decide or self._decide)(asked.moves)
        if isinstance(move, Play):
            ways = asked.plays[move.tile][move.end]
            move = min(ways, key=lambda way: self.choices[way_of(way, ways)])
            await self.lay(move)
        else:
            await self.do(move)
        await eventually(lambda: self.table.invitation is not asked)
        return move

    def _decide(self, moves: tuple[Move, ...]) -> Move:
        """Any move; one that can be made in several ways rather than others, since there are few of them."""
        plays = self.table.invitation.plays
        rare = [m for m in moves if isinstance(m, Play) and len(plays[m.tile][m.end]) > 1]
        return self.rng.choice(rare or moves)

    async def do(self, move: Move) -> None:
        """Do something that needs no tile: by its button, on the boneyard, or at the end for the marker."""
        if isinstance(move, Pass) and move.end is not None:
            self.gestures["marker"] += 1
            click(self.viewport, self.pad(move.end))
        elif isinstance(move, Draw) and self.rng.random() < 0.5:
            self.gestures["boneyard"] += 1
            click(self.viewport, self.at(self.table.frame.pile_anchor))
        else:
            assert isinstance(move, Draw | Pass | Stop | Tap)
            self.gestures[type(move).__name__.lower()] += 1
            button = self.desk.window.actions_bar.buttons[type(move)]
            await eventually(lambda: self.can_press(button))
            click(button)

    async def lay(self, play: Play) -> None:
        """Lay a tile by one of the gestures that serve."""
        ends = self.table.invitation.ends_for(play.tile)
        ways = ["drag", "clicks"] + ["double-click"] * (len(ends) == 1)
        way = self.rng.choice(ways)
        self.gestures[way] += 1
        if way == "drag":
            self.drag_to(play.tile, play.end)
        elif way == "clicks":
            click(self.viewport, self.tile(play.tile))
            assert set(self.table.trains.lights.pads) == set(ends)
            click(self.viewport, self.pad(play.end))
        else:
            double_click(self.viewport, self.tile(play.tile))
        await self._choose_way(play)

    def drag_to(self, tile: Tile, end: str) -> None:
        """Drag a tile from the rack to a lit end."""
        start = self.tile(tile)
        above = start - QPointF(0, 40)
        press(self.viewport, start)
        glide(self.viewport, start, above)
        assert set(self.table.trains.lights.pads) == set(self.table.invitation.ends_for(tile))
        target = self.pad(end)
        glide(self.viewport, above, target)
        release(self.viewport, target)

    async def _choose_way(self, play: Play) -> None:
        ways = self.table.invitation.plays.get(play.tile, {}).get(play.end, [])
        if len(ways) < 2:
            return
        menu = open_menu()
        assert menu is not None, f"nobody asks in which way to lay {play}"
        self.choices[way_of(play, ways)] += 1
        entries = [action for action in menu.actions() if action.isEnabled()]  # the question is not
        choose(menu, entries[ways.index(play)])


def way_of(play: Play, ways: list[Play]) -> str:
    """Which of several ways a tile is laid."""
    if play.tile.is_double:
        return "fork" if play.fork else "no fork"
    return "high end out" if play.out == max(way.out for way in ways) else "low end out"


@asynccontextmanager
async def sitting(
    app: QApplication, setup: Setup | None = None, *, painted: bool = False
) -> AsyncIterator[Person]:
    """The program as it is ``started``, and a person at it who is asked for a move."""
    async with started(app, setup, painted=painted) as desk:
        person = Person(desk)
        await person.asked()
        yield person
