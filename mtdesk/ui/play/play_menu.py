"""The menu that asks which of several ways to play a tile is meant, with a picture of each."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPalette, QPixmap
from PySide6.QtWidgets import QMenu, QWidget, QWidgetAction

from mtdesk.i18n import Labels, number_text
from mtdesk.rules.moves import Play
from mtdesk.table.art.painting import round_pen
from mtdesk.table.art.pictures import tile_picture
from mtdesk.table.look import current_look
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import heading_label

_BESIDE = 8
"""Roughly what the style sheet leaves beside the text of an entry, at scale 1; pixels."""


_PICTURE = 64
"""Width and height of a picture at scale 1, in pixels."""


class PlayMenu(QMenu):
    """Offers Plays of one tile on one end: as a fork or not, or either way round.

    ``chosen`` carries one; ``considered`` carries the one that the pointer or the keyboard is at.
    """

    chosen = Signal(object)
    considered = Signal(object)

    def __init__(self, plays: Sequence[Play], parent: QWidget) -> None:
        super().__init__(parent)
        forks = plays[0].tile.is_double
        question = self.tr("Fork the train?") if forks else self.tr("Which half faces outwards?")
        self.setAccessibleName(question)
        self.setStyleSheet(f"QMenu {{ icon-size: {scaled(_PICTURE)}px; }}")
        self._add_heading(question)
        for play in plays:
            action = self.addAction(QIcon(self._picture(play)), self._text(play))
            action.hovered.connect(lambda play=play: self.considered.emit(play))
            action.triggered.connect(lambda _=False, play=play: self.chosen.emit(play))
        self.aboutToHide.connect(self.deleteLater)

    def _add_heading(self, text: str) -> None:
        """Put a line above the ways; the style sheet's separators are too thin for words."""
        heading = QWidgetAction(self)
        heading.setText(text)
        heading.setEnabled(False)  # otherwise the keys would stop at it
        words = heading_label()
        words.setText(text)
        words.setContentsMargins(scaled(_BESIDE), 0, scaled(_BESIDE), 0)
        heading.setDefaultWidget(words)
        self.addAction(heading)

    def _text(self, play: Play) -> str:
        if play.fork:
            return Labels.tr("Fork: two branches")
        if play.tile.is_double:
            return Labels.tr("No fork: one line")
        return Labels.tr("The end shows {number}").format(number=number_text(play.out))

    def _picture(self, play: Play) -> QPixmap:
        """Return the tile with the track that leads to it from the left, and on from it."""
        side, ratio = float(scaled(_PICTURE)), self.devicePixelRatioF()
        picture = QPixmap(round(side * ratio), round(side * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        ends = (play.tile.other(play.out), play.out)
        tile = tile_picture(ends, side / 2.7, current_look(), ratio=ratio, upright=play.fork)
        size = tile.deviceIndependentSize()
        place = QRectF(QPointF((side - size.width()) / 2, (side - size.height()) / 2), size)
        tails = (0.16, 0.84) if play.fork else (0.5,)
        with QPainter(picture) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            painter.setPen(round_pen(self.palette().color(QPalette.ColorRole.WindowText), side / 18))
            painter.drawLine(QPointF(side * 0.04, side / 2), place.center())
            for tail in tails:
                painter.drawLine(place.center(), QPointF(side * 0.96, side * tail))
            painter.drawPixmap(place.topLeft(), tile)
        return picture
