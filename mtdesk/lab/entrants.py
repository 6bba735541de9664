"""Who can take part in a tournament."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Protocol

from mtdesk.ai.levels import Limit, choose
from mtdesk.rules.moves import Move
from mtdesk.rules.view import View


class Entrant(Protocol):
    """A participant in a tournament; picklable, because worker processes play the games."""

    @property
    def name(self) -> str:
        """Its name in tables and files; entrants of the same name are one entrant in several seats."""

    def choose(self, view: View, seed: str) -> Move:
        """Return one of ``legal_moves(view)``; any chance in it comes from ``seed``."""

    def clock(self) -> float:
        """Return the seconds by which its choices are timed."""

    def leave(self) -> tuple[str, ...]:
        """Note that a game is over; returns in English clauses how it failed in that game."""


@dataclass(frozen=True, slots=True)
class Level:
    """A level of the program, with this much search per move (None: the level's own, see Limit)."""

    level: str
    work: int | None = None

    @property
    def name(self) -> str:
        """The level, and the work after an @ if it is not the level's own."""
        return self.level if self.work is None else f"{self.level}@{self.work}"

    def choose(self, view: View, seed: str) -> Move:
        """Return the level's move; raises ValueError for an unknown level or if nothing can be done."""
        return choose(self.level, view, Limit(self.work), seed)

    def clock(self) -> float:
        """CPU time of this process."""
        return time.process_time()

    def leave(self) -> tuple[str, ...]:
        """Return nothing: levels leave nothing behind and do not fail."""
        return ()
