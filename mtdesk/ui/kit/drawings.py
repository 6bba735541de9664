"""Pictures in texts, painted as finely as the screen allows."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct
from PySide6.QtCore import QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QPainter, QPyTextObject, QTextDocument, QTextFormat

_PICTURE = "\ufffc"
"""What stands for a picture in a text."""
_DRAWN = QTextFormat.ObjectTypes.UserObject.value + 1


class Drawing(Struct, frozen=True):
    """A picture of this size in pixels that ``paint`` can paint finer."""

    size: QSize
    paint: Callable[[QPainter], None]


NO_DRAWINGS: Mapping[str, Drawing] = {}


class Drawings(QPyTextObject):
    """Paints drawings in a document where it has pictures: as finely as its device can."""

    def __init__(self, document: QTextDocument) -> None:
        super().__init__(document)
        self._drawings, self._scale = NO_DRAWINGS, 1.0
        document.documentLayout().registerHandler(_DRAWN, self)

    def show(self, drawings: Mapping[str, Drawing], scale: float) -> None:
        """Show drawings in the present text, by the sources of its pictures, ``scale`` times as large."""
        document, self._drawings, self._scale = self.parent(), drawings, scale
        assert isinstance(document, QTextDocument)  # kept here, it would outlive the thread that made it
        cursor = document.find(_PICTURE)
        while not cursor.isNull():
            text_format = cursor.charFormat()
            if text_format.toImageFormat().name() in drawings:
                text_format.setObjectType(_DRAWN)
                cursor.setCharFormat(text_format)
            cursor = document.find(_PICTURE, cursor)

    def _of(self, text_format: QTextFormat) -> Drawing:
        return self._drawings[text_format.stringProperty(QTextFormat.Property.ImageName.value)]

    def intrinsicSize(self, document: QTextDocument, place: int, text_format: QTextFormat) -> QSizeF:
        size = self._of(text_format).size.toSizeF() * self._scale
        room = document.textWidth() - 2 * document.documentMargin()
        return size * (room / size.width()) if 0 < room < size.width() else size

    def drawObject(
        self,
        painter: QPainter,
        area: QRectF | QRect,
        document: QTextDocument,
        place: int,
        text_format: QTextFormat,
    ) -> None:
        painter.save()
        painter.translate(QRectF(area).topLeft())
        drawing = self._of(text_format)
        scale = QRectF(area).width() / drawing.size.width()
        painter.scale(scale, scale)
        drawing.paint(painter)
        painter.restore()
