"""The figures that name the trains."""

import itertools

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage

from mtdesk.table.art.emblems import paint_disc
from mtdesk.table.theme import Emblem, TrainLook
from tests.table.art.pixels import difference, painted_image

pytestmark = pytest.mark.usefixtures("qapp")


def test_emblems_do_not_look_alike() -> None:
    """Compared in one colour: without any colour vision the emblem alone must do."""

    def image(emblem: Emblem) -> QImage:
        look = TrainLook("#FFFFFF", emblem)
        return painted_image(40, lambda painter: paint_disc(painter, look, QPointF(0, 0), 18))

    images = [image(emblem) for emblem in Emblem]
    assert min(difference(*pair) for pair in itertools.combinations(images, 2)) > 6
