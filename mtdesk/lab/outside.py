"""Other programs in tournaments."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from mtdesk.ai.levels import SUBSTITUTE, Limit, choose
from mtdesk.control.outside import OutsideFailure, OutsideProgram
from mtdesk.control.pool import LIMIT
from mtdesk.record.model import Player, outside_level
from mtdesk.rules.moves import Move
from mtdesk.rules.presets import CUSTOM
from mtdesk.rules.view import View


@dataclass(slots=True)
class Outside:
    """Another program as an entrant: one process plays all its seats in a game (bot.md).

    Where it gives no legal move the easy level does, and the games go on.
    """

    program: str
    """What it is called; its command starts it."""
    command: str
    _process: OutsideProgram | None = None
    _failures: list[str] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The level that a record names."""
        return outside_level(self.program)

    def choose(self, view: View, seed: str) -> Move:
        """Its move, or the easy level's; ``seed`` is for the latter only, so the games cannot be repeated."""
        if self._process is None:
            self._process = OutsideProgram(self.command)
        players = tuple(Player(f"seat {seat}", "computer") for seat in range(view.board.players))
        try:
            return self._process.choose(view, players, CUSTOM, LIMIT.seconds or 0.0)
        except OutsideFailure as failure:
            self._failures.append(str(failure))
            return choose(SUBSTITUTE, view, Limit(), seed)

    def clock(self) -> float:
        """Seconds of the clock on the wall: what another process does costs this one no time."""
        return time.monotonic()

    def leave(self) -> tuple[str, ...]:
        """End its process; returns what went wrong in the game, once for each move that was not its own."""
        if self._process is not None:
            self._process.close()
        failures, self._process, self._failures = tuple(self._failures), None, []
        return failures
