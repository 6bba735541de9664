"""The locomotive that marks an open train: a side view running to the right, never rotated."""

from __future__ import annotations

import functools
from string import Template

from PySide6.QtCore import QByteArray, QPointF, QRectF
from PySide6.QtGui import QPainter

from mtdesk import paths
from mtdesk.table.art.emblems import paint_cream_disc
from mtdesk.table.art.painting import device_scale
from mtdesk.table.theme import Theme, TrainLook

WIDTH = 1.75
"""Width of the locomotive with its white outline, in u."""
AREA = QRectF(-0.975, -0.75, 1.95, 1.58)
"""Everything painted, in u: the locomotive and its shadow. The drawing is in hundredths of that."""

_DISC = QPointF(-0.48, -0.14)
_DISC_RADIUS, _LARGE_DISC_RADIUS = 0.235, 0.31
_LARGE_DISC_BELOW = 36.0
"""Device pixels per u below which the emblem fills the cab: it is what must be recognised."""


@functools.cache
def _drawing() -> Template:
    return Template(paths.resource("textures/locomotive.svg").read_text(encoding="utf-8"))


def paint_locomotive(painter: QPainter, look: TrainLook, theme: Theme, mirrored: bool = False) -> None:
    """The locomotive of a train round the origin, in units of u; its figure stays readable when mirrored."""
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
