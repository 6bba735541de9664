"""Reports that people want to see: what stands in the way is said in one sentence, and is no new error."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from mtdesk import paths
from mtdesk.diagnosis.reports import REPORTS
from mtdesk.ui.errors import ErrorNotice
from mtdesk.ui.report_desk import ReportDesk
from tests.ui.room import Room, opened

pytestmark = pytest.mark.window


@asynccontextmanager
async def desk() -> AsyncIterator[tuple[Room, list[object]]]:
    """A room in which reports are kept, and the errors that have come to the door there."""
    async with opened() as room:
        reports, arrived = ReportDesk(room.window), list[object]()
        reports.errors.arrived.connect(arrived.append)
        yield room, arrived
        await reports.end()


async def test_a_report_that_is_gone() -> None:
    async with desk() as (room, arrived):
        notice = room.window.findChild(ErrorNotice)
        assert notice is not None
        notice.report_wanted.emit(paths.user_data_dir() / REPORTS / "report-1.txt")
        assert "report-1.txt" in await room.close_box()
        assert arrived == []


async def test_a_report_that_cannot_be_written() -> None:
    folder = paths.user_data_dir() / REPORTS
    folder.parent.mkdir(parents=True, exist_ok=True)
    folder.write_text("in the way")
    async with desk() as (room, arrived):
        room.window.commands.report.trigger()
        assert str(folder) in await room.close_box()
        assert arrived == []
