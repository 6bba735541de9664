"""The mark to beat: how the strongest level does on a deal, against the same computers."""

from __future__ import annotations

from mtdesk.ai.levels import LEVELS, Limit
from mtdesk.lab.selfplay import play_game
from mtdesk.record.deal_code import SharedDeal
from mtdesk.record.deal_result import DealResult, PlayerResult, ranked
from mtdesk.record.model import Player, Setup
from mtdesk.record.playback import Playback

MASTER = LEVELS[-1]


def mark_to_beat(deal: SharedDeal, level: str) -> DealResult:
    """Let our strongest level play seat 0 of a deal against computers of ``level``, with its usual work.

    The same on every machine, provided that the levels play as in this version. In the result, it is the
    player without a level, under its own name.
    """
    seated = (MASTER, *(level for _ in range(deal.players - 1)))
    players = tuple(Player(f"{one} {seat}", "computer", one) for seat, one in enumerate(seated))
    setup = Setup(deal.preset, deal.options, players, deal.first_starter, deal.seed)
    ended = Playback(play_game(setup, Limit())).finish().ended
    points = [tuple(round_.points[seat] for round_ in ended) for seat in range(deal.players)]
    others = [PlayerResult(str(seat), level, points[seat]) for seat in range(1, deal.players)]
    return ranked(deal, [PlayerResult(MASTER, "", points[0]), *others])
