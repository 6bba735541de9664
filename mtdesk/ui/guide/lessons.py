"""What is taught in the guided round, and at which moment of a game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from mtdesk.rules.events import Dealt, Event, MarkerCleared, Passed, RoundEnded, TileDrawn, TileLaid
from mtdesk.rules.moves import Draw, Move, Pass, Play
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View, own_train, owner_of, train_of


class Lesson(StrEnum):
    """One thing a newcomer must know."""

    STATION = "station"  # the engine, and a train for everyone
    HAND = "hand"  # which tiles fit, and how they are played
    NEW_END = "new-end"  # what may follow the tile just played
    OTHERS = "others"  # other people's trains are theirs
    MEXICAN = "mexican"  # one train is everyone's
    OWN_DOUBLE = "own-double"  # the tile after a double
    OPEN_DOUBLE = "open-double"  # a double that no one has covered binds everyone
    DRAW = "draw"  # no tile fits
    DRAWN = "drawn"  # the tile drawn fits or does not
    PASS = "pass"  # noqa: S105 -- the move
    OWN_MARKER = "own-marker"  # the player's own train is open to all
    OTHER_MARKER = "other-marker"  # someone's train is open to all
    MARKER_OFF = "marker-off"  # and closed again
    LAST_TILE = "last-tile"  # the end is near
    SCORE = "score"  # what is left counts
    FAREWELL = "farewell"  # where to find help later


class Subject(StrEnum):
    """What a lesson points at."""

    STATION = "station"
    RACK = "rack"
    BONEYARD = "boneyard"
    END = "end"
    PLATE = "plate"
    BUTTONS = "buttons"
    TABLE = "table"  # nothing in particular


@dataclass(frozen=True, slots=True)
class Card:
    """A lesson with its subject at this moment."""

    lesson: Lesson
    subject: Subject
    end: str | None = None
    """The end it points at, for Subject.END."""
    seat: int | None = None
    """The seat it is about."""
    pip: int | None = None
    """The number it is about."""
    tile: Tile | None = None
    """The tile of the hand it points at, for Subject.RACK; None: all of them."""


class Course:
    """The lessons of one round, each given once, for the player at ``you``."""

    def __init__(self, you: int) -> None:
        self._you = you
        self._given: set[Lesson] = set()

    def after(self, events: Sequence[Event], view: View) -> list[Card]:
        """Return what to teach now that this has happened and been seen."""
        cards = [card for event in events for card in self._about(event, view)]
        if not any(isinstance(event, RoundEnded) for event in events):
            cards.extend(self._last_tile(view))
        return self._new(cards)

    def before(self, view: View, moves: Sequence[Move]) -> Card | None:
        """Return what to teach while the player is asked for one of these moves: at most one thing."""
        asked = self._asked(view, moves)
        return next(iter(self._new(asked, most=1)), None)

    def _new(self, cards: Iterable[Card], most: int | None = None) -> list[Card]:
        """Return those that have not been given yet; they count as given now."""
        found: list[Card] = []
        for card in cards:
            if card.lesson not in self._given and (most is None or len(found) < most):
                self._given.add(card.lesson)
                found.append(card)
        return found

    def _about(self, event: Event, view: View) -> Iterator[Card]:
        match event:
            case Dealt():
                yield Card(Lesson.STATION, Subject.STATION)
            case TileLaid():
                yield from self._about_laying(event, view)
            case Passed(seat, marker) if marker is not None:
                lesson = Lesson.OWN_MARKER if seat == self._you else Lesson.OTHER_MARKER
                yield Card(lesson, Subject.END, end=marker, seat=seat)
            case MarkerCleared(train, _) if owner_of(train) == self._you:
                yield Card(Lesson.MARKER_OFF, Subject.END, end=train, seat=self._you)
            case TileDrawn(seat, tile) if seat == self._you:
                yield Card(Lesson.DRAWN, Subject.RACK, tile=tile)
            case RoundEnded():
                yield Card(Lesson.SCORE, Subject.RACK if view.hand else Subject.TABLE)
                yield Card(Lesson.FAREWELL, Subject.TABLE)
            case _:
                pass

    def _about_laying(self, event: TileLaid, view: View) -> Iterator[Card]:
        owner = owner_of(event.end)
        if owner is None:
            yield Card(Lesson.MEXICAN, Subject.END, end=event.end)
        elif event.seat == self._you == owner and not event.laid.is_double:
            yield Card(Lesson.NEW_END, Subject.END, end=event.end, pip=event.laid.outer)
        elif event.seat == owner:
            yield Card(Lesson.OTHERS, Subject.END, end=event.end, seat=owner)
        if event.laid.is_double and event.seat == self._you and view.board.over is None:
            yield Card(Lesson.OWN_DOUBLE, Subject.END, end=event.end, pip=event.laid.outer)

    def _last_tile(self, view: View) -> Iterator[Card]:
        for seat, left in enumerate(view.board.hands):
            if left == 1 and seat != self._you:
                yield Card(Lesson.LAST_TILE, Subject.PLATE, seat=seat)

    def _asked(self, view: View, moves: Sequence[Move]) -> Iterator[Card]:
        plays = [move for move in moves if isinstance(move, Play)]
        if plays:
            yield Card(Lesson.HAND, Subject.RACK)
            if (bound := view.board.bound_to()) is not None:
                yield Card(Lesson.OPEN_DOUBLE, Subject.END, end=bound.ends[0], pip=bound.pip)
            elsewhere = [move.end for move in plays if train_of(move.end) != own_train(self._you)]
            public = next((end for end in elsewhere if owner_of(end) is None), None)
            if public is not None:
                yield Card(Lesson.MEXICAN, Subject.END, end=public)
        elif any(isinstance(move, Draw) for move in moves):
            yield Card(Lesson.DRAW, Subject.BONEYARD)
        elif any(isinstance(move, Pass) for move in moves):
            yield Card(Lesson.PASS, Subject.BUTTONS)
