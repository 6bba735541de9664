"""The table of a replay: shows positions of a record, plays what lies between them, and writes the log."""

from __future__ import annotations

from dataclasses import replace

from mtdesk.control.timeline import Eyes, Timeline
from mtdesk.record.model import Setup
from mtdesk.rules.events import RoundEnded
from mtdesk.table.view import TableView
from mtdesk.ui.play.log_writer import LogWriter
from mtdesk.ui.play.view_stage import ViewStage
from mtdesk.ui.window.log import LogPanel
from mtdesk.ui.words.accessible import AccessibleTexts
from mtdesk.ui.words.table import TableTexts


def texts_for(setup: Setup, eyes: Eyes | None) -> TableTexts:
    """The sentences of a game for somebody with these eyes; None: for the public."""
    options = setup.options if eyes is None else replace(setup.options, open_hands=eyes.open_hands)
    names = [player.name for player in setup.players]
    return TableTexts(options, names, None if eyes is None else eyes.seat)


class ReplayStage(ViewStage):
    """Shows the positions of one timeline at a time on a table, with its log of the round there."""

    def __init__(self, view: TableView, log: LogPanel) -> None:
        super().__init__(view, LogWriter(log))
        self.is_quiet = False
        """Whether moves are too fast to be heard one by one."""
        self._timeline: Timeline | None = None
        self._looker: Eyes | None = None
        self._index: int | None = None
        """The position that is shown; None before the first."""

    def load(self, timeline: Timeline) -> None:
        """Prepare for another game."""
        self._timeline, self._index = timeline, None
        self._forget()
        self._view.accessible.speak(AccessibleTexts(texts_for(timeline.record.setup, None)))

    async def show_position(self, index: int, eyes: Eyes) -> None:
        """Show a position: by playing what happened if it is the next one, else as it is."""
        timeline = self._timeline
        if timeline is None:
            return
        events, view = timeline.shown(index, eyes)
        before, self._index = self._index, index
        looker = None if view.seat is None else Eyes(view.seat, eyes.open_hands and timeline.is_open(index))
        if before is None or looker != self._looker:
            before = None
            self._looker, setup = looker, timeline.record.setup
            self._address(texts_for(setup, looker), setup.preset)
        told = self._write(timeline, before, index, eyes)
        self.status.see(view)
        if before == index - 1:
            self._announcer.announce(told)
            await self._play(events, view, quiet=self.is_quiet)
            for event in events:
                if isinstance(event, RoundEnded):
                    await self._show_end(event, view, self._read)
        else:
            self.sound_cues.rest()
            await self._table.rebuild(view)

    def _write(self, timeline: Timeline, before: int | None, index: int, eyes: Eyes) -> list[str]:
        """Let the log tell the round up to a position; returns what it did not tell ``before``."""
        if before is None or timeline.round_of(before) != timeline.round_of(index):
            self._log_writer.start_log(self.texts)
            before = timeline.starts[timeline.round_of(index) - 1] - 1
        if index <= before:
            self._log_writer.wind_to(timeline.shown(index, eyes)[1])
        told: list[str] = []
        for number in range(before + 1, index + 1):
            told += self._log_writer.write_events(*timeline.shown(number, eyes))
        return told
