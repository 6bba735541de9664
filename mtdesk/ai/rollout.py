"""Playing a position out quickly and sensibly, to see what it is worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import inf

from mtdesk.ai.kernel.legal import legal, plays
from mtdesk.ai.kernel.position import CHAIN, COVER, DRAW, PASS, PASS_AT, PLAY, Position
from mtdesk.ai.kernel.rules import BITS, Rules

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
_NODES = 60
"""Steps of search for a chain in a first turn."""


@lru_cache(maxsize=64)
def _worths(rules: Rules) -> tuple[list[list[float]], float]:
    """What it is worth to be rid of each tile, by both halves, and the mean of it."""
    tiles = [rules.values[hi][lo] for hi in range(rules.set + 1) for lo in range(hi + 1)]
    mean = sum(tiles) / len(tiles)
    extra = mean * (_SHARE_COLLECTING if rules.collects else _SHARE)
    return [[value + extra for value in row] for row in rules.values], mean + extra


class Rollouts:
    """Plays positions of one kind of rules to their ends."""

    def __init__(self, rules: Rules) -> None:
        self._rules = rules
        self._worths, mean = _worths(rules)
        self._closing, self._own, self._lone_double = _CLOSING * mean, _OWN * mean, _LONE_DOUBLE * mean
        self._onward_costs = (_DEAD_END * mean, _NARROW * mean)
        self._fitting_costs = (0.0, _LAST_FIT * mean, _LAST_FIT_BUT_ONE * mean)
        self._chains: dict[tuple[int, ...], list[int]] = {}

    def play_out(self, position: Position) -> None:
        """Play on until the round is over."""
        play = position.play
        while not position.over:
            if position.phase == CHAIN:
                self._lay_chain(position)
                continue
            moves = plays(position)
            if not moves:
                play(self._unable(position))
            elif len(moves) == 1:
                play(moves[0])
            else:
                play(self._best(position, moves))

    @staticmethod
    def _unable(position: Position) -> int:
        if position.bone and not position.drew:
            return DRAW
        if position.rules.fork:
            moves = legal(position)
            if len(moves) > 1:  # give away the arm with the fewest tiles for it
                hand, ends = position.hands[position.turn], position.ends
                return min(moves, key=lambda move: hand[ends[move - PASS_AT]].bit_count())
        return PASS

    def _best(self, position: Position, moves: Sequence[int]) -> int:
        """The move that a simple liking ranks first."""
        worths = self._worths
        if position.phase == COVER:
            return max(moves, key=lambda move: worths[move >> 5 & 31][move & 31])
        seat, train = position.turn, position.train
        hand, marked = position.hands[seat], position.marker[seat] >= 0
        own_pip = position.ends[position.marker[seat] if marked else seat]
        fitting = hand[own_pip].bit_count() if own_pip >= 0 else 9
        best, best_liking = moves[0], -inf
        for move in moves:
            inner, outer = move >> 5 & 31, move & 31
            liking = worths[inner][outer]
            on_own = train[(move >> 11) - 1] == seat
            if on_own:
                liking += self._own + self._closing if marked else self._own
            if inner == outer:
                if not hand[outer] & ~(1 << outer):
                    liking += self._lone_double
            elif on_own:
                onward = (hand[outer] & ~(1 << inner)).bit_count()
                if onward < 2:
                    liking -= self._onward_costs[onward]
            elif fitting < 3 and own_pip in (inner, outer):
                liking -= self._fitting_costs[fitting]
            if liking > best_liking:
                best, best_liking = move, liking
        return best

    # First turns

    def _lay_chain(self, position: Position) -> None:
        """A whole first turn, or what is left of it."""
        seat = position.turn
        moves = legal(position)
        if moves[0] < PLAY:
            position.play(moves[0])
            return
        hand, pip = position.hands[seat], position.ends[seat]
        if pip < 0:
            position.play(max(moves, key=lambda move: self._worths[move >> 5 & 31][move & 31]))
            return
        key = (pip, *hand)
        chain = self._chains.get(key)
        if chain is None:
            if len(self._chains) > 2000:
                self._chains.clear()
            chain = self._chains[key] = _Chain(hand, self._worths).best(pip)
        for outer in chain[:1] if position.drew else chain:
            position.play((seat + 1) * PLAY | position.ends[seat] << 5 | outer)


class _Chain:
    """A heavy chain of a hand, found by a search of few steps."""

    def __init__(self, hand: list[int], worths: list[list[float]]) -> None:
        self._hand, self._worths = hand[:], worths
        self._left = _NODES
        self._found: list[int] = []
        self._found_worth = -1.0

    def best(self, pip: int) -> list[int]:
        """The outer halves of the chain from a pip, in order."""
        self._search(pip, 0.0, [])
        return self._found

    def _search(self, pip: int, worth: float, laid: list[int]) -> None:
        hand, worths = self._hand, self._worths[pip]
        if worth > self._found_worth:
            self._found, self._found_worth = laid[:], worth
        bit = 1 << pip
        if hand[pip] & bit:  # a double at once: never worse
            steps: list[int] = [pip]
        else:
            steps = list(BITS[hand[pip]])
            if len(steps) > 1:
                steps.sort(key=lambda far: worths[far] + 3 * hand[far].bit_count(), reverse=True)
        for far in steps:
            self._left -= 1
            hand[pip] ^= 1 << far
            if far != pip:
                hand[far] ^= bit
            laid.append(far)
            self._search(far, worth + worths[far], laid)
            laid.pop()
            hand[pip] ^= 1 << far
            if far != pip:
                hand[far] ^= bit
            if self._left <= 0:
                return
