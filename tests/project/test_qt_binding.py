"""The pinned PySide6 keeps count of None (its release 6.12.0 does not on Python 3.11, and aborts)."""

import sys

import pytest
from pytestqt.qtbot import QtBot

pytestmark = pytest.mark.window

REPAINTS = 200


def test_repainting_costs_no_reference_of_none(qtbot: QtBot) -> None:
    from PySide6.QtGui import QPaintEvent
    from PySide6.QtWidgets import QWidget

    painted = 0

    class Canvas(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            nonlocal painted
            del event
            painted += 1

    canvas = Canvas()
    qtbot.addWidget(canvas)
    with qtbot.waitExposed(canvas):
        canvas.show()
    canvas.repaint()
    before = sys.getrefcount(None)
    painted = 0
    for _ in range(REPAINTS):
        canvas.repaint()
    assert painted == REPAINTS
    # A faulty binding loses one for each repaint; a handful come and go by themselves.
    assert sys.getrefcount(None) > before - REPAINTS // 2
