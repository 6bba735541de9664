"""The end of a train that was clicked before any tile was chosen for it."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from mtdesk.rules.tiles import Tile
from mtdesk.table.scene import TableScene

CLICK_REACH = 1.3
"""How far from an end a click is meant for it, in tile widths."""


class EndChoice:
    """Highlights only the tiles that fit the chosen end."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.end: str | None = None
        """The chosen end; None while there is none."""

    def at(self, point: QPointF) -> str | None:
        """Return the end at a point of the scene."""
        return self._scene.trains.end_near(point, CLICK_REACH, double=False)

    def fitting(self, end: str | None) -> list[Tile]:
        """Return the tiles that may be played on an end now."""
        return [tile for tile, ends in self._scene.invitation.plays.items() if end in ends]

    def takes(self, tile: Tile) -> bool:
        """Return whether an end is chosen on which this tile may be played."""
        return self.end is not None and tile in self.fitting(self.end)

    def choose(self, end: str | None) -> None:
        """Choose an end if any tile fits it; None: highlight all playable tiles again."""
        fitting = self.fitting(end)
        before, self.end = self.end, end if fitting else None
        if self.end is not None:
            self._scene.rack.set_playable(fitting)
            self._scene.trains.light((self.end,), double=False)
        elif before is not None:
            invitation = self._scene.invitation
            self._scene.rack.set_playable(invitation.plays if invitation.is_open else None)
