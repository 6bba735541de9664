"""A hint: the move a computer level would make in the place of a person, and why, as codes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from random import Random

from mtdesk.ai import medium
from mtdesk.ai.common import imagine, tile_worths
from mtdesk.ai.levels import Limit, choose
from mtdesk.ai.planner import WORK, Planner
from mtdesk.rules.legal import legal_moves, plays
from mtdesk.rules.moves import Draw, Move, Pass, Play, Tap
from mtdesk.rules.score import tile_value
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Phase, View, own_train, train_of


class HintReason(StrEnum):
    """Why a move is good. What a Why carries beside it stands behind the dash."""

    MUST_DRAW = "must-draw"
    MUST_PASS = "must-pass"  # noqa: S105 -- of a turn
    SPARES_PLAN = "spares-plan"  # of the ends for the marker this one is needed least
    ONE_TILE_LEFT = "one-tile-left"  # a tap is due
    GOES_OUT = "goes-out"
    ONLY_MOVE = "only-move"
    DOUBLE_WITH_COVER = "double-with-cover"  # tile: the one to lay on the double next
    COVERS_DOUBLE = "covers-double"  # tile: the open double
    CLOSES_TRAIN = "closes-train"  # the marker goes off the own train
    BEGINS_PLAN = "begins-plan"  # count: tiles of the plan, this one among them
    KEEPS_PLAN = "keeps-plan"  # count: tiles of the plan that are left after this one
    OFF_PLAN = "off-plan"  # the plan does not need this tile
    HEAVIEST = "heaviest"  # no tile that can be laid counts more


@dataclass(frozen=True, slots=True)
class Why:
    """A reason and the things its sentence names."""

    reason: HintReason
    tile: Tile | None = None
    count: int | None = None


@dataclass(frozen=True, slots=True)
class Hint:
    """A move with the reasons for it, the most telling first; there may be none in words."""

    move: Move
    reasons: tuple[Why, ...] = ()


def advise(level: str, view: View, limit: Limit, seed: str) -> Hint:
    """What a level would do in this view, of which nothing hidden can be learnt. Raises like ``choose``."""
    move = choose(level, view, limit, seed)
    return Hint(move, tuple(reasons(view, move)))


def reasons(view: View, move: Move, work: int = WORK) -> Iterator[Why]:
    """Why this legal move may be made, the most telling first; ``work`` bounds the planner's steps."""
    match move:
        case Play():
            yield from _reasons_to_lay(view, move, work)
        case Draw():
            yield Why(HintReason.MUST_DRAW)
        case Pass():
            yield Why(HintReason.MUST_PASS if move.end is None else HintReason.SPARES_PLAN)
        case Tap():
            yield Why(HintReason.ONE_TILE_LEFT)


def _reasons_to_lay(view: View, play: Play, work: int) -> Iterator[Why]:
    board = view.board
    options = [move for move in legal_moves(view) if isinstance(move, Play)]
    if len(view.hand) == 1:
        yield Why(HintReason.GOES_OUT)
        return
    if len(options) == 1:
        yield Why(HintReason.ONLY_MOVE)
    if board.to_cover is not None:
        yield Why(HintReason.COVERS_DOUBLE, tile=board.to_cover.tile)
        return
    after = imagine(view, play)
    cover = _cover(after, work)
    if cover is not None:
        yield Why(HintReason.DOUBLE_WITH_COVER, tile=cover)
    covered = [double.tile for double in board.open_doubles if play.end in double.ends]
    yield from (Why(HintReason.COVERS_DOUBLE, tile=double) for double in covered)
    own = own_train(play.player)
    if own in board.markers and own not in after.board.markers:
        yield Why(HintReason.CLOSES_TRAIN)
    yield from _reasons_of_plan(view, play, work)
    values = {option.tile: tile_value(board.options, option.tile) for option in options}
    if len(set(values.values())) > 1 and values[play.tile] == max(values.values()):
        yield Why(HintReason.HEAVIEST)


def _cover(after: View, work: int) -> Tile | None:
    """What to lay next on the double just laid, if the turn goes on there."""
    board = after.board
    if not board.doubles or board.over is not None or board.turn != after.seat:
        return None
    following = plays(board, after.hand)
    if board.phase is not Phase.ORDINARY or not following:
        return None
    move = medium.pick(after, tuple(following), Random(0), work)  # noqa: S311 -- the same every time
    on_double = isinstance(move, Play) and move.end in board.doubles[-1].ends
    return move.tile if on_double and isinstance(move, Play) else None


def _reasons_of_plan(view: View, play: Play, work: int) -> Iterator[Why]:
    """What the heaviest train from the own ends has to do with this tile."""
    board, seat = view.board, play.player
    worths = tile_worths(board.options)
    planner = Planner(view.hand, worths.__getitem__, work)
    everything = planner.everything
    if train_of(play.end) != own_train(seat):
        plans = [planner.train(everything, board.ends[end]) for end in board.own_ends(seat)]
        if any(plans) and not any(play.tile in plan for plan in plans):
            yield Why(HintReason.OFF_PLAN)
        return
    rest = planner.train(everything & ~planner.bits([play.tile]), play.out)
    keeps = worths[play.tile] + sum(worths[tile] for tile in rest) == planner.worth(
        everything, board.ends[play.end]
    )
    if not (keeps and rest):
        return
    if board.trains[play.end]:
        yield Why(HintReason.KEEPS_PLAN, count=len(rest))
    else:
        yield Why(HintReason.BEGINS_PLAN, count=len(rest) + 1)
