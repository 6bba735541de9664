"""Wood grain and cloth fibres: grey pictures that tile without seams, painted into `resources/textures`.

Run as a program with the folder to write to, by a Python that has PySide6.
"""

import math
import random
import sys
from pathlib import Path

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter, QPen

_GRAIN_WIDTH, _GRAIN_HEIGHT = 1024, 256
_FELT_SIZE = 256


def _noise(width: int, height: int, seed: int, low: int = 0, high: int = 255) -> QImage:
    """Random greys. The seed is fixed: the same table for everyone, and pictures can be compared."""
    values = random.Random(seed).choices(range(low, high + 1), k=width * height)  # noqa: S311 - not a secret
    image = QImage(bytes(values), width, height, width, QImage.Format.Format_Grayscale8)
    return image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def _stretched(noise: QImage, width: int, height: int) -> QImage:
    """`noise` enlarged smoothly so that its left and right, top and bottom edges fit each other."""
    across, down = noise.width(), noise.height()
    wrapped = QImage(3 * across, 3 * down, noise.format())
    painter = QPainter(wrapped)
    for column in range(3):
        for row in range(3):
            painter.drawImage(column * across, row * down, noise)
    painter.end()
    large = wrapped.scaled(
        3 * width,
        3 * height,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    return large.copy(width, height, width, height)


def _waved(image: QImage) -> QImage:
    """`image` with its rows bent into slow waves, as a plank's rings run."""
    width, height = image.width(), image.height()
    result = QImage(image.size(), image.format())
    painter = QPainter(result)
    slice_width = 2
    for x in range(0, width, slice_width):
        turn = 2 * math.pi * x / width
        shift = (
            round(9 * math.sin(turn) + 5 * math.sin(2 * turn + 1.3) + 2 * math.sin(5 * turn + 0.4)) % height
        )
        painter.drawImage(x, shift, image, x, 0, slice_width, height)
        painter.drawImage(x, shift - height, image, x, 0, slice_width, height)
    painter.end()
    return result


def wood_grain() -> QImage:
    """Grain running from left to right, middle grey where the wood keeps its colour."""
    grain = _stretched(_noise(5, 96, 11), _GRAIN_WIDTH, _GRAIN_HEIGHT)
    painter = QPainter(grain)
    painter.setOpacity(0.5)
    painter.drawImage(0, 0, _stretched(_noise(14, 180, 12), _GRAIN_WIDTH, _GRAIN_HEIGHT))
    painter.setOpacity(0.3)
    painter.drawImage(0, 0, _stretched(_noise(3, 22, 13), _GRAIN_WIDTH, _GRAIN_HEIGHT))
    painter.setOpacity(1.0)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    chance = random.Random(14)  # noqa: S311 - not a secret
    for _ in range(420):
        x, y, length = (
            chance.uniform(0, _GRAIN_WIDTH),
            chance.uniform(0, _GRAIN_HEIGHT),
            chance.uniform(8, 46),
        )
        painter.setPen(_round_pen(QColor(0, 0, 0, chance.randint(20, 70)), chance.uniform(0.5, 1.1)))
        for wrap in (0, -_GRAIN_WIDTH):
            painter.drawLine(QLineF(x + wrap, y, x + wrap + length, y))
    painter.end()
    return _waved(grain)


def felt_fibres() -> QImage:
    """Short fibres in all directions over a fine speckle, middle grey on the whole."""
    size = _FELT_SIZE
    felt = _noise(size, size, 21, 96, 160)
    painter = QPainter(felt)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    chance = random.Random(22)  # noqa: S311 - not a secret
    for _ in range(2600):
        x, y = chance.uniform(0, size), chance.uniform(0, size)
        angle, length = chance.uniform(0, 2 * math.pi), chance.uniform(2.5, 7)
        grey = chance.choice((60, 90, 165, 200))
        painter.setPen(_round_pen(QColor(grey, grey, grey, chance.randint(30, 90)), chance.uniform(0.5, 0.9)))
        end = QPointF(x + length * math.cos(angle), y + length * math.sin(angle))
        for dx in (0, -size if x > size / 2 else size):
            painter.drawLine(QLineF(QPointF(x + dx, y), end + QPointF(dx, 0)))
    painter.end()
    return felt


TEXTURES = {"wood": wood_grain, "felt": felt_fibres}
"""The painters of the files, by their names without suffix."""


def _round_pen(tint: QColor, width: float) -> QPen:
    return QPen(tint, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def write_all(folder: Path) -> None:
    """Paint all textures as grey PGM files, which need no decoding. Raises OSError if one cannot be written.

    Needs a QGuiApplication.
    """
    folder.mkdir(parents=True, exist_ok=True)
    for name, paint in TEXTURES.items():
        file = folder / f"{name}.pgm"
        if not paint().convertToFormat(QImage.Format.Format_Grayscale8).save(str(file)):
            raise OSError(f"{file} cannot be written")


if __name__ == "__main__":
    _app = QGuiApplication([])
    write_all(Path(sys.argv[1]))
