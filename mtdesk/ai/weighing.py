"""What tiles are worth, and moves without a search: what each gains now, and what the plan can still play.

The plan is the train of the hand that is worth most: usually, not always, the longest. This is what a search
starts from (``players.expert``).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random

from mtdesk.ai.planner import Planner
from mtdesk.rules.legal import plays
from mtdesk.rules.moves import Move, Pass, Play
from mtdesk.rules.options import Options, Scoring
from mtdesk.rules.score import tile_value
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile, full_set
from mtdesk.rules.turn import apply
from mtdesk.rules.view import Board, Phase, View, own_train

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


def imagine(view: View, play: Play) -> View:
    """Return what this seat would see after playing a tile, as far as what it cannot see has no part in it.

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


# Moves

_CLOSING = 1.0
"""The value of taking the marker off the player's own train, in tiles."""
_STUCK = 1.0
"""The cost of leaving a double uncovered for lack of a tile, in tiles."""
_LATER = 0.95
"""What a tile of the plan counts relative to one played now: the round may end before it is played."""


def ranked(view: View, moves: Sequence[Move], rng: Random) -> list[Move]:
    """Return all the given legal moves other than taps, the best first."""
    thought = _Thought(view)
    return sorted(moves, key=lambda move: (*thought.worth(move), rng.random()), reverse=True)


class _Thought:
    """One decision: what each move would gain now and leave for later."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._worths = tile_worths(view.board.options)
        self._unit = sum(self._worths.values()) // len(self._worths)
        """The average worth of a tile."""
        self._planner = Planner(view.hand, self._worths)

    def worth(self, move: Move) -> tuple[bool, float, int]:
        """Return what a move is ranked by: plays come first, by what is played now and can be later."""
        if isinstance(move, Play):
            return True, self._turn_worth(self._view, move, follow=True), 0
        return False, *self._marker_worth(move)

    def _turn_worth(self, view: View, play: Play, *, follow: bool) -> float:
        if view.board.phase is Phase.COVER:
            return self._worths[play.tile]
        after = imagine(view, play)
        gain = self._worths[play.tile] + self._closing(view, after)
        if not _goes_on(after):
            return gain + self._later(after)
        following = plays(after.board, after.hand)
        if not following:
            return gain + self._later(after) - _STUCK * self._unit
        if not follow:
            return gain + self._later(after)
        return gain + max(self._turn_worth(after, play, follow=False) for play in following)

    def _closing(self, before: View, after: View) -> float:
        own = own_train(self._view.board.turn)
        closes = own in before.board.markers and own not in after.board.markers
        return _CLOSING * self._unit if closes else 0.0

    def _later(self, view: View) -> float:
        """Return the value of the best trains on the player's own ends, one by one if several."""
        ends = [view.board.ends[end] for end in view.board.own_ends(self._view.board.turn)]
        trains = self._planner.trains(self._planner.bits(view.hand), ends)
        return _LATER * sum(self._worths[tile] for _, train in trains for tile in train)

    def _marker_worth(self, move: Move) -> tuple[int, int]:
        """Return how little a pass loses that gives away the branch it marks: its plan, then its future."""
        if not (isinstance(move, Pass) and move.end):
            return 0, 0
        board = self._view.board
        plan = self._planner.rank(self._planner.everything, board.ends[move.end])
        return -plan, laid_of(board, move.end)


def _goes_on(view: View) -> bool:
    """Return whether an ordinary turn continues after this double."""
    board = view.board
    return board.over is None and board.turn == view.seat and board.phase is Phase.ORDINARY and board.laid > 0
