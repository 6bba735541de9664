"""A table in a window without a match behind it: the test is the one who asks, and hears what is proposed."""

from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QGraphicsItem, QWidget

from mtdesk.control.game import Game
from mtdesk.record.model import Player, Setup
from mtdesk.rules.events import Event
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move, Play
from mtdesk.rules.presets import CUSTOM, options_for
from mtdesk.rules.redact import events_for
from mtdesk.rules.tiles import Tile
from mtdesk.table.invitation import Invitation
from mtdesk.table.items.painted import PaintedItem
from mtdesk.table.scene import TableScene
from mtdesk.table.view import TableView
from tests.app.program import eventually


class Tabletop:
    """One game on one table, seen from ``seat``; ``proposals`` and ``choices`` are what the person wanted."""

    def __init__(self, setup: Setup, seat: int | None = 0, speed: float = 0.0) -> None:
        self.game = Game(setup)
        self.seat = seat
        self.table = TableScene()
        self.table.animator.speed = speed
        self.view = TableView(self.table)
        self.proposals: list[object] = []
        self.choices: list[list[Play]] = []
        self.table.proposed.connect(self.proposals.append)
        self.table.choice_needed.connect(lambda plays, point: self.choices.append(plays))
        self.view.resize(1280, 760)
        self.view.show()

    @property
    def viewport(self) -> QWidget:
        return self.view.viewport()

    async def deal(self) -> None:
        """Deal a round and show it."""
        await self._show(self.game.deal(self.game.next_deal()))

    async def make(self, move: Move) -> None:
        """Make a move and show it."""
        await self._show(self.game.apply(move))

    async def _show(self, events: tuple[Event, ...]) -> None:
        open_hands = self.game.setup.options.open_hands
        seen = events_for(events, self.seat, open_hands=open_hands)
        await self.table.play_events(seen, self.game.view(self.seat))

    def ask(self) -> Invitation:
        """Let the person move."""
        self.table.set_invitation(Invitation.of(legal_moves(self.game.view(self.seat))))
        return self.table.invitation

    async def skip_to_own_turn(self, enough: Callable[[], bool] = lambda: True) -> None:
        """Make the first legal move for everybody until the person is to move and it is enough."""
        while self.game.board.turn != self.seat or not enough():
            await self.make(legal_moves(self.game.view(self.game.board.turn))[0])

    def at(self, point: QPointF) -> QPointF:
        """Where a point of the scene is in the viewport."""
        return QPointF(self.view.mapFromScene(point))

    def tile(self, tile: Tile) -> QPointF:
        """The middle of an own tile in the viewport."""
        return self.at(self.table.rack.items[tile].scenePos())

    def pad(self, end: str) -> QPointF:
        """The middle of a lit end in the viewport."""
        return self.at(self.table.trains.lights.pads[end].scenePos())

    def end(self, end: str, *, double: bool = False) -> QPointF:
        """Where a tile would lie on an end, lit or not, in the viewport."""
        layer = self.table.trains
        assert layer.layout is not None
        pad = layer.layout.pads[end]
        pose = pad.double if double else pad.ordinary
        return self.at(layer.mapToScene(pose.x, pose.y))


def setup_of(preset: str = "dutch", players: int = 2, seed: str = "1", **options: object) -> Setup:
    """A game of people only."""
    seated = tuple(Player(f"Player {seat}", "human") for seat in range(players))
    return Setup(CUSTOM if options else preset, options_for(preset, players, options), seated, 0, seed)


@contextmanager
def laid_out(
    setup: Setup, seat: int | None = 0, speed: float = 0.0, *, painted: bool = True
) -> Iterator[Tabletop]:
    """A table for the length of a test; not ``painted``, long rounds are several times as quick."""
    top = Tabletop(setup, seat, speed)
    top.viewport.setUpdatesEnabled(painted)
    try:
        yield top
    finally:
        top.table.animator.skip()
        top.view.hide()
        top.view.deleteLater()
        top.table.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


@asynccontextmanager
async def dealt(
    preset: str = "dutch",
    players: int = 2,
    seed: str = "1",
    *,
    speed: float = 0.0,
    painted: bool = True,
    **options: object,
) -> AsyncIterator[Tabletop]:
    """A table on which the first round of a game of people has been dealt, for the length of a test."""
    with laid_out(setup_of(preset, players, seed, **options), speed=speed, painted=painted) as top:
        await top.deal()
        yield top


async def until_still(top: Tabletop) -> None:
    """Wait until nothing moves."""
    await eventually(lambda: not top.table.animator.is_moving and not top.table.is_busy)


def roll(top: Tabletop, notches: float, point: QPointF) -> None:
    """Turn the wheel with the pointer at a point of the viewport."""
    none = Qt.MouseButton.NoButton
    event = QWheelEvent(
        point,
        top.viewport.mapToGlobal(point),
        QPoint(),
        QPoint(0, round(120 * notches)),
        none,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(top.viewport, event)


def zoom_to(top: Tabletop, scale: float) -> None:
    """Zoom to this scale about the middle of the cloth."""
    camera = top.view.camera
    camera.zoom(scale / top.table.trains.scale())


def seen(top: Tabletop) -> QRectF:
    """What is seen, by the items themselves."""
    layer = top.table.trains
    return layer.mapRectFromScene(top.table.areas.trains)


def hidden_ends(top: Tabletop) -> set[str]:
    """The ends whose landing place has its middle beyond the cloth."""
    layer = top.table.trains
    assert layer.layout is not None
    trains = top.table.areas.trains
    return {
        end
        for end, pad in layer.layout.pads.items()
        if not trains.contains(layer.mapToScene(pad.ordinary.x, pad.ordinary.y))
    }


def assert_pointers(top: Tabletop) -> None:
    """There is a badge on the cloth for every end out of sight and for no other, and none lies on another."""
    items = top.table.badges.items
    assert set(items) == hidden_ends(top)
    felt = top.table.areas.felt
    assert all(felt.contains(item.pos()) for item in items.values())
    assert all(top.table.badges.end_at(item.pos()) == end for end, item in items.items())
    for end, item in items.items():
        content = item.content
        assert content.number == str(top.table.trains.board.ends[end])  # type: ignore[union-attr]
        assert content.lit == (end in top.table.trains.lights.pads)


def showing(kind: type, items: Iterable[QGraphicsItem]) -> list[PaintedItem[Any]]:
    """Those of these items that show a content of this kind."""
    painted = (item for item in items if isinstance(item, PaintedItem))
    return [item for item in painted if isinstance(item.content, kind)]
