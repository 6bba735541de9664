"""One replay of a record, from which everything the program wants to know about the game is made.

A game of a thousand rounds takes many seconds to play again. So it is done only once, some rounds at a time,
in this process or another one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from io import BytesIO
from pickle import HIGHEST_PROTOCOL, Pickler, Unpickler
from typing import Any

import msgspec

from mtdesk.record.model import PlayedRound, Record, Setup
from mtdesk.record.replay import Excerpt, Step, replay_rounds
from mtdesk.rules.events import Event, RoundEnded
from mtdesk.rules.moves import Move
from mtdesk.rules.state import State
from mtdesk.rules.view import Board


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
