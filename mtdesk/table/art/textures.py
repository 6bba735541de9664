"""Wood grain and cloth fibres: grey pictures that tile without seams and are laid over flat colour."""

from __future__ import annotations

import functools
import random

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QTransform

from mtdesk import paths
from mtdesk.table.art.soft import device_scale


@functools.cache
def _loaded(name: str) -> QImage:
    """Return a picture that `packaging/devtools/textures.py` has painted; FileNotFoundError without it."""
    file = paths.resource(f"textures/{name}.pgm")
    image = QImage(str(file))
    if image.isNull():
        raise FileNotFoundError(file)
    return image


@functools.cache
def _mottling() -> QImage:
    values = random.Random(31).choices(range(70, 187), k=9 * 6)  # noqa: S311 - the same table for everyone
    noise = QImage(bytes(values), 9, 6, 9, QImage.Format.Format_Grayscale8)
    return noise.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied).scaled(
        288, 192, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )


def lay_over(painter: QPainter, shape: QPainterPath, texture: str, strength: float) -> None:
    """Lay the grain of `wood` or the fibres of `felt` over what is painted inside `shape`.

    They are grey: darker grey darkens, lighter lightens. One of their pixels is one of the device.
    """
    if strength <= 0:
        return
    painter.save()
    brush = QBrush(_loaded(texture))
    scale = 1 / device_scale(painter)
    brush.setTransform(QTransform.fromScale(scale, scale))
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Overlay)
    painter.setOpacity(min(1.0, strength))
    painter.fillPath(shape, brush)
    painter.restore()


def paint_mottling(painter: QPainter, shape: QPainterPath, strength: float) -> None:
    """Lay broad soft patches over `shape`, as cloth shows where hands have stroked it."""
    if strength <= 0:
        return
    painter.save()
    painter.setClipPath(shape)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Overlay)
    painter.setOpacity(min(1.0, strength))
    painter.drawImage(shape.boundingRect(), _mottling())
    painter.restore()
