"""What players like to lay: a simple rule for playing positions out, and for reading hands from choices."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from importlib.resources import files
from math import exp, log
from typing import NamedTuple

from mtdesk.ai.kernel.rules import BITS, Rules
from mtdesk.ai.knowledge import Choice

_SHARE_COLLECTING = 1.0
"""What every tile counts beside its value where the winner collects, in tiles of mean value."""
_TEMPER = 0.8
"""How much better a tile must be liked to be laid e times as often, in the same unit."""


class Likings(NamedTuple):
    """What a player likes, in tiles of mean value; most of it may be less than nothing, too."""

    share: float
    """What every tile counts beside its value, 0 or more."""
    closing: float
    """What it is worth to take the marker off the own train."""
    breaking: float
    """What it costs to lay a tile of the plan elsewhere."""
    tail: float
    """What it costs beside that for every tile of the plan behind it."""
    leaving: float
    """What it costs to lay anything but the next tile of the plan on the own train."""
    sparing: float
    """What it is worth to lay elsewhere what the plan can spare."""
    dead_end: float
    """What it costs to leave an own end that no tile of the hand fits."""
    last_fit: float
    """What it costs to lay elsewhere the last tile that fits the own end."""
    double: float
    """What it is worth to lay a double rather than another tile."""
    lone_double: float
    """What it is worth to be rid of a double that no other tile of the hand fits."""


LIKINGS = Likings(**json.loads(files("mtdesk.ai").joinpath("likings.json").read_text("utf-8")))
"""Those that come nearest to the medium level: ``python -m tests.bench.tuning`` writes the file."""


class Taste:
    """Likings under one kind of rules."""

    def __init__(self, rules: Rules, likings: Likings = LIKINGS) -> None:
        values = rules.values
        tiles = [values[hi][lo] for hi in range(rules.set + 1) for lo in range(hi + 1)]
        mean = sum(tiles) / len(tiles)
        extra = mean * (_SHARE_COLLECTING if rules.collects else likings.share)
        self.worths = [[value + extra for value in row] for row in values]
        """What it is worth to be rid of each tile, by both halves."""
        unit = mean + extra
        self._likings = Likings(*(liking * unit for liking in likings))
        self._temper = _TEMPER * unit

    def liking(
        self, hand: list[int], own_pip: int, plan: Sequence[int], *, marked: bool
    ) -> Callable[[int, int, bool], float]:
        """How well each play is liked with this hand: by inner and outer half, and whether on the own train.

        ``own_pip`` is the pip of the own train's end, -1 if it takes any tile; ``plan`` has the tiles that
        are to go on from there, hi << 5 | lo, none if there is no plan.
        """
        worths = self.worths
        _, off, breaking, tail, leaving, sparing, dead_end, last_fit, double, lone_double = self._likings
        closing, length = off * marked, len(plan)
        upcoming = plan[0] if plan else -1
        onward = (plan[1] >> 5, plan[1] & 31) if length > 1 else range(32)
        is_last = own_pip >= 0 and hand[own_pip].bit_count() == 1

        def liked(inner: int, outer: int, on_own: bool) -> float:
            liking = worths[inner][outer]
            tile = inner << 5 | outer if inner >= outer else outer << 5 | inner
            if on_own:
                liking += closing
                if tile != upcoming or outer not in onward:
                    liking -= leaving
            elif tile in plan:
                liking -= breaking + tail * (length - 1 - plan.index(tile))
            else:
                liking += sparing
            if inner == outer:
                liking += double
                if not hand[outer] & ~(1 << outer):
                    liking += lone_double
            elif on_own:
                if not hand[outer] & ~(1 << inner):
                    liking -= dead_end
            elif is_last and own_pip in (inner, outer):
                liking -= last_fit
            return liking

        return liked

    def likelihood(self, hand: list[int], choice: Choice) -> float:
        """The logarithm of how likely the choice was with this hand; 0 where there was none."""
        liking = self.liking(hand, choice.own_pip, (), marked=choice.marked)
        likings = [liking(pip, outer, on_own) for pip, on_own in choice.ends for outer in BITS[hand[pip]]]
        if len(likings) < 2:
            return 0.0
        chosen = liking(choice.inner, choice.outer, choice.on_own)
        return -log(sum(exp(min((other - chosen) / self._temper, 50.0)) for other in likings))
