"""The button for a tap: large and golden, with a ring that runs out with the time."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QWidget

from mtdesk.table.art.soft import colour
from mtdesk.table.look import current_theme
from mtdesk.ui.kit.icons import give_icon
from mtdesk.ui.kit.sizes import scaled

_WIDTH, _HEIGHT = 190, 36
"""Pixels at scale 1, at least."""
_RING = 3.0
_INSET, _CORNER = 4.0, 5.0


class TapButton(QPushButton):
    """Says what pressing it does, and shows how much time is left, if it is limited."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_icon(self, "tap")
        self.setDefault(True)
        self.setAutoDefault(False)
        self.clock = QVariantAnimation(self, startValue=1.0, endValue=0.0)
        self.clock.valueChanged.connect(lambda _: self.update())

    def count_down(self, seconds: float | None) -> None:
        """Let the ring run out in this many seconds; None: there is no ring."""
        self.clock.stop()
        if seconds is not None:
            self.clock.setDuration(round(1000 * seconds))
            self.clock.start()
        self.update()

    @property
    def left(self) -> float | None:
        """The share of the time that is left, 0 to 1; None if it is unlimited."""
        running = self.clock.state() is QVariantAnimation.State.Running
        return float(self.clock.currentValue()) if running else None

    def sizeHint(self) -> QSize:
        """Called by Qt: larger than the others."""
        return super().sizeHint().expandedTo(QSize(scaled(_WIDTH), scaled(_HEIGHT)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the button, and what is left of the ring on it, clockwise from the upper left corner."""
        super().paintEvent(event)
        left = self.left
        if left is None:
            return
        path = QPainterPath()
        inset = QRectF(self.rect()).adjusted(_INSET, _INSET, -_INSET, -_INSET)
        path.addRoundedRect(inset, _CORNER, _CORNER)
        length = path.length() / _RING
        pen = QPen(colour(current_theme().gold_ink), _RING)
        pen.setDashPattern([max(0.01, left * length), length])
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.strokePath(path, pen)
