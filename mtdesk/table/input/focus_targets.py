"""The spots of the table that can have the keyboard focus, and where they are."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, auto

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform

from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Board, train_of
from mtdesk.table.art.tiles import body_path
from mtdesk.table.cloth.lights import pad_pose
from mtdesk.table.cloth.trains import screen_order
from mtdesk.table.scene import TableScene


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


class FocusTargets:
    """What there is on one table at the moment."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def of(self, area: Area) -> list[FocusTarget]:
        """Return the spots of an area in order: ends and plates clockwise, the player's own first.

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
        """Return where a spot is, in scene pixels; empty for one that is not on the table."""
        scene, what = self._scene, target.what
        match target.area:
            case Area.RACK:
                item = scene.rack.items.get(what) if isinstance(what, Tile) else None
                return QRectF() if item is None else item.mapRectToScene(item.shape().boundingRect())
            case Area.ENDS:
                return self._end_rect(str(what))
            case Area.PILE:
                return scene.frame.rect_of(None)
            case Area.PLATES:
                return scene.frame.rect_of(what) if isinstance(what, int) else QRectF()

    def _end_rect(self, end: str) -> QRectF:
        layer, layout = self._scene.trains, self._scene.trains.layout
        if layout is None or end not in layout.pads:
            return QRectF()
        pose = pad_pose(layout, end, double=layer.lights.crosswise)
        place = QTransform.fromTranslate(pose.x, pose.y).rotate(pose.angle).scale(layout.u, layout.u)
        return layer.mapRectToScene(place.map(body_path()).boundingRect())


def ring_of_ends(board: Board, bottom: int) -> list[str]:
    """Return all ends clockwise on screen from the train of the bottom seat.

    Branches in the order of names.
    """
    return [
        end
        for train in screen_order(board, bottom)
        for end in sorted(end for end in board.ends if train_of(end) == train)
    ]
