"""A tile assembled from its kept pictures, between lying and lifted, face up and face down."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterator
from typing import NamedTuple

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from mtdesk.table.art import halos, tiles
from mtdesk.table.art.painting import painted, scale_of
from mtdesk.table.art.pictures import PICTURES, finer, scale_step
from mtdesk.table.art.tiles import TileState
from mtdesk.table.look import Look, TileStyle
from mtdesk.table.theme import Theme

LIFTED_SIZE = 0.04
"""How much larger a fully lifted tile is painted: it is nearer to the eye."""


class ShownTile(msgspec.Struct, frozen=True):
    """How a tile looks; ``unit`` is scene pixels per u, ``flip`` and ``lift`` go from 0 to 1."""

    ends: tuple[int, int]
    unit: float
    state: TileState
    flip: float
    lift: float

    @property
    def face_up(self) -> bool:
        """Whether the face is visible."""
        return self.flip < 0.5

    @property
    def reach(self) -> float:
        """How far halos, and the shadow in any direction, extend beyond the tile, in u."""
        grown = 1 + (tiles.LIFT - 1) * self.lift
        shadow = (tiles.SHADOW_DROP + tiles.SHADOW_REACH) * grown + LIFTED_SIZE * self.lift
        return max([shadow, *(reach for halo, reach in halos.HALOS.items() if halo in self.state)])

    @property
    def narrowing(self) -> float:
        """Height of the turning tile as a share of the lying one's."""
        return max(0.02, abs(math.cos(math.pi * self.flip))) if 0 < self.flip < 1 else 1.0


class TilePainter:
    """Paints one tile round the origin; shadow and numerals are right however the painter is turned.

    It looks its pictures up only when the size changes: a tile that moves is painted in every frame.
    """

    def __init__(self, tile: ShownTile, look: Look) -> None:
        self.look = look
        self._tile = tile
        self._kind: tuple[_Steps, TileStyle, bool] | None = None
        """The steps of size, the style and the roughness that the pictures are for."""
        self._shadows: list[tuple[float, _Picture]] = []
        """With their opacity, since a tile that is being lifted has two."""
        self._halos: list[_Picture] = []
        self._body: _Picture
        self._numerals: list[tuple[float, _Picture]] = []
        """With the middles of their halves."""

    def __call__(self, painter: QPainter) -> None:
        """Paint the tile."""
        tile = self._tile
        painter.save()
        painter.scale(tile.unit, tile.unit)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rough = not painter.testRenderHint(QPainter.RenderHint.Antialiasing)
        # Copying a turned picture is five times slower with it, and the pictures' own edges are transparent.
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        transform = painter.combinedTransform()
        on_device = round(scale_of(transform), 6)
        style = tiles.shown_style(self.look, on_device / painter.device().devicePixelRatio())
        kind = _steps(on_device), style, rough
        if kind != self._kind:
            self._kind = kind
            self._look_up(*kind)
        turn = math.atan2(transform.m12(), transform.m11())
        if self._shadows:
            self._paint_shadow(painter, turn)
        grown = 1 + LIFTED_SIZE * tile.lift
        narrowing = tile.narrowing
        if grown != 1 or narrowing != 1:
            painter.scale(grown, grown * narrowing)
        for halo in self._halos:
            halo.copy(painter)
        self._body.copy(painter)
        for x, numeral in self._numerals:
            painter.save()
            painter.translate(QPointF(x, 0))
            painter.rotate(-math.degrees(turn))
            numeral.copy(painter)
            painter.restore()
        painter.restore()

    def _look_up(self, steps: _Steps, style: TileStyle, rough: bool) -> None:
        tile, theme, (scale, fine) = self._tile, self.look.theme, steps
        self._shadows = [
            (share, _picture(tiles.shadow_area(float(lifted)), tiles.shadow_picture(theme, scale, lifted)))
            for lifted, share in ((False, 1 - tile.lift), (True, tile.lift))
            if theme.shadow and share > 0
        ]
        self._halos = [
            _picture(halos.halo_area(halo), halos.halo_picture(halo, theme, scale))
            for halo in halos.HALOS
            if halo in tile.state and halo is not TileState.OPEN
        ]
        self._body = _body(tile, style, theme, fine, rough)
        self._numerals = list(_numerals(tile, style, theme, fine))

    def _paint_shadow(self, painter: QPainter, turn: float) -> None:
        tile = self._tile
        drop = tiles.SHADOW_DROP * (1 + (tiles.LIFT - 1) * tile.lift)
        below = QPointF(drop * math.sin(turn), drop * math.cos(turn))
        narrowing = tile.narrowing
        if len(self._shadows) == 1 and narrowing == 1:
            self._shadows[0][1].copy(painter, below)
            return
        opacity = painter.opacity()
        painter.save()
        painter.translate(below)
        painter.scale(1, narrowing)
        for share, shadow in self._shadows:
            painter.setOpacity(opacity * share)
            shadow.copy(painter)
        painter.restore()


class _Steps(NamedTuple):
    """Sizes of pictures on their ladder, in device pixels per u: of shadows and halos, and of the tile."""

    soft: float
    tile: float


@functools.lru_cache(maxsize=256)
def _steps(on_device: float) -> _Steps:
    """Return the steps for a size; all tiles that change their size together have the same ones."""
    return _Steps(scale_step(on_device), scale_step(on_device * finer(on_device)))


class _Picture(NamedTuple):
    """A kept picture, the area it covers, in u, and its own."""

    area: QRectF
    pixmap: QPixmap
    source: QRectF

    def copy(self, painter: QPainter, shift: QPointF | None = None) -> None:
        """Paint it, or paint it ``shift`` away."""
        area = self.area if shift is None else self.area.translated(shift)
        painter.drawPixmap(area, self.pixmap, self.source)


def _picture(area: QRectF, pixmap: QPixmap) -> _Picture:
    return _Picture(area, pixmap, QRectF(pixmap.rect()))


def _body(tile: ShownTile, style: TileStyle, theme: Theme, scale: float, rough: bool) -> _Picture:
    """Face or back, without numerals; the style is the one shown."""
    veiled = TileState.VEILED in tile.state
    ends = tile.ends if tile.face_up else None
    return _picture(
        tiles.picture_area(), tiles.body_picture(ends, style, theme, scale, veiled=veiled, rough=rough)
    )


def _numerals(
    tile: ShownTile, style: TileStyle, theme: Theme, scale: float
) -> Iterator[tuple[float, _Picture]]:
    """Yield the numerals of a face that has any, with the middles of their halves."""
    if style is TileStyle.NUMERALS and tile.face_up:
        veiled = TileState.VEILED in tile.state
        for number, x in zip(tile.ends, (-tiles.HALF, tiles.HALF), strict=True):
            yield x, _picture(tiles.NUMERAL_AREA, tiles.numeral_picture(number, theme, scale, veiled))


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
    look = Look(look.theme, tiles.shown_style(look, unit))
    state = TileState.VEILED if veiled else TileState.NORMAL
    tile = ShownTile(ends or (0, 0), unit, state, flip=float(ends is None), lift=0.0)
    area = tiles.picture_area()
    if upright:
        area = QRectF(area.top(), area.left(), area.height(), area.width())

    def paint(painter: QPainter) -> None:
        painter.rotate(90 if upright else 0)
        _body(tile, look.style, look.theme, unit * ratio, rough=False).copy(painter)
        for x, numeral in _numerals(tile, look.style, look.theme, unit * ratio):
            painter.save()
            painter.translate(QPointF(x, 0))
            painter.rotate(-90 if upright else 0)
            numeral.copy(painter)
            painter.restore()

    def paint_picture() -> QPixmap:
        picture = painted(area, unit * ratio, paint)
        picture.setDevicePixelRatio(ratio)
        return picture

    return PICTURES.get(("tile", tile, look, ratio, upright), paint_picture)
