"""Questions a coroutine can wait for, without a loop inside Qt's loop."""

from __future__ import annotations

import asyncio
from typing import Any

from PySide6.QtCore import QObject, Qt, QTimer, SignalInstance
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget
from shiboken6 import isValid

from mtdesk.i18n import Labels
from mtdesk.ui.kit.fitting import keep_on_screen

_MOMENT = 0.02
"""Seconds between two looks at a window that is about to appear."""


async def ask(dialog: QDialog) -> bool:
    """Show a dialog over its window and wait until it is closed; True: it was accepted.

    The dialog is not visible yet when control first returns to the loop. It is deleted when control returns
    to the loop after the answer, so read that at once. If the waiting task is cancelled, the dialog closes;
    if the dialog is deleted, as with its window, the waiting task is cancelled.
    """
    answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
    closed_with: int | None = None
    is_opening = False

    def open_dialog() -> None:
        # A system dialog may run an event loop in here, and be done before this returns. So no task
        # runs here: those that wake up in that loop would wait for its end.
        nonlocal is_opening
        if answer.done():
            return
        is_opening = True
        QDialog.open(dialog)  # that of QPrintDialog and others asks for more
        is_opening = False
        if answer.done():
            dialog.deleteLater()
        settle()

    def close(result: int) -> None:
        nonlocal closed_with
        closed_with = result
        settle()

    def settle() -> None:
        if closed_with is not None and not is_opening and not answer.done():
            answer.set_result(closed_with == QDialog.DialogCode.Accepted)

    def cancel() -> None:
        answer.cancel()

    dialog.finished.connect(close)
    dialog.destroyed.connect(cancel)
    keep_on_screen(dialog)
    QTimer.singleShot(0, dialog, open_dialog)
    try:
        return await answer
    finally:
        if isValid(dialog):
            dialog.hide()
            if not is_opening:
                dialog.deleteLater()


def if_there(window: QWidget | None) -> QWidget | None:
    """Return a window, or None if it has been deleted meanwhile, for questions over it."""
    return window if window is not None and isValid(window) else None


async def show_message(
    window: QWidget | None,
    sentence: str,
    icon: QMessageBox.Icon = QMessageBox.Icon.Warning,
    *,
    more: str = "",
    details: str = "",
    other: str = "",
) -> bool:
    """Show a sentence until it is read: over a window, or on its own if that has gone meanwhile.

    ``more`` is shown below it, ``details`` on request. Returns whether it was closed by a button named
    ``other``.
    """
    ok = QMessageBox.StandardButton.Ok
    box = QMessageBox(icon, "mtdesk", sentence, ok, if_there(window), textFormat=Qt.TextFormat.PlainText)
    box.setInformativeText(more)
    box.setDetailedText(details)
    button = box.addButton(other, QMessageBox.ButtonRole.ActionRole) if other else None
    box.setDefaultButton(ok)
    box.setEscapeButton(ok)
    await ask(box)
    return button is not None and box.clickedButton() is button


class Question(QMessageBox):
    """A question that one button agrees to; Cancel, Escape and closing it do not.

    ``more`` is shown below it, ``other`` is the text of a third button. Something ``risky`` is hard to undo,
    so Enter means the third button or Cancel.
    """

    def __init__(
        self,
        text: str,
        yes: str,
        parent: QWidget | None = None,
        *,
        more: str = "",
        other: str = "",
        risky: bool = False,
    ) -> None:
        icon = QMessageBox.Icon.Warning if risky else QMessageBox.Icon.Question
        super().__init__(icon, "mtdesk", text, parent=parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setInformativeText(more)
        roles = QMessageBox.ButtonRole
        self.yes = self.addButton(yes, roles.DestructiveRole if risky else roles.AcceptRole)
        no = self.addButton(QMessageBox.StandardButton.Cancel)
        self.other = self.addButton(other, roles.ActionRole) if other else None
        self.setDefaultButton((self.other or no) if risky else self.yes)

    @property
    def is_agreed(self) -> bool:
        return self.clickedButton() is self.yes

    @property
    def wants_other(self) -> bool:
        return self.other is not None and self.clickedButton() is self.other


async def agrees(question: Question) -> bool:
    """Ask, and wait for the answer."""
    await ask(question)
    return question.is_agreed


async def exposed(window: QWidget) -> None:
    """Wait until a shown window is on the screen, where the desktop has put it."""
    while not window.windowHandle().isExposed():
        await asyncio.sleep(_MOMENT)


async def heard(signal: SignalInstance) -> Any:
    """Wait until a signal is emitted next; its first argument, None if it has none."""
    answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

    def settle(*arguments: object) -> None:
        if not answer.done():
            answer.set_result(arguments[0] if arguments else None)

    connection = signal.connect(settle)
    try:
        return await answer
    finally:
        QObject.disconnect(connection)


class UnsavedQuestion(Question):
    """Says what could not be saved, and asks what to do with it before the program ends.

    Agreeing discards it; the third button saves it in another place. ``more`` may give the reason.
    """

    def __init__(self, text: str, parent: QWidget | None = None, *, more: str = "") -> None:
        super().__init__(
            text, self.tr("Close anyway"), parent, more=more, other=Labels.tr("Save as…"), risky=True
        )
