"""Playing by keyboard: a focus that walks over the rack and over the lit ends."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtCore import Qt

from mtdesk.rules.moves import Draw, Pass, Stop, Tap
from mtdesk.rules.tiles import Tile
from mtdesk.table.drag import Gesture, ask_why_not
from mtdesk.table.items import TileState
from mtdesk.table.scene import TableScene

_LETTERS: dict[int, type[Draw] | type[Stop] | type[Tap]] = {
    Qt.Key.Key_D: Draw,
    Qt.Key.Key_S: Stop,
    Qt.Key.Key_T: Tap,
}
"""The letters of the buttons. D passes, too, where nothing else can be done."""
_STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_T = TypeVar("_T")
_TAKE = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Keyboard:
    """Arrow keys walk, Enter or Space picks up and lays, Escape gives up; letters as on the buttons."""

    def __init__(self, scene: TableScene, gesture: Gesture) -> None:
        self._scene, self._gesture = scene, gesture
        self._tile: Tile | None = None

    def press(self, key: int) -> bool:
        """Act on a key; returns whether it meant something."""
        if key in _STEPS:
            self._walk(_STEPS[Qt.Key(key)])
        elif key in _TAKE:
            self._take()
        elif key == Qt.Key.Key_Escape:
            self._gesture.cancel()
        elif key in _LETTERS:
            self._propose(_LETTERS[Qt.Key(key)])
        else:
            return False
        return True

    def arrange(self, key: int, text: str, *, ctrl: bool) -> bool:
        """Put the hand in order: Ctrl and an arrow move the focused tile, ``|`` divides before it."""
        if self._tile is None or self._tile not in self._scene.rack.items:
            return False
        if ctrl and key in _STEPS:
            self._gesture.carry.step(self._tile, _STEPS[Qt.Key(key)])
        elif text == "|":
            self._gesture.carry.toggle_before(self._tile)
        else:
            return False
        return True

    def _propose(self, kind: type[Draw] | type[Stop] | type[Tap]) -> None:
        invitation = self._scene.invitation
        move = invitation.first(kind)
        if kind is Draw and move is None:
            move = invitation.first(Pass) if not invitation.marker_ends else None
            move = move or invitation.draw_wish
        if move is not None:
            self._scene.proposed.emit(move)

    def _walk(self, step: int) -> None:
        lights = self._scene.ground.lights
        ends = list(lights.pads)
        if ends and (self._gesture.selected is not None or self._scene.invitation.marker_ends):
            lights.focus(_next(ends, lights.focused, step))
            return
        order = list(self._scene.rack.order)
        if order:
            self._tile = _next(order, self._tile, step)
            self._scene.rack.mark(TileState.FOCUS, self._tile)

    def _take(self) -> None:
        lights = self._scene.ground.lights
        selected, end = self._gesture.selected, lights.focused
        passes = self._scene.invitation.marker_ends
        if selected is not None and end is not None:
            self._gesture.lay(selected, end)
        elif end in passes:
            self._scene.proposed.emit(passes[end])
        elif self._tile in self._scene.rack.items and self._scene.invitation.is_open:
            self._gesture.select(self._tile, by_key=True)
            if not lights.pads and self._tile is not None:
                ask_why_not(self._scene, self._tile)
            lights.focus(next(iter(lights.pads), None))


def _next(items: list[_T], current: _T | None, step: int) -> _T:
    """The neighbour of ``current`` in a ring; the first or last if there is none."""
    if current not in items:
        return items[0 if step > 0 else -1]
    return items[(items.index(current) + step) % len(items)]
