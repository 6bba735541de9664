"""The hard level: it plans the heaviest train of its hand and lives by three rules.

It first closes its own open train; then it plays elsewhere what the plan can spare, heaviest first; otherwise
it continues the plan. It does not weigh these against each other: ``weighing`` does, and is stronger.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from mtdesk.ai import weighing
from mtdesk.ai.common import tile_worths
from mtdesk.ai.planner import Planner
from mtdesk.rules.moves import Move, Play
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Phase, View, own_train

Trains = Sequence[tuple[int | None, Sequence[Tile]]]
"""A plan: trains that share no tile, each with the number at the end of the player's that it continues."""


def pick(view: View, moves: tuple[Move, ...], rng: Random, work: int) -> Move:
    """Return the hard level's choice among several legal moves other than taps.

    ``work`` bounds a planner's steps; with more of them than a decision needs the answer is the same.
    """
    board = view.board
    if board.phase is not Phase.COVER and any(isinstance(move, Play) for move in moves):
        planner = Planner(view.hand, tile_worths(board.options).__getitem__, work)
        pips = [board.ends[end] for end in board.own_ends(board.turn)]
        moves = preferred(view, moves, planner.trains(planner.everything, pips))
    return weighing.ranked(view, moves, rng, work)[0]


def preferred(view: View, moves: tuple[Move, ...], plan: Trains) -> tuple[Move, ...]:
    """Return the moves that come first by these rules; all where the plan has no say.

    At least one is a play.
    """
    board = view.board
    plays = [move for move in moves if isinstance(move, Play)]
    own = board.own_ends(board.turn)
    worths = tile_worths(board.options)
    planned = {tile for _, train in plan for tile in train}
    onward = [play for play in plays if play.end in own and _is_next(play, board.ends[play.end], plan)]
    closing = [play for play in onward if play.end == board.markers.get(own_train(board.turn))]
    if closing or board.phase is Phase.CHAIN:
        return tuple(closing or onward) or moves
    spare = [play for play in plays if play.end not in own and play.tile not in planned]
    heaviest = max((worths[play.tile] for play in spare), default=0)
    return tuple(play for play in spare if worths[play.tile] == heaviest) or tuple(onward) or moves


def _is_next(play: Play, pip: int | None, plan: Trains) -> bool:
    """Return whether a play on an end with this pip starts one of the trains, the right way round."""
    return any(
        start == pip and train[0] == play.tile and (len(train) < 2 or train[1].has(play.out))
        for start, train in plan
    )
