"""Games to be opened while the program runs: by another start of it, or by the desktop.

Whoever double-clicks a saved game starts the program anew on most systems. That start finds the lock of the
other one and leaves a note in the data folder, which the running one finds. macOS sends an event instead.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QEvent, QFileSystemWatcher, QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from mtdesk.files import write_whole

_NOTE = "open"


def hand_over(folder: Path, file: Path) -> None:
    """Leave a note for the program that holds the lock of a data folder; raises OSError."""
    write_whole(folder / _NOTE, os.fsencode(file.absolute()))


class Application(QApplication):
    """The application, which hears of files that the desktop wants opened."""

    asked = Signal(Path)

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self._early: list[Path] | None = []

    def listen(self, opener: Callable[[Path], object]) -> None:
        """Let somebody hear of such files, also of those that came before anybody listened."""
        early, self._early = self._early or [], None
        self.asked.connect(opener)
        for file in early:
            opener(file)

    def event(self, event: QEvent) -> bool:
        """Called by Qt."""
        if event.type() is not QEvent.Type.FileOpen:
            return super().event(event)
        file = Path(event.file())  # type: ignore[attr-defined] # the event is a QFileOpenEvent then
        if self._early is None:
            self.asked.emit(file)
        else:
            self._early.append(file)
        return True


class Arrivals(QObject):
    """Has games opened that the desktop, or another start with the same data folder, wants opened.

    ``opener`` is called with each file; ``window`` is brought to the front.
    """

    def __init__(
        self, app: QApplication, folder: Path, window: QWidget, opener: Callable[[Path], object]
    ) -> None:
        super().__init__(window)
        self._window, self._opener = window, opener
        self._note = folder / _NOTE
        self._taken_up()  # it was for a program that has ended
        self._watcher = QFileSystemWatcher([str(folder)], self)
        self._watcher.directoryChanged.connect(self._look)
        if isinstance(app, Application):
            app.listen(self._open)

    def _look(self) -> None:
        file = self._taken_up()
        if file is not None:
            self._open(file)

    def _open(self, file: Path) -> None:
        self._window.raise_()
        self._window.activateWindow()
        self._opener(file)

    def _taken_up(self) -> Path | None:
        """The file that the note names, if there is one, which is gone then."""
        try:
            named = self._note.read_bytes()
            self._note.unlink()
        except OSError:
            return None  # mostly because something else has changed in the folder
        return Path(os.fsdecode(named))
