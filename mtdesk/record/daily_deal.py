"""The deal of the day: the same tiles and rules for everyone, from the date alone (format.md 7.7)."""

from __future__ import annotations

from datetime import date, datetime
from functools import cache
from hashlib import sha256
from typing import Final

from mtdesk.record.deal_code import SharedDeal, deal_of, seed_from_digest
from mtdesk.record.model import Player, Setup
from mtdesk.rules.presets import options_for

PRESET: Final = "dutch"
PLAYERS: Final = 3
ROUNDS: Final = 3
LEVEL: Final = "medium"
"""The level of the two computers; it ignores the clock, so they play identically on every machine."""
DAYS: Final = 14
"""For how many days a deal is offered, its own day included."""


def daily_deal(day: date) -> SharedDeal:
    """Return the deal of a day of the calendar; the player has seat 0."""
    options = options_for(PRESET, PLAYERS, {"rounds": ROUNDS})
    players = tuple(Player(str(seat), "human") for seat in range(PLAYERS))
    return deal_of(Setup(PRESET, options, players, 0, _seed(day)))


def last_days(today: date, count: int = DAYS) -> tuple[date, ...]:
    """Return the days whose deals are offered, today first."""
    newest = today.toordinal()
    return tuple(map(date.fromordinal, range(newest, max(0, newest - count), -1)))


def daily_day(seed: str | None, begun: datetime | None) -> date | None:
    """Return the day whose deal has this seed, if it was offered when a game ``begun``; None for others.

    A day more on either side counts: clocks and time zones change.
    """
    if seed is None or begun is None:
        return None
    latest = date.fromordinal(min(begun.toordinal() + 1, date.max.toordinal()))
    return next((day for day in last_days(latest, DAYS + 2) if _seed(day) == seed), None)


@cache
def _seed(day: date) -> str:
    return seed_from_digest(sha256(f"mtdesk deal of the day {day.isoformat()}".encode()).digest())
