"""Texts for paper: laid out and painted by Qt, in any thread, with turns for the window.

Qt lays out or paints a text in one piece, and no other Python thread runs meanwhile. The window needs Python
several times for each frame, and would wait for as many pieces; so this thread rests after each of them.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from PySide6.QtCore import QEventLoop, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QPaintDevice,
    QPainter,
    QPalette,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)

from mtdesk.table.theme import FAMILY
from mtdesk.ui.kit.drawings import NO_DRAWINGS, Drawing, Drawings

TEXT_PT = 10.0
_AIR_MM = 1.0
"""Room above and below the lines of a page: a PDF reader may show a row of pixels of the next page."""
_SHORT = 0.2
"""The part of a page that a paragraph may take to be kept on one."""

_ON_PAPER = """
h1 { font-size: 20pt; font-weight: 700; margin: 0 0 6px 0; }
h2 { font-size: 13pt; font-weight: 700; margin: 20px 0 4px 0; }
p { margin: 0 0 7px 0; }
ul { margin: 0 0 7px 0; }
li { margin: 0 0 4px 0; }
a { color: #000000; text-decoration: none; }
th { font-weight: 600; text-align: left; }
td, th { padding: 3px 7px; border: 1px solid #888888; }
table { border-collapse: collapse; margin: 9px 0 9px 0; }
"""
"""What QTextDocument understands of style sheets: only lengths in px, of which paper has 96 to the inch."""


def give_thread_timers() -> None:
    """Let Qt lay out texts here, which needs timers: a Python thread has none before its first loop."""
    QEventLoop()


@contextmanager
def turn_about() -> Iterator[None]:
    """Do a piece of work, then rest for as long as it took."""
    begun = time.perf_counter()
    yield
    time.sleep(time.perf_counter() - begun)


def paged(
    body: str, device: QPaintDevice, room: QSizeF, drawings: Mapping[str, Drawing] = NO_DRAWINGS
) -> QTextDocument:
    """Return a text on pages of this size: no heading at the foot of one, no short paragraph on two."""
    document = laid_out(body, device, drawings)
    frame = document.rootFrame().frameFormat()
    frame.setTopMargin(_AIR_MM / 25.4 * device.logicalDpiY())
    frame.setBottomMargin(frame.topMargin())
    document.rootFrame().setFrameFormat(frame)
    # Whole pixels: Qt rounds where lines are, and one at the edge of two pages would be on both.
    with turn_about():
        document.setPageSize(QSizeF(int(room.width()), int(room.height())))
    _keep_together(document)
    return document


def paper_font(size: float) -> QFont:
    """Return the font for paper, ``size`` in points, without ligatures: no PDF can be searched for those."""
    font = QFont(FAMILY)
    font.setPointSizeF(size)
    font.setFeature(QFont.Tag("liga"), 0)
    return font


def laid_out(body: str, device: QPaintDevice, drawings: Mapping[str, Drawing] = NO_DRAWINGS) -> QTextDocument:
    """Return a text as a document for a device, without pages; ``drawings`` by the sources of pictures."""
    document = QTextDocument()
    document.documentLayout().setPaintDevice(device)
    document.setDefaultFont(paper_font(TEXT_PT))
    document.setDocumentMargin(0)
    document.setDefaultStyleSheet(_ON_PAPER)
    with turn_about():
        document.setHtml(body)
    if drawings:
        Drawings(document).show(drawings, device.logicalDpiX() / 96)
    return document


def _keep_together(document: QTextDocument) -> None:
    """Start a page with every heading that would end the page before, and every paragraph it would part."""
    room = document.pageSize()
    while (parted := _parted(document, room.height())) is not None:
        on_the_next_page = QTextBlockFormat()
        on_the_next_page.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
        QTextCursor(parted).mergeBlockFormat(on_the_next_page)
        document.setPageSize(QSizeF())  # Qt lays out again only from the change on, and loses tables that way
        document.setPageSize(room)


def _parted(document: QTextDocument, height: float) -> QTextBlock | None:
    """Return the first block that must start on the next page; a heading goes with the text below it."""
    with turn_about():
        document.pageCount()  # until then Qt has laid out only a part
    above, block = QTextBlock(), document.begin()
    while block.isValid():
        following = block.next()
        is_heading = bool(block.blockFormat().headingLevel())
        pages = _pages_of(block, height)
        if is_heading and following.isValid():
            pages |= _pages_of(following, height)
        if len(pages) > 1 and (is_heading or _is_short(block, height)):
            return above if above.isValid() and above.blockFormat().headingLevel() else block
        above, block = block, following
    return None


def _is_short(block: QTextBlock, height: float) -> bool:
    """Return whether a paragraph, outside tables, is so short that the page before may lack its room."""
    is_in_table = QTextCursor(block).currentTable() is not None
    return not is_in_table and block.layout().boundingRect().height() < height * _SHORT


def _pages_of(block: QTextBlock, height: float) -> set[int]:
    """Return the page on which a block starts, and those of its lines: the first may be on the next."""
    layout = block.layout()
    top = layout.position().y()
    lines = (layout.lineAt(number).y() for number in range(layout.lineCount()))
    return {int((top + line) // height) for line in (0.0, *lines)}


def draw(painter: QPainter, document: QTextDocument, part: QRectF) -> None:
    """Paint a part of the document in black, whatever colour texts have in the window."""
    context = QAbstractTextDocumentLayout.PaintContext()
    context.palette.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.black)
    context.clip = part
    painter.setClipRect(part)
    with turn_about():
        document.documentLayout().draw(painter, context)
