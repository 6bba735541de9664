"""The columns of the score sheet on paper: figures below figures, and a chart as wide as the page."""

from fractions import Fraction
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize, QSizeF
from PySide6.QtGui import QImage, QPainter, QTextDocument, QTextLine, QTextTable
from PySide6.QtWidgets import QApplication

from mtdesk.rules.presets import options_for
from mtdesk.rules.view import Over
from mtdesk.ui.files import printing
from mtdesk.ui.scores.paper import ScorePaper, _Columns
from mtdesk.ui.scores.scores import RoundScore, Scores

pytestmark = pytest.mark.window

SCREEN = QImage(1, 1, QImage.Format.Format_RGB32)
SCREEN.setDotsPerMeterX(round(96 / 0.0254))
SCREEN.setDotsPerMeterY(SCREEN.dotsPerMeterX())


def scored(players: int, *points: Fraction | int) -> Scores:
    """Rounds in which everyone gets the same."""
    names = tuple(f"Bo {number}" for number in range(players))
    rounds = tuple(
        RoundScore((1,) * players, (Fraction(each),) * players, Over.BLOCKED if each == 1 else Over.OUT)
        for each in points
    )
    return Scores(options_for("dutch", players), names, rounds)


def laid_out(scores: Scores, width: int) -> QTextDocument:
    sheet = ScorePaper().sheet(scores, "Friday")
    document = printing.paged(sheet.body, SCREEN, QSizeF(width, 2000), sheet.drawings)
    document.pageCount()
    return document


def ends(document: QTextDocument, column: int) -> tuple[list[float], list[float]]:
    """Where the points and the totals below a player end, in pixels."""
    (table,) = (frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable))
    points, totals = [], []
    for row in range(1, table.rows()):
        block = table.cellAt(row, column).firstCursorPosition().block()
        left = document.documentLayout().blockBoundingRect(block).x()
        line, texts = block.layout().lineAt(0), block.text().split()
        assert block.layout().lineCount() == 1
        whole = len(block.text().rstrip())
        totals.append(left + place(line, whole))
        if len(texts) > 1:
            end = block.text().index(texts[0]) + len(texts[0])
            points.append(left + place(line, end))
    return points, totals


def place(line: QTextLine, position: int) -> float:
    """Where a letter starts."""
    found: Any = line.cursorToX(position)
    return float(found[0])


@pytest.mark.parametrize(("players", "width"), [(2, 672), (4, 672), (10, 1001), (10, 1400)])
def test_points_and_totals_stand_exactly_below_one_another(
    plain: QApplication, players: int, width: int
) -> None:
    document = laid_out(scored(players, 7, 35, 0, 118, 1, 240, 1200), width)
    for column in (1, players):
        points, totals = ends(document, column)
        assert len(points) == 7
        assert len(totals) == 9, "the last total and the place, too"
        assert max(points) - min(points) < 1
        assert max(totals) - min(totals) < 2
        assert min(totals) - max(points) > 20


def test_numbers_too_wide_for_their_column_are_smaller_and_at_last_take_two_lines(
    plain: QApplication,
) -> None:
    for points in (Fraction(1999), Fraction(400, 3), Fraction(40000, 3)):
        document = laid_out(scored(10, *(points,) * 9), 1001)
        assert document.idealWidth() < 1001


def test_a_long_name_among_ten_is_a_little_smaller_instead_of_cut(plain: QApplication) -> None:
    names = ("Bartholomaeus", *(f"Bo {number}" for number in range(9)))
    body = ScorePaper().sheet(replace(scored(10, 7, 35), names=names), "Friday").body
    assert ">Bartholomaeus<" in body


def test_names_are_not_much_larger_than_figures(plain: QApplication) -> None:
    columns = _Columns(scored(5, *(Fraction(40000, 3),) * 9), ("Round",))
    assert columns._size < columns.usual - 2
    assert {size for _, size in columns._names} == {columns._size + 2}


def test_a_blocked_round_has_a_sign_where_there_is_little_room(plain: QApplication) -> None:
    few = ScorePaper().sheet(scored(5, 7, 1), "Friday").body
    assert "2, blocked" in few
    assert "×" not in few
    many = ScorePaper().sheet(scored(6, 7, 1), "Friday").body
    assert ">2 ×<" in many
    assert "× marks a blocked round." in many
    assert "×" not in ScorePaper().sheet(scored(6, 7, 2), "Friday").body


@pytest.mark.parametrize("width", [935, 1001, 1400])
def test_the_chart_is_as_wide_as_the_page(plain: QApplication, width: int) -> None:
    """A sheet that is made smaller to fit on one page has a wider page."""
    painted: list[QSize] = []
    sheet = ScorePaper().sheet(scored(10, 7, 35), "Friday")
    ((source, drawing),) = sheet.drawings.items()
    noted = {source: replace(drawing, paint=lambda _, size: painted.append(size))}
    document = printing.paged(sheet.body, SCREEN, QSizeF(width, 2000), noted)
    picture = QImage(SCREEN)
    with QPainter(picture) as painter:
        printing._paint_page(painter, document, 0, 1.0)
    assert painted
    assert {(size.width(), size.height()) for size in painted} == {(width - 1, drawing.size.height())}
