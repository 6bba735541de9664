"""The locomotive that marks an open train: a side view running to the right, never rotated."""

from __future__ import annotations

import functools
from string import Template

from PySide6.QtCore import QByteArray, QPointF, QRectF
from PySide6.QtGui import QPainter

from mtdesk import paths
from mtdesk.table.art.emblems import paint_cream_disc
from mtdesk.table.art.painting import device_scale
from mtdesk.table.layout.model import LOCOMOTIVE_LENGTH
from mtdesk.table.theme import Theme, TrainLook

_SCALE = LOCOMOTIVE_LENGTH / 175
"""How many u a unit of the drawing is: the locomotive with its outline is 175 long there."""
AREA = QRectF(-97.5 * _SCALE, -75 * _SCALE, 195 * _SCALE, 158 * _SCALE)
"""Everything painted, in u: the locomotive and its shadow."""

_DISC = QPointF(-48, -14) * _SCALE
_DISC_RADIUS, _LARGE_DISC_RADIUS = 23.5 * _SCALE, 31 * _SCALE
_LARGE_DISC_BELOW = 36.0
"""Device pixels per u below which the emblem fills the cab: it is what must be recognised."""


@functools.cache
def _drawing() -> Template:
    return Template(paths.resource("textures/locomotive.svg").read_text(encoding="utf-8"))


def paint_locomotive(painter: QPainter, look: TrainLook, theme: Theme, mirrored: bool = False) -> None:
    """Paint the locomotive of a train round the origin, in units of u; mirrored, its figure is readable."""
    from PySide6.QtSvg import QSvgRenderer  # not before the first marker is put on

    tints = {"colour": look.colour, "ring": theme.ring, "shadow": 0.4 * theme.shadow}
    drawing = QSvgRenderer(QByteArray(_drawing().substitute(tints).encode()))
    disc_radius = _LARGE_DISC_RADIUS if device_scale(painter) < _LARGE_DISC_BELOW else _DISC_RADIUS
    painter.save()
    if mirrored:
        painter.scale(-1, 1)
    drawing.render(painter, AREA)
    painter.translate(_DISC)
    if mirrored:
        painter.scale(-1, 1)
    paint_cream_disc(painter, look, QPointF(0, 0), disc_radius)
    painter.restore()
