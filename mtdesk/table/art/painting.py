"""What all pictures are painted with: shapes, soft edges, grain of wood and cloth, panels, texts."""

from __future__ import annotations

import functools
import itertools
import math
import re
from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QTransform,
)

from mtdesk import paths
from mtdesk.table.art.colours import colour, mixed
from mtdesk.table.theme import SMALLEST_TEXT, Role, Theme, sized_font

_LAYERS, _FEWEST_LAYERS = 16, 6
"""Steps of fading over the finest reach, and over any."""
_FALL = 1.7
_FINEST_REACH = 14.0
"""Pixels of fading that are worth painting; a wider edge is painted smaller and enlarged."""


def downwards(rect: QRectF, *tints: str) -> QBrush:
    """Return a brush with these colours from the top of a rectangle to its bottom, evenly spread."""
    light = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for place, tint in enumerate(tints):
        light.setColorAt(place / (len(tints) - 1), colour(tint))
    return QBrush(light)


def round_pen(tint: QColor, width: float) -> QPen:
    """Return a solid pen with round joins and caps."""
    return QPen(tint, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def device_scale(painter: QPainter) -> float:
    """Device pixels per unit of the painter's present coordinates."""
    return scale_of(painter.combinedTransform())


def scale_of(transform: QTransform) -> float:
    """Return the most by which a transformation makes things longer; never 0."""
    scale = math.hypot(transform.m11(), transform.m12())
    return max(scale, math.hypot(transform.m21(), transform.m22())) or 1.0


def painted(area: QRectF, scale: float, paint: Callable[[QPainter], None]) -> QPixmap:
    """Return a transparent picture of `area`, `scale` pixels per unit, painted in the area's coordinates."""
    picture = QPixmap(max(1, math.ceil(area.width() * scale)), max(1, math.ceil(area.height() * scale)))
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(picture.width() / area.width(), picture.height() / area.height())
        painter.translate(-area.topLeft())
        paint(painter)
    return picture.copy()  # without the paint engine: some 15 KB, more than most pictures


def paint_soft(painter: QPainter, path: QPainterPath, tint: QColor, reach: float) -> None:
    """Paint `path` filled with `tint` and fading out over `reach` beyond its edge (same units as the path).

    The opacity falls faster near the edge than far from it, as light and shadow do to the eye.
    """
    if tint.alphaF() <= 0 or reach <= 0:
        return
    area = path.boundingRect().adjusted(-reach, -reach, reach, reach)
    scale = min(device_scale(painter), _FINEST_REACH / reach)
    layers = max(_FEWEST_LAYERS, math.ceil(_LAYERS * reach * scale / _FINEST_REACH))

    def paint(target: QPainter) -> None:
        # Each layer replaces what is under it, so outlines may overlap without adding up.
        target.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        for layer in range(layers):
            share = 1 - (layer + 0.5) / layers
            shade = QColor(tint)
            shade.setAlphaF(tint.alphaF() * (1 - share) ** _FALL)
            target.strokePath(path, round_pen(shade, 2 * reach * share))
        target.fillPath(path, tint)

    picture = painted(area, scale, paint)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(area, picture, QRectF(picture.rect()))
    painter.restore()


def paint_shadow(
    painter: QPainter, path: QPainterPath, strength: float, reach: float, offset: QPointF
) -> None:
    """Paint the soft shadow that `path` throws: black at `strength` (0 to 1), moved by `offset`."""
    painter.save()
    painter.translate(offset)
    paint_soft(painter, path, QColor.fromRgbF(0, 0, 0, strength), reach)
    painter.restore()


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """Return a rounded rectangle."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def polygon(points: Iterable[tuple[float, float]]) -> QPainterPath:
    """Return a closed polygon."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def disc(centre: QPointF, radius: float) -> QPainterPath:
    """Return a circle."""
    path = QPainterPath()
    path.addEllipse(centre, radius, radius)
    return path


def path_of(data: str) -> QPainterPath:
    """Return the path that data like those of SVG describe: M, L, Q, C and Z, all absolute; O is a circle.

    A circle has its middle and radius. What overlaps is filled.
    """
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for command, text in re.findall(r"([MLQCZO])([^MLQCZO]*)", data):
        numbers = [float(number) for number in text.split()]
        points = [QPointF(x, y) for x, y in zip(numbers[::2], numbers[1::2], strict=False)]
        match command:
            case "M":
                path.moveTo(points[0])
            case "L":
                for point in points:
                    path.lineTo(point)
            case "Q":
                path.quadTo(*points)
            case "C":
                path.cubicTo(*points)
            case "O":
                path.addEllipse(points[0], numbers[2], numbers[2])
            case _:
                path.closeSubpath()
    return path


def ring(count: int, radii: Sequence[float], turn: float = -90.0) -> list[tuple[float, float]]:
    """Return `count` points round the origin, the radii taken in turn, the first at `turn` degrees."""
    angles = (math.radians(turn + 360 * i / count) for i in range(count))
    return [(r * math.cos(a), r * math.sin(a)) for a, r in zip(angles, itertools.cycle(radii), strict=False)]


@functools.cache
def texture(name: str) -> QImage:
    """Return one of the pictures of wood and cloth. Raises FileNotFoundError without it."""
    file = paths.resource(f"textures/{name}.png" if name == "boards" else f"textures/{name}.pgm")
    image = QImage(str(file))
    if image.isNull():
        raise FileNotFoundError(file)
    return image


def lay_over(painter: QPainter, shape: QPainterPath, name: str, strength: float) -> None:
    """Lay the grain of `wood` or the fibres of `felt` over what is painted inside `shape`.

    They are grey: darker grey darkens, lighter lightens. One of their pixels is one of the device.
    """
    if strength <= 0:
        return
    painter.save()
    brush = QBrush(texture(name))
    scale = 1 / device_scale(painter)
    brush.setTransform(QTransform.fromScale(scale, scale))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Overlay)
    painter.setOpacity(min(1.0, strength))
    painter.fillPath(shape, brush)
    painter.restore()


LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter

MARGIN = 14.0
"""How far a panel's shadow and glow reach beyond it, in scene pixels."""


def around(rect: QRectF) -> QRectF:
    """Return a panel with its shadow and glow; without a panel, nothing."""
    return QRectF() if rect.isEmpty() else rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)


def paint_panel(painter: QPainter, rect: QRectF, radius: float, theme: Theme, *, lit: bool = False) -> None:
    """Paint a dark panel sunk into the wood; `lit` gives it a gold edge and a glow."""
    shape = rounded(rect, radius)
    if lit:
        paint_soft(painter, shape, colour(theme.gold, 0.55), MARGIN * 0.8)
    else:
        paint_shadow(painter, shape, theme.shadow * 0.8, 7, QPointF(0, 2))
    if theme.wood_grain:
        painter.fillPath(
            shape, downwards(rect, mixed(theme.plate, "#000000", 0.22), mixed(theme.plate, "#FFFFFF", 0.03))
        )
    else:
        painter.fillPath(shape, colour(theme.plate))
    edge = QPen(colour(theme.gold if lit else theme.plate_edge), 2.0 if lit else 1.2)
    painter.strokePath(rounded(rect.adjusted(0.6, 0.6, -0.6, -0.6), radius - 0.6), edge)


def paint_text(
    painter: QPainter, rect: QRectF, text: str, letters: QFont, tint: str, align: Qt.AlignmentFlag = LEFT
) -> float:
    """Paint one line of text inside `rect`, shortened with an ellipsis if necessary; returns its width."""
    metrics = QFontMetricsF(letters)
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 0.5)
    painter.setFont(letters)
    painter.setPen(colour(tint))
    painter.drawText(rect, align | Qt.TextFlag.TextSingleLine, shown)
    return metrics.horizontalAdvance(shown)


def fitting(letters: QFont, text: str, width: float) -> QFont:
    """Return these letters, or smaller readable ones in which `text` is no wider than `width` pixels."""
    result = QFont(letters)
    while text_width(text, result) > width and result.pixelSize() > SMALLEST_TEXT:
        result.setPixelSize(result.pixelSize() - 1)
    return result


def scaled_font(role: Role, scale: float) -> QFont:
    """Return the font of a role; scale 1 suits a window of 1600×962 pixels."""
    size, weight = role.value
    return sized_font(max(SMALLEST_TEXT, round(size * scale)), weight)


def text_width(text: str, letters: QFont) -> float:
    """Return the width of one line in pixels."""
    return QFontMetricsF(letters).horizontalAdvance(text)
