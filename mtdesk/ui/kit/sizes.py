"""How large text and buttons are: the factor for all pixel sizes of windows.

The scale is kept by the application's font alone, which `mtdesk.ui.kit.style.apply_theme` sets.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication, QWidget

from mtdesk.settings import TextSize

BASE_SIZE = 15
"""Pixel size of ordinary text at scale 1; Qt scales it with the screen."""

_SCALES: Mapping[TextSize, float] = MappingProxyType(
    {"normal": 1.0, "large": 1.25, "larger": 1.5, "largest": 2.0}
)
_LEAST_ROOM = QSize(640, 384)
"""The window in which the table can be played at scale 1 and dialogs can be used, though many scroll."""
_USUAL_WINDOW = QSize(1440, 800)
"""The largest window whose text is no larger than usual."""
_ROOMY = 860, 520
"""Pixels at scale 1 of a dialog in which a list has room beside the rest."""
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


def is_roomy(window: QWidget) -> bool:
    """Return whether parts of a dialog may stand side by side; otherwise one of them takes a line."""
    return window.width() >= scaled(_ROOMY[0]) and window.height() >= scaled(_ROOMY[1])


def whole_height(window: QWidget, width: int) -> int:
    """Return the height in pixels that a window of this width needs for all its text."""
    # Layouts inside learn of texts that have just changed only after this.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
    layout = window.layout()
    return max(layout.minimumSize().height(), layout.heightForWidth(width)) if layout else 0


def fixed_font(pixels: float) -> QFont:
    """Return a monospaced font of this many pixels at scale 1, for exact text."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPixelSize(scaled(pixels))
    return font


def scaled(pixels: float) -> int:
    """Pixels of scale 1 converted to the current scale."""
    return round(pixels * text_scale())
