"""Showing windows so that a test may look at the focus and send keys, however busy the machine is."""

from typing import TypeVar

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

_PATIENCE = 120_000
"""Milliseconds after which a window counts as one that never becomes active."""

Shown = TypeVar("Shown", bound=QWidget)


def show(widget: Shown) -> Shown:
    """Show a window, or the window of a widget, and return it when it is active and painted.

    Every test shows its windows this way: keys and the focus reach only a window that is active, and on a
    busy machine that takes a while after QWidget.show.
    """
    widget.show()
    window = widget.window()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window, _PATIENCE), f"never active: {window}"
    assert QTest.qWaitForWindowExposed(window, _PATIENCE), f"never shown: {window}"
    return widget
