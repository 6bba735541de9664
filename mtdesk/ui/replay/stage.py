"""The table of a replay: shows positions of a record, and plays what is between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QPointF, Signal

from mtdesk.control.timeline import Eyes, Timeline
from mtdesk.record.model import Setup
from mtdesk.rules.events import Event, RoundEnded
from mtdesk.rules.moves import Move, Play
from mtdesk.table.invitation import Invitation
from mtdesk.table.suggestion import compare, suggest
from mtdesk.table.view import TableView
from mtdesk.ui.play.view_stage import ViewStage
from mtdesk.ui.replay.log import ReplayLog, sentences
from mtdesk.ui.words.accessible import AccessibleTexts
from mtdesk.ui.words.table import TableTexts


def texts_for(setup: Setup, eyes: Eyes | None) -> TableTexts:
    """Return the sentences of a game for someone with these eyes; None: for the public.

    In a game between computers they address no one.
    """
    has_people = any(player.kind == "human" for player in setup.players)
    options = setup.options if eyes is None else replace(setup.options, open_hands=eyes.open_hands)
    names = [player.name for player in setup.players]
    return TableTexts(options, names, eyes.seat if eyes is not None and has_people else None)


class ReplayStage(ViewStage):
    """Shows the positions of one timeline at a time on a table, with the log of the game.

    ``tried`` carries the move of someone who was asked for one.
    """

    tried = Signal(object)

    def __init__(self, view: TableView, log: ReplayLog) -> None:
        super().__init__(view)
        self._log = log
        self.is_quiet = False
        """Whether moves are too fast to be heard one by one."""
        self._timeline: Timeline | None = None
        self._looker: Eyes | None = None
        self._index: int | None = None
        """The position shown; None before the first."""
        self._table.proposed.connect(self._try)
        self._table.choice_needed.connect(self._choose)

    def load(self, timeline: Timeline) -> None:
        """Prepare for another game."""
        self._timeline, self._index = timeline, None
        self._forget()
        self._view.accessible.speak(AccessibleTexts(texts_for(timeline.record.setup, None)))
        self._log.log.show_timeline(timeline)

    async def show_position(self, index: int, eyes: Eyes) -> None:
        """Show a position: by playing what happened if it is the next one, otherwise as it is."""
        timeline = self._timeline
        if timeline is None:
            return
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
            self._tell(events, sentences(events, view, self.texts), is_next=is_next)
        if is_next:
            await self._play(events, view, quiet=self.is_quiet)
            for event in events:
                if isinstance(event, RoundEnded):
                    await self._show_end(event, view, self._read)
        else:
            self.sound_cues.rest()
            if before is None or abs(index - before) > 1:
                self._table.rack.centre()
            await self._table.rebuild(view)
            self._table.rack.states.settle_in()  # the marks of new tiles are like those of better ones

    def _tell(self, events: Sequence[Event], told: Sequence[str], *, is_next: bool) -> None:
        """Tell screen readers what led to a position, but nothing about those on the way to it."""
        if not is_next:
            self._announcer.forget()
        self._announcer.announce(told)

    # Questions and words about a move

    def ask(self, moves: Sequence[Move], words: Callable[[], str], seat: int) -> None:
        """Let someone try one of these moves of a seat."""
        suggest(self._table, None)
        self._invite(moves)
        self._say(words, seat)

    def show_better(self, better: Move, played: Move, words: Callable[[], str], seat: int) -> None:
        """Mark two moves of a seat, and say what is to be said about them."""
        self._invite(())
        compare(self._table, better, played)
        self._say(words, seat)

    def end_question(self) -> None:
        """Stop asking and marking."""
        self._invite(())
        suggest(self._table, None)
        self.status.end_interjection()

    def _say(self, words: Callable[[], str], seat: int) -> None:
        self.status.interject(words, seat)
        self._announcer.call(words())

    def _invite(self, moves: Sequence[Move]) -> None:
        self._view.gesture.cancel()
        self._table.set_invitation(Invitation.of(moves))
        self._view.gesture.follow_invitation()

    def _try(self, move: Move | None) -> None:
        self._view.gesture.cancel()
        if move is not None and move in self._table.invitation.moves:
            self.tried.emit(move)

    def _choose(self, plays: list[Play], point: QPointF) -> None:
        self._ask_which(plays, point, self._try)
