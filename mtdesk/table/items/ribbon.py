"""The band under a train and the joint of a fork."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPainterPathStroker
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mtdesk.table.art import ribbon
from mtdesk.table.items.base import PaintedItem
from mtdesk.table.look import current_theme
from mtdesk.table.theme import TrainLook


class RibbonItem(PaintedItem):
    """A train's coloured band with rails where there is no tile yet."""

    def __init__(self, look: TrainLook, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._line = QPainterPath()
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
        self._line = ribbon.line_path(points)
        self._unit, self._covered, self._gliding = unit, covered, gliding
        reach = (ribbon.BAND / 2 + ribbon.REACH) * unit
        self._repaint(self._line.boundingRect().adjusted(-reach, -reach, reach, reach))

    def clear(self) -> None:
        """Show no band."""
        self._repaint(QRectF())

    def shape(self) -> QPainterPath:
        """Return the band itself."""
        stroker = QPainterPathStroker()
        stroker.setWidth(ribbon.BAND * self._unit)
        return stroker.createStroke(self._line)

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
        """Paint band and rails."""
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
