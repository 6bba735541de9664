"""What a table must offer to a match, without saying how it looks."""

from __future__ import annotations

from typing import Protocol

from mtdesk.rules.events import Event
from mtdesk.rules.moves import Move, Refusal
from mtdesk.rules.view import View


class Asking(Protocol):
    """How a person is asked: at the table, or on a screen of their own."""

    def invite(self, view: View, moves: tuple[Move, ...]) -> None:
        """Invite the player at ``view.seat`` to make one of these moves."""

    def withdraw(self) -> None:
        """End the invitation."""

    def refuse(self, move: Move, refusal: Refusal) -> None:
        """Return a move that cannot be made, and say why."""

    def offer_tap(self, seat: int, seconds: float | None) -> None:
        """Offer the player at ``seat`` to tap within this time, None without a limit, until ``withdraw``."""

    def offer_end(self, seat: int, taps: tuple[Move, ...]) -> None:
        """Offer the player at ``seat`` to end their turn, or to tap first if they may, until ``withdraw``."""


class Stage(Asking, Protocol):
    """The table as the match sees it. Coroutines end when what they show has been seen or skipped."""

    async def reset(self, view: View) -> None:
        """Show this position as it is, without animation: a game opened, resumed or undone."""

    async def play_events(self, events: tuple[Event, ...], view: View) -> None:
        """Play what happened, as this viewer may know it, and end at ``view``."""

    def thinking(self, seat: int | None) -> None:
        """Show that this seat is thinking; None: no one is."""

    async def curtain(self, view: View, seat: int) -> None:
        """Hide everything private behind the public ``view`` until the player at ``seat`` confirms."""

    async def round_over(self, view: View) -> None:
        """Show all hands and the score sheet until the people want to continue."""

    async def game_over(self, view: View) -> None:
        """Show the places after the last round."""
