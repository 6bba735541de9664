"""What is played, between the menus and the buttons at their right: as much of it as there is room for."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMenuBar, QWidget

from mtdesk.ui.sizes import grown
from mtdesk.ui.style import SECOND, give_role

BETWEEN = "  ·  "
"""Stands between the parts of a headline."""

_MARGIN = 16
_FROM_MENUS = 24


class Headline(QLabel):
    """A line of parts of which the last ones are left out where the menus leave too little room.

    ``corner`` is what stands at the right end of the bar.
    """

    def __init__(self, bar: QMenuBar, corner: QWidget) -> None:
        super().__init__(bar)
        self._bar, self._corner = bar, corner
        self._whole = ""
        give_role(self, SECOND)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_text(self, text: str) -> None:
        """Show this text, its parts between ``BETWEEN``."""
        self._whole = text
        self.setAccessibleName(text)
        self.place()

    def place(self) -> None:
        """Stand in the middle of the bar, or as near to it as menus and buttons allow."""
        self.setContentsMargins(0, 0, grown(_MARGIN), 0)
        menus = self._bar.actions()
        left = self._bar.actionGeometry(menus[-1]).right() + grown(_FROM_MENUS) if menus else 0
        right = self._bar.width() - self._corner.sizeHint().width()
        room = max(0, right - left)
        parts = self._whole.split(BETWEEN)
        while len(parts) > 1 and self._width_of(BETWEEN.join(parts)) > room:
            parts.pop()
        self.setText(BETWEEN.join(parts))
        width = min(self.sizeHint().width(), room)
        middle = (self._bar.width() - width) // 2
        self.setGeometry(max(left, min(middle, right - width)), 0, width, self._bar.height())
        self.raise_()

    def _width_of(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text) + grown(_MARGIN)
