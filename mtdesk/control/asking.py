"""Asking the right seat in the right way."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from mtdesk.control.game import Game
from mtdesk.control.seats import Seat
from mtdesk.control.stage import Stage
from mtdesk.control.viewpoint import Viewpoint
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Draw, Move, Pass, Tap


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


class Asker:
    """Puts the questions of a match to its seats; ``settings`` may be replaced at any time."""

    def __init__(
        self, game: Game, seats: Sequence[Seat], stage: Stage, viewpoint: Viewpoint, settings: MatchSettings
    ) -> None:
        self.settings = settings
        self._game = game
        self._seats = tuple(seats)
        self._stage = stage
        self._viewpoint = viewpoint
        self._tap_declined_at: int | None = None

    async def next_move(self) -> Move | None:
        """The next move of whoever is to be asked; None if a seat does not want to tap."""
        tapper = self._tapper()
        if tapper is None:
            return await self._move_of(self._game.board.turn)
        if await self._seats[tapper].tap(self._game.view(tapper), self.settings.tap_grace):
            return Tap(tapper)
        self._tap_declined_at = len(self._game.board.log)
        return None

    def forget_declined_tap(self) -> None:
        """Ask again, since something was taken back."""
        self._tap_declined_at = None

    def _tapper(self) -> int | None:
        """The seat to be asked for a tap now (4.8): once a turn, and not a person who is to move anyway."""
        board = self._game.board
        if board.pending_tap == board.turn and board.turn in self._game.people:
            return None
        return None if self._tap_declined_at == len(board.log) else board.pending_tap

    async def _move_of(self, seat: int) -> Move:
        if seat not in self._game.people:
            return await self._move_of_computer(seat)
        forced = self._done_for_person(seat)
        if forced is not None:
            return forced
        await self._viewpoint.turn_to(seat)
        return await self._seats[seat].choose(self._game.view(seat))

    def _done_for_person(self, seat: int) -> Move | None:
        """The draw or pass a person need not make themselves."""
        match legal_moves(self._game.view(seat)):
            case (Draw() as draw,) if self.settings.auto_draw:
                return draw
            case (Pass() as forced,) if self.settings.auto_pass:
                return forced
        return None

    async def _move_of_computer(self, seat: int) -> Move:
        clock = asyncio.get_running_loop().time
        appears = clock() + self.settings.pace
        self._stage.thinking(seat)
        try:
            move = await self._seats[seat].choose(self._game.view(seat))
            await asyncio.sleep(max(0.0, appears - clock()))
        finally:
            self._stage.thinking(None)
        return move
