"""Texts that explain one control, which screen readers read with it and not when a window opens."""

from __future__ import annotations

import functools

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QLabel

from mtdesk.ui.kit.style import SECOND, give_role


class Note(QLabel):
    """An explaining text in one of the roles of the style. What it explains has it as its description.

    Screen readers read all loose labels of a dialog that opens; to them this is a note, which they skip.
    """

    def __init__(self, role: str | None = SECOND) -> None:
        super().__init__()
        _install()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setIndent(0)  # as in ``label``
        if role is not None:
            give_role(self, role)

    def setText(self, text: str) -> None:
        """Set the text; screen readers find the same words here."""
        super().setText(text)
        self.setAccessibleName(text)


def _interface(_: str, thing: QObject) -> QAccessibleInterface | None:
    return QAccessibleWidget(thing, QAccessible.Role.Note) if isinstance(thing, Note) else None


@functools.cache
def _install() -> None:
    QAccessible.installFactory(_interface)
