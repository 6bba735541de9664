"""The icons of the program and its files: drawings of our own, and the pictures painted from them."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from devtools.pictures import DOCUMENT, PROGRAM, SIDES, drawing_for
from tests.table.art.pixels import difference

ICONS = Path(__file__).parents[2] / "resources" / "icons"


@pytest.mark.parametrize("name", [PROGRAM, DOCUMENT])
@pytest.mark.parametrize("side", SIDES)
def test_every_picture_is_what_its_drawing_shows(qapp: QGuiApplication, side: int, name: str) -> None:
    kept = QImage(str(ICONS / f"{name}-{side}.png"))
    assert kept.width() == kept.height() == side
    image = QImage(side, side, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        QSvgRenderer(str(drawing_for(ICONS, side, name))).render(painter)
    assert difference(kept, image) < 1, "run: python3 packaging/dev.py icons"
    assert kept.pixelColor(0, 0).alpha() == 0
    assert kept.pixelColor(side // 2, side // 2).alpha() == 255
