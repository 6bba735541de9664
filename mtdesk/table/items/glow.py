"""The pulsing glow under an open double."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPropertyAnimation, QRectF
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from mtdesk.table.art import halos
from mtdesk.table.art.pictures import scale_step
from mtdesk.table.art.soft import device_scale
from mtdesk.table.art.tiles import TileState
from mtdesk.table.look import current_theme

_PERIOD_MS = 1600
_FAINTEST = 0.6


class GlowItem(QGraphicsObject):
    """Gold light round the tile that is its parent; its opacity goes from 1 to 0.6 and back in 1.6 s.

    The pulse runs only while the item is shown in a scene, and ends with it.
    """

    def __init__(self, unit: float, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self._unit = unit
        self._pulsing = True
        self._pulse = QPropertyAnimation(self, b"opacity", self)
        self._pulse.setDuration(_PERIOD_MS)
        self._pulse.setStartValue(1.0)
        self._pulse.setKeyValueAt(0.5, _FAINTEST)
        self._pulse.setEndValue(1.0)
        self._pulse.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._pulse.setLoopCount(-1)

    def set_unit(self, unit: float) -> None:
        """Change size, in scene pixels per u."""
        self.prepareGeometryChange()
        self._unit = unit
        self.update()

    def set_pulsing(self, pulsing: bool) -> None:
        """Let it pulse, or shine evenly."""
        self._pulsing = pulsing
        self._settle()

    def set_shown(self, shown: bool) -> None:
        """Show or hide the glow."""
        self.setVisible(shown)
        self._settle()

    def is_pulsing(self) -> bool:
        """Return whether the pulse is running now."""
        return self._pulse.state() is QAbstractAnimation.State.Running

    def _settle(self) -> None:
        wanted = self._pulsing and self.isVisible() and self.scene() is not None
        if wanted and not self.is_pulsing():
            self._pulse.start()
        elif not wanted:
            self._pulse.stop()
            self.setOpacity(1.0)

    def itemChange(self, change: QGraphicsItem.GraphicsItemChange, value: object) -> object:
        """Start and stop on entering and leaving a scene."""
        if change is QGraphicsItem.GraphicsItemChange.ItemSceneHasChanged:
            self._settle()
        return super().itemChange(change, value)

    def boundingRect(self) -> QRectF:
        """Return the extent of the glow, in item coordinates."""
        return QTransform.fromScale(self._unit, self._unit).mapRect(halos.halo_area(TileState.OPEN))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        scale = scale_step(device_scale(painter) * self._unit)
        picture = halos.halo_picture(TileState.OPEN, current_theme(), scale)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.drawPixmap(self.boundingRect(), picture, QRectF(picture.rect()))
