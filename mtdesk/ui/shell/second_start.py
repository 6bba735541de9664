"""Starting the program again while it runs: the running one opens the file and comes to the front.

The second one leaves a request in a folder that the first one watches, and makes sure that it is taken.
"""

from __future__ import annotations

import json
import logging
import os
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from PySide6.QtCore import QFileSystemWatcher, QObject, QTimer
from PySide6.QtWidgets import QWidget

from mtdesk import paths
from mtdesk.files import refuse_pipe, write_whole
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.kit.widgets import bring_to_front

_log = logging.getLogger(__name__)

_FOLDER = "requests"
_PATTERN = "*.json"
_LARGEST = 64 * 1024
"""The most bytes of a request; a path is shorter."""
_PATIENCE = 5.0
"""Seconds in which a running program, or one that is just starting, takes a request."""
_PAUSE = 0.02
_LOST_AFTER_MS = 1000
"""How often to check whether the folder of requests is still the watched one."""


def hand_over(
    file: Path | None, patience: float = _PATIENCE, has_ended: Callable[[], bool] = lambda: False
) -> bool:
    """Let the running program come to the front, with this game if one is named.

    Returns whether it has taken the request. ``has_ended`` is polled for whether that program has ended
    meanwhile; then no one will take it.
    """
    request = _folder() / f"{os.urandom(8).hex()}.json"
    path = None if file is None else str(file.absolute())
    try:
        request.parent.mkdir(parents=True, exist_ok=True)
        write_whole(request, json.dumps({"open": path, "at": time.time()}).encode())
        deadline = time.monotonic() + patience
        while not (ended := has_ended()) and request.exists():
            if time.monotonic() > deadline:
                break
            time.sleep(_PAUSE)
        return not _withdrawn(request) and not ended
    except OSError:
        return False


def _withdrawn(request: Path) -> bool:
    """Withdraw a request; returns whether it was still there."""
    try:
        request.unlink()
    except FileNotFoundError:
        return False
    return True


def file_wanted(request: bytes) -> Path | None:
    """Return the file that a later start wants opened, None for none.

    Raises ValueError for an invalid request.
    """
    try:
        path = json.loads(request)["open"]
    except (TypeError, KeyError, RecursionError) as error:
        raise ValueError("this is no request") from error
    if path is None:
        return None
    if not isinstance(path, str) or b"\0" in os.fsencode(path):  # an impossible path is a ValueError, too
        raise ValueError("this is no path")
    return Path(path)


def _is_old(request: bytes) -> bool:
    """Return whether no one is waiting any more, by this computer's clock; that of the disk may differ."""
    try:
        return bool(abs(time.time() - json.loads(request)["at"]) > 2 * _PATIENCE)
    except (TypeError, KeyError, ValueError, RecursionError, OverflowError):
        return False


class SecondStarts(QObject):
    """Takes the requests of later starts, from ``begin`` on; ``open_file`` opens the game they name."""

    def __init__(
        self, window: QWidget, open_file: Callable[[Path], Coroutine[Any, Any, object]], tasks: Tasks
    ) -> None:
        super().__init__(window)
        self._window, self._open_file, self._tasks = window, open_file, tasks
        self._is_listening = False
        self._watched: os.stat_result | None = None
        self._watcher = QFileSystemWatcher(self)
        self._watcher.directoryChanged.connect(lambda _: self._look())
        self._clock = QTimer(self, interval=_LOST_AFTER_MS)
        self._clock.timeout.connect(self._watch)

    def listen(self) -> None:
        """Take requests from now on, including those already waiting."""
        try:
            _folder().mkdir(parents=True, exist_ok=True)
        except OSError as error:  # later starts may be able to create it
            _log.warning("Later starts cannot be heard: %s", error)
        self._is_listening = True
        self._watch()
        self._clock.start()

    def stop_listening(self) -> None:
        """Take no more requests; later ones are left for the next start."""
        self._clock.stop()
        self._forget()
        self._is_listening = False

    def _watch(self) -> None:
        """Watch the folder that is there now: the previous one may have been deleted or moved."""
        try:
            found = _folder().stat()
        except OSError:  # a later start creates it again
            return
        is_watched = str(_folder()) in self._watcher.directories()
        if is_watched and self._watched is not None and os.path.samestat(self._watched, found):
            return
        self._forget()
        self._watched = found
        self._watcher.addPath(str(_folder()))
        self._look()

    def _forget(self) -> None:
        if self._watcher.directories():
            self._watcher.removePaths(self._watcher.directories())

    def _look(self) -> None:
        if not self._is_listening:  # a change of the folder may still be on its way
            return
        for request in sorted(_folder().glob(_PATTERN)):
            try:
                refuse_pipe(request)
                with request.open("rb") as opened:
                    data = opened.read(_LARGEST)
                request.unlink()
            except OSError as error:
                _log.warning("A request of a later start cannot be taken: %s", error)
                continue
            if not _is_old(data):  # otherwise the requester was killed, and no one expects an answer
                self._obey(data)

    def _obey(self, data: bytes) -> None:
        try:
            file = file_wanted(data)
        except ValueError as error:
            _log.warning("A request of a later start is not understood: %r", error)
            return
        self.answer(file)

    def answer(self, file: Path | None) -> None:
        """Bring the window to the front, and open the file if there is one."""
        bring_to_front(self._window)
        if file is not None:
            self._tasks.start(self._open_file(file))


def _folder() -> Path:
    return paths.user_data_dir() / _FOLDER
