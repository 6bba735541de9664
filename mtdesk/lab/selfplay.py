"""Whole games by computer players in one process, without a window or a clock."""

from __future__ import annotations

from fractions import Fraction

from mtdesk.ai.levels import Limit, chance_of, choose, decision_seed
from mtdesk.record.model import PlayedRound, Record, Setup
from mtdesk.rules.deal import open_round, seeded_deal
from mtdesk.rules.redact import view_of
from mtdesk.rules.state import State
from mtdesk.rules.turn import apply


def play_game(setup: Setup, limit: Limit) -> Record:
    """All rounds of a game among computers; the same for the same set-up and work.

    ``setup`` must have a seed and a level for every player, and ``limit`` no cap in seconds.
    """
    if setup.seed is None or limit.seconds is not None:
        raise ValueError("a game that can be repeated needs a seed and no clock")
    record = Record(setup)
    chance = chance_of(setup.seed)
    totals: tuple[Fraction, ...] = (Fraction(0),) * len(setup.players)
    for number in range(1, setup.options.rounds + 1):
        deal = seeded_deal(setup.options, len(setup.players), number, setup.seed)
        played = PlayedRound(deal)
        record.rounds.append(played)
        state, _ = open_round(
            setup.options, len(setup.players), number, setup.first_starter, totals, played.deal
        )
        totals = _play_round(setup, state, played, chance, limit)
    return record


def _play_round(
    setup: Setup, state: State, played: PlayedRound, chance: str, limit: Limit
) -> tuple[Fraction, ...]:
    while state.board.over is None:
        tapper = state.board.pending_tap
        seat = state.board.turn if tapper is None else tapper
        view = view_of(state, seat)
        level = setup.players[seat].level
        if level is None:
            raise ValueError(f"nobody plays for seat {seat}")
        move = choose(level, view, limit, decision_seed(chance, view))
        played.moves.append(move)
        state, _ = apply(state, move)
    return state.board.totals
