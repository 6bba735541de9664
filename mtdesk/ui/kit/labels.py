"""Labels that know what they are for: lines that may be too long, notes on a control, problems."""

from __future__ import annotations

import functools

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QResizeEvent
from PySide6.QtWidgets import QAccessibleWidget, QLabel, QSizePolicy, QWidget

from mtdesk.ui.kit.style import PROBLEM, SECOND, give_role


def tip(text: str) -> str:
    """Return a text by others as a tool tip that shows it literally: Qt guesses what is HTML."""
    if "<" not in text:
        return text
    from html import escape

    lines = escape(text).replace("\n", "<br>")
    return f"<span>{lines}</span>"


class ElidedLabel(QLabel):
    """Shows as much of a line as there is room for; all of it is in the tip and for screen readers.

    It may consist of parts with ``between`` between them: of these, only whole ones are shown.
    """

    def __init__(self, role: str, between: str = "") -> None:
        super().__init__(textFormat=Qt.TextFormat.PlainText)
        give_role(self, role)
        self.setIndent(0)  # otherwise the padding of the style counts as a frame, which indents
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._line, self._between = "", between

    def write(self, line: str) -> None:
        self._line = line
        self.setToolTip(tip(line))
        self.setAccessibleName(line)
        self._elide()

    def _elide(self) -> None:
        shown = self.fontMetrics().elidedText(self._line, Qt.TextElideMode.ElideRight, self.width())
        between = self._between.strip()
        if between and shown != self._line and between in shown:
            shown = f"{shown.rpartition(between)[0].rstrip()} …"
        self.setText(shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._elide()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._elide()


class Note(QLabel):
    """An explaining text in one of the roles of the style. What it explains has it as its description.

    Screen readers read all loose labels of a dialog that opens; to them this is a note, which they skip.
    """

    def __init__(self, role: str | None = SECOND) -> None:
        super().__init__()
        give_reader_role(self, QAccessible.Role.Note)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setIndent(0)  # as in ``label``
        if role is not None:
            give_role(self, role)

    def setText(self, text: str) -> None:
        """Set the text; screen readers find the same words here."""
        super().setText(text)
        self.setAccessibleName(text)


_ROLE = "role for readers"
"""The property of a widget that is not in the role that Qt would give it."""


def give_reader_role(widget: QWidget, role: QAccessible.Role) -> None:
    """Show a widget to screen readers in this role."""
    _install()
    widget.setProperty(_ROLE, role.value)


def _interface(_: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, QWidget) or (role := thing.property(_ROLE)) is None:
        return None
    return QAccessibleWidget(thing, QAccessible.Role(role))


@functools.cache
def _install() -> None:
    QAccessible.installFactory(_interface)


def problem_label() -> QLabel:
    """Return a label that keeps its space, two lines, while there is no problem."""
    from mtdesk.ui.kit.widgets import label  # the first frame does without them

    result = label(PROBLEM, wrap=True)
    result.setProperty("kept", True)
    return result
