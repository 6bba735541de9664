"""The boneyard: a heap of tiles face down, and their number."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from mtdesk.table.art.painting import (
    CENTRE,
    around,
    fitting,
    paint_panel,
    paint_shadow,
    paint_text,
    scaled_font,
)
from mtdesk.table.art.tiles import body_path, paint_back, paint_empty_place
from mtdesk.table.look import current_theme
from mtdesk.table.theme import Role

_HEAP = (
    (-0.55, 0.34, -18),
    (0.5, 0.42, 14),
    (-0.2, -0.36, 38),
    (0.42, -0.3, -28),
    (-0.62, -0.05, 8),
    (0.18, 0.12, -7),
)
"""Place (in u) and angle of each tile of a full heap, the lowest first."""
_HEAP_SIZE = 3.5, 2.5
"""The space of a full heap, in u."""
_HEAP_EDGE, _HEAP_WIDTH = 0.05, 0.48
"""Left edge of the heap and its width, as shares of the boneyard's."""
_BESIDE = 6
"""Pixels at both sides of the number."""


class PileContent(Struct, frozen=True):
    """The boneyard's panel in a rectangle of the scene, in letters of the size of ``scale``.

    `count` is the number of tiles (0 or more), `label` is below its text; texts are in their final form.
    `active`: a click or key draws now.
    """

    rect: QRectF
    scale: float
    count: int = 0
    count_text: str = "0"
    label: str = ""
    active: bool = False

    @property
    def area(self) -> QRectF:
        return around(self.rect)

    @property
    def heap(self) -> QRectF:
        """Where the heap is, beside the number."""
        rect = self.rect
        left, width = rect.left() + rect.width() * _HEAP_EDGE, rect.width() * _HEAP_WIDTH
        return QRectF(left, rect.top(), width, rect.height())

    def paint(self, painter: QPainter) -> None:
        rect = self.rect
        paint_panel(painter, rect, 12, current_theme(), lit=self.active)
        heap = self.heap
        self._paint_heap(painter, heap.adjusted(4, 8, -4, -4))
        self._paint_number(
            painter, QRectF(heap.right(), heap.top(), rect.right() - heap.right() - _BESIDE, heap.height())
        )

    def _paint_heap(self, painter: QPainter, room: QRectF) -> None:
        unit, theme = min(room.width() / _HEAP_SIZE[0], room.height() / _HEAP_SIZE[1]), current_theme()
        painter.save()
        painter.translate(room.center())
        painter.scale(unit, unit)
        count = min(self.count, len(_HEAP))
        if not count:
            paint_empty_place(painter, theme, unit)
        for x, y, angle in _HEAP[len(_HEAP) - count :]:
            painter.save()
            painter.translate(x, y + 0.06)
            painter.rotate(angle)
            paint_shadow(painter, body_path(-0.02), theme.shadow * 0.9, 0.12, QPointF(0, 0))
            painter.restore()
            painter.save()
            painter.translate(x, y)
            painter.rotate(angle)
            paint_back(painter, theme, unit)
            painter.restore()
        painter.restore()

    def _paint_number(self, painter: QPainter, room: QRectF) -> None:
        theme = current_theme()
        big, small = (scaled_font(role, self.scale).pixelSize() for role in (Role.PILE_COUNT, Role.SMALL))
        top = room.center().y() - (big + small) / 2
        number = QRectF(room.left(), top - big * 0.1, room.width(), big * 1.1)
        self._write(painter, number, self.count_text, Role.PILE_COUNT, theme.text)
        label = QRectF(room.left(), number.bottom(), room.width(), small * 1.3)
        self._write(painter, label, self.label, Role.SMALL, theme.text_second)

    def _write(self, painter: QPainter, place: QRectF, text: str, role: Role, tint: str) -> None:
        """Write a text in the middle of a place, smaller where it is wider than this."""
        letters = fitting(scaled_font(role, self.scale), text, place.width())
        paint_text(painter, place, text, letters, tint, CENTRE)
