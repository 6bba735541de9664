"""The choice of a theme: a picture of a table in each."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QGridLayout, QRadioButton, QWidget

from mtdesk.table.art.pictures import ShownTile, paint_tile
from mtdesk.table.cloth.backdrop import paint_backdrop
from mtdesk.table.look import Look
from mtdesk.table.theme import DARK, FELT, THEMES, Theme
from mtdesk.ui.kit.sizes import scaled

_WIDTH, _HEIGHT = 76, 46
"""Pixels at scale 1 of a picture."""
_COLUMNS = 2


class ThemeChoice(QWidget):
    """Offers themes by their names in the settings, each with its words and a picture; one is chosen.

    A name that is no theme stands for what the system wants: its picture is half light and half dark.
    """

    chosen = Signal(object)

    def __init__(self, words: Mapping[str, str]) -> None:
        super().__init__()
        self.buttons: dict[str, QRadioButton] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        for place, (name, text) in enumerate(words.items()):
            button = self.buttons[name] = QRadioButton(text)
            themes = (THEMES[name],) if name in THEMES else (FELT, DARK)
            button.setIcon(QIcon(self._picture(*themes)))
            button.setIconSize(QSize(scaled(_WIDTH), scaled(_HEIGHT)))
            button.clicked.connect(partial(self.chosen.emit, name))
            grid.addWidget(button, *divmod(place, _COLUMNS))

    def show_value(self, value: object) -> None:
        """Choose one of the themes."""
        button = self.buttons[str(value)]
        button.setChecked(True)
        self.setFocusProxy(button)

    def _picture(self, theme: Theme, other: Theme | None = None) -> QPixmap:
        """Return a table with two tiles; its right half may have another theme."""
        size, ratio = QSize(scaled(_WIDTH), scaled(_HEIGHT)), self.devicePixelRatioF()
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        area, look = QRectF(QPointF(), size), Look(theme, smallest_pips=0)
        frame = area.height() / 9
        with QPainter(picture) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            paint_backdrop(painter, area, area.adjusted(frame, frame, -frame, -frame), frame, theme)
            for x, ends in ((0.32, (6, 3)), (0.68, (3, 5))):
                painter.save()
                painter.translate(area.width() * x, area.height() / 2)
                paint_tile(painter, ShownTile(ends, area.width() / 6), look)
                painter.restore()
            if other is not None:
                right = QRectF(area.center().x(), 0, area.width() / 2, area.height())
                pixels = QRectF(right.topLeft() * ratio, right.size() * ratio)
                painter.drawPixmap(right, self._picture(other), pixels)
        return picture
