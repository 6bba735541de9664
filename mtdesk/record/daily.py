"""The deal of the day: the same for everyone, from the date alone; and how people did on it (format.md 7.7).

The results are one JSON object in UTF-8: ``format``, ``version``, and ``days``, a list of objects, each with
a ``day``, and as far as they are known with the points by round of the player's first finished game
(``own``, and when it was ``begun``) and of the expert (``mark``).
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime, timedelta
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from mtdesk.record.deal_code import SharedDeal, deal_of, seed_from_digest
from mtdesk.record.files import read_or_put_aside, write_json
from mtdesk.record.model import Player, Setup
from mtdesk.rules.presets import options_for

PRESET: Final = "dutch"
PLAYERS: Final = 3
ROUNDS: Final = 3
LEVEL: Final = "medium"
"""The level of the two computers; it ignores the clock, so they play identically on every machine."""
DAYS: Final = 14
"""For how many days a deal is offered, its own day included."""

FILE_NAME = "daily.json"
_SIZE_LIMIT = 1024 * 1024
"""Bytes of the file: those of some twenty years."""


def daily_deal(day: date) -> SharedDeal:
    """Return the deal of a day of the calendar; the player has seat 0."""
    options = options_for(PRESET, PLAYERS, {"rounds": ROUNDS})
    players = tuple(Player(str(seat), "human") for seat in range(PLAYERS))
    return deal_of(Setup(PRESET, options, players, 0, _seed(day)))


def last_days(today: date, count: int = DAYS) -> tuple[date, ...]:
    """Return the days whose deals are offered, today first."""
    newest = today.toordinal()
    return tuple(map(date.fromordinal, range(newest, max(0, newest - count), -1)))


def daily_day(setup: Setup) -> date | None:
    """Return the day whose deal a game is, if it was offered when the game began; None for others.

    A day more on either side counts: clocks and time zones change.
    """
    if setup.begun is None:
        return None
    latest = date.fromordinal(min(setup.begun.toordinal() + 1, date.max.toordinal()))
    day = next((day for day in last_days(latest, DAYS + 2) if _seed(day) == setup.seed), None)
    return day if day is not None and daily_deal(day) == deal_of(setup) else None


@cache
def _seed(day: date) -> str:
    return seed_from_digest(sha256(f"mtdesk deal of the day {day.isoformat()}".encode()).digest())


# Results

_Points = Annotated[int, Meta(ge=0, le=100_000)]
_Rounds = Annotated[tuple[_Points, ...], Meta(min_length=ROUNDS, max_length=ROUNDS)]


class DailyResult(Struct, frozen=True, omit_defaults=True):
    """How the deal of a day went: points by round, None while they are unknown."""

    day: date
    own: _Rounds | None = None
    begun: datetime | None = None
    """When the player's game started, in local time."""
    mark: _Rounds | None = None

    @property
    def counts(self) -> bool:
        """Whether the day adds to the days in a row: its deal was started on the day itself."""
        return self.own is not None and self.begun is not None and self.begun.date() == self.day


class _File(Struct, frozen=True):
    format: Literal["mtdesk-daily"]
    version: Literal[1]
    days: list[DailyResult]


class DailyResults:
    """The results in the file at ``path``. For use in threads: every method may take a while."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> dict[date, DailyResult]:
        """Return what is known, by day.

        A damaged file is set aside and holds nothing. Raises RecordError if the file cannot be read.
        """
        found = read_or_put_aside(self.path, _SIZE_LIMIT, _File)
        return {} if found is None else {one.day: one for one in found.days}

    def keep(self, new: DailyResult) -> dict[date, DailyResult]:
        """Add what is not yet known of a day, and return everything.

        The first own result stays. Raises RecordError if the file cannot be read or written.
        """
        days = self.read()
        old = days.get(new.day, DailyResult(new.day))
        if old.own is None:
            old = replace(old, own=new.own, begun=new.begun)
        if old.mark is None:
            old = replace(old, mark=new.mark)
        if days.get(new.day) != old:
            days[new.day] = old
            write_json(self.path, _File("mtdesk-daily", 1, [days[day] for day in sorted(days)]))
        return days


def days_in_a_row(results: Mapping[date, DailyResult], today: date) -> int:
    """Return for how many days in a row, up to today or yesterday, the deal was played on the day itself."""

    def is_played(day: date) -> bool:
        return day in results and results[day].counts

    day = today if is_played(today) else today - timedelta(days=1)
    count = 0
    while is_played(day):
        count, day = count + 1, day - timedelta(days=1)
    return count
