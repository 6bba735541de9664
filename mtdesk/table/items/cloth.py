"""The cloth as a window: what is on it is visible only within its edge."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from mtdesk.table.art.shapes import rounded


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
        """Return the cloth."""
        return self.area

    def shape(self) -> QPainterPath:
        """Return the cloth with its rounded corners."""
        return self._shape

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint nothing: the backdrop shows the cloth."""
