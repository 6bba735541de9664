"""The mark to beat: how the strongest level does on a deal, against the same computers."""

from __future__ import annotations

from fractions import Fraction

from mtdesk.ai.levels import LEVELS, Limit
from mtdesk.lab.simulate import play_round
from mtdesk.record.deal_code import SharedDeal
from mtdesk.record.model import Player, Setup

MASTER = LEVELS[-1]

Points = tuple[Fraction, ...]
"""Of a round, by seat."""


def round_of_mark(deal: SharedDeal, level: str, before: tuple[Points, ...]) -> Points:
    """Play the next round of a deal with the strongest level in seat 0, and return its points.

    The others are computers of ``level``; ``before`` are the points of the rounds before. The same on every
    machine, provided that the levels play as in this version.
    """
    seated = (MASTER, *(level for _ in range(deal.players - 1)))
    players = tuple(Player(f"{one} {seat}", "computer", one) for seat, one in enumerate(seated))
    setup = Setup(deal.preset, deal.options, players, deal.first_starter, deal.seed)
    totals = tuple(sum((points[seat] for points in before), Fraction(0)) for seat in range(deal.players))
    after = play_round(setup, len(before) + 1, totals, Limit())
    return tuple(new - old for new, old in zip(after, totals, strict=True))
