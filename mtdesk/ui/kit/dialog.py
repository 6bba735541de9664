"""What every modal dialog has: a title, parts below it, and buttons that accept or reject."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QDialog, QDialogButtonBox, QLabel, QPushButton, QWidget

from mtdesk.i18n import key_text
from mtdesk.ui.kit.fitting import bring_in, keep_on_screen
from mtdesk.ui.kit.layouts import Margins, Part, holding, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import press_by_enter, scrolling, title_label

CLOSE: Final = QDialogButtonBox.StandardButton.Close
CANCEL: Final = QDialogButtonBox.StandardButton.Cancel
ACCEPT: Final = QDialogButtonBox.ButtonRole.AcceptRole
ACTION: Final = QDialogButtonBox.ButtonRole.ActionRole

MARGINS: Final = (20, 14, 20, 16)
WIDE_MARGINS: Final = (20, 12, 20, 14)
"""Those of a dialog full of figures."""


class Dialog(QDialog):
    """A modal dialog as large as its content, but no larger than its screen: the rest is scrolled to.

    ``title`` names the window. ``buttons`` start with ``leave``, which closes the dialog. A subclass makes
    its parts and calls ``lay_out``.
    """

    def __init__(
        self, title: str, parent: QWidget | None = None, *, leave: QDialogButtonBox.StandardButton = CANCEL
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.buttons = QDialogButtonBox(leave)
        self.leave = self.buttons.button(leave)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)

    @cached_property
    def heading(self) -> QLabel:
        """The title as text, made for those that show it."""
        return title_label(self.windowTitle())

    def lay_out(
        self, *parts: Part, size: tuple[int, int | None], spacing: int = 12, margins: Margins = MARGINS
    ) -> None:
        """Stack parts in a window of this ``size`` in pixels of scale 1, larger if they need more room.

        The last part, the buttons, stays in sight where the others have to be scrolled. The height may be
        None: as high as its content requires.
        """
        *content, buttons = parts
        left, top, right, bottom = margins
        column = vbox(*content, spacing=spacing, margins=(left, top, right, 0))
        self.__area = scrolling(holding(column), sideways=True)
        foot = vbox(buttons, margins=(left, 0, right, bottom))
        self.__column = vbox((self.__area, 1), foot, spacing=spacing)
        self.setLayout(self.__column)
        self.resize(scaled(size[0]), 0 if size[1] is None else scaled(size[1]))
        keep_on_screen(self)

    def showEvent(self, event: QShowEvent) -> None:
        """Become as large as the content needs, if that is larger, but no larger than the screen."""
        if not event.spontaneous():
            beside = self.__column.totalMinimumSize() - self.__area.minimumSizeHint()
            needed = self.__area.size_without_bars(self.width())
            needed.setHeight(needed.height() + beside.height())
            self.resize(self.size().expandedTo(needed))
            bring_in(self)
        super().showEvent(event)


def press_by_help_key(button: QAbstractButton, window: QWidget) -> None:
    """Press a button with the key for help, which its tip names."""
    keys = QKeySequence(QKeySequence.StandardKey.HelpContents)
    button.setToolTip(key_text(keys.toString()))
    QShortcut(keys, window).activated.connect(button.click)


def leave_enter_to_focus(window: QWidget) -> None:
    """Press the button that has the focus with Enter, and no other one."""
    for button in window.findChildren(QPushButton):
        button.setAutoDefault(False)
    window.installEventFilter(_Enter(window))


class _Enter(QObject):
    """Uses Enter if nothing in a window has used it."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            isinstance(event, QKeyEvent)
            and event.type() is QEvent.Type.KeyPress
            and isinstance(watched, QWidget)
            and press_by_enter(watched, event)
        ):
            return True
        return super().eventFilter(watched, event)
