"""The line of all positions of a game, with a mark where each round starts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QStylePainter

from mtdesk.i18n import number_text
from mtdesk.ui.kit.sizes import scaled

_HANDLE = 18
"""Pixels at scale 1 of the handle in the style, including its lines."""
_GROOVE, _MARK, _NUMBERS = 22, 5, 18
"""Pixels at scale 1 from the top: the height of the groove, then the marks, then their numbers."""
_CLOSEST = 2.0
"""The least pixels from mark to mark."""


class MoveSlider(QSlider):
    """A slider over positions that jumps to where it is clicked.

    ``leapt`` carries 1 or -1: a round on or back is wanted.
    """

    leapt = Signal(int)

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._starts: tuple[int, ...] = ()
        self._has_numbers = True
        self.setPageStep(0)

    def show_rounds(self, starts: Sequence[int], last: int) -> None:
        """Take positions from 0 to ``last``, with the first one of each round."""
        self._starts = tuple(starts)
        self.setRange(0, last)
        self.update()

    def show_numbers(self, shown: bool) -> None:
        """Set whether the marks of rounds have numbers."""
        self._has_numbers = shown
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        numbers = _NUMBERS if self._has_numbers else 0
        return QSize(scaled(300), scaled(_GROOVE + _MARK + numbers))

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(120), self.sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Called by Qt: Page Up and Page Down go from round to round."""
        leap = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}.get(Qt.Key(event.key()))
        if leap is None:
            super().keyPressEvent(event)
        else:
            self.leapt.emit(leap)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Called by Qt: the handle jumps to the pointer, and follows it from there."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self._slide_to(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self._slide_to(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    def _slide_to(self, event: QMouseEvent) -> None:
        at = round(event.position().x()) - scaled(_HANDLE) // 2
        span = self.width() - scaled(_HANDLE)
        self.setSliderPosition(QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), at, span))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Called by Qt: the groove is at the top, and the marks below it."""
        painter = QStylePainter(self)
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        option.rect.setHeight(scaled(_GROOVE))
        option.subControls = QStyle.SubControl.SC_SliderGroove | QStyle.SubControl.SC_SliderHandle
        painter.drawComplexControl(QStyle.ComplexControl.CC_Slider, option)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = self.palette().color(QPalette.ColorRole.WindowText)
        ink.setAlphaF(0.75)
        painter.setPen(QPen(ink, 1))
        top = scaled(_GROOVE) - 1.0
        marked, free = -_CLOSEST, 0.0
        handle, mark = scaled(_HANDLE), scaled(_MARK)
        for number, start in enumerate(self._starts, start=1):
            x = self._x(start, handle)
            if x < marked + _CLOSEST:
                continue
            marked = x
            painter.drawLine(QLineF(x, top, x, top + mark))
            if x < free or not self._has_numbers:
                continue
            text = number_text(number)
            width = painter.fontMetrics().horizontalAdvance(text) + 6.0
            if x - width / 2 >= free and x + width / 2 <= self.width():
                below = top + mark - 2
                box = QRectF(x - width / 2, below, width, self.height() - below)
                painter.drawText(box, Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop, text)
                free = x + width / 2
        painter.end()

    def _x(self, value: int, handle: int) -> float:
        """Return where the middle of a handle of this width is at a value."""
        span = self.width() - handle
        at = QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), value, span)
        return at + handle / 2
