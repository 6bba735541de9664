"""Other programs in tournaments."""

from __future__ import annotations

import time
from dataclasses import dataclass, field

from mtdesk.ai.levels import SUBSTITUTE, Limit, choose
from mtdesk.control.outside import OutsideFailure, OutsideProgram, Programs
from mtdesk.control.pool import DELAY, LIMIT, Failure, TimeoutPolicy
from mtdesk.record.model import Player, outside_level
from mtdesk.rules.moves import Move
from mtdesk.rules.presets import CUSTOM
from mtdesk.rules.view import View


@dataclass(slots=True)
class Outside:
    """Another program as an entrant: a process for each seat, so none sees two hands (bot.md).

    Where it gives no legal move, the easy level moves instead, and the games go on.
    """

    program: str
    """What it is called; its command starts it."""
    command: str
    _programs: Programs = field(default_factory=Programs)
    _seated: dict[int, tuple[OutsideProgram, TimeoutPolicy]] = field(default_factory=dict)
    _failures: list[str] = field(default_factory=list)

    @property
    def name(self) -> str:
        """The level that a record names."""
        return outside_level(self.program)

    def choose(self, view: View, seed: str) -> Move:
        """Return its move, or the easy level's.

        Only the latter uses ``seed``, so the games cannot be repeated.
        """
        seat = view.seat
        assert seat is not None, "onlookers choose nothing"
        if seat not in self._seated:
            self._seated[seat] = self._programs.seat(seat, self.command), TimeoutPolicy()
        program, trust = self._seated[seat]
        try:
            return self._answer(program, trust, view)
        except OutsideFailure as failure:
            self._failures.append(str(failure))
            return choose(SUBSTITUTE, view, Limit(), seed)

    def _answer(self, program: OutsideProgram, trust: TimeoutPolicy, view: View) -> Move:
        if trust.is_lost:
            raise OutsideFailure(Failure.LATE, "too often to be asked again in this game")
        limit = trust.granted(LIMIT)
        players = tuple(Player(f"seat {place}", "computer") for place in range(view.board.players))
        begun = self.clock()
        try:
            move = program.choose(view, players, CUSTOM, limit.seconds or 0.0)
        except OutsideFailure as failure:
            trust.note(late=failure.kind is Failure.LATE or self.clock() - begun > DELAY)
            raise
        trust.note(late=False)
        return move

    def clock(self) -> float:
        """Wall-clock seconds: another process uses no CPU time of this one."""
        return time.monotonic()

    def leave(self) -> tuple[str, ...]:
        """End its processes; returns what went wrong in the game, once for each move that was not its own."""
        self._programs.close()
        self._seated.clear()
        failures, self._failures = tuple(self._failures), []
        return failures
