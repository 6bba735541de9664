"""Work beside the window's own: kept alive, heard when it fails, ended together, with a bar if it is long."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import threading
import weakref
from collections.abc import Coroutine, Iterator

import pytest
import shiboken6
from PySide6.QtWidgets import QApplication, QProgressDialog, QWidget

from mtdesk.ui.kit.garbage import GarbageCollector
from mtdesk.ui.kit.progress import Progress, with_progress
from mtdesk.ui.kit.tasks import Tasks, use_own_threads
from tests.app.program import eventually
from tests.windows import show


class Work:
    """Goes on until it is let go, or cancelled."""

    def __init__(self, error: Exception | None = None) -> None:
        self.go_on = asyncio.Event()
        self.begun = self.ended = False
        self._error = error

    async def run(self) -> str:
        self.begun = True
        try:
            await self.go_on.wait()
            if self._error is not None:
                raise self._error
            return "done"
        finally:
            self.ended = True


@pytest.fixture
def errors() -> list[BaseException]:
    return []


async def test_an_error_is_heard_at_once_though_nobody_waits(errors: list[BaseException]) -> None:
    tasks, work = Tasks(errors.append), Work(ZeroDivisionError("in work"))
    task = tasks.start(work.run())
    work.go_on.set()
    await asyncio.wait({task})
    await asyncio.sleep(0)
    assert [str(error) for error in errors] == ["in work"]


async def test_an_error_while_ending_is_heard_and_ends_nothing_else(errors: list[BaseException]) -> None:
    async def stubborn() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            raise ZeroDivisionError("at the end")

    tasks, work = Tasks(errors.append), Work()
    tasks.start(stubborn())
    tasks.start(work.run())
    await asyncio.sleep(0)
    await tasks.cancel_all()
    await asyncio.sleep(0)
    assert work.ended
    assert [str(error) for error in errors] == ["at the end"]


async def test_work_for_a_window_ends_when_the_window_is_deleted(
    qapp: QApplication, errors: list[BaseException]
) -> None:
    tasks, window = Tasks(errors.append), QWidget()
    begun, waiting = Work(), Work()
    task = tasks.start(begun.run(), window)
    await asyncio.sleep(0)
    assert begun.begun
    other = tasks.start(waiting.run(), window)
    begun.go_on.set()  # what it has waited for is there, but it has not gone on yet
    shiboken6.delete(window)
    await asyncio.wait({task, other})
    assert task.cancelled()
    assert other.cancelled()
    assert not waiting.begun
    assert errors == []


async def test_what_is_in_progress_is_not_started_again(errors: list[BaseException]) -> None:
    tasks, works = Tasks(errors.append), [Work(), Work()]
    started: list[Work] = []

    def work() -> Coroutine[object, object, str]:
        started.append(works[len(started)])
        return started[-1].run()

    start = tasks.starter(work)
    start()
    start()
    await asyncio.sleep(0)
    start()
    assert started == works[:1]
    works[0].go_on.set()
    await asyncio.wait(asyncio.all_tasks() - {asyncio.current_task()})
    start()
    assert started == works
    await tasks.cancel_all()


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


class Knot:
    """Garbage that only a collection finds."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def collector(qapp: QApplication) -> Iterator[GarbageCollector]:
    gc.enable()  # the tests of widgets run without
    found = GarbageCollector(qapp)
    found.install()
    yield found
    found.remove()
    found.deleteLater()


def allocate() -> None:
    """Make far more objects than Python's thresholds allow."""
    kept = [[number] for number in range(200_000)]
    assert len(kept) == 200_000


def test_another_thread_collects_nothing(collector: GarbageCollector) -> None:
    knot = Knot()
    seen = weakref.ref(knot)
    del knot
    thread = threading.Thread(target=allocate)
    thread.start()
    thread.join()
    assert seen() is not None
    for _ in range(4):
        allocated = [[number] for number in range(5000)]
        collector.collect()
        del allocated
    assert seen() is None


async def test_a_task_that_cancels_all_goes_on(errors: list[BaseException]) -> None:
    tasks, work = Tasks(errors.append), Work()

    async def leave() -> bool:
        await tasks.cancel_all()
        return work.ended

    tasks.start(work.run())
    await asyncio.sleep(0)
    assert await tasks.start(leave())


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


async def test_what_was_read_before_an_error_is_gone_with_the_error(qapp: QApplication) -> None:
    use_own_threads()
    read: list[weakref.ref[Work]] = []

    def damaged() -> None:
        data = Work()
        read.append(weakref.ref(data))
        raise ZeroDivisionError

    gc.disable()  # which otherwise comes late, and the window waits while it frees so much
    try:
        with contextlib.suppress(ZeroDivisionError):
            await with_progress(None, "", lambda progress: progress.in_thread(damaged))
        await eventually(lambda: read[0]() is None)
    finally:
        gc.enable()
