"""Walking along the positions of a game: step by step, in leaps, or automatically at any speed."""

from __future__ import annotations

import asyncio

from PySide6.QtCore import QObject, Signal

from mtdesk.control.timeline import Eyes, Timeline
from mtdesk.table.animation.animator import Animator
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.replay.stage import ReplayStage

_PAUSE = 1.1
"""Seconds at speed 1 between two moves that are played."""


_LOUDEST = 4.0
"""The speed up to which there are sounds."""


class ReplayPlayer(QObject):
    """Shows the wanted position on a stage; later wishes overtake those still on their way.

    ``arrived`` carries the position now shown; ``changed``: another one is wanted, or playing has started or
    stopped. ``base_speed`` is that of animations at speed 1, 0 for none.
    """

    arrived = Signal(int)
    changed = Signal()

    def __init__(self, stage: ReplayStage, motion: Animator, tasks: Tasks) -> None:
        super().__init__(stage)
        self._stage, self._motion, self._tasks = stage, motion, tasks
        self._walking: asyncio.Task[None] | None = None
        self._woken = asyncio.Event()
        self.timeline: Timeline | None = None
        self.eyes = Eyes(0)
        self.index = 0
        """The wanted position."""
        self._shown: tuple[int, Eyes, int | None] | None = None
        """What is shown: the position, the wanted eyes, and the seat that it may be seen from."""
        self.is_playing = False
        self.speed = 1.0
        self.base_speed = 1.0

    def load(self, timeline: Timeline, eyes: Eyes, index: int) -> None:
        """Go through another game, starting at this position."""
        self.eyes, self.index, self.is_playing = eyes, index, False
        self.renew(timeline)

    def renew(self, timeline: Timeline) -> None:
        """Continue where it is in the same game, which has been played further meanwhile."""
        self._stage.load(timeline)
        self.timeline, self._shown = timeline, None
        self.go(self.index)

    def use_speed(self, speed: float) -> None:
        """Play this many times as fast as usual."""
        self.speed = speed
        self._stage.is_quiet = speed > _LOUDEST
        self._motion.speed = self.base_speed * speed
        self._woken.set()

    @property
    def last(self) -> int:
        """The last position; 0 before the first game."""
        return 0 if self.timeline is None else len(self.timeline) - 1

    @property
    def is_on_its_way(self) -> bool:
        """Whether it shows something other than what is wanted, or is still moving."""
        return self._walking is not None and not self._walking.done()

    def go(self, index: int) -> None:
        """Show this position, or the nearest one there is; moving things finish."""
        self.index = min(max(index, 0), self.last)
        self._hurry()

    def step(self, count: int) -> None:
        """Go forward by this many moves, or back if negative; then it no longer plays."""
        self.is_playing = False
        self.go(self.index + count)

    def leap(self, rounds: int) -> None:
        """Go to the start of the round that many rounds from here; back: first to that of this round."""
        if self.timeline is None:
            return
        starts = self.timeline.starts
        here = self.timeline.round_of(self.index) - 1
        if rounds < 0 and self.index > starts[here]:
            rounds += 1
        wanted = here + rounds
        self.step((self.last if wanted >= len(starts) else starts[max(wanted, 0)]) - self.index)

    def look(self, eyes: Eyes) -> None:
        """See the game with other eyes."""
        self.eyes = eyes
        self._hurry()

    def play(self, playing: bool) -> None:
        """Play automatically, from the start if at the end; or stop."""
        if playing and self.index == self.last:
            self.index = 0
        self.is_playing = playing
        self._woken.set()
        self._walk()

    def follow_rights(self) -> None:
        """Show the position again if it may be seen from another seat now."""
        if self._shown is not None and self._shown[2] != self._seat:
            self._hurry()

    @property
    def _seat(self) -> int | None:
        assert self.timeline is not None
        return self.timeline.seat_for(self.index, self.eyes)

    async def stop(self) -> None:
        """Stop showing anything."""
        self.is_playing = False
        walking, self._walking = self._walking, None
        if walking is not None:
            walking.cancel()
            await asyncio.wait({walking})

    def _hurry(self) -> None:
        self._motion.skip()
        self._woken.set()
        self._walk()

    def _walk(self) -> None:
        self.changed.emit()
        if self.timeline is not None and (self._walking is None or self._walking.done()):
            self._walking = self._tasks.start(self._follow())

    async def _follow(self) -> None:
        """Show what is wanted until nothing else is."""
        while True:
            wanted = self.index, self.eyes, self._seat
            if self._shown != wanted:
                self._shown = wanted
                await self._stage.show_position(self.index, self.eyes)
                self.arrived.emit(wanted[0])
            elif not self.is_playing:
                return
            elif self.index == self.last:
                self.is_playing = False
                self.changed.emit()
            else:
                await self._wait()

    async def _wait(self) -> None:
        """Let the eye rest on a position; then want the next one, unless something else is wanted by then."""
        self._woken.clear()
        try:
            async with asyncio.timeout(_PAUSE / self.speed):
                await self._woken.wait()
        except TimeoutError:
            self.index += 1
            self.changed.emit()
