"""The autosave: a file that only grows, one line for everything that happens (rules.md 7).

The first line holds what is settled before the first deal; each later line is a deal, a move, an undo or a
new player at a seat. A line is on disk when its ``append`` returns, at the same cost from the first move to
the last.

Whatever happens to the file meanwhile, every line is preceded by a check whether the open file is still the
one at the path. If not, the whole journal is written there again.
"""

from __future__ import annotations

import logging
import os
import stat
from io import FileIO
from pathlib import Path
from typing import Self

from msgspec.structs import replace

from mtdesk.files import free_name, is_still_at, write_whole
from mtdesk.record.files import system_faults
from mtdesk.record.json_text import dump_json
from mtdesk.record.model import Player, Record, Setup
from mtdesk.record.plain import Json, deal_to_json, move_to_json, player_to_json, setup_to_json
from mtdesk.rules.deal import Deal
from mtdesk.rules.moves import Move
from mtdesk.rules.options import FORMAT_VERSION

FORMAT = "mtdesk-journal"
VERSION = FORMAT_VERSION


_log = logging.getLogger(__name__)


class Journal:
    """The journal of the game in progress. Every method raises RecordError if the disk refuses.

    After a refusal, the journal is unchanged, and the same call may be tried again. ``create`` and
    ``continuing`` make one.
    """

    def __init__(self, path: Path, content: bytes) -> None:
        self._path = path
        self._content = bytearray(content)
        """Everything that has been written, to be written again if the file is lost."""
        self._longest = len(content)
        """Bytes that the file may have: more than its content after a line that was only half written."""
        self._file: FileIO | None = None
        self._has_identity = True
        self.was_restored = False
        """Whether the file was gone or another one, and the whole journal has been written again."""

    @classmethod
    def create(cls, path: Path, setup: Setup) -> Self:
        """Start the journal of a new game in place of whatever was in the file."""
        return cls.continuing(path, Record(setup))

    @classmethod
    def continuing(cls, path: Path, record: Record) -> Self:
        """Start a journal that already holds this record, in place of whatever was in the file.

        The file is replaced as a whole: at every moment it holds the old journal or the new one. A link in
        its place is replaced, and its target stays unchanged.
        """
        journal = cls(path, b"".join(_lines(record)))
        with system_faults():
            journal._write_whole(bytes(journal._content))
        return journal

    def append_deal(self, deal: Deal) -> None:
        """Note that the next round was dealt."""
        self._append(_deal_entry(deal))

    def append(self, move: Move) -> None:
        """Note a move of the current round."""
        self._append(_move_entry(move))

    def append_stand_in(self, move: Move, stand_in: Player, player: Player) -> None:
        """Note a move that someone else made in place of the player, who keeps the seat."""
        seat = move.player
        self._append(_seat_entry(seat, stand_in), _move_entry(move), _seat_entry(seat, player))

    def truncate_to(self, round_index: int, move_count: int) -> None:
        """Note an undo: back to the round with this index (from 0) and this number of its moves."""
        self._append({"undo": {"round": round_index + 1, "moves": move_count}})

    def replace_player(self, seat: int, player: Player) -> None:
        """Note that someone else plays at a seat from now on."""
        self._append(_seat_entry(seat, player))

    def ensure(self) -> None:
        """Write the journal again unless all of it, and nothing else, is in the file."""
        with system_faults():
            if not self._is_whole():
                self._restore(bytes(self._content))

    def close(self) -> None:
        """Close the file; closing twice does no harm."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def _append(self, *entries: Json) -> None:
        line = b"".join(map(_line, entries))
        with system_faults():
            if self._file is not None and self._is_in_place(self._file):
                self._add(self._file, line)
            else:
                self._restore(bytes(self._content + line))
        self._content += line
        self._longest = len(self._content)

    def _add(self, file: FileIO, line: bytes) -> None:
        # The remains of a failed attempt must not run into this line.
        file.truncate(len(self._content))
        self._longest = len(self._content) + len(line)
        rest = memoryview(line)
        while rest:
            rest = rest[file.write(rest) or 0 :]
        os.fsync(file.fileno())

    def _is_in_place(self, file: FileIO) -> bool:
        """Return whether the open file is the one at the path, and no one else has written to it."""
        handle = file.fileno()
        if not is_still_at(self._path, handle, has_identity=self._has_identity):
            return False
        return len(self._content) <= os.fstat(handle).st_size <= self._longest

    def _is_whole(self) -> bool:
        try:
            if not stat.S_ISREG(self._path.lstat().st_mode):
                return False
            with self._path.open("rb") as file:
                return file.read(len(self._content) + 1) == self._content
        except OSError:
            return False

    def _restore(self, content: bytes) -> None:
        """Write the whole journal at the path again, with this content."""
        self.close()
        self._path.parent.mkdir(parents=True, exist_ok=True)
        self._move_away(content)
        self._write_whole(content)
        self.was_restored = True
        _log.warning("The journal had gone or was another file, and has been written again")

    def _move_away(self, content: bytes) -> None:
        """Rename what is at the path, unless it is a link or an older copy of this journal."""
        try:
            found = self._path.lstat()
        except FileNotFoundError:
            return
        is_short_file = stat.S_ISREG(found.st_mode) and found.st_size <= len(content)
        if stat.S_ISLNK(found.st_mode) or (is_short_file and content.startswith(self._path.read_bytes())):
            return
        self._path.rename(free_name(self._path))

    def _write_whole(self, content: bytes) -> None:
        write_whole(self._path, content, follow_link=False)
        self._file = FileIO(self._path, "a", opener=_open_again)
        self._has_identity = os.path.samestat(os.fstat(self._file.fileno()), self._path.lstat())


def _open_again(path: str, flags: int) -> int:
    """Open a file that has just been written: never a link, never a pipe, and never a new one."""
    flags &= ~os.O_CREAT
    for name in ("O_NOFOLLOW", "O_NONBLOCK"):  # Windows has neither
        flags |= getattr(os, name, 0)
    return os.open(path, flags)


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
                lines.append(_line(_seat_entry(change.seat, players[change.seat])))
                players[change.seat] = change.was
            if count:
                move = played.moves[count - 1]
                if move not in known:
                    known[move] = _line(_move_entry(move))
                lines.append(known[move])
        lines.append(_line(_deal_entry(played.deal)))
    first = setup_to_json(replace(record.setup, players=tuple(players)))
    lines.append(_line({"format": FORMAT, "version": VERSION, **first}))
    return lines[::-1]


def _deal_entry(deal: Deal) -> Json:
    return {"deal": deal_to_json(deal)}


def _move_entry(move: Move) -> Json:
    return {"move": move_to_json(move)}


def _seat_entry(seat: int, player: Player) -> Json:
    return {"seat": seat, "player": player_to_json(player)}
