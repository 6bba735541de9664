"""The autosave: a file that only grows, one line for everything that happens (rules.md 7).

The first line holds what is settled before the first deal; each line after it a deal, a move, an undo or a
new player at a seat. A line is on the disk when its ``append`` returns, at the same cost from the first
move to the last.
"""

from __future__ import annotations

import os
from dataclasses import replace
from io import FileIO
from pathlib import Path
from typing import Self

from mtdesk.record.files import system_faults, write_atomically
from mtdesk.record.json_text import dump_json
from mtdesk.record.model import Player, Record, Setup
from mtdesk.record.plain import Json, deal_to_json, move_to_json, player_to_json, setup_to_json
from mtdesk.rules.deal import Deal
from mtdesk.rules.moves import Move

FORMAT = "mtdesk-journal"
VERSION = 1


class Journal:
    """The journal of the game that is being played. Every method raises RecordError if the disk refuses.

    After a refusal the journal is as it was before, and the same call may be tried again.
    """

    def __init__(self, file: FileIO) -> None:
        self._file = file
        self._end = file.seek(0, os.SEEK_END)

    @classmethod
    def create(cls, path: Path, setup: Setup) -> Self:
        """Begin the journal of a new game in place of whatever was in the file."""
        return cls.continuing(path, Record(setup))

    @classmethod
    def continuing(cls, path: Path, record: Record) -> Self:
        """Begin a journal that already holds this record, in place of whatever was in the file.

        The file is replaced as a whole: at every moment it holds the old journal or the new one.
        """
        write_atomically(path, b"".join(map(_line, _entries(record))))
        with system_faults():
            return cls(FileIO(path, "a"))

    def append_deal(self, deal: Deal) -> None:
        """Note that the next round was dealt."""
        self._append(_deal_entry(deal))

    def append(self, move: Move) -> None:
        """Note a move of the current round."""
        self._append(_move_entry(move))

    def truncate_to(self, round_index: int, move_count: int) -> None:
        """Note an undo: back to the round with this index (from 0) and so many of its moves."""
        self._append({"undo": {"round": round_index + 1, "moves": move_count}})

    def replace_player(self, seat: int, player: Player) -> None:
        """Note that somebody else plays at a seat from now on."""
        self._append(_seat_entry(seat, player))

    def close(self) -> None:
        """Close the file; closing twice does no harm."""
        self._file.close()

    def _append(self, entry: Json) -> None:
        with system_faults():
            # What a failed attempt left behind must not run into this line.
            self._file.truncate(self._end)
            line = memoryview(_line(entry))
            written = 0
            while written < len(line):
                written += self._file.write(line[written:]) or 0
            os.fsync(self._file.fileno())
        self._end += len(line)


def _line(entry: Json) -> bytes:
    return dump_json(entry) + b"\n"


def _entries(record: Record) -> list[Json]:
    """All lines of a record. From the last to the first, since it names the players who sit there now."""
    players = list(record.setup.players)
    entries: list[Json] = []
    for played in reversed(record.rounds):
        changes = list(played.changes)
        for count in range(len(played.moves), -1, -1):
            while changes and changes[-1].actions == count:
                change = changes.pop()
                entries.append(_seat_entry(change.seat, players[change.seat]))
                players[change.seat] = change.was
            if count:
                entries.append(_move_entry(played.moves[count - 1]))
        entries.append(_deal_entry(played.deal))
    first = setup_to_json(replace(record.setup, players=tuple(players)))
    entries.append({"format": FORMAT, "version": VERSION, **first})
    return entries[::-1]


def _deal_entry(deal: Deal) -> Json:
    return {"deal": deal_to_json(deal)}


def _move_entry(move: Move) -> Json:
    return {"move": move_to_json(move)}


def _seat_entry(seat: int, player: Player) -> Json:
    return {"seat": seat, "player": player_to_json(player)}
