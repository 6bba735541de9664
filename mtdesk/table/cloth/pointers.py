"""What points to things on the cloth: badges for ends out of sight, and a ring round what is meant."""

from __future__ import annotations

import math
from collections.abc import Mapping

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform
from PySide6.QtWidgets import QGraphicsScene
from shiboken6 import isValid

from mtdesk.rules.tiles import Tile
from mtdesk.table.animation.animator import Animator
from mtdesk.table.art import tiles
from mtdesk.table.art.colours import colour
from mtdesk.table.art.emblems import paint_disc, text_path
from mtdesk.table.art.painting import paint_shadow, paint_soft, polygon, round_pen, rounded
from mtdesk.table.cloth.lights import pad_pose
from mtdesk.table.cloth.train_layer import TrainLayer
from mtdesk.table.cloth.trains import look_of
from mtdesk.table.items.painted import PaintedItem, PulsingItem, discard, keep_only, put
from mtdesk.table.layout.geometry import spread
from mtdesk.table.look import current_theme
from mtdesk.table.theme import TrainLook

_Z_POINTER = 15
_HEIGHT, _LEAST_HEIGHT = 33.0, 27.0
"""Height of a badge in pixels for a window 1600 wide, and for any."""
_INSET, _GAP = 1.35, 2.4
"""Distance of a badge's middle from the edge of the cloth, and from the next one's, in its heights."""


SIZE = QRectF(-1.03, -0.5, 2.06, 1.0)
"""The badge without its arrow, in heights of it."""
TIP = 0.42
"""How far the arrow reaches beyond the badge, in heights of it."""
_GLOW = 0.3


class PointerContent(Struct, frozen=True):
    """Emblem and number of an end, with an arrow in its direction (degrees clockwise), round the origin.

    ``height`` is that of the badge in scene pixels; ``lit``: the end may be played.
    """

    look: TrainLook
    number: str
    angle: int
    height: float
    lit: bool = False

    @property
    def area(self) -> QRectF:
        reach = max(TIP, _GLOW) + 0.2
        area = SIZE.adjusted(-reach, -reach, reach, reach)
        return QRectF(area.topLeft() * self.height, area.size() * self.height)

    def contains(self, point: QPointF) -> bool:
        """Return whether a pointer at a point hits the badge or its arrow."""
        return self._outline().contains(point / self.height)

    def _outline(self) -> QPainterPath:
        """Return the badge with its arrow, the badge 1 high."""
        path = rounded(SIZE, 0.5)
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addPath(_arrow(self.angle))
        return path

    def paint(self, painter: QPainter) -> None:
        outline, look, theme = self._outline(), self.look, current_theme()
        painter.scale(self.height, self.height)
        if self.lit:
            paint_soft(painter, outline, colour(theme.gold, 0.9), _GLOW)
        elif theme.shadow:
            paint_shadow(painter, outline, theme.shadow, 0.14, QPointF(0, 0.06))
        painter.fillPath(outline, colour(theme.plate))
        tint = colour(theme.gold if self.lit else look.stripes[1] if look.stripes else look.colour)
        painter.strokePath(outline, round_pen(tint, 0.08))
        painter.fillPath(_arrow(self.angle), tint)
        paint_disc(painter, look, QPointF(-0.52, 0), 0.36)
        painter.translate(0.38, 0.0)
        painter.fillPath(text_path(self.number, 0.66), colour(theme.text))


def _arrow(angle: int) -> QPainterPath:
    """Return the arrow, on the ellipse round the badge."""
    turn, half = math.radians(angle), SIZE.width() / 2
    edge = 0.5 * half / math.hypot(0.5 * math.cos(turn), half * math.sin(turn))
    tip = polygon([(edge + TIP, 0), (edge - 0.08, 0.33), (edge - 0.08, -0.33)])
    return QTransform().rotate(angle).map(tip)


class OffscreenBadges:
    """One badge for every end of a train that is out of sight, and none for the others."""

    def __init__(self, scene: QGraphicsScene, layer: TrainLayer) -> None:
        self._scene, self._layer = scene, layer
        self.items: dict[str, PaintedItem[PointerContent]] = {}
        """The badges by end."""
        self._height = _LEAST_HEIGHT
        layer.changed.connect(self.refresh)

    def set_scale(self, scale: float) -> None:
        """Adapt to the window size; 1 is for 1600 pixels wide."""
        self._height = max(_LEAST_HEIGHT, _HEIGHT * scale)
        self.refresh()

    def end_at(self, point: QPointF) -> str | None:
        """Return the end whose badge is at a point of the scene."""
        hit = (end for end, item in self.items.items() if item.content.contains(item.mapFromScene(point)))
        return next(hit, None)

    def refresh(self) -> None:
        """Update the badges to what is out of sight now."""
        layout, board = self._layer.layout, self._layer.board
        if layout is None or board is None:
            keep_only(self.items, ())
            return
        middles = {end: self._layer.place_of(end).center() for end in layout.pads}
        goals = {
            end: self._layer.mapToScene(middle)
            for end, middle in middles.items()
            if not self._layer.camera.is_in_sight(middle)
        }
        keep_only(self.items, goals)
        if not goals:
            return
        for end, place in self._places(goals).items():
            way = goals[end] - place
            angle = round(math.degrees(math.atan2(way.y(), way.x())) / 5) * 5
            look, number, lit = look_of(end, board), str(board.ends[end]), end in self._layer.lights.pads
            content = PointerContent(look, number, angle, self._height, lit)
            item = self.items.get(end)
            if item is None:
                item = self.items[end] = PaintedItem(content, level=_Z_POINTER)
                self._scene.addItem(item)
            item.setPos(place)
            item.show_content(content)

    def _places(self, goals: Mapping[str, QPointF]) -> dict[str, QPointF]:
        """Return where the badges are: towards their ends, but not overlapping."""
        inset = _INSET * self._height
        line = self._layer.camera.limits.cloth.adjusted(inset, inset, -inset, -inset)
        wanted = sorted((_place_on(line, goal), end) for end, goal in goals.items())
        total = 2 * (line.width() + line.height())
        places = spread([place for place, _ in wanted], total, _GAP * self._height)
        border = QPainterPath()  # clockwise from the upper left corner
        border.addRect(line)
        return {
            end: border.pointAtPercent(place % total / total)
            for place, (_, end) in zip(places, wanted, strict=True)
        }


def _place_on(rect: QRectF, goal: QPointF) -> float:
    """Return where the line from a rectangle's middle to a point crosses the border, measured along that."""
    middle = rect.center()
    dx, dy, width, height = goal.x() - middle.x(), goal.y() - middle.y(), rect.width(), rect.height()
    share = 0.5 / max(abs(dx) / width, abs(dy) / height, 1e-9)
    x, y = width / 2 + dx * share, height / 2 + dy * share
    if abs(dy) * width > abs(dx) * height:  # top or bottom
        return x if dy < 0 else 2 * width + height - x
    return width + y if dx > 0 else 2 * (width + height) - y


POINTED_MS = 4000
"""How long the ring is visible."""
_REACH, _BROAD, _DARK = 0.2, 0.12, 0.2
_Z_RING = 8


class Ring(Struct, frozen=True):
    """A gold ring round a tile that is ``unit`` pixels wide."""

    unit: float

    @property
    def area(self) -> QRectF:
        reach = _REACH + _DARK
        return QTransform.fromScale(self.unit, self.unit).mapRect(
            tiles.BODY.adjusted(-reach, -reach, reach, reach)
        )

    def paint(self, painter: QPainter) -> None:
        """Paint gold on a dark line, so that it stands out from tiles and cloth alike."""
        painter.scale(self.unit, self.unit)
        for tint, width in ((colour("#000000", 0.7), _DARK), (colour(current_theme().gold), _BROAD)):
            painter.strokePath(tiles.body_path(_REACH), QPen(tint, width))


class Spotlight:
    """Puts the ring on one thing at a time, and brings it in sight if it is not."""

    def __init__(self, layer: TrainLayer, animator: Animator) -> None:
        self._layer, self._animator = layer, animator
        self._ring: PulsingItem[Ring] | None = None
        self._time = QTimer(layer, singleShot=True, interval=POINTED_MS)
        self._time.timeout.connect(self._clear)

    @property
    def ring(self) -> PulsingItem[Ring] | None:
        """The ring to be seen now."""
        return self._ring if self._ring is not None and isValid(self._ring) else None

    def point_out(self, what: Tile | str | None) -> None:
        """Put a ring round a tile on the cloth, or where an end is; None: remove it."""
        self._clear()
        layer, layout = self._layer, self._layer.layout
        # A tile may have been taken back, or be from an earlier round.
        parent = layer.item_of(what) if isinstance(what, Tile) else layer
        if layout is None or parent is None or not (isinstance(what, Tile) or what in layout.pads):
            return
        ring = self._ring = PulsingItem(Ring(layout.u), parent, level=_Z_RING)
        if isinstance(what, str):
            put(ring, pad_pose(layout, what, double=False))
        ring.set_pulsing(self._animator.travels)
        layer.camera.reveal(layer.mapRectFromItem(ring, ring.boundingRect()))
        self._time.start()

    def _clear(self) -> None:
        if self.ring is not None:
            discard(self.ring)
        self._ring = None
