"""The figures that name the trains, as paths inside a circle of radius 1 round the origin (y points down)."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QTransform

from mtdesk.table.art.painting import colour, disc, polygon, readable, ring, rounded, subtracted, united
from mtdesk.table.theme import EMBLEM_DISC, EMBLEM_INK, Emblem, Theme, TrainLook, sized_font


def _star() -> QPainterPath:
    return polygon([(x, y + 0.06) for x, y in ring(10, (0.98, 0.41))])


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0, 0.86))
    path.cubicTo(-0.2, 0.62, -0.92, 0.24, -0.88, -0.3)
    path.cubicTo(-0.86, -0.78, -0.22, -0.9, 0, -0.38)
    path.cubicTo(0.22, -0.9, 0.86, -0.78, 0.88, -0.3)
    path.cubicTo(0.92, 0.24, 0.2, 0.62, 0, 0.86)
    return path


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(0, -0.98))
    for end, inward in (
        ((0.7, 0), (0.24, -0.36)),
        ((0, 0.98), (0.24, 0.36)),
        ((-0.7, 0), (-0.24, 0.36)),
        ((0, -0.98), (-0.24, -0.36)),
    ):
        path.quadTo(QPointF(*inward), QPointF(*end))
    return path


def _moon() -> QPainterPath:
    return subtracted(disc(QPointF(-0.04, 0), 0.88), disc(QPointF(0.36, -0.2), 0.7))


def _clover() -> QPainterPath:
    path = polygon([(-0.1, 0.0), (0.1, 0.0), (0.12, 0.5), (0.34, 0.92), (-0.34, 0.92), (-0.12, 0.5)])
    for x, y in ((0, -0.48), (-0.48, 0.2), (0.48, 0.2)):
        path = united(path, disc(QPointF(x, y), 0.43))
    return path


def _crown() -> QPainterPath:
    body = polygon(
        [(-0.7, 0.62), (-0.8, -0.34), (-0.38, 0.08), (0, -0.6), (0.38, 0.08), (0.8, -0.34), (0.7, 0.62)]
    )
    for x, y in ((-0.79, -0.42), (0, -0.7), (0.79, -0.42)):
        body = united(body, disc(QPointF(x, y), 0.14))
    return body


def _bolt() -> QPainterPath:
    return polygon([(0.26, -0.98), (-0.62, 0.16), (-0.1, 0.16), (-0.3, 0.98), (0.62, -0.24), (0.08, -0.24)])


def _drop() -> QPainterPath:
    path = QPainterPath(QPointF(0, -0.98))
    path.cubicTo(0.16, -0.56, 0.68, -0.12, 0.68, 0.3)
    path.cubicTo(0.68, 0.68, 0.38, 0.94, 0, 0.94)
    path.cubicTo(-0.38, 0.94, -0.68, 0.68, -0.68, 0.3)
    path.cubicTo(-0.68, -0.12, -0.16, -0.56, 0, -0.98)
    return path


def _hexagon() -> QPainterPath:
    return polygon(ring(6, (0.9,), turn=0))


def _cross() -> QPainterPath:
    upright = rounded(QRectF(-0.3, -0.86, 0.6, 1.72), 0)
    return united(upright, QTransform().rotate(90).map(upright))


def _sombrero() -> QPainterPath:
    brim = QPainterPath(QPointF(-1.0, 0.0))
    brim.cubicTo(-0.8, 0.16, -0.5, 0.16, -0.3, 0.14)
    brim.lineTo(0.3, 0.14)
    brim.cubicTo(0.5, 0.16, 0.8, 0.16, 1.0, 0.0)
    brim.cubicTo(1.12, 0.66, 0.5, 0.7, 0, 0.7)
    brim.cubicTo(-0.5, 0.7, -1.12, 0.66, -1.0, 0.0)
    crown = QPainterPath(QPointF(-0.42, 0.2))
    crown.cubicTo(-0.34, 0.0, -0.3, -0.58, -0.12, -0.6)
    crown.cubicTo(-0.05, -0.6, -0.05, -0.53, 0, -0.53)
    crown.cubicTo(0.05, -0.53, 0.05, -0.6, 0.12, -0.6)
    crown.cubicTo(0.3, -0.58, 0.34, 0.0, 0.42, 0.2)
    crown.closeSubpath()
    return united(brim, crown)


_FIGURES: dict[Emblem, Callable[[], QPainterPath]] = {
    Emblem.STAR: _star,
    Emblem.HEART: _heart,
    Emblem.DIAMOND: _diamond,
    Emblem.MOON: _moon,
    Emblem.CLOVER: _clover,
    Emblem.CROWN: _crown,
    Emblem.BOLT: _bolt,
    Emblem.DROP: _drop,
    Emblem.HEXAGON: _hexagon,
    Emblem.CROSS: _cross,
    Emblem.SOMBRERO: _sombrero,
}


@functools.cache
def emblem_path(emblem: Emblem) -> QPainterPath:
    """Return the figure inside the unit circle."""
    return _FIGURES[emblem]()


def paint_emblem(painter: QPainter, look: TrainLook, centre: QPointF, radius: float) -> None:
    """The train's figure, or its number if it has one, inside a circle of `radius`; always upright."""
    painter.save()
    painter.translate(centre)
    painter.scale(radius, radius)
    figure = text_path(look.number, 1.4) if look.number else emblem_path(look.emblem)
    painter.fillPath(figure, colour(EMBLEM_INK))
    painter.restore()


@functools.lru_cache(maxsize=256)
def text_path(text: str, height: float) -> QPainterPath:
    """`text` in Lato Black, an em `height` high, the middle of its outline at the origin."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), sized_font(100, QFont.Weight.Black), text)
    path.translate(-path.boundingRect().center())
    return QTransform.fromScale(height / 100, height / 100).map(path)


def paint_disc(painter: QPainter, look: TrainLook, centre: QPointF, radius: float) -> None:
    """A round badge in the train's colour, or its stripes, with a white edge and the emblem."""
    painter.save()
    badge = disc(centre, radius * 0.92)
    painter.setPen(Qt.PenStyle.NoPen)
    if look.stripes:
        painter.fillPath(badge, colour(look.stripes[1]))
        _paint_stripes(painter, badge, look.stripes)
        _paint_cream(painter, centre, radius * 0.68)
        paint_emblem(painter, look, centre, radius * 0.6)
    else:
        painter.fillPath(badge, colour(look.colour))
        paint_emblem(painter, look, centre, radius * 0.6)
    # Visible on light ground only.
    painter.strokePath(disc(centre, radius * 0.89), QPen(colour(EMBLEM_INK, 0.6), radius * 0.22))
    painter.strokePath(disc(centre, radius * 0.88), QPen(QColor("#FFFFFF"), radius * 0.14))
    painter.restore()


def _paint_cream(painter: QPainter, centre: QPointF, radius: float) -> None:
    painter.fillPath(disc(centre, radius), colour(EMBLEM_DISC))


def paint_cream_disc(painter: QPainter, look: TrainLook, centre: QPointF, radius: float) -> None:
    """A cream badge with a dark rim and the emblem, for coloured ground (slots, cabs)."""
    painter.save()
    _paint_cream(painter, centre, radius)
    painter.setPen(QPen(colour(EMBLEM_INK, 0.55), radius * 0.09))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius, radius)
    paint_emblem(painter, look, centre, radius * (0.86 if look.stripes else 0.66))
    painter.restore()


def _paint_stripes(painter: QPainter, shape: QPainterPath, stripes: Sequence[str]) -> None:
    """Fill `shape` with upright stripes of equal width."""
    area = shape.boundingRect()
    width = area.width() / len(stripes)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    for i, stripe in enumerate(stripes):
        band = QPainterPath()
        band.addRect(QRectF(area.left() + i * width, area.top(), width, area.height()))
        painter.fillPath(shape.intersected(band), colour(stripe))
    painter.restore()


LEAST_CONTRAST = 3.0
"""The least contrast with the table of a line that names a train."""


def edge_colour(look: TrainLook, theme: Theme) -> QColor:
    """Return the colour that names the train in lines, as dark or light as the table requires."""
    tint = look.stripes[1] if look.stripes else look.colour
    return colour(readable(tint, theme.felt[1], LEAST_CONTRAST))
