"""How domino tiles are painted: pips, numerals, faces, backs, the halos of their states, and places for them.

Everything is in units of u round the tile's centre, the tile lying with its inner end on the left. The bevel
is the same on all sides, so that a turned tile needs no second picture.
"""

from __future__ import annotations

import enum
import functools

from msgspec import Struct
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from mtdesk.table.art.colours import colour, is_light, mixed
from mtdesk.table.art.emblems import text_path
from mtdesk.table.art.painting import disc, downwards, paint_soft, ring, round_pen, rounded
from mtdesk.table.look import Look, TileStyle
from mtdesk.table.theme import FOCUS, PIP_COLOURS, TILE_RIM, Theme

LENGTH, WIDTH, CORNER = 1.94, 0.95, 0.13
"""Size and corner radius of a painted tile in u; its cell is 2 by 1."""

BODY = QRectF(-LENGTH / 2, -WIDTH / 2, LENGTH, WIDTH)
HALF = LENGTH / 4
"""Distance of a half's centre from the tile's centre, in u."""

_NUMERAL, _NARROW, _LOWER = 0.86, 0.77, 0.9
"""The em of a numeral in u; how narrow and low two digits are, so that they keep off the next half."""
_PIN_FROM = 30.0
_BEVEL = 0.052
_BEVEL_RINGS = 6
_HOLLOW_FROM = 2.5
_DEEP_FROM = 4.5
"""Radii of a pip in pixels from which its light rim, and its depth, are worth painting."""


class TileState(enum.Flag):
    """What a tile shows; any of them together."""

    NORMAL = 0
    PLAYABLE = enum.auto()
    """Gold edge: can be played now."""
    VEILED = enum.auto()
    """Darkened: cannot be played now."""
    LAST = enum.auto()
    """White ring: the last tile played."""
    NEWS = enum.auto()
    """Thin, soft ring: played by others since the viewer's last move."""
    OPEN = enum.auto()
    """Pulsing gold glow: an open double."""
    FOCUS = enum.auto()
    """White and blue double ring: the keyboard is here."""
    SELECTED = enum.auto()
    """Broad gold frame at a distance: picked up by keyboard, to be played next."""
    NEW = enum.auto()
    """Soft light ring: has just come into the hand."""
    SUGGESTED = enum.auto()
    """White glow: a hint names this tile."""


_OUTER_LINE = (0, 0, 0, 0, 2, 2, 3, 3, 3, 3, 4, 4, 4, 5, 5, 5, 6, 6, 6)
"""Pips in either outer line of a number, parallel to the tile's long side; those of 2 and 3 are diagonal."""
_REACH = {2: 0.27, 3: 0.275, 4: 0.312, 5: 0.318, 6: 0.325}
"""Extent of an outer line to either side of the middle, by its number of pips."""
_RADIUS = {0: 0.125, 2: 0.115, 3: 0.1, 4: 0.088, 5: 0.073, 6: 0.062}
"""Radius by the number of pips in an outer line: as large as the narrowest gap allows."""
_LINE_DISTANCE = 0.28
"""Distance of an outer line from the middle."""


@functools.cache
def pip_places(number: int) -> tuple[tuple[float, float], ...]:
    """Return the centres of the pips of `number` (0 to 18) from the half's centre, x along the long side.

    Every layout maps onto itself when turned by 180 degrees.
    """
    if number in (2, 3):
        reach = _REACH[2]
        return ((-reach, -reach), *(((0.0, 0.0),) if number == 3 else ()), (reach, reach))
    outer = _OUTER_LINE[number]
    step = 2 * _REACH[outer] / (outer - 1) if outer else 0.0
    lines = ((outer, -_LINE_DISTANCE), (number - 2 * outer, 0.0), (outer, _LINE_DISTANCE))
    return tuple(((i - (count - 1) / 2) * step, y) for count, y in lines for i in range(count))


@functools.cache
def pip_radius(number: int) -> float:
    """Return the radius of one pip of `number` (0 to 18)."""
    return _RADIUS[2 if number in (2, 3) else _OUTER_LINE[number]]


def shown_style(look: Look, unit: float) -> TileStyle:
    """Return the style really painted at `unit` pixels per u: numerals where pips could not be counted."""
    return TileStyle.NUMERALS if look.theme.numerals_only or unit < look.smallest_pips else look.style


@functools.lru_cache(maxsize=256)
def body_path(grow: float = 0.0) -> QPainterPath:
    """Return the tile's outline, grown by `grow` u on all sides."""
    return rounded(BODY.adjusted(-grow, -grow, grow, grow), CORNER + grow)


def paint_face(painter: QPainter, theme: Theme, unit: float) -> None:
    """Paint the blank face; `unit` (pixels per u) decides how much detail is worth painting."""
    _paint_body(painter, theme, unit)
    _paint_engraving(painter, theme, unit)


def _paint_body(painter: QPainter, theme: Theme, unit: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    edge = theme.tile_edge or mixed(theme.tile_body, "#5E4726", 0.55)
    if theme.tile_body == theme.tile_face[0]:
        if theme.tile_edge:
            painter.fillPath(body_path(), colour(edge))
        painter.fillPath(
            body_path(-max(0.028, 1.1 / unit) if theme.tile_edge else 0.0), colour(theme.tile_body)
        )
        return
    painter.fillPath(body_path(), colour(edge))
    # The rounded edge is darkest outside, and the same on all sides, since tiles are at every angle.
    line = min(0.02, 0.7 / unit)
    rings = max(1, min(_BEVEL_RINGS, round((_BEVEL - line) * unit / 0.8)))
    outer, inner = mixed(theme.tile_body, "#8A6A3A", 0.3), mixed(theme.tile_body, TILE_RIM, 0.35)
    for index in range(rings):
        tint = mixed(outer, inner, (index + 1) / rings) if rings > 1 else theme.tile_body
        painter.fillPath(body_path(-line - (_BEVEL - line) * index / rings), colour(tint))
    face = BODY.adjusted(_BEVEL, _BEVEL, -_BEVEL, -_BEVEL)
    painter.setBrush(downwards(face, theme.tile_face[0], theme.tile_face[1], theme.tile_face[0]))
    painter.setPen(QPen(colour(TILE_RIM, 0.9), max(0.016, 0.5 / unit)))
    painter.drawRoundedRect(face, CORNER - _BEVEL, CORNER - _BEVEL)


def _paint_engraving(painter: QPainter, theme: Theme, unit: float) -> None:
    reach = WIDTH / 2 - 0.13
    groove = QLineF(0, -reach, 0, reach)
    painter.setPen(round_pen(colour(TILE_RIM, 0.95), max(0.075, 2.2 / unit)))
    painter.drawLine(groove)
    painter.setPen(round_pen(colour(theme.engraving), max(0.026, 1 / unit)))
    painter.drawLine(groove)
    if theme.pin and unit >= _PIN_FROM:
        radius = 0.062
        brass = QRadialGradient(QPointF(0, 0), radius)
        brass.setColorAt(0, colour(mixed(theme.pin, "#FFFFFF", 0.75)))
        brass.setColorAt(0.45, colour(mixed(theme.pin, "#FFFFFF", 0.1)))
        brass.setColorAt(1, colour(mixed(theme.pin, "#3A2405", 0.5)))
        painter.fillPath(disc(QPointF(0, 0), radius), brass)


def paint_pips(painter: QPainter, number: int, x: float, theme: Theme, unit: float) -> None:
    """Paint the pips of a half whose centre is at `x`."""
    coats = _pip_coats(pip_radius(number), theme.tile_ink or PIP_COLOURS[number], theme, unit)
    origin = QPointF(0, 0)
    painter.setPen(Qt.PenStyle.NoPen)
    for pip_x, pip_y in pip_places(number):
        painter.translate(x + pip_x, pip_y)
        for brush, radius in coats:
            painter.setBrush(brush)
            painter.drawEllipse(origin, radius, radius)
        painter.translate(-x - pip_x, -pip_y)


def _pip_coats(radius: float, ink: str, theme: Theme, unit: float) -> list[tuple[QBrush, float]]:
    """Return brushes and radii of the layers of a hollow filled with colour, the lowest first.

    A lit lip, a dark wall, and a floor that is lightest in the middle; simpler where that could not be seen.
    """
    pixels = radius * unit
    flat = theme.tile_body == theme.tile_face[0]
    coats: list[tuple[QBrush, float]] = []
    if pixels > _HOLLOW_FROM and not flat:
        coats.append((QBrush(colour(TILE_RIM, 0.9)), radius * 1.17))
    if pixels <= _DEEP_FROM or flat:
        return [*coats, (QBrush(colour(ink)), radius)]
    coats.append((QBrush(colour(mixed(theme.engraving, ink, 0.35), 0.75)), radius * 1.05))
    floor = QRadialGradient(QPointF(0, 0), radius)
    for place, tint in (
        (0.0, mixed(ink, "#FFFFFF", 0.12)),
        (0.55, mixed(ink, "#FFFFFF", 0.05)),
        (0.72, ink),
        (0.84, mixed(ink, "#000000", 0.18)),
        (1.0, mixed(ink, "#000000", 0.48)),
    ):
        floor.setColorAt(place, colour(tint))
    return [*coats, (QBrush(floor), radius)]


def paint_veil(painter: QPainter, theme: Theme) -> None:
    """Paint the darkening of an unplayable tile; in high contrast its face is black instead."""
    if theme.veil_strength:
        painter.fillPath(body_path(), colour(theme.veil, theme.veil_strength))
        return
    edge = 0.05
    painter.fillPath(body_path(), colour(theme.ring))
    painter.fillPath(body_path(-edge), colour(theme.plate))
    painter.setPen(QPen(colour(theme.veil), 0.03))
    painter.drawLine(QLineF(0, -0.33, 0, 0.33))


def paint_numeral(painter: QPainter, number: int, theme: Theme, veiled: bool = False) -> None:
    """Paint a number upright round the origin, sized for one half; 6 and 9 are underlined."""
    ink = theme.tile_ink or PIP_COLOURS[number]
    if veiled:
        ink = mixed(ink, theme.veil, theme.veil_strength * 0.8) if theme.veil_strength else theme.veil
    figure = text_path(str(number), _NUMERAL)
    if number >= 10:
        figure = QTransform.fromScale(_NARROW, _LOWER).map(figure)
    underlined = number in (6, 9)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(ink))
    if underlined:
        painter.translate(0, -0.06)
        painter.drawRoundedRect(QRectF(-0.25, 0.365, 0.5, 0.085), 0.03, 0.03)
    painter.drawPath(figure)
    painter.restore()


def paint_back(painter: QPainter, theme: Theme, unit: float) -> None:
    """Paint the back of a tile: the same on every tile, and symmetrical, so that it reveals nothing."""
    body, face, line, star = theme.back
    edge = 0.05 if body == theme.ring else min(0.02, 0.7 / unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(body_path(), colour(body if body == theme.ring else mixed(body, "#000000", 0.35)))
    painter.fillPath(body_path(-edge), colour(face if body == theme.ring else body))
    inset = 0.05
    panel = BODY.adjusted(inset, inset, -inset, -inset)
    painter.setBrush(downwards(panel, mixed(face, body, 0.3), face, mixed(face, body, 0.3)))
    painter.drawRoundedRect(panel, CORNER - inset, CORNER - inset)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(line, 0.85), max(0.022, 0.8 / unit)))
    painter.drawRoundedRect(BODY.adjusted(0.13, 0.13, -0.13, -0.13), 0.06, 0.06)
    # A compass rose: no seat's emblem, and the same when turned by half.
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(star))
    painter.drawPolygon([QPointF(0.25 * x, 0.25 * y) for x, y in ring(16, (1.0, 0.3, 0.62, 0.3))])
    for x in (-0.55, 0.55):
        painter.drawPolygon(
            [QPointF(x - 0.09, 0), QPointF(x, -0.055), QPointF(x + 0.09, 0), QPointF(x, 0.055)]
        )


class Halo(Struct, frozen=True):
    """What is beneath a tile: soft light, and lines round it. Distances are from its edge, in u."""

    reach: float
    light: tuple[str, float, float] | None = None
    """Its colour in the theme, its strength, and where it begins to fade."""
    lines: tuple[tuple[str, float, float, float], ...] = ()
    """Their colours, strengths, widths and distances."""


HALOS = {
    TileState.OPEN: Halo(0.42, ("gold", 0.95, 0.04)),
    TileState.NEW: Halo(0.36, ("ring", 0.95, 0.05), (("ring", 0.9, 0.1, 0.025),)),
    TileState.PLAYABLE: Halo(0.27, ("gold", 0.6, 0.03), (("gold", 1.0, 0.08, 0.015),)),
    TileState.SUGGESTED: Halo(0.42, ("ring", 0.95, 0.06), (("ring", 1.0, 0.13, 0.035),)),
    TileState.NEWS: Halo(0.12, None, (("ring", 0.55, 0.05, 0.06),)),
    TileState.LAST: Halo(0.15, None, (("ring", 1.0, 0.06, 0.095),)),
    TileState.SELECTED: Halo(0.3, None, (("gold_ink", 0.9, 0.15, 0.215), ("gold", 1.0, 0.09, 0.215))),
    TileState.FOCUS: Halo(0.21, None, ((FOCUS[0], 1.0, 0.08, 0.085), (FOCUS[1], 1.0, 0.08, 0.16))),
}
"""By the states that have one, in the order of painting."""


def halo_area(state: TileState) -> QRectF:
    """Return what a halo covers, in u."""
    reach = HALOS[state].reach
    return BODY.adjusted(-reach, -reach, reach, reach)


def paint_halo(painter: QPainter, state: TileState, theme: Theme) -> None:
    """Paint the halo of one of HALOS, which goes beneath the tile."""
    halo = HALOS[state]
    if halo.light is not None:
        tint, strength, start = halo.light
        paint_soft(painter, body_path(start), colour(getattr(theme, tint), strength), halo.reach - start)
    for tint, strength, width, distance in halo.lines:
        pen = QPen(colour(getattr(theme, tint, tint), strength), width)
        painter.strokePath(body_path(distance), pen)


PAD_AREA = BODY.adjusted(-0.5, -0.5, 0.5, 0.5)
"""Everything painted of such a place, in u."""


def _dashes(tint: str, width: float) -> QPen:
    pen = QPen(colour(tint), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
    pen.setDashPattern([0.21 / width, 0.085 / width])
    return pen


def paint_legal(painter: QPainter, theme: Theme, unit: float) -> None:
    """Paint a legal end: dashed gold round a veil of gold; `unit` pixels per u."""
    width = max(0.06, 1.8 / unit)
    paint_soft(painter, body_path(), colour(theme.gold, 0.26), 0.14)
    casing = colour("#FFFFFF", 0.8) if is_light(theme.felt[1]) else colour("#000000", 0.35)
    painter.strokePath(body_path(-0.02), QPen(casing, width * 1.9))
    painter.strokePath(body_path(-0.02), _dashes(theme.gold, width))


def paint_nearest(painter: QPainter, theme: Theme, unit: float) -> None:
    """Paint the end on which the tile would land: solid gold and glowing."""
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
