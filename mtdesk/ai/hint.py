"""What a hint says. How one is found (`mtdesk.ai.hints`) takes the search, which is slow to load."""

from __future__ import annotations

from dataclasses import dataclass

from mtdesk.ai.difference import Difference
from mtdesk.ai.reasons import Why
from mtdesk.rules.moves import Move


@dataclass(frozen=True, slots=True)
class Alternative:
    """Another move than that of a hint."""

    move: Move
    objections: tuple[Why, ...]
    """What speaks against it."""
    lag: Difference
    """By how much it is worse than the move of the hint."""

    @property
    def points_behind(self) -> int | None:
        """By how many points, 1 or more, it is worse; None if that is not certain."""
        return round(self.lag.points) or None if self.lag.is_certain else None


@dataclass(frozen=True, slots=True)
class Hint:
    """A move with the reasons for it, the most telling first; there may be none in words."""

    move: Move
    reasons: tuple[Why, ...] = ()
    lead: int | None = None
    """By how many points, 1 or more, it is better than the next best move; None if that is not certain."""
    others: tuple[Alternative, ...] = ()
    """The most promising other moves, compared with it, the best first; of those that are alike only one."""
