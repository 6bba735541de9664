"""Trying moves in worlds: what is hidden is dealt, every candidate played out. ``native`` does it in C."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from mtdesk.ai.determinizations import Determinizer
from mtdesk.ai.heartbeat import SIGN
from mtdesk.ai.kernel.chance import Chance
from mtdesk.ai.kernel.position import Position
from mtdesk.ai.rollout import Rollouts

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


class Worlds(Protocol):
    """Where candidates are tried."""

    block: int
    """How many worlds may be tried at a time."""

    def play(
        self, alive: Sequence[int], most: float, budget: float, results: Sequence[list[float]], /
    ) -> tuple[int, int, int]:
        """Try candidates in up to ``most`` worlds, until the last one cost more than is left of the budget.

        There is at least one. Adds the points of each to ``results``; returns how many worlds there were,
        their work and that of the last one, in halves of a play weighed.
        """


class PlainWorlds:
    """Worlds in Python: what decides where the two differ."""

    block = 1

    def __init__(self, task: Task, chance: Chance) -> None:
        self._task, self._chance = task, chance
        self._rollouts = Rollouts(task.start.rules)
        self._sign = SIGN.get()

    def play(
        self, alive: Sequence[int], _most: float, _budget: float, results: Sequence[list[float]]
    ) -> tuple[int, int, int]:
        """Try candidates in a single world."""
        task = self._task
        hands, bone = task.dealer.deal(self._chance)
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
