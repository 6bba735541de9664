"""What on the table can have the keyboard focus, where it is, and the ring that shows it."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto

from msgspec import Struct
from PySide6.QtCore import QObject, QRectF, QSizeF, Signal
from PySide6.QtGui import QPainter, QPen, QTransform

from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Board, owner_of, train_of
from mtdesk.table.art.colours import colour
from mtdesk.table.art.painting import rounded
from mtdesk.table.art.tiles import BODY, TileState
from mtdesk.table.cloth.lights import pad_pose
from mtdesk.table.cloth.trains import screen_order
from mtdesk.table.items.painted import PaintedItem
from mtdesk.table.scene import TableScene
from mtdesk.table.theme import FOCUS


class Area(Enum):
    """The parts of the table between which Tab goes, in this order."""

    RACK = auto()
    ENDS = auto()
    PILE = auto()
    PLATES = auto()


class FocusTarget(Struct, frozen=True):
    """A tile of the rack, the name of an end, the boneyard (``what`` is None), or a seat's plate."""

    area: Area
    what: Tile | str | int | None = None


def ring_of_ends(board: Board, bottom: int) -> list[str]:
    """Return all ends clockwise from the train of the bottom seat, branches in the order of names."""
    return [
        end
        for train in screen_order(board, bottom)
        for end in sorted(end for end in board.ends if train_of(end) == train)
    ]


_WIDTH = 3.0
_REACH = 2 * _WIDTH
_RADIUS = 8.0


class FocusRing(Struct, frozen=True):
    """The ring round a rectangle of this size, where the focus is."""

    size: QSizeF

    @property
    def area(self) -> QRectF:
        return self._grown(_REACH)

    def _grown(self, by: float) -> QRectF:
        width, height = self.size.toTuple()
        return QRectF(-width / 2, -height / 2, width, height).adjusted(-by, -by, by, by)

    def paint(self, painter: QPainter) -> None:
        """Paint the ring: the light one inside, the dark one outside, so that any ground shows it."""
        for tint, grow in zip(FOCUS, (_WIDTH / 2, _WIDTH * 1.5), strict=True):
            painter.strokePath(rounded(self._grown(grow), _RADIUS + grow), QPen(colour(tint), _WIDTH))


_Z_RING = 65
_AREAS = tuple(Area)


class Focus(QObject):
    """What on a table keys are meant for. ``moved`` reports every change.

    It is kept in sight while ``shown`` and ``active``: the table has the focus, and the player
    last used a key. People with a mouse would mistake the ring for a choice. Every round starts at the rack.
    """

    moved = Signal(object)

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.target: FocusTarget | None = None
        """Where the focus is; None while nothing is on the table."""
        self._index = 0
        self._seat: int | None = None
        self.is_shown = False
        """Whether a key was what the player used last."""
        self._active = False
        self._round: tuple[int, Tile] | None = None
        """The number and the engine of the round on the table."""
        self._lit: int | None = None
        """The seat whose train and plate are highlighted because the ring is there."""
        self._ring = PaintedItem(FocusRing(QSizeF()), level=_Z_RING)
        self._ring.hide()
        scene.addItem(self._ring)
        scene.altered.connect(self.refresh)
        scene.trains.changed.connect(self._paint)

    @property
    def tile(self) -> Tile | None:
        return self.target.what if self.target and isinstance(self.target.what, Tile) else None

    @property
    def end(self) -> str | None:
        return self.target.what if self.target and isinstance(self.target.what, str) else None

    # What there is on the table

    def targets(self, area: Area) -> list[FocusTarget]:
        """Return the targets of an area in order: ends and plates clockwise, the player's own first.

        While ends are lit, only these count.
        """
        return [FocusTarget(area, what) for what in self._things(area)]

    def _things(self, area: Area) -> Iterable[Tile | str | int | None]:
        scene, view = self._scene, self._scene.view_shown
        if area is Area.RACK:
            return scene.rack.order
        if view is None:
            return ()
        if area is Area.PILE:
            return (None,)
        if area is Area.PLATES:
            return [(scene.frame.bottom + step) % view.board.players for step in range(view.board.players)]
        ends = ring_of_ends(view.board, scene.frame.bottom)
        lit = scene.trains.lights.pads
        return [end for end in ends if end in lit] if lit else ends

    def all_ends(self) -> list[FocusTarget]:
        """Return all ends clockwise, lit or not."""
        view = self._scene.view_shown
        ends = () if view is None else ring_of_ends(view.board, self._scene.frame.bottom)
        return [FocusTarget(Area.ENDS, end) for end in ends]

    def rect(self, target: FocusTarget) -> QRectF:
        """Return where a target is, in scene pixels; empty for one that is not on the table."""
        scene, what = self._scene, target.what
        match target.area:
            case Area.RACK:
                item = scene.rack.items.get(what) if isinstance(what, Tile) else None
                return QRectF() if item is None else item.mapRectToScene(item.shape().boundingRect())
            case Area.ENDS:
                place, angle = self.upright(target)
                x, y = place.center().toTuple()
                return QTransform.fromTranslate(x, y).rotate(angle).translate(-x, -y).mapRect(place)
            case Area.PILE:
                return scene.areas.pile
            case Area.PLATES:
                return scene.frame.rect_of(what) if isinstance(what, int) else QRectF()

    def upright(self, target: FocusTarget) -> tuple[QRectF, float]:
        """Return the same before it is turned round its middle, and by how many degrees it is."""
        layer, layout, end = self._scene.trains, self._scene.trains.layout, target.what
        if not isinstance(end, str):
            return self.rect(target), 0.0
        if layout is None or end not in layout.pads:
            return QRectF(), 0.0
        pose = pad_pose(layout, end, double=layer.lights.crosswise)
        unit = layout.u * layer.scale()
        place = QRectF(BODY.topLeft() * unit, BODY.size() * unit)
        return place.translated(layer.mapToScene(pose.x, pose.y)), pose.angle

    # Moving

    def go(self, target: FocusTarget) -> None:
        """Go to a target; if it does not exist, to its neighbour."""
        there = self.targets(target.area)
        if target in there:
            self._index = there.index(target)
        self._settle(target)

    def step(self, step: int) -> None:
        """Go to the next (1) or previous (-1) target of the area, wrapping around."""
        if self.target is not None:
            there = self.targets(self.target.area)
            self.go(there[(self._index + step) % len(there)])

    def rise(self, direction: int) -> None:
        """Go to the nearest target of the area that is higher (-1) or lower (1), if there is one."""
        if self.target is None:
            return
        here = self.rect(self.target)
        reach = min(here.width(), here.height()) / 2
        there = self.targets(self.target.area)
        off = {target: self.rect(target).center() - here.center() for target in there}
        beyond = [target for target in there if direction * off[target].y() > reach]
        if beyond:  # sideways counts double
            self.go(min(beyond, key=lambda target: abs(off[target].y()) + 2 * abs(off[target].x())))

    def go_to_edge(self, *, last: bool) -> None:
        """Go to the first or last target of the area."""
        if self.target is not None:
            self.go(self.targets(self.target.area)[-1 if last else 0])

    def change_area(self, step: int) -> bool:
        """Go to the next area with anything in it (1) or the previous one (-1); False: there is none."""
        if self.target is None:
            return False
        index = _AREAS.index(self.target.area)
        return any(map(self.enter, _AREAS[index + 1 :] if step > 0 else reversed(_AREAS[:index])))

    def enter(self, area: Area) -> bool:
        """Go to the first target of an area; False: there is nothing in it."""
        there = self.targets(area)
        if there:
            self.go(there[0])
        return bool(there)

    def enter_from(self, *, start: bool) -> None:
        """Go to the first or the last area, as when entering the table from outside."""
        any(map(self.enter, _AREAS if start else reversed(_AREAS)))

    # Meanwhile

    def refresh(self) -> None:
        """Stay on the table after it has changed; a new person starts at the rack."""
        view = self._scene.view_shown
        seat = None if view is None else view.seat
        former, self._round = self._round, None if view is None else (view.board.round, view.board.engine)
        target = self.target
        if target is None or (seat != self._seat and seat is not None) or former != self._round:
            target = FocusTarget(Area.RACK)
            self._index = 0
        self._seat = seat
        if self._scene.invitation.marker_ends and target.area is not Area.ENDS:
            target = FocusTarget(Area.ENDS)
            self._index = 0
        self._settle(target)

    def set_visible(self, shown: bool) -> None:
        """Show where the focus is, or do not while a pointer is used."""
        if shown != self.is_shown:
            self.is_shown = shown
            self._paint()

    def activate(self, active: bool) -> None:
        """Note that the table has got or lost the focus."""
        self._active = active
        self._paint()

    def _settle(self, wanted: FocusTarget) -> None:
        """Go to the wanted target, otherwise to the one in its place, otherwise to another area."""
        start = _AREAS.index(wanted.area)
        for area in (*_AREAS[start:], *_AREAS[:start]):
            there = self.targets(area)
            if not there:
                continue
            if wanted not in there:
                self._index = min(self._index, len(there) - 1) if area is wanted.area else 0
                wanted = there[self._index]
            self._index = there.index(wanted)
            break
        else:
            self.target = None
            self._paint()
            return
        former, self.target = self.target, wanted
        if former != wanted and self.is_shown and self._active and self.end is not None:
            self._scene.trains.reveal(self.end)
        self._paint()
        if former != wanted:
            self.moved.emit(wanted)

    def _paint(self) -> None:
        target = self.target if self.is_shown and self._active else None
        what = None if target is None else target.what
        seat = owner_of(what) if isinstance(what, str) else what if isinstance(what, int) else None
        if seat != self._lit:
            self._lit = seat
            self._scene.light_seat(seat)
        tile = what if isinstance(what, Tile) else None
        self._scene.rack.mark(TileState.FOCUS, tile)
        self._ring.setVisible(target is not None and tile is None)
        if target is not None and tile is None:
            place, angle = self.upright(target)
            self._ring.show_content(FocusRing(place.size()))
            self._ring.setPos(place.center())
            self._ring.setRotation(angle)
