"""A tile put together from its kept pictures, between lying and lifted, face up and face down."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from mtdesk.table.art import halos, tiles
from mtdesk.table.art.pictures import PICTURES, finer, painted, scale_step
from mtdesk.table.art.soft import device_scale
from mtdesk.table.art.tiles import TileState
from mtdesk.table.look import Look, TileStyle
from mtdesk.table.theme import Theme

LIFTED_SIZE = 0.04
"""How much larger a fully lifted tile is painted: it is nearer to the eye."""


@dataclass(frozen=True, slots=True)
class ShownTile:
    """All that decides how a tile looks; `unit` is scene pixels per u, `flip` and `lift` go from 0 to 1."""

    ends: tuple[int, int]
    unit: float
    state: TileState
    flip: float
    lift: float

    @property
    def face_up(self) -> bool:
        """Whether the face is to be seen."""
        return self.flip < 0.5

    @property
    def reach(self) -> float:
        """How far shadow, in any direction, and halos reach beyond the tile, in u."""
        grown = 1 + (tiles.LIFT - 1) * self.lift
        shadow = (tiles.SHADOW_DROP + tiles.SHADOW_REACH) * grown + LIFTED_SIZE * self.lift
        return max([shadow, *(halos.HALO_REACH[halo] for halo in halos.HALOS if halo in self.state)])

    @property
    def narrowing(self) -> float:
        """Height of the turning tile as a share of the lying one's."""
        return max(0.02, abs(math.cos(math.pi * self.flip))) if 0 < self.flip < 1 else 1.0


def paint_shown(painter: QPainter, tile: ShownTile, look: Look) -> None:
    """Paint the tile round the origin; shadow and numerals are right however the painter is turned."""
    painter.save()
    painter.scale(tile.unit, tile.unit)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    rough = not painter.testRenderHint(QPainter.RenderHint.Antialiasing)
    # Copying a turned picture is five times slower with it, and the pictures' own edges are transparent.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    on_device = device_scale(painter)
    turn = _turn(painter)
    if look.theme.shadow:
        _paint_shadow(painter, tile, look.theme, scale_step(on_device), turn)
    size = 1 + LIFTED_SIZE * tile.lift
    painter.scale(size, size * tile.narrowing)
    for halo in halos.HALOS:
        if halo in tile.state and halo is not TileState.OPEN:
            picture = halos.halo_picture(halo, look.theme, scale_step(on_device))
            _copy(painter, halos.halo_area(halo), picture)
    style = tiles.shown_style(look.style, look.theme, on_device / painter.device().devicePixelRatio())
    _paint_body(painter, tile, Look(look.theme, style), scale_step(on_device * finer(on_device)), turn, rough)
    painter.restore()


def _paint_shadow(painter: QPainter, tile: ShownTile, theme: Theme, scale: float, turn: float) -> None:
    drop = tiles.SHADOW_DROP * (1 + (tiles.LIFT - 1) * tile.lift)
    opacity = painter.opacity()
    painter.save()
    painter.translate(drop * math.sin(turn), drop * math.cos(turn))
    painter.scale(1, tile.narrowing)
    for lifted, share in ((False, 1 - tile.lift), (True, tile.lift)):
        if share > 0:
            painter.setOpacity(opacity * share)
            _copy(painter, tiles.shadow_area(float(lifted)), tiles.shadow_picture(theme, scale, lifted))
    painter.restore()


def _paint_body(
    painter: QPainter, tile: ShownTile, look: Look, scale: float, turn: float, rough: bool = False
) -> None:
    """Paint face or back; the look's style is what is shown."""
    theme, style = look.theme, look.style
    veiled = TileState.VEILED in tile.state
    ends = tile.ends if tile.face_up else None
    _copy(painter, tiles.picture_area(), tiles.body_picture(ends, style, theme, scale, veiled, rough))
    if ends is None or style is not TileStyle.NUMERALS:
        return
    for number, x in zip(ends, (-tiles.HALF, tiles.HALF), strict=True):
        painter.save()
        painter.translate(QPointF(x, 0))
        painter.rotate(-math.degrees(turn))
        _copy(painter, tiles.NUMERAL_AREA, tiles.numeral_picture(number, theme, scale, veiled))
        painter.restore()


def _turn(painter: QPainter) -> float:
    """By how much the painter's coordinates are turned on screen, in radians, clockwise."""
    transform = painter.combinedTransform()
    return math.atan2(transform.m12(), transform.m11())


def _copy(painter: QPainter, area: QRectF, picture: QPixmap) -> None:
    painter.drawPixmap(area, picture, QRectF(picture.rect()))


def tile_picture(
    ends: tuple[int, int] | None,
    unit: float,
    look: Look,
    *,
    ratio: float = 1.0,
    veiled: bool = False,
    upright: bool = False,
) -> QPixmap:
    """A tile without shadow, `unit` pixels wide, for use outside the scene: lists, dialogs, the pointer.

    `ends` are (inner, outer), None is a back; `upright` stands the tile up with its inner end on top;
    `ratio` is the device pixel ratio, which the pixmap carries. Raises ValueError for numbers beyond 0 to 18.
    """
    tiles.check_ends(*(ends or ()))
    look = Look(look.theme, tiles.shown_style(look.style, look.theme, unit))
    state = TileState.VEILED if veiled else TileState.NORMAL
    tile = ShownTile(ends or (0, 0), unit, state, flip=float(ends is None), lift=0.0)
    area = tiles.picture_area()
    if upright:
        area = QRectF(area.top(), area.left(), area.height(), area.width())

    def paint(painter: QPainter) -> None:
        painter.rotate(90 if upright else 0)
        _paint_body(painter, tile, look, unit * ratio, _turn(painter))

    def paint_picture() -> QPixmap:
        picture = painted(area, unit * ratio, paint)
        picture.setDevicePixelRatio(ratio)
        return picture

    return PICTURES.get(("tile", tile, look, ratio, upright), paint_picture)
