"""Scrolling with keys: from what is seen on, wherever the keyboard and the cursor are."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractScrollArea

_LINES = 2
"""The lines by which arrows scroll, and those of a page that are seen on the next one, too."""
_ARROWS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
_PAGES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}


def scroll_by_key(area: QAbstractScrollArea, event: QKeyEvent) -> bool:
    """Scroll by lines or by pages if a key press means that; return whether it does."""
    if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return False
    key, bar, lines = event.key(), area.verticalScrollBar(), _LINES * area.fontMetrics().lineSpacing()
    if key in _ARROWS:
        bar.setValue(bar.value() + _ARROWS[Qt.Key(key)] * lines)
    elif key in _PAGES:
        scroll_pages(area, _PAGES[Qt.Key(key)])
    return key in _ARROWS or key in _PAGES


def scroll_pages(area: QAbstractScrollArea, by: int) -> None:
    """Scroll by pages, down or up (negative)."""
    bar, lines = area.verticalScrollBar(), _LINES * area.fontMetrics().lineSpacing()
    bar.setValue(bar.value() + by * max(lines, bar.pageStep() - lines))
