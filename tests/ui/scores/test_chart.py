"""The chart of totals."""

from fractions import Fraction

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from mtdesk.rules.presets import options_for
from mtdesk.rules.view import Over
from mtdesk.table.theme import FELT
from mtdesk.ui.scores.chart import _Drawing
from mtdesk.ui.scores.scores import RoundScore, Scores

pytestmark = pytest.mark.window


def test_the_line_of_a_joiner_starts_where_they_joined(dressed_app: QApplication) -> None:
    points = (Fraction(5), Fraction(0))
    without = RoundScore((5, (), None), (*points, Fraction(0)), Over.OUT)
    rounds = (without, without, RoundScore((5, (), 7), (*points, Fraction(7)), Over.OUT))
    picture = QImage(600, 300, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    scores = Scores(options_for("dutch", 3), ("Ada", "Bo", "Cleo"), rounds)
    paths = _Drawing(painter, QRectF(0, 0, 600, 300), FELT, scores)._paths
    painter.end()
    assert [len(path) for path in paths] == [4, 4, 2]
    assert paths[2][0].x() == paths[0][2].x()
    assert paths[2][-1].x() == paths[0][-1].x()
