"""The boneyard: a heap of tiles face down, their number, and a pill that says how to draw."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from mtdesk.table.art.painting import colour, paint_shadow, paint_soft, rounded
from mtdesk.table.art.panel import CENTRE, fitting, paint_panel, paint_text, text_width
from mtdesk.table.art.tiles import body_path, paint_back, paint_empty_place
from mtdesk.table.theme import Role, Theme, font, text_size

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

_ACTION = 0.245
"""Height of the pill as a share of the boneyard's."""

_HEAP_EDGE, _HEAP_WIDTH, _LEAST_HEAP = 0.05, 0.56, 0.4
"""Left edge of the heap, its width and, beside larger letters, its least width; shares of the boneyard's."""
_BESIDE = 6
"""Pixels at both sides of the number."""


class PileContent(Struct, frozen=True):
    """What the boneyard says; texts in their final form.

    `count` is the number of tiles (0 or more), `label` is below its text, `action` in the pill (empty: none).
    `active`: a click or key draws now; `focused`: the keyboard is here.
    """

    count: int
    count_text: str
    label: str
    action: str
    active: bool = False
    focused: bool = False


def _action_height(rect: QRectF, content: PileContent) -> float:
    return rect.height() * _ACTION if content.action else 0.0


def heap_rect(rect: QRectF, content: PileContent, window_width: float) -> QRectF:
    """Return where the heap is in a boneyard of this size: as wide as the number beside it allows."""
    number = text_width(content.count_text, font(Role.PILE_COUNT, window_width))
    words = max(number, text_width(content.label, font(Role.SMALL, window_width))) + 2 * _BESIDE
    width = min(rect.width() * _HEAP_WIDTH, rect.width() * (1 - _HEAP_EDGE) - words)
    return QRectF(
        rect.left() + rect.width() * _HEAP_EDGE,
        rect.top(),
        max(width, rect.width() * _LEAST_HEAP),
        rect.height() - _action_height(rect, content),
    )


def paint_pile(
    painter: QPainter, rect: QRectF, content: PileContent, theme: Theme, window_width: float
) -> None:
    """Paint the boneyard into `rect`; the window's width (pixels) determines the size of letters."""
    paint_panel(painter, rect, 12, theme, lit=content.active)
    heap = heap_rect(rect, content, window_width)
    _paint_heap(painter, heap.adjusted(4, 8, -4, -4), content, theme)
    numbers = QRectF(heap.right(), heap.top(), rect.right() - heap.right() - _BESIDE, heap.height())
    _paint_number(painter, numbers, content, theme, window_width)
    if content.action:
        height = _action_height(rect, content)
        pill = QRectF(rect.left() + 12, rect.bottom() - height - 3, rect.width() - 24, height - 4)
        _paint_action(painter, pill, content, theme, window_width)


def _paint_heap(painter: QPainter, room: QRectF, content: PileContent, theme: Theme) -> None:
    unit = min(room.width() / _HEAP_SIZE[0], room.height() / _HEAP_SIZE[1])
    painter.save()
    painter.translate(room.center())
    painter.scale(unit, unit)
    if content.focused:
        paint_soft(painter, body_path(0.4), colour(theme.focus[1], 0.8), 0.4)
    if not content.count:
        paint_empty_place(painter, theme, unit)
    for x, y, angle in _HEAP[-min(content.count, len(_HEAP)) :] if content.count else ():
        painter.save()
        painter.translate(x, y)
        paint_turned_back(painter, angle, theme, unit)
        painter.restore()
    painter.restore()


def paint_turned_back(painter: QPainter, angle: float, theme: Theme, unit: float) -> None:
    """A tile face down at `angle` degrees round the origin, with its shadow, in units of u."""
    painter.save()
    painter.translate(0, 0.06)
    painter.rotate(angle)
    paint_shadow(painter, body_path(-0.02), theme.shadow * 0.9, 0.12, QPointF(0, 0))
    painter.restore()
    painter.save()
    painter.rotate(angle)
    paint_back(painter, theme, unit)
    painter.restore()


def _paint_number(
    painter: QPainter, room: QRectF, content: PileContent, theme: Theme, window_width: float
) -> None:
    big, small = text_size(Role.PILE_COUNT, window_width), text_size(Role.SMALL, window_width)
    top = room.center().y() - (big + small) / 2
    number = QRectF(room.left(), top - big * 0.1, room.width(), big * 1.1)
    letters = fitting(font(Role.PILE_COUNT, window_width), content.count_text, room.width())
    paint_text(painter, number, content.count_text, letters, theme.text, CENTRE)
    label = QRectF(room.left(), number.bottom(), room.width(), small * 1.3)
    letters = fitting(font(Role.SMALL, window_width), content.label, room.width())
    paint_text(painter, label, content.label, letters, theme.text_second, CENTRE)


def _paint_action(
    painter: QPainter, pill: QRectF, content: PileContent, theme: Theme, window_width: float
) -> None:
    painter.setBrush(colour(theme.gold) if content.active else Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(theme.gold if content.active else theme.plate_edge), 1.3))
    painter.drawPath(rounded(pill, pill.height() / 2))
    tint = theme.gold_ink if content.active else theme.text_second
    letters = fitting(font(Role.SMALL, window_width), content.action, pill.width() - 2 * _BESIDE)
    paint_text(painter, pill, content.action, letters, tint, CENTRE)
