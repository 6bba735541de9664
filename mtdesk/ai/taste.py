"""What players like to lay: a simple rule for playing positions out, and for reading hands from choices."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log

from mtdesk.ai.kernel.rules import BITS, Rules
from mtdesk.ai.knowledge import Choice

_SHARE = 0.3
_SHARE_COLLECTING = 1.0
_CLOSING = 0.9
"""What it is worth to take the marker off the own train, in tiles of mean value; so are the next ones."""
_OWN = 0.7
"""What it is worth to lay on the own train rather than elsewhere."""
_DEAD_END, _NARROW = 1.4, 0.6
"""What it costs to leave an own end that no tile of the hand fits, or only one."""
_LAST_FIT, _LAST_FIT_BUT_ONE = 0.8, 0.2
"""What it costs to lay elsewhere the last tile that fits the own end, or the last but one."""
_LONE_DOUBLE = 2.2
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
        self._closing, self._own, self._lone_double = _CLOSING * unit, _OWN * unit, _LONE_DOUBLE * unit
        self._onward_costs = (_DEAD_END * unit, _NARROW * unit)
        self._fitting_costs = (0.0, _LAST_FIT * unit, _LAST_FIT_BUT_ONE * unit)
        self._temper = _TEMPER * unit

    def liking(self, hand: list[int], own_pip: int, *, marked: bool) -> Callable[[int, int, bool], float]:
        """How well each play is liked with this hand: by inner and outer half, and whether on the own train.

        ``own_pip`` is the pip of the own train's end, -1 if it takes any tile.
        """
        worths, lone_double = self.worths, self._lone_double
        onward_costs, fitting_costs = self._onward_costs, self._fitting_costs
        own = self._own + self._closing if marked else self._own
        fitting = hand[own_pip].bit_count() if own_pip >= 0 else 9

        def liked(inner: int, outer: int, on_own: bool) -> float:
            liking = worths[inner][outer]
            if on_own:
                liking += own
            if inner == outer:
                if not hand[outer] & ~(1 << outer):
                    liking += lone_double
            elif on_own:
                onward = (hand[outer] & ~(1 << inner)).bit_count()
                if onward < 2:
                    liking -= onward_costs[onward]
            elif fitting < 3 and own_pip in (inner, outer):
                liking -= fitting_costs[fitting]
            return liking

        return liked

    def likelihood(self, hand: list[int], choice: Choice) -> float:
        """The logarithm of how likely the choice was with this hand; 0 where there was none."""
        liking = self.liking(hand, choice.own_pip, marked=choice.marked)
        likings = [liking(pip, outer, on_own) for pip, on_own in choice.ends for outer in BITS[hand[pip]]]
        if len(likings) < 2:
            return 0.0
        chosen = liking(choice.inner, choice.outer, choice.on_own)
        return -log(sum(exp(min((other - chosen) / self._temper, 50.0)) for other in likings))
