"""Which tiles players prefer: a simple rule for playing positions out."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from math import inf
from typing import NamedTuple

from mtdesk.ai.kernel.position import Position
from mtdesk.ai.kernel.rules import Rules

_SHARE_COLLECTING = 1.0
"""What every tile counts besides its value where the winner collects, in tiles of average value."""


class Weights(NamedTuple):
    """A player's preferences, in tiles of average value; most of them may also be negative."""

    share: float
    """What every tile counts besides its value, 0 or more."""
    closing: float
    """The value of taking the marker off the player's own train."""
    breaking: float
    """What it costs to play a tile of the plan elsewhere."""
    tail: float
    """The extra cost for every later tile of the plan."""
    leaving: float
    """The cost of playing any tile but the next planned one on the player's own train."""
    sparing: float
    """The value of playing elsewhere a tile that the plan can spare."""
    dead_end: float
    """The cost of leaving an own end that no tile in hand fits."""
    last_fit: float
    """The cost of playing elsewhere the last tile that fits the player's own train."""
    double: float
    """The value of playing a double rather than another tile."""
    lone_double: float
    """The value of getting rid of a double that no other tile in hand fits."""


WEIGHTS = Weights(**json.loads(files("mtdesk.ai").joinpath("rollout_weights.json").read_text("utf-8")))
"""Those closest to the choices of ``weighing``; ``python -m tests.bench.tuning`` writes the file."""


class RolloutPolicy:
    """Preferences under one set of rules."""

    def __init__(self, rules: Rules, weights: Weights = WEIGHTS) -> None:
        extra = rules.mean * (_SHARE_COLLECTING if rules.collects else weights.share)
        self.worths = [[value + extra for value in row] for row in rules.values]
        """The value of getting rid of each tile, by both halves."""
        unit = rules.mean + extra
        self._closing = weights.closing * unit
        self._breaking = weights.breaking * unit
        self._tail = weights.tail * unit
        self._leaving = weights.leaving * unit
        self._sparing = weights.sparing * unit
        self._dead_end = weights.dead_end * unit
        self._last_fit = weights.last_fit * unit
        self._double = weights.double * unit
        self._lone_double = self._double + weights.lone_double * unit

    def favourite(self, position: Position, moves: Sequence[int], plan: list[int], own_end: int) -> int:
        """Which of these plays in an ordinary turn the seat to act prefers, the first if several are equal.

        ``own_end`` is the end of its own train that it plans from; ``plan`` has the tiles to be played there,
        hi << 5 | lo, none if there is no plan.
        """
        seat, train = position.turn, position.train
        hand, own_pip = position.hands[seat], position.ends[own_end]
        closing = self._closing if position.marker[seat] >= 0 else 0.0
        worths, length = self.worths, len(plan)
        upcoming = plan[0] if plan else -1
        following = plan[1] if length > 1 else -1
        is_last = own_pip >= 0 and hand[own_pip].bit_count() == 1
        best, most = moves[0], -inf
        for move in moves:
            inner, outer = move >> 5 & 31, move & 31
            on_own = train[(move >> 11) - 1] == seat
            liking = worths[inner][outer]
            tile = inner << 5 | outer if inner >= outer else outer << 5 | inner
            if on_own:
                liking += closing
                if tile != upcoming or (following >= 0 and outer not in (following >> 5, following & 31)):
                    liking -= self._leaving
            elif tile in plan:
                liking -= self._breaking + self._tail * (length - 1 - plan.index(tile))
            else:
                liking += self._sparing
            if inner == outer:
                liking += self._lone_double if hand[outer] == 1 << outer else self._double
            elif on_own:
                liking -= self._dead_end if hand[outer] == 1 << inner else 0.0
            elif is_last and own_pip in (inner, outer):
                liking -= self._last_fit
            if liking > most:
                best, most = move, liking
        return best
