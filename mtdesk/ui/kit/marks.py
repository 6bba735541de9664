"""Small pictures that a style sheet can take only from files: arrows, check marks, dots.

They are painted in the theme's colours and kept in the cache folder, named after what they show.
"""

from __future__ import annotations

import logging
import os
import re
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from mtdesk import paths
from mtdesk.table.art.painting import colour
from mtdesk.ui.kit.icons import paint_drawing

_LOG = logging.getLogger(__name__)
_SIDE = 12
_RATIOS = (1, 2)
_DRAWINGS = {
    "down": "T 3 7 21 7 12 18",
    "up": "T 3 17 21 17 12 6",
    "tick": "M 4 12.8 L 9.6 18.4 L 20 5.6",
    "dot": "D 12 12 7.2",
}
"""Like those of icons, on the same grid."""
_STROKE = 4.4
_QUOTED = re.compile(r'["\\]')
"""What a name of a file in a style sheet needs a backslash in front of."""


def mark_url(kind: str, tint: str, scale: float = 1.0) -> str:
    """What a style sheet writes for the mark ``kind`` (a key of the drawings) in the colour ``#RRGGBB``.

    At ``scale`` 1 it is 12 pixels wide. If the cache folder cannot be written, this is ``none``: the widgets
    then lack their marks.
    """
    side = round(_SIDE * scale)
    file = paths.user_cache_dir() / "marks" / f"{kind}-{tint.lstrip('#')}-{side}.png"
    try:
        for ratio in _RATIOS:
            _write(kind, tint, side * ratio, file if ratio == 1 else file.with_stem(f"{file.stem}@{ratio}x"))
    except OSError as trouble:
        _LOG.warning("The marks of the widgets cannot be kept: %s", trouble)
        return "none"
    name = _QUOTED.sub(r"\\\g<0>", file.as_posix())
    return f'url("{name}")'


def _write(kind: str, tint: str, side: int, file: Path) -> None:
    if file.exists():
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        paint_drawing(painter, _DRAWINGS[kind], QRectF(image.rect()), colour(tint), _STROKE)
    # Complete or not there at all: another window may be reading the same folder.
    draft = file.with_stem(f"{file.stem}.{os.getpid()}")
    if not image.save(str(draft)):
        raise OSError(f"{draft} cannot be written")
    draft.replace(file)
