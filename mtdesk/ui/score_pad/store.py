"""The score pads on disk: each in its own file, written again after every entry."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from datetime import date, datetime, timedelta
from pathlib import Path

from msgspec import Struct

from mtdesk import clock, paths
from mtdesk.files import MOMENT, moment_in_name
from mtdesk.record.errors import RecordError
from mtdesk.record.files import system_faults
from mtdesk.record.score_pad import SUFFIX, Pad, read_pad, write_pad
from mtdesk.ui.kit.tasks import Tasks

PADS = "score-pads"
"""The folder of score pads, in the player's data folder."""
_LATELY = timedelta(days=7)
"""People who wrote on a pad within this time may want to continue it."""


def pads_folder() -> Path:
    """Return where score pads are kept."""
    return paths.user_data_dir() / PADS


def new_file() -> Path:
    """Return a file for a pad that starts now; the name says when."""
    return pads_folder() / f"{clock.now():{MOMENT}}{SUFFIX}"


class KeptPad(Struct, frozen=True):
    """A pad in the folder, or why it cannot be read.

    ``when`` the file was started, by its name, since an import changes the times of files; otherwise when it
    was written. ``written`` is always that, in seconds.
    """

    file: Path
    when: datetime
    pad: Pad | None
    fault: RecordError | None = None
    written: float = 0.0

    @property
    def day(self) -> date:
        """The day on which the pad was begun; that of the file if it cannot be read."""
        return self.when.date() if self.pad is None else self.pad.begun

    @property
    def is_running(self) -> bool:
        return self.pad is not None and not self.pad.is_over


def with_refused(kept: Sequence[KeptPad], refused: Mapping[Path, Pad]) -> tuple[KeptPad, ...]:
    """Return those in the folder but, first and in their current state, those that the disk refuses."""
    now = clock.now()
    newest = tuple(KeptPad(file, now, pad, written=now.timestamp()) for file, pad in refused.items())
    return (*newest, *(one for one in kept if one.file not in refused))


def kept_pads() -> tuple[KeptPad, ...]:
    """Return all pads in the folder, the latest first. Raises RecordError if it is unreadable."""
    pads = [_looked_at(file, time) for time, file in _files()]
    return tuple(sorted(pads, key=lambda kept: (kept.day, kept.when), reverse=True))


def running_pad() -> tuple[Path, Pad] | None:
    """Return the running pad with an entry that was written last, if that was lately, and its file."""
    since = (clock.now() - _LATELY).timestamp()
    try:
        files = sorted(_files(), reverse=True)
    except RecordError:
        return None
    pads = ((file, _looked_at(file, time).pad) for time, file in files if time >= since)
    running = ((file, pad) for file, pad in pads if pad and pad.has_entries and not pad.is_over)
    return next(running, None)


def _files() -> list[tuple[float, Path]]:
    """Return all files of pads, and when they were written."""
    found = []
    with system_faults():
        for file in pads_folder().glob(f"*{SUFFIX}"):
            with suppress(FileNotFoundError):  # deleted since it was listed, or a link to nothing
                found.append((file.stat().st_mtime, file))
    return found


def _looked_at(file: Path, time: float) -> KeptPad:
    when = moment_in_name(file) or clock.moment_of(time).replace(tzinfo=None)
    try:
        return KeptPad(file, when, read_pad(file), written=time)
    except RecordError as error:
        return KeptPad(file, when, None, error, time)


def delete_pad(file: Path) -> None:
    """Delete a pad for good. Raises RecordError if the system refuses."""
    with system_faults():
        file.unlink(missing_ok=True)


class PadKeeper:
    """Writes pads in the background, always the newest state.

    ``on_failure`` is called when a pad cannot be written, once until it can; it is tried again with each
    entry. ``on_saved`` is called when there is nothing more to write.
    """

    def __init__(
        self,
        tasks: Tasks,
        on_failure: Callable[[Path, RecordError], None],
        on_saved: Callable[[], object] = bool,
    ) -> None:
        self._tasks = tasks
        self._on_failure, self._on_saved = on_failure, on_saved
        self.wanted: dict[Path, Pad] = {}
        """What the disk has not yet accepted."""
        self._copies: dict[Path, Pad] = {}
        self.faults: dict[Path, RecordError] = {}
        """Why the disk has refused what it has refused."""
        self._writing: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()
        """Two threads must not write the same pad: the older state could come last."""

    def keep(self, file: Path, pad: Pad) -> None:
        self.wanted[file] = pad
        if self._writing is None or self._writing.done():
            self._writing = self._tasks.start(self._write())

    @property
    def is_at_rest(self) -> bool:
        return not self.wanted and (self._writing is None or self._writing.done())

    @property
    def unsaved(self) -> Mapping[Path, Pad]:
        """What is in no file at all in its current state."""
        return {file: pad for file, pad in self.wanted.items() if self._copies.get(file) != pad}

    def note_copy(self, file: Path, pad: Pad) -> None:
        """Note that the player has put a pad, in its current state, into another file than its own."""
        self._copies[file] = pad

    def drop(self, file: Path) -> None:
        """Stop trying to write a pad."""
        self.wanted.pop(file, None)
        self.faults.pop(file, None)

    async def flush(self) -> None:
        """Wait until everything is on disk, as far as the disk accepts it."""
        if self._writing is not None:
            await asyncio.wait({self._writing})
        await self._write()

    async def _write(self) -> None:
        async with self._turn:
            refused: dict[Path, Pad] = {}
            while self.wanted:
                file, pad = self.wanted.popitem()
                try:
                    await asyncio.to_thread(_write, file, pad)
                except RecordError as error:
                    refused[file] = pad
                    self._tell(file, error)
                else:
                    refused.pop(file, None)
                    self.faults.pop(file, None)
            self.wanted = refused
        self._on_saved()

    def _tell(self, file: Path, error: RecordError) -> None:
        failed_before = bool(self.faults)
        self.faults[file] = error
        if not failed_before:
            self._on_failure(file, error)


def _write(file: Path, pad: Pad) -> None:
    with system_faults():
        file.parent.mkdir(parents=True, exist_ok=True)
    write_pad(file, pad)
