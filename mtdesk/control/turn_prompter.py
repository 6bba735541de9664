"""Asking the right seat in the right way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from enum import Enum, auto
from typing import Any, Generic, TypeVar

from msgspec import Struct

from mtdesk.control.audience import Audience
from mtdesk.control.game import Game
from mtdesk.control.seats import HumanSeat, Seat, Seating, Stage
from mtdesk.record.model import Player
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Draw, Move, Pass, Tap
from mtdesk.rules.view import View


class MatchSettings(Struct, frozen=True, kw_only=True):
    """What people have chosen for the match; it may be replaced at any time."""

    pace: float = 0.0
    """The least seconds of a computer's turn before its move appears, 0 or more."""
    tap_grace: float | None = 6.0
    """Seconds a person has to tap (4.8); None: until they answer."""
    auto_draw: bool = False
    """Draw, or pass, for a person who can do nothing else."""
    confirm_turn: bool = False
    """A person's turn ends only when they confirm it; asked for where something can be taken back."""
    free_undo: bool = False
    """The only person among computers takes back to their last decision, whatever has happened since."""


class Reply(Enum):
    """Answers that are not moves."""

    NO_TAP = auto()  # a seat does not want to tap
    TURN_ENDED = auto()  # a person confirms the end of their turn


_Answer = TypeVar("_Answer")


class Prompt(Generic[_Answer]):
    """A question that is open until a person settles it or it is withdrawn, whichever comes first."""

    def __init__(self, asking: Coroutine[Any, Any, _Answer]) -> None:
        self._task = asyncio.create_task(asking)
        self._is_withdrawn = False
        self.is_settled = False
        """Whether a person has answered; a computer's answer settles nothing."""

    @property
    def is_open(self) -> bool:
        """Whether it can still be settled or withdrawn."""
        return not (self.is_settled or self._is_withdrawn)

    @property
    def answer(self) -> _Answer | None:
        """The answer, once it is over; None if it was withdrawn."""
        if self._task.cancelled():
            return None
        answer = self._task.result()
        return None if self._is_withdrawn else answer

    def settle(self) -> None:
        """Note that a person has answered: this can no longer be withdrawn."""
        self.is_settled = True

    def withdraw(self) -> None:
        """Stop asking, unless a person has answered."""
        if self.is_open:
            self._is_withdrawn = True
            self._task.cancel()

    async def over(self) -> None:
        """Wait for an answer or a withdrawal. Cancelling this withdraws it."""
        try:
            await asyncio.wait({self._task})
        except asyncio.CancelledError:
            self.withdraw()
            if not self._task.done():
                await asyncio.wait({self._task})
            raise


class TurnPrompter:
    """Puts the questions of a match to its seats. ``on_change``: ``asked`` or ``tapper`` changes."""

    def __init__(
        self,
        game: Game,
        seating: Seating,
        stage: Stage,
        audience: Audience,
        settings: Callable[[], MatchSettings],
        on_change: Callable[[], None],
    ) -> None:
        self._game = game
        self._seating = seating
        self._stage = stage
        self._audience = audience
        self._settings = settings
        self._on_change = on_change
        self._tap_declined_at: int | None = None
        self._playing_on: int | None = None
        self._taps_for: int | None = None
        self._question: Prompt[Any] | None = None
        self._going_on = asyncio.Event()
        self._going_on.set()
        self.asked: View | None = None
        """The view of the player who is now asked for a move at the stage."""
        self.tapper: int | None = None
        """The seat that is offered to tap."""

    async def next_answer(self) -> Move | Reply:
        """Ask the next player, and return the answer."""
        held = self._audience.held
        if held is not None:
            return await self._end_of_turn(held.seat)
        tapper = self._tapper()
        if tapper is None:
            return await self._move_of(self._game.board.turn)
        if tapper == self._taps_for or await self._tap_of(tapper):
            return Tap(tapper)
        self._tap_declined_at = len(self._game.board.log)
        return Reply.NO_TAP

    def ask_again(self) -> None:
        """Ask again from the start, since something was taken back or the players changed."""
        self._tap_declined_at = self._playing_on = self._taps_for = None

    # The question that is asked

    async def answered(self, question: Prompt[_Answer]) -> _Answer | None:
        """Return the answer to a question when it may be carried out.

        None if it was withdrawn before that.
        """
        self._question = question
        try:
            await question.over()
            await self.until_going_on()
        finally:
            self._question = None
        return question.answer

    def settle(self, people: Iterable[HumanSeat], answer: Callable[[HumanSeat], bool]) -> bool:
        """Offer an answer to these people; returns whether one has given it, so that nothing withdraws it."""
        question = self._question
        if question is None or not question.is_open or not any(map(answer, people)):
            return False
        question.settle()
        return True

    def withdraw(self) -> None:
        """Withdraw the current question, unless a person has answered."""
        if self._question is not None:
            self._question.withdraw()

    # Pausing

    @property
    def is_paused(self) -> bool:
        """Whether only people are asked, and only for moves."""
        return not self._going_on.is_set()

    def set_paused(self, paused: bool) -> None:
        """Pause or resume: while paused, only people are asked, only for moves, and no time to tap runs."""
        if not paused:
            self._going_on.set()
            return
        self._going_on.clear()
        if self.tapper is not None:
            self.withdraw()

    async def until_going_on(self) -> None:
        """Wait while the match is paused."""
        while self.is_paused:  # it may have been paused again by the time this wakes up
            await self._going_on.wait()

    # Playing for a person

    def play_on(self, seat: int) -> None:
        """Ask a computer of the best level instead of the player until their turn has ended."""
        self._playing_on = seat
        self.withdraw()

    def stand_in_for(self, move: Move) -> Player | None:
        """Return the computer that decided on a move for a person, None if none did."""
        plays_on = move.player in (self._playing_on, self._taps_for)
        return self._seating.stand_in_player(move.player) if plays_on else None

    def turn_ended(self) -> None:
        """Note that the turn has ended; a computer that finished it for a person also taps for them."""
        self._taps_for, self._playing_on = self._playing_on, None

    # The questions

    async def _end_of_turn(self, seat: int) -> Move | Reply:
        """Return a person's confirmation of the end of their turn, or a tap before it."""
        tap = Tap(seat) if self._game.board.pending_tap == seat else None
        if tap is not None and seat == self._taps_for:
            return tap
        person = self._seating.at(seat)
        if not isinstance(person, HumanSeat):
            return Reply.TURN_ENDED
        return await person.end_turn_or_tap(self._game.view(seat)) or Reply.TURN_ENDED

    def _tapper(self) -> int | None:
        """The seat to be asked for a tap now (4.8): once a turn, and not a person who is to move anyway."""
        board = self._game.board
        if board.pending_tap == board.turn and board.turn in self._game.people:
            return None
        return None if self._tap_declined_at == len(board.log) else board.pending_tap

    async def _tap_of(self, seat: int) -> bool:
        await self.until_going_on()
        self.tapper = seat
        self._on_change()
        try:
            return await self._seating.at(seat).tap(self._game.view(seat), self._settings().tap_grace)
        finally:
            self.tapper = None
            self._on_change()

    async def _move_of(self, seat: int) -> Move:
        self._taps_for = None
        if seat == self._playing_on:
            return await self._move_of_computer(seat, self._seating.stand_in(seat))
        if seat not in self._game.people:
            return await self._move_of_computer(seat, self._seating.at(seat))
        forced = self._done_for_person(seat)
        if forced is not None:
            return forced
        if seat not in self._seating.at_stage():
            return await self._seating.at(seat).choose(self._game.view(seat))
        await self._audience.turn_to(seat)
        return await self._move_of_person(seat)

    async def _move_of_person(self, seat: int) -> Move:
        self.asked = self._game.view(seat)
        self._on_change()
        try:
            return await self._seating.at(seat).choose(self.asked)
        finally:
            self.asked = None
            self._on_change()

    def _done_for_person(self, seat: int) -> Move | None:
        """Return the draw or pass that a person need not make themselves."""
        match legal_moves(self._game.view(seat)):
            case (Draw() | Pass() as forced,) if self._settings().auto_draw:
                return forced
        return None

    async def _move_of_computer(self, seat: int, player: Seat) -> Move:
        await self.until_going_on()
        clock = asyncio.get_running_loop().time
        appears = clock() + self._settings().pace
        self._stage.thinking(seat)
        try:
            move = await player.choose(self._game.view(seat))
            await asyncio.sleep(max(0.0, appears - clock()))
        finally:
            self._stage.thinking(None)
        return move
