"""The picture of a game that people share: the table, the places, the rules, and the code of its deal."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter, QPainterPath

from mtdesk.rules.view import View
from mtdesk.table.art.painting import colour
from mtdesk.table.cloth.camera import Framing
from mtdesk.table.look import current_theme
from mtdesk.table.scene import TableScene
from mtdesk.table.theme import sized_font
from mtdesk.ui.kit.qr import qr_code
from mtdesk.ui.scores.model import ScoreModel
from mtdesk.ui.scores.places import paint_places

WIDTH, HEIGHT = 1200, 630
_TABLE = QRectF(24, 24, 732, 582)
_TITLE, _PLACES = QRectF(784, 24, 392, 92), QRectF(784, 128, 392, 330)
_FOOT, _CODE = QRectF(784, 474, 392, 132), QRectF(1044, 474, 132, 132)
_FINE = 2
"""Device pixels of the table to each pixel, for its numerals."""
_LARGEST, _SMALLEST, _SMALL = 34, 14, 18
"""Pixels of letters: of the title, as far as it fits, and at the foot."""


async def table_picture(view: View) -> QImage:
    """Return the cloth of a table with all of its trains."""
    scene = TableScene()
    camera = scene.trains.camera
    camera.usual = camera.framing = Framing.WHOLE
    scene.animator.speed = 0
    size = _TABLE.size()
    await scene.resize(size)
    await scene.rebuild(view)
    for _ in range(2):  # with what is round the cloth, which grows with the window
        size += _TABLE.size() - scene.areas.felt.size()
        await scene.resize(size)
    felt = scene.areas.felt
    picture = QImage((felt.size() * _FINE).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    with QPainter(picture) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        edge = QPainterPath()
        edge.addRoundedRect(QRectF(picture.rect()), scene.areas.radius * _FINE, scene.areas.radius * _FINE)
        painter.setClipPath(edge)
        scene.render(painter, QRectF(picture.rect()), felt)
    return picture


def result_picture(table: QImage, title: str, model: ScoreModel, lines: Sequence[str], code: str) -> QImage:
    """Return the picture: the table, and beside it result, rules and, if there is one, the code."""
    theme = current_theme()
    picture = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    picture.fill(colour(theme.plate))
    with QPainter(picture) as painter:
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        size = table.size().toSizeF().scaled(_TABLE.size(), Qt.AspectRatioMode.KeepAspectRatio)
        place = QRectF(QPointF(), size)
        place.moveCenter(_TABLE.center())
        painter.drawImage(place, table)
        painter.setPen(colour(theme.text))
        _write(painter, _TITLE, title, _LARGEST, QFont.Weight.Bold)
        paint_places(painter, _PLACES, model, theme)
        painter.setPen(colour(theme.text_second))
        foot = QRectF(_FOOT)
        if code:
            foot.setRight(_CODE.left() - 16)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
            painter.drawImage(_CODE, qr_code(code))
        _write(painter, foot, "\n".join(filter(None, lines)), _SMALL, QFont.Weight.Medium)
    return picture


def _write(painter: QPainter, area: QRectF, text: str, size: int, weight: QFont.Weight) -> None:
    """Write as large as fits, at most this large."""
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
    while size > _SMALLEST:
        painter.setFont(sized_font(size, weight))
        if area.contains(painter.boundingRect(area, flags, text)):
            break
        size -= 1
    painter.drawText(area, flags | Qt.TextFlag.TextWrapAnywhere if size == _SMALLEST else flags, text)
