"""Small pictures of the game: tiles, trains, markers and signs on a piece of cloth, painted as on the table.

Places are in units of a tile's width. A scene is 10 wide and 4.4 high, its middle at the origin, y pointing
down.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mtdesk.table.art.colours import colour, readable
from mtdesk.table.art.emblems import paint_disc, text_path
from mtdesk.table.art.locomotive import paint_locomotive
from mtdesk.table.art.painting import disc, painted, round_pen, rounded
from mtdesk.table.art.pictures import ShownTile, paint_tile
from mtdesk.table.art.tiles import BODY, CORNER, TileState, paint_halo
from mtdesk.table.look import Look, TileStyle, current_theme, seat_look
from mtdesk.table.theme import FLAT, Theme, mexican_look
from mtdesk.ui.kit.drawings import Drawing
from mtdesk.ui.kit.sizes import scaled

WIDTH, HEIGHT = 10.0, 4.4
MEXICAN = -1
"""Stands for a seat in the case of a Mexican train."""
_USUAL, _COUNTED_DOWN = 12, 10
"""The highest number in scenes, and the lowest that means one of the highest."""
_AREA, _SIZE = QRectF(0, 0, 220, 96.8), QSize(220, 101)
"""What a scene takes in a text of the usual size, in pixels; there is some air below it."""
_FINE = 3.0
_EDGE = 7 / 84
"""The radius of the corners, relative to the height."""
_FAINT = 0.35
_GOOD, _BAD = "#4FBF67", "#E4574C"


@dataclass(frozen=True, slots=True)
class Part:
    """Something in a scene; ``faint``: it is no longer there, or it is somebody else's."""

    x: float
    y: float

    def paint(self, painter: QPainter, theme: Theme) -> None:
        """Paint it at the origin."""
        raise NotImplementedError


Scene = tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class Piece(Part):
    """A tile, face up unless ``ends`` is None, its inner end first; ``turn`` in degrees."""

    ends: tuple[int, int] | None
    turn: float = 0.0
    lit: bool = False
    """Glows: an open double, or the tile that the picture is about."""
    faint: bool = False

    def paint(self, painter: QPainter, theme: Theme) -> None:
        painter.rotate(self.turn)
        if self.lit:
            paint_halo(painter, TileState.OPEN, theme)
        flip = 1.0 if self.ends is None else 0.0
        shown = ShownTile(self.ends or (0, 0), 1.0, flip=flip)
        paint_tile(painter, shown, Look(theme, TileStyle.NUMERALS))


@dataclass(frozen=True, slots=True)
class Place(Part):
    """An empty place for a tile."""

    turn: float = 0.0

    def paint(self, painter: QPainter, theme: Theme) -> None:
        painter.rotate(self.turn)
        painter.setPen(QPen(_ink(theme), 0.07, Qt.PenStyle.DashLine))
        painter.drawPath(rounded(BODY, CORNER))


@dataclass(frozen=True, slots=True)
class Station(Part):
    """The middle of the table, without its engine."""

    def paint(self, painter: QPainter, theme: Theme) -> None:
        circle = disc(QPointF(0, 0), 1.3)
        painter.fillPath(circle, colour(theme.hub[1]))
        painter.strokePath(circle, round_pen(colour(theme.hub_edge), 0.08))


@dataclass(frozen=True, slots=True)
class Badge(Part):
    """Whose something is: the emblem of a seat, or that of Mexican trains."""

    seat: int
    faint: bool = False

    def paint(self, painter: QPainter, theme: Theme) -> None:
        look = mexican_look() if self.seat == MEXICAN else seat_look(self.seat)
        paint_disc(painter, look, QPointF(0, 0), 0.62)


@dataclass(frozen=True, slots=True)
class Loco(Part):
    """The marker of a seat."""

    seat: int
    faint: bool = False

    def paint(self, painter: QPainter, theme: Theme) -> None:
        painter.scale(0.95, 0.95)
        paint_locomotive(painter, seat_look(self.seat), theme)


@dataclass(frozen=True, slots=True)
class Arrow(Part):
    """From one place to another, bent upwards by ``bend``."""

    to_x: float
    to_y: float
    bend: float = 0.0

    def paint(self, painter: QPainter, theme: Theme) -> None:
        end = QPointF(self.to_x - self.x, self.to_y - self.y)
        aside = QPointF(end.y(), -end.x()) * (self.bend / math.hypot(end.x(), end.y()))
        bow = end / 2 + (aside if end.x() >= 0 else -aside) * 2
        path = QPainterPath(QPointF(0, 0))
        path.quadTo(bow, end)
        heading = math.atan2(end.y() - bow.y(), end.x() - bow.x())
        for side in (-0.6, 0.6):
            path.moveTo(end)
            path.lineTo(end - QPointF(math.cos(heading + side), math.sin(heading + side)) * 0.34)
        painter.strokePath(path, round_pen(_ink(theme), 0.13))


@dataclass(frozen=True, slots=True)
class Sign(Part):
    """A number or another sign that reads the same in every language.

    ``yes`` is a tick, ``no`` a cross, ``flag`` the end of a round, ``knock`` a tap.
    """

    text: str

    def paint(self, painter: QPainter, theme: Theme) -> None:
        if self.text in _SIGNS:
            _SIGNS[self.text](painter, theme)
        else:
            painter.fillPath(text_path(self.text, 1.1), _ink(theme))


def _ink(theme: Theme, tint: str | None = None) -> QColor:
    """Return a colour distinct from the cloth: that of texts, or as close to ``tint`` as possible."""
    return colour(readable(tint or theme.text, theme.felt[1], 4.5))


def _strokes(*lines: tuple[tuple[float, float], ...]) -> QPainterPath:
    path = QPainterPath()
    for start, *others in lines:
        path.moveTo(*start)
        for place in others:
            path.lineTo(*place)
    return path


def _paint_yes(painter: QPainter, theme: Theme) -> None:
    tick = _strokes(((-0.32, 0.02), (-0.08, 0.28), (0.36, -0.28)))
    painter.strokePath(tick, round_pen(_ink(theme, _GOOD), 0.18))


def _paint_no(painter: QPainter, theme: Theme) -> None:
    cross = _strokes(((-0.28, -0.28), (0.28, 0.28)), ((0.28, -0.28), (-0.28, 0.28)))
    painter.strokePath(cross, round_pen(_ink(theme, _BAD), 0.18))


def _paint_flag(painter: QPainter, theme: Theme) -> None:
    """Paint the chequered flag at the end of a race."""
    cell = 0.28
    for row in range(3):
        for column in range(4):
            tint = "#101010" if (row + column) % 2 else "#F6F6F6"
            painter.fillRect(QRectF(-0.45 + cell * column, -0.75 + cell * row, cell, cell), colour(tint))
    painter.strokePath(_strokes(((-0.5, -0.8), (-0.5, 0.85))), round_pen(_ink(theme), 0.12))


def _paint_knock(painter: QPainter, theme: Theme) -> None:
    for radius in (0.4, 0.8, 1.2):
        arc, area = QPainterPath(), QRectF(-0.8 - radius, -radius, 2 * radius, 2 * radius)
        arc.arcMoveTo(area, 40)
        arc.arcTo(area, 40, -80)
        painter.strokePath(arc, round_pen(_ink(theme), 0.13))


_SIGNS: Mapping[str, Callable[[QPainter, Theme], None]] = MappingProxyType(
    {"yes": _paint_yes, "no": _paint_no, "flag": _paint_flag, "knock": _paint_knock}
)


# Whole scenes


def paint_scene(painter: QPainter, scene: Scene, area: QRectF, theme: Theme, *, faint: bool = False) -> None:
    """Paint a scene on its cloth."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(rounded(area, area.height() * _EDGE), colour(theme.felt[1]))
    painter.translate(area.center())
    unit = area.height() / HEIGHT
    painter.scale(unit, unit)
    for part in scene:
        painter.save()
        painter.translate(part.x, part.y)
        is_faint = isinstance(part, Piece | Badge | Loco) and part.faint
        painter.setOpacity((_FAINT if faint else 1.0) * (_FAINT if is_faint else 1.0))
        part.paint(painter, theme)
        painter.restore()


class ScenePicture(QWidget):
    """Shows a scene; the words beside it say the same to screen readers.

    ``unit``: how many pixels at scale 1 a tile is wide.
    """

    def __init__(self, unit: float, scene: Scene = ()) -> None:
        super().__init__()
        self._scene = scene
        self.setFixedSize(scaled(WIDTH * unit), scaled(HEIGHT * unit))

    def show_scene(self, scene: Scene) -> None:
        self._scene = scene
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            area = QRectF(self.rect())
            paint_scene(painter, self._scene, area, current_theme(), faint=not self.isEnabled())


def scene_drawing(scene: Scene) -> Drawing:
    """Return a scene for a text in a window, where it follows the theme."""
    return Drawing(_SIZE, lambda painter: paint_scene(painter, scene, _AREA, current_theme()))


def scene_address(scene: Scene) -> str:
    """Return the address of a scene as a picture for paper and browsers."""
    from mtdesk.ui.files.printing import png_address  # not with the set-up, whose scenes are on the screen

    picture = painted(_AREA, _FINE, lambda painter: paint_scene(painter, scene, _AREA, FLAT))
    return png_address(picture.toImage())


def train(
    x: float, y: float, *tiles: tuple[int, int], lit_last: bool = False, lengthwise: bool = False
) -> Scene:
    """Return tiles in a row to the right from ``x`` on, doubles crosswise unless all lie ``lengthwise``."""
    parts: list[Piece] = []
    for ends in tiles:
        crosswise = ends[0] == ends[1] and not lengthwise
        width = 1.0 if crosswise else 2.0
        parts.append(Piece(x + width / 2, y, ends, 90.0 if crosswise else 0.0))
        x += width
    if lit_last:
        parts[-1] = replace(parts[-1], lit=True)
    return tuple(parts)


def in_set(scene: Scene, highest: int) -> Scene:
    """Return a scene of the double-12 set with tiles of another set.

    Numbers from 10 on, and those that continue a row of them, are counted from the highest one down. Where
    others are too high, they move down; different ones stay different.
    """
    pips = {pip for part in scene if isinstance(part, Piece) for pip in part.ends or ()}
    shown: dict[int, int] = {}
    counted: set[int] = set()
    last = highest + 1
    for pip in sorted(pips, reverse=True):
        if pip >= _COUNTED_DOWN or pip + 1 in counted:
            counted.add(pip)
        last = shown[pip] = min(pip + highest - _USUAL if pip in counted else pip, last - 1)
    return tuple(
        replace(part, ends=(shown[part.ends[0]], shown[part.ends[1]]))
        if isinstance(part, Piece) and part.ends is not None
        else part
        for part in scene
    )


@functools.lru_cache(maxsize=256)
def scene(written: str) -> Scene:
    """Return a scene of parts between semicolons, such as ``hub -3.6 0; train -2.2 0 12-5 5-5 lit``.

    A part is its kind, its place and what it shows: tiles (``.`` is a back) and the turn of one, the number
    of an engine, a seat (``m``: that of Mexican trains), a sign, or where an arrow leads and its bend.
    """
    return tuple(part for words in written.split(";") for part in _parts(*words.split()))


def _parts(kind: str, x: str, y: str, *words: str) -> Scene:
    at, flags = (float(x), float(y)), {"lit", "faint", "lengthwise"}.intersection(words)
    shown = [word for word in words if word not in flags]
    match kind:
        case "hub":
            pip = int(shown[0]) if shown and shown != ["."] else 12
            return (Station(*at), Place(*at, 90.0) if shown == ["."] else Piece(*at, (pip, pip), 90.0))
        case "train":
            tiles = filter(None, map(_ends, shown))
            return train(*at, *tiles, lit_last="lit" in flags, lengthwise="lengthwise" in flags)
        case "hand":
            return tuple(Piece(at[0] + 1.1 * n, at[1], _ends(word), 90.0) for n, word in enumerate(shown))
        case "tile" | "up":
            turn = 90.0 if kind == "up" else float(shown[1]) if len(shown) > 1 else 0.0
            return (Piece(*at, _ends(shown[0]), turn, "lit" in flags, "faint" in flags),)
        case "place":
            return (Place(*at),)
        case "badge" | "loco":
            seat = MEXICAN if shown[0] == "m" else int(shown[0])
            return ((Badge if kind == "badge" else Loco)(*at, seat, "faint" in flags),)
        case "arrow":
            return (Arrow(*at, *map(float, shown)),)
        case _:
            return (Sign(*at, " ".join(shown)),)


def _ends(word: str) -> tuple[int, int] | None:
    one, _, other = word.partition("-")
    return (int(one), int(other)) if other else None


FORK = scene("hub -3.6 0; train -2.2 0 12-5 5-5; tile 1.75 -1.15 5-9 -30; tile 1.75 1.15 5-2 30")
"""A train that goes on from both ends of a double."""

PRESET_SCENES: Mapping[str, Scene] = {
    "pagat": scene("hub -3.6 0; train -2.2 0 12-9 9-9 9-4"),
    "straight": scene("hub -2.4 0; train -1 0 12-9"),
    "bahnhof": scene(
        "badge -3.2 -1.4 m; train -2.2 -1.4 12-8 8-9; badge -3.2 0 m; train -2.2 0 12-5 5-6; "
        "badge -3.2 1.4 m; train -2.2 1.4 12-2 2-3"
    ),
    "swiss": scene("hub -3.6 0; train -2.2 0 12-5 5-5 lit; train 0.8 0 5-8"),
    "dutch": scene("hub -2.8 0; hand 0.2 0 . . . ."),
    "dutch-fast": scene("hub -2.8 0 9; hand 0.2 0 . . ."),
    "dutch-open": scene("hub -2.8 0; hand 0.2 0 12-7 9-9 4-1 8-3"),
    "hungarian": scene(
        "hub -3.2 0 .; hand -0.6 0 . .; up 1.6 0 12-12 lit; hand 2.7 0 . .; arrow 1.5 -1.2 -2.2 -0.9 0.7"
    ),
    "hungarian-home": scene("hub -3.6 0; train -2.2 0 12-5 5-3; loco 2.9 0 1"),
    "hungarian-fork": FORK,
}
"""What is special about each preset, by the ids of rules.md 2."""
