"""A person who plays on a phone: one more kind of seat."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Protocol

from mtdesk.control.seats import HumanSeat
from mtdesk.phones.messages import Bye, Question, ToPhone
from mtdesk.rules.moves import Move, Pass, Play, Refusal, Tap
from mtdesk.rules.tiles import Laid
from mtdesk.rules.view import View

_numbers = itertools.count(1)
"""Of questions: none is used twice, so an old answer fits no later question."""


class Screen(Protocol):
    """The phone of a seat."""

    language: str

    def send(self, message: ToPhone) -> None:
        """Send a message, soon."""

    def refresh(self) -> None:
        """Send what there is to see, soon."""

    def dismiss(self, message: Bye) -> None:
        """Send this, and hang up."""


class PhoneSeat(HumanSeat):
    """A seat whose player is asked on a phone, and waits for one that is away.

    ``on_refused`` is called with the reason why a move of theirs cannot be made.
    """

    at_stage = False

    def __init__(self, seat: int, on_refused: Callable[[PhoneSeat, Move, Refusal], None]) -> None:
        super().__init__(self)
        self.seat = seat
        self._on_refused = on_refused
        self.token = ""
        """What the phone that holds this seat knows; empty: the seat is free."""
        self.phone: Screen | None = None
        """The phone, while it is connected."""
        self.planned: tuple[View, tuple[Laid, ...]] | None = None
        """The longest train, for the last view with which it was wanted: working it out takes a while."""
        self.renamed = 0
        """How often phones have given it another name."""
        self.is_lost = False
        """Whether someone else plays for the one who holds the token."""
        self.view: View | None = None
        """What the player may know now."""
        self.question: Question | None = None

    @property
    def is_away(self) -> bool:
        """Whether the game can only wait for this player."""
        return self.phone is None and not self.is_lost

    @property
    def is_missing(self) -> bool:
        """Whether nobody has taken this seat yet."""
        return not self.token and not self.is_lost

    def show(self, view: View) -> None:
        """Show what the player may know now."""
        self.view = view
        self.refresh()

    def refresh(self) -> None:
        """Show the phone what there is to see, as soon as it can take it."""
        if self.phone is not None:
            self.phone.refresh()

    def is_possible(self, move: Move) -> bool:
        """Return whether a move names only this player, tiles in the hand, and ends on the table."""
        view = self.view
        if view is None or move.player != self.seat:
            return False
        match move:
            case Play():
                return move.tile in view.hand and move.end in view.board.ends
            case Pass():
                return move.end is None or move.end in view.board.ends
        return True

    # The methods of `Asking`; only this seat is asked here.

    def invite(self, view: View, moves: tuple[Move, ...]) -> None:
        """Ask for a move."""
        self.view = view
        self._ask(moves)

    def withdraw(self) -> None:
        """Note that nothing is asked any more."""
        self.question = None
        self.refresh()

    def refuse(self, move: Move, refusal: Refusal) -> None:
        """Send why a move cannot be made."""
        self._on_refused(self, move, refusal)

    def offer_tap(self, seat: int, seconds: float | None) -> None:  # noqa: ARG002
        """Ask for a tap; the phone shows no clock."""
        self._ask((Tap(seat),), may_decline=True)

    def offer_end(self, seat: int, taps: tuple[Move, ...]) -> None:  # noqa: ARG002
        """Ask for the end of the turn."""
        self._ask(taps, may_end=True)

    def _ask(self, moves: tuple[Move, ...], *, may_decline: bool = False, may_end: bool = False) -> None:
        self.question = Question(next(_numbers), moves, may_decline, may_end)
        self.refresh()
