"""The program's icon as pictures: painted from the drawings in `resources/icons`."""

import os
import subprocess
from pathlib import Path

from devtools.checkout import Checkout, CommandError

SIDES = (16, 24, 32, 48, 64, 128, 256, 512)
"""Pixels of the pictures that desktops ask for."""

LARGEST_SMALL = 32
"""Up to here the drawing with less detail is used."""

_PAINT = """
import sys
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
app = QGuiApplication([])
for drawing, side, target in zip(*[iter(sys.argv[1:])] * 3, strict=True):
    image = QImage(int(side), int(side), QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        QSvgRenderer(drawing).render(painter)
    if not image.save(target):
        sys.exit(f"{target} cannot be written")
"""


def drawing_for(folder: Path, side: int) -> Path:
    """The drawing that a picture of this size is painted from."""
    return folder / ("mtdesk-small.svg" if side <= LARGEST_SMALL else "mtdesk.svg")


def paint(checkout: Checkout) -> None:
    """Paint all pictures anew. Raises CommandError if that fails."""
    folder = checkout.root / "resources" / "icons"
    jobs = [
        str(part)
        for side in SIDES
        for part in (drawing_for(folder, side), side, folder / f"mtdesk-{side}.png")
    ]
    command = [str(checkout.python), "-c", _PAINT, *jobs]
    if subprocess.call(command, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}) != 0:
        raise CommandError("the pictures of the program's icon could not be painted.")
