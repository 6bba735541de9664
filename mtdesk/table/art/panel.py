"""Plates, pills and the rack: the furniture on the wood round the cloth."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen

from mtdesk.table.art.painting import colour, lay_over, mixed, paint_shadow, paint_soft, rounded
from mtdesk.table.theme import SMALLEST_TEXT, Theme

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter

MARGIN = 14.0
"""How far a panel's shadow and glow reach beyond it, in scene pixels."""


def paint_panel(painter: QPainter, rect: QRectF, radius: float, theme: Theme, *, lit: bool = False) -> None:
    """A dark panel sunk into the wood; `lit` gives it a gold edge and a glow."""
    shape = rounded(rect, radius)
    if lit:
        paint_soft(painter, shape, colour(theme.gold, 0.55), MARGIN * 0.8)
    else:
        paint_shadow(painter, shape, theme.shadow * 0.8, 7, QPointF(0, 2))
    if theme.wood_grain:
        layer = QLinearGradient(rect.topLeft(), rect.bottomLeft())
        layer.setColorAt(0, colour(mixed(theme.plate, "#000000", 0.22)))
        layer.setColorAt(1, colour(mixed(theme.plate, "#FFFFFF", 0.03)))
        painter.fillPath(shape, QBrush(layer))
    else:
        painter.fillPath(shape, colour(theme.plate))
    edge = QPen(colour(theme.gold if lit else theme.plate_edge), 2.0 if lit else 1.2)
    painter.strokePath(rounded(rect.adjusted(0.6, 0.6, -0.6, -0.6), radius - 0.6), edge)


def paint_text(
    painter: QPainter, rect: QRectF, text: str, font: QFont, tint: str, align: Qt.AlignmentFlag = LEFT
) -> float:
    """Paint one line of text inside `rect`, shortened with an ellipsis if necessary; returns its width."""
    metrics = QFontMetricsF(font)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 0.5)
    painter.setFont(font)
    painter.setPen(colour(tint))
    painter.drawText(rect, align | Qt.TextFlag.TextSingleLine, shown)
    return metrics.horizontalAdvance(shown)


def fitting(letters: QFont, text: str, width: float) -> QFont:
    """These letters, or smaller readable ones in which `text` is no wider than `width` pixels."""
    result = QFont(letters)
    while text_width(text, result) > width and result.pixelSize() > SMALLEST_TEXT:
        result.setPixelSize(result.pixelSize() - 1)
    return result


def text_width(text: str, font: QFont) -> float:
    """Width of one line in pixels."""
    return QFontMetricsF(font).horizontalAdvance(text)


def paint_shelf(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The rack: a wooden shelf with a rounded lip above and below."""
    radius = 12.0
    shape = rounded(rect, radius)
    paint_shadow(painter, shape, theme.shadow, 9, QPointF(0, 3))
    top, middle, bottom = theme.rack
    wood = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    lip = min(0.16, 16 / rect.height())
    stops = (
        (0.0, mixed(top, "#FFE6C0", 0.12)),
        (lip * 0.75, top),
        (lip, mixed(middle, "#000000", 0.42)),
        (lip * 1.7, mixed(middle, "#000000", 0.12)),
        (0.5, middle),
        (1 - lip * 1.25, mixed(middle, bottom, 0.4)),
        (1 - lip * 1.2, mixed(bottom, "#FFE6C0", 0.22)),
        (1 - lip * 0.5, bottom),
        (1.0, mixed(bottom, "#000000", 0.35)),
    )
    for place, tint in stops:
        wood.setColorAt(place, colour(tint))
    painter.fillPath(shape, QBrush(wood) if theme.wood_grain else QBrush(colour(middle)))
    lay_over(painter, shape, "wood", 0.34 * theme.wood_grain)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if theme.wood_grain:
        _paint_shelf_edges(painter, rect, radius)
    painter.setPen(QPen(colour(theme.line, 0.75 if theme.shadow else 1.0), 1.3))
    painter.drawPath(rounded(rect.adjusted(0.6, 0.6, -0.6, -0.6), radius))


def _paint_shelf_edges(painter: QPainter, rect: QRectF, radius: float) -> None:
    painter.setPen(QPen(QColor(0, 0, 0, 130), 2))
    painter.drawPath(rounded(rect, radius))
    painter.setPen(QPen(QColor(255, 240, 215, 46), 1))
    painter.drawLine(QLineF(rect.left() + radius, rect.top() + 2.2, rect.right() - radius, rect.top() + 2.2))


def paint_divider(painter: QPainter, line: QLineF, theme: Theme) -> None:
    """A thin line with a light edge, between two groups of tiles."""
    if theme.wood_grain:
        painter.setPen(QPen(QColor(0, 0, 0, 120), 2))
        painter.drawLine(line)
    painter.setPen(QPen(colour(theme.line, 0.8), 1.2))
    painter.drawLine(line.translated(1.2, 0))
