"""What is taught in the guided round, at which moment of a game, and in which words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from mtdesk.i18n import Context, key_text, number_text
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
        return list(self._new(cards))

    def before(self, view: View, moves: Sequence[Move]) -> Card | None:
        """Return what to teach while the player is asked for one of these moves: at most one thing."""
        return next(self._new(self._asked(view, moves)), None)

    def _new(self, cards: Iterable[Card]) -> Iterator[Card]:
        """Yield those that have not been given yet; they count as given then."""
        for card in cards:
            if card.lesson not in self._given:
                self._given.add(card.lesson)
                yield card

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


GuideTexts = Context("GuideTexts")

_TITLES: Mapping[Lesson, str] = {
    Lesson.STATION: GuideTexts.noop("The station"),
    Lesson.HAND: GuideTexts.noop("Your tiles"),
    Lesson.NEW_END: GuideTexts.noop("Your train grows"),
    Lesson.OTHERS: GuideTexts.noop("Someone else’s train"),
    Lesson.MEXICAN: GuideTexts.noop("The Mexican train"),
    Lesson.OWN_DOUBLE: GuideTexts.noop("A double"),
    Lesson.OPEN_DOUBLE: GuideTexts.noop("An open double"),
    Lesson.DRAW: GuideTexts.noop("Nothing fits"),
    Lesson.DRAWN: GuideTexts.noop("A new tile"),
    Lesson.PASS: GuideTexts.noop("Passing"),
    Lesson.OWN_MARKER: GuideTexts.noop("Your marker"),
    Lesson.OTHER_MARKER: GuideTexts.noop("An open train"),
    Lesson.MARKER_OFF: GuideTexts.noop("Yours alone again"),
    Lesson.LAST_TILE: GuideTexts.noop("Nearly over"),
    Lesson.SCORE: GuideTexts.noop("The score"),
    Lesson.FAREWELL: GuideTexts.noop("That was a whole round"),
}

_WORDS: Mapping[Lesson, str] = {
    Lesson.STATION: GuideTexts.noop(
        "In the middle is the station with the first tile, the engine. Every player builds a train "
        "from there. Yours has the colour and the emblem of your name plate at the bottom left."
    ),
    Lesson.HAND: GuideTexts.noop(
        "Try to get rid of these tiles. The ones you can play are highlighted. Drag one "
        "to an end that lights up, or click the tile and then the end."
    ),
    Lesson.NEW_END: GuideTexts.noop(
        "Matching numbers always touch. Your train now ends in {number}, so the next tile here must "
        "show {number}, too."
    ),
    Lesson.OTHERS: GuideTexts.noop(
        "This train belongs to {name}. While it has no marker (a little locomotive), no one else may "
        "play on it."
    ),
    Lesson.MEXICAN: GuideTexts.noop(
        "Any player may play on this train. It is a good place for tiles that do not fit on your own train."
    ),
    Lesson.OWN_DOUBLE: GuideTexts.noop(
        "Double {number} lies crosswise and should be covered. Play one more tile straight away if you "
        "have one that fits."
    ),
    Lesson.OPEN_DOUBLE: GuideTexts.noop(
        "Double {number} is not covered yet because no tile has been played on it. Until someone covers it, "
        "no one may play anywhere else."
    ),
    Lesson.DRAW: GuideTexts.noop("You have no playable tile. Draw one from the boneyard ({key})."),
    Lesson.DRAWN: GuideTexts.noop(
        "If the new tile fits, play it now. If it does not, your turn ends, and your marker opens your "
        "train to the others."
    ),
    Lesson.PASS: GuideTexts.noop(
        "You can neither play nor draw. Pass with the button or {key}, which ends your turn."
    ),
    Lesson.OWN_MARKER: GuideTexts.noop(
        "You could not play, so your marker is on your train, and the others may now play there too. The "
        "marker comes off when you play there yourself."
    ),
    Lesson.OTHER_MARKER: GuideTexts.noop(
        "{name} could not play. While the marker is on that train, everyone may play there, you too."
    ),
    Lesson.MARKER_OFF: GuideTexts.noop(
        "You have played on your own train, so the marker is off, and the train is closed to the others "
        "again."
    ),
    Lesson.LAST_TILE: GuideTexts.noop(
        "{name} has only one tile left. The round ends as soon as someone has none. The tiles you "
        "still have then count against you, so play the high ones first."
    ),
    Lesson.SCORE: GuideTexts.noop(
        "The round is over. Every pip left in your hand is a penalty point. After the last round, the "
        "lowest total wins."
    ),
    Lesson.FAREWELL: GuideTexts.noop(
        "Now you know the game. Ask for a hint at any time ({hint}), and undo mistakes ({undo}). "
        "{keys} lists all keys, and everything else is in the menus. Have fun."
    ),
}

_BY_KEYS: Mapping[Lesson, str] = {
    Lesson.HAND: GuideTexts.noop(
        "Try to get rid of these tiles. The arrow keys move from tile to tile, and {next} goes to the next "
        "one you can play. Pick it up with {take}, choose an end with the arrow keys, and press {take} again."
    ),
}
"""What is said instead to a player who uses keys."""


def lesson_title(card: Card) -> str:
    """Return what a lesson is about, in a few words."""
    return GuideTexts.tr(_TITLES[card.lesson])


def lesson_words(card: Card, names: tuple[str, ...], *, by_keys: bool = False) -> str:
    """Return what a lesson says; ``names`` are the players' by seat.

    ``by_keys``: to a player who uses keys.
    """
    pip = card.pip if card.pip is not None else 0
    return GuideTexts.said(
        _BY_KEYS.get(card.lesson, _WORDS[card.lesson]) if by_keys else _WORDS[card.lesson],
        name="" if card.seat is None else names[card.seat],
        number=number_text(pip),
        key=key_text("D"),
        next=key_text("F3"),
        take=key_text("Enter"),
        hint=key_text("H"),
        undo=key_text("Ctrl+Z"),
        keys=key_text("Ctrl+?"),
    )
