"""What players like to lay: a simple rule for playing positions out, and for reading hands from choices."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log

from mtdesk.ai.kernel.rules import BITS, Rules
from mtdesk.ai.knowledge import Choice

_SHARE = 0.3
_SHARE_COLLECTING = 1.0
_CLOSING = 2.2
"""What it is worth to take the marker off the own train, in tiles of mean value; so are the next ones."""
_BREAKING = 1.5
"""What it costs to lay a tile of the plan elsewhere."""
_LEAVING = 0.7
"""What it costs to lay anything but the next tile of the plan on the own train."""
_SPARING = 0.6
"""What it is worth to lay elsewhere what the plan can spare."""
_DEAD_END = 0.7
"""What it costs to leave an own end that no tile of the hand fits."""
_LAST_FIT = 0.3
"""What it costs to lay elsewhere the last tile that fits the own end."""
_LONE_DOUBLE = 1.9
"""What it is worth to be rid of a double that no other tile of the hand fits."""
_TEMPER = 0.8
"""How much better a tile must be liked to be laid e times as often, in tiles of mean value."""


class Taste:
    """Likings under one kind of rules. The weights above were tuned in play against themselves."""

    def __init__(self, rules: Rules) -> None:
        values = rules.values
        tiles = [values[hi][lo] for hi in range(rules.set + 1) for lo in range(hi + 1)]
        mean = sum(tiles) / len(tiles)
        extra = mean * (_SHARE_COLLECTING if rules.collects else _SHARE)
        self.worths = [[value + extra for value in row] for row in values]
        """What it is worth to be rid of each tile, by both halves."""
        unit = mean + extra
        self._closing, self._lone_double = _CLOSING * unit, _LONE_DOUBLE * unit
        self._breaking, self._leaving, self._sparing = _BREAKING * unit, _LEAVING * unit, _SPARING * unit
        self._dead_end, self._last_fit = _DEAD_END * unit, _LAST_FIT * unit
        self._temper = _TEMPER * unit

    def liking(
        self, hand: list[int], own_pip: int, plan: Sequence[int], *, marked: bool
    ) -> Callable[[int, int, bool], float]:
        """How well each play is liked with this hand: by inner and outer half, and whether on the own train.

        ``own_pip`` is the pip of the own train's end, -1 if it takes any tile; ``plan`` has the tiles that
        are to go on from there, hi << 5 | lo, none if there is no plan.
        """
        worths, lone_double = self.worths, self._lone_double
        closing = self._closing if marked else 0.0
        breaking, leaving, sparing = self._breaking, self._leaving, self._sparing
        upcoming = plan[0] if plan else -1
        onward = (plan[1] >> 5, plan[1] & 31) if len(plan) > 1 else range(32)
        last_fit = self._last_fit if own_pip >= 0 and hand[own_pip].bit_count() == 1 else 0.0

        def liked(inner: int, outer: int, on_own: bool) -> float:
            liking = worths[inner][outer]
            tile = inner << 5 | outer if inner >= outer else outer << 5 | inner
            if on_own:
                liking += closing
                if tile != upcoming or outer not in onward:
                    liking -= leaving
            elif tile in plan:
                liking -= breaking
            else:
                liking += sparing
            if inner == outer:
                if not hand[outer] & ~(1 << outer):
                    liking += lone_double
            elif on_own:
                if not hand[outer] & ~(1 << inner):
                    liking -= self._dead_end
            elif last_fit and own_pip in (inner, outer):
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
