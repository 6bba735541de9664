"""The hub of the table."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from mtdesk.table.art import station
from mtdesk.table.art.station import Hub
from mtdesk.table.items.base import PaintedItem
from mtdesk.table.look import current_theme


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

    @property
    def plate_rect(self) -> QRectF:
        """The brass plate for the engine, in item coordinates."""
        return station.plate_rect(self._hub.unit)

    def shape(self) -> QPainterPath:
        """Return the star."""
        return station.star_path(self._hub)

    def paint_art(self, painter: QPainter) -> None:
        station.paint_station(painter, self._hub, current_theme())
