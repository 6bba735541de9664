"""A seat's plate on the frame."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from mtdesk.table.art import plate
from mtdesk.table.art.plate import PlateContent
from mtdesk.table.items.base import PaintedItem
from mtdesk.table.items.dots import DotsItem
from mtdesk.table.look import current_theme


class PlateItem(PaintedItem):
    """Name, emblem, tiles left and total of one seat; gold edge and three dots when it is that seat's turn.

    Wide, tall and score-peek forms follow from the rectangle and the content.
    """

    def __init__(self, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._rect = QRectF()
        self._window_width = 1600.0
        self.content: PlateContent | None = None
        """What is shown."""
        self._dots = DotsItem(self)

    def set_geometry(self, rect: QRectF, window_width: float) -> None:
        """Put the plate into `rect` (scene pixels); the window's width determines the size of letters."""
        self._rect, self._window_width = rect, window_width
        self._repaint(plate.painted_area(rect, window_width))
        self._place_dots()

    def set_content(self, content: PlateContent) -> None:
        """Show these texts and states."""
        self.content = content
        self._place_dots()
        self._changed()

    @property
    def tiles_anchor(self) -> QPointF:
        """Where the seat's tiles are: flights of tiles start and end here, in item coordinates."""
        return self._rect.center()

    def _place_dots(self) -> None:
        content = self.content
        if content is None or self._rect.isEmpty():
            return
        self._dots.set_geometry(plate.dots_rect(self._rect, content, self._window_width))
        self._dots.set_shown(content.on_turn, moving=content.thinking)

    def paint_art(self, painter: QPainter) -> None:
        if self.content is not None:
            plate.paint_plate(painter, self._rect, self.content, current_theme(), self._window_width)
