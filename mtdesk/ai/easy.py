"""The easy level: the heaviest tile, and now and then a thought for the next one on its own train."""

from __future__ import annotations

from random import Random

from mtdesk.ai.common import laid_of, tile_worths
from mtdesk.rules.moves import Move, Pass, Play
from mtdesk.rules.view import Phase, View, own_train

_FORESIGHT = 0.3
"""How often it makes sure, if it can, that another of its tiles will fit its own train."""


def pick(view: View, moves: tuple[Move, ...], rng: Random) -> Move:
    """Return the easy level's choice among several legal moves other than taps: it plays whenever it can."""
    plays = [move for move in moves if isinstance(move, Play)]
    if plays and view.board.phase is not Phase.COVER and rng.random() < _FORESIGHT:
        moves = tuple(play for play in plays if leaves_follow_up(view, play)) or moves
    return heaviest(view, moves, rng)


def heaviest(view: View, moves: tuple[Move, ...], rng: Random) -> Move:
    """Return the play of the heaviest tile; without a play, the pass that gives away least."""
    plays = [move for move in moves if isinstance(move, Play)]
    if plays:
        return max(plays, key=lambda play: (_liking(view, play), rng.random()))
    return max(moves, key=lambda move: (_hopelessness(view, move), rng.random()))


def leaves_follow_up(view: View, play: Play) -> bool:
    """Return whether one of the remaining tiles would fit the player's own train after this play."""
    board = view.board
    own = board.own_ends(play.player)
    pips = {play.out if end == play.end else board.ends[end] for end in own}
    return any(pip is None or tile.has(pip) for tile in view.hand if tile != play.tile for pip in pips)


def _liking(view: View, play: Play) -> tuple[int, bool, bool]:
    """Heavy tiles first, its own marked train before others, forks before plain doubles."""
    board = view.board
    own = own_train(play.player)
    return tile_worths(board.options)[play.tile], board.markers.get(own) == play.end, play.fork


def _hopelessness(view: View, move: Move) -> int:
    """How unpromising a branch is on which the marker could be put: the least promising is given away."""
    return laid_of(view.board, move.end) if isinstance(move, Pass) and move.end else 0
