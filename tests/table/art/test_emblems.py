"""The figures that name the trains."""

import itertools

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from mtdesk.table.art.emblems import paint_disc
from mtdesk.table.art.locomotive import paint_locomotive
from mtdesk.table.layout import LOCOMOTIVE_LENGTH
from mtdesk.table.theme import FELT, SEAT_LOOKS, Emblem, TrainLook
from tests.table.art.pixels import difference, painted_image

pytestmark = pytest.mark.usefixtures("qapp")


def test_emblems_do_not_look_alike() -> None:
    """Compared in one colour: without any colour vision the emblem alone must do."""

    def image(emblem: Emblem) -> QImage:
        look = TrainLook("#FFFFFF", emblem)
        return painted_image(40, lambda painter: paint_disc(painter, look, QPointF(0, 0), 18))

    images = [image(emblem) for emblem in Emblem]
    assert min(difference(*pair) for pair in itertools.combinations(images, 2)) > 6


@pytest.mark.parametrize("width", [20, 32, 60, 120])
def test_locomotives_are_told_apart_by_their_emblem_at_every_size(width: int) -> None:
    unit = width / LOCOMOTIVE_LENGTH

    def image(look: TrainLook) -> QImage:
        def paint(painter: QPainter) -> None:
            painter.scale(unit, unit)
            paint_locomotive(painter, TrainLook("#C0C0C0", look.emblem), FELT)

        badge = QRectF(-0.7 * unit, -0.36 * unit, 0.44 * unit, 0.44 * unit)
        return painted_image(width * 2, paint).copy(badge.translated(width, width).toAlignedRect())

    images = [image(look) for look in SEAT_LOOKS]
    assert min(difference(*pair) for pair in itertools.combinations(images, 2)) > 4
