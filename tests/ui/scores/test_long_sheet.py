"""The score sheet of a very long game: no more is measured and painted than can be seen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from mtdesk.rules.presets import options_for
from mtdesk.ui.replay import transport as slider
from mtdesk.ui.scores import chart
from mtdesk.ui.scores.scores import Scores
from mtdesk.ui.scores.sheet import ScoreSheet
from tests.ui.scores.test_panels import FIRST, NAMES, SECOND

pytestmark = pytest.mark.window


def long_scores(rounds: int) -> Scores:
    """The scores of so many rounds, every other one blocked."""
    return Scores(options_for("dutch", 3, {"rounds": rounds}), NAMES, (FIRST, SECOND) * (rounds // 2))


@pytest.fixture
def shown(qtbot: QtBot) -> Callable[[int], ScoreSheet]:
    def show(rounds: int) -> ScoreSheet:
        sheet = ScoreSheet()
        qtbot.addWidget(sheet)
        sheet.resize(900, 700)
        sheet.model.show_scores(long_scores(rounds))
        with qtbot.waitExposed(sheet):
            sheet.show()
        return sheet

    return show


def test_no_more_points_are_painted_than_can_be_told_apart(
    shown: Callable[[int], ScoreSheet], monkeypatch: pytest.MonkeyPatch
) -> None:
    lines: list[list[Any]] = []

    def draw(painter: QPainter, points: list[Any], *_: object) -> None:
        lines.append(points)

    monkeypatch.setattr(chart, "draw_seat_line", draw)
    few, many = shown(12), shown(1000)
    for sheet, points in ((few, 13), (many, None)):
        lines.clear()
        sheet.chart.grab()
        assert len(lines) == len(NAMES)
        ends = {(line[0].x(), line[-1].x()) for line in lines}
        assert len(ends) == 1
        if points is not None:
            assert {len(line) for line in lines} == {points}
        else:
            gaps = [after.x() - before.x() for before, after in zip(lines[0], lines[0][1:-1], strict=False)]
            assert min(gaps) >= chart._CLOSEST
            assert len(lines[0]) > 100
    totals = [float(total) for total in long_scores(1000).totals]
    heights = [line[-1].y() for line in reversed(lines)]
    assert sorted(range(3), key=lambda seat: totals[seat]) == sorted(
        range(3), key=lambda seat: -heights[seat]
    )


def test_a_line_of_positions_has_no_more_marks_and_numbers_than_room(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers: list[int] = []

    def number_text(number: int) -> str:
        numbers.append(number)
        return str(number)

    monkeypatch.setattr(slider, "number_text", number_text)
    line = slider.MoveSlider()
    qtbot.addWidget(line)
    line.resize(600, line.sizeHint().height())
    for rounds in (10, 1000):
        numbers.clear()
        line.show_rounds(range(0, 50 * rounds, 50), 50 * rounds)
        line.grab()
        assert numbers[0] == 1
        assert len(numbers) <= 600 / slider._CLOSEST
        assert rounds > 10 or numbers == list(range(1, 11))
