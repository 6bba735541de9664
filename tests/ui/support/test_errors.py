"""Errors nobody expected arrive at one door and are written down."""

import asyncio
import gc
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.diagnosis.reports import Reports
from mtdesk.ui.support.errors import ErrorReporter

pytestmark = pytest.mark.window


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
