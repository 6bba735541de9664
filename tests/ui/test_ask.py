"""Dialogs and signals a coroutine waits for, in Qt's own loop."""

import asyncio

import pytest
import shiboken6
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox

from mtdesk.ui.ask import Question, agrees, ask, heard, tell
from tests.app.program import eventually

pytestmark = pytest.mark.window


@pytest.mark.parametrize("accepted", [True, False])
async def test_the_answer_is_how_the_dialog_was_closed(qapp: QApplication, accepted: bool) -> None:
    dialog = QDialog()
    asked = asyncio.create_task(ask(dialog))
    await eventually(dialog.isVisible)
    (dialog.accept if accepted else dialog.reject)()
    assert await asked is accepted


async def test_others_go_on_while_it_is_open(qapp: QApplication) -> None:
    ticks: list[int] = []

    async def clock() -> None:
        for number in range(5):
            await asyncio.sleep(0)
            ticks.append(number)

    dialog = QDialog()
    asked = asyncio.create_task(ask(dialog))
    await eventually(dialog.isVisible)
    await asyncio.create_task(clock())
    assert not asked.done()
    assert ticks == [0, 1, 2, 3, 4]
    dialog.accept()
    assert await asked


async def test_two_dialogs_at_once_do_not_mix(qapp: QApplication) -> None:
    first, second = QDialog(), QDialog()
    tasks = [asyncio.create_task(ask(dialog)) for dialog in (first, second)]
    await eventually(lambda: first.isVisible() and second.isVisible())
    first.reject()
    second.accept()
    assert await asyncio.gather(*tasks) == [False, True]


async def test_a_cancelled_question_closes_and_is_deleted(qapp: QApplication) -> None:
    dialog = QDialog()
    asked = asyncio.create_task(ask(dialog))
    await eventually(dialog.isVisible)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    await eventually(lambda: not shiboken6.isValid(dialog))


async def test_a_window_that_is_gone_does_not_harm_the_end_of_the_wait(qapp: QApplication) -> None:
    dialog = QDialog()
    asked = asyncio.create_task(ask(dialog))
    await eventually(dialog.isVisible)
    shiboken6.delete(dialog)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked


class Bell(QObject):
    rung = Signal()
    told = Signal(str)


async def test_a_sentence_is_said_even_if_its_window_is_gone(qapp: QApplication) -> None:
    window = QDialog()
    shiboken6.delete(window)
    told = asyncio.create_task(tell(window, "The disk is full."))
    await eventually(lambda: QApplication.activeModalWidget() is not None)
    box = QApplication.activeModalWidget()
    assert isinstance(box, QMessageBox)
    assert box.text() == "The disk is full."
    box.close()
    await told


async def test_a_signal_is_waited_for(qapp: QApplication) -> None:
    bell = Bell()
    rung, told = asyncio.create_task(heard(bell.rung)), asyncio.create_task(heard(bell.told))
    await asyncio.sleep(0)
    bell.rung.emit()
    bell.told.emit("now")
    bell.told.emit("too late")
    assert await rung is None
    assert await told == "now"


@pytest.mark.parametrize("risky", [True, False])
@pytest.mark.parametrize("agreed", [True, False])
async def test_only_the_button_that_agrees_agrees(qapp: QApplication, agreed: bool, risky: bool) -> None:
    box, told = Question("Replace <b>them</b>?", "Replace", risky=risky), list[bool]()
    box.agreed.connect(lambda: told.append(True))
    asked = asyncio.create_task(agrees(box))
    await eventually(box.isVisible)
    assert (box.defaultButton() is box.yes) is not risky, "Enter does nothing that is hard to take back"
    box.yes.click() if agreed else box.reject()
    assert await asked is agreed
    assert told == [True] * agreed
