"""The icons of the program and its files as pictures: painted from the drawings in `resources/icons`."""

import os
import struct
import subprocess
from collections.abc import Mapping
from pathlib import Path

from devtools.checkout import Checkout, CommandError

SIDES = (16, 24, 32, 48, 64, 128, 256, 512)
"""Pixels of the pictures that desktops ask for."""

LARGEST_SMALL = 32
"""Up to this size, the drawing with less detail is used."""

PROGRAM, DOCUMENT = "mtdesk", "mtdesk-document"
"""What has icons, by the names of their files: the program, and the files it writes."""

_ICNS_KINDS = (
    (b"icp4", 16),
    (b"icp5", 32),
    (b"ic11", 32),
    (b"ic12", 64),
    (b"ic07", 128),
    (b"ic08", 256),
    (b"ic13", 256),
    (b"ic09", 512),
    (b"ic14", 512),
)
"""What macOS calls the sizes, each for normal and for fine screens."""

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


def drawing_for(folder: Path, side: int, name: str = PROGRAM) -> Path:
    """Return the drawing that a picture of this size is painted from."""
    small = name == PROGRAM and side <= LARGEST_SMALL
    return folder / (f"{name}-small.svg" if small else f"{name}.svg")


def paint(checkout: Checkout) -> None:
    """Paint the icons and the textures of the table again. Raises CommandError if that fails."""
    folder = checkout.root / "resources" / "icons"
    jobs = [
        str(part)
        for name in (PROGRAM, DOCUMENT)
        for side in SIDES
        for part in (drawing_for(folder, side, name), side, folder / f"{name}-{side}.png")
    ]
    textures = [str(Path(__file__).with_name("textures.py")), str(checkout.root / "resources" / "textures")]
    for arguments in (["-c", _PAINT, *jobs], textures):
        command = [str(checkout.python), *arguments]
        if subprocess.call(command, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}) != 0:
            raise CommandError("the pictures could not be painted.")


def gather(folder: Path, target: Path) -> None:
    """Write the icons in the form of Windows (.ico) and macOS (.icns), each one file with all its sizes."""
    target.mkdir(parents=True, exist_ok=True)
    for name in (PROGRAM, DOCUMENT):
        pictures = {side: (folder / f"{name}-{side}.png").read_bytes() for side in SIDES}
        (target / f"{name}.ico").write_bytes(ico(pictures))
        (target / f"{name}.icns").write_bytes(icns(pictures))


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """PNG pictures by their side in pixels as one Windows icon, which has none above 256."""
    fitting = {side: data for side, data in pictures.items() if side <= 256}
    head = struct.pack("<HHH", 0, 1, len(fitting))  # reserved, an icon, how many pictures
    place = len(head) + 16 * len(fitting)
    for side, data in fitting.items():
        # Width and height (0: 256), no palette, reserved, one plane of 32 bits, length, place.
        head += struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, len(data), place)
        place += len(data)
    return head + b"".join(fitting.values())


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """PNG pictures by their side in pixels as one macOS icon; sizes without a name there are left out."""
    parts = [
        struct.pack(">4sI", kind, 8 + len(pictures[side])) + pictures[side]
        for kind, side in _ICNS_KINDS
        if side in pictures
    ]
    body = b"".join(parts)
    return struct.pack(">4sI", b"icns", 8 + len(body)) + body
