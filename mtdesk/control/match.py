"""The turn loop: asks the seats, keeps the record, shows what happened."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from enum import Enum, auto

from mtdesk.control.asking import Asker, MatchSettings
from mtdesk.control.autosave import Autosave
from mtdesk.control.game import Game
from mtdesk.control.seats import HumanSeat, Seat
from mtdesk.control.stage import Stage
from mtdesk.control.undo import undoable
from mtdesk.control.viewpoint import Viewpoint
from mtdesk.rules.moves import Move

__all__ = ["Match", "MatchSettings"]


class _Wish(Enum):
    UNDO = auto()
    REDO = auto()


class Match:
    """One game being played. It alone changes the game; ``run`` is its only task."""

    def __init__(
        self, game: Game, seats: Sequence[Seat], stage: Stage, autosave: Autosave, settings: MatchSettings
    ) -> None:
        self._game = game
        self._seats = tuple(seats)
        self._stage = stage
        self._autosave = autosave
        self._viewpoint = Viewpoint(game, stage)
        self._asker = Asker(game, seats, stage, self._viewpoint, settings)
        self._asking: asyncio.Task[Move | None] | None = None
        self._wish: _Wish | None = None
        self._undone: list[tuple[Move, ...]] = []
        self._running = asyncio.Event()
        self._running.set()

    # What the window asks for

    @property
    def settings(self) -> MatchSettings:
        """The settings; they may be replaced at any time."""
        return self._asker.settings

    @settings.setter
    def settings(self, settings: MatchSettings) -> None:
        self._asker.settings = settings

    @property
    def viewer(self) -> int | None:
        """The seat whose view the stage shows, None for the public view."""
        return self._viewpoint.seat

    @property
    def can_undo(self) -> bool:
        """Whether ``undo`` would take something back now."""
        return not self._game.between_rounds and undoable(self._game.board, self._game.people) > 0

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

    def pause(self, on: bool) -> None:
        """Ask nobody and make no move until the pause is over."""
        if on:
            self._running.clear()
        else:
            self._running.set()

    def decline_tap(self) -> None:
        """The person who was offered to tap does not want to."""
        for seat in self._seats:
            if isinstance(seat, HumanSeat):
                seat.decline_tap()

    def undo(self) -> None:
        """Take back the last decision of a person, as soon as nothing is being shown, if that is allowed."""
        if self.can_undo:
            self._interrupt(_Wish.UNDO)

    def redo(self) -> None:
        """Repeat what was taken back last, if nothing else was done since."""
        if self.can_redo:
            self._interrupt(_Wish.REDO)

    def _interrupt(self, wish: _Wish) -> None:
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
                await self._viewpoint.reset()
            await self._play_rounds()
            await self._stage.game_over(self._viewpoint.view())
        finally:
            await self._autosave.end()

    async def _play_rounds(self) -> None:
        while True:
            if not self._game.between_rounds:
                await self._step()
                continue
            if self._game.state is not None:
                await self._stage.round_over(self._viewpoint.view())
            if self._game.is_over:
                return
            await self._deal()

    async def _deal(self) -> None:
        deal = self._game.next_deal()
        events = self._game.deal(deal)
        self._viewpoint.leave()
        self._undone.clear()
        await self._autosave.deal(deal)
        await self._viewpoint.show(events)

    async def _step(self) -> None:
        """One wish carried out, or one question asked and its answer made."""
        await self._running.wait()
        wish, self._wish = self._wish, None
        if wish is _Wish.UNDO:
            await self._take_back()
        elif wish is _Wish.REDO:
            await self._repeat()
        else:
            move = await self._answer()
            await self._running.wait()
            if move is not None:
                self._undone.clear()
                await self._make(move)

    async def _answer(self) -> Move | None:
        """The next move; None if there is none yet, or if a wish withdrew the question."""
        self._asking = asyncio.create_task(self._asker.next_move())
        try:
            await asyncio.wait({self._asking})
        finally:
            asked, self._asking = self._asking, None
            if not asked.done():
                asked.cancel()
                await asyncio.wait({asked})
        return None if asked.cancelled() else asked.result()

    async def _make(self, move: Move) -> None:
        events = self._game.apply(move)
        await self._autosave.move(move)
        await self._viewpoint.show(events)

    async def _take_back(self) -> None:
        count = undoable(self._game.board, self._game.people)
        if not count:  # the question had been answered before the wish came
            return
        self._undone.append(self._game.take_back(count))
        self._asker.forget_declined_tap()
        rounds = self._game.record.rounds
        await self._autosave.truncate(len(rounds) - 1, len(rounds[-1].moves))
        await self._viewpoint.reset()

    async def _repeat(self) -> None:
        if self._undone:
            for move in self._undone.pop():
                await self._make(move)
