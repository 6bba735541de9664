"""Playing a record again, move by move: for reading, the trace, resuming and replays (rules.md 7, 8)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from msgspec import Struct

from mtdesk.record.errors import damaged, illegal
from mtdesk.record.json_text import Json
from mtdesk.record.model import PlayedRound, Record, Setup
from mtdesk.record.schema import table_to_json
from mtdesk.rules.deal import open_round
from mtdesk.rules.events import Event
from mtdesk.rules.legal import turn_moves
from mtdesk.rules.moves import IllegalMove, Move, Tap
from mtdesk.rules.score import winners
from mtdesk.rules.state import State
from mtdesk.rules.turn import apply


class Step(Struct, frozen=True):
    """One position of a game: how it arose, and the move that is made in it."""

    round: int
    """From 1."""
    number: int
    """From 0 within the round: the moves made before."""
    events: tuple[Event, ...]
    """What the opening or the move before showed."""
    state: State
    move: Move | None
    """None at the last position of a round."""


class Excerpt(Struct, frozen=True):
    """Some consecutive rounds of a game, with all that is needed to play them again without the others."""

    setup: Setup
    first: int
    """The number of the first of them, from 1."""
    totals: tuple[Fraction, ...]
    """The points by seat before it."""
    rounds: tuple[PlayedRound, ...]
    length: int
    """How many rounds the whole game has."""


def whole(record: Record) -> Excerpt:
    """Return all rounds of a game as an excerpt."""
    nothing = (Fraction(0),) * len(record.setup.players)
    return Excerpt(record.setup, 1, nothing, tuple(record.rounds), len(record.rounds))


def replay(record: Record) -> Iterator[Step]:
    """Yield every position of every round in order, including the last position of each round.

    Raises RecordError, with its place, at an illegal move or after an unfinished round that is not the last.
    """
    for steps in replay_rounds(whole(record)):
        yield from steps


def replay_rounds(excerpt: Excerpt) -> Iterator[Iterator[Step]]:
    """Yield the positions of each round, to be iterated in order. Raises like ``replay``."""
    totals: Sequence[Fraction] = excerpt.totals
    is_over = True

    def steps(number: int, played: PlayedRound) -> Iterator[Step]:
        nonlocal totals, is_over
        for step in replay_round(excerpt.setup, number, totals, played):
            yield step
        totals, is_over = step.state.board.totals, step.state.board.over is not None
        if not is_over and number < excerpt.length:
            raise damaged("the round is unfinished, but not the last").at(number)

    for number, played in enumerate(excerpt.rounds, start=excerpt.first):
        yield steps(number, played)


def replay_round(
    setup: Setup, round_: int, totals: Sequence[Fraction], played: PlayedRound
) -> Iterator[Step]:
    """Return every position of one round; ``totals`` are the points by seat before it.

    Raises like ``replay``.
    """
    state, events = open_round(
        setup.options, len(setup.players), round_, setup.first_starter, totals, played.deal
    )
    for number, move in enumerate(played.moves):
        yield Step(round_, number, events, state, move)
        try:
            state, events = apply(state, move)
        except IllegalMove as error:
            raise illegal(move, error.refusal).at(round_, number + 1) from None
    yield Step(round_, len(played.moves), events, state, None)


# The engine, observable: one JSON object per line for every position of a record (rules.md 8)


def trace(record: Record) -> Iterator[Json]:
    """Yield the lines of ``mtdesk trace``, for ``dump_json``. Raises RecordError where ``replay`` does."""
    totals: tuple[Fraction, ...] = ()
    finished = 0
    for step in replay(record):
        if step.state.board.over is None:
            yield _position_line(step)
        elif step.move is None:
            finished += 1
            totals = step.state.board.totals
            board = step.state.board
            yield {
                "round": step.round,
                "over": board.over,
                "points": board.points,
                "totals": board.totals,
            }
    if finished == record.setup.options.rounds:
        yield {"winners": list(winners(record.setup.options, totals))}


def _position_line(step: Step) -> Json:
    board = step.state.board
    return {
        "round": step.round,
        "step": step.number,
        "turn": board.turn,
        "legal": _all_legal(step.state),
        **table_to_json(board),
        "boneyard": board.boneyard,
        "hands": list(board.hands),
    }


def _all_legal(state: State) -> list[Move]:
    """Return what any seat may do now: the one whose turn it is, and one that may tap."""
    board = state.board
    moves: list[Move] = list(turn_moves(board, state.hands[board.turn]))
    if board.pending_tap is not None:
        moves.append(Tap(board.pending_tap))
    return moves
