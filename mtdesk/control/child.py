"""A program that runs beside ours and talks to us in lines; threads keep every wait bounded."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from queue import Queue
from threading import Condition, Thread
from typing import IO

from mtdesk.messages import printable
from mtdesk.record.protocol import lines_of

_said = logging.getLogger(f"{__name__}.said")
"""What programs write to standard error, which may be about hidden tiles: the log does not keep it."""

if sys.platform == "win32":
    _NO_CONSOLE = subprocess.CREATE_NO_WINDOW
else:
    _NO_CONSOLE = 0

_MOST_UNREAD = 16
"""Lines waiting to be read; of more, the first are lost."""
_COMPLAINTS = 100
"""Lines of its standard error that go into our log."""
_COMPLAINT = 400
"""The most bytes of such a line."""
_TIME_TO_END = 0.3
"""Seconds it has to end by itself when it has nothing more to be told."""
_GRACE = 0.2
"""Seconds its last lines may take to arrive after its end."""

_GUARD = ("/bin/sh", "-c", "read line; kill -KILL 0")
"""Waits for the end of its input, which comes when we are gone; then ends its process group and itself."""


class Child:
    """A process; ``command`` is a list of words, or on Windows a command line. Raises OSError.

    It runs in ``folder``, by default that of this process. Where there are process groups, it has its own, so
    that everything it has started ends with it; a guard in that group makes sure that all of them also end
    when this process is killed. Its standard error goes to our log, in characters that can be shown.
    """

    def __init__(self, command: Sequence[str] | str, folder: Path | None = None) -> None:
        self._guard = _guard()
        try:
            self._process = subprocess.Popen(  # noqa: S603 -- the person's own command, and no shell
                command,
                cwd=folder,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                process_group=None if self._guard is None else self._guard.pid,
                creationflags=_NO_CONSOLE,
            )
        except (OSError, ValueError):
            self._end_group()
            raise
        self._changed = Condition()
        self._incoming: deque[bytes] = deque(maxlen=_MOST_UNREAD)
        self._outgoing: Queue[bytes | None] = Queue()
        self.has_ended_output = False
        """Whether it will never say anything again."""
        self._last_complaint = ""
        pipes = (
            (self._write, self._process.stdin),
            (self._listen, self._process.stdout),
            (self._log_complaints, self._process.stderr),
        )
        self._threads = [Thread(target=serve, args=(pipe,), daemon=True) for serve, pipe in pipes]
        for thread in self._threads:
            thread.start()

    @property
    def process_id(self) -> int:
        """The system's number for it."""
        return self._process.pid

    @property
    def leaves_input_unread(self) -> bool:
        """Whether it has not read everything sent, as far as can be known; a busy machine gets a moment."""
        with self._outgoing.all_tasks_done:
            return not self._outgoing.all_tasks_done.wait_for(
                lambda: not self._outgoing.unfinished_tasks, _GRACE
            )

    def send(self, line: bytes) -> None:
        """Send it a line, and forget what it said before. This does not wait until it has read it."""
        with self._changed:
            self._incoming.clear()
            self._changed.notify_all()
        self._outgoing.put(line)

    def receive(self, seconds: float, is_wanted: Callable[[], bool]) -> bytes:
        """Return the next line it says.

        Raises TimeoutError if that takes longer, EOFError if there will be none.

        When something else is sent, ``is_wanted`` decides whether anyone still waits for this answer; if not,
        that is an EOFError, too.
        """
        with self._changed:
            if not self._changed.wait_for(
                lambda: self._incoming or self.has_ended_output or not is_wanted(), seconds
            ):
                raise TimeoutError
            if not (self._incoming and is_wanted()):
                raise EOFError
            return self._incoming.popleft()

    def last_complaint(self) -> str:
        """Return the last line of its standard error when it has ended; empty if there is none."""
        self._threads[-1].join(_GRACE)
        return self._last_complaint

    def end(self, goodbye: bytes) -> None:
        """Write a last line and close its input; if it does not end soon, it is killed."""
        self._outgoing.put(goodbye)
        self._outgoing.put(None)
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(_TIME_TO_END)
        self.kill()
        self._process.wait()
        self._end_group()
        for thread in self._threads:
            thread.join(_GRACE)  # longer only if an escaped child of its keeps its output open
        for pipe, thread in zip(
            (self._process.stdin, self._process.stdout, self._process.stderr), self._threads, strict=True
        ):
            if pipe is not None and not thread.is_alive():
                with suppress(OSError):  # what could not be sent is lost
                    pipe.close()

    def kill(self) -> None:
        """Kill it at once, with everything it has started where there are process groups.

        ``end`` is still needed.
        """
        if self._guard is None:
            self._process.kill()
        else:
            with suppress(ProcessLookupError, PermissionError):  # no one is left, or only what has ended
                os.killpg(self._guard.pid, signal.SIGKILL)

    def _end_group(self) -> None:
        """Release the process group; only then may others get its number."""
        if self._guard is not None:
            self._guard.kill()
            self._guard.communicate()

    # One thread each

    def _write(self, pipe: IO[bytes]) -> None:
        while (line := self._outgoing.get()) is not None:
            try:
                pipe.write(line)
                pipe.flush()
            except OSError:  # it no longer reads; a caller that waits for its answer learns that it has ended
                return
            self._outgoing.task_done()
        with suppress(OSError):
            pipe.close()

    def _listen(self, pipe: IO[bytes]) -> None:
        for line in lines_of(pipe):
            with self._changed:
                self._incoming.append(line)
                self._changed.notify_all()
        with self._changed:
            self.has_ended_output = True
            self._changed.notify_all()

    def _log_complaints(self, pipe: IO[bytes]) -> None:
        count = 0
        while line := pipe.readline(_COMPLAINT):
            text = printable(line.decode(errors="replace").rstrip())
            if not text:
                continue
            self._last_complaint = text
            count += 1
            if count <= _COMPLAINTS:
                _said.warning("process %d says: %s", self.process_id, text)
            elif count == _COMPLAINTS + 1:
                _said.warning("process %d says more, which is left out", self.process_id)


def _guard() -> subprocess.Popen[bytes] | None:
    """Return the first of a new process group, which ends the group when this process has ended.

    Raises OSError.

    The system closes its pipe, however this process ends. None on Windows.
    """
    if sys.platform == "win32":
        return None
    return subprocess.Popen(  # noqa: S603 -- our own words
        _GUARD,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        process_group=0,
    )
