"""QR codes as pictures."""

from __future__ import annotations

import segno
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage

_QUIET = 4
"""White modules around the code, as its standard has it."""


def qr_code(text: str) -> QImage:
    """Return the code of a text with its white rim, each module a pixel."""
    rows = [bytes(row) for row in segno.make(text, error="m", micro=False).matrix]
    size = len(rows) + 2 * _QUIET
    picture = QImage(size, size, QImage.Format.Format_Grayscale8)
    picture.fill(Qt.GlobalColor.white)
    for y, row in enumerate(rows, start=_QUIET):
        for x, is_dark in enumerate(row, start=_QUIET):
            if is_dark:
                picture.setPixel(x, y, 0xFF000000)
    return picture
