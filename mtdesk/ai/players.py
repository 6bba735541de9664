"""How each level of computer players chooses among several legal moves other than taps.

The functions have the names of the levels in ``levels``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import inf
from random import Random

from mtdesk.ai import weighing
from mtdesk.ai.heartbeat import SIGN
from mtdesk.ai.planner import Planner
from mtdesk.ai.search import Judged, Trials, tried
from mtdesk.ai.weighing import laid_of, tile_ranks, tile_worths
from mtdesk.rules.moves import Move, Pass, Play, Stop
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Phase, View, own_train

Moves = tuple[Move, ...]

_WHIM = 0.4
"""How often it plays the first tile that comes to hand."""
_OVERLOOKED = 0.25
"""How often it does not see that a tile fits somewhere."""
_CONTENT = 0.1
"""How often it considers the chain of its first turn finished."""


def beginner(view: View, moves: Moves, rng: Random, _work: int, _seconds: float | None) -> Move:
    """Play legally and obligingly, and slip up like a person."""
    stop = next((move for move in moves if isinstance(move, Stop)), None)
    if stop is not None and rng.random() < _CONTENT:
        return stop
    plays = [move for move in moves if isinstance(move, Play)]
    seen = tuple(play for play in plays if rng.random() >= _OVERLOOKED)
    noticed: tuple[Move, ...] = seen or tuple(plays) or moves
    return rng.choice(noticed) if rng.random() < _WHIM else heaviest(view, noticed, rng)


_FORESIGHT = 0.3
"""How often it makes sure, if it can, that another of its tiles will fit its own train."""


def easy(view: View, moves: Moves, rng: Random, _work: int, _seconds: float | None) -> Move:
    """Play the heaviest tile whenever it can, and now and then think of the next one on its own train."""
    plays = [move for move in moves if isinstance(move, Play)]
    if plays and view.board.phase is not Phase.COVER and rng.random() < _FORESIGHT:
        moves = tuple(play for play in plays if leaves_follow_up(view, play)) or moves
    return heaviest(view, moves, rng)


def heaviest(view: View, moves: tuple[Move, ...], rng: Random) -> Move:
    """Return the play of the heaviest tile; without a play, the pass that gives away least."""
    plays = [move for move in moves if isinstance(move, Play)]
    if plays:
        return max(plays, key=lambda play: (_liking(view, play), rng.random()))
    # A pass gives away the branch on which it puts the marker: the least promising one.
    ends = {move: move.end for move in moves if isinstance(move, Pass) and move.end}
    return max(moves, key=lambda move: (laid_of(view.board, ends[move]) if move in ends else 0, rng.random()))


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


_AHEAD = 2
"""Tiles in its plan for an end."""


def medium(view: View, moves: Moves, rng: Random, _work: int, _seconds: float | None) -> Move:
    """Follow the rules of the hard level with a short plan.

    It remembers what it would like to play next on its own train, and what after that. It considers the rest
    of its hand spare, including what a longer plan would need.
    """
    if view.board.phase is not Phase.COVER and any(isinstance(move, Play) for move in moves):
        moves = preferred(view, moves, _short_plan(view))
    return heaviest(view, moves, rng)


def _short_plan(view: View) -> Trains:
    board = view.board
    worths = tile_worths(board.options)
    hand = view.hand
    plan = []
    for end in board.own_ends(board.turn):
        SIGN.get()()
        pip = board.ends[end]
        _, train = _heaviest_train(hand, pip, worths, _AHEAD)
        if train:
            plan.append((pip, train))
            hand = tuple(tile for tile in hand if tile not in train)
    return plan


def _heaviest_train(
    hand: Sequence[Tile], pip: int | None, worths: Mapping[Tile, int], length: int
) -> tuple[int, tuple[Tile, ...]]:
    """Return the heaviest train of at most ``length`` tiles from ``pip`` (None: any), its worth first."""
    best: tuple[int, tuple[Tile, ...]] = 0, ()
    if length == 0:
        return best
    for tile in hand:
        rest = [one for one in hand if one != tile]
        for start in tile if pip is None else (pip,):
            if not tile.has(start):
                continue
            worth, train = _heaviest_train(rest, tile.other(start), worths, length - 1)
            if worths[tile] + worth > best[0]:
                best = worths[tile] + worth, (tile, *train)
    return best


Trains = Sequence[tuple[int | None, Sequence[Tile]]]
"""A plan: trains that share no tile, each with the number at the end of the player's that it continues."""


def hard(view: View, moves: Moves, rng: Random, _work: int, _seconds: float | None) -> Move:
    """Plan the longest train of the hand and live by three rules.

    It first closes its own open train; then it plays elsewhere what the plan can spare, heaviest first;
    otherwise it continues the plan. It does not weigh these against each other: ``weighing`` does, and is
    stronger.
    """
    board = view.board
    if board.phase is not Phase.COVER and any(isinstance(move, Play) for move in moves):
        planner = Planner(view.hand, tile_ranks(board.options))
        pips = [board.ends[end] for end in board.own_ends(board.turn)]
        moves = preferred(view, moves, planner.trains(planner.everything, pips))
    return weighing.ranked(view, moves, rng)[0]


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


_DOUBT = 0.5
"""By how many standard errors another move must be better than the planner's."""
_DOUBT_OF_STOP = 3.0
"""The same for ending a first-turn chain that could continue.

Rollouts of large hands, with hundreds of moves still to come, favour it more often than play justifies.
"""


def expert(view: View, moves: Moves, rng: Random, work: int, seconds: float | None) -> Move:
    """Make the planner's move, unless a search of this many steps finds a clearly better one."""
    return considered(view, moves, rng, work, seconds)[0]


def considered(
    view: View, moves: Moves, rng: Random, work: int, seconds: float | None, *, every: bool = False
) -> tuple[Move, Trials]:
    """Return the choice, and what the search thinks of moves, or of ``every`` one, however many."""
    ranked = weighing.ranked(view, moves, rng)
    trials = tried(view, ranked, rng, work, seconds, every=every)
    return _with_doubt(trials.ranking, ranked[0]), trials


def _with_doubt(found: list[Judged], prior: Move) -> Move:
    """Return the best move if it is clearly better than ``prior``, otherwise ``prior``."""
    expected = next((one for one in found if one.move == prior), found[0])
    error = expected.error if expected is not found[0] else inf
    doubt = _DOUBT_OF_STOP if isinstance(found[0].move, Stop) else _DOUBT
    return found[0].move if expected.behind > doubt * error else prior
