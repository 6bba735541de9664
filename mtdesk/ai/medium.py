"""The medium level: it follows the rules of the hard one, but its plan is short.

It remembers what it would like to play next on its own train, and what after that. It considers the rest of
its hand spare, including what a longer plan would need.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from mtdesk.ai import easy, hard
from mtdesk.ai.common import tile_worths
from mtdesk.ai.heartbeat import SIGN
from mtdesk.rules.moves import Move, Play
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Phase, View

_AHEAD = 2
"""Tiles in its plan for an end."""


def pick(view: View, moves: tuple[Move, ...], rng: Random) -> Move:
    """The medium level's choice among several legal moves other than taps: it plays whenever it can."""
    if view.board.phase is not Phase.COVER and any(isinstance(move, Play) for move in moves):
        moves = hard.preferred(view, moves, _plan(view))
    return easy.heaviest(view, moves, rng)


def _plan(view: View) -> hard.Trains:
    board = view.board
    worths = tile_worths(board.options)
    hand = view.hand
    plan = []
    for end in board.own_ends(board.turn):
        SIGN.get()()
        pip = board.ends[end]
        _, train = _heaviest(hand, pip, worths, _AHEAD)
        if train:
            plan.append((pip, train))
            hand = tuple(tile for tile in hand if tile not in train)
    return plan


def _heaviest(
    hand: Sequence[Tile], pip: int | None, worths: Mapping[Tile, int], length: int
) -> tuple[int, tuple[Tile, ...]]:
    """The heaviest train of at most ``length`` tiles from ``pip`` (None: from any), its worth first."""
    best: tuple[int, tuple[Tile, ...]] = 0, ()
    if length == 0:
        return best
    for tile in hand:
        rest = [one for one in hand if one != tile]
        for start in tile if pip is None else (pip,):
            if not tile.has(start):
                continue
            worth, train = _heaviest(rest, tile.other(start), worths, length - 1)
            if worths[tile] + worth > best[0]:
                best = worths[tile] + worth, (tile, *train)
    return best
