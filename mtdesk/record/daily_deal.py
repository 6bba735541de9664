"""The deal of the day: the same tiles and rules for everyone, from the date alone (format.md 7.7)."""

from __future__ import annotations

from datetime import date
from hashlib import sha256
from typing import Final

from mtdesk.record.deal_code import SharedDeal, deal_of, seed_from_digest
from mtdesk.record.model import Player, Setup
from mtdesk.rules.options import later_values
from mtdesk.rules.presets import options_for

PRESET: Final = "dutch"
PLAYERS: Final = 3
ROUNDS: Final = 3
LEVEL: Final = "medium"
"""The level of the two computers; it ignores the clock, so they play identically on every machine."""
_VERSION = 2
"""The format whose rules count: later options keep the value that was meant before."""


def daily_deal(day: date) -> SharedDeal:
    """Return the deal of a day of the calendar; the player has seat 0."""
    seed = seed_from_digest(sha256(f"mtdesk deal of the day {day:%Y-%m-%d}".encode()).digest())
    options = options_for(PRESET, PLAYERS, {**later_values(_VERSION), "rounds": ROUNDS})
    players = tuple(Player(str(seat), "human") for seat in range(PLAYERS))
    return deal_of(Setup(PRESET, options, players, 0, seed))
