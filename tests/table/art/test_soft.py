"""Soft edges: painted once for each shape, wherever it lies."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication

from mtdesk.table.art.pictures import SOFT_EDGES, painted
from mtdesk.table.art.soft import paint_soft
from tests.table.art.pixels import data_key, painted_image


@pytest.fixture
def pictures(qapp: QApplication) -> Iterator[None]:
    SOFT_EDGES.clear()
    yield
    SOFT_EDGES.clear()


def shape(round_by: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(0, 0, 40, 20, round_by, round_by)
    return path


def soft(path: QPainterPath, tint: str = "#203040", reach: float = 8, at: QPointF | None = None) -> QImage:
    place = at or QPointF(0, 0)

    def paint(painter: QPainter) -> None:
        painter.translate(-place)
        paint_soft(painter, path.translated(place), QColor(tint), reach)

    return painted_image(120, paint)


def test_a_shape_is_painted_once_wherever_it_lies(pictures: None) -> None:
    first = soft(shape(4))
    assert soft(shape(4), at=QPointF(30, -12)) == first
    assert len(SOFT_EDGES) == 1


def test_other_shapes_tints_and_reaches_have_their_own_pictures(pictures: None) -> None:
    images = [soft(shape(4)), soft(shape(8)), soft(shape(4), "#402030"), soft(shape(4), reach=5)]
    assert len(SOFT_EDGES) == len(images)
    assert all(one != other for one in images for other in images if one is not other)


def test_a_picture_keeps_no_paint_engine(qapp: QApplication) -> None:
    painted_on: list[int] = []

    def paint(painter: QPainter) -> None:
        painted_on.append(data_key(painter.device()))
        painter.fillPath(shape(4), QColor("#203040"))

    picture = painted(QRectF(0, 0, 40, 20), 1, paint)
    assert data_key(picture) not in painted_on
