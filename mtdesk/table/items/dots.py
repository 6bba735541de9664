"""Three dots: someone's turn, and thinking while they move."""

from __future__ import annotations

import math

from PySide6.QtCore import Property, QAbstractAnimation, QPointF, QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from mtdesk.table.art.soft import colour
from mtdesk.table.look import current_theme

_PERIOD_MS = 1200
_STEPS = 24


class DotsItem(QGraphicsObject):
    """Three gold dots; while they move they swell one after another. Nothing runs unless shown in a scene."""

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._rect = QRectF()
        self._phase = 0
        self._moving = False
        self._run = QPropertyAnimation(self, b"phase", self)
        self._run.setDuration(_PERIOD_MS)
        self._run.setStartValue(0)
        self._run.setEndValue(_STEPS)
        self._run.setLoopCount(-1)
        self.setVisible(False)

    def set_geometry(self, rect: QRectF) -> None:
        """Put the dots into `rect`, in scene pixels."""
        self.prepareGeometryChange()
        self._rect = rect
        self.update()

    def set_shown(self, shown: bool, *, moving: bool) -> None:
        """Show or hide the dots; `moving` while someone thinks."""
        self._moving = moving
        self.setVisible(shown)
        self._settle()

    def is_moving(self) -> bool:
        """Return whether the dots are moving now."""
        return self._run.state() is QAbstractAnimation.State.Running

    def _settle(self) -> None:
        wanted = self._moving and self.isVisible() and self.scene() is not None
        if wanted and not self.is_moving():
            self._run.start()
        elif not wanted:
            self._run.stop()
            self._set_phase(0)

    def itemChange(self, change: QGraphicsItem.GraphicsItemChange, value: object) -> object:
        """Start and stop on entering and leaving a scene."""
        if change is QGraphicsItem.GraphicsItemChange.ItemSceneHasChanged:
            self._settle()
        return super().itemChange(change, value)

    def _get_phase(self) -> int:
        return self._phase

    def _set_phase(self, phase: int) -> None:
        if phase != self._phase:
            self._phase = phase
            self.update()

    phase = Property(int, _get_phase, _set_phase)

    def boundingRect(self) -> QRectF:
        """Return the dots' rectangle."""
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        radius = min(self._rect.height() / 2, self._rect.width() / 8)
        for i in range(3):
            wave = (
                0.5 + 0.5 * math.cos(2 * math.pi * (self._phase / _STEPS - i / 5))
                if self.is_moving()
                else (1 - 0.3 * i)
            )
            painter.setBrush(colour(current_theme().gold, 0.35 + 0.65 * wave))
            centre = QPointF(
                self._rect.left() + self._rect.width() * (2 * i + 1) / 6, self._rect.center().y()
            )
            painter.drawEllipse(centre, radius * (0.72 + 0.28 * wave), radius * (0.72 + 0.28 * wave))
