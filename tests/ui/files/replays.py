"""Replaying games in the room of the other tests: the desk for it, and what is seen."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from mtdesk.control.timeline import Timeline
from mtdesk.lab.analysis import Decision
from mtdesk.record.model import Record
from mtdesk.ui.replay.analysis_panel import AnalysisPanel
from mtdesk.ui.replay.controller import ReplayController
from mtdesk.ui.replay.window import ReplayWindow
from tests.app.program import eventually
from tests.records import played_again
from tests.ui.room import Room, opened

WORK = 100
"""Steps of search for a decision."""


@dataclass(frozen=True)
class Cinema:
    """A room with the desk for replays."""

    room: Room
    desk: ReplayController

    @property
    def window(self) -> ReplayWindow:
        """The window in which a game is replayed."""
        assert self.desk.replay is not None
        return self.desk.replay

    @property
    def timeline(self) -> Timeline:
        assert self.window.player.timeline is not None
        return self.window.player.timeline

    async def look(self, record: Record) -> ReplayWindow:
        """Replay a game, and wait until its beginning is shown."""
        await self.desk._open(record, played_again(record).ended)
        await self.arrived(0)
        return self.window

    async def arrived(self, index: int) -> None:
        """Wait until this position is shown and nothing moves."""
        player = self.window.player
        await eventually(lambda: not player.is_on_its_way and not self.window.table.is_busy)
        assert player.index == index

    @property
    def log(self) -> list[str]:
        """What the log says, up to the line that is marked."""
        return self.whole_log[: self.window.log.currentIndex().row() + 1]

    @property
    def whole_log(self) -> list[str]:
        """All lines of the log."""
        log = self.window.log.log
        return [str(log.data(log.index(row, 0))) for row in range(log.rowCount())]


@asynccontextmanager
async def cinema() -> AsyncIterator[Cinema]:
    """A room with this desk for the length of a test."""
    async with opened() as room:
        desk = ReplayController(room.context, room.host, lambda _: None)
        try:
            yield Cinema(room, desk)
            assert room.reported == []
        finally:
            if desk.replay is not None:
                await desk.replay.player.stop()
            await room.tasks.cancel_all()
            desk.close()


@asynccontextmanager
async def looking(record: Record) -> AsyncIterator[tuple[Cinema, ReplayWindow]]:
    """The beginning of a game, in the window of a replay."""
    async with cinema() as here:
        yield here, await here.look(record)


@asynccontextmanager
async def known(record: Record) -> AsyncIterator[tuple[Cinema, AnalysisPanel]]:
    """A game of which all mistakes are known, of everybody, and the panel with them."""
    async with looking(record) as (here, window):
        panel = window.analysis
        await eventually(lambda: panel.found)
        panel.whose.setCurrentIndex(0)
        window.tabs.setCurrentIndex(1)
        await eventually(lambda: not panel.is_running)
        yield here, panel


def rows(panel: AnalysisPanel) -> list[list[str]]:
    model = panel.list.model()
    return [
        [str(model.data(model.index(row, column))) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


async def at_mistake(here: Cinema, panel: AnalysisPanel, mistake: Decision) -> None:
    """Go to a mistake by the list, and wait until it is asked about."""
    panel.list.chosen.emit(mistake)
    await here.arrived(here.timeline.index_of(mistake.round, mistake.action - 1))


def known_as(panel: AnalysisPanel, mistake: Decision) -> Decision:
    """What the panel knows of a mistake."""
    one = panel.mistake_at(mistake.place)
    assert one is not None
    return one


def said(here: Cinema) -> str:
    return here.window.table.frame.status_text
