"""Playing a record again, move by move: for reading, the trace, resuming and replays (format.md 7, 8)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from io import BytesIO
from pickle import HIGHEST_PROTOCOL, Pickler, Unpickler
from typing import Any

import msgspec
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
from mtdesk.rules.view import Board


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


# One replay, from which everything the program wants to know about the game is made


def packed(function: Callable[..., Iterable[object]], *arguments: object) -> bytes:
    """Return what a function yields as bytes for ``unpacked``. What its values share is included once."""
    stream = BytesIO()
    pickler = Pickler(stream, HIGHEST_PROTOCOL)
    kept = []  # the pickler recognises what it has seen by its address
    for value in function(*arguments):
        pickler.dump(value)
        kept.append(value)
    return stream.getvalue()


def unpacked(data: bytes) -> Iterator[Any]:
    """Yield what ``packed`` was given, each value on demand."""
    stream = BytesIO(data)
    unpickler = Unpickler(stream)  # noqa: S301 -- comes from a process of our own
    while stream.tell() < len(data):
        yield unpickler.load()


RECENT = 25
"""How many rounds the log covers, the newest last; earlier ones can be replayed."""


class RoundStory(msgspec.Struct):
    """Everything that happened in a round, for the log."""

    board: Board
    """The table as it was dealt."""
    moments: list[tuple[tuple[Event, ...], int]]
    """What the opening and then each move caused, and how long the board's log was then."""

    @classmethod
    def begun(cls, events: tuple[Event, ...], board: Board) -> RoundStory:
        """Return the story of a round that has just been dealt."""
        story = cls(board, [])
        story.add(events, board)
        return story

    def add(self, events: tuple[Event, ...], board: Board) -> None:
        """Note what has happened, and the table after it."""
        self.moments.append((events, len(board.log)))

    def copy(self) -> RoundStory:
        """Return an independent copy."""
        return RoundStory(self.board, list(self.moments))


RoundCourse = tuple[RoundEnded | None, RoundStory | None, tuple[State, ...]]
"""How a round ended that was played again, None if it is unfinished; its story, None if it is too long ago;
and, of the last round only, the states from the opening on."""


class OpenedGame(msgspec.Struct, frozen=True):
    """A sound record, and what playing it again has shown."""

    record: Record
    ended: tuple[RoundEnded, ...] = ()
    """How each finished round ended."""
    stories: tuple[RoundStory, ...] = ()
    """Of the last rounds."""
    states: tuple[State, ...] = ()
    """Of the last round: after its opening, and after each of its moves."""

    @property
    def is_finished(self) -> bool:
        """Whether the last round of the game has been played to its end."""
        return len(self.ended) == self.record.setup.options.rounds


def end_of(events: Sequence[Event]) -> RoundEnded | None:
    """Return the end of the round, if it is among these events."""
    return next((event for event in events if isinstance(event, RoundEnded)), None)


def courses(excerpt: Excerpt) -> Iterator[RoundCourse]:
    """Play the rounds of an excerpt again. Raises RecordError like ``replay``."""
    for number, steps in enumerate(replay_rounds(excerpt), start=excerpt.first):
        is_last = number == excerpt.length
        yield _course(steps, is_recent=number > excerpt.length - RECENT, is_last=is_last)


def _course(steps: Iterator[Step], *, is_recent: bool, is_last: bool) -> RoundCourse:
    step = next(steps)
    story = RoundStory.begun(step.events, step.state.board)
    states = [step.state]
    for step in steps:
        if is_recent:
            story.add(step.events, step.state.board)
        if is_last:
            states.append(step.state)
    return end_of(step.events), story if is_recent else None, tuple(states) if is_last else ()


def excerpt_of(record: Record, ended: Sequence[RoundEnded], done: int, moves: int) -> Excerpt | None:
    """Return the rounds after the first ``done``, with about this many moves; None if there are none.

    ``ended`` is how those rounds ended.
    """
    chosen: list[PlayedRound] = []
    for played in record.rounds[done:]:
        chosen.append(played)
        moves -= 1 + len(played.moves)
        if moves <= 0:
            break
    if not chosen:
        return None
    totals = ended[done - 1].totals if done else (Fraction(0),) * len(record.setup.players)
    return Excerpt(record.setup, done + 1, totals, tuple(chosen), len(record.rounds))


class Playback:
    """A record on its way to an OpenedGame: what is still to be played again, and the result of the rest.

    ``ended`` is how its first rounds ended, as far as that is already known.
    """

    def __init__(self, record: Record, ended: Sequence[RoundEnded] = ()) -> None:
        self.record = record
        self.done = min(len(ended), max(0, len(record.rounds) - RECENT))
        """How many rounds no longer need to be played."""
        self.ended = list(ended[: self.done])
        self._stories: deque[RoundStory] = deque(maxlen=RECENT)
        self._states: tuple[State, ...] = ()

    @property
    def moves_left(self) -> int:
        """How many moves are still to be made."""
        return sum(len(played.moves) for played in self.record.rounds[self.done :])

    def excerpt(self, moves: int) -> Excerpt | None:
        """Return the next rounds to be played again, with about this many moves; None if none are left."""
        return excerpt_of(self.record, self.ended, self.done, moves)

    def take(self, course: RoundCourse) -> None:
        """Keep the result of the next round."""
        ended, story, self._states = course
        self.done += 1
        if ended is not None:
            self.ended.append(ended)
        if story is not None:
            self._stories.append(story)

    def finish(self, report: Callable[[int, int], None] = lambda *_: None) -> OpenedGame:
        """Play the rest again, here and now; ``report`` gets the number of rounds done and that of all."""
        while excerpt := self.excerpt(1):
            for course in courses(excerpt):
                self.take(course)
            report(self.done, len(self.record.rounds))
        return self.opened

    @property
    def opened(self) -> OpenedGame:
        """The game, once everything has been played again."""
        return OpenedGame(self.record, tuple(self.ended), tuple(self._stories), self._states)


def parts_of(record: Record) -> Iterator[Setup | PlayedRound]:
    """Yield the set-up and the rounds of a record, for ``packed``."""
    known: dict[Move, Move] = {}
    yield record.setup
    for played in record.rounds:  # the same moves recur: in the other process they become one
        moves = [known.setdefault(move, move) for move in played.moves]
        yield PlayedRound(played.deal, moves, played.changes)
