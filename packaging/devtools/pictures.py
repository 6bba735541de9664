"""The icons of the program and its files, painted from drawings."""

import os
from pathlib import Path

from devtools.checkout import Checkout, must

SIDES = (16, 24, 32, 48, 64, 128, 256, 512)
"""Pixels of the icons that desktops ask for."""

LARGEST_SMALL = 32
"""Up to this size, the drawing with less detail is used."""

PROGRAM, DOCUMENT = "mtdesk", "mtdesk-document"
"""What has icons, by the names of their files: the program, and the files it writes."""

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

_GATHER = """
import sys
from PIL import Image
*files, ico, icns = sys.argv[1:]
*small, large = map(Image.open, files)
sizes = [picture.size for picture in small]  # a Windows icon has none above 256 pixels
large.save(ico, sizes=sizes, append_images=small)
large.save(icns, append_images=small)
"""


def drawing_for(folder: Path, side: int, name: str = PROGRAM) -> Path:
    """Return the drawing that an icon of this size is painted from."""
    small = name == PROGRAM and side <= LARGEST_SMALL
    return folder / (f"{name}-small.svg" if small else f"{name}.svg")


def paint(checkout: Checkout) -> None:
    """Paint the icons again. Raises CommandError if that fails."""
    folder = checkout.root / "resources" / "icons"
    jobs = [
        str(part)
        for name in (PROGRAM, DOCUMENT)
        for side in SIDES
        for part in (drawing_for(folder, side, name), side, folder / f"{name}-{side}.png")
    ]
    must(checkout.python, "-c", _PAINT, *jobs, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"})


def gather(checkout: Checkout, target: Path) -> None:
    """Write the icons in the form of Windows (.ico) and macOS (.icns), each one file with all its sizes.

    Raises CommandError if that fails.
    """
    target.mkdir(parents=True, exist_ok=True)
    for name in (PROGRAM, DOCUMENT):
        pictures = [checkout.root / "resources" / "icons" / f"{name}-{side}.png" for side in SIDES]
        must(checkout.python, "-c", _GATHER, *pictures, target / f"{name}.ico", target / f"{name}.icns")
