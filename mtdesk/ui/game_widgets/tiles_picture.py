"""The picture of two tiles that stands for the program in its dialogs."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mtdesk.table.items import tile_picture
from mtdesk.table.look import Look, current_theme
from mtdesk.ui.kit.sizes import scaled

_PICTURE = QSize(136, 150)
"""Pixels at scale 1."""


class TilesPicture(QWidget):
    """Two tiles that fit, as a picture."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(QSize(scaled(_PICTURE.width()), scaled(_PICTURE.height())))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(self.width() / _PICTURE.width(), self.height() / _PICTURE.height())
        for ends, centre, angle in (((12, 12), QPointF(44, 75), 78.0), ((12, 5), QPointF(96, 78), 102.0)):
            painter.save()
            painter.translate(centre)
            painter.rotate(angle)
            picture = tile_picture(ends, 50, Look(current_theme()), ratio=2 * self.devicePixelRatioF())
            size = picture.deviceIndependentSize()
            painter.drawPixmap(
                QPointF(-size.width() / 2, -size.height() / 2), picture, QRectF(picture.rect())
            )
            painter.restore()
        painter.end()
