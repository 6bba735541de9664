"""What charts paint stays within the area they are given, also in large letters."""

from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from mtdesk.table.theme import FELT
from mtdesk.ui.kit.chart import Chart
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.statistics.charts import Columns, PointsChart, Share, ShareBars

_MARGIN = 40


def test_names_of_bars_are_whole_where_there_is_room(plain: QApplication) -> None:
    pictures = []
    for name in ("Alexandrina from Winterswijk", "Alexandrina from Winterswijx"):
        chart = ShareBars()
        chart.show_shares([Share(name, 0.5, 0.25, "50 %")])
        chart.resize(480, 60)
        pictures.append(chart.grab().toImage())
    assert pictures[0] != pictures[1]


def columns() -> Chart:
    chart = Columns()
    chart.show_counts(("0", "1"), (20, 3))
    return chart


def points() -> Chart:
    chart = PointsChart()
    chart.show_points([(datetime(2026, 3, day, tzinfo=UTC), 40.0) for day in (1, 2)], ())
    return chart


@pytest.mark.parametrize("make", [columns, points])
def test_the_topmost_number_is_whole_in_large_letters(
    dressed_app: QApplication, make: Callable[[], Chart]
) -> None:
    try:
        apply_theme(dressed_app, FELT, 2.0)
        chart = make()
        chart.ensurePolished()
        picture = QImage(500, 300 + _MARGIN, QImage.Format.Format_RGB32)
        picture.fill(Qt.GlobalColor.black)
        with QPainter(picture) as painter:
            chart.draw(painter, QRectF(0, _MARGIN, 500, 300))
        above = picture.copy(0, 0, 500, _MARGIN)
        plain = QImage(above.size(), above.format())
        plain.fill(Qt.GlobalColor.black)
        assert above == plain
        assert picture.copy(0, _MARGIN, 60, 20) != plain.copy(0, 0, 60, 20), "it is there"
    finally:
        apply_theme(dressed_app, FELT)


@pytest.mark.parametrize("count", range(2, 14))
def test_the_last_name_below_columns_is_whole(dressed_app: QApplication, count: int) -> None:
    chart = Columns()
    chart.show_counts([f"111–{125 + at}" for at in range(count)], [1] * count)
    chart.ensurePolished()
    picture = QImage(220 + _MARGIN, 112, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.black)
    plain = picture.copy()
    with QPainter(picture) as painter:
        chart.draw(painter, QRectF(0, 0, 220, 112))
    beside = QRect(220, 0, _MARGIN, 112)
    assert picture.copy(beside) == plain.copy(beside)
