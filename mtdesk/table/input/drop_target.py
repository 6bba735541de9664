"""What a held tile is aimed at: the ends that light up for it, and the one it would be played on."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF

from mtdesk.rules.moves import Play
from mtdesk.rules.tiles import Tile
from mtdesk.table.animation.animator import SNAP, nearest_turn
from mtdesk.table.cloth.lights import pad_pose
from mtdesk.table.items.tile import TileItem
from mtdesk.table.scene import TableScene

_DROP_REACH = 2.2
"""How far from a landing place a tile may be dropped, in tile widths."""
_MISS_REACH = 4.5
"""How far from it an end still counts as meant, in tile widths, if the tile does not fit there."""
_GHOST = 0.8
"""Opacity of a dragged tile shown where it would be played."""


class _Place(Struct, frozen=True):
    """How a tile is placed on an end, in scene coordinates."""

    point: tuple[float, float]
    angle: float
    size: float
    """Width of the tile."""


class DropTarget:
    """Lights the ends of a scene for the held tile, and lets it snap to the one it is dragged to."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._place: _Place | None = None
        """Where the dragged tile appears as a ghost of itself; None while it follows the pointer."""

    def light(self, tile: Tile, *, always: bool = False) -> None:
        """Highlight the ends a tile may be played on, unless the settings hide them."""
        shown = always or self._scene.rack.highlight
        ends = self._scene.invitation.ends_for(tile) if shown else ()
        self._scene.trains.light(ends, double=tile.is_double)
        self._scene.show_in(tile, ())

    def begin(self) -> None:
        """Start dragging a tile."""
        self._place = None

    def lead(self, tile: Tile, centre: QPointF, pointer: QPointF) -> None:
        """Let a dragged tile follow the pointer, or appear as it would on the end it is held to.

        ``centre`` is where its middle belongs in the hand; both are points of the scene.
        """
        end = self.end_under(tile, centre, pointer)
        plays = self._scene.invitation.plays.get(tile, {}).get(end or "", [])
        trains = self._scene.trains
        if not self._scene.rack.highlight and set(trains.lights.pads) != ({end} if plays else set()):
            trains.light([end] if end and plays else (), double=tile.is_double)
        trains.lights.mark(end if plays else None)
        item = self._scene.rack.items[tile]
        lies_there = bool(plays) and self._scene.badges.end_at(pointer) is None
        place = self._place_on(plays[0], item) if lies_there else None
        if place is None:
            self._take_back(tile, item)
            item.setPos(centre)
        elif place != self._place:
            self._lay(item, place, QPointF(*place.point), _GHOST)
        self._place = place

    def end_refusing(self, tile: Tile, centre: QPointF, pointer: QPointF) -> str | None:
        """Return the end near which a tile was dropped that does not take it, if any, to explain why."""
        end = self.end_under(tile, centre, pointer, _MISS_REACH)
        return None if end in self._scene.invitation.ends_for(tile) else end

    def end_under(
        self, tile: Tile, centre: QPointF, pointer: QPointF, reach: float = _DROP_REACH
    ) -> str | None:
        """Return the end a dragged tile is held to, by its middle or by the pointer.

        Over the shelf there is none.

        The pointer at the badge of an end out of sight means that one. ``reach`` is in tile widths.
        """
        if self._scene.rack.area.contains(pointer):
            return None
        if badge := self._scene.badges.end_at(pointer):
            return badge
        near = (
            self._scene.trains.end_near(point, reach, double=tile.is_double) for point in (centre, pointer)
        )
        ends = [end for end in near if end is not None]
        taking = self._scene.invitation.plays.get(tile, {})
        return next((end for end in ends if end in taking), ends[0] if ends else None)

    def _place_on(self, play: Play, item: TileItem) -> _Place | None:
        """Return how an item would be placed after this move."""
        trains = self._scene.trains
        if trains.layout is None or play.end not in trains.layout.pads:
            return None
        pose = pad_pose(trains.layout, play.end, double=play.tile.is_double)
        where = trains.mapToScene(pose.x, pose.y)
        turned = item.ends != (play.tile.other(play.out), play.out)
        return _Place(
            (where.x(), where.y()),
            pose.angle + (180 if turned else 0),
            trains.layout.u * trains.scale(),
        )

    def _take_back(self, tile: Tile, item: TileItem) -> None:
        """Turn a ghost back into the held tile."""
        if self._place is not None:
            self._scene.animator.release(item, "pos")
            angle = self._scene.rack.layout().places[tile].angle
            self._lay(item, _Place((0, 0), angle, item.unit), None, 1.0)

    def _lay(self, item: TileItem, place: _Place, point: QPointF | None, opacity: float) -> None:
        """Let an item snap into a place; without a point it goes where it is put."""
        animator = self._scene.animator
        angle = nearest_turn(item.rotation(), place.angle)
        steps = [
            animator.to(item, "rotation", angle, SNAP),
            animator.to(item, "scale", place.size / item.unit, SNAP),
            animator.to(item, "opacity", opacity, SNAP),
        ]
        if point is not None:
            steps.append(animator.to(item, "pos", point, SNAP))
        animator.start(steps)
