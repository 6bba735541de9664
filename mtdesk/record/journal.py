"""The autosave: a file that only grows, one line for everything that happens (rules.md 7).

The first line holds what is settled before the first deal; each later line is a deal, a move, an undo or a
new player at a seat.
"""

from __future__ import annotations

import logging
import os
import stat
from collections.abc import Callable
from io import FileIO
from pathlib import Path

from msgspec.structs import replace

from mtdesk.files import free_name, is_still_at, make_private, write_whole
from mtdesk.record.files import system_faults
from mtdesk.record.json_text import Json, dump_json
from mtdesk.record.model import Player, Record
from mtdesk.record.schema import setup_to_json
from mtdesk.rules.deal import Deal
from mtdesk.rules.moves import Move
from mtdesk.rules.options import FORMAT_VERSION

FORMAT = "mtdesk-journal"
VERSION = FORMAT_VERSION

_log = logging.getLogger(__name__)


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
        self._has_identity = True
        self.was_restored = False
        """Whether the file was gone or another one, and the whole journal has been written again."""

    def start(self, record: Record) -> None:
        """Start the journal of a game in the state of ``record``, in place of whatever is at the path."""
        self._content = bytearray(b"".join(_lines(record)))
        self._saved = 0
        self.save()

    def append(self, lines: bytes) -> None:
        """Add lines, and save them."""
        self._content += lines
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
        handle = file.fileno()
        if not is_still_at(self._path, handle, has_identity=self._has_identity):
            return False
        return self._saved <= os.fstat(handle).st_size <= self._longest

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
        self._has_identity = os.path.samestat(os.fstat(self._file.fileno()), self._path.lstat())
        self._saved = self._longest = len(self._content)


def _open_again(path: str, flags: int) -> int:
    """Open a file that has just been written: never a link, never a pipe, and never a new one."""
    flags &= ~os.O_CREAT
    for name in ("O_NOFOLLOW", "O_NONBLOCK"):  # Windows has neither
        flags |= getattr(os, name, 0)
    return os.open(path, flags)


# The lines


def deal_line(deal: Deal) -> bytes:
    """Return the line that says that the next round was dealt."""
    return _line({"deal": deal})


def move_line(move: Move) -> bytes:
    """Return the line of a move of the current round."""
    return _line({"move": move})


def undo_line(round_index: int, move_count: int) -> bytes:
    """Return the line of an undo: back to the round with this index, from 0, and so many of its moves."""
    return _line({"undo": {"round": round_index + 1, "moves": move_count}})


def seat_line(seat: int, player: Player) -> bytes:
    """Return the line that says that someone else plays at a seat from now on."""
    return _line({"seat": seat, "player": player})


def _line(entry: Json) -> bytes:
    return dump_json(entry) + b"\n"


def _lines(record: Record) -> list[bytes]:
    """Return all lines of a record.

    From the last to the first, since it names the players who sit there now.
    """
    players = list(record.setup.players)
    lines: list[bytes] = []
    known: dict[Move, bytes] = {}  # in a long game the same moves recur
    for played in reversed(record.rounds):
        changes = list(played.changes)
        for count in range(len(played.moves), -1, -1):
            while changes and changes[-1].actions == count:
                change = changes.pop()
                lines.append(seat_line(change.seat, players[change.seat]))
                players[change.seat] = change.was
            if count:
                move = played.moves[count - 1]
                if move not in known:
                    known[move] = move_line(move)
                lines.append(known[move])
        lines.append(deal_line(played.deal))
    first = setup_to_json(replace(record.setup, players=tuple(players)))
    lines.append(_line({"format": FORMAT, "version": VERSION, **first}))
    return lines[::-1]
