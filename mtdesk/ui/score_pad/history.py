"""The open pad, and its state before each entry, so that entries can be undone."""

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

    def follow(self, former: History) -> None:
        """Take over the steps of a former history if it was of this file and ended with this pad."""
        if (former.file, former.pad) == (self.file, self.pad):
            self._states, self._now = former._states, former._now

    @property
    def pad(self) -> Pad:
        """The current pad."""
        return self._states[self._now]

    @property
    def before(self) -> Pad | None:
        """The pad before the last step since it was opened, None if there was none."""
        return self._states[self._now - 1] if self._now > 0 else None

    @property
    def after(self) -> Pad | None:
        """The pad after the step last undone, None if there was none."""
        return self._states[self._now + 1] if self._now + 1 < len(self._states) else None

    def write(self, pad: Pad) -> None:
        """Continue with another state of the pad; one that changes nothing is not a step."""
        if pad != self.pad:
            self._states[self._now + 1 :] = [pad]
            self._go(1)

    def undo(self) -> None:
        """Go back one step, if there is one."""
        if self.before is not None:
            self._go(-1)

    def redo(self) -> None:
        """Redo the step last undone, if there was one."""
        if self.after is not None:
            self._go(1)

    def _go(self, step: int) -> None:
        self._now += step
        self.changed.emit()
