"""Errors nobody expected arrive at one door, and become reports that people may see."""

import asyncio
import gc
import sys
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from mtdesk import paths
from mtdesk.diagnosis.early import errors_sent, keep_error
from mtdesk.diagnosis.reports import REPORTS, Reports
from mtdesk.ui.support import report_controller
from mtdesk.ui.support.errors import ErrorReporter
from mtdesk.ui.support.report import ReportDialog
from mtdesk.ui.support.report_controller import ReportController
from tests.app.program import eventually, modal
from tests.ui.files.test_library import answer, name
from tests.ui.room import Room, opened


@pytest.fixture
def arrived() -> list[Path | None]:
    return []


@pytest.fixture
def door(tmp_path: Path, qapp: QApplication, arrived: list[Path | None]) -> Iterator[ErrorReporter]:
    door = ErrorReporter(reports_in(tmp_path))
    door.arrived.connect(arrived.append)
    door.install()
    yield door
    door.remove()


def reports_in(folder: Path) -> Reports:
    return Reports(folder, folder / "journal")


class TroubleError(Exception):
    """Something nobody thought of."""


def fail() -> None:
    raise TroubleError("the boneyard is on fire")


def only_report(arrived: list[Path | None]) -> str:
    assert len(arrived) == 1
    assert arrived[0] is not None
    return arrived[0].read_text(encoding="utf-8")


def in_a_slot() -> None:
    action = QAction()
    action.triggered.connect(fail)
    action.trigger()


def in_a_thread() -> None:
    thread = threading.Thread(target=fail, name="worker 7")
    thread.start()
    thread.join()


def in_a_timer() -> None:
    QTimer.singleShot(0, fail)


def where_python_can_only_mutter() -> None:
    class Clumsy:
        def __del__(self) -> None:
            fail()

    Clumsy()
    gc.collect()


@pytest.mark.parametrize(
    ("happens", "where"),
    [
        (in_a_slot, "in fail"),
        (in_a_thread, "worker 7"),
        (in_a_timer, "in fail"),
        (where_python_can_only_mutter, "Clumsy.__del__"),
    ],
)
def test_an_error_is_reported_with_its_place(
    door: ErrorReporter,
    arrived: list[Path | None],
    qtbot: QtBot,
    happens: Callable[[], None],
    where: str,
) -> None:
    happens()
    qtbot.waitUntil(lambda: len(arrived) == 1)
    report = only_report(arrived)
    assert "TroubleError: the boneyard is on fire" in report
    assert where in report
    assert "mtdesk" in report


async def test_an_error_in_a_task_nobody_waits_for(
    door: ErrorReporter, arrived: list[Path | None], qapp: QApplication
) -> None:
    async def work() -> None:
        fail()

    door.install(asyncio.get_running_loop())
    task = asyncio.create_task(work(), name="round 3")
    while not task.done():
        await asyncio.sleep(0)
    del task
    gc.collect()
    assert "boneyard is on fire" in only_report(arrived)


async def test_a_complaint_of_the_loop_without_an_error(
    door: ErrorReporter, arrived: list[Path | None], qapp: QApplication
) -> None:
    loop = asyncio.get_running_loop()
    door.install(loop)
    loop.call_exception_handler({"message": "a transport fell over"})
    assert "a transport fell over" in only_report(arrived)


def test_ctrl_c_is_no_error(
    door: ErrorReporter, arrived: list[Path | None], monkeypatch: pytest.MonkeyPatch
) -> None:
    passed_on: list[type[BaseException]] = []
    door.remove()
    monkeypatch.setattr(sys, "excepthook", lambda kind, error, trace: passed_on.append(kind))
    former = (sys.excepthook, sys.unraisablehook, threading.excepthook)
    inner = ErrorReporter(reports_in(Path("nowhere")))
    inner.install()
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    inner.remove()
    assert (sys.excepthook, sys.unraisablehook, threading.excepthook) == former
    assert passed_on == [KeyboardInterrupt]
    assert arrived == []


def test_a_folder_that_cannot_be_written(
    qapp: QApplication, tmp_path: Path, arrived: list[Path | None]
) -> None:
    (tmp_path / "reports").write_text("a file stands in the way")
    door = ErrorReporter(reports_in(tmp_path))
    door.arrived.connect(arrived.append)
    door.report(TroubleError("x"))
    assert arrived == [None]


def test_whoever_tells_of_errors_may_fail_too(door: ErrorReporter, tmp_path: Path) -> None:
    calls = []

    def fail_again(report: Path | None) -> None:
        calls.append(report)
        door.report(TroubleError("while telling"))

    door.arrived.connect(fail_again)
    door.report(TroubleError("first"))
    assert len(calls) == 1
    door.report(TroubleError("second"))
    assert len(calls) == 2


def test_an_error_in_every_frame_does_not_fill_the_disk(
    door: ErrorReporter, arrived: list[Path | None], tmp_path: Path
) -> None:
    for number in range(30):
        door.report(TroubleError(str(number)))
    assert len(list((tmp_path / "reports").glob("*.txt"))) == 20
    assert arrived[19] is not None
    assert arrived[20] is None


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
        await answer(name(tmp_path / "mine.txt"))
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
