"""Qt's application learns of files that the desktop wants opened: macOS sends an event for a double-click."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication


class QtApplication(QApplication):
    """Reports each file to the last listener; those that come while there is none are kept."""

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._opener: Callable[[Path], object] | None = None
        self._early: list[Path] = []

    def listen(self, opener: Callable[[Path], object] | None) -> None:
        """Report files to this listener from now on, including earlier ones; None: to no one."""
        self._opener = opener
        if opener is None:
            return
        early, self._early = self._early, []
        for file in early:
            opener(file)

    def event(self, event: QEvent) -> bool:
        if event.type() is not QEvent.Type.FileOpen:
            return super().event(event)
        file = Path(event.file())  # type: ignore[attr-defined] # the event is a QFileOpenEvent then
        if self._opener is None:
            self._early.append(file)
        else:
            self._opener(file)
        return True
