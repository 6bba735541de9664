"""A game as it was played, as plain values: what a `.mtrain` file holds (rules.md 7)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from mtdesk.rules.deal import Deal
from mtdesk.rules.moves import Move
from mtdesk.rules.options import Options

Kind = Literal["human", "computer"]


@dataclass(frozen=True, slots=True)
class Player:
    """Who sits at a seat; ``level`` names a computer's level and is None for a person."""

    name: str
    kind: Kind
    level: str | None = None


@dataclass(frozen=True, slots=True)
class Setup:
    """What is agreed before the first deal: rules, players by seat, first starter, seed of the deals."""

    preset: str
    options: Options
    players: tuple[Player, ...]
    first_starter: int
    seed: str | None


@dataclass(slots=True)
class PlayedRound:
    """One round: its deal and the moves made so far, in order."""

    deal: Deal
    moves: list[Move] = field(default_factory=list)


@dataclass(slots=True)
class Record:
    """A game so far; only the last round may be unfinished."""

    setup: Setup
    rounds: list[PlayedRound] = field(default_factory=list)
