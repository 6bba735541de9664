"""The pad that is open, and what it was before each entry, so that entries can be taken back."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal

from mtdesk.record.score_pad import Pad


class History(QObject):
    """One pad and its file. ``changed`` reports every other state, whether written, undone or redone."""

    changed = Signal()

    def __init__(self, pad: Pad, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.file = file
        self._states = [pad]
        self._now = 0

    @property
    def pad(self) -> Pad:
        """The pad as it is now."""
        return self._states[self._now]

    @property
    def can_undo(self) -> bool:
        """Whether something has been written since the pad was opened."""
        return self._now > 0

    @property
    def can_redo(self) -> bool:
        """Whether something has been taken back since something was last written."""
        return self._now + 1 < len(self._states)

    def write(self, pad: Pad) -> None:
        """Go on with another state of the pad; one that changes nothing is no step."""
        if pad != self.pad:
            self._states[self._now + 1 :] = [pad]
            self._go(1)

    def undo(self) -> None:
        """Go back one step, if there is one."""
        if self.can_undo:
            self._go(-1)

    def redo(self) -> None:
        """Take back an undo, if there was one."""
        if self.can_redo:
            self._go(1)

    def _go(self, step: int) -> None:
        self._now += step
        self.changed.emit()
