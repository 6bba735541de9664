"""The mark to beat: how the strongest level does on a deal, against the same computers."""

from __future__ import annotations

from fractions import Fraction

from mtdesk.ai.levels import LEVELS, Limit
from mtdesk.lab.selfplay import play_round
from mtdesk.record.deal_code import SharedDeal
from mtdesk.record.deal_result import DealResult, PlayerResult, ranked
from mtdesk.record.model import Player, Setup

MASTER = LEVELS[-1]

Points = tuple[Fraction, ...]
"""Of a round, by seat."""


def round_of_mark(deal: SharedDeal, level: str, before: tuple[Points, ...]) -> Points:
    """Let our strongest level play the next round of a deal in seat 0, with its usual work.

    The others are computers of ``level``; ``before`` are the points of the rounds before.
    """
    seated = (MASTER, *(level for _ in range(deal.players - 1)))
    players = tuple(Player(f"{one} {seat}", "computer", one) for seat, one in enumerate(seated))
    setup = Setup(deal.preset, deal.options, players, deal.first_starter, deal.seed)
    totals = tuple(sum((points[seat] for points in before), Fraction(0)) for seat in range(deal.players))
    after = play_round(setup, len(before) + 1, totals, Limit())
    return tuple(new - old for new, old in zip(after, totals, strict=True))


def mark_of(deal: SharedDeal, level: str, points: tuple[Points, ...]) -> DealResult:
    """Return the mark to beat, from the points of all rounds.

    The same on every machine, provided that the levels play as in this version. In the result, our
    strongest level is the player without a level, under its own name.
    """
    by_seat = [tuple(round_[seat] for round_ in points) for seat in range(deal.players)]
    others = [PlayerResult(str(seat), level, by_seat[seat]) for seat in range(1, deal.players)]
    return ranked(deal, [PlayerResult(MASTER, "", by_seat[0]), *others])
