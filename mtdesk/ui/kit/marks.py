"""Small pictures that a style sheet can only take from files: arrows, check marks, dots.

They are painted in the colours of the theme and kept in the cache folder, named after what they show.
"""

from __future__ import annotations

import logging
import tempfile
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from mtdesk import paths
from mtdesk.table.art.soft import colour, round_pen

_LOG = logging.getLogger(__name__)
_SIDE = 12
_RATIOS = (1, 2)


def _triangle(*corners: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*corners[0]))
    for corner in corners[1:]:
        path.lineTo(QPointF(*corner))
    path.closeSubpath()
    return path


def _paint_down(painter: QPainter) -> None:
    painter.drawPath(_triangle((1.5, 3.5), (10.5, 3.5), (6, 9)))


def _paint_up(painter: QPainter) -> None:
    painter.drawPath(_triangle((1.5, 8.5), (10.5, 8.5), (6, 3)))


def _paint_tick(painter: QPainter) -> None:
    path = QPainterPath(QPointF(2, 6.4))
    path.lineTo(4.8, 9.2)
    path.lineTo(10, 2.8)
    painter.setPen(round_pen(painter.brush().color(), 2.2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def _paint_dot(painter: QPainter) -> None:
    painter.drawEllipse(QPointF(6, 6), 3.6, 3.6)


_PICTURES: dict[str, Callable[[QPainter], None]] = {
    "down": _paint_down,
    "up": _paint_up,
    "tick": _paint_tick,
    "dot": _paint_dot,
}


def mark_url(kind: str, tint: str, scale: float = 1.0) -> str:
    """What a style sheet writes for the mark ``kind`` (a key of the pictures) in the colour ``#RRGGBB``.

    At ``scale`` 1 it is 12 pixels wide. Where the cache folder cannot be written this is ``none``: the
    widgets then lack their marks.
    """
    side = round(_SIDE * scale)
    file = paths.user_cache_dir() / "marks" / f"{kind}-{tint.lstrip('#')}-{side}.png"
    try:
        for ratio in _RATIOS:
            _write(kind, tint, side * ratio, file if ratio == 1 else file.with_stem(f"{file.stem}@{ratio}x"))
    except OSError as trouble:
        _LOG.warning("The marks of the widgets cannot be kept: %s", trouble)
        return "none"
    return f"url({file.as_posix()})"


def _write(kind: str, tint: str, side: int, file: Path) -> None:
    if file.exists():
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(side / _SIDE, side / _SIDE)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(tint))
    _PICTURES[kind](painter)
    painter.end()
    # Complete or not there at all: another window may be reading the same folder.
    with tempfile.TemporaryDirectory(dir=file.parent) as folder:
        draft = Path(folder) / file.name
        if not image.save(str(draft)):
            raise OSError(f"{draft} cannot be written")
        draft.replace(file)
