"""How players order their hands, kept across restarts in a small file beside the journal.

It is a convenience, not data: a hand in the order dealt is no loss. So what goes wrong is only logged.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Mapping
from pathlib import Path
from typing import Any

import msgspec

from mtdesk import paths
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.files import read_bounded, write_json
from mtdesk.record.model import Record
from mtdesk.table.rack.arrangement import Arrangement

FILE_NAME = "hands.json"
_MOST_ROUNDS = 20
_LARGEST = 1_000_000
"""Maximum bytes to read; our files are a hundred times smaller."""

_log = logging.getLogger(__name__)


def round_key(record: Record) -> str:
    """Return a text that identifies the last round of a game; "" before the first deal."""
    if not record.rounds:
        return ""
    from hashlib import sha256

    setup, deal = record.setup, record.rounds[-1].deal
    text = repr((setup.seed, len(setup.players), len(record.rounds), deal))
    return sha256(text.encode()).hexdigest()[:32]


class _Kept(msgspec.Struct, frozen=True):
    """What is in the file: hands by round and seat, the latest round at the end."""

    rounds: dict[str, dict[int, Arrangement]]


class HandStore:
    """The hands of the latest rounds, and the file that keeps them.

    ``start`` runs the work of writing in the background.
    """

    def __init__(
        self, start: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]], file: Path | None = None
    ) -> None:
        self._start = start
        self._file = paths.user_data_dir() / FILE_NAME if file is None else file
        self._rounds = _read(self._file)
        self._turn = asyncio.Lock()
        self._saving: asyncio.Task[None] | None = None

    def hands(self, key: str) -> Mapping[int, Arrangement]:
        """Return how people kept their tiles in a round, by seat."""
        return self._rounds.get(key, {})

    def keep(self, key: str, seat: int, arrangement: Arrangement) -> None:
        """Remember how a player orders their tiles, and write it soon, in another thread."""
        hands = self._rounds.pop(key, {})
        self._rounds[key] = {**hands, seat: arrangement}
        while len(self._rounds) > _MOST_ROUNDS:
            del self._rounds[next(iter(self._rounds))]
        self._saving = self._start(self._save(_Kept(dict(self._rounds))))

    async def flush(self) -> None:
        """Wait until everything is on disk, or is known not to get there."""
        if self._saving is not None:
            await self._saving

    async def _save(self, kept: _Kept) -> None:
        try:
            async with self._turn:
                await asyncio.to_thread(write_json, self._file, kept)
        except RecordError as error:
            _log.warning("%s cannot be written", self._file, exc_info=error)


def _read(file: Path) -> dict[str, dict[int, Arrangement]]:
    """Return the hands in a file, none if it is missing or damaged."""
    try:
        return msgspec.json.decode(read_bounded(file, _LARGEST), type=_Kept).rounds
    except (RecordError, ValueError, RecursionError) as error:
        if not (isinstance(error, RecordError) and error.fault is Fault.NOT_FOUND):
            _log.warning("%s cannot be read", file, exc_info=error)
        return {}
