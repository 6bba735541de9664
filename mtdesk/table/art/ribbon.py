"""The coloured band under each train, its rails, and the rail that joins a branch to its double."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from mtdesk.table.art.emblems import edge_colour
from mtdesk.table.art.painting import colour, mixed
from mtdesk.table.theme import Theme, TrainLook

BAND = 1.46
"""Width of the band in u."""

EDGE, STRIPED_EDGE = 0.075, 0.105
"""Width of its coloured edge in u; stripes need more to be distinguishable."""

REACH = 0.34
"""How far shadow and band may reach beyond half the band's width, in u."""

_GAUGE = 0.21
_SLEEPER_STEP = 0.27
_DASH, _DASH_GAP = 0.4, 0.24
"""Length of a dash of a striped edge, and of the ground visible between two dashes, in u."""

_SHADOW_STROKES = 5


def line_path(points: Sequence[QPointF]) -> QPainterPath:
    """Return a polyline as a path. Raises ValueError without points."""
    if not points:
        raise ValueError("a ribbon needs points")
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path


def inside_colour(look: TrainLook, theme: Theme) -> QColor:
    """Return the dark inside of a train's band."""
    if look.stripes:
        layer = look.colour if theme.ribbon_value else theme.felt[0]
        return colour(mixed(layer, "#FFFFFF", min(1.0, 2 * theme.ribbon_white)))
    tint = QColor(mixed(look.colour, "#FFFFFF", theme.ribbon_white))
    return QColor.fromHsvF(tint.hsvHueF(), tint.hsvSaturationF(), tint.valueF() * theme.ribbon_value)


def _pen(tint: QColor, width: float, cap: Qt.PenCapStyle = Qt.PenCapStyle.RoundCap) -> QPen:
    return QPen(tint, width, Qt.PenStyle.SolidLine, cap, Qt.PenJoinStyle.RoundJoin)


def paint_band(
    painter: QPainter,
    line: QPainterPath,
    look: TrainLook,
    theme: Theme,
    unit: float,
    *,
    rough: bool = False,
    lit: bool = False,
) -> None:
    """The band along `line` (item coordinates, `unit` scene pixels per u) with shadow and edge.

    A rough one takes a fifth of the time: a hard shadow, and nothing smooth but the outer edge. A lit one has
    a gold glow.
    """
    smooth = QPainter.RenderHint.Antialiasing
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setRenderHint(smooth, not rough)
    _paint_band_shadow(painter, line, theme, unit, 1 if rough else _SHADOW_STROKES)
    painter.setRenderHint(smooth)
    if lit:
        for width, strength in ((0.56, 0.35), (0.3, 1.0)):
            painter.strokePath(line, _pen(colour(theme.gold, strength), (BAND + width) * unit))
    edge = max((STRIPED_EDGE if look.stripes else EDGE) * unit, 1.6)
    painter.strokePath(line, _pen(edge_colour(look, theme), BAND * unit))
    painter.setRenderHint(smooth, not rough)
    if look.stripes:
        if theme.ribbon_white:  # the stripes' white would vanish on a light table: a dark line contains it
            painter.strokePath(line, _pen(colour(look.stripes[1]), BAND * unit - max(0.06 * unit, 2)))
        _paint_dashes(painter, line, look, unit)
    painter.strokePath(line, _pen(inside_colour(look, theme), BAND * unit - 2 * edge))


def _paint_band_shadow(
    painter: QPainter, line: QPainterPath, theme: Theme, unit: float, strokes: int
) -> None:
    """Paint wider and wider strokes: they may add up under the band, and are cheaper than a soft picture."""
    if not theme.shadow:
        return
    below = line.translated(0, 0.07 * unit)
    # A single one stands for the middle of several.
    widest, strength = (0.4, 0.9 / strokes) if strokes > 1 else (0.24, 0.45)
    for i in range(1, strokes + 1):
        width = (BAND + widest * i / strokes) * unit
        painter.strokePath(below, _pen(colour("#000000", theme.shadow * strength), width))


def _paint_dashes(painter: QPainter, line: QPainterPath, look: TrainLook, unit: float) -> None:
    """Dashes of the other stripes on the middle one's ground."""
    width = BAND * unit
    dash, gap = _DASH * unit / width, _DASH_GAP * unit / width
    for turn, stripe in enumerate((look.stripes[0], look.stripes[-1])):
        pen = _pen(colour(stripe), width, Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([dash, dash + 2 * gap])
        pen.setDashOffset(-turn * (dash + gap))
        painter.strokePath(line, pen)


def paint_rails(painter: QPainter, line: QPainterPath, theme: Theme, unit: float, start: float) -> None:
    """Two rails on sleepers along `line`, from the arc length `start` (scene pixels) almost to its end."""
    bare = _part(line, start, line.length() - 0.45 * unit)
    if bare is None:
        return
    sleepers = QPen(colour(theme.sleeper), 0.62 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    sleepers.setDashPattern([0.1 / 0.62, (_SLEEPER_STEP - 0.1) / 0.62])
    painter.strokePath(bare, sleepers)
    for side in (-1, 1):
        rail = _beside(bare, side * _GAUGE * unit)
        painter.strokePath(rail, _pen(colour("#000000", 0.35), max(0.085 * unit, 2.2)))
        painter.strokePath(rail, _pen(colour(theme.rail), max(0.045 * unit, 1.2)))


def _part(line: QPainterPath, start: float, end: float) -> QPainterPath | None:
    """Return the piece of `line` between two arc lengths, or None if there is nothing to speak of."""
    length = line.length()
    start = max(0.0, start)
    if length <= 0 or end - start < 1.0:
        return None
    steps = max(2, int((end - start) / 6.0))
    places = [start + (end - start) * i / steps for i in range(steps + 1)]
    return line_path([line.pointAtPercent(min(1.0, place / length)) for place in places])


def _beside(line: QPainterPath, distance: float) -> QPainterPath:
    """Return a line running beside `line` at a distance, to its right if positive."""
    points = [QPointF(line.elementAt(i).x, line.elementAt(i).y) for i in range(line.elementCount())]
    moved = []
    for i, point in enumerate(points):
        before, after = points[max(0, i - 1)], points[min(len(points) - 1, i + 1)]
        along = after - before
        size = max(1e-9, (along.x() ** 2 + along.y() ** 2) ** 0.5)
        moved.append(
            QPointF(point.x() - along.y() / size * distance, point.y() + along.x() / size * distance)
        )
    return line_path(moved)


def paint_joint(painter: QPainter, line: QPainterPath, look: TrainLook, theme: Theme, unit: float) -> None:
    """Paint the double-line rail that joins a branch of a fork to its double."""
    painter.strokePath(line, _pen(colour("#000000", 0.4 if theme.shadow else 0.0), 0.5 * unit))
    painter.strokePath(line, _pen(edge_colour(look, theme), 0.42 * unit))
    painter.strokePath(line, _pen(inside_colour(look, theme), 0.42 * unit - 2 * max(0.06 * unit, 1.4)))
    sleepers = QPen(edge_colour(look, theme), 0.3 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
    sleepers.setDashPattern([0.06 / 0.3, 0.2 / 0.3])
    painter.strokePath(line, sleepers)
