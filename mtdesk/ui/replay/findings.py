"""What has been found out about the decisions of a game so far, kept in order as it comes in.

There may be tens of thousands: nothing here looks at all of them because one more is known.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Sequence
from dataclasses import dataclass

from mtdesk.lab.analysis import Decision

Place = tuple[int, int]
"""Round and action, from 1."""


@dataclass(slots=True)
class Tally:
    """The decisions of one seat, added up."""

    decisions: int = 0
    mistakes: int = 0
    points: float = 0.0

    @property
    def each(self) -> float:
        """The points that a decision cost on average."""
        return self.points / self.decisions


class Findings:
    """Decisions by their places, in order of the game and by what they cost, and their sums by seat."""

    def __init__(self) -> None:
        self._found: dict[Place, Decision] = {}
        self.tallies: dict[int, Tally] = {}
        """By seat; the order is that in which they were found."""
        self.in_order: list[Decision] = []
        self.worst_first: list[Decision] = []

    def __len__(self) -> int:
        return len(self._found)

    def add(self, decision: Decision) -> None:
        """Note a decision; one that was judged before now costs what it cost again."""
        before = self._found.get(_place(decision))
        self._found[_place(decision)] = decision
        if before is None:
            insort(self.in_order, decision, key=_place)
            tally = self.tallies.setdefault(decision.seat, Tally())
            tally.decisions += 1
            tally.mistakes += decision.is_mistake
            tally.points += decision.cost.points
        else:
            self.in_order[bisect_left(self.in_order, _place(decision), key=_place)] = decision
            del self.worst_first[bisect_left(self.worst_first, _cost(before), key=_cost)]
        insort(self.worst_first, decision, key=_cost)

    def at(self, place: Place) -> Decision | None:
        """Return what is known of the decision at a place."""
        return self._found.get(place)

    def of_round(self, number: int) -> Sequence[Decision]:
        """Return the decisions of a round, in order."""
        first, last = (bisect_left(self.in_order, (at, 0), key=_place) for at in (number, number + 1))
        return self.in_order[first:last]

    def longest(self, *, worst_first: bool) -> tuple[int, ...]:
        """Return where in one of the lists those stand that may have the longest texts: last and worst."""
        if not self._found:
            return ()
        if worst_first:
            return 0, bisect_left(self.worst_first, _cost(self.in_order[-1]), key=_cost)
        return len(self) - 1, bisect_left(self.in_order, _place(self.worst_first[0]), key=_place)


def _place(decision: Decision) -> Place:
    return decision.round, decision.action


def _cost(decision: Decision) -> tuple[float, Place]:
    return -(decision.anew or decision.cost).points, _place(decision)
