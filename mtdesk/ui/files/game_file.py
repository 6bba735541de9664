"""What a list shows of game files: who played, by which rules, and how far they got."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Hashable, Sequence
from datetime import date, datetime
from functools import partial
from pathlib import Path
from typing import Self

from msgspec import Struct

from mtdesk import clock
from mtdesk.files import moment_in_name
from mtdesk.record.errors import RecordError
from mtdesk.record.model import Record
from mtdesk.record.record_file import Headline, read_headline, summary_of
from mtdesk.rules.events import RoundEnded
from mtdesk.ui.files.disk import LOOKING, from_disk
from mtdesk.ui.words.daily import day_of

_log = logging.getLogger(__name__)

ON_TABLE = Path()
"""Stands for the file of the game on the table."""
_MOMENT = 0.3
"""Seconds between updates of a list: sorting it again for each file would take longer."""


class GameFile(Struct, frozen=True):
    """A file of a game; ``headline`` is None if it cannot be read."""

    file: Path
    when: datetime | None = None
    """When it was started or, if it does not say, left; in local time."""
    headline: Headline | None = None
    is_there: bool = True

    @classmethod
    def on_table(cls, record: Record, ended: Sequence[RoundEnded]) -> Self:
        """Return the game on the table, whose finished rounds ended like this."""
        return cls(ON_TABLE, headline=Headline(record.setup, summary_of(record, ended)))

    @property
    def is_finished(self) -> bool:
        return self.headline is not None and self.headline.is_finished

    @property
    def players(self) -> tuple[str, ...]:
        return () if self.headline is None else tuple(one.name for one in self.headline.setup.players)

    @property
    def winners(self) -> tuple[str, ...]:
        """The names of those who have the first place; none before the end."""
        places = () if self.headline is None else self.headline.places
        return tuple(name for name, place in zip(self.players, places, strict=False) if place == 1)

    @property
    def game(self) -> Hashable:
        """What all files of one game have in common, however far they got; None if they cannot be told."""
        if self.headline is None or self.headline.setup.seed is None:
            return None
        setup = self.headline.setup
        # Without a date, only the same players tell games of a shared deal apart.
        return setup.seed, setup.begun or self.players, setup.preset, setup.options.rounds

    @property
    def progress(self) -> tuple[bool, int]:
        """How far the game has got, as a sort key."""
        return self.is_finished, 0 if self.headline is None else self.headline.summary.moves

    @property
    def day(self) -> date | None:
        return None if self.headline is None else day_of(self.headline.setup)

    def seat_of(self, people: Sequence[str]) -> int | None:
        """Return the seat of the viewer: of ``people``, latest players first, the first one in the game.

        If none of them is, it is the only person; None if there are several or none.
        """
        if self.headline is None:
            return None
        setup = self.headline.setup
        for name in people:
            for seat in setup.people:
                if self.players[seat] == name:
                    return seat
        return setup.only_person

    def daily_text(self, *, is_dated: bool = False) -> str:
        """Return what the game is called as the deal of a day; empty if it is none.

        ``is_dated``: its date is shown beside it, and so that of the deal is not said unless it is another.
        """
        if self.day is None:
            return ""
        from mtdesk.ui.words.deals import daily_title, undated_daily_title

        is_clear = is_dated and self.when is not None and self.when.date() == self.day
        return undated_daily_title() if is_clear else daily_title(self.day)


class Headlines:
    """Reads what is in game files, each of them once until it changes."""

    def __init__(self) -> None:
        self._known: dict[tuple[Path, int, int], Headline | None] = {}

    async def look_at(self, file: Path) -> GameFile:
        """Return what is in a file; only its name if that cannot be found out."""
        found: list[GameFile] = []
        await self.read([file], found.extend)
        return found[0]

    async def read(self, files: Sequence[Path], show: Callable[[Sequence[GameFile]], object]) -> None:
        """Pass ``show`` what is in these files, a few at a time, and folder by folder at the same time."""
        folders: dict[Path, list[Path]] = {}
        for file in files:
            folders.setdefault(file.parent, []).append(file)
        await asyncio.gather(*(self._read_folder(left, show) for left in folders.values()))

    async def _read_folder(self, left: list[Path], show: Callable[[Sequence[GameFile]], object]) -> None:
        while left:
            try:
                # A list that is closed meanwhile does not make its disk one that is silent.
                found = await asyncio.shield(from_disk(left[0], partial(self._look_at_some, left), LOOKING))
            except RecordError as error:
                _log.info("%s is listed without its games: %s", left[0].parent, error)
                show([GameFile(file) for file in left])
                return
            show(found)
            left = left[len(found) :]

    def _look_at_some(self, files: Sequence[Path], _: Path) -> list[GameFile]:
        """Look at the first of these files, and at as many more as can be read in a moment."""
        until = time.monotonic() + _MOMENT
        found = [self._look(files[0])]
        while len(found) < len(files) and time.monotonic() < until:
            found.append(self._look(files[len(found)]))
        return found

    def _look(self, file: Path) -> GameFile:
        try:
            state = file.stat()
        except (OSError, ValueError):  # no system has a file with a NUL in its name
            return GameFile(file, is_there=False)
        key = file, state.st_size, state.st_mtime_ns
        if key not in self._known:
            try:
                self._known[key] = read_headline(file)
            except RecordError as error:
                _log.info("%s is listed without its contents: %s", file, error)
                self._known[key] = None
        headline = self._known[key]
        begun = None if headline is None else headline.setup.begun
        changed = clock.moment_of(state.st_mtime).replace(tzinfo=None)
        return GameFile(file, begun or moment_in_name(file) or changed, headline)
