"""The cloth, the wood under it, and what lies on it besides tiles: bands, station, markers, badges, smoke."""

from __future__ import annotations

import math
from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker, QRadialGradient, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mtdesk.table.art import ribbon, station
from mtdesk.table.art.backdrop import paint_backdrop
from mtdesk.table.art.emblems import paint_disc, text_path
from mtdesk.table.art.locomotive import AREA, paint_locomotive
from mtdesk.table.art.painting import (
    colour,
    disc,
    paint_shadow,
    paint_soft,
    polygon,
    round_pen,
    rounded,
    united,
)
from mtdesk.table.art.station import Hub
from mtdesk.table.items.painted import PaintedItem
from mtdesk.table.look import current_theme
from mtdesk.table.theme import TrainLook


class ClothItem(QGraphicsItem):
    """Cuts its children off at the edge of the cloth on request; it paints nothing itself.

    Cutting costs time at every repaint, so it is for when something would reach beyond.
    """

    def __init__(self) -> None:
        super().__init__()
        self.area = QRectF()
        """The cloth, in scene pixels."""
        self._shape = QPainterPath()

    def set_geometry(self, area: QRectF, radius: float) -> None:
        """The cloth with its rounded corners, in scene pixels."""
        self.prepareGeometryChange()
        self.area, self._shape = area, rounded(area, radius)

    def set_cutting(self, cutting: bool) -> None:
        """Whether children are cut off at the edge."""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemClipsChildrenToShape, cutting)

    def boundingRect(self) -> QRectF:
        return self.area

    def shape(self) -> QPainterPath:
        return self._shape

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint nothing: the backdrop shows the cloth."""


class RibbonItem(PaintedItem):
    """A train's coloured band with rails where there is no tile yet."""

    def __init__(self, look: TrainLook, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._line, self._band = QPainterPath(), QPainterPath()
        self._unit = self._covered = 0.0
        self._gliding = self._lit = False

    def set_lit(self, lit: bool) -> None:
        """Highlight the band with a line of light, or stop."""
        if lit != self._lit:
            self._lit = lit
            self._changed()

    def set_path(
        self, points: Sequence[QPointF], unit: float, covered: float = 0.0, *, gliding: bool = False
    ) -> None:
        """Lay the band along `points` (item coordinates, slot first), `unit` scene pixels per u.

        Rails start at the arc length `covered`, in scene pixels: up to there, tiles cover it. While
        `gliding`, with another path in every frame, it is painted quickly and not kept. Raises ValueError
        without points.
        """
        self._line, self._band = ribbon.line_path(points), QPainterPath()
        self._unit, self._covered, self._gliding = unit, covered, gliding
        reach = (ribbon.BAND / 2 + ribbon.REACH) * unit
        self._repaint(self._line.boundingRect().adjusted(-reach, -reach, reach, reach))

    def covers(self, point: QPointF) -> bool:
        """Return whether the band, with the tiles on it, is at a point (item coordinates)."""
        if not self.boundingRect().contains(point):
            return False
        if self._band.isEmpty():
            stroker = QPainterPathStroker()
            stroker.setWidth(ribbon.BAND * self._unit)
            stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
            self._band = stroker.createStroke(self._line)
        return self._band.contains(point)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Copy the kept picture, or make it; while gliding, paint directly."""
        if not self._gliding:
            super().paint(painter, option, widget)
            return
        ribbon.paint_band(painter, self._line, self._look, current_theme(), self._unit, rough=True)
        ribbon.paint_rails(painter, self._line, current_theme(), self._unit, self._covered)

    def paint_art(self, painter: QPainter) -> None:
        ribbon.paint_band(painter, self._line, self._look, current_theme(), self._unit, lit=self._lit)
        ribbon.paint_rails(painter, self._line, current_theme(), self._unit, self._covered)


class JointItem(PaintedItem):
    """The rail in the owner's colour from a forked double to one of its branches; it is under the tiles."""

    def __init__(self, look: TrainLook, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._line = QPainterPath()
        self._unit = 0.0

    def set_path(self, points: Sequence[QPointF], unit: float) -> None:
        """Lay the rail along `points` (scene pixels, `unit` per u). Raises ValueError without points."""
        self._line = ribbon.line_path(points)
        self._unit = unit
        reach = 0.3 * unit
        self._repaint(self._line.boundingRect().adjusted(-reach, -reach, reach, reach))

    def paint_art(self, painter: QPainter) -> None:
        ribbon.paint_joint(painter, self._line, self._look, current_theme(), self._unit)


class StationItem(PaintedItem):
    """The star with one slot per train; `pos()` is its centre, where the scene puts the engine."""

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._hub = Hub(1.0, 1.0, 1.0, ())

    def set_hub(self, hub: Hub) -> None:
        """Show a station of these measures and slots."""
        self._hub = hub
        reach = station.REACH * hub.unit
        star = station.star_path(hub).boundingRect()
        self._repaint(star.united(station.plate_rect(hub.unit)).adjusted(-reach, -reach, reach, reach))

    def paint_art(self, painter: QPainter) -> None:
        station.paint_station(painter, self._hub, current_theme())


class MarkerItem(PaintedItem):
    """A locomotive, 1.75 u wide; `pos()` is its middle. Mirror it for a train to the left; never turn it."""

    def __init__(self, look: TrainLook, unit: float, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.look = look
        """Whose locomotive it is."""
        self.show_as(unit, mirrored=False)

    def show_as(self, unit: float, *, mirrored: bool) -> None:
        """Change size, in scene pixels per u, and whether it runs to the left (True) or to the right."""
        self.unit, self.mirrored = unit, mirrored
        self._repaint(QTransform.fromScale(unit, unit).mapRect(AREA))

    def paint_art(self, painter: QPainter) -> None:
        painter.scale(self.unit, self.unit)
        paint_locomotive(painter, self.look, current_theme(), self.mirrored)


class PuffItem(PaintedItem):
    """A round soft cloud about `pos()`, of this radius in scene pixels."""

    def __init__(self, radius: float) -> None:
        super().__init__()
        self._radius = radius
        self._repaint(QRectF(-radius, -radius, 2 * radius, 2 * radius))

    def paint_art(self, painter: QPainter) -> None:
        """Paint it, dense in the middle."""
        cloud = QRadialGradient(QPointF(), self._radius)
        cloud.setColorAt(0, colour("#F4F1EA", 0.85))
        cloud.setColorAt(0.5, colour("#DAD6CD", 0.55))
        cloud.setColorAt(1, colour("#C8C4BB", 0.0))
        painter.fillPath(disc(QPointF(), self._radius), cloud)


class BackdropItem(PaintedItem):
    """Planks, moulded frame and cloth; painted once per size."""

    def __init__(self) -> None:
        super().__init__()
        self._felt = QRectF()
        self._radius = 0.0

    def set_geometry(self, window: QRectF, felt: QRectF, radius: float) -> None:
        """Fill `window` with wood and put the cloth into `felt`, its corners rounded by `radius`."""
        self._felt, self._radius = felt, radius
        self._repaint(window)

    def paint_art(self, painter: QPainter) -> None:
        paint_backdrop(painter, self._area, self._felt, self._radius, current_theme())


SIZE = QRectF(-1.03, -0.5, 2.06, 1.0)
"""The badge without its arrow, in heights of it."""
TIP = 0.42
"""How far the arrow reaches beyond the badge, in heights of it."""
_GLOW = 0.3


class PointerContent(Struct, frozen=True):
    """Whose end it is, its number, its direction (degrees clockwise), and whether it may be played."""

    look: TrainLook
    number: str
    angle: int
    lit: bool = False


class PointerItem(PaintedItem):
    """Emblem and number of an end, with an arrow towards it; `pos()` is the middle of the badge."""

    def __init__(self) -> None:
        super().__init__()
        self._height = 1.0
        self.content: PointerContent | None = None
        """What it shows."""

    def show_content(self, content: PointerContent, height: float) -> None:
        """Show another end; ``height`` of the badge in scene pixels."""
        if (content, height) == (self.content, self._height):
            return
        self.content, self._height = content, height
        reach = max(TIP, _GLOW) + 0.2
        area = SIZE.adjusted(-reach, -reach, reach, reach)
        self._repaint(QRectF(area.topLeft() * height, area.size() * height))

    def shape(self) -> QPainterPath:
        """Return the badge and its arrow: what a pointer hits."""
        angle = 0 if self.content is None else self.content.angle
        return QTransform.fromScale(self._height, self._height).map(_outline(angle))

    def paint_art(self, painter: QPainter) -> None:
        content, theme = self.content, current_theme()
        if content is None:
            return
        painter.scale(self._height, self._height)
        outline = _outline(content.angle)
        if content.lit:
            paint_soft(painter, outline, colour(theme.gold, 0.9), _GLOW)
        elif theme.shadow:
            paint_shadow(painter, outline, theme.shadow, 0.14, QPointF(0, 0.06))
        painter.fillPath(outline, colour(theme.plate))
        tint = content.look.stripes[1] if content.look.stripes else content.look.colour
        painter.strokePath(outline, round_pen(colour(theme.gold if content.lit else tint), 0.08))
        painter.fillPath(_arrow(content.angle), colour(theme.gold if content.lit else tint))
        paint_disc(painter, content.look, QPointF(-0.52, 0), 0.36)
        painter.translate(0.38, 0.0)
        painter.fillPath(text_path(content.number, 0.66), colour(theme.text))


def _outline(angle: int) -> QPainterPath:
    """Return the badge with its arrow, the badge 1 high."""
    return united(rounded(SIZE, 0.5), _arrow(angle))


def _arrow(angle: int) -> QPainterPath:
    """Return the arrow, starting where a line at this angle leaves the badge."""
    turn = math.radians(angle)
    dx, dy = math.cos(turn), math.sin(turn)
    # The badge is a line with a round of half a height about it.
    straight = SIZE.width() / 2 - 0.5
    along = straight / abs(dx) if abs(dx) > 1e-6 else math.inf
    if abs(dy) * along > 0.5 or abs(dx) < 1e-6:
        edge = 0.5 / max(abs(dy), 1e-6)
    else:  # on one of the rounds
        edge = straight * abs(dx) + math.sqrt(max(0.0, 0.25 - (straight * dy) ** 2))
    tip, base, half = edge + TIP, edge - 0.08, 0.33
    return polygon(
        [
            (dx * tip, dy * tip),
            (dx * base - dy * half, dy * base + dx * half),
            (dx * base + dy * half, dy * base - dx * half),
        ]
    )
