"""Worlds: what is hidden from a seat, dealt at random in agreement with all that the seat knows.

Every candidate is played out in the same worlds. ``native`` does it in C.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from mtdesk.ai.heartbeat import SIGN
from mtdesk.ai.kernel.position import Position
from mtdesk.ai.kernel.rules import rules_of
from mtdesk.ai.kernel.translate import hand_masks
from mtdesk.ai.knowledge import code, hidden_slots
from mtdesk.ai.rollout import Rollouts
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View

_MASK = (1 << 64) - 1


class Chance:
    """A stream of numbers that follows from a seed: splitmix64, alike in C and on every Python."""

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    def shuffle(self, values: list[int]) -> None:
        """Put the values into random order."""
        state = self.state
        for last in range(len(values) - 1, 0, -1):
            state = (state + 0x9E3779B97F4A7C15) & _MASK
            mixed = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & _MASK
            mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & _MASK
            at = ((mixed ^ mixed >> 31) >> 32) * (last + 1) >> 32
            values[last], values[at] = values[at], values[last]
        self.state = state


class Group(NamedTuple):
    """Slots of one hand about which the same is known."""

    seat: int
    fitting: frozenset[int]
    """The unseen tiles that they can hold."""
    size: int


_Placed = list[tuple[int, int]]
"""Seats with a tile."""


class Determinizer:
    """Deals the tiles that a view does not show: into the slots of the other hands, the rest as boneyard."""

    def __init__(self, view: View) -> None:
        board = view.board
        self._highest = rules_of(board.options, board.players).set
        shown: list[tuple[Tile, ...]] = list(view.open_hands) if view.open_hands else [()] * board.players
        if view.seat is not None:
            shown[view.seat] = view.hand
        self.shown = [hand_masks(hand, self._highest) for hand in shown]
        seen = {code(*tile) for hand in shown for tile in hand} | {code(*board.engine)}
        seen |= {code(*laid) for train in board.trains.values() for laid in train}
        pips = range(self._highest + 1)
        self.unseen = [hi << 5 | lo for hi in pips for lo in range(hi + 1) if hi << 5 | lo not in seen]
        known = [] if view.open_hands else hidden_slots(board)
        slots = Counter(
            (seat, kept_out) for seat, hand in enumerate(known) if seat != view.seat for kept_out in hand
        )
        groups = [Group(seat, self._fitting(kept_out), count) for (seat, kept_out), count in slots.items()]
        self.groups = sorted(groups, key=lambda group: (len(group.fitting), group.seat))

    def _fitting(self, kept_out: int) -> frozenset[int]:
        return frozenset(tile for tile in self.unseen if not kept_out >> tile & 1)

    def deal(self, chance: Chance) -> tuple[list[list[int]], list[int]]:
        """Return all hands by seat and the boneyard, drawn from its end, as the engine holds them.

        The most constrained slots get their tiles first; if that leads to a dead end, tiles are moved on
        until all have a place. The result is close to uniform over all deals that agree with what is known,
        but not exactly.
        """
        placed, bone = self._placed(chance)
        hands = [hand[:] for hand in self.shown]
        for seat, tile in placed:
            hand, hi, lo = hands[seat], tile >> 5, tile & 31
            hand[hi] |= 1 << lo
            hand[lo] |= 1 << hi
        return hands, bone

    def _placed(self, chance: Chance) -> tuple[_Placed, list[int]]:
        """Return who gets which tile, and the boneyard."""
        tiles = self.unseen[:]
        chance.shuffle(tiles)
        rest = tiles
        placed: _Placed = []
        for seat, fitting, size in self.groups:
            others: list[int] = []
            missing = size
            for at, tile in enumerate(rest):
                if not missing:
                    others += rest[at:]
                    break
                if tile in fitting:
                    placed.append((seat, tile))
                    missing -= 1
                else:
                    others.append(tile)
            if missing:
                return self._matched(tiles)
            rest = others
        return placed, rest

    def _matched(self, tiles: list[int]) -> tuple[_Placed, list[int]]:
        """Return a place for every slot by augmenting paths (Kuhn): it finds one if there is any.

        A slot for which no tile is left, which only an impossible view can have, takes any tile.
        """
        slots = [group for group in self.groups for _ in range(group.size)]
        holder: dict[int, int] = {}
        unplaced = [slot for slot in range(len(slots)) if not _augment(slot, slots, tiles, holder, set())]
        spare = [tile for tile in tiles if tile not in holder]
        holder |= dict(zip(spare, unplaced, strict=False))
        placed = [(slots[slot].seat, tile) for tile, slot in holder.items()]
        return placed, [tile for tile in tiles if tile not in holder]


def _augment(
    slot: int, slots: list[Group], tiles: list[int], holder: dict[int, int], tried: set[int]
) -> bool:
    """Find a tile for a slot, moving other slots to other tiles if necessary."""
    fitting = slots[slot].fitting
    for tile in tiles:
        if tile in tried or tile not in fitting:
            continue
        tried.add(tile)
        if tile not in holder or _augment(holder[tile], slots, tiles, holder, tried):
            holder[tile] = slot
            return True
    return False


# Trying moves

_DEAL = 160
"""The work of dealing a world, in halves of a play weighed."""
_WHOLE = 2520
"""What any number of winners divides."""


@dataclass(frozen=True, slots=True)
class Task:
    """A decision: what is known, and what may be done."""

    start: Position
    """As far as it is visible."""
    dealer: Determinizer
    candidates: Sequence[int]
    seat: int

    def points(self, margin: int) -> float:
        """Return a margin in points."""
        return margin / (_WHOLE * (self.start.rules.players - 1))


class Worlds:
    """Where candidates are tried: in Python, which decides where ``native`` differs."""

    block = 1
    """How many worlds may be tried at a time."""

    def __init__(self, task: Task, chance: Chance) -> None:
        self.task, self.chance = task, chance
        self._sign = SIGN.get()

    @cached_property
    def _rollouts(self) -> Rollouts:
        return Rollouts(self.task.start.rules)

    def play(
        self, alive: Sequence[int], _most: float, _budget: float, results: Sequence[list[float]], /
    ) -> tuple[int, int, int]:
        """Try candidates in up to ``most`` worlds, until the last one cost more than is left of the budget.

        There is at least one, and here only that. Adds the points of each to ``results``; returns how many
        worlds there were, their work and that of the last one, in halves of a play weighed.
        """
        task = self.task
        hands, bone = task.dealer.deal(self.chance)
        world = task.start.copy()
        world.hands, world.bone = hands, bone
        cost = _DEAL
        for candidate in alive:
            position = world.copy()
            position.play(task.candidates[candidate])
            cost += self._rollouts.play_out(position)
            results[candidate].append(task.points(margin(position, task.seat)))
            self._sign()
        return 1, cost, cost


def margin(position: Position, seat: int) -> int:
    """Return a seat's points in a round that is over, relative to the others' average; more is better (6).

    In whole numbers, of which ``Task.points`` makes points.
    """
    rules, values = position.rules, position.values()
    if not rules.collects:
        return _WHOLE * (sum(values) - rules.players * values[seat])
    scale = position.counts if 0 in position.counts else values
    winners = [seat for seat, size in enumerate(scale) if size == min(scale)]
    pot = sum(value for seat, value in enumerate(values) if seat not in winners)
    return _WHOLE // len(winners) * pot * (rules.players * (seat in winners) - len(winners))
