"""Dialogs and signals a coroutine waits for, in Qt's own loop."""

import asyncio
from collections.abc import Callable

import pytest
import shiboken6
from PySide6.QtCore import QEventLoop, QObject, QPoint, Qt, QTimer, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.ui.kit.ask import Question, agrees, ask, heard, show_message
from mtdesk.ui.kit.dialog import Dialog
from mtdesk.ui.kit.widgets import second_label
from mtdesk.ui.window.main_window import MainWindow
from tests.app.program import eventually, modal
from tests.ui.test_small_screen import screen
from tests.windows import show


class Bell(QObject):
    rung = Signal()
    told = Signal(str)


async def test_a_sentence_is_said_even_if_its_window_is_gone(qapp: QApplication) -> None:
    window = QDialog()
    shiboken6.delete(window)
    told = asyncio.create_task(show_message(window, "The disk is full."))
    box = await modal(QMessageBox)
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
    box = Question("Replace <b>them</b>?", "Replace", risky=risky)
    asked = asyncio.create_task(agrees(box))
    await eventually(box.isVisible)
    assert (box.defaultButton() is box.yes) is not risky, "Enter does nothing that is hard to take back"
    box.yes.click() if agreed else box.reject()
    assert await asked is agreed


class Native(QDialog):
    """Like Qt's dialog for printers on Windows: it is done before ``setVisible`` returns.

    Meanwhile an event loop of its own runs within ``setVisible``; ``is_shown`` says so.
    """

    def __init__(self) -> None:
        super().__init__()
        self.loop = QEventLoop()
        self.is_shown = False
        self.answer = QDialog.DialogCode.Rejected
        self.was_deleted_inside = False

    def setVisible(self, visible: bool) -> None:
        if not visible:
            return
        self.is_shown = True
        self.loop.exec()
        self.was_deleted_inside = not shiboken6.isValid(self)
        self.is_shown = False
        self.done(self.answer)


class EarlyNative(Native):
    """Is done while its loop still runs, which ends some time later."""

    def setVisible(self, visible: bool) -> None:
        if visible:
            QTimer.singleShot(0, self.loop, lambda: self.done(self.answer))
        super().setVisible(visible)


@pytest.mark.timeout(30)
@pytest.mark.parametrize("answer", [QDialog.DialogCode.Accepted, QDialog.DialogCode.Rejected])
async def test_a_dialog_that_runs_a_loop_of_its_own_answers_and_lets_others_go_on(
    qapp: QApplication, answer: QDialog.DialogCode
) -> None:
    dialog, story = Native(), list[str]()
    dialog.answer = answer

    async def other() -> None:
        """Falls asleep before the dialog is shown, wakes and goes on beside it, and ends after it."""
        await eventually(lambda: dialog.is_shown)
        story.append("woke")
        await asyncio.sleep(0.001)
        assert await asyncio.to_thread(lambda: "thread") == "thread"
        assert dialog.is_shown
        story.append("went on")
        dialog.loop.quit()
        await eventually(lambda: not dialog.is_shown)
        story.append("outlived it")

    going_on = asyncio.create_task(other())
    assert await ask(dialog) is (answer == QDialog.DialogCode.Accepted)
    await going_on
    assert story == ["woke", "went on", "outlived it"]
    assert not dialog.was_deleted_inside


@pytest.mark.timeout(30)
async def test_who_asked_goes_on_only_when_the_loop_of_a_dialog_has_ended(qapp: QApplication) -> None:
    dialog = EarlyNative()
    heard_of: list[int] = []
    dialog.finished.connect(heard_of.append)
    asked = asyncio.create_task(ask(dialog))
    await eventually(lambda: heard_of)
    for _ in range(5):
        await asyncio.sleep(0)
    assert dialog.is_shown
    assert not asked.done(), "it would delete a dialog in the middle of its setVisible"
    dialog.loop.quit()
    assert await asked is False
    assert not dialog.was_deleted_inside


@pytest.mark.timeout(30)
async def test_a_cancelled_dialog_is_deleted_only_when_its_loop_has_ended(qapp: QApplication) -> None:
    dialog = Native()
    asked = asyncio.create_task(ask(dialog))
    await eventually(lambda: dialog.is_shown)
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    for _ in range(5):
        await asyncio.sleep(0)
    assert dialog.is_shown
    dialog.loop.quit()
    await eventually(lambda: not shiboken6.isValid(dialog))
    assert not dialog.was_deleted_inside


async def test_the_task_that_asked_ends_with_a_dialog_that_is_deleted(qapp: QApplication) -> None:
    window = QWidget()
    dialog = QDialog(window)
    asked = asyncio.create_task(ask(dialog))
    await eventually(dialog.isVisible)
    shiboken6.delete(window)
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(asked, 10)


async def test_a_question_cancelled_at_once_is_never_seen(qapp: QApplication) -> None:
    dialog = Native()
    asked = asyncio.create_task(ask(dialog))
    await asyncio.sleep(0)  # it has begun to ask
    asked.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asked
    await eventually(lambda: not shiboken6.isValid(dialog) or dialog.is_shown)
    assert not shiboken6.isValid(dialog)


MIDDLE = QPoint(100, 100)


def test_while_a_dialog_is_open_no_other_window_can_be_used() -> None:
    main = QWidget()
    windows = (main, QWidget(main, Qt.WindowType.Window), QWidget(main, Qt.WindowType.Window))
    pressed: list[QWidget] = []
    for window in windows:
        button = QPushButton("Settings", window)
        button.setGeometry(0, 0, 200, 200)
        button.clicked.connect(lambda _, window=window: pressed.append(window))
        window.resize(200, 200)
        show(window)

    def click_all() -> list[QWidget]:
        pressed.clear()
        for window in windows:
            handle = window.windowHandle()
            assert handle is not None
            QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, MIDDLE)
        return list(pressed)

    assert click_all() == list(windows)
    for window in windows:
        dialog = Dialog("Question", window)
        dialog.lay_out(dialog.heading, dialog.buttons, size=(300, 200))
        dialog.open()
        assert click_all() == []
        dialog.leave.click()
        assert not dialog.isVisible()
    assert click_all() == list(windows)


def dialog_with(text: str) -> Dialog:
    dialog = Dialog("Question")
    dialog.lay_out(dialog.heading, second_label(text), dialog.buttons, size=(300, 250))
    return dialog


@pytest.mark.parametrize("make", [MainWindow, lambda: dialog_with("Some words. " * 1000)])
def test_a_window_that_is_moved_to_a_smaller_screen_fits_it(
    qtbot: QtBot, make: Callable[[], QWidget]
) -> None:
    window, small = make(), screen("small").availableGeometry()
    window.resize(1600, 1000)
    show(window)
    assert not small.intersects(window.frameGeometry())
    window.move(small.topLeft() + QPoint(300, 200))
    qtbot.waitUntil(lambda: small.contains(window.frameGeometry()))
    window.showMaximized()  # which the desktop does
    window.showNormal()
    qtbot.waitUntil(lambda: small.contains(window.frameGeometry()))
