"""Playing a record again, move by move: for reading, the trace, resuming and replays (format.md 7, 8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

from msgspec import Struct

from mtdesk.record.errors import damaged, illegal
from mtdesk.record.files import Json
from mtdesk.record.model import PlayedRound, Record, Setup
from mtdesk.record.schema import table_to_json
from mtdesk.rules.deal import open_round
from mtdesk.rules.events import Event, RoundEnded
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


def replay(record: Record) -> Iterator[Step]:
    """Yield every position of every round in order, including the last position of each round.

    Raises RecordError, with its place, at an illegal move or after an unfinished round that is not the last.
    """
    for steps in replay_rounds(record):
        yield from steps


def replay_rounds(record: Record, ended: Sequence[RoundEnded] = ()) -> Iterator[Iterator[Step]]:
    """Yield the positions of each round, to be iterated in order. Raises like ``replay``.

    ``ended`` is how the first rounds ended, which are left out.
    """
    first = len(ended) + 1
    totals = totals_before(record, ended, first)

    def steps(number: int, played: PlayedRound) -> Iterator[Step]:
        nonlocal totals
        for step in replay_round(record.setup, number, totals, played):
            yield step
        totals = step.state.board.totals
        if step.state.board.over is None and number < len(record.rounds):
            raise damaged("the round is unfinished, but not the last").at(number)

    for number, played in enumerate(record.rounds[first - 1 :], start=first):
        yield steps(number, played)


def totals_before(record: Record, ended: Sequence[RoundEnded], number: int) -> tuple[Fraction, ...]:
    """Return the points by seat before a round; ``ended`` is how the finished rounds ended."""
    return ended[number - 2].totals if number > 1 else (Fraction(0),) * len(record.setup.players)


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


# The engine, observable: one JSON object per line for every position of a record (format.md 8)


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


class OpenedGame(Struct, frozen=True):
    """A sound record, and how each finished round ended."""

    record: Record
    ended: tuple[RoundEnded, ...] = ()

    @property
    def is_finished(self) -> bool:
        """Whether the last round of the game has been played to its end."""
        return len(self.ended) == self.record.setup.options.rounds


def end_of(events: Sequence[Event]) -> RoundEnded | None:
    """Return the end of the round, if it is among these events."""
    return next((event for event in events if isinstance(event, RoundEnded)), None)


def play_again(record: Record, report: Callable[[int, int], None] = lambda *_: None) -> OpenedGame:
    """Play a whole record again. Raises RecordError like ``replay``.

    ``report`` gets the number of rounds done and that of all, after each.
    """
    ended: list[RoundEnded] = []
    for number, steps in enumerate(replay_rounds(record), start=1):
        for step in steps:
            end = end_of(step.events)
            if end is not None:
                ended.append(end)
        report(number, len(record.rounds))
    return OpenedGame(record, tuple(ended))
