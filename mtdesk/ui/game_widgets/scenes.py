"""Small pictures of the game: tiles, trains, markers and signs on a piece of cloth, painted as on the table.

A scene is written as its parts between semicolons, such as ``hub -3.6 0 12-12; train -2.2 0 12-5 5-5 lit``.
A part is its kind, its place and what it shows: tiles (``.`` is a back) and the turn of one, the engine of a
station, a seat (``m``: that of Mexican trains), a sign, or where an arrow leads and how far up it is bent.
``lit`` tiles glow; what is ``faint`` is no longer there, or somebody else's.

Places are in units of a tile's width. A scene is 10 wide and 4.4 high, its middle at the origin, y pointing
down.
"""

from __future__ import annotations

import functools
import math
import re
from collections.abc import Callable, Mapping
from types import MappingProxyType

from msgspec import Struct
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
_USUAL, _COUNTED_DOWN = 12, 10
"""The highest number in scenes, and the lowest that means one of the highest."""
_AREA, _SIZE = QRectF(0, 0, 220, 96.8), QSize(220, 101)
"""What a scene takes in a text of the usual size, in pixels; there is some air below it."""
_FINE = 3.0
_EDGE = 7 / 84
"""The radius of the corners, relative to the height."""
_FAINT = 0.35
_GOOD, _BAD = "#4FBF67", "#E4574C"
_TILE = re.compile(r"(\d+)-(\d+)")


class Part(Struct, frozen=True):
    """Something in a scene: one tile, a place for one, a station, a badge, a marker, an arrow or a sign."""

    kind: str
    x: float
    y: float
    shown: str = ""
    turn: float = 0.0
    """Of a tile or a place for one, in degrees."""
    flags: frozenset[str] = frozenset()


@functools.lru_cache(maxsize=256)
def parts_of(scene: str) -> tuple[Part, ...]:
    """Return the parts of a scene, from the lowest one up."""
    return tuple(part for words in scene.split(";") if words for part in _parts(*words.split()))


def _parts(kind: str, x: str, y: str, *words: str) -> tuple[Part, ...]:
    at, flags = (float(x), float(y)), frozenset({"lit", "faint", "lengthwise"}.intersection(words))
    shown = [word for word in words if word not in flags]
    match kind:
        case "hub":
            engine = Part("place" if shown == ["."] else "tile", *at, shown[0], 90.0)
            return Part("station", *at), engine
        case "train":
            return _train(*at, shown, flags)
        case "hand":
            return tuple(Part("tile", at[0] + 1.1 * n, at[1], word, 90.0) for n, word in enumerate(shown))
        case "tile" | "up":
            turn = 90.0 if kind == "up" else float(shown[1]) if len(shown) > 1 else 0.0
            return (Part("tile", *at, shown[0], turn, flags),)
        case _:
            return (Part(kind, *at, " ".join(shown), 0.0, flags),)


def _train(x: float, y: float, tiles: list[str], flags: frozenset[str]) -> tuple[Part, ...]:
    """Return tiles in a row to the right from ``x`` on, doubles crosswise unless all lie lengthwise."""
    parts: list[Part] = []
    for place, word in enumerate(tiles, start=1):
        one, _, other = word.partition("-")
        crosswise = one == other and "lengthwise" not in flags
        width = 1.0 if crosswise else 2.0
        lit = flags if place == len(tiles) else frozenset[str]()
        parts.append(Part("tile", x + width / 2, y, word, 90.0 if crosswise else 0.0, lit))
        x += width
    return tuple(parts)


def in_set(scene: str, highest: int) -> str:
    """Return a scene of the double-12 set with tiles of another set.

    Numbers from 10 on, and those that continue a row of them, are counted from the highest one down. Where
    others are too high, they move down; different ones stay different.
    """
    pips = {int(pip) for tile in _TILE.findall(scene) for pip in tile}
    shown: dict[int, int] = {}
    counted: set[int] = set()
    last = highest + 1
    for pip in sorted(pips, reverse=True):
        if pip >= _COUNTED_DOWN or pip + 1 in counted:
            counted.add(pip)
        last = shown[pip] = min(pip + highest - _USUAL if pip in counted else pip, last - 1)
    return _TILE.sub(lambda tile: f"{shown[int(tile[1])]}-{shown[int(tile[2])]}", scene)


# The parts


def _paint_tile(painter: QPainter, part: Part, theme: Theme) -> None:
    painter.rotate(part.turn)
    if "lit" in part.flags:
        paint_halo(painter, TileState.OPEN, theme)
    ends = _TILE.fullmatch(part.shown)
    pips, flip = ((int(ends[1]), int(ends[2])), 0.0) if ends else ((0, 0), 1.0)
    paint_tile(painter, ShownTile(pips, 1.0, flip=flip), Look(theme, TileStyle.NUMERALS))


def _paint_place(painter: QPainter, part: Part, theme: Theme) -> None:
    painter.rotate(part.turn)
    painter.setPen(QPen(_ink(theme), 0.07, Qt.PenStyle.DashLine))
    painter.drawPath(rounded(BODY, CORNER))


def _paint_station(painter: QPainter, _: Part, theme: Theme) -> None:
    circle = disc(QPointF(0, 0), 1.3)
    painter.fillPath(circle, colour(theme.hub[1]))
    painter.strokePath(circle, round_pen(colour(theme.hub_edge), 0.08))


def _paint_badge(painter: QPainter, part: Part, _: Theme) -> None:
    look = mexican_look() if part.shown == "m" else seat_look(int(part.shown))
    paint_disc(painter, look, QPointF(0, 0), 0.62)


def _paint_loco(painter: QPainter, part: Part, theme: Theme) -> None:
    painter.scale(0.95, 0.95)
    paint_locomotive(painter, seat_look(int(part.shown)), theme)


def _paint_arrow(painter: QPainter, part: Part, theme: Theme) -> None:
    to_x, to_y, *bend = map(float, part.shown.split())
    end = QPointF(to_x - part.x, to_y - part.y)
    aside = QPointF(end.y(), -end.x()) * (sum(bend) / math.hypot(end.x(), end.y()))
    bow = end / 2 + (aside if end.x() >= 0 else -aside) * 2
    path = QPainterPath(QPointF(0, 0))
    path.quadTo(bow, end)
    heading = math.atan2(end.y() - bow.y(), end.x() - bow.x())
    for side in (-0.6, 0.6):
        path.moveTo(end)
        path.lineTo(end - QPointF(math.cos(heading + side), math.sin(heading + side)) * 0.34)
    painter.strokePath(path, round_pen(_ink(theme), 0.13))


def _paint_sign(painter: QPainter, part: Part, theme: Theme) -> None:
    """Paint a number or another sign that reads the same in every language.

    ``yes`` is a tick, ``no`` a cross, ``flag`` the end of a round, ``knock`` a tap.
    """
    if part.shown in _SIGNS:
        _SIGNS[part.shown](painter, theme)
    else:
        painter.fillPath(text_path(part.shown, 1.1), _ink(theme))


_PAINTERS: Mapping[str, Callable[[QPainter, Part, Theme], None]] = MappingProxyType(
    {
        "tile": _paint_tile,
        "place": _paint_place,
        "station": _paint_station,
        "badge": _paint_badge,
        "loco": _paint_loco,
        "arrow": _paint_arrow,
        "sign": _paint_sign,
    }
)


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


def paint_scene(painter: QPainter, scene: str, area: QRectF, theme: Theme, *, faint: bool = False) -> None:
    """Paint a scene on its cloth."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(rounded(area, area.height() * _EDGE), colour(theme.felt[1]))
    painter.translate(area.center())
    unit = area.height() / HEIGHT
    painter.scale(unit, unit)
    for part in parts_of(scene):
        painter.save()
        painter.translate(part.x, part.y)
        painter.setOpacity((_FAINT if faint else 1.0) * (_FAINT if "faint" in part.flags else 1.0))
        _PAINTERS[part.kind](painter, part, theme)
        painter.restore()


class ScenePicture(QWidget):
    """Shows a scene; the words beside it say the same to screen readers.

    ``unit``: how many pixels at scale 1 a tile is wide.
    """

    def __init__(self, unit: float, scene: str = "") -> None:
        super().__init__()
        self._scene = scene
        self.setFixedSize(scaled(WIDTH * unit), scaled(HEIGHT * unit))

    def show_scene(self, scene: str) -> None:
        self._scene = scene
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            area = QRectF(self.rect())
            paint_scene(painter, self._scene, area, current_theme(), faint=not self.isEnabled())


def scene_drawing(scene: str) -> Drawing:
    """Return a scene for a text in a window, where it follows the theme."""
    return Drawing(_SIZE, lambda painter: paint_scene(painter, scene, _AREA, current_theme()))


def scene_address(scene: str) -> str:
    """Return the address of a scene as a picture for paper and browsers."""
    from mtdesk.ui.files.printing import png_address  # not with the set-up, whose scenes are on the screen

    picture = painted(_AREA, _FINE, lambda painter: paint_scene(painter, scene, _AREA, FLAT))
    return png_address(picture.toImage())


FORK = "hub -3.6 0 12-12; train -2.2 0 12-5 5-5; tile 1.75 -1.15 5-9 -30; tile 1.75 1.15 5-2 30"
"""A train that goes on from both ends of a double."""

PRESET_SCENES: Mapping[str, str] = {
    "pagat": "hub -3.6 0 12-12; train -2.2 0 12-9 9-9 9-4",
    "straight": "hub -2.4 0 12-12; train -1 0 12-9",
    "bahnhof": (
        "badge -3.2 -1.4 m; train -2.2 -1.4 12-8 8-9; badge -3.2 0 m; train -2.2 0 12-5 5-6; "
        "badge -3.2 1.4 m; train -2.2 1.4 12-2 2-3"
    ),
    "swiss": "hub -3.6 0 12-12; train -2.2 0 12-5 5-5 lit; train 0.8 0 5-8",
    "dutch": "hub -2.8 0 12-12; hand 0.2 0 . . . .",
    "dutch-fast": "hub -2.8 0 9-9; hand 0.2 0 . . .",
    "dutch-open": "hub -2.8 0 12-12; hand 0.2 0 12-7 9-9 4-1 8-3",
    "hungarian": (
        "hub -3.2 0 .; hand -0.6 0 . .; up 1.6 0 12-12 lit; hand 2.7 0 . .; arrow 1.5 -1.2 -2.2 -0.9 0.7"
    ),
    "hungarian-home": "hub -3.6 0 12-12; train -2.2 0 12-5 5-3; loco 2.9 0 1",
    "hungarian-fork": FORK,
}
"""What is special about each preset, by the ids of rules.md 2."""
