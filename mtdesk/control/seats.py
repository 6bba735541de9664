"""Who sits at a seat, a person or a computer; and what a table must offer to ask people and show a match."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Protocol

from mtdesk.ai.levels import SUBSTITUTE, Limit, choose, decision_seed
from mtdesk.control.pool import DELAY, LIMIT, Chooser, Failure, PlayerFailure, TimeoutPolicy
from mtdesk.control.prompt import Reply
from mtdesk.record.model import program_of
from mtdesk.rules.events import Event
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move, Refusal, Tap
from mtdesk.rules.refusal import refusal
from mtdesk.rules.view import View

_log = logging.getLogger(__name__)


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


class Seat(Protocol):
    """Someone who can be asked for a move."""

    async def choose(self, view: View) -> Move:
        """Return one of ``legal_moves(view)``, of which there is at least one."""

    async def tap(self, view: View, grace: float | None) -> bool:
        """Return whether the seat taps, within ``grace`` seconds (4.8); None: no limit."""

    def prepare(self) -> None:
        """Start whatever takes a while before the seat can answer; returns at once."""


class HumanSeat:
    """A person who is asked one thing at a time, at the stage unless the class says otherwise."""

    is_at_stage = True
    """Whether their tiles are shown on the stage."""

    def __init__(self, asking: Asking) -> None:
        self._asking = asking
        self._asked: View | None = None
        self._reply: Reply | None = None
        """The answer that is not a move, if there is one."""
        self._answer: asyncio.Future[Move] | None = None

    async def choose(self, view: View) -> Move:
        """Invite the player to move, and wait for a legal answer."""
        self._asking.invite(view, legal_moves(view))
        with self._question(view) as answer:
            return await answer

    async def tap(self, view: View, grace: float | None) -> bool:
        """Offer the player to tap until they answer or ``grace`` seconds are over (4.8); None: no limit."""
        assert view.seat is not None
        self._asking.offer_tap(view.seat, grace)
        with self._question(view, Reply.NO_TAP) as answer:
            await asyncio.wait({answer}, timeout=grace)
            return answer.done() and not answer.cancelled()

    async def end_turn_or_tap(self, view: View) -> Move | None:
        """Wait until the player confirms the end of their turn (None) or taps before that (4.8)."""
        assert view.seat is not None
        taps = tuple(move for move in legal_moves(view) if isinstance(move, Tap))
        self._asking.offer_end(view.seat, taps)
        with self._question(view, Reply.TURN_ENDED) as answer:
            await asyncio.wait({answer})
            return None if answer.cancelled() else answer.result()

    def prepare(self) -> None:
        """Do nothing: people are always ready."""

    def propose(self, move: Move) -> bool:
        """Answer the question with a move: taken if it is legal, otherwise refused with the reason.

        Returns whether it was taken; an answer without a question is not.
        """
        if self._asked is None or self._answer is None or self._answer.done():
            return False
        if self._reply is Reply.TURN_ENDED and not isinstance(move, Tap):
            return False  # and no reason: no one may know yet what comes after this turn
        refused = refusal(self._asked, move)
        if refused is not None:
            self._asking.refuse(move, refused)
            return False
        self._answer.set_result(move)
        return True

    def reply(self, reply: Reply) -> bool:
        """Record an answer that is not a move; returns False if it answers nothing that is asked."""
        return self._reply is reply and self._answer is not None and self._answer.cancel()

    @contextmanager
    def _question(self, view: View, reply: Reply | None = None) -> Iterator[asyncio.Future[Move]]:
        """Yield a future for ``propose`` to answer, and withdraw the invitation at the end."""
        self._asked, self._reply = view, reply
        self._answer = asyncio.get_running_loop().create_future()
        try:
            yield self._answer
        finally:
            self._asked = self._answer = self._reply = None
            self._asking.withdraw()


class ComputerSeat:
    """A computer player whose moves are chosen elsewhere, and replaced by a sensible one if that fails.

    ``chance`` is the text its randomness comes from; it must say nothing about the deals. ``on_failure`` is
    called once at most, with the seat and how it failed. Players that keep hanging are no longer asked
    (``TimeoutPolicy``).
    """

    def __init__(
        self,
        level: str,
        chooser: Chooser,
        *,
        chance: str,
        on_failure: Callable[[int, Failure], None],
        limit: Limit = LIMIT,
    ) -> None:
        self._level, self._chooser, self._chance = level, chooser, chance
        self._on_failure, self._limit = on_failure, limit
        self._timeouts = TimeoutPolicy()
        self._has_failed = False

    def prepare(self) -> None:
        """Start whatever thinks, without waiting."""
        self._chooser.prepare()

    async def choose(self, view: View) -> Move:
        """Return the level's move.

        One of the easy level, found in this process, if that is late or unusable.
        """
        seed = decision_seed(self._chance, view)
        move = None if self._timeouts.is_lost else await self._move(view, seed)
        return move or choose(SUBSTITUTE, view, self._limit, seed)

    async def _move(self, view: View, seed: str) -> Move | None:
        """Return the level's move if it comes in time and is legal."""
        clock = asyncio.get_running_loop().time
        begun = clock()
        failure: Failure
        try:
            move = await self._chooser.choose(self._level, view, self._limit, seed)
        except TimeoutError as error:
            self._chooser.prepare()  # someone should be ready for the next question
            failure = Failure.LATE
            self._report(view, failure, error)
        except PlayerFailure as error:
            failure = error.kind
            self._report(view, failure, error)
        else:
            if move in legal_moves(view):
                self._timeouts.note(late=False)
                return move
            failure = Failure.ILLEGAL
            self._report(view, failure, PlayerFailure(type(move).__name__))
        if failure is not Failure.STARTING:
            self._timeouts.note(late=failure is Failure.LATE or clock() - begun > DELAY)
        if self._timeouts.is_lost:
            _log.warning(
                "level %s at seat %d is no longer asked: it was late too often", self._level, view.seat
            )
        return None

    async def tap(self, view: View, grace: float | None) -> bool:  # noqa: ARG002 -- part of the Seat protocol
        """Return True: computers always tap (4.8)."""
        return True

    def _report(self, view: View, failure: Failure, error: Exception) -> None:
        if self._has_failed or view.seat is None:
            return
        self._has_failed = True
        is_ours = program_of(self._level) is None
        # What another program says may be about its hand.
        reason = ": ".join(filter(None, (failure, str(error)))) if is_ours else failure
        _log.warning(
            "level %s at seat %d: %s", self._level, view.seat, reason, exc_info=error if is_ours else None
        )
        self._on_failure(view.seat, failure)
