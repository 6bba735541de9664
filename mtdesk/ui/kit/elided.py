"""A line of text that may be longer than its place."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy

from mtdesk.ui.kit.style import give_role


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
        """Show another line."""
        from mtdesk.ui.kit.widgets import tip  # the first frame has a line, but no text yet

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
        """Called by Qt: there may be room for more of it, or for less."""
        super().resizeEvent(event)
        self._elide()

    def changeEvent(self, event: QEvent) -> None:
        """Called by Qt: larger letters need more room."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.FontChange:
            self._elide()
