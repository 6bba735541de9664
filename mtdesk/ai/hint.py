"""What a hint says, and how two moves differ. Finding one (`mtdesk.ai.explain`) takes the whole search."""

from __future__ import annotations

from enum import StrEnum
from math import erfc, exp, inf, pi, sqrt

from msgspec import Struct

from mtdesk.rules.moves import Move
from mtdesk.rules.tiles import Tile

_STUDENT = (12.706, 4.303, 3.182, 2.776)
"""The 97.5 % quantile of Student's distribution with 1, 2, … degrees of freedom."""


class Difference(Struct, frozen=True):
    """By how many points one is better than another, or several together are; below 0 if worse."""

    points: float = 0.0
    error: float = 0.0
    """Standard error."""
    freedom: float = inf
    """Degrees of freedom of the error: one less than there are worlds."""

    @property
    def margin(self) -> float:
        """Half the width of a 95 % interval around ``points``."""
        return student(self.freedom) * self.error

    @property
    def regret(self) -> float:
        """How many points it costs on average to take it for the better one, since it may be the worse."""
        if not self.error:
            return max(0.0, -self.points)
        errors = self.points / self.error
        density = exp(-errors * errors / 2) / sqrt(2 * pi)
        return self.error * (density - errors * erfc(errors / sqrt(2)) / 2)

    @property
    def is_certain(self) -> bool:
        """Whether it is better beyond the uncertainty."""
        return self.points > self.margin


EQUAL = Difference()
"""One against itself, or against one that leads to the same."""


def student(freedom: float) -> float:
    """That quantile for any degrees of freedom: the Cornish-Fisher series around the normal quantile."""
    if freedom < 1:
        return inf
    if freedom < len(_STUDENT) + 1:
        return _STUDENT[int(freedom) - 1]
    return 1.960 + 2.372 / freedom + 2.822 / freedom**2 + 2.556 / freedom**3


class ReasonCode(StrEnum):
    """What can be said of a move. The comments say what else a Why carries.

    The *plan* is the longest train that the hand can build on the player's own (``planner``).
    """

    MUST_DRAW = "must-draw"
    MUST_PASS = "must-pass"  # noqa: S105 -- of a turn
    SPARES_PLAN = "spares-plan"  # this end is the one needed least
    ONE_TILE_LEFT = "one-tile-left"  # a tap is due
    GOES_OUT = "goes-out"
    ONLY_MOVE = "only-move"
    DOUBLE_WITH_COVER = "double-with-cover"  # tile: the one to play on the double next
    COVERS_DOUBLE = "covers-double"  # tile: the open double
    CLOSES_TRAIN = "closes-train"  # the marker comes off the player's own train
    BEGINS_PLAN = "begins-plan"  # count: tiles of the plan, including this one
    KEEPS_PLAN = "keeps-plan"  # count: tiles of the plan left after this one
    OFF_PLAN = "off-plan"  # the plan does not need this tile
    LONE_DOUBLE = "lone-double"  # no other tile in hand has the number of this double
    HEAVIEST = "heaviest"  # no playable tile counts more
    SHEDS_WEIGHT = "sheds-weight"  # count: its points, more than the average tile in hand

    BREAKS_PLAN = "breaks-plan"  # less of the plan is left, or it has fewer points
    LEAVES_DOUBLE = "leaves-double"  # an open double that no tile in hand can cover
    LEAVES_OPEN = "leaves-open"  # the marker stays on the player's own train; another move would take it off
    DEAD_END = "dead-end"  # no tile left in hand fits the player's own train
    SPENDS_COVER = "spends-cover"  # tile: the double in hand that only this tile could have covered
    OPENS_MEXICAN = "opens-mexican"  # a Mexican train starts, for everyone
    OPENS_TRAIN = "opens-train"  # the marker goes on the player's own train
    STOPS_EARLY = "stops-early"  # count: tiles that could be played now

    # Of a move compared with another one; they mean nothing without that.
    LONGER_TRAIN = "longer-train"  # count: tiles of the longest train left for the player's own
    SHEDS_MORE = "sheds-more"  # count: the points by which its tile counts more
    SPARES_OWN = "spares-own"  # it is not played on the player's own train
    GOES_ON = "goes-on"  # another tile can be played in the same turn
    LESS_LOOSE = "less-loose"  # count: fewer points left outside the longest train for the player's own
    FITS_OWN = "fits-own"  # more tiles left in hand fit the player's own train
    KEEPS_PLAYABLE = "keeps-playable"  # tile: that of the other move, which fits afterwards
    LEAVES_PLAYABLE = "leaves-playable"  # more tiles left in hand fit trains open to the player
    PRIVATE = "private"  # on the player's own train, where no one else may play
    USES_MARKED = "uses-marked"  # on the marked train of another player
    HEAVIER = "heavier"  # its tile counts more, though too little to explain the points lost
    FEWER_FOLLOW = "fewer-follow"  # of the hidden tiles, fewer fit its end
    MORE_NUMBERS = "more-numbers"  # more different numbers are left in hand


AGAINST = frozenset(
    {
        ReasonCode.BREAKS_PLAN,
        ReasonCode.LEAVES_DOUBLE,
        ReasonCode.LEAVES_OPEN,
        ReasonCode.DEAD_END,
        ReasonCode.SPENDS_COVER,
        ReasonCode.OPENS_MEXICAN,
        ReasonCode.OPENS_TRAIN,
        ReasonCode.STOPS_EARLY,
    }
)
"""The codes that speak against a move; all others speak for it."""


class Why(Struct, frozen=True):
    """A reason and the things its sentence names."""

    reason: ReasonCode
    tile: Tile | None = None
    count: int | None = None


class Alternative(Struct, frozen=True):
    """Another move than the one a hint recommends."""

    move: Move
    objections: tuple[Why, ...]
    """What speaks against it."""
    lag: Difference
    """By how much it is worse than the recommended move."""

    @property
    def points_behind(self) -> int | None:
        """By how many points, 1 or more, it is worse; None if that is not certain."""
        return round(self.lag.points) or None if self.lag.is_certain else None


class Hint(Struct, frozen=True):
    """A move with the reasons for it, the most important first; there may be none that have words."""

    move: Move
    reasons: tuple[Why, ...] = ()
    lead: int | None = None
    """By how many points, 1 or more, it is better than the next best move; None if that is not certain."""
    others: tuple[Alternative, ...] = ()
    """The most promising other moves, compared with it, the best first; only one of equivalent moves."""
    beats_plan: bool = False
    """Whether it costs part of the plan, or ends the chain early, and is better than moves that do not."""
