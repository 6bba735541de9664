"""What all levels share: what tiles are worth, alone and in a train, and what a move would lead to."""

from __future__ import annotations

from functools import cache

from mtdesk.rules.moves import Play
from mtdesk.rules.options import Options, Scoring
from mtdesk.rules.score import tile_value
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile, full_set
from mtdesk.rules.turn import apply
from mtdesk.rules.view import Board, View

_SHARE = 0.3
_SHARE_COLLECTING = 1.0


@cache
def tile_worths(options: Options) -> dict[Tile, int]:
    """Return what getting rid of each tile is worth: what it counts in a hand, plus something for every tile.

    In hundredths of a point, so that all are whole numbers. Where the winner collects, going out first
    matters more than what is left, so tiles weigh more alike.
    """
    tiles = full_set(options.set)
    mean = sum(tile_value(options, tile) for tile in tiles) / len(tiles)
    share = _SHARE if options.scoring is Scoring.PENALTY else _SHARE_COLLECTING
    return {tile: round(100 * (tile_value(options, tile) + share * mean)) for tile in tiles}


@cache
def tile_ranks(options: Options) -> dict[Tile, int]:
    """Return what each tile adds to the rank of a train: the longest ranks highest, then the most points."""
    tiles = full_set(options.set)
    one = 1 + sum(tile_value(options, tile) for tile in tiles)
    return {tile: one + tile_value(options, tile) for tile in tiles}


@cache
def mean_worth(options: Options) -> int:
    """Return the average worth of a tile, in the unit of ``tile_worths``."""
    worths = tile_worths(options)
    return sum(worths.values()) // len(worths)


def imagine(view: View, play: Play) -> View:
    """What this seat would see after playing a tile, as far as that does not depend on tiles it cannot see.

    ``play`` must be legal. Other hands and the boneyard are assumed to be empty, which matters only for who
    would have to cover a last double and to the points of a round that ends.
    """
    hands: list[tuple[Tile, ...]] = [()] * view.board.players
    hands[play.player] = view.hand
    state, _ = apply(State(view.board, hands, ()), play)
    return View(state.board, play.player, state.hands[play.player])


def laid_of(board: Board, end: str) -> int:
    """Return how many tiles with the pip of an end are on the table; none for an end that takes any tile."""
    pip = board.ends[end]
    return 0 if pip is None else board.laid_by_pip[pip]
