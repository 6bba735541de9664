"""What a tile in the hand is aimed at: which ends light up for it, and which one it would be laid on."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from mtdesk.rules.tiles import Tile
from mtdesk.table.scene import TableScene

_DROP_REACH = 2.2
"""How far from a landing place a tile may be dropped, in tile widths."""


class DropTarget:
    """Lights the ends of a scene for the tile that is held."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    def light(self, tile: Tile, *, always: bool = False) -> None:
        """Light the ends a tile may be laid on, unless people want to find them themselves."""
        shown = always or self._scene.rack.states.highlight
        ends = self._scene.invitation.ends_for(tile) if shown else ()
        self._scene.trains.light(ends, double=tile.is_double)

    def mark(self, tile: Tile, pointer: QPointF) -> None:
        """Show in the end under a dragged tile how it would lie; ``pointer`` is a point of the scene."""
        end = self.end_under(tile, pointer)
        plays = self._scene.invitation.plays.get(tile, {}).get(end or "", [])
        lights = self._scene.trains.lights
        if not self._scene.rack.states.highlight and set(lights.pads) != ({end} if plays else set()):
            self._scene.trains.light([end] if end and plays else (), double=tile.is_double)
        halves = (tile.other(plays[0].out), plays[0].out) if plays else None
        lights.mark(end if plays else None, halves)

    def end_under(self, tile: Tile, pointer: QPointF) -> str | None:
        """The end a dragged tile lies over; the pointer at one out of sight means that one."""
        centre = self._scene.rack.items[tile].scenePos()
        badge = self._scene.badges.end_at(pointer)
        return badge or self._scene.trains.end_near(centre, _DROP_REACH, double=tile.is_double)
