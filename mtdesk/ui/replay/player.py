"""Walking along the positions of a game, on the table that shows them."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from mtdesk.control.timeline import Eyes, Timeline
from mtdesk.record.model import Setup
from mtdesk.rules.events import RoundEnded
from mtdesk.rules.moves import Move
from mtdesk.table.animation.animator import Animator
from mtdesk.table.invitation import Invitation
from mtdesk.table.view import TableView
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.play.view_stage import ViewStage
from mtdesk.ui.replay.log import ReplayLog, sentences
from mtdesk.ui.words.table import TableTexts

_PAUSE = 1.1
"""Seconds at speed 1 between two moves that are played."""


_LOUDEST = 4.0
"""The speed up to which there are sounds."""


def texts_for(setup: Setup, eyes: Eyes | None) -> TableTexts:
    """Return the sentences of a game for someone with these eyes; None: for the public.

    In a game between computers they address no one.
    """
    options = setup.options if eyes is None else replace(setup.options, open_hands=eyes.open_hands)
    names = [player.name for player in setup.players]
    return TableTexts(options, names, eyes.seat if eyes is not None and setup.people else None)


class ReplayStage(ViewStage):
    """Shows the positions of one timeline at a time on a table, with the log of the game.

    ``tried`` carries the move of someone who was asked for one.
    """

    tried = Signal(object)
    _timeline: Timeline

    def __init__(self, view: TableView, log: ReplayLog) -> None:
        super().__init__(view)
        self._log = log
        self.is_quiet = False
        """Whether moves are too fast to be heard one by one."""
        self._looker: Eyes | None = None
        self._index: int | None = None
        """The position shown; None before the first."""
        self._table.proposed.connect(self._try)
        self._table.choice_needed.connect(lambda plays, point: self._ask_which(plays, point, self._try))

    def load(self, timeline: Timeline) -> None:
        self._timeline, self._index = timeline, None
        self._forget()
        self._view.accessible.speak(texts_for(timeline.record.setup, None))
        self._log.log.show_timeline(timeline)

    async def show_position(self, index: int, eyes: Eyes) -> None:
        """Show a position: by playing what happened if it is the next one, otherwise as it is."""
        timeline = self._timeline
        events, view = timeline.shown(index, eyes)
        before, self._index = self._index, index
        looker = None if view.seat is None else Eyes(view.seat, eyes.open_hands and timeline.is_open(index))
        is_next = before == index - 1 and looker == self._looker
        if before is None or looker != self._looker:
            self._looker, setup = looker, timeline.record.setup
            self._address(texts_for(setup, looker), setup)
            self._log.log.look(looker or eyes, self.texts)
            self._log.refresh()
        self._log.point_at(index)
        self.status.see(view)
        if before not in (None, index):
            if not is_next:
                self._announcer.forget()  # what led there is told, but nothing about those on the way to it
            self._announcer.announce(sentences(events, view, self.texts))
        if is_next:
            await self._play(events, view, quiet=self.is_quiet)
            for event in events:
                if isinstance(event, RoundEnded):
                    await self._show_end(event, view, self._read)
        else:
            self.sound_cues.rest()
            await self._table.rebuild(view)
            self._table.rack.forget_new()  # the marks of new tiles are like those of better ones

    # Questions and words about a move

    def ask(self, moves: Sequence[Move], words: str, seat: int) -> None:
        """Offer these moves of a seat, so that someone tries one."""
        self._table.suggest(None)
        self._invite(moves)
        self._say(words, seat)

    def show_better(self, better: Move, played: Move, words: str, seat: int) -> None:
        """Mark two moves of a seat, and say what is to be said about them."""
        self._invite(())
        self._table.suggest(better, played)
        self._say(words, seat)

    def end_question(self) -> None:
        self._invite(())
        self._table.suggest(None)
        self.status.end_interjection()

    def _say(self, words: str, seat: int) -> None:
        self.status.interject(words, seat)
        self._announcer.call(words)

    def _invite(self, moves: Sequence[Move]) -> None:
        self._view.gesture.cancel()
        self._table.set_invitation(Invitation.of(moves))
        self._view.gesture.adapt_to_invitation()

    def _try(self, move: Move | None) -> None:
        self._view.gesture.cancel()
        if move is not None and move in self._table.invitation.moves:
            self.tried.emit(move)


class ReplayPlayer(QObject):
    """Shows the wanted position on a stage; later wishes overtake those still on their way.

    ``arrived`` carries the position now shown; ``changed``: another one is wanted, or playing has started or
    stopped. ``base_speed`` is that of animations at speed 1, 0 for none.
    """

    arrived = Signal(int)
    changed = Signal()
    timeline: Timeline

    def __init__(self, stage: ReplayStage, motion: Animator, tasks: Tasks) -> None:
        super().__init__(stage)
        self._stage, self._motion, self._tasks = stage, motion, tasks
        self._walking: asyncio.Task[None] | None = None
        self._woken = asyncio.Event()
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
        return len(self.timeline) - 1

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
        starts = self.timeline.starts
        here = self.timeline.round_of(self.index) - 1
        if rounds < 0 and self.index > starts[here]:
            rounds += 1
        wanted = here + rounds
        self.step((self.last if wanted >= len(starts) else starts[max(wanted, 0)]) - self.index)

    def look(self, eyes: Eyes) -> None:
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
        return self.timeline.seat_for(self.index, self.eyes)

    async def stop(self) -> None:
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
        if not self.is_on_its_way:
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
        """Rest on a position for the eye; then want the next one, unless something else is wanted by then."""
        self._woken.clear()
        try:
            async with asyncio.timeout(_PAUSE / self.speed):
                await self._woken.wait()
        except TimeoutError:
            self.index += 1
            self.changed.emit()
