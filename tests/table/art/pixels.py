"""Looking at painted pixels."""

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

FAINT = 6
"""Alpha up to which a pixel counts as empty."""


def painted_image(size: int, paint: Callable[[QPainter], None], ratio: float = 1.0) -> QImage:
    """A transparent square image of `size` pixels, painted with its middle as origin."""
    image = QImage(round(size * ratio), round(size * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(size / 2, size / 2)
    paint(painter)
    painter.end()
    return image


def _alpha(image: QImage) -> tuple[bytes, int]:
    plane = image.convertToFormat(QImage.Format.Format_Alpha8)
    return bytes(plane.constBits()), plane.bytesPerLine()


def painted_rect(image: QImage) -> QRect:
    """The smallest rectangle with all that is not empty, in pixels."""
    data, stride = _alpha(image)
    data = data[: stride * image.height()]
    full = [y for y in range(image.height()) if max(data[y * stride : y * stride + image.width()]) > FAINT]
    if not full:
        return QRect()
    columns = [x for x in range(image.width()) if max(data[x::stride]) > FAINT]
    return QRect(columns[0], full[0], columns[-1] - columns[0] + 1, full[-1] - full[0] + 1)


def around_middle(image: QImage) -> QRectF:
    """`painted_rect` as seen from the image's middle."""
    rect = QRectF(painted_rect(image))
    return rect.translated(-image.width() / 2, -image.height() / 2)


def difference(one: QImage, other: QImage) -> float:
    """Mean difference of the channels of two images of one size, 0 to 255."""
    assert one.size() == other.size()
    # The images must outlive the copying: their bits are no more than a window on them.
    images = [image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied) for image in (one, other)]
    first, second = (bytes(image.constBits()) for image in images)
    step = 256
    total = 0
    for start in range(0, len(first), step):  # most of two images is the same, and quickly compared
        ours, theirs = first[start : start + step], second[start : start + step]
        if ours != theirs:
            total += sum(abs(a - b) for a, b in zip(ours, theirs, strict=True))
    return total / len(first)
