"""Playing a round out to its end by a quick policy of learned weights."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from math import inf
from typing import NamedTuple

from mtdesk.ai.kernel.position import CHAIN, COVER, DRAW, PASS, PASS_AT, PLAY, TAP, Position, legal, plays
from mtdesk.ai.kernel.rules import BITS, Rules

_SHARE_COLLECTING = 1.0
"""What every tile counts besides its value where the winner collects, in tiles of average value."""
_POINT = 1000
"""A point in the whole numbers by which moves are weighed, so that ``native`` weighs exactly alike."""


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
        self.worths = [[round(_POINT * (value + extra)) for value in row] for row in rules.values]
        """The value of getting rid of each tile, by both halves."""
        unit = _POINT * (rules.mean + extra)
        self.likings = tuple(round(unit * weight) for weight in weights[1:])
        """The weights besides ``share``, in the same unit as the worths."""
        self._closing, self._breaking, self._tail, self._leaving, self._sparing, *others = self.likings
        self._dead_end, self._last_fit, self._double, lone = others
        self._lone_double = self._double + lone

    def favourite(self, position: Position, moves: Sequence[int], plan: list[int], own_end: int) -> int:
        """Return which of these plays in an ordinary turn the seat to act prefers, of equal ones the first.

        ``own_end`` is the end of its own train that it plans from; ``plan`` has the tiles to be played there,
        hi << 5 | lo, none if there is no plan.
        """
        seat, train = position.turn, position.train
        hand, own_pip = position.hands[seat], position.ends[own_end]
        closing = self._closing if position.marker[seat] >= 0 else 0
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
                liking -= self._dead_end if hand[outer] == 1 << inner else 0
            elif is_last and own_pip in (inner, outer):
                liking -= self._last_fit
            if liking > most:
                best, most = move, liking
        return best


_NODES = 60
"""Steps of search for a chain."""
_ONWARD = 3 * _POINT
"""What every continuation counts when a chain chooses which tile to try first."""
_WEIGHED = 2
"""The work of weighing a play, in halves of it,"""
_MOVE = 4
"""of a move besides weighing plays and planning chains,"""
_END = 1
"""for every end on the table, then,"""
_FORKED_END = 2
"""for one where trains fork,"""
_PLANNED = 20
"""and of planning a chain, on average: most of them are remembered."""
_NO_END = -2
"""Stands for the pip of an end for which nothing has been planned; -1 is an end that takes any tile."""
_KEPT = 4000
"""How many chains are remembered."""


class Rollouts:
    """Plays positions under one set of rules to their ends."""

    def __init__(self, rules: Rules, weights: Weights = WEIGHTS) -> None:
        self._policy = RolloutPolicy(rules, weights)
        self._end = _FORKED_END if rules.fork else _END
        self._worths = self._policy.worths
        self._chains: dict[tuple[int, ...], list[int]] = {}
        self._work = 0
        self._plans: list[tuple[int, list[int]]] = [(_NO_END, [])] * rules.players

    def play_out(self, position: Position) -> int:
        """Play until the round is over; returns its work, roughly in halves of a play weighed."""
        self._plans = [(_NO_END, [])] * position.rules.players
        self._work = 0
        while not position.over:
            self._act(position)
            self._work += self._end * len(position.ends)
        return self._work

    def _act(self, position: Position) -> None:
        """Make one move, or a whole first-turn chain. Who may tap has tapped."""
        if position.pending >= 0:
            position.play(TAP)
        if position.phase == CHAIN:
            self._lay_chain(position)
            return
        moves = plays(position)
        self._work += _MOVE + _WEIGHED * len(moves)
        if not moves:
            position.play(self._unable(position))
        else:
            position.play(moves[0] if len(moves) == 1 else self.best(position, moves))

    @staticmethod
    def _unable(position: Position) -> int:
        if position.may_draw():
            return DRAW
        if position.rules.fork:
            moves = legal(position)
            if len(moves) > 1:  # give away the branch with the fewest tiles for it
                hand, ends = position.hands[position.turn], position.ends
                return min(moves, key=lambda move: hand[ends[move - PASS_AT]].bit_count())
        return PASS

    def best(self, position: Position, moves: Sequence[int]) -> int:
        """Return the move that a simple preference ranks first."""
        worths = self._worths
        if position.phase == COVER:
            return max(moves, key=lambda move: worths[move >> 5 & 31][move & 31])
        seat = position.turn
        own_end = position.marker[seat]
        if own_end < 0:
            own_end = seat
        plan = self._planned(seat, position.hands[seat], position.ends[own_end])
        return self._policy.favourite(position, moves, plan, own_end)

    def _planned(self, seat: int, hand: list[int], pip: int) -> list[int]:
        """Return the tiles of the train that a seat plans from its own end, in order.

        Planned now if necessary.
        """
        at, tiles = self._plans[seat]
        while tiles and not hand[tiles[0] >> 5] >> (tiles[0] & 31) & 1:
            hi, lo = tiles[0] >> 5, tiles[0] & 31
            at = lo if at == hi else hi
            tiles = tiles[1:]
        still_good = at == pip and (tiles or not hand[pip])
        if still_good:
            for tile in tiles:
                if not hand[tile >> 5] >> (tile & 31) & 1:
                    still_good = False
                    break
        if not still_good:
            at, tiles = pip, []
            if pip < 0:  # any tile may start: the commonest pip goes a long way
                at = max(range(len(hand)), key=lambda start: hand[start].bit_count())
            for outer in self._chain(at, hand):
                tiles.append(at << 5 | outer if at >= outer else outer << 5 | at)
                at = outer
        self._plans[seat] = pip, tiles
        return tiles

    def _chain(self, pip: int, hand: list[int]) -> list[int]:
        """Return the outer halves of a heavy train from a pip; worked out once for each hand."""
        self._work += _PLANNED
        key = (pip, *hand)
        chain = self._chains.get(key)
        if chain is None:
            if len(self._chains) > _KEPT:
                self._chains.clear()
            chain = self._chains[key] = _Chain(self._policy.worths).best(pip, hand)
        return chain

    # First turns

    def _lay_chain(self, position: Position) -> None:
        """Play a whole first turn, or the rest of it."""
        seat = position.turn
        moves = legal(position)
        self._work += _MOVE
        if moves[0] < PLAY:
            position.play(moves[0])
            return
        hand, pip = position.hands[seat], position.ends[seat]
        if pip < 0:
            self._work += _WEIGHED * len(moves)
            position.play(max(moves, key=lambda move: self._worths[move >> 5 & 31][move & 31]))
            return
        chain = self._chain(pip, hand)
        laid = chain[:1] if position.drew else chain
        self._work += _MOVE * len(laid)
        for outer in laid:
            position.play((seat + 1) * PLAY | position.ends[seat] << 5 | outer)


class _Chain:
    """A heavy chain from a hand, found by a search of a few steps."""

    def __init__(self, worths: list[list[int]]) -> None:
        self._worths = worths
        self._left = _NODES
        self._found: list[int] = []
        self._found_worth = -1

    def best(self, pip: int, hand: list[int]) -> list[int]:
        """Return the outer halves of the chain from a pip, in order."""
        self._search(pip, hand[:], 0, [])
        return self._found

    def _search(self, pip: int, hand: list[int], worth: int, laid: list[int]) -> None:
        """Continue from a pip with the rest of the hand; both lists belong to this call."""
        mask = hand[pip]
        while mask:
            bit = 1 << pip
            if mask & bit:  # a double at once: never worse
                far = pip
            elif mask & (mask - 1):
                break
            else:
                far = mask.bit_length() - 1
                hand[far] ^= bit
            hand[pip] ^= 1 << far
            worth += self._worths[pip][far]
            laid.append(far)
            self._left -= 1
            pip, mask = far, hand[far]
        if worth > self._found_worth:
            self._found, self._found_worth = laid[:], worth
        if mask:
            self._branch(pip, hand, worth, laid)

    def _branch(self, pip: int, hand: list[int], worth: int, laid: list[int]) -> None:
        """Try all tiles, first the heaviest with the most continuations."""
        worths, bit = self._worths[pip], 1 << pip
        steps = [(worths[far] + _ONWARD * hand[far].bit_count(), far) for far in BITS[hand[pip]]]
        steps.sort(reverse=True)
        for _, far in steps:
            self._left -= 1
            rest = hand[:]
            rest[pip] ^= 1 << far
            rest[far] ^= bit
            self._search(far, rest, worth + worths[far], [*laid, far])
            if self._left <= 0:
                return
