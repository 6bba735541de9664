"""Pictures painted once and kept, and the tile that is assembled from them.

A tile has a picture of its body and others of what must not turn with it: its shadow and its numerals. So the
same ones serve at every angle.
"""

from __future__ import annotations

import functools
import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import NamedTuple

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from mtdesk.table.art import tiles
from mtdesk.table.art.painting import paint_shadow, painted, scale_of
from mtdesk.table.art.tiles import BODY, HALF, HALOS, TileState
from mtdesk.table.look import Look, TileStyle, current_look
from mtdesk.table.theme import Theme

_LIMIT = 64 * 1024 * 1024
"""Bytes: every tile of a large set at one size on the finest screens there are. More is seldom asked for
again, and would only make the memory grow all evening."""
_STEP = 2 ** (1 / 8)
_STEPS_LARGER = 8
"""How many steps larger, about twice, a picture may be that serves a rough painting."""


class Picture(NamedTuple):
    """A kept picture and the area it covers."""

    area: QRectF
    pixmap: QPixmap

    def draw(self, painter: QPainter) -> None:
        """Paint it over its area."""
        painter.drawPixmap(self.area, self.pixmap, QRectF(self.pixmap.rect()))


class PictureCache:
    """Pictures by what they show and their scale; the longest unused go when all exceed _LIMIT.

    Scales are steps of a ladder of about 9 %, so that zooming rarely repaints.
    """

    def __init__(self) -> None:
        self._size = 0
        self._pictures: OrderedDict[tuple[Hashable, float], Picture] = OrderedDict()

    def get(
        self,
        what: Hashable,
        area: QRectF,
        scale: float,
        paint: Callable[[QPainter], None],
        *,
        rough: bool = False,
    ) -> Picture:
        """Return the picture of ``area`` at ``scale`` pixels per unit, painted now if it is missing.

        A ``rough`` one may be larger by some steps, if that is there already.
        """
        for step in range(_STEPS_LARGER + 1 if rough else 1):
            key = what, scale if step == 0 else scale_step(scale * _STEP**step)
            kept = self._pictures.get(key)
            if kept is not None:
                self._pictures.move_to_end(key)
                return kept
        pixmap = painted(area, scale, paint)
        picture = self._pictures[what, scale] = Picture(area, pixmap)
        self._size += _bytes(picture)
        while self._size > _LIMIT and len(self._pictures) > 1:
            self._size -= _bytes(self._pictures.popitem(last=False)[1])
        return picture


PICTURES = PictureCache()
"""Those of the process; what they show includes the theme, so that a change of it needs no clearing."""


def _bytes(picture: Picture) -> int:
    return picture.pixmap.width() * picture.pixmap.height() * 4


@functools.lru_cache(maxsize=256)
def scale_step(scale: float) -> float:
    """Return the step of the ladder at or above ``scale``."""
    return float(_STEP ** math.ceil(math.log(scale) / math.log(_STEP) - 1e-6))


class ShownTile(msgspec.Struct, frozen=True):
    """How a tile looks; ``unit`` is scene pixels per u, ``flip`` and ``lift`` go from 0 to 1."""

    ends: tuple[int, int]
    unit: float
    state: TileState = TileState.NORMAL
    flip: float = 0.0
    lift: float = 0.0

    @property
    def face_up(self) -> bool:
        """Whether the face is visible."""
        return self.flip < 0.5

    @property
    def is_lifted(self) -> bool:
        """Whether its shadow is that of a lifted tile."""
        return self.lift > 0.5

    @property
    def shadow_drop(self) -> float:
        """How far its shadow is below it, in u."""
        return _SHADOW_DROP * (1 + (_LIFT - 1) * self.lift)

    @property
    def shadow_reach(self) -> float:
        """How far its shadow fades out, in u."""
        return _SHADOW_REACH * (_LIFT if self.is_lifted else 1.0)

    @property
    def area(self) -> QRectF:
        """The tile with its halos, and its shadow in any direction, in scene pixels."""
        shadow = self.shadow_drop + self.shadow_reach + _LIFTED_SIZE * self.lift
        reach = max([shadow, *(halo.reach for state, halo in HALOS.items() if state in self.state)])
        area = BODY.adjusted(-reach, -reach, reach, reach)
        return QRectF(area.topLeft() * self.unit, area.size() * self.unit)

    def paint(self, painter: QPainter) -> None:
        """Paint it in the current look."""
        paint_tile(painter, self, current_look())


_SHADOW_DROP, _SHADOW_REACH, _LIFT = 0.075, 0.13, 3.0
"""Offset and softness of a lying tile's shadow in u; a lifted tile's are _LIFT times as large."""
_LIFTED_SIZE = 0.04
"""How much larger a fully lifted tile is painted: it is nearer to the eye."""
_AREA = BODY.adjusted(-0.02, -0.02, 0.02, 0.02)
_NUMERAL_AREA = QRectF(-0.5, -0.5, 1, 1)


def paint_tile(painter: QPainter, tile: ShownTile, look: Look) -> None:
    """Paint a tile round the origin; shadow and numerals are right however the painter is turned."""
    painter.save()
    painter.scale(tile.unit, tile.unit)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    rough = not painter.testRenderHint(QPainter.RenderHint.Antialiasing)
    # Copying a turned picture is five times slower with it, and the pictures' own edges are transparent.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    transform = painter.combinedTransform()
    on_device = round(scale_of(transform), 6)
    scale, theme = scale_step(on_device), look.theme
    turn = math.atan2(transform.m12(), transform.m11())
    narrowing = max(0.02, abs(math.cos(math.pi * tile.flip))) if 0 < tile.flip < 1 else 1.0
    if theme.shadow:
        _paint_shadows(painter, tile, theme, scale, turn, narrowing)
    grown = 1 + _LIFTED_SIZE * tile.lift
    if grown != 1 or narrowing != 1:
        painter.scale(grown, grown * narrowing)
    if tile.state:
        for halo in HALOS:
            if halo in tile.state and halo is not TileState.OPEN:
                halo_picture(halo, theme, scale).draw(painter)
    style = tiles.shown_style(look, on_device / painter.device().devicePixelRatio())
    # A picture to be turned is painted finer than the device: small ones need it most.
    fine = scale_step(on_device * (2.0 if on_device < 64 else 1.4))
    _paint_side(painter, tile, style, theme, fine, math.degrees(turn), rough=rough)
    painter.restore()


def _paint_shadows(
    painter: QPainter, tile: ShownTile, theme: Theme, scale: float, turn: float, narrowing: float
) -> None:
    """Paint the shadow of a lying or of a lifted tile."""
    drop, reach = tile.shadow_drop, tile.shadow_reach
    shade = functools.partial(
        paint_shadow,
        path=tiles.body_path(-0.02),
        strength=theme.shadow * (1.3 if tile.is_lifted else 1.0),
        reach=reach,
        offset=QPointF(0, 0),
    )
    painter.save()
    painter.translate(drop * math.sin(turn), drop * math.cos(turn))
    if narrowing != 1:
        painter.scale(1, narrowing)
    area = BODY.adjusted(-reach, -reach, reach, reach)
    PICTURES.get(("shadow", theme.name, tile.is_lifted), area, scale, shade).draw(painter)
    painter.restore()


def _paint_side(
    painter: QPainter,
    tile: ShownTile,
    style: TileStyle,
    theme: Theme,
    scale: float,
    turn: float,
    *,
    rough: bool = False,
) -> None:
    """Paint the face or the back, with numerals that stand upright though the painter is turned so far."""
    veiled = TileState.VEILED in tile.state
    pips = tile.ends if style is TileStyle.PIPS else ()
    side = pips if tile.face_up else None
    _side_picture(side, theme, scale, veiled=veiled, rough=rough).draw(painter)
    if side == ():
        for number, x in zip(tile.ends, (-HALF, HALF), strict=True):
            painter.save()
            painter.translate(x, 0)
            painter.rotate(-turn)
            numeral = functools.partial(tiles.paint_numeral, number=number, theme=theme, veiled=veiled)
            what = "numeral", number, theme.name, veiled
            PICTURES.get(what, _NUMERAL_AREA, scale, numeral).draw(painter)
            painter.restore()


def _side_picture(
    numbers: tuple[int, ...] | None, theme: Theme, scale: float, *, veiled: bool, rough: bool = False
) -> Picture:
    """Return the face with the pips of these numbers, or blank without any; None: the back."""

    def paint(painter: QPainter) -> None:
        if numbers is None:
            tiles.paint_back(painter, theme, scale)
        elif numbers:
            _side_picture((), theme, scale, veiled=False).draw(painter)
            for number, x in zip(numbers, (-HALF, HALF), strict=True):  # for all tiles that have it there
                pips = functools.partial(tiles.paint_pips, number=number, x=x, theme=theme, unit=scale)
                PICTURES.get(("pips", number, x, theme.name), _AREA, scale, pips).draw(painter)
        else:
            tiles.paint_face(painter, theme, scale)
        if veiled:
            tiles.paint_veil(painter, theme)

    return PICTURES.get(("side", numbers, theme.name, veiled), _AREA, scale, paint, rough=rough)


def halo_picture(state: TileState, theme: Theme, scale: float) -> Picture:
    """Return the halo of one of HALOS."""
    return PICTURES.get(
        ("halo", state, theme.name),
        tiles.halo_area(state),
        scale,
        lambda painter: tiles.paint_halo(painter, state, theme),
    )


def tile_picture(
    ends: tuple[int, int] | None, unit: float, look: Look, *, ratio: float = 1.0, upright: bool = False
) -> QPixmap:
    """Return a tile without shadow, `unit` pixels wide, for use outside the scene: lists, dialogs, pointers.

    `ends` are (inner, outer), None is a back; `upright` stands the tile up with its inner end on top;
    `ratio` is the device pixel ratio, which the pixmap carries.
    """
    style, tile = tiles.shown_style(look, unit), ShownTile(ends or (0, 0), unit, flip=float(ends is None))
    turn = 90.0 if upright else 0.0
    area = QRectF(_AREA.top(), _AREA.left(), _AREA.height(), _AREA.width()) if upright else _AREA

    def paint(painter: QPainter) -> None:
        painter.rotate(turn)
        _paint_side(painter, tile, style, look.theme, unit * ratio, turn)

    what = "tile", tile, style, look.theme.name, ratio, upright
    picture = PICTURES.get(what, area, unit * ratio, paint).pixmap
    picture.setDevicePixelRatio(ratio)
    return picture
