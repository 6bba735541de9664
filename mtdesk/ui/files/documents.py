"""Texts for paper: laid out and painted by Qt, in any thread, with turns for the window.

Qt lays out or paints a text in one piece, and no other Python thread runs meanwhile. The window needs Python
several times for each frame, and would wait for as many pieces; so this thread rests after each of them.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
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

TEXT_PT = 10.0
_AIR_MM = 1.0
"""Room above and below the lines of a page: a PDF reader may show a row of pixels of the next page."""

_ON_PAPER = """
h1 { font-size: 20pt; font-weight: 700; margin: 0 0 6px 0; }
h2 { font-size: 13pt; font-weight: 700; margin: 20px 0 4px 0; }
p { margin: 0 0 7px 0; }
ul { margin: 0 0 7px 0; }
li { margin: 0 0 4px 0; }
th { font-weight: 600; text-align: left; }
td, th { padding: 3px 9px; border: 1px solid #888888; }
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


def paged(body: str, device: QPaintDevice, room: QSizeF) -> QTextDocument:
    """Return a text on pages of this size, no heading at the foot of one."""
    document = laid_out(body, device)
    frame = document.rootFrame().frameFormat()
    frame.setTopMargin(_AIR_MM / 25.4 * device.logicalDpiY())
    frame.setBottomMargin(frame.topMargin())
    document.rootFrame().setFrameFormat(frame)
    # Whole pixels: Qt rounds where lines are, and one at the edge of two pages would be on both.
    with turn_about():
        document.setPageSize(QSizeF(int(room.width()), int(room.height())))
    _keep_headings_with_their_text(document)
    return document


def laid_out(body: str, device: QPaintDevice) -> QTextDocument:
    """Return a text as a document for a device, without pages."""
    document = QTextDocument()
    document.documentLayout().setPaintDevice(device)
    font = QFont(FAMILY)
    font.setPointSizeF(TEXT_PT)
    document.setDefaultFont(font)
    document.setDocumentMargin(0)
    document.setDefaultStyleSheet(_ON_PAPER)
    with turn_about():
        document.setHtml(body)
    return document


def _keep_headings_with_their_text(document: QTextDocument) -> None:
    """Start a page with every heading that would end the page before."""
    room = document.pageSize()
    while (heading := _lonely_heading(document, room.height())) is not None:
        on_the_next_page = QTextBlockFormat()
        on_the_next_page.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
        QTextCursor(heading).mergeBlockFormat(on_the_next_page)
        document.setPageSize(QSizeF())  # Qt lays out again only from the change on, and loses tables that way
        document.setPageSize(room)


def _lonely_heading(document: QTextDocument, height: float) -> QTextBlock | None:
    """Return the first heading whose text starts on the next page."""
    with turn_about():
        document.pageCount()  # until then Qt has laid out only a part
    block = document.begin()
    while (following := block.next()).isValid():
        pages = _pages_of(block, height) | _pages_of(following, height)
        if block.blockFormat().headingLevel() and len(pages) > 1:
            return block
        block = following
    return None


def _pages_of(block: QTextBlock, height: float) -> set[int]:
    """Return the page on which a block starts, and that of its first line, which may be the next."""
    layout = block.layout()
    top = layout.position().y()
    line = layout.lineAt(0).y() if layout.lineCount() else 0.0
    return {int(top // height), int((top + line) // height)}


def draw(painter: QPainter, document: QTextDocument, part: QRectF) -> None:
    """Paint a part of the document in black, whatever colour texts have in the window."""
    context = QAbstractTextDocumentLayout.PaintContext()
    context.palette.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.black)
    context.clip = part
    painter.setClipRect(part)
    with turn_about():
        document.documentLayout().draw(painter, context)
