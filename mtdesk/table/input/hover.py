"""What is shown while the pointer or the focus only rests on something: no button is down."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from mtdesk.table.input.drag import Gesture
from mtdesk.table.input.end_choice import CLICK_REACH
from mtdesk.table.scene import TableScene


class Hover:
    """Highlights the train of the plate under the pointer, and shows the chosen tile in an end."""

    def __init__(self, scene: TableScene, gesture: Gesture) -> None:
        self._scene, self._gesture = scene, gesture

    def move(self, point: QPointF) -> None:
        """Note that the pointer is at a point of the scene."""
        self._scene.trains.light_train(self._scene.frame.seat_at(point))
        tile = self._gesture.selected
        if tile is not None:
            self.show_in(self._scene.trains.end_near(point, CLICK_REACH, double=tile.is_double))

    def show_in(self, end: str | None) -> None:
        """Show in an end how the chosen tile would be placed, if one is chosen and fits; None: in no end."""
        tile = self._gesture.selected
        if tile is None:
            return
        plays = self._scene.invitation.plays.get(tile, {}).get(end or "", [])
        if plays:
            self._scene.trains.lights.show(plays[0])
        else:
            self._scene.trains.lights.mark(None)

    def leave(self) -> None:
        """Note that the pointer is no longer over the table."""
        self._scene.trains.light_train(None)
