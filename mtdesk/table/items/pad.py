"""Where a tile may be played."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem

from mtdesk.table.art import halos, pad, tiles
from mtdesk.table.art.tiles import TileState
from mtdesk.table.items.base import PaintedItem
from mtdesk.table.items.tile import TileItem
from mtdesk.table.look import current_theme

_PREVIEW_OPACITY = 0.6


class PadItem(PaintedItem):
    """A legal end: dashed gold; the nearest one is solid and glows and shows the tile in it at 60 %.

    `pos()` and `rotation()` are those of the tile that would go there; fade it in with `opacity`.
    """

    def __init__(self, unit: float, *, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.nearest = False
        """Whether this is the end where the tile would land now."""
        self._focused = False
        self._preview: TileItem | None = None
        self.set_unit(unit)

    def set_unit(self, unit: float) -> None:
        """Change size, in scene pixels per u."""
        self._unit = unit
        if self._preview is not None:
            self._preview.set_unit(unit)
        self._repaint(QTransform.fromScale(unit, unit).mapRect(pad.AREA))

    def set_nearest(self, nearest: bool, ends: tuple[int, int] | None = None) -> None:
        """Make it the target, showing the tile (inner, outer) in it, or a plain legal end again."""
        self.show_tile(ends if nearest else None)
        if nearest != self.nearest:  # otherwise it would be painted again for every step of the pointer
            self.nearest = nearest
            self._changed()

    def set_focused(self, focused: bool) -> None:
        """Show the keyboard's double ring round it."""
        self._focused = focused
        self._changed()

    def show_tile(self, ends: tuple[int, int] | None) -> None:
        """Show the tile (inner, outer) in it as it would be placed; None: no tile."""
        if ends is None:
            if self._preview is not None:
                self._preview.setVisible(False)
            return
        if self._preview is None:
            self._preview = TileItem(*ends, self._unit, parent=self)
            self._preview.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._preview.setOpacity(_PREVIEW_OPACITY)
        self._preview.set_tile(*ends)
        self._preview.setVisible(True)

    def shape(self) -> QPainterPath:
        """Return the place of the tile."""
        return QTransform.fromScale(self._unit, self._unit).map(tiles.body_path())

    def paint_art(self, painter: QPainter) -> None:
        painter.scale(self._unit, self._unit)
        if self.nearest:
            pad.paint_nearest(painter, current_theme(), self._unit)
        else:
            pad.paint_legal(painter, current_theme(), self._unit)
        if self._focused:
            halos.paint_halo(painter, TileState.FOCUS, current_theme())
