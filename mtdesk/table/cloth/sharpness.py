"""While the camera moves, kept pictures are merely scaled; when it rests they are gradually made again."""

from __future__ import annotations

import time

from PySide6.QtCore import QObject, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsView
from shiboken6 import isValid

from mtdesk.table.cloth.camera import Camera
from mtdesk.table.items import PaintedItem, TileItem

_BUDGET = 0.006
"""Seconds of painting in one go, so that every frame is on time."""


class Sharpness(QObject):
    """Turns a view's antialiasing off while its camera moves: the sign for kept pictures to be scaled."""

    def __init__(self, view: QGraphicsView, camera: Camera) -> None:
        super().__init__(view)
        self._view = view
        self._blurred: list[QGraphicsItem] = []
        self._work = QTimer(self)
        self._work.timeout.connect(self._go_on)
        camera.moving_changed.connect(self._set_moving)

    def _set_moving(self, moving: bool) -> None:
        if moving:
            self._work.stop()
            self._view.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        else:
            self._blurred = self._view.items(self._view.viewport().rect())
            self._work.start(0)

    def _go_on(self) -> None:
        """Make some pictures again; when all are done, paint as usual."""
        until = time.perf_counter() + _BUDGET
        while self._blurred and time.perf_counter() < until:
            item = self._blurred.pop()
            if isinstance(item, PaintedItem | TileItem) and isValid(item) and item.scene() is not None:
                item.sharpen(self._view.viewportTransform(), self._view.viewport().devicePixelRatioF())
        if not self._blurred:
            self._work.stop()
            self._view.setRenderHint(QPainter.RenderHint.Antialiasing, True)
