"""Light beneath tiles and outlines of places for them; in units of u round the middle of the tile."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from mtdesk.table.art.painting import colour, is_light, paint_soft, painted
from mtdesk.table.art.pictures import PICTURES
from mtdesk.table.art.tiles import BODY, TileState, body_path
from mtdesk.table.theme import Theme

HALOS = {
    TileState.OPEN: 0.42,
    TileState.NEW: 0.36,
    TileState.PLAYABLE: 0.27,
    TileState.SUGGESTED: 0.42,
    TileState.NEWS: 0.12,
    TileState.LAST: 0.15,
    TileState.SELECTED: 0.3,
    TileState.FOCUS: 0.21,
}
"""States painted as a halo beneath the tile, in the order of painting, and how far each reaches, in u."""


def halo_area(state: TileState) -> QRectF:
    """Return what the picture of a halo covers, in u."""
    reach = HALOS[state]
    return BODY.adjusted(-reach, -reach, reach, reach)


def halo_picture(state: TileState, theme: Theme, scale: float) -> QPixmap:
    """Return the halo of one of HALOS at `scale` device pixels per u; covers `halo_area`."""
    key = ("halo", state, theme.name, scale)
    return PICTURES.get(key, lambda: painted(halo_area(state), scale, lambda p: paint_halo(p, state, theme)))


def paint_halo(painter: QPainter, state: TileState, theme: Theme) -> None:
    """Paint the halo of one of HALOS, which goes beneath the tile."""
    if state in (TileState.OPEN, TileState.NEW, TileState.PLAYABLE, TileState.SUGGESTED):
        _paint_glow(painter, state, theme)
        return
    for tint, width, grow in _rings(state, theme):
        painter.setPen(QPen(tint, width))
        painter.drawPath(body_path(grow))


def _paint_glow(painter: QPainter, state: TileState, theme: Theme) -> None:
    """Soft light that fades outwards from the tile, mostly with an edge of its own."""
    if state is TileState.OPEN:
        paint_soft(painter, body_path(0.04), colour(theme.gold, 0.95), 0.38)
    elif state is TileState.NEW:
        paint_soft(painter, body_path(0.05), colour(theme.ring, 0.95), 0.3)
        painter.fillPath(body_path(0.075), colour(theme.ring, 0.9))
    elif state is TileState.PLAYABLE:
        paint_soft(painter, body_path(0.03), colour(theme.gold, 0.6), 0.24)
        painter.fillPath(body_path(0.055), colour(theme.gold))
    else:
        paint_soft(painter, body_path(0.06), colour(theme.ring, 0.95), 0.36)
        painter.fillPath(body_path(0.1), colour(theme.ring))


def _rings(state: TileState, theme: Theme) -> list[tuple[QColor, float, float]]:
    """Colour, width and distance of the rings of a state."""
    if state is TileState.NEWS:
        return [(colour(theme.ring, 0.55), 0.05, 0.06)]
    if state is TileState.LAST:
        return [(colour(theme.ring), 0.06, 0.095)]
    if state is TileState.SELECTED:
        edge = colour(theme.gold_ink if theme.shadow else theme.plate, 0.9)
        return [(edge, 0.15, 0.215), (colour(theme.gold), 0.09, 0.215)]
    return [(colour(ring), 0.08, grow) for ring, grow in zip(theme.focus, (0.085, 0.16), strict=True)]


PAD_AREA = BODY.adjusted(-0.5, -0.5, 0.5, 0.5)
"""Everything painted of such a place, in u."""


def _dashes(tint: str, width: float) -> QPen:
    pen = QPen(colour(tint), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
    pen.setDashPattern([0.21 / width, 0.085 / width])
    return pen


def paint_legal(painter: QPainter, theme: Theme, unit: float) -> None:
    """A legal end: dashed gold round a veil of gold; `unit` pixels per u."""
    width = max(0.06, 1.8 / unit)
    paint_soft(painter, body_path(), colour(theme.gold, 0.26), 0.14)
    casing = colour("#FFFFFF", 0.8) if is_light(theme.felt[1]) else colour("#000000", 0.35)
    painter.strokePath(body_path(-0.02), QPen(casing, width * 1.9))
    painter.strokePath(body_path(-0.02), _dashes(theme.gold, width))


def paint_nearest(painter: QPainter, theme: Theme, unit: float) -> None:
    """The end on which the tile would land: solid gold and glowing."""
    width = max(0.08, 2.2 / unit)
    paint_soft(painter, body_path(0.05), colour(theme.gold, 0.9), 0.44)
    painter.fillPath(body_path(), colour(theme.gold, 0.45))
    painter.strokePath(body_path(0.04), QPen(colour(theme.gold), width))


def paint_empty_place(painter: QPainter, theme: Theme, unit: float) -> None:
    """Paint a dashed place without its tile: in the rack while that is held, or in an empty boneyard."""
    painter.fillPath(body_path(-0.03), colour("#000000", 0.18 if theme.shadow else 0.0))
    pen = _dashes(theme.text_second, max(0.035, 1.2 / unit))
    pen.setColor(colour(theme.text_second, 0.6))
    painter.strokePath(body_path(-0.03), pen)
