"""A round as everyone saw it, played again with stand-ins for the hidden tiles (rules.md 9).

The engine decides three things from tiles that only their holder knows: whether a first-turn chain can go on
(4.2), whether a second double can still be covered (4.4), and who is asked to cover the double that ended a
hand (5). What happened next reveals all three. So every hidden hand is filled, before each move, with
stand-ins that fit nowhere or fit the new end, whichever leads to what happened next, and the engine itself
does the rest.

One case stays open: a chain after whose last tile the turn came straight back to the same seat, because a
``skip-turn`` penalty left out everyone else. To those who do not know that hand it then looks the same as a
chain that goes on, until that seat acts; it is taken for the latter.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from msgspec import Struct

from mtdesk.record.errors import RecordError, damaged, illegal
from mtdesk.rules.deal import Deal, engine_aside, open_round
from mtdesk.rules.moves import IllegalMove, LogEntry, Move, Penalty, Play, Stop, Tap
from mtdesk.rules.options import EngineRule, Options, target_pip
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile
from mtdesk.rules.turn import apply
from mtdesk.rules.view import Board, Phase, own_train

_NOWHERE = Tile(-1, -2)

Hand = tuple[Tile, ...]


class Course(Struct, frozen=True):
    """What everyone knows about a round so far."""

    options: Options
    players: int
    round: int
    first_starter: int
    totals: tuple[Fraction, ...]
    """From the rounds before."""
    engine: Tile
    opened_by: int | None
    opening_draws: tuple[int, ...]
    log: tuple[LogEntry, ...]
    turn: int | None
    """Whose turn it is now; None after the end of the round."""
    known: Mapping[int, Hand]
    """The hands, in their current state, that the viewer can see."""


def contradiction(key: str) -> RecordError:
    """Return the error for a key of a view that does not follow from the others."""
    return damaged(f"{key} does not follow from the rest of the view")


def board_after(course: Course) -> Board:
    """Return the board that a round has led to; its points are meaningless once it is over.

    Raises RecordError, with the place, if the opening or an action cannot have been as it is told.
    """
    state = _opened(course)
    index = 0
    while index < len(course.log):
        move = course.log[index]
        if isinstance(move, Penalty):
            raise contradiction("actions").at(course.round, index + 1)
        state = _after(course, state, move, index)
        told = course.log[index : len(state.board.log)]
        if state.board.log[index:] != told:
            raise contradiction("actions").at(course.round, index + 2)
        index += len(told)
    return state.board


def _opened(course: Course) -> State:
    """Return the state after the opening, found by the engine from a deal of stand-ins (3)."""
    deal = _stand_in_deal(course)
    state, _ = open_round(
        course.options, course.players, course.round, course.first_starter, course.totals, deal
    )
    if state.board.engine != course.engine:
        raise contradiction("engine")
    if state.board.opened_by != course.opened_by:
        raise contradiction("opened_by")
    if state.board.opening_draws != course.opening_draws:
        raise contradiction("opening_draws")
    return state


def _stand_in_deal(course: Course) -> Deal:
    """Return a deal in which only the opener can hold or draw an engine."""
    options, engine = course.options, course.engine
    aside = engine_aside(options, course.round)
    hands = [(_NOWHERE,) * options.hand] * course.players
    boneyard = [_NOWHERE] * (options.tile_count - course.players * options.hand - (aside is not None))
    if aside is None:
        if not engine.is_double or not _may_be_engine(course):
            raise contradiction("engine")
        if course.opened_by is None:
            raise contradiction("opened_by")
        if len(course.opening_draws) > len(boneyard):
            raise contradiction("opening_draws")
        if course.opening_draws:
            boneyard[len(course.opening_draws) - 1] = engine
        else:
            hands[course.opened_by] = (engine, *hands[course.opened_by][1:])
    return Deal(tuple(hands), tuple(boneyard), aside)


def _may_be_engine(course: Course) -> bool:
    required = course.options.engine is EngineRule.REQUIRED
    return not required or course.engine.hi == target_pip(course.options, course.round)


def _after(course: Course, state: State, move: Move, index: int) -> State:
    state.hands = _stand_ins(course, state.board, move, index)
    try:
        return apply(state, move)[0]
    except IllegalMove as error:
        raise illegal(move, error.refusal).at(course.round, index + 1) from None


def _stand_ins(course: Course, board: Board, move: Move, index: int) -> list[Hand]:
    """Hands with which this move leads to what happened next."""
    if not isinstance(move, Play):
        return [(_NOWHERE,) * size for size in board.hands]
    following = next(
        (entry for entry in course.log[index + 1 :] if not isinstance(entry, Tap | Penalty)), None
    )
    next_seat = course.turn if following is None else following.player
    fitting = Tile(move.out, -1)
    hands = [(fitting if seat == next_seat else _NOWHERE,) * size for seat, size in enumerate(board.hands)]
    ends = board.phase is Phase.CHAIN and not _goes_on(course, move, following)
    rest = (_NOWHERE if ends else fitting,) * board.hands[move.player]
    hands[move.player] = (move.tile, *rest)[: board.hands[move.player]]
    return hands


def _goes_on(course: Course, move: Play, following: LogEntry | None) -> bool:
    """Return whether the chain continued after this tile, judging by what the log reports next (4.2).

    A tile that the seat plays next on its own train was already in its hand and fitted.
    """
    match following:
        case None:
            hand = course.known.get(move.player)
            return course.turn == move.player and (hand is None or any(tile.has(move.out) for tile in hand))
        case Play(player=move.player, end=end):
            return end == own_train(move.player)
        case _:
            return following == Stop(move.player)
