"""The boneyard."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from mtdesk.table.art import pile
from mtdesk.table.art.panel import MARGIN
from mtdesk.table.art.pile import PileContent
from mtdesk.table.items.base import PaintedItem
from mtdesk.table.look import current_theme


class PileItem(PaintedItem):
    """Face-down tiles with their number, and below them the sign of what a click does."""

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._rect = QRectF()
        self._window_width = 1600.0
        self.content = PileContent(0, "0", "", "")
        """What is shown."""

    def set_geometry(self, rect: QRectF, window_width: float) -> None:
        """Put the pile's panel into `rect` (item coordinates, scene pixels)."""
        self._rect, self._window_width = rect, window_width
        self._repaint(rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))

    def set_content(self, content: PileContent) -> None:
        """Show this number and these texts."""
        self.content = content
        self._changed()

    @property
    def tiles_anchor(self) -> QPointF:
        """Middle of the heap: drawn tiles start here, in item coordinates."""
        return pile.heap_rect(self._rect, self.content).center()

    def paint_art(self, painter: QPainter) -> None:
        pile.paint_pile(painter, self._rect, self.content, current_theme(), self._window_width)
