"""Event loops of Qt in the middle of a task: what asyncio has to do waits until the task waits."""

import asyncio
import os
import signal

import pytest
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.shell.event_loop import Ending
from tests.app.program import eventually

pytestmark = pytest.mark.timeout(30)


def run_inner_loop() -> None:
    """Run an event loop, as a dialog of the desktop does, until it has done all that is to be done now."""
    loop = QEventLoop()
    QTimer.singleShot(0, lambda: QTimer.singleShot(1, loop.quit))
    loop.exec()


@pytest.fixture
def story() -> list[str]:
    return []


async def test_a_task_that_starts_in_an_inner_loop_begins_after_it(
    qapp: QApplication, story: list[str]
) -> None:
    async def other() -> str:
        story.append("other task")
        return "done"

    task = asyncio.create_task(other())
    run_inner_loop()
    story.append("first task")
    assert await task == "done"
    assert story == ["first task", "other task"]


async def test_a_task_that_wakes_up_in_an_inner_loop_goes_on_after_it(qapp: QApplication) -> None:
    woken = asyncio.Event()
    task = asyncio.create_task(woken.wait())
    await asyncio.sleep(0)
    woken.set()
    run_inner_loop()
    assert not task.done()
    assert await task


async def test_tasks_that_could_not_begin_in_an_inner_loop_can_be_cancelled(qapp: QApplication) -> None:
    errors: list[BaseException] = []
    tasks = Tasks(errors.append)
    task = tasks.start(asyncio.sleep(0))
    run_inner_loop()
    await tasks.cancel_all()
    assert task.cancelled()
    assert errors == []


async def test_tasks_go_on_in_an_inner_loop_that_no_task_runs(qapp: QApplication) -> None:
    ended = asyncio.Event()

    def open_dialog() -> None:
        task = asyncio.ensure_future(asyncio.sleep(0, "done"))
        loop = QEventLoop()
        task.add_done_callback(lambda _: loop.quit())
        loop.exec()
        ended.set()

    asyncio.get_running_loop().call_soon(open_dialog)
    await ended.wait()


async def test_an_error_ends_nothing_that_waits(qapp: QApplication, story: list[str]) -> None:
    heard: list[object] = []
    loop = asyncio.get_running_loop()
    loop.set_exception_handler(lambda _, context: heard.append(context.get("exception")))
    error = ZeroDivisionError()

    def fail() -> None:
        raise error

    loop.call_soon(fail)
    loop.call_soon(story.append, "other")
    run_inner_loop()
    await eventually(lambda: story)
    assert heard == [error]


# The end


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such signals")
async def test_a_signal_between_two_windows_closes_the_second(qapp: QApplication) -> None:
    ending, closed = Ending(qapp), list[str]()
    ending.watch(lambda: closed.append("first"))
    assert closed == []
    os.kill(os.getpid(), signal.SIGTERM)
    await eventually(lambda: closed)
    ending.stop()  # or the process would end in ten seconds
    ending.watch(lambda: closed.append("second"))
    assert closed == ["first", "second"]
