"""How the tiles of a hand stand out: what can be laid, where the keyboard is, what has just come."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from PySide6.QtCore import QObject, QTimer, Signal

from mtdesk.rules.tiles import Tile
from mtdesk.table.items import TileState

_NEW_MS = 3000
"""How long a new tile stays marked."""


class RackStates(QObject):
    """What is to be seen about every tile of a hand.

    ``changed``: something looks otherwise. ``risen``: other tiles stand out of their row, too.
    """

    changed = Signal()
    risen = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.highlight = True
        """Whether tiles that can be laid stand out at all."""
        self.playable: frozenset[Tile] | None = None
        """What can be laid now; None while nobody is asked."""
        self._marks: dict[TileState, Tile | None] = {}
        self._new: set[Tile] = set()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(_NEW_MS)
        self._timer.timeout.connect(self.settle_in)

    def of(self, tile: Tile) -> TileState:
        """The states of a tile."""
        state = TileState.NORMAL
        if self.highlight and self.playable is not None:
            state = TileState.PLAYABLE if tile in self.playable else TileState.VEILED
        if tile in self._new:
            state |= TileState.NEW
        for mark, marked in self._marks.items():
            if marked == tile:
                state |= mark
        return state

    def rises(self, tile: Tile) -> bool:
        """Whether a tile stands out of its row."""
        return TileState.PLAYABLE in self.of(tile)

    def set_playable(self, tiles: Collection[Tile] | None) -> None:
        """Let these tiles stand out and veil the others; None: nobody is asked to lay."""
        self.playable = None if tiles is None else frozenset(tiles)
        self.changed.emit()
        self.risen.emit()

    def set_highlight(self, shown: bool) -> None:
        """Whether tiles that can be laid stand out from now on."""
        if shown != self.highlight:
            self.highlight = shown
            self.changed.emit()
            self.risen.emit()

    def mark(self, state: TileState, tile: Tile | None) -> None:
        """Show a state such as FOCUS on one tile only; None: on none."""
        if tile != self._marks.get(state):
            self._marks[state] = tile
            self.changed.emit()

    def welcome(self, tiles: Iterable[Tile]) -> None:
        """Mark tiles as new for a moment."""
        self._new.update(tiles)
        self._timer.start()

    def touch(self, tile: Tile) -> None:
        """A tile has been touched and is new no more."""
        if tile in self._new:
            self._new.discard(tile)
            self.changed.emit()

    def settle_in(self) -> None:
        """Nothing is new any more."""
        self._new.clear()
        self.changed.emit()

    def forget(self) -> None:
        """Another hand comes: nothing is known of it."""
        self._timer.stop()
        self._new.clear()
        self.playable = None
        self._marks.clear()
