"""A ring round the subject of a bubble that has no room for a tip."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mtdesk.table.art.painting import colour
from mtdesk.table.look import current_theme

_AIR = 6
"""Pixels between the subject and the outer edge of its ring."""
_LINE, _EDGE = 3, 7
"""Width in pixels of the ring, and of the dark line under it, which sets it off from any ground."""


class Ring(QWidget):
    """Lies over the table, where it is in no one's way: neither the mouse nor screen readers meet it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def surround(self, target: QRect | None) -> None:
        """Surround these pixels of the parent; None: nothing."""
        if target is not None:
            self.setGeometry(target.adjusted(-_AIR, -_AIR, _AIR, _AIR))
        self.setVisible(target is not None)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, inset = current_theme(), _EDGE / 2
        area = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for line in (QPen(colour(theme.plate), _EDGE), QPen(colour(theme.gold), _LINE)):
                painter.setPen(line)
                painter.drawRoundedRect(area, area.width() / 4, area.height() / 4)
