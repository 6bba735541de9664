"""Playing by keyboard: what each key does on the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Qt, Signal

from mtdesk.rules.tiles import Tile
from mtdesk.table.input.focus import Area, Focus, FocusTarget
from mtdesk.table.input.gesture import Gesture, ask_why_not
from mtdesk.table.scene import TableScene

_Key = Qt.Key
_ACTIVATING = (_Key.Key_Return, _Key.Key_Enter, _Key.Key_Space)


class Keyboard(QObject):
    """Arrow keys move, Tab changes the area, Enter or Space picks up and plays, Escape cancels.

    Where there is nothing to cancel, Escape hides the ring until another key moves it. Letters are shortcuts
    of the buttons and menus, not of the table. ``asked_again`` is emitted by a key that has no effect there:
    the announcer then repeats the place. ``escaped`` is emitted by Escape where there is nothing to cancel.
    """

    asked_again = Signal()
    escaped = Signal()

    def __init__(self, scene: TableScene, gesture: Gesture, focus: Focus) -> None:
        super().__init__(scene)
        self._scene, self._gesture, self._focus = scene, gesture, focus
        self._walks: Mapping[int, Callable[[], None]] = {
            _Key.Key_Right: lambda: focus.step(1),
            _Key.Key_Left: lambda: focus.step(-1),
            _Key.Key_Down: lambda: focus.rise(1),
            _Key.Key_Up: lambda: focus.rise(-1),
            _Key.Key_Home: lambda: focus.go_to_edge(last=False),
            _Key.Key_End: lambda: focus.go_to_edge(last=True),
        }

    def press(self, key: int, *, held: bool = False) -> bool:
        """Act on a key without modifiers; returns whether it meant something.

        A key that is ``held`` down and repeats keeps moving, but neither picks up nor plays.
        """
        if key in self._walks:
            before = self._focus.target if self._focus.is_shown and not held else None
            self._focus.set_visible(True)  # first, so that an end it goes to is brought into sight
            self._walks[key]()
            if before is not None and self._focus.target == before:
                self.asked_again.emit()
        elif key in _ACTIVATING:
            if not held:
                self._activate()
        elif key == _Key.Key_Escape and self._gesture.is_busy:
            self._put_back()
            return True  # the ring stays hidden if the tile was taken by the mouse
        elif key == _Key.Key_Escape:
            self._focus.set_visible(False)
            self.escaped.emit()
            return False
        else:
            return False
        self._focus.set_visible(True)
        return True

    def arrange(self, key: int, text: str, *, ctrl: bool) -> bool:
        """Put the hand in order: Ctrl and an arrow move the focused tile, ``|`` divides before it."""
        tile = self._focus.tile
        step = {_Key.Key_Left: -1, _Key.Key_Right: 1}.get(Qt.Key(key)) if ctrl else None
        if tile is None:
            return False
        if step is not None:
            self._gesture.carry.step(tile, step)
        elif text == "|":
            self._gesture.carry.toggle_before(tile)
        else:
            return False
        self._focus.go(FocusTarget(Area.RACK, tile))
        self._focus.set_visible(True)
        return True

    def change_area(self, step: int) -> bool:
        """Go to another area of the table; False: the next one is outside it."""
        self._focus.set_visible(True)
        return self._focus.change_area(step)

    def _put_back(self) -> None:
        tile = self._gesture.selected or self._scene.rack.held
        self._gesture.cancel()
        if isinstance(tile, Tile):
            self._focus.go(FocusTarget(Area.RACK, tile))

    def _activate(self) -> None:
        target = self._focus.target
        if target is None:
            return
        if isinstance(target.what, Tile):
            self._activate_tile(target.what)
        elif isinstance(target.what, str):
            self._activate_end(target.what)
        elif target.area is Area.PILE and self._scene.invitation.draw_wish is not None:
            self._scene.proposed.emit(self._scene.invitation.draw_wish)
        else:
            self.asked_again.emit()

    def _activate_tile(self, tile: Tile) -> None:
        if not self._scene.invitation.is_open:
            self.asked_again.emit()
        elif tile == self._gesture.selected:
            self._put_back()
        else:
            self._gesture.select(tile, by_key=True)
            if self._scene.trains.lights.pads:
                self._focus.enter(Area.ENDS)
            else:
                ask_why_not(self._scene, tile)

    def _activate_end(self, end: str) -> None:
        selected, passes = self._gesture.selected, self._scene.invitation.marker_ends
        if selected is not None:
            self._focus.go(FocusTarget(Area.RACK, selected))
            self._gesture.lay(selected, end)
        elif end in passes:
            self._scene.proposed.emit(passes[end])
        else:
            self.asked_again.emit()
