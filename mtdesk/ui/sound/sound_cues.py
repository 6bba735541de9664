"""Which sound is due when: from what the stage shows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from PySide6.QtCore import QObject, Signal

from mtdesk.rules.events import (
    CoverAsked,
    Dealt,
    EngineLaid,
    EngineSought,
    Event,
    MarkerCleared,
    Passed,
    Penalised,
    RoundEnded,
    Tapped,
    TileDrawn,
    TileLaid,
    TurnStarted,
)
from mtdesk.rules.view import View
from mtdesk.ui.sound.kinds import Sound


def sounds_of(events: Iterable[Event], you: int | None) -> tuple[tuple[Sound, ...], tuple[Sound, ...]]:
    """Return the sounds of these events, each once: at their start, and when all tiles have touched down.

    ``you`` is the only person's seat, None if several people or none are at the screen: every round that
    someone won then deserves a tune.
    """
    events = tuple(events)
    begun = dict.fromkeys(sound for event in events for sound in _begun(event))
    landed = dict.fromkeys(sound for event in events for sound in _landed(event, you))
    return tuple(begun), tuple(landed)


def _begun(event: Event) -> Iterator[Sound]:
    match event:
        case Dealt():
            yield Sound.SHUFFLE
        case EngineSought() | TileDrawn():
            yield Sound.DRAW
        case Penalised(tiles=tiles) if tiles:
            yield Sound.DRAW
        case Tapped():
            yield Sound.TAP
        case Passed(marker=str()):
            yield Sound.WHISTLE


def _landed(event: Event, you: int | None) -> Iterator[Sound]:
    match event:
        case TileLaid(laid=laid):
            yield Sound.DOUBLE if laid.is_double else Sound.TILE
        case EngineLaid(seat=int()):
            yield Sound.DOUBLE
        case MarkerCleared():
            yield Sound.STEAM
        case RoundEnded(hands=hands):
            out = {seat for seat, hand in enumerate(hands) if not hand}
            is_won = bool(out) if you is None else you in out
            yield Sound.ROUND_WIN if is_won else Sound.ROUND_OVER


class SoundCues(QObject):
    """Listens to a stage and reports with ``heard`` which Sound is due."""

    heard = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._you: int | None = None
        self._landing: tuple[Sound, ...] = ()
        self._is_turn_new = False
        self._has_ended = False

    def start_game(self, you: int | None) -> None:
        """Listen to a game; for ``you`` see ``sounds_of``."""
        self._you = you
        self.rest()

    def rest(self) -> None:
        """Expect nothing: a position is shown as it is."""
        self._landing, self._is_turn_new, self._has_ended = (), False, False

    def take_events(self, events: tuple[Event, ...]) -> None:
        """Note that the stage starts to play what happened."""
        begun, self._landing = sounds_of(events, self._you)
        if any(isinstance(event, TurnStarted | CoverAsked) for event in events):
            self._is_turn_new = True
        self._has_ended = any(isinstance(event, RoundEnded) for event in events)
        self.say(*begun)

    def land(self) -> None:
        """Note that the tiles have touched down; heard once for each ``take_events``."""
        due, self._landing = self._landing, ()
        self.say(*due)

    def invite(self) -> None:
        """Note that a person is asked; heard once a turn."""
        if self._is_turn_new:
            self._is_turn_new = False
            self.say(Sound.TURN)

    def game_over(self, view: View) -> None:
        """Note that the last round is over; not heard again when a finished game is opened."""
        if self._has_ended:
            is_won = self._you is None or view.board.places()[self._you] == 1
            self.say(Sound.GAME_WIN if is_won else Sound.ROUND_OVER)

    def say(self, *sounds: Sound) -> None:
        """Report these sounds as due now."""
        for sound in sounds:
            self.heard.emit(sound)
