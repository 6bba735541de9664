"""The scores of a game so far as plain values: what the score sheet and the panels after a round show."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate

from mtdesk.rules.events import RoundEnded
from mtdesk.rules.options import Options
from mtdesk.rules.score import hand_value, places
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Over


@dataclass(frozen=True, slots=True)
class RoundScore:
    """How one round ended: tiles left and points by seat, and why it was over (rules.md 5, 6)."""

    hands: tuple[tuple[Tile, ...], ...]
    points: tuple[Fraction, ...]
    over: Over

    @classmethod
    def from_event(cls, event: RoundEnded) -> RoundScore:
        """The score of the round that this event ended."""
        return cls(event.hands, event.points, event.over)

    def is_out(self, seat: int) -> bool:
        """Whether the seat had laid all its tiles."""
        return not self.hands[seat]


@dataclass(frozen=True, slots=True)
class Scores:
    """All finished rounds of a game; ``names`` by seat."""

    options: Options
    names: tuple[str, ...]
    rounds: tuple[RoundScore, ...] = ()

    @property
    def running_totals(self) -> tuple[tuple[Fraction, ...], ...]:
        """The totals by seat after each round."""
        return tuple(accumulate((round_.points for round_ in self.rounds), _added))

    @property
    def totals(self) -> tuple[Fraction, ...]:
        """The totals by seat after the last finished round."""
        return self.running_totals[-1] if self.rounds else (Fraction(0),) * len(self.names)

    @property
    def places(self) -> tuple[int, ...]:
        """The place of every seat by the totals, from 1; equal totals share one (rules.md 6)."""
        return places(self.options, self.totals)

    def value(self, round_: RoundScore, seat: int) -> int:
        """What the tiles left in a hand counted (rules.md 6)."""
        return hand_value(self.options, round_.hands[seat])


def _added(totals: tuple[Fraction, ...], points: tuple[Fraction, ...]) -> tuple[Fraction, ...]:
    return tuple(total + gain for total, gain in zip(totals, points, strict=True))
