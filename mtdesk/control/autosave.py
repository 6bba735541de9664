"""Keeping the journal of the current game on disk, off the window's thread."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from mtdesk.record.errors import RecordError
from mtdesk.record.journal import Journal
from mtdesk.record.model import Player, Record
from mtdesk.rules.deal import Deal
from mtdesk.rules.moves import Move

_Entry = Callable[[Journal], None]


def _nothing() -> None:
    """Do nothing."""


class Autosave:
    """Writes what a match does to the journal at ``path``, in order; each call returns when it is on disk.

    If it cannot be written (a full or read-only disk) the game goes on: ``on_save_failed`` is called once,
    and the entries stay in memory and are tried again with the next one. It is called again if saving fails
    after it had worked in between. ``on_restored`` is called once if the file had gone and has been written
    again. ``guard`` is called in a thread before anything is written, and raises RecordError if it must not
    be.
    """

    def __init__(
        self,
        path: Path,
        on_save_failed: Callable[[RecordError | OSError], None],
        on_restored: Callable[[], None] = _nothing,
        guard: Callable[[], None] = _nothing,
    ) -> None:
        self._path = path
        self._on_save_failed, self._on_restored, self._guard = on_save_failed, on_restored, guard
        self._start: Record | None = None
        self._journal: Journal | None = None
        self._waiting: deque[_Entry] = deque()
        self._writing: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None
        self.is_failing = False
        """Whether the last attempt to save failed: pending entries are in memory only."""
        self._has_told = False

    async def start_journal(self, record: Record) -> None:
        """Start the journal of a game in the state of ``record``, in place of whatever was there."""
        self._start = record.copy()
        await self._write()

    async def deal(self, deal: Deal) -> None:
        """Save that the next round was dealt."""
        self._waiting.append(lambda journal: journal.append_deal(deal))
        await self._write()

    async def move(self, move: Move) -> None:
        """Save a move."""
        self._waiting.append(lambda journal: journal.append(move))
        await self._write()

    async def move_of_stand_in(self, move: Move, stand_in: Player, player: Player) -> None:
        """Save a move that someone else made in place of the player."""
        self._waiting.append(lambda journal: journal.append_stand_in(move, stand_in, player))
        await self._write()

    async def truncate(self, round_index: int, move_count: int) -> None:
        """Save an undo: back to the round with this index (from 0) and this number of its moves."""
        self._waiting.append(lambda journal: journal.truncate_to(round_index, move_count))
        await self._write()

    async def replace_players(self, players: Mapping[int, Player]) -> None:
        """Save that others play at these seats from now on."""
        self._waiting.extend(
            partial(Journal.replace_player, seat=seat, player=player) for seat, player in players.items()
        )
        await self._write()

    async def save(self) -> None:
        """Write pending entries, and the whole journal again unless all of it is in the file."""
        await self._write(ensure=True)

    async def close(self) -> None:
        """Save, and let go of the file, even if the caller is cancelled meanwhile.

        Call it when the match no longer runs.
        """
        self._closing = asyncio.create_task(self._let_go())
        await asyncio.shield(self._closing)

    async def _let_go(self) -> None:
        await self.save()
        if self._journal is not None:
            self._journal.close()

    async def _write(self, *, ensure: bool = False) -> None:
        """Write pending entries. Cancelling the caller does not stop it: moves made reach the disk."""
        self._writing = asyncio.create_task(self._write_after(self._writing, ensure=ensure))
        await asyncio.shield(self._writing)

    async def _write_after(self, before: asyncio.Task[None] | None, *, ensure: bool) -> None:
        if before is not None:
            await before
        if self._start is None and self._journal is None:
            return  # nothing has been started
        try:
            await asyncio.to_thread(self._write_in_thread, ensure=ensure)
        except (RecordError, OSError) as error:
            if not self.is_failing:
                self.is_failing = True
                self._on_save_failed(error)
        else:
            self.is_failing = False
        if self._journal is not None and self._journal.was_restored and not self._has_told:
            self._has_told = True
            self._on_restored()

    def _write_in_thread(self, *, ensure: bool) -> None:
        self._guard()
        if self._start is not None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._journal = Journal.continuing(self._path, self._start)
            self._start = None
        assert self._journal is not None
        while self._waiting:
            self._waiting[0](self._journal)
            self._waiting.popleft()
        if ensure:
            self._journal.ensure()
