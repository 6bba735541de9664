"""The turn loop: asks the seats, keeps the record, shows what happened."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, TypeVar

from msgspec.structs import replace

from mtdesk.ai.levels import LEVELS
from mtdesk.control.audience import Audience
from mtdesk.control.autosave import Autosave
from mtdesk.control.game import Game
from mtdesk.control.move_executor import MoveExecutor
from mtdesk.control.prompt import MatchSettings, Prompt, Reply
from mtdesk.control.seats import HumanSeat, Seat, Stage
from mtdesk.record.model import Player
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Draw, Move, Pass, Tap
from mtdesk.rules.view import View

_Answer = TypeVar("_Answer")


class Match:
    """One game being played. Only it changes the game; ``run`` is its only task.

    ``make_seat`` returns someone who can be asked, for a seat and the player who sits there. ``on_change`` is
    called whenever the possible requests change; ``on_seated`` when other players have sat down, before the
    table shows it; ``on_shown`` when the stage shows something new. ``settings`` may be replaced at any time.
    ``executor`` knows what may be taken back and ``audience`` for whom the stage shows the game; the loop
    alone makes them act. Requests come from the stage, or from the ``seat`` they name.
    """

    def __init__(
        self,
        game: Game,
        make_seat: Callable[[int, Player], Seat],
        stage: Stage,
        autosave: Autosave,
        settings: MatchSettings,
        *,
        on_change: Callable[[], None] = lambda: None,
        on_seated: Callable[[], None] = lambda: None,
        on_shown: Callable[[], None] = lambda: None,
    ) -> None:
        self.settings = settings
        self._game, self._make_seat, self._stage, self._autosave = game, make_seat, stage, autosave
        self._on_change, self._on_seated = on_change, on_seated
        self._seats: dict[int, Seat] = {}
        self.audience = Audience(game, stage, self._at_stage, on_shown)
        self.executor = MoveExecutor(game, autosave, self.audience, lambda: self.settings)
        self._requests: deque[tuple[Callable[[], Awaitable[None]], Callable[[], bool]]] = deque()
        self._sitting_down: dict[int, Player] = {}
        self._question: Prompt[Any] | None = None
        self._tap_declined_at: int | None = None
        self._playing_on: int | None = None
        self._taps_for: int | None = None
        self._going_on = asyncio.Event()
        self._going_on.set()
        self.is_running = False
        """Whether the game is in progress: started, and not at its end."""
        self.asked: View | None = None
        """The view of the player who is now asked for a move at the stage, None while no one is."""
        self.tapper: int | None = None
        """The seat that is offered to tap now."""

    # What the window may know

    def may_undo(self, seat: int | None = None) -> bool:
        """Return whether what ``undo`` takes back is a decision of this seat, or made at the stage (None)."""
        return self.is_running and self.executor.undoer in self._asking(seat)

    def may_redo(self, seat: int | None = None) -> bool:
        """Return whether what ``redo`` repeats is a decision of this seat, or made at the stage (None)."""
        return self.is_running and self.executor.repeater in self._asking(seat)

    @property
    def players(self) -> list[Player]:
        """Who sits at the table, or will as soon as nothing is being shown."""
        return [self._sitting_down.get(at, player) for at, player in enumerate(self._game.setup.players)]

    # What the window asks for

    def propose(self, move: Move) -> bool:
        """Pass a person's move on, which is taken if that person is being asked and it is legal.

        Returns whether it was taken; if not, the stage has been told why.
        """
        seat = self._seat(move.player)
        return isinstance(seat, HumanSeat) and self._settle([seat], lambda person: person.propose(move))

    def decline_tap(self, seat: int | None = None) -> None:
        """Record that the player who was offered to tap does not want to."""
        self._settle(self._people(seat), lambda person: person.reply(Reply.NO_TAP))

    def end_turn(self, seat: int | None = None) -> None:
        """Confirm the end of the turn of the player who was asked to."""
        self._settle(self._people(seat), lambda person: person.reply(Reply.TURN_ENDED))

    def pick_up(self, seat: int | None = None) -> None:
        """Note that this seat, or the one whose hand the stage shows (None), has picked up a tile.

        That begins its turn, if it has it.
        """
        picker = self.audience.seat if seat is None else seat
        if picker is not None and picker == self._game.board.turn and self.audience.held is None:
            self.audience.settle(picker)
            self._on_change()

    def undo(self, seat: int | None = None) -> None:
        """Take back a person's last decision, as soon as nothing is being shown, if that is allowed."""
        self._request(self.executor.take_back, lambda: self.may_undo(seat))

    def redo(self, seat: int | None = None) -> None:
        """Repeat what a person took back last, if nothing else has been done since."""
        self._request(self.executor.repeat, lambda: self.may_redo(seat))

    def play_on(self) -> None:
        """Finish the turn of the player who is asked with a computer of the best level."""
        if self.asked is not None and self.asked.seat is not None:
            self._playing_on = self.asked.seat
            self._withdraw()

    def replace_players(self, players: Mapping[int, Player]) -> None:
        """Give some seats to others, as soon as nothing is being shown; nothing happens after the end."""

        async def replace() -> None:
            seated, self._sitting_down = self._sitting_down, {}
            for seat in seated:
                self._seats.pop(seat, None)
            await self.executor.replace_players(seated, self._on_seated)
            self._prepare()

        if self.is_running:
            self._sitting_down.update(players)
            self._request(replace, lambda: True)

    @property
    def is_paused(self) -> bool:
        """Whether only people are asked, and only for moves."""
        return not self._going_on.is_set()

    def set_paused(self, paused: bool) -> None:
        """Pause or resume: while paused, nothing is carried out and the time to tap does not run."""
        if not paused:
            self._going_on.set()
            return
        self._going_on.clear()
        if self.tapper is not None:
            self._withdraw()

    def _asking(self, seat: int | None) -> frozenset[int]:
        return self._at_stage() if seat is None else frozenset((seat,))

    def _request(self, act: Callable[[], Awaitable[None]], is_allowed: Callable[[], bool]) -> None:
        """Have this done by the loop, if it is allowed now and still is when its turn comes."""
        if is_allowed():
            self._requests.append((act, is_allowed))
            self._withdraw()

    def _withdraw(self) -> None:
        """Withdraw the current question, unless a person has answered."""
        if self._question is not None:
            self._question.withdraw()

    def _settle(self, people: Iterable[HumanSeat], answer: Callable[[HumanSeat], bool]) -> bool:
        """Offer an answer to these people; returns whether one has given it, so that nothing withdraws it."""
        question = self._question
        if question is None or not question.is_open or not any(map(answer, people)):
            return False
        question.settle()
        return True

    # Who is asked: each seat is made when first asked for, and again when the player changes

    def _seat(self, seat: int) -> Seat:
        """Return who answers for a seat."""
        if seat not in self._seats:
            self._seats[seat] = self._make_seat(seat, self._game.setup.players[seat])
        return self._seats[seat]

    def _stand_in(self, seat: int) -> Player:
        """Return a computer of the best level, with the name of the player at a seat."""
        return replace(self._game.setup.players[seat], kind="computer", level=LEVELS[-1])

    def _prepare(self) -> None:
        """Start preparing everyone who sits here."""
        for seat in range(len(self._game.setup.players)):
            self._seat(seat).prepare()

    def _people(self, seat: int | None = None) -> Iterable[HumanSeat]:
        """Return the person at a seat, or all who are at the stage (None)."""
        seats = self._at_stage() if seat is None else {seat} & self._game.people
        return [person for at in seats if isinstance(person := self._seat(at), HumanSeat)]

    def _at_stage(self) -> frozenset[int]:
        """Return the seats of people whose tiles are shown on the stage."""
        people = ((seat, self._seat(seat)) for seat in self._game.people)
        return frozenset(at for at, seat in people if isinstance(seat, HumanSeat) and seat.is_at_stage)

    # The loop

    async def run(self) -> None:
        """Play from the current state of the game to its end.

        May be cancelled at any time: every move made by then, and every one taken from a person, is in the
        game, and on disk unless it refuses.
        """
        self.is_running = True
        try:
            if not self._game.is_over:
                self._prepare()
            await self._autosave.start(self._game.record)
            if self._game.state is not None:
                await self.audience.reset()
            await self._play_rounds()
            await self._stage.game_over(self.audience.view())
        finally:
            self.is_running = False
            if self._sitting_down and not self._game.is_over:  # left before they were seated
                await self.executor.seat(self._sitting_down)
            self._on_change()
            await self._autosave.close()

    async def _play_rounds(self) -> None:
        while True:
            self._on_change()
            if self._requests:
                await self._until_going_on()
                self._tap_declined_at = self._playing_on = self._taps_for = None
                act, is_allowed = self._requests.popleft()
                if is_allowed():  # another move may have been taken in the meantime
                    await act()
            elif not self._game.between_rounds or self.audience.held is not None:
                await self._step()
            elif self._game.state is None or await self._answered(Prompt(self._round_seen())):
                if self._game.is_over:
                    return
                await self.executor.deal()

    async def _round_seen(self) -> bool:
        await self._stage.round_over(self.audience.view())
        return True

    async def _step(self) -> None:
        """Ask one question, and carry out its answer."""
        question = Prompt(self._next_answer())
        try:
            answer = await self._answered(question)
        except asyncio.CancelledError:
            if question.is_settled and not isinstance(question.answer, Reply | None):
                await self.executor.make_unseen(question.answer)
            raise
        if answer is Reply.TURN_ENDED:
            await self.audience.release()
        elif not isinstance(answer, Reply | None):
            seat = answer.player
            stand_in = self._stand_in(seat) if seat in (self._playing_on, self._taps_for) else None
            if await self.executor.make(answer, stand_in):
                # A computer that finished a person's turn also taps for them.
                self._taps_for, self._playing_on = self._playing_on, None

    async def _answered(self, question: Prompt[_Answer]) -> _Answer | None:
        """Return the answer to a question when it may be carried out.

        None if it was withdrawn before that.
        """
        self._question = question
        try:
            await question.over()
            await self._until_going_on()
        finally:
            self._question = None
        return question.answer

    async def _until_going_on(self) -> None:
        """Wait while the match is paused."""
        while self.is_paused:  # it may have been paused again by the time this wakes up
            await self._going_on.wait()

    # The questions

    async def _next_answer(self) -> Move | Reply:
        """Ask the next player, and return the answer."""
        held = self.audience.held
        if held is not None:
            return await self._end_of_turn(held.seat)
        tapper = self._next_tapper()
        if tapper is None:
            return await self._move_of(self._game.board.turn)
        if tapper == self._taps_for or await self._tap_of(tapper):
            return Tap(tapper)
        self._tap_declined_at = len(self._game.board.log)
        return Reply.NO_TAP

    async def _end_of_turn(self, seat: int) -> Move | Reply:
        """Return a person's confirmation of the end of their turn, or a tap before it."""
        tap = Tap(seat) if self._game.board.pending_tap == seat else None
        if tap is not None and seat == self._taps_for:
            return tap
        person = self._seat(seat)
        if not isinstance(person, HumanSeat):
            return Reply.TURN_ENDED
        return await person.end_turn_or_tap(self._game.view(seat)) or Reply.TURN_ENDED

    def _next_tapper(self) -> int | None:
        """Return the seat to be asked for a tap now (4.8): once a turn, and not a person who moves anyway."""
        board = self._game.board
        if board.pending_tap == board.turn and board.turn in self._game.people:
            return None
        return None if self._tap_declined_at == len(board.log) else board.pending_tap

    async def _tap_of(self, seat: int) -> bool:
        await self._until_going_on()
        self.tapper = seat
        self._on_change()
        try:
            return await self._seat(seat).tap(self._game.view(seat), self.settings.tap_grace)
        finally:
            self.tapper = None
            self._on_change()

    async def _move_of(self, seat: int) -> Move:
        self._taps_for = None
        if seat == self._playing_on:
            return await self._move_of_computer(seat, self._make_seat(seat, self._stand_in(seat)))
        if seat not in self._game.people:
            return await self._move_of_computer(seat, self._seat(seat))
        forced = self._done_for_person(seat)
        if forced is not None:
            return forced
        if seat not in self._at_stage():
            return await self._seat(seat).choose(self._game.view(seat))
        await self.audience.turn_to(seat)
        return await self._move_of_person(seat)

    async def _move_of_person(self, seat: int) -> Move:
        self.asked = self._game.view(seat)
        self._on_change()
        try:
            return await self._seat(seat).choose(self.asked)
        finally:
            self.asked = None
            self._on_change()

    def _done_for_person(self, seat: int) -> Move | None:
        """Return the draw or pass that a person need not make themselves."""
        match legal_moves(self._game.view(seat)):
            case (Draw() | Pass() as forced,) if self.settings.auto_draw:
                return forced
        return None

    async def _move_of_computer(self, seat: int, player: Seat) -> Move:
        await self._until_going_on()
        clock = asyncio.get_running_loop().time
        appears = clock() + self.settings.pace
        self._stage.thinking(seat)
        try:
            move = await player.choose(self._game.view(seat))
            await asyncio.sleep(max(0.0, appears - clock()))
        finally:
            self._stage.thinking(None)
        return move
