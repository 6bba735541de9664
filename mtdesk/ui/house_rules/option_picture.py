"""A small picture of what an option means."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mtdesk.settings import OptionValue
from mtdesk.table.look import current_theme
from mtdesk.ui.game_widgets.scene_painting import paint_scene
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.words.options.scene import HEIGHT, WIDTH, Scene, in_set

_UNIT = 19.0
"""Pixels at scale 1 that a tile is wide."""


class OptionPicture(QWidget):
    """Shows an option with its current value; the words beside it say the same to screen readers."""

    def __init__(self, scene: Callable[[object], Scene]) -> None:
        super().__init__()
        self._scene = scene
        self._value: OptionValue = None
        self._highest: int | None = None
        self.setFixedSize(self.sizeHint())

    def sizeHint(self) -> QSize:
        return QSize(scaled(WIDTH * _UNIT), scaled(HEIGHT * _UNIT))

    def show_value(self, value: OptionValue) -> None:
        """Show another value."""
        self._value = value
        self.update()

    def show_set(self, highest: int) -> None:
        """Show tiles of the set up to this double."""
        if highest != self._highest:
            self._highest = highest
            self.update()

    def scene(self) -> Scene:
        """Return what is shown."""
        scene = self._scene(self._value)
        return scene if self._highest is None else in_set(scene, self._highest)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_scene(painter, self.scene(), QRectF(self.rect()), current_theme(), faint=not self.isEnabled())
        painter.end()
