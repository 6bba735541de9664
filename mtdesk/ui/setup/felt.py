"""The empty table of the set-up: the cloth, and the station in its middle."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from mtdesk.table.art.pictures import ShownTile, paint_tile
from mtdesk.table.cloth.backdrop import paint_backdrop
from mtdesk.table.cloth.station import Slot, Star, StarItem
from mtdesk.table.look import current_look
from mtdesk.table.theme import SEAT_LOOKS
from mtdesk.ui.kit.sizes import scaled

_WOOD, _CORNER = 8, 14
"""Pixels at scale 1 of wood round the cloth, and the radius of its corners."""
_LEAST, _USUAL = QSize(118, 80), QSize(236, 160)
"""Pixels at scale 1 of the smallest and of the usual station."""
_UNIT = 0.224
"""What the height of a station is multiplied by for that of the tile in it."""


class Felt(QWidget):
    """A page that looks like the table."""

    def __init__(self) -> None:
        super().__init__()
        self._picture = QPixmap()
        self._shown: object = None
        """What the picture was painted for."""

    def paintEvent(self, event: QPaintEvent) -> None:
        look, ratio = current_look(), self.devicePixelRatioF()
        wanted = look.theme, self.size(), ratio
        if wanted != self._shown:
            self._shown = wanted
            self._picture = QPixmap(self.size() * ratio)
            self._picture.setDevicePixelRatio(ratio)
            window, wood = QRectF(self.rect()), scaled(_WOOD)
            with QPainter(self._picture) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                felt = window.adjusted(wood, wood, -wood, -wood)
                paint_backdrop(painter, window, felt, scaled(_CORNER), look.theme)
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._picture)


class StationView(QWidget):
    """The station with a slot in the colour of each seat, and the engine in it."""

    def __init__(self) -> None:
        super().__init__()
        self._looks: tuple[int, ...] = ()
        self._engine = 0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def minimumSizeHint(self) -> QSize:
        return QSize(scaled(_LEAST.width()), scaled(_LEAST.height()))

    def sizeHint(self) -> QSize:
        return QSize(scaled(_USUAL.width()), scaled(_USUAL.height()))

    def show_table(self, looks: tuple[int, ...], engine: int) -> None:
        """Show a station for a train in each of these looks, with this double in it."""
        if (looks, engine) != (self._looks, self._engine):
            self._looks, self._engine = looks, engine
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        area = QRectF(self.rect())
        height = min(area.height(), area.width() * _USUAL.height() / _USUAL.width())
        area = QRectF(0, 0, height * _USUAL.width() / _USUAL.height(), height)
        area.moveCenter(QRectF(self.rect()).center())
        unit = _UNIT * height
        star = Star(unit, area.width() / 2 - unit * 0.6, area.height() / 2 - unit * 0.5, ())
        turns = [90 + 360 * at / len(self._looks) for at in range(len(self._looks))]
        slots = (
            Slot(*star.on_ellipse(turn, 1.0), turn, SEAT_LOOKS[look])
            for turn, look in zip(turns, self._looks, strict=True)
        )
        item = StarItem(Star(unit, star.rx, star.ry, tuple(slots)))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(QPointF(area.center()))
            item.paint_art(painter)
            paint_tile(painter, ShownTile((self._engine, self._engine), unit), current_look())
