"""The turn loop: asks the seats, keeps the record, shows what happened."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Any

from mtdesk.control.autosave import Autosave
from mtdesk.control.game import Game
from mtdesk.control.seats import HumanSeat, Seat
from mtdesk.control.stage import Stage
from mtdesk.control.undo import undoable
from mtdesk.rules.events import Event
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Draw, Move, Pass, Tap
from mtdesk.rules.redact import events_for
from mtdesk.rules.view import Board, View


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchSettings:
    """How a match is paced and what it does for people by itself."""

    pace: float = 0.0
    """Seconds a computer's turn takes at least before its move appears, 0 or more."""
    tap_grace: float = 6.0
    """Seconds a person has to tap (4.8)."""
    auto_draw: bool = False
    """Draw for a person who can do nothing else."""
    auto_pass: bool = False
    """Pass for a person who can do nothing else."""


class _Wish(Enum):
    UNDO = auto()
    REDO = auto()


class Match:
    """One game being played. It alone changes the game; ``run`` is its only task.

    With exactly one person the stage shows that person's view; with none the public view; with several the
    view of the person asked last, behind a curtain until they confirm, and the public view while a round is
    being dealt. ``settings`` may be replaced at any time.
    """

    def __init__(
        self, game: Game, seats: Sequence[Seat], stage: Stage, autosave: Autosave, settings: MatchSettings
    ) -> None:
        self.settings = settings
        self._game = game
        self._seats = tuple(seats)
        self._stage = stage
        self._autosave = autosave
        self._people = {seat for seat, player in enumerate(game.setup.players) if player.kind == "human"}
        self._viewer = next(iter(self._people)) if len(self._people) == 1 else None
        self._wish: _Wish | None = None
        self._asking: asyncio.Task[Move | None] | None = None
        self._undone: list[tuple[Move, ...]] = []
        self._tap_declined_at: int | None = None

    # What the window asks for

    @property
    def viewer(self) -> int | None:
        """The seat whose view the stage shows, None for the public view."""
        return self._viewer

    @property
    def can_undo(self) -> bool:
        """Whether ``undo`` would take something back now."""
        return not self._game.between_rounds and undoable(self._board, self._people) > 0

    @property
    def can_redo(self) -> bool:
        """Whether ``redo`` would repeat something now."""
        return bool(self._undone)

    def propose(self, move: Move) -> bool:
        """A person's move, from the stage: taken if that person is being asked and it is legal.

        Returns whether it was taken; if it was refused, the stage has been told why.
        """
        seat = self._seats[move.player]
        return isinstance(seat, HumanSeat) and seat.propose(move)

    def decline_tap(self) -> None:
        """The person who was offered to tap does not want to."""
        for seat in self._seats:
            if isinstance(seat, HumanSeat):
                seat.decline_tap()

    def undo(self) -> None:
        """Take back the last decision of a person, as soon as nothing is being shown, if that is allowed."""
        self._want(_Wish.UNDO)

    def redo(self) -> None:
        """Repeat what was taken back last, if nothing else was done since."""
        self._want(_Wish.REDO)

    def _want(self, wish: _Wish) -> None:
        self._wish = wish
        if self._asking is not None:
            self._asking.cancel()

    # The loop

    async def run(self) -> None:
        """Play from where the game stands to its end.

        May be cancelled at any time: every move made by then is in the game, and on disk unless it refuses.
        """
        try:
            await self._autosave.begin(self._game.record)
            if self._game.state is not None:
                await self._stage.reset(self._view())
            await self._play_rounds()
            await self._stage.game_over(self._view())
        finally:
            await self._autosave.end()

    async def _play_rounds(self) -> None:
        while True:
            if not self._game.between_rounds:
                await self._step()
                continue
            if self._game.state is not None:
                await self._stage.round_over(self._view())
            if self._game.is_over:
                return
            await self._deal()

    async def _deal(self) -> None:
        deal = self._game.next_deal()
        events = self._game.deal(deal)
        if len(self._people) > 1:
            self._viewer = None
        self._undone.clear()
        await self._autosave.deal(deal)
        await self._show(events)

    async def _step(self) -> None:
        """One wish carried out, one tap asked for, or one move made."""
        board = self._board
        tapper = board.pending_tap
        wish, self._wish = self._wish, None
        if wish is _Wish.UNDO:
            await self._take_back()
        elif wish is _Wish.REDO:
            await self._repeat()
        elif tapper is not None and self._asks_tap(board, tapper):
            await self._answered(self._ask_tap(tapper))
        else:
            await self._answered(self._ask_move(board.turn))

    async def _answered(self, question: Coroutine[Any, Any, Move | None]) -> None:
        """Make the move that answers a question, unless the question is withdrawn because of a wish."""
        self._asking = asyncio.create_task(question)
        try:
            await asyncio.wait({self._asking})
        finally:
            asked, self._asking = self._asking, None
            if not asked.done():
                asked.cancel()
                await asyncio.wait({asked})
        move = None if asked.cancelled() else asked.result()
        if move is not None:
            self._undone.clear()
            await self._make(move)

    async def _make(self, move: Move) -> None:
        events = self._game.apply(move)
        await self._autosave.move(move)
        await self._show(events)

    async def _show(self, events: tuple[Event, ...]) -> None:
        open_hands = self._game.setup.options.open_hands
        await self._stage.show(events_for(events, self._viewer, open_hands=open_hands), self._view())

    # Questions

    def _asks_tap(self, board: Board, tapper: int) -> bool:
        """Whether a seat is asked to tap now: once a turn, and not a person who is to move anyway."""
        if tapper == board.turn and tapper in self._people:
            return False
        return self._tap_declined_at != len(board.log)

    async def _ask_tap(self, seat: int) -> Move | None:
        view = self._game.view(seat)
        if await self._seats[seat].tap(view, self.settings.tap_grace):
            return Tap(seat)
        self._tap_declined_at = len(view.board.log)
        return None

    async def _ask_move(self, seat: int) -> Move:
        if seat not in self._people:
            return await self._ask_computer(seat)
        view = self._game.view(seat)
        forced = self._done_for_person(legal_moves(view))
        if forced is not None:
            return forced
        await self._turn_stage_to(seat)
        return await self._seats[seat].choose(view)

    def _done_for_person(self, moves: tuple[Move, ...]) -> Move | None:
        """The draw or pass a person need not make themselves."""
        match moves:
            case (Draw() as draw,) if self.settings.auto_draw:
                return draw
            case (Pass() as forced,) if self.settings.auto_pass:
                return forced
        return None

    async def _ask_computer(self, seat: int) -> Move:
        clock = asyncio.get_running_loop().time
        appears = clock() + self.settings.pace
        self._stage.thinking(seat)
        try:
            move = await self._seats[seat].choose(self._game.view(seat))
            await asyncio.sleep(max(0.0, appears - clock()))
        finally:
            self._stage.thinking(None)
        return move

    async def _turn_stage_to(self, seat: int) -> None:
        """Let the stage show this person's view, and nothing private until they have confirmed."""
        if self._viewer == seat:
            return
        if not self._game.setup.options.open_hands:
            await self._stage.curtain(self._game.view(None), seat)
        self._viewer = seat
        await self._stage.reset(self._view())

    # Taking back

    async def _take_back(self) -> None:
        count = undoable(self._board, self._people)
        if not count:
            return
        self._undone.append(self._game.take_back(count))
        self._tap_declined_at = None
        rounds = self._game.record.rounds
        await self._autosave.truncate(len(rounds) - 1, len(rounds[-1].moves))
        await self._stage.reset(self._view())

    async def _repeat(self) -> None:
        if self._undone:
            for move in self._undone.pop():
                await self._make(move)

    @property
    def _board(self) -> Board:
        return self._game.view(None).board

    def _view(self) -> View:
        return self._game.view(self._viewer)
