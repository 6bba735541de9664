"""Lines by others, which may be too long."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from mtdesk.ui.kit.style import give_role


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
