"""The autosave, a file that only grows, one line for everything that happens; and reading it (format.md 7.4).

The first line holds what is settled before the first deal; each later line is a deal, a move, an undo or a
new player at a seat.
"""

from __future__ import annotations

import logging
import os
import stat
from collections.abc import Callable
from io import BytesIO, FileIO
from pathlib import Path
from typing import Annotated
from zlib import crc32

from msgspec import Meta, Struct
from msgspec.structs import replace

from mtdesk.files import free_name, make_private, write_whole
from mtdesk.record.errors import Fault, RecordError, damaged
from mtdesk.record.files import (
    dump_json,
    read_bounded,
    read_format,
    read_json,
    system_faults,
    write_atomically,
)
from mtdesk.record.model import PlayedRound, Player, Record
from mtdesk.record.schema import (
    SetupFields,
    check_deal,
    check_moves,
    check_player,
    setup_from,
    setup_to_json,
)
from mtdesk.rules.deal import Deal
from mtdesk.rules.moves import Move
from mtdesk.rules.options import FORMAT_VERSION

FORMAT = "mtdesk-journal"
VERSION = FORMAT_VERSION

_log = logging.getLogger(__name__)


class Undo(Struct, frozen=True):
    """Back to the moment when this round had so many moves."""

    round: Annotated[int, Meta(ge=1)]
    moves: Annotated[int, Meta(ge=0)]


class Entry(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A line after the first: only one of these, a player with the seat at which they sit from now on."""

    deal: Deal | None = None
    move: Move | None = None
    undo: Undo | None = None
    seat: Annotated[int, Meta(ge=0)] | None = None
    player: Player | None = None


class Journal:
    """The journal of the game in progress: all of it in memory, and on the disk after ``save``.

    Before anything is written, ``guard`` may raise RecordError to forbid it, and the open file must still be
    the one at the path: if not, the whole journal is written there again. Raises RecordError if the disk
    refuses; the next call tries again.
    """

    def __init__(self, path: Path, guard: Callable[[], None] = lambda: None) -> None:
        self._path, self._guard = path, guard
        self._content = bytearray()
        self._saved = 0
        """How many bytes of the content are on the disk."""
        self._longest = 0
        """How many bytes the file may have: more after a line that was only half written."""
        self._file: FileIO | None = None
        self._written: os.stat_result | None = None
        """The file as it is at the path: some network disks number one that is open in another way."""
        self.was_restored = False
        """Whether the file was gone or another one, and the whole journal has been written again."""

    def start(self, record: Record) -> None:
        """Start the journal of a game in the state of ``record``, in place of whatever is at the path."""
        self._content = bytearray(b"".join(_lines(record)))
        self._saved = 0
        self.save()

    def append(self, *entries: Entry) -> None:
        """Add entries, and save them."""
        assert self._content, "``start`` writes the first line"
        self._content += b"".join(map(_line, entries))
        self.save()

    def save(self, *, is_checked: bool = False) -> None:
        """Write what is not on the disk yet; if it is to be checked, also what the file should hold."""
        if not self._content:
            return
        self._guard()
        with system_faults():
            if not self._saved:
                self._write_whole()
            elif self._file is not None and self._is_in_place(self._file):
                self._extend(self._file)
            if self._saved < len(self._content) or (is_checked and not self._is_whole()):
                self._restore()

    def close(self) -> None:
        """Close the file; closing twice does no harm."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _extend(self, file: FileIO) -> None:
        rest = memoryview(bytes(self._content[self._saved :]))
        if rest:
            file.truncate(self._saved)  # the remains of a failed attempt must not run into these lines
            self._longest = len(self._content)
            while rest:
                rest = rest[file.write(rest) or 0 :]
            os.fsync(file.fileno())
            self._saved = self._longest

    def _is_in_place(self, file: FileIO) -> bool:
        """Return whether the open file is the one at the path, and no one else has written to it."""
        try:
            found = self._path.lstat()
        except OSError:  # it has gone, perhaps with its folder or disk
            return False
        is_same = self._written is not None and os.path.samestat(found, self._written)
        return is_same and self._saved <= os.fstat(file.fileno()).st_size <= self._longest

    def _is_whole(self) -> bool:
        try:
            if not stat.S_ISREG(self._path.lstat().st_mode):
                return False
            with self._path.open("rb") as file:
                return file.read(len(self._content) + 1) == self._content
        except OSError:
            return False

    def _restore(self) -> None:
        """Write the whole journal again; rename what is at the path, unless it is a link or an older copy."""
        self.close()
        try:
            found = self._path.lstat()
        except FileNotFoundError:
            pass
        else:
            is_short_file = stat.S_ISREG(found.st_mode) and found.st_size <= len(self._content)
            is_copy = is_short_file and self._content.startswith(self._path.read_bytes())
            if not (stat.S_ISLNK(found.st_mode) or is_copy):
                self._path.rename(free_name(self._path))
        self._write_whole()
        self.was_restored = True
        _log.warning("The journal had gone or was another file, and has been written again")

    def _write_whole(self) -> None:
        """Replace the file as a whole; a link is replaced, and its target stays unchanged."""
        self.close()
        make_private(self._path.parent)
        write_whole(self._path, bytes(self._content), follow_link=False)
        self._file = FileIO(self._path, "a", opener=_open_again)
        self._written = self._path.lstat()
        self._saved = self._longest = len(self._content)


def _open_again(path: str, flags: int) -> int:
    """Open a file that has just been written: never a link, never a pipe, and never a new one."""
    flags &= ~os.O_CREAT
    for name in ("O_NOFOLLOW", "O_NONBLOCK"):  # Windows has neither
        flags |= getattr(os, name, 0)
    return os.open(path, flags)


def _line(entry: object) -> bytes:
    return dump_json(entry) + b"\n"


def _lines(record: Record) -> list[bytes]:
    """Return all lines of a record.

    From the last to the first, since it names the players who sit there now.
    """
    players = list(record.setup.players)
    lines: list[bytes] = []
    for played in reversed(record.rounds):
        changes = list(played.changes)
        for count in range(len(played.moves), -1, -1):
            while changes and changes[-1].actions == count:
                change = changes.pop()
                lines.append(_line(Entry(seat=change.seat, player=players[change.seat])))
                players[change.seat] = change.was
            if count:
                lines.append(_line(Entry(move=played.moves[count - 1])))
        lines.append(_line(Entry(deal=played.deal)))
    first = setup_to_json(replace(record.setup, players=tuple(players)))
    lines.append(_line({"format": FORMAT, "version": VERSION, **first}))
    return lines[::-1]


# Reading


class Recovery(Struct, frozen=True):
    """What can be read of a journal.

    ``record`` is the game as far as it is readable, None if not even its first line is. ``fault`` says what
    is damaged, None if nothing is.
    """

    record: Record | None
    fault: RecordError | None = None


def read_journal(path: Path) -> Recovery | None:
    """Return the game in a journal, its moves not yet checked; None if there is no file or no whole line.

    A last line without its end was never shown to anyone and is left out. If a journal is damaged elsewhere,
    the game before the damage is returned. Raises RecordError if the file cannot be read or is larger than a
    record may be. If ``replay`` then raises it for a move, ``cut_at`` leaves what can be played.
    """
    try:
        return parse_journal(read_bounded(path))
    except RecordError as error:
        if error.fault is Fault.NOT_FOUND:
            return None
        raise


def is_journal(data: bytes) -> bool:
    """Return whether these are the bytes of a journal: every one starts with the name of its format."""
    return data.startswith(dump_json({"format": FORMAT})[:-1])


def parse_journal(data: bytes) -> Recovery | None:
    """Return what ``read_journal`` does, from the bytes of a file."""
    record: Record | None = None
    for number, line in enumerate(BytesIO(data), start=1):
        if not line.endswith(b"\n"):  # it was interrupted while being written
            break
        try:
            if record is None:
                record = Record(setup_from(read_format(line, FORMAT, VERSION, SetupFields)))
            else:
                _follow(record, read_json(line, Entry))
        except RecordError as error:
            error.detail = f"line {number}: {error.detail}"
            return Recovery(record, error)
    return None if record is None else Recovery(record)


def cut_at(record: Record, error: RecordError) -> None:
    """Remove the round or move at which the replay failed, and everything after it."""
    assert error.round is not None
    del record.rounds[error.round :]
    if error.action is not None:
        record.rounds[-1].cut(error.action - 1)


def _follow(record: Record, entry: Entry) -> None:
    """Apply one line after the first."""
    match entry.deal, entry.move, entry.undo, entry.seat, entry.player:
        case Deal() as deal, None, None, None, None:
            number = len(record.rounds) + 1
            if number > record.setup.options.rounds:
                raise damaged("more rounds have been played than the rules have")
            check_deal(deal, record.setup, number)
            record.rounds.append(PlayedRound(deal, []))
        case None, move, None, None, None if move is not None and record.rounds:
            check_moves([move], len(record.setup.players), len(record.rounds))
            record.rounds[-1].moves.append(move)
        case None, None, Undo(round=round_, moves=moves), None, None:
            if round_ > len(record.rounds) or moves > len(record.rounds[round_ - 1].moves):
                raise damaged("the undo goes back to a point that was never reached")
            del record.rounds[round_:]
            record.rounds[-1].cut(moves)
        case None, None, None, int() as seat, Player() as player if seat < len(record.setup.players):
            check_player(player, seat)
            record.replace_player(seat, player)
        case _:
            raise damaged("this entry makes no sense here")


def set_aside(path: Path) -> Path:
    """Return a copy of the damaged file beside it, named after its content so that it is made only once."""
    with system_faults():
        data = path.read_bytes()
    copy = path.with_name(f"{path.name}.damaged-{crc32(data):08x}")
    if not copy.exists():
        write_atomically(copy, data)
    return copy
