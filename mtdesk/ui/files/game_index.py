"""Finding out in the background what many game files contain, each of them once."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from mtdesk import paths
from mtdesk.record.errors import RecordError
from mtdesk.ui.files import game_cache
from mtdesk.ui.files.game_file import GameContents, GameFile, Stamp, game_file, read_contents, stamp_of
from mtdesk.ui.files.worker import Worker
from mtdesk.ui.kit.progress import Progress

_SMALL = 128 * 1024
"""Bytes up to which a file is read in a thread: a long evening. The window stays smooth meanwhile."""
_SECONDS = 0.3
"""Seconds between updates: sorting thousands of rows again for each file would take longer."""

_log = logging.getLogger(__name__)


class GameIndex:
    """Knows what is in game files. Cancelled, it stops at once."""

    def __init__(self) -> None:
        self._cache = game_cache.GameCache(paths.user_cache_dir() / game_cache.FILE_NAME)
        self._worker = Worker()

    def close(self) -> None:
        """End the process that reads."""
        self._worker.close()

    async def look_at(self, file: Path) -> GameFile:
        """Return what is in a file; only its name if that cannot be found out."""
        found: list[GameFile] = []
        await self.tell([file], found.extend)
        return found[-1]

    async def tell(self, files: Sequence[Path], show: Callable[[Sequence[GameFile]], object]) -> None:
        """Pass ``show`` all files at once, then, a few at a time, those that had to be read first."""
        games, stamps = await asyncio.to_thread(self._known, files)
        show(games)
        unread = [game.file for game in games if not game.is_read]
        while unread:
            found: list[tuple[Path, Stamp, GameContents | None]] = []
            until = time.monotonic() + _SECONDS
            while unread and time.monotonic() < until:
                file = unread.pop(0)
                found.append((file, stamps[file], await self._read(file, stamps[file])))
            readable = [(file, stamp, what) for file, stamp, what in found if what is not None]
            await asyncio.to_thread(self._cache.keep, readable)
            games = [game_file(file, stamp, contents, is_read=True) for file, stamp, contents in found]
            show(games)

    def _known(self, files: Iterable[Path]) -> tuple[list[GameFile], dict[Path, Stamp]]:
        found = {file: stamp_of(file) for file in files}
        stamps = {file: stamp for file, stamp in found.items() if stamp is not None}
        known = self._cache.known(stamps)
        games = [
            game_file(file, stamp, known.get(file), is_read=stamp is None or file in known)
            for file, stamp in found.items()
        ]
        return games, stamps

    async def _read(self, file: Path, stamp: Stamp) -> GameContents | None:
        try:
            if stamp.size <= _SMALL:
                return await asyncio.to_thread(read_contents, file)
            return await self._worker.call(Progress(), read_contents, file)
        except RecordError as error:
            _log.info("%s is listed without its contents: %s", file, error)
            return None
