"""The turn loop: asks the seats, keeps the record, shows what happened."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping

from mtdesk.control.audience import Audience
from mtdesk.control.autosave import Autosave
from mtdesk.control.game import Game
from mtdesk.control.move_executor import MoveExecutor
from mtdesk.control.seats import HumanSeat, MakeSeat, Seating, Stage
from mtdesk.control.turn_prompter import MatchSettings, Prompt, Reply, TurnPrompter
from mtdesk.record.model import Player
from mtdesk.rules.moves import Move
from mtdesk.rules.view import View


class Match:
    """One game being played. Only it changes the game; ``run`` is its only task.

    ``on_change`` is called whenever the possible requests change; ``on_seated`` when other players have sat
    down, before the table shows it; ``on_shown`` when the stage shows something new. ``settings`` may be
    replaced at any time. ``executor`` knows what may be taken back and ``audience`` for whom the stage shows
    the game; the loop alone makes them act. Requests come from the stage, or from the ``seat`` they name.
    """

    def __init__(
        self,
        game: Game,
        make_seat: MakeSeat,
        stage: Stage,
        autosave: Autosave,
        settings: MatchSettings,
        *,
        on_change: Callable[[], None] = lambda: None,
        on_seated: Callable[[], None] = lambda: None,
        on_shown: Callable[[], None] = lambda: None,
    ) -> None:
        self.settings = settings
        self._game = game
        self._stage = stage
        self._autosave = autosave
        self._on_change, self._on_seated = on_change, on_seated
        self._seating = Seating(game, make_seat)
        self.audience = Audience(game, stage, self._seating.at_stage, on_shown)
        self.executor = MoveExecutor(game, autosave, self.audience, lambda: self.settings)
        self._prompter = TurnPrompter(
            game, self._seating, stage, self.audience, lambda: self.settings, on_change
        )
        self._requests: deque[Callable[[], Awaitable[None]]] = deque()
        self._sitting_down: dict[int, Player] = {}
        self.is_running = False
        """Whether the game is in progress: started, and not at its end."""

    # What the window may know

    def may_undo(self, seat: int | None = None) -> bool:
        """Return whether what ``undo`` takes back is a decision of this seat, or made at the stage (None)."""
        return self.is_running and self.executor.undoer in self._asking(seat)

    def may_redo(self, seat: int | None = None) -> bool:
        """Return whether what ``redo`` repeats is a decision of this seat, or made at the stage (None)."""
        return self.is_running and self.executor.repeater in self._asking(seat)

    @property
    def asked(self) -> View | None:
        """The view of the player who is now asked for a move at the stage, None while no one is."""
        return self._prompter.asked

    @property
    def tapper(self) -> int | None:
        """The seat that is offered to tap now."""
        return self._prompter.tapper

    @property
    def players(self) -> list[Player]:
        """Who sits at the table, or will as soon as nothing is being shown."""
        return [self._sitting_down.get(at, player) for at, player in enumerate(self._game.setup.players)]

    # What the window asks for

    def propose(self, move: Move) -> bool:
        """Pass a person's move on, which is taken if that person is being asked and it is legal.

        Returns whether it was taken; if not, the stage has been told why.
        """
        seat = self._seating.at(move.player)
        return isinstance(seat, HumanSeat) and self._prompter.settle(
            [seat], lambda person: person.propose(move)
        )

    def decline_tap(self, seat: int | None = None) -> None:
        """Record that the player who was offered to tap does not want to."""
        self._prompter.settle(self._seating.people(seat), HumanSeat.decline_tap)

    def end_turn(self, seat: int | None = None) -> None:
        """Confirm the end of the turn of the player who was asked to."""
        self._prompter.settle(self._seating.people(seat), HumanSeat.end_turn)

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

        async def take_back() -> None:
            if self.may_undo(seat):  # another move may have been taken in the meantime
                await self.executor.take_back()

        if self.may_undo(seat):
            self._request(take_back)

    def redo(self, seat: int | None = None) -> None:
        """Repeat what a person took back last, if nothing else has been done since."""

        async def repeat() -> None:
            if self.may_redo(seat):
                await self.executor.repeat()

        if self.may_redo(seat):
            self._request(repeat)

    def play_on(self) -> None:
        """Finish the turn of the player who is asked with a computer of the best level."""
        if self.asked is not None and self.asked.seat is not None:
            self._prompter.play_on(self.asked.seat)

    def replace_players(self, players: Mapping[int, Player]) -> None:
        """Give some seats to others, as soon as nothing is being shown; nothing happens after the end."""

        async def replace() -> None:
            seated, self._sitting_down = self._sitting_down, {}
            self._seating.forget(seated)
            await self.executor.replace_players(seated, self._on_seated)
            self._seating.prepare()

        if self.is_running:
            self._sitting_down.update(players)
            self._request(replace)

    def set_paused(self, paused: bool) -> None:
        """Pause or resume: while paused, nothing is carried out and the time to tap does not run."""
        self._prompter.set_paused(paused)

    def _asking(self, seat: int | None) -> frozenset[int]:
        return self._seating.at_stage() if seat is None else frozenset((seat,))

    def _request(self, request: Callable[[], Awaitable[None]]) -> None:
        self._requests.append(request)
        self._prompter.withdraw()

    # The loop

    async def run(self) -> None:
        """Play from the current state of the game to its end.

        May be cancelled at any time: every move made by then, and every one taken from a person, is in the
        game, and on disk unless it refuses.
        """
        self.is_running = True
        try:
            if not self._game.is_over:
                self._seating.prepare()
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
                await self._prompter.until_going_on()
                self._prompter.ask_again()
                await self._requests.popleft()()
            elif not self._game.between_rounds or self.audience.held is not None:
                await self._step()
            elif self._game.state is None or await self._prompter.answered(Prompt(self._round_seen())):
                if self._game.is_over:
                    return
                await self.executor.deal()

    async def _round_seen(self) -> bool:
        await self._stage.round_over(self.audience.view())
        return True

    async def _step(self) -> None:
        """Ask one question, and carry out its answer."""
        question = Prompt(self._prompter.next_answer())
        try:
            answer = await self._prompter.answered(question)
        except asyncio.CancelledError:
            if question.is_settled and not isinstance(question.answer, Reply | None):
                await self.executor.make_unseen(question.answer)
            raise
        if answer is Reply.TURN_ENDED:
            await self.executor.end_turn()
        elif not isinstance(answer, Reply | None):
            stand_in = self._prompter.stand_in_for(answer)
            if await self.executor.make(answer, stand_in):
                self._prompter.turn_ended()
