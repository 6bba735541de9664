"""The easy level: always the heaviest tile, with no thought for the next."""

from __future__ import annotations

from random import Random

from mtdesk.ai.common import laid_of, tile_worths
from mtdesk.rules.moves import Move, Pass, Play
from mtdesk.rules.view import View, own_train


def pick(view: View, moves: tuple[Move, ...], rng: Random) -> Move:
    """Return the easy level's choice among several legal moves other than taps: it plays whenever it can."""
    plays = [move for move in moves if isinstance(move, Play)]
    if plays:
        return max(plays, key=lambda play: (_liking(view, play), rng.random()))
    return max(moves, key=lambda move: (_hopelessness(view, move), rng.random()))


def _liking(view: View, play: Play) -> tuple[int, bool, bool]:
    """Heavy tiles first, its own marked train before others, forks before plain doubles."""
    board = view.board
    own = own_train(play.player)
    return tile_worths(board.options)[play.tile], board.markers.get(own) == play.end, play.fork


def _hopelessness(view: View, move: Move) -> int:
    """How unpromising a branch is on which the marker could be put: the least promising is given away."""
    return laid_of(view.board, move.end) if isinstance(move, Pass) and move.end else 0
