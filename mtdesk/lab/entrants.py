"""Who can take part in a tournament."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Protocol

from mtdesk.ai.levels import Limit, choose
from mtdesk.rules.moves import Move
from mtdesk.rules.view import View


class Entrant(Protocol):
    """Someone who plays in a tournament; picklable, because the games are played by worker processes."""

    @property
    def name(self) -> str:
        """What tables and files call it; entrants of the same name are one entrant in several seats."""

    def choose(self, view: View, seed: str) -> Move:
        """One of ``legal_moves(view)``; what chance there is in it comes from ``seed``."""

    def clock(self) -> float:
        """The seconds by which its choices are timed."""

    def leave(self) -> tuple[str, ...]:
        """A game is over; returns in English clauses how it failed in that game."""


@dataclass(frozen=True, slots=True)
class Level:
    """A level of the program, with so many steps of search a move (None: the level's own, see Limit)."""

    level: str
    work: int | None = None

    @property
    def name(self) -> str:
        """The level, and the work after an @ if it is not the level's own."""
        return self.level if self.work is None else f"{self.level}@{self.work}"

    def choose(self, view: View, seed: str) -> Move:
        """The level's move; raises ValueError for an unknown level or if nothing can be done."""
        return choose(self.level, view, Limit(self.work), seed)

    def clock(self) -> float:
        """CPU time of this process."""
        return time.process_time()

    def leave(self) -> tuple[str, ...]:
        """Levels leave nothing behind and do not fail."""
        return ()
