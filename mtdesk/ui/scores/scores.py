"""The scores of a game so far as plain values: what the score sheet and the panels after a round show."""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property
from itertools import accumulate

import msgspec

from mtdesk.i18n import points_text
from mtdesk.record.score_pad import Left, value_of
from mtdesk.rules.options import Options, Scoring
from mtdesk.rules.score import places
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Over
from mtdesk.ui.words.presets import rules_text
from mtdesk.ui.words.results import place_text

NO_PART = "–"
"""Stands for the points of players who took no part in a round."""


class RoundScore(msgspec.Struct, frozen=True):
    """How one round ended: what was left and the points by seat, and why it was over (rules.md 5, 6).

    Of a hand, either the tiles are known or, on a score pad, only their value; None: the seat took no part.
    On a score pad, a player who is ``out`` may have points, too.
    """

    hands: tuple[Left | None, ...]
    points: tuple[Fraction, ...]
    over: Over
    out: frozenset[int] | None = None
    """The seats that went out; None: those without a tile."""

    def is_out(self, seat: int) -> bool:
        return self.hands[seat] == () if self.out is None else seat in self.out

    def took_part(self, seat: int) -> bool:
        return self.hands[seat] is not None

    def tiles(self, seat: int) -> tuple[Tile, ...]:
        """Return the tiles left in a hand, if they are known."""
        left = self.hands[seat]
        return left if isinstance(left, tuple) else ()


class LongestTrain(msgspec.Struct, frozen=True):
    """The longest train of a game: its owner, None for a Mexican train, and how many tiles it has."""

    owner: int | None
    tiles: int


class Scores(msgspec.Struct, frozen=True, dict=True):
    """All finished rounds of a game; ``names`` by seat, ``start`` the points they started with, if any.

    ``preset`` and ``rule_set`` as in a set-up, empty if the rules need no name.
    """

    options: Options
    names: tuple[str, ...]
    rounds: tuple[RoundScore, ...] = ()
    start: tuple[Fraction, ...] = ()
    preset: str = ""
    rule_set: str | None = None
    ended: bool = False
    """Whether people ended the game before the last round."""
    name: str = ""
    """What the game is called; empty if it has no name."""
    longest_train: LongestTrain | None = None
    """None if it is unknown."""

    @property
    def is_over(self) -> bool:
        """Whether nothing more is to be played, so that someone has won."""
        return bool(self.rounds) and (self.ended or len(self.rounds) >= self.options.rounds)

    @property
    def has_course(self) -> bool:
        """Whether totals change from round to round, as far as has been or is to be played."""
        whole = len(self.rounds) if self.ended else max(self.options.rounds, len(self.rounds))
        return bool(self.rounds) and whole > 1

    @property
    def was_missed(self) -> bool:
        """Whether anyone took no part in some round."""
        return any(None in round_.hands for round_ in self.rounds)

    @property
    def gone(self) -> tuple[int, ...]:
        """The seats that took no part in the last round: they have left, as far as anyone can tell."""
        seats = range(len(self.names)) if self.rounds else ()
        return tuple(seat for seat in seats if not self.rounds[-1].took_part(seat))

    def missed(self, seat: int) -> int:
        """Return in how many rounds a seat took no part."""
        return sum(not round_.took_part(seat) for round_ in self.rounds)

    def has_played(self, seat: int) -> bool:
        return any(round_.took_part(seat) for round_ in self.rounds)

    @property
    def rules_text(self) -> str:
        """What the rules are called where nothing else says that these are rules; empty if unknown."""
        return rules_text(self.preset, self.rule_set) if self.rule_set or self.preset else ""

    @cached_property
    def running_totals(self) -> tuple[tuple[Fraction, ...], ...]:
        sums = accumulate((round_.points for round_ in self.rounds), _added, initial=self.first_totals)
        return tuple(sums)[1:]

    @property
    def first_totals(self) -> tuple[Fraction, ...]:
        return self.start or (Fraction(0),) * len(self.names)

    @property
    def totals(self) -> tuple[Fraction, ...]:
        return self.running_totals[-1] if self.rounds else self.first_totals

    @cached_property
    def places(self) -> tuple[int, ...]:
        """The place of every seat by the totals, from 1; equal totals share one (rules.md 6).

        Players who have left come after all who stayed.
        """
        seats = range(len(self.names))
        here = [seat for seat in seats if seat not in self.gone]
        found: dict[int, int] = {}
        for group in (here, self.gone):
            first = len(found)
            ranks = places(self.options, [self.totals[seat] for seat in group])
            found |= {seat: first + rank for seat, rank in zip(group, ranks, strict=True)}
        return tuple(found[seat] for seat in seats)

    @property
    def is_ranked(self) -> bool:
        """Whether anyone has a point yet, so that places say something."""
        return any(self.totals)

    @property
    def seats_by_place(self) -> list[int]:
        return sorted(range(len(self.names)), key=self.places.__getitem__)

    def leads(self, seat: int) -> bool:
        return self.is_ranked and self.places[seat] == 1

    def line(self, seat: int) -> tuple[str, str, str]:
        """Return place, name and total; no place without points, a dash for a seat that has not played."""
        place = place_text(self.places[seat]) if self.is_ranked else ""
        is_new = self.rounds and not self.has_played(seat)
        return NO_PART if is_new else place, self.names[seat], points_text(self.totals[seat])

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that share the first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)

    @property
    def winning_names(self) -> tuple[str, ...]:
        return tuple(self.names[seat] for seat in self.winners)

    @property
    def winning_total(self) -> Fraction:
        """The total that all winners have."""
        return self.totals[self.winners[0]]

    @property
    def runners_up(self) -> tuple[int, ...]:
        """The seats that share the best place after the winners', of those who stayed."""
        here = [seat for seat in range(len(self.names)) if seat not in (*self.winners, *self.gone)]
        second = min((self.places[seat] for seat in here), default=0)
        return tuple(seat for seat in here if self.places[seat] == second)

    @property
    def best_round(self) -> tuple[int, int, Fraction, Fraction] | None:
        """The round, from 1, in which a seat gained most on the others: round, seat, points, their average.

        None if there is only one round, or none in which anyone played against others.
        """
        better = -1 if self.options.scoring is Scoring.PENALTY else 1
        found: list[tuple[Fraction, int, int, Fraction, Fraction]] = []
        for number, round_ in enumerate(self.rounds, start=1):
            present = [seat for seat in range(len(self.names)) if round_.took_part(seat)]
            for seat in present if len(present) > 1 else ():
                points = round_.points[seat]
                average = (sum(map(round_.points.__getitem__, present)) - points) / (len(present) - 1)
                found.append((better * (points - average), -number, -seat, points, average))
        if len(self.rounds) < 2 or not found:
            return None
        _, number, seat, points, average = max(found)
        return -number, -seat, points, average

    @property
    def closest_moment(self) -> tuple[int, tuple[int, int], Fraction] | None:
        """The round, from 1, after which the best two were closest, the last such one: round, seats, lead.

        None if there is only one round.
        """
        best = min if self.options.scoring is Scoring.PENALTY else max
        found: list[tuple[Fraction, int, tuple[int, int]]] = []
        here = [seat for seat in range(len(self.names)) if seat not in self.gone]
        for number, totals in enumerate(self.running_totals if len(here) > 1 else (), start=1):
            first = best(here, key=totals.__getitem__)
            second = best((seat for seat in here if seat != first), key=totals.__getitem__)
            found.append((abs(totals[first] - totals[second]), -number, (first, second)))
        if len(found) < 2:
            return None
        lead, number, seats = min(found)
        return -number, seats, lead

    def value(self, round_: RoundScore, seat: int) -> int:
        """Return the value of what was left in a hand (rules.md 6)."""
        return value_of(self.options, round_.hands[seat])


def _added(totals: tuple[Fraction, ...], points: tuple[Fraction, ...]) -> tuple[Fraction, ...]:
    return tuple(total + gain for total, gain in zip(totals, points, strict=True))
