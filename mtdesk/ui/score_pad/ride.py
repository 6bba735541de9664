"""The locomotives of those who have won, as at the end of a game on the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QWidget

from mtdesk.table.art.locomotive import paint_locomotive
from mtdesk.table.art.painting import colour
from mtdesk.table.look import current_theme
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import seat_look

_UNIT = 90
"""Pixels at scale 1 of a locomotive's unit (u)."""
_RIDE_MS = 3400
_HEIGHT, _RAIL, _APART = 4, 3.2, 2.4
"""What is painted on, the locomotives' middle below its top, and between two of them, in u."""
_PUFFS, _PUFF = 20, 0.3
"""How many there are on the way, and how much of the ride one lasts."""
_CHIMNEY, _RISEN = QPointF(0.48, -0.6), QPointF(-0.3, -1.4)
"""Where smoke comes from, and how far it drifts, in u."""


class Ride(QWidget):
    """Crosses ``page`` once with the locomotives of these seats, lets clicks through, and is gone then."""

    def __init__(self, page: QWidget, seats: Sequence[int], speed: float) -> None:
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._seats = seats
        height = round(_HEIGHT * scaled(_UNIT))
        self.setGeometry(0, page.height() - height, page.width(), height)
        self._way = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=round(_RIDE_MS / speed))
        self._way.valueChanged.connect(self.update)
        self._way.finished.connect(self.deleteLater)
        self.show()
        self._way.start()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scaled(_UNIT), scaled(_UNIT))
        done = float(self._way.currentValue())
        for number, seat in enumerate(self._seats):
            self._paint_smoke(painter, number, done)
            painter.save()
            painter.translate(self._place(number, done))
            paint_locomotive(painter, seat_look(seat), current_theme())
            painter.restore()
        painter.end()

    def _place(self, number: int, done: float) -> QPointF:
        """Return where the middle of a locomotive is after this part of the ride."""
        way = self.width() / scaled(_UNIT) + 2 + _APART * len(self._seats)
        return QPointF(way * done - 1 - _APART * number, _RAIL)

    def _paint_smoke(self, painter: QPainter, number: int, done: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        for puff in range(_PUFFS):
            begun = puff / _PUFFS
            age = (done - begun) / _PUFF
            if 0 < age < 1:
                middle, radius = self._place(number, begun) + _CHIMNEY + _RISEN * age, 0.2 + 0.7 * age
                cloud = QRadialGradient(middle, radius)
                for at, tint, strength in ((0, "#F4F1EA", 0.8), (0.5, "#DAD6CD", 0.5), (1, "#C8C4BB", 0)):
                    cloud.setColorAt(at, colour(tint, strength * (1 - age)))
                painter.setBrush(cloud)
                painter.drawEllipse(middle, radius, radius)
