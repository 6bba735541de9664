"""QR codes as pictures."""

from __future__ import annotations

from io import BytesIO

import segno
from PySide6.QtGui import QImage


def qr_code(text: str) -> QImage:
    """Return the code of a text with its white rim, each module a pixel."""
    file = BytesIO()
    segno.make(text, error="m", micro=False).save(file, kind="png")
    return QImage.fromData(file.getvalue())
