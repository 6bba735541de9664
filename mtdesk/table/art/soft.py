"""Colours and their contrast, device scale and soft edges: shadows and glows that follow any shape."""

from __future__ import annotations

import functools
import math
from array import array

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform

from mtdesk.table.art.pictures import SOFT_EDGES, painted

_LAYERS, _FEWEST_LAYERS = 16, 6
"""Steps of fading over the finest reach, and over any."""
_FALL = 1.7
_FINEST_REACH = 14.0
"""Pixels of fading that are worth painting; a wider edge is painted smaller and enlarged."""


def colour(text: str, alpha: float = 1.0) -> QColor:
    """Return the colour `#RRGGBB` (or `#RRGGBBAA`) with its opacity multiplied by `alpha` (0 to 1)."""
    result = QColor(text[:7])
    own = int(text[7:9], 16) / 255 if len(text) == 9 else 1.0
    result.setAlphaF(own * alpha)
    return result


def mixed(first: str, second: str, share: float) -> str:
    """Return the colour at `share` (0 to 1) of the way from `first` to `second`."""
    a, b = QColor(first), QColor(second)
    pairs = ((a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue()))
    return "#" + "".join(f"{round(x + (y - x) * share):02X}" for x, y in pairs)


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


def paint_soft(painter: QPainter, path: QPainterPath, tint: QColor, reach: float) -> None:
    """Paint `path` filled with `tint` and fading out over `reach` beyond its edge (same units as the path).

    The opacity falls faster near the edge than far from it, as light and shadow do to the eye.
    """
    if tint.alphaF() <= 0 or reach <= 0:
        return
    area = path.boundingRect().adjusted(-reach, -reach, reach, reach)
    scale = min(device_scale(painter), _FINEST_REACH / reach)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    key = (tint.name(QColor.NameFormat.HexArgb), reach, round(scale, 6), _shape(path, area.topLeft()))
    picture = SOFT_EDGES.get(key, lambda: _soft_picture(path, tint, reach, area, scale))
    painter.drawPixmap(area, picture, QRectF(picture.rect()))
    painter.restore()


def _shape(path: QPainterPath, origin: QPointF) -> bytes:
    """Return what distinguishes a path from others, wherever it is: its points relative to `origin`."""
    left, top = origin.x(), origin.y()
    numbers = array("d")
    for index in range(path.elementCount()):
        point = path.elementAt(index)
        numbers.extend((point.type.value, round(point.x - left, 4), round(point.y - top, 4)))
    return numbers.tobytes()


def _soft_picture(path: QPainterPath, tint: QColor, reach: float, area: QRectF, scale: float) -> QPixmap:
    layers = max(_FEWEST_LAYERS, math.ceil(_LAYERS * reach * scale / _FINEST_REACH))

    def paint(painter: QPainter) -> None:
        # Each layer replaces what is under it, so outlines may overlap without adding up.
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        for layer in range(layers):
            share = 1 - (layer + 0.5) / layers
            shade = QColor(tint)
            shade.setAlphaF(tint.alphaF() * (1 - share) ** _FALL)
            painter.strokePath(path, round_pen(shade, 2 * reach * share))
        painter.fillPath(path, tint)

    return painted(area, scale, paint)


def paint_shadow(
    painter: QPainter, path: QPainterPath, strength: float, reach: float, offset: QPointF
) -> None:
    """The soft shadow that `path` throws: black at `strength` (0 to 1), moved by `offset`."""
    painter.save()
    painter.translate(offset)
    paint_soft(painter, path, QColor.fromRgbF(0, 0, 0, strength), reach)
    painter.restore()


_STEPS = 50


def luminance(tint: str) -> float:
    """Relative luminance of `#RRGGBB` by WCAG 2, 0 to 1."""
    red, green, blue = (_linear(int(tint[start : start + 2], 16) / 255) for start in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(part: float) -> float:
    return float(part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4)


def contrast(one: str, other: str) -> float:
    """Contrast of two colours by WCAG 2, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def is_light(tint: str) -> bool:
    """Return whether black is more readable than white on this colour."""
    return contrast("#000000", tint) > contrast("#FFFFFF", tint)


@functools.lru_cache(maxsize=512)
def readable(tint: str, layer: str, least: float) -> str:
    """`tint`, made as much darker (on light ground) or lighter as contrast `least` requires.

    `least` goes from 1 to 4.5. Its hue is kept; if even black or white has less contrast, the result is black
    or white.
    """
    far = "#000000" if is_light(layer) else "#FFFFFF"
    for step in range(_STEPS):
        candidate = mixed(tint, far, step / _STEPS)
        if contrast(candidate, layer) >= least:
            return candidate
    return far
