"""What is known so far about the decisions of a game: the mistakes, in order, and sums by seat."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from mtdesk.lab.analysis import Decision, Place


@dataclass(slots=True)
class Tally:
    """The decisions of one seat, added up."""

    decisions: int = 0
    mistakes: int = 0
    points: int = 0
    """What the mistakes cost together: the sum of the numbers that people see."""


class Findings:
    """Decisions by their places, and the mistakes among them.

    There may be tens of thousands: a new one never means looking at all of them.
    """

    def __init__(self) -> None:
        self._found: dict[Place, Decision] = {}
        self._mistakes: list[Decision] = []
        self.tallies: dict[int, Tally] = {}
        """By seat."""

    def __len__(self) -> int:
        return len(self._found)

    @property
    def decisions(self) -> Mapping[Place, Decision]:
        """All that have been judged."""
        return self._found

    def add(self, decisions: Iterable[Decision]) -> None:
        """Note decisions; those already known stay as they are."""
        for decision in decisions:
            if decision.place not in self._found:
                self._found[decision.place] = decision
                tally = self.tallies.setdefault(decision.seat, Tally())
                tally.decisions += 1
                if decision.is_mistake:
                    tally.mistakes += 1
                    tally.points += shown_loss(decision)
                    insort(self._mistakes, decision, key=_place)

    def mistakes(self, seat: int | None = None) -> Sequence[Decision]:
        """Return the mistakes of a seat (None: of all), in order."""
        return [one for one in self._mistakes if seat in (None, one.seat)]

    def mistake_at(self, place: Place) -> Decision | None:
        """Return the mistake at a place, if the decision there was one."""
        decision = self._found.get(place)
        return decision if decision is not None and decision.is_mistake else None

    def of_round(self, number: int, seat: int | None = None) -> Sequence[Decision]:
        """Return the mistakes of a round, of a seat or (None) of all, in order."""
        first, last = (bisect_left(self._mistakes, (at, 0), key=_place) for at in (number, number + 1))
        return [one for one in self._mistakes[first:last] if seat in (None, one.seat)]


def shown_loss(mistake: Decision) -> int:
    """Return what a mistake cost in whole points, at least one."""
    return max(1, round(mistake.loss))


def beside(mistakes: Sequence[Decision], place: Place, step: int) -> Decision | None:
    """Return the mistake before (-1) or after (1) a place, None if there is none."""
    places = [one.place for one in mistakes]
    at = bisect_left(places, place)
    if step > 0:
        at += at < len(places) and places[at] == place
    else:
        at -= 1
    return mistakes[at] if 0 <= at < len(mistakes) else None


def _place(decision: Decision) -> Place:
    return decision.place
