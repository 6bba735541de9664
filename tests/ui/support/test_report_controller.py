"""Reports that people want to see: what stands in the way is said in one sentence, and is no new error."""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QLineEdit, QMessageBox

from mtdesk import paths
from mtdesk.diagnosis.early import errors_sent, keep_error
from mtdesk.diagnosis.reports import REPORTS
from mtdesk.ui.support import report_controller
from mtdesk.ui.support.report import ReportDialog
from mtdesk.ui.support.report_controller import ReportController
from tests.app.program import eventually, modal
from tests.ui.room import Room, opened

pytestmark = pytest.mark.window


@asynccontextmanager
async def desk() -> AsyncIterator[tuple[Room, list[object]]]:
    """A room in which reports are kept, and the errors that have come to the door there."""
    async with opened() as room:
        reports, arrived = ReportController(room.window), list[object]()
        reports.errors.arrived.connect(arrived.append)
        yield room, arrived
        await reports.stop()


async def asked_for(room: Room) -> ReportDialog:
    """Return the report that the menu shows."""
    room.window.commands.report.trigger()
    return await modal(ReportDialog)


def lay_down_anna() -> None:
    """Put the journal of a game of Anna's where the program keeps it."""
    journal = paths.journal()
    journal.parent.mkdir(parents=True, exist_ok=True)
    journal.write_text('{"players":[{"name":"Anna","kind":"human"}]}\n', encoding="utf-8")


async def test_what_failed_before_anyone_listened_is_reported() -> None:
    with errors_sent(keep_error):
        sys.excepthook(ValueError, ValueError("in the first frame"), None)
    async with opened() as room:
        reports, arrived = ReportController(room.window), list[Path]()
        reports.errors.arrived.connect(arrived.append)
        reports.start()
        reports.remove()
        await reports.stop()
    (report,) = arrived
    assert "ValueError: in the first frame" in report.read_text(encoding="utf-8")


async def test_a_report_can_be_copied_and_becomes_no_file() -> None:
    lay_down_anna()
    async with desk() as (room, _):
        dialog = await asked_for(room)
        dialog.copy.click()
        text = dialog.text.toPlainText()
        assert dialog.copy.text() == "Copied"
        assert QGuiApplication.clipboard().text() == text
        assert "Anna" not in text
        assert not (paths.user_data_dir() / REPORTS).exists(), "nobody has asked for a file"
        dialog.reject()


async def test_a_report_is_saved_where_people_want_it(tmp_path: Path) -> None:
    async with desk() as (room, _):
        dialog = await asked_for(room)
        assert not dialog.show_folder.isVisible()
        dialog.save.click()
        chooser = await modal(QFileDialog)
        field = chooser.findChild(QLineEdit, "fileNameEdit")
        assert isinstance(field, QLineEdit)
        field.setText(str(tmp_path / "mine.txt"))
        chooser.accept()
        assert await room.close_box("OK") == f"Saved as “mine.txt” in “{tmp_path}”."
        assert (tmp_path / "mine.txt").read_text(encoding="utf-8") == dialog.text.toPlainText()
        dialog.reject()


async def test_what_people_write_goes_into_the_report_as_they_wrote_it() -> None:
    lay_down_anna()
    async with desk() as (room, _):
        dialog = await asked_for(room)
        await eventually(dialog.words.hasFocus)
        saved: list[str] = []
        dialog.save_wanted.disconnect()
        dialog.save_wanted.connect(saved.append)
        report = dialog.text.toPlainText()
        dialog.words.setPlainText("  ")
        dialog.copy.click()
        assert QGuiApplication.clipboard().text() == report, "the program adds nothing"
        dialog.words.setPlainText("It stopped.\n== Game\nI held 6-5.\n")
        dialog.copy.click()
        dialog.save.click()
        words = "== In the person's words\n> It stopped.\n> == Game\n> I held 6-5.\n\n"
        assert [QGuiApplication.clipboard().text(), *saved] == [words + report] * 2
        dialog.reject()


async def test_an_error_is_said_once_and_its_report_shown() -> None:
    async with desk() as (room, arrived):
        controller = room.window.findChild(ReportController)
        assert controller is not None
        for number in range(3):
            controller.errors.report(ValueError(f"trouble {number}"))
        await modal(QMessageBox)
        assert len(room.window.findChildren(QMessageBox)) == 1
        assert await room.close_box("Show report") == "Something went wrong"
        dialog = await modal(ReportDialog)
        assert "trouble 0" in dialog.text.toPlainText()
        dialog.reject()
        assert len(arrived) == 3


async def test_a_crash_is_said_by_the_next_start_and_its_report_shown() -> None:
    crashed = paths.user_data_dir() / report_controller.TRACE
    crashed.parent.mkdir(parents=True)
    crashed.write_text("Fatal Python error: in the boneyard")
    async with opened() as room:
        reports = ReportController(room.window)
        reports.watches = True
        reports.start()
        assert await room.close_box("Show report") == "Something went wrong last time"
        dialog = await modal(ReportDialog)
        assert "in the boneyard" in dialog.text.toPlainText()
        dialog.reject()
        reports.remove()
        await reports.stop()


async def test_a_report_that_is_gone() -> None:
    async with desk() as (room, arrived):
        controller = room.window.findChild(ReportController)
        assert controller is not None
        showing = room.tasks.start(controller._show(paths.user_data_dir() / REPORTS / "report-1.txt"))
        assert "report-1.txt" in await room.close_box()
        await showing
        assert arrived == []
