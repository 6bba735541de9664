"""Tiles face up in as many rows as the width requires."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from mtdesk.i18n import list_text, tile_text
from mtdesk.rules.tiles import Tile
from mtdesk.table.art.pictures import tile_picture
from mtdesk.table.look import current_look, look_changed

_GAP = 5.0
_LEAST_WIDTH = 60
"""Pixels; beside other columns in a small window, the tiles are in more rows."""


class TileRow(QWidget):
    """Shows tiles upright, the heaviest first; grows downwards if one row is too short.

    ``unit`` is the width of a tile in pixels.
    """

    def __init__(self, unit: float) -> None:
        super().__init__()
        self._unit = unit
        self._tiles: tuple[Tile, ...] = ()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setMinimumWidth(_LEAST_WIDTH)
        look_changed.connect(self.update)

    def show_tiles(self, tiles: Sequence[Tile]) -> None:
        """Show these tiles; their order is that of their pips."""
        self._tiles = tuple(sorted(tiles, key=lambda tile: (tile.pips, tile), reverse=True))
        self.setAccessibleName(list_text([tile_text(tile) for tile in self._tiles]))
        self.setToolTip(self.accessibleName())
        self.updateGeometry()
        self.update()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        rows = math.ceil(len(self._tiles) / self._columns(width))
        return math.ceil(max(1, rows) * (2 * self._unit + _GAP) - _GAP) + 1

    def sizeHint(self) -> QSize:
        width = max(self.minimumWidth(), math.ceil(min(len(self._tiles), 15) * (self._unit + _GAP)))
        return QSize(width, self.heightForWidth(width))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        columns = self._columns(self.width())
        for number, tile in enumerate(self._tiles):
            row, column = divmod(number, columns)
            corner = QPointF(column * (self._unit + _GAP), row * (2 * self._unit + _GAP))
            ratio = self.devicePixelRatioF()
            picture = tile_picture(tile, self._unit, current_look(), ratio=ratio, upright=True)
            painter.drawPixmap(corner, picture)
        painter.end()

    def _columns(self, width: int) -> int:
        return max(1, math.floor((width + _GAP) / (self._unit + _GAP)))
