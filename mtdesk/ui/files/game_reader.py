"""Reading games in threads, so that the window stays usable."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from mtdesk.record.errors import RecordError
from mtdesk.record.files import read_bounded
from mtdesk.record.journal import cut_at, read_journal, set_aside
from mtdesk.record.record_file import parse_unplayed
from mtdesk.record.replay import OpenedGame, play_again
from mtdesk.ui.files.disk import from_disk
from mtdesk.ui.kit.progress import Progress


class RecoveredGame(Struct, frozen=True):
    """The result of reading a journal; ``fault`` as in Recovery, ``set_aside`` the copy of a damaged one."""

    game: OpenedGame | None
    fault: RecordError | None = None
    set_aside: Path | None = None


async def read_game(file: Path, progress: Progress) -> OpenedGame:
    """Return the game in a file, every move of it checked. Raises RecordError."""
    data = await from_disk(file, read_bounded)
    return await progress.in_thread(lambda: play_again(parse_unplayed(data), report=progress.report))


async def recover(journal: Path, progress: Progress) -> RecoveredGame | None:
    """Return the game in a journal as far as it can be played; None as for ``read_journal``."""
    found = await progress.in_thread(lambda: _recovered(journal, progress.report))
    if found is not None and found.fault is not None:
        found = replace(found, set_aside=await asyncio.to_thread(set_aside, journal))
    return found


def _recovered(journal: Path, report: Callable[[int, int], None]) -> RecoveredGame | None:
    found = read_journal(journal)
    if found is None:
        return None
    if found.record is None:
        return RecoveredGame(None, found.fault)
    try:
        return RecoveredGame(play_again(found.record, report=report), found.fault)
    except RecordError as error:
        cut_at(found.record, error)
        return RecoveredGame(play_again(found.record, report=report), error)
