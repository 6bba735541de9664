"""How large text and buttons are: the factor for all pixel sizes of windows.

The scale is kept by the application's font alone, which `mtdesk.ui.kit.style.apply_theme` sets.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication, QWidget

from mtdesk.settings import TextSize

if TYPE_CHECKING:
    _Widget = QWidget
else:
    _Widget = object

BASE_SIZE = 15
"""Pixel size of ordinary text at scale 1; Qt scales it with the screen."""

_SCALES: Mapping[TextSize, float] = MappingProxyType(
    {"normal": 1.0, "large": 1.25, "larger": 1.5, "largest": 2.0}
)
_LEAST_ROOM = QSize(640, 384)
"""The window in which the table can be played at scale 1 and dialogs can be used, though many scroll."""
_USUAL_WINDOW = QSize(1440, 800)
"""The largest window whose text is no larger than usual."""
_FOLLOWED = 0.6
"""How much of a larger window's growth goes into the text."""
_STEPS = 8
"""Steps from one scale to its double: a resized window is not restyled at every pixel."""


def scale_for(wanted: TextSize, window: QSize) -> float:
    """Return the scale of text and buttons in a main window of this size, at least 1.

    Every size but ``automatic`` takes effect in the smallest window; ``largest`` grows with it, up to 2.
    """
    largest = _ratio(window, _LEAST_ROOM)
    scale = _SCALES.get(wanted, 1 + _FOLLOWED * (_ratio(window, _USUAL_WINDOW) - 1))
    return max(1.0, math.floor(min(scale, largest) * _STEPS) / _STEPS)


def _ratio(one: QSize, other: QSize) -> float:
    return min(one.width() / other.width(), one.height() / other.height())


def text_scale() -> float:
    """Return the current scale; 1 before the application is styled."""
    return max(1.0, QApplication.font().pixelSize() / BASE_SIZE)


def fixed_font(pixels: float) -> QFont:
    """Return a monospaced font of this many pixels at scale 1, for exact text."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPixelSize(scaled(pixels))
    return font


def scaled(pixels: float) -> int:
    """Return pixels of scale 1 converted to the current scale."""
    return round(pixels * text_scale())


def sides_on_screens(side: int) -> tuple[int, ...]:
    """Return in device pixels how wide pictures are to be sharp on every screen; ``side`` is in pixels.

    A screen that is attached later may show the larger or smaller one of them scaled.
    """
    ratios = {1.0, 2.0, *(screen.devicePixelRatio() for screen in QApplication.screens())}
    return tuple(sorted({round(side * ratio) for ratio in ratios}))


class TextSized(_Widget):
    """A widget that takes its own sizes when the text size changes; stands before its Qt class."""

    def fit_ui(self) -> None:
        """Take the sizes that go with the current text size."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Follow the text size.

        PySide would keep an error to itself where a style sheet has caused the event.
        """
        try:
            if event.type() == QEvent.Type.FontChange:
                self.fit_ui()
        except Exception as error:  # noqa: BLE001 -- the handler of all unexpected errors gets it
            sys.excepthook(type(error), error, error.__traceback__)
        super().changeEvent(event)
