"""Rounds of computer players as the table meets them: every train after every tile."""

from __future__ import annotations

import functools
from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import NamedTuple

from mtdesk.ai import players
from mtdesk.ai.levels import Limit, choose, decision_seed, without_choice
from mtdesk.rules.deal import open_round, seeded_deal
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move
from mtdesk.rules.options import Options
from mtdesk.rules.presets import options_for
from mtdesk.rules.redact import view_of
from mtdesk.rules.turn import apply
from mtdesk.rules.view import Board, View


class Table(NamedTuple):
    """Who plays by which rules: a preset, the number of players, and the set if it is not the preset's."""

    preset: str
    players: int
    set: int | None = None

    def __str__(self) -> str:
        return f"{self.preset} {self.players} p" + (f" set {self.set}" if self.set else "")

    def options(self) -> Options:
        """The rules they play by."""
        return options_for(self.preset, self.players, {} if self.set is None else {"set": self.set})


@functools.cache
def recorded(table: Table, seed: int) -> tuple[Board, ...]:
    """The board before the first tile of a round and after each; the same for the same seed.

    Odd rounds are played by the medium level, whose own trains are longer and public ones shorter; in the
    others the heaviest tile is always played.
    """
    boards: list[Board] = []
    for board in _boards(table, seed):
        if not boards or boards[-1].trains != board.trains:
            boards.append(board)
    return tuple(boards)


def _boards(table: Table, seed: int) -> Iterator[Board]:
    options, players = table.options(), table.players
    number = seed % options.rounds + 1
    planned = seed % 2 and options.set <= 12  # with larger sets planning takes seconds
    deal = seeded_deal(options, players, number, f"layout-{seed}")
    totals = (Fraction(0),) * players
    state, _ = open_round(options, players, number, 0, totals, deal)
    yield state.board
    while state.board.over is None:
        tapper = state.board.pending_tap
        view = view_of(state, state.board.turn if tapper is None else tapper)
        state, _ = apply(state, (_planned if planned else _heaviest)(view, decision_seed(str(seed), view)))
        yield state.board


def _planned(view: View, seed: str) -> Move:
    return choose("medium", view, Limit(), seed)


def _heaviest(view: View, seed: str) -> Move:
    moves = legal_moves(view)
    forced = without_choice(moves)
    return players.heaviest(view, moves, Random(seed)) if forced is None else forced
