"""Domino tiles: face, numerals, back and shadow, and the states they can be in.

Everything is painted in units of u round the tile's centre, the tile lying with its inner end on the left.
The bevel is the same on all sides, so a turned tile needs no second picture; shadows and numerals, which must
not turn with the tile, are separate pictures.
"""

from __future__ import annotations

import enum
import functools

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from mtdesk.table.art.emblems import text_path
from mtdesk.table.art.painting import colour, disc, mixed, paint_shadow, painted, ring, round_pen, rounded
from mtdesk.table.art.pictures import PICTURES, steps_from
from mtdesk.table.art.pips import pip_places, pip_radius
from mtdesk.table.look import Look, TileStyle
from mtdesk.table.theme import MAX_PIPS, PIP_COLOURS, Theme

LENGTH, WIDTH, CORNER = 1.94, 0.95, 0.13
"""Size and corner radius of a painted tile in u; its cell is 2 by 1."""

BODY = QRectF(-LENGTH / 2, -WIDTH / 2, LENGTH, WIDTH)
HALF = LENGTH / 4
"""Distance of a half's centre from the tile's centre, in u."""

SHADOW_DROP, SHADOW_REACH, LIFT = 0.075, 0.13, 3.0
"""Offset and softness of a lying tile's shadow in u; a lifted tile's are LIFT times as large."""

NUMERAL_AREA = QRectF(-0.5, -0.5, 1, 1)
"""What the picture of a numeral covers round its middle, in u."""

_NUMERAL, _NARROW, _LOWER = 0.86, 0.77, 0.9
"""The em of a numeral in u; how narrow and low two digits are, so that they keep off the next half."""
_PIN_FROM = 30.0
_BEVEL = 0.052
_BEVEL_RINGS = 6
_HOLLOW_FROM = 2.5
_DEEP_FROM = 4.5
"""Radii of a pip in pixels from which its light rim, and its depth, are worth painting."""

_MARGIN = 0.02


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


def shown_style(look: Look, unit: float) -> TileStyle:
    """Return the style really painted at `unit` pixels per u: numerals where pips could not be counted."""
    return TileStyle.NUMERALS if look.theme.numerals_only or unit < look.smallest_pips else look.style


@functools.lru_cache(maxsize=256)
def body_path(grow: float = 0.0) -> QPainterPath:
    """Return the tile's outline, grown by `grow` u on all sides."""
    return rounded(BODY.adjusted(-grow, -grow, grow, grow), CORNER + grow)


def check_ends(*numbers: int) -> None:
    """Raises ValueError for numbers beyond 0 to 18."""
    if any(not 0 <= number <= MAX_PIPS for number in numbers):
        raise ValueError(f"no such tile: {numbers}")


def paint_face(painter: QPainter, ends: tuple[int, int], style: TileStyle, theme: Theme, unit: float) -> None:
    """The face with its pips; with numerals only the blank face, since they must stay upright.

    `unit` (pixels per u) decides how much detail is worth painting.
    Raises ValueError for numbers beyond 0 to 18.
    """
    check_ends(*ends)
    _paint_body(painter, theme, unit)
    _paint_engraving(painter, theme, unit)
    if style is TileStyle.PIPS:
        for number, x in zip(ends, (-HALF, HALF), strict=True):
            _paint_pips(painter, number, x, theme, unit)


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
    line = min(0.02, 0.7 / unit)
    _paint_bevel(painter, theme, line, unit)
    face = BODY.adjusted(_BEVEL, _BEVEL, -_BEVEL, -_BEVEL)
    ivory = QLinearGradient(face.topLeft(), face.bottomLeft())
    ivory.setColorAt(0, colour(theme.tile_face[0]))
    ivory.setColorAt(0.5, colour(theme.tile_face[1]))
    ivory.setColorAt(1, colour(theme.tile_face[0]))
    painter.setBrush(QBrush(ivory))
    painter.setPen(QPen(colour(theme.tile_rim, 0.9), max(0.016, 0.5 / unit)))
    painter.drawRoundedRect(face, CORNER - _BEVEL, CORNER - _BEVEL)


def _paint_bevel(painter: QPainter, theme: Theme, line: float, unit: float) -> None:
    """Paint the rounded edge, darkest outside: the same on all sides, since tiles are at every angle."""
    rings = max(1, min(_BEVEL_RINGS, round((_BEVEL - line) * unit / 0.8)))
    outer, inner = mixed(theme.tile_body, "#8A6A3A", 0.3), mixed(theme.tile_body, theme.tile_rim, 0.35)
    for ring_ in range(rings):
        share = (ring_ + 1) / rings
        tint = colour(mixed(outer, inner, share) if rings > 1 else theme.tile_body)
        painter.fillPath(body_path(-line - (_BEVEL - line) * ring_ / rings), tint)


def _paint_engraving(painter: QPainter, theme: Theme, unit: float) -> None:
    reach = WIDTH / 2 - 0.13
    groove = QLineF(0, -reach, 0, reach)
    painter.setPen(round_pen(colour(theme.tile_rim, 0.95), max(0.075, 2.2 / unit)))
    painter.drawLine(groove)
    painter.setPen(round_pen(colour(theme.engraving), max(0.026, 1 / unit)))
    painter.drawLine(groove)
    if theme.pin and unit >= _PIN_FROM:
        _paint_pin(painter, theme)


def _paint_pin(painter: QPainter, theme: Theme) -> None:
    radius = 0.062
    brass = QRadialGradient(QPointF(0, 0), radius)
    brass.setColorAt(0, colour(mixed(theme.pin, "#FFFFFF", 0.75)))
    brass.setColorAt(0.45, colour(mixed(theme.pin, "#FFFFFF", 0.1)))
    brass.setColorAt(1, colour(mixed(theme.pin, "#3A2405", 0.5)))
    painter.fillPath(disc(QPointF(0, 0), radius), brass)


def _paint_pips(painter: QPainter, number: int, x: float, theme: Theme, unit: float) -> None:
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
    """A hollow filled with colour, round the origin: brushes and radii of its layers, the lowest first.

    A lit lip, a dark wall, and a floor that is lightest in the middle; simpler where that could not be seen.
    """
    pixels = radius * unit
    flat = theme.tile_body == theme.tile_face[0]
    coats: list[tuple[QBrush, float]] = []
    if pixels > _HOLLOW_FROM and not flat:
        coats.append((QBrush(colour(theme.tile_rim, 0.9)), radius * 1.17))
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


def numeral_ink(number: int, theme: Theme, veiled: bool) -> QColor:
    """Return the colour a number is written in."""
    ink = theme.tile_ink or PIP_COLOURS[number]
    if veiled and not theme.veil_strength:
        return colour(theme.veil)
    return colour(mixed(ink, theme.veil, theme.veil_strength * 0.8) if veiled else ink)


def paint_numeral(painter: QPainter, number: int, theme: Theme, veiled: bool = False) -> None:
    """A number upright round the origin, sized for one half; 6 and 9 are underlined."""
    check_ends(number)
    ink = numeral_ink(number, theme, veiled)
    figure = text_path(str(number), _NUMERAL)
    if number >= 10:
        figure = QTransform.fromScale(_NARROW, _LOWER).map(figure)
    underlined = number in (6, 9)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    if underlined:
        painter.translate(0, -0.06)
        painter.drawRoundedRect(QRectF(-0.25, 0.365, 0.5, 0.085), 0.03, 0.03)
    painter.drawPath(figure)
    painter.restore()


def paint_back(painter: QPainter, theme: Theme, unit: float) -> None:
    """The back of a tile: the same on every tile, and symmetrical, so that it reveals nothing."""
    body, face, line, star = theme.back
    edge = 0.05 if body == theme.ring else min(0.02, 0.7 / unit)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.fillPath(body_path(), colour(body if body == theme.ring else mixed(body, "#000000", 0.35)))
    painter.fillPath(body_path(-edge), colour(face if body == theme.ring else body))
    inset = 0.05
    panel = BODY.adjusted(inset, inset, -inset, -inset)
    lacquer = QLinearGradient(panel.topLeft(), panel.bottomLeft())
    lacquer.setColorAt(0, colour(mixed(face, body, 0.3)))
    lacquer.setColorAt(0.5, colour(face))
    lacquer.setColorAt(1, colour(mixed(face, body, 0.3)))
    painter.setBrush(QBrush(lacquer))
    painter.drawRoundedRect(panel, CORNER - inset, CORNER - inset)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour(line, 0.85), max(0.022, 0.8 / unit)))
    painter.drawRoundedRect(BODY.adjusted(0.13, 0.13, -0.13, -0.13), 0.06, 0.06)
    _paint_back_star(painter, star)


def _paint_back_star(painter: QPainter, star: str) -> None:
    """A compass rose: no seat's emblem, and the same when turned by half."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(star))
    painter.drawPolygon([QPointF(0.25 * x, 0.25 * y) for x, y in ring(16, (1.0, 0.3, 0.62, 0.3))])
    for x in (-0.55, 0.55):
        painter.drawPolygon(
            [QPointF(x - 0.09, 0), QPointF(x, -0.055), QPointF(x + 0.09, 0), QPointF(x, 0.055)]
        )


def body_picture(
    ends: tuple[int, int] | None,
    style: TileStyle,
    theme: Theme,
    scale: float,
    veiled: bool,
    rough: bool = False,
) -> QPixmap:
    """Return the face without numerals (None: the back), at `scale` device pixels per u, over `picture_area`.

    For a rough painting, a larger existing one will do.
    """

    def paint(painter: QPainter) -> None:
        if ends is None:
            paint_back(painter, theme, scale)
        elif style is TileStyle.PIPS:
            painter.save()
            painter.resetTransform()
            painter.drawPixmap(0, 0, body_picture(ends, TileStyle.NUMERALS, theme, scale, veiled=False))
            for number, x in zip(ends, (-HALF, HALF), strict=True):
                painter.drawPixmap(0, 0, _pips_picture(number, x, theme, scale))
            painter.restore()
        else:
            paint_face(painter, ends, style, theme, scale)
        if veiled:
            paint_veil(painter, theme)

    face = ends if style is TileStyle.PIPS or ends is None else (0, 0)
    keys = [("body", face, style, theme.name, step, veiled) for step in steps_from(scale)]
    key = PICTURES.nearest(keys) if rough else keys[0]
    return PICTURES.get(key, lambda: painted(picture_area(), scale, paint))


def _pips_picture(number: int, x: float, theme: Theme, scale: float) -> QPixmap:
    """Return the pips of one half on a transparent ground, for all tiles that have that number there."""
    return PICTURES.get(
        ("pips", number, x, theme.name, scale),
        lambda: painted(picture_area(), scale, lambda painter: _paint_pips(painter, number, x, theme, scale)),
    )


def picture_area() -> QRectF:
    """Return what `body_picture` covers, in u."""
    return BODY.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)


def numeral_picture(number: int, theme: Theme, scale: float, veiled: bool) -> QPixmap:
    """Return a numeral on nothing, at `scale` device pixels per u.

    Covers a square of 1 u round its middle.
    """
    key = ("numeral", number, theme.name, scale, veiled)
    return PICTURES.get(
        key, lambda: painted(NUMERAL_AREA, scale, lambda p: paint_numeral(p, number, theme, veiled))
    )


def shadow_area(lift: float) -> QRectF:
    """Return what the shadow's picture covers round the shadow's middle, in u; `lift` from 0 (lying) to 1."""
    reach = SHADOW_REACH * (1 + (LIFT - 1) * lift)
    return BODY.adjusted(-reach, -reach, reach, reach)


def shadow_picture(theme: Theme, scale: float, lifted: bool) -> QPixmap:
    """Return the shadow of a lying or a lifted tile, without its offset."""
    area = shadow_area(1.0 if lifted else 0.0)
    reach = SHADOW_REACH * (LIFT if lifted else 1.0)

    def paint(painter: QPainter) -> None:
        paint_shadow(painter, body_path(-0.02), theme.shadow * (1.3 if lifted else 1.0), reach, QPointF(0, 0))

    return PICTURES.get(("shadow", theme.name, scale, lifted), lambda: painted(area, scale, paint))
