"""Whose view of the game the stage shows, and how much of it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from msgspec import Struct
from msgspec.structs import replace

from mtdesk.control.game import Game
from mtdesk.control.seats import Stage
from mtdesk.rules.events import CoverAsked, Event, Penalised, RoundEnded, TurnSkipped, TurnStarted
from mtdesk.rules.moves import Penalty
from mtdesk.rules.redact import events_for
from mtdesk.rules.view import Board, View

_AFTER_THE_TURN = (Penalised, TurnSkipped, TurnStarted, CoverAsked, RoundEnded)


def ends_turn(events: Iterable[Event]) -> bool:
    """Return whether the move that these events report ended the turn."""
    return any(isinstance(event, TurnStarted | CoverAsked | RoundEnded) for event in events)


class HeldTurn(Struct, frozen=True):
    """A turn that has ended without anyone having seen it."""

    before: Board
    """The board before the move that ended the turn."""
    events: tuple[Event, ...]
    """What that move caused beyond the player's own act; no one has been told yet."""

    @classmethod
    def of(cls, before: Board, events: Iterable[Event]) -> HeldTurn:
        """Return the turn that was ended by the move that all these events report."""
        return cls(before, tuple(event for event in events if isinstance(event, _AFTER_THE_TURN)))

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.before.turn

    @property
    def seen(self) -> int:
        """How many entries of the log have been seen with all their consequences."""
        return len(self.before.log)

    def own(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """Return those events that are the player's own act, and are shown at once."""
        return tuple(event for event in events if not isinstance(event, _AFTER_THE_TURN))

    def veil(self, view: View) -> View:
        """Return the view as it may be shown while the turn is held back: still this person's turn."""
        before, after = self.before, view.board
        hands = before.hands[:]
        hands[self.seat] = after.hands[self.seat]
        log = after.log[: self.seen] + tuple(
            entry for entry in after.log[self.seen :] if not isinstance(entry, Penalty)
        )
        board = replace(
            after,
            turn=self.seat,
            phase=before.phase,
            laid=before.laid + 1,
            doubles=(),
            drew=False,
            to_cover=None,
            over=None,
            points=None,
            totals=before.totals,
            hands=hands,
            boneyard=before.boneyard,
            log=log,
        )
        return replace(view, board=board, open_hands=view.open_hands if after.options.open_hands else None)


class Audience:
    """The one person's view if there is exactly one, the public view if there is none.

    Several people share the screen: it keeps the view of the one asked last until another is asked, with a
    curtain in between. A new round is dealt in the public view. While a turn is ``held`` back, nothing after
    the player's own act is shown.

    ``people`` returns the seats of those who look at the stage; ``on_shown`` is called when it shows
    something new, for those who look at screens of their own.
    """

    def __init__(
        self, game: Game, stage: Stage, people: Callable[[], Collection[int]], on_shown: Callable[[], None]
    ) -> None:
        self._game = game
        self._stage = stage
        self._people, self._on_shown = people, on_shown
        self.seat: int | None = _only(people())
        self.held: HeldTurn | None = None
        self.settled_moves = 0
        """How many of this round's moves stay, because the next person has begun their turn."""

    def view(self) -> View:
        """Return what the stage may show now."""
        return self.view_of(self.seat)

    def view_of(self, seat: int | None) -> View:
        """Return what this seat may be shown now."""
        view = self._game.view(seat)
        return view if self.held is None else self.held.veil(view)

    def leave(self) -> None:
        """Stop showing anyone's view, if several people share the screen: a round begins."""
        self.settled_moves = 0
        if len(self._people()) > 1:
            self.seat = None

    def people_changed(self, before: Collection[int]) -> None:
        """Adapt to people other than those ``before``: no one may go on looking at others' tiles.

        A single person sees theirs at once if no one could have looked before.
        """
        if not before:
            self.seat = _only(self._people())
        elif self.seat not in self._people():
            self.seat = None

    async def reset(self) -> None:
        """Show the position as it is."""
        self._on_shown()
        await self._stage.reset(self.view())

    async def show_events(self, events: tuple[Event, ...]) -> None:
        """Play what happened, as far as the viewer may know it."""
        self._on_shown()
        shown = events if self.held is None else self.held.own(events)
        open_hands = self._game.setup.options.open_hands
        await self._stage.play_events(events_for(shown, self.seat, open_hands=open_hands), self.view())

    async def release(self) -> None:
        """Play what was held back until the player confirmed the end of their turn."""
        held, self.held = self.held, None
        if held is not None:
            await self.show_events(held.events)

    async def turn_to(self, seat: int) -> None:
        """Show this person's view, and nothing private until they have confirmed."""
        if self.seat == seat:
            return
        if not self._game.setup.options.open_hands:
            self.seat = None  # should the question end behind the curtain, no one's tiles may be revealed
            await self._stage.curtain(self.view(), seat)
            self.settle(seat)
        self.seat = seat
        await self.reset()

    def settle(self, seat: int) -> None:
        """Note that this person has begun their turn, so that others can no longer take back theirs."""
        moves = self._game.record.rounds[-1].moves
        if moves and moves[-1].player != seat:
            self.settled_moves = len(moves)


def _only(people: Collection[int]) -> int | None:
    return next(iter(people)) if len(people) == 1 else None
