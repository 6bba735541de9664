"""Replaying games in the room of the other tests: the desk for it, and what is seen."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from mtdesk.control.timeline import Timeline
from mtdesk.record.model import Record
from mtdesk.ui.replay.controller import ReplayController
from mtdesk.ui.replay.window import ReplayWindow
from tests.app.program import eventually
from tests.records import played_again
from tests.ui.room import Room, opened


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
