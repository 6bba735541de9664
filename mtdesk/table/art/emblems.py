"""The figures that name the trains, as paths inside a circle of radius 1 round the origin (y points down)."""

from __future__ import annotations

import functools

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QTransform

from mtdesk.table.art.colours import colour, readable
from mtdesk.table.art.painting import disc, path_of
from mtdesk.table.theme import EMBLEM_DISC, EMBLEM_INK, Emblem, Theme, TrainLook, sized_font

_FIGURES: dict[Emblem, str] = {
    Emblem.STAR: "M0 -.92L.241 -.272 .932 -.243 .39 .187 .576 .853 0 .47 -.576 .853 -.39 .187 -.932 -.243"
    " -.241 -.272Z",
    Emblem.HEART: "M0 .86C-.2 .62 -.92 .24 -.88 -.3C-.86 -.78 -.22 -.9 0 -.38C.22 -.9 .86 -.78 .88 -.3"
    "C.92 .24 .2 .62 0 .86Z",
    Emblem.DIAMOND: "M0 -.98Q.24 -.36 .7 0Q.24 .36 0 .98Q-.24 .36 -.7 0Q-.24 -.36 0 -.98Z",
    Emblem.MOON: "M.755 .378C.558 .792 .076 .985 -.352 .823C-.781 .66 -1.013 .196 -.886 -.244"
    "C-.758 -.684 -.315 -.953 .134 -.863C-.124 -.775 -.308 -.545 -.336 -.273"
    "C-.365 -.002 -.233 .261 .001 .401C.235 .541 .529 .532 .755 .378Z",
    Emblem.CLOVER: "M-.1 0L.1 0 .12 .5 .34 .92 -.34 .92 -.12 .5Z O0 -.48 .43 O-.48 .2 .43 O.48 .2 .43",
    Emblem.CROWN: "M.7 .62L.8 -.34 .38 .08 0 -.6 -.38 .08 -.8 -.34 -.7 .62Z"
    "O-.79 -.42 .14 O0 -.7 .14 O.79 -.42 .14",
    Emblem.BOLT: "M.26 -.98L-.62 .16 -.1 .16 -.3 .98 .62 -.24 .08 -.24Z",
    Emblem.DROP: "M0 -.98C.16 -.56 .68 -.12 .68 .3C.68 .68 .38 .94 0 .94C-.38 .94 -.68 .68 -.68 .3"
    "C-.68 -.12 -.16 -.56 0 -.98Z",
    Emblem.HEXAGON: "M.9 0L.45 .7794 -.45 .7794 -.9 0 -.45 -.7794 .45 -.7794Z",
    Emblem.CROSS: "M-.3 -.86L.3 -.86 .3 -.3 .86 -.3 .86 .3 .3 .3 .3 .86 -.3 .86 -.3 .3 -.86 .3 -.86 -.3"
    " -.3 -.3Z",
    Emblem.SOMBRERO: "M-1 0C-.8 .16 -.5 .16 -.3 .14L.3 .14C.5 .16 .8 .16 1 0C1.12 .66 .5 .7 0 .7"
    "C-.5 .7 -1.12 .66 -1 0Z"
    "M-.42 .2C-.34 0 -.3 -.58 -.12 -.6C-.05 -.6 -.05 -.53 0 -.53C.05 -.53 .05 -.6 .12 -.6"
    "C.3 -.58 .34 0 .42 .2Z",
}


@functools.cache
def emblem_path(emblem: Emblem) -> QPainterPath:
    """Return the figure inside the unit circle."""
    return path_of(_FIGURES[emblem])


def paint_emblem(painter: QPainter, look: TrainLook, centre: QPointF, radius: float) -> None:
    """Paint the train's figure, or its number if it has one, inside a circle of `radius`; always upright."""
    painter.save()
    painter.translate(centre)
    painter.scale(radius, radius)
    figure = text_path(look.number, 1.4) if look.number else emblem_path(look.emblem)
    painter.fillPath(figure, colour(EMBLEM_INK))
    painter.restore()


@functools.lru_cache(maxsize=256)
def text_path(text: str, height: float) -> QPainterPath:
    """Return `text` in Lato Black, an em `height` high, the middle of its outline at the origin."""
    path = QPainterPath()
    path.addText(QPointF(0, 0), sized_font(100, QFont.Weight.Black), text)
    path.translate(-path.boundingRect().center())
    return QTransform.fromScale(height / 100, height / 100).map(path)


def paint_disc(painter: QPainter, look: TrainLook, centre: QPointF, radius: float) -> None:
    """Paint a round badge in the train's colour, or its stripes, with a white edge and the emblem."""
    painter.save()
    badge = disc(centre, radius * 0.92)
    painter.setPen(Qt.PenStyle.NoPen)
    if look.stripes:
        area = badge.boundingRect()
        width = area.width() / len(look.stripes)
        painter.fillPath(badge, colour(look.stripes[1]))
        for i, stripe in enumerate(look.stripes):
            band = QPainterPath()
            band.addRect(QRectF(area.left() + i * width, area.top(), width, area.height()))
            painter.fillPath(badge.intersected(band), colour(stripe))
        painter.fillPath(disc(centre, radius * 0.68), colour(EMBLEM_DISC))
        paint_emblem(painter, look, centre, radius * 0.6)
    else:
        painter.fillPath(badge, colour(look.colour))
        paint_emblem(painter, look, centre, radius * 0.6)
    # Visible on light ground only.
    painter.strokePath(disc(centre, radius * 0.89), QPen(colour(EMBLEM_INK, 0.6), radius * 0.22))
    painter.strokePath(disc(centre, radius * 0.88), QPen(QColor("#FFFFFF"), radius * 0.14))
    painter.restore()


def paint_cream_disc(painter: QPainter, look: TrainLook, centre: QPointF, radius: float) -> None:
    """Paint a cream badge with a dark rim and the emblem, for coloured ground (slots, cabs)."""
    painter.save()
    painter.fillPath(disc(centre, radius), colour(EMBLEM_DISC))
    painter.setPen(QPen(colour(EMBLEM_INK, 0.55), radius * 0.09))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(centre, radius, radius)
    paint_emblem(painter, look, centre, radius * (0.86 if look.stripes else 0.66))
    painter.restore()


LEAST_CONTRAST = 3.0
"""The least contrast with the table of a line that names a train."""


def edge_colour(look: TrainLook, theme: Theme) -> QColor:
    """Return the colour that names the train in lines, as dark or light as the table requires."""
    tint = look.stripes[1] if look.stripes else look.colour
    return colour(readable(tint, theme.felt[1], LEAST_CONTRAST))
