"""Work with a progress bar: shown only if it takes long, and cancelled by the person."""

import asyncio
import threading

import pytest
from PySide6.QtWidgets import QApplication, QProgressBar, QProgressDialog, QWidget

from mtdesk.ui.kit import progress
from mtdesk.ui.kit.progress import Cancelled, Progress, with_progress
from tests.app.program import eventually
from tests.windows import show

pytestmark = pytest.mark.window


def dialog_of(window: QWidget) -> QProgressDialog | None:
    return next((one for one in window.findChildren(QProgressDialog) if one.isVisible()), None)


@pytest.fixture
def window(qapp: QApplication) -> QWidget:
    window = QWidget()
    show(window)
    return window


async def test_short_work_shows_no_bar(window: QWidget) -> None:
    async def work(_: Progress) -> int:
        return 3

    assert await with_progress(window, "Opening", work) == 3
    assert not window.findChildren(QProgressDialog)


async def test_long_work_shows_how_much_is_done(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "DELAY", 0.0)
    enough = asyncio.Event()

    async def work(reported: Progress) -> str:
        reported.report(1, 4)
        await enough.wait()
        return "done"

    running = asyncio.create_task(with_progress(window, "Opening", work))
    dialog = await eventually(lambda: dialog_of(window))
    bar = dialog.findChild(QProgressBar)
    assert bar is not None
    await eventually(lambda: bar.value() * 4 == bar.maximum())
    enough.set()
    assert await running == "done"
    assert dialog_of(window) is None


async def test_cancel_stops_a_thread_at_its_next_report(
    window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "DELAY", 0.0)
    stopped = threading.Event()

    async def work(reported: Progress) -> None:
        def steps() -> None:
            try:
                while True:
                    reported.report(0, 1)
            except Cancelled:
                stopped.set()
                raise

        await reported.in_thread(steps)

    running = asyncio.create_task(with_progress(window, "Opening", work))
    dialog = await eventually(lambda: dialog_of(window))
    dialog.canceled.emit()  # as its button does
    with pytest.raises(Cancelled):
        await running
    assert stopped.is_set()


async def test_an_error_of_the_work_is_raised(window: QWidget, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress, "DELAY", 0.0)

    async def work(_: Progress) -> None:
        await asyncio.sleep(0.01)
        raise OSError(5, "broken")

    with pytest.raises(OSError, match="broken"):
        await with_progress(window, "Opening", work)
    assert dialog_of(window) is None


async def test_work_ends_with_the_task_that_waits_for_it(window: QWidget) -> None:
    ended = asyncio.Event()

    async def work(_: Progress) -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.set()

    running = asyncio.create_task(with_progress(window, "Opening", work))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert ended.is_set()
