"""Where pages end: no heading stands alone at the foot of one, and each has its foot."""

import math
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPdfWriter, QTextFormat

from mtdesk.ui.files.documents import paged
from mtdesk.ui.files.printing import Sheet, _paint_page, pdf
from tests.ui.files.test_printing import LINE

pytestmark = pytest.mark.window


def test_no_page_ends_with_a_heading(tmp_path: Path) -> None:
    """At some of these lengths the heading would be the last line of the first page."""
    writer = QPdfWriter(str(tmp_path / "sheet.pdf"))
    writer.setResolution(96)
    broken = 0
    for lines in range(25, 75):
        body = LINE * lines + "<h2>Doubles</h2>" + LINE * 3
        document = paged(body, writer, QSizeF(writer.width(), writer.height()))
        heading = document.findBlockByNumber(lines)
        assert heading.text() == "Doubles"
        height = document.pageSize().height()
        tops = [document.documentLayout().blockBoundingRect(one).top() for one in (heading, heading.next())]
        assert int(tops[0] // height) == int(tops[1] // height), lines
        broken += heading.blockFormat().pageBreakPolicy() != QTextFormat.PageBreakFlag.PageBreak_Auto
    assert broken


@pytest.mark.parametrize("height", [*range(500, 700, 25), *(h + 0.01 * h % 1 for h in range(500, 700, 7))])
def test_a_heading_stays_with_the_list_below_it(height: float) -> None:
    """Red headings, blue lists: on no page anything red stands below all that is blue."""
    parts = (
        f'<h2 style="color: #ff0000">Heading</h2><ul><li style="color: #0000ff">{"word " * words}</li></ul>'
        for words in (30, 55, 20, 70, 45, 35, 60, 25)
    )
    screen = QImage(1, 1, QImage.Format.Format_RGB32)
    document = paged("".join(parts), screen, QSizeF(300, height))
    assert document.pageCount() > 1
    for page in range(document.pageCount() - 1):
        picture = QImage(300, math.ceil(height), QImage.Format.Format_RGB32)
        picture.fill(Qt.GlobalColor.white)
        with QPainter(picture) as painter:
            _paint_page(painter, document, page, 1.0)
        red, blue = (_lowest(picture, tint) for tint in (Qt.GlobalColor.red, Qt.GlobalColor.blue))
        assert red < blue


def test_lines_keep_off_the_edges_of_pages(tmp_path: Path) -> None:
    """A page on a coarse screen shows a pixel more than its own, in which no line of the next must be."""
    writer = QPdfWriter(str(tmp_path / "sheet.pdf"))
    writer.setResolution(300)
    pixel = 300 / 60
    for lines in range(25, 75, 5):
        document = paged("<h2>Doubles</h2>" + LINE * lines, writer, QSizeF(1000, 1000.5))
        document.pageCount()
        edge = document.pageSize().height()
        assert edge == 1000, "Qt rounds where lines are"
        for number in range(document.blockCount()):
            layout = document.findBlockByNumber(number).layout()
            for line in map(layout.lineAt, range(layout.lineCount())):
                top = (layout.position().y() + line.y()) % edge
                assert pixel < top < top + line.height() < edge - pixel


def _lowest(picture: QImage, tint: Qt.GlobalColor) -> int:
    """The lowest row in which something has this colour."""
    wanted = QColor(tint).rgb()
    rows = (
        y
        for y in range(picture.height())
        if any(picture.pixel(x, y) == wanted for x in range(picture.width()))
    )
    return max(rows, default=-1)


def test_the_foot_stands_on_every_page() -> None:
    plain, dated = (len(pdf(Sheet("", LINE * 100, foot=foot))) for foot in ("", "Monday"))
    assert dated > plain
