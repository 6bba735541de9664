"""Wood grain and cloth fibres: grey pictures that tile without seams and are laid over flat colour."""

from __future__ import annotations

import functools
import random

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QTransform

from mtdesk import paths
from mtdesk.table.art.soft import device_scale


@functools.cache
def wood_grain() -> QImage:
    """Grain running from left to right, middle grey where the wood keeps its colour."""
    return _loaded("wood")


@functools.cache
def felt_fibres() -> QImage:
    """Short fibres in all directions over a fine speckle, middle grey on the whole."""
    return _loaded("felt")


def _loaded(name: str) -> QImage:
    """Return a picture that `packaging/devtools/textures.py` has painted.

    Raises FileNotFoundError without it.
    """
    file = paths.resource(f"textures/{name}.png")
    image = QImage(str(file))
    if image.isNull():
        raise FileNotFoundError(file)
    return image


@functools.cache
def mottling() -> QImage:
    """Broad soft patches, as cloth shows where hands have stroked it."""
    values = random.Random(31).choices(range(70, 187), k=9 * 6)  # noqa: S311 - the same table for everyone
    noise = QImage(bytes(values), 9, 6, 9, QImage.Format.Format_Grayscale8)
    return noise.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied).scaled(
        288, 192, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )


def lay_over(painter: QPainter, shape: QPainterPath, texture: QImage, strength: float) -> None:
    """Lay a grey texture over what is painted inside `shape`: darker grey darkens, lighter lightens.

    One pixel of the texture is one of the device.
    """
    if strength <= 0:
        return
    painter.save()
    brush = QBrush(texture)
    scale = 1 / device_scale(painter)
    brush.setTransform(QTransform.fromScale(scale, scale))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Overlay)
    painter.setOpacity(min(1.0, strength))
    painter.fillPath(shape, brush)
    painter.restore()


def stretch_over(painter: QPainter, shape: QPainterPath, texture: QImage, strength: float) -> None:
    """Like `lay_over`, the texture enlarged to the shape's size."""
    if strength <= 0:
        return
    painter.save()
    painter.setClipPath(shape)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Overlay)
    painter.setOpacity(min(1.0, strength))
    painter.drawImage(shape.boundingRect(), texture, QRectF(QRect(0, 0, texture.width(), texture.height())))
    painter.restore()
