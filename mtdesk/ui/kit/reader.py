"""A page of text to read, which can be enlarged and knows which of its anchors is at the top."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QPalette,
    QResizeEvent,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
    QTextTable,
    QWheelEvent,
)

from mtdesk.ui.kit.browser import Browser
from mtdesk.ui.kit.drawings import NO_DRAWINGS, Drawing, Drawings
from mtdesk.ui.kit.finder import Finder, shade
from mtdesk.ui.kit.sizes import scaled

_TEXT = 16
"""Pixels of its text at scale 1 and the usual size."""
_STEP = 1.12
_SMALLEST, _LARGEST = -4, 10
"""Steps by which the text may be made smaller and larger."""
_WIDEST = 44
"""The most width of its lines, relative to the text size."""
_EDGE = 14
"""Pixels at scale 1 round the text."""
_AROUND = 5
"""What was found stands at least a fifth of the page away from its edges."""
_INDENT = 1.7
"""The indent of lists, relative to the text size."""

_STYLE = """
h1 {{ color: {accent}; font-size: {title}px; font-weight: 700; margin: 2px 0 0 0; }}
h2 {{ color: {accent}; font-size: {heading}px; font-weight: 700; margin: {gap}px 0 {small}px 0; }}
p {{ margin: 0 0 {small}px 0; }}
ul {{ margin: 0 0 {small}px 0; }}
li {{ margin: 0 0 {small}px 0; }}
a {{ color: {accent}; }}
th {{ font-weight: 600; text-align: left; }}
td, th {{ padding: {cell}px {wide}px; border: 1px solid {line}; }}
table {{ border-collapse: collapse; margin: {small}px 0 {small}px 0; }}
"""


class Reader(Browser):
    """Shows a page of HTML in the colours of the theme. The page may be shown again in another language.

    ``passed`` carries the name of the anchor among ``stops`` that has come to the top by scrolling, or that
    what was found belongs to. Links lead to other anchors of the page.
    """

    passed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._page = ""
        self._drawings = NO_DRAWINGS
        self._painter = Drawings(self.document())
        self._stops: tuple[str, ...] = ()
        self._anchors: dict[str, int] = {}
        self._steps = 0
        self._marked: str | None = None
        self._left: list[tuple[str, int]] = []
        """The anchors of paragraphs from which links were followed, and how far they were scrolled past."""
        self._is_at_cursor = False
        """Whether the section that was reported last is that of the cursor."""
        self.finder = Finder(self, self._reveal)
        self.setOpenLinks(False)
        self.setTabChangesFocus(True)
        # Arrow keys and a visible cursor let screen readers move through the text as through any other.
        flags = Qt.TextInteractionFlag
        self.setTextInteractionFlags(flags.TextBrowserInteraction | flags.TextSelectableByKeyboard)
        self.anchorClicked.connect(self._follow)
        self.verticalScrollBar().valueChanged.connect(self._tell_passed)

    # The page

    def show_page(
        self, html: str, stops: Sequence[str] = (), drawings: Mapping[str, Drawing] = NO_DRAWINGS
    ) -> None:
        """Show a page; ``stops`` are those of its anchors that ``passed`` reports, from top to bottom.

        ``drawings`` are its pictures by their sources, for text of the usual size.
        """
        self._page, self._stops, self._drawings = html, tuple(stops), drawings
        self._lay_out()

    def _lay_out(self) -> None:
        """Write the page as theme and size require, at the place where it was read."""
        with self._staying():
            cursor = _anchor_before(self._anchors, self.textCursor().position())
            self._write()
            if cursor in self._anchors:
                self.setTextCursor(self._cursor_at(cursor))

    def _write(self) -> None:
        pixels = self._pixels()
        self._anchors = {}  # while the page changes, nothing is passed
        self.clear()  # otherwise the old page would be laid out again for each of these
        font = self.font()
        font.setPixelSize(pixels)
        self.document().setDefaultFont(font)
        self.document().setDefaultStyleSheet(_style(self.palette(), pixels))
        self.document().setDocumentMargin(scaled(_EDGE))
        self.document().setIndentWidth(round(pixels * _INDENT))
        self.setHtml(self._page)
        self.document().size()  # lays out all of it: Qt would stop where a picture changes meanwhile
        self._painter.show(self._drawings, pixels / _TEXT)
        self._anchors = _anchors_of(self.document())
        self._mark(self._marked)
        self.finder.renew()

    def _pixels(self) -> int:
        return max(1, round(scaled(_TEXT) * _STEP**self._steps))

    # Places in it

    def go_to(self, anchor: str, *, mark: bool = False) -> None:
        """Bring an anchor to the top and the cursor there.

        ``mark``: highlight its paragraph, and show what precedes it unless it is a stop. Nothing happens if
        there is no such anchor.
        """
        if anchor not in self._anchors:
            return
        self._mark(anchor if mark else None)
        cursor = self._cursor_at(anchor)
        self.setTextCursor(cursor)
        is_amid = mark and anchor not in self._stops
        self._scroll_to(anchor, below=self.viewport().height() // 4 if is_amid else 0)
        if mark:
            self._tell_section()

    def point_to(self, anchor: str | None) -> None:
        """Mark the paragraph of an anchor and bring it in sight; None: mark nothing any more."""
        if anchor is None:
            self._mark(None)
        else:
            self.go_to(anchor, mark=True)

    def _follow(self, link: QUrl) -> None:
        here = _anchor_before(self._anchors, self.textCursor().position())
        if here is not None:
            self._left.append((here, self.verticalScrollBar().value() - self._top_of(here)))
        self.go_to(link.fragment(), mark=True)
        self.backwardAvailable.emit(bool(self._left))

    def backward(self) -> None:
        """Go back to where the link was seen that was followed last; Qt calls this, too."""
        if self._left:
            anchor, past = self._left.pop()
            if anchor in self._anchors:  # other rules may be shown by now
                self.go_to(anchor, mark=True)
                self.verticalScrollBar().setValue(self._top_of(anchor) + past)
                self._tell_section()
        self.backwardAvailable.emit(bool(self._left))

    def mark_here(self) -> None:
        """Mark the paragraph of the cursor, if it has an anchor."""
        here = self.textCursor().block().position()
        self._mark(next((name for name, place in self._anchors.items() if place == here), None))

    def paragraph_of(self, anchor: str) -> int:
        """Return the number of the paragraph of an anchor; 0 if there is no such anchor."""
        return self._cursor_at(anchor).blockNumber() if anchor in self._anchors else 0

    def _cursor_at(self, anchor: str) -> QTextCursor:
        cursor = QTextCursor(self.document())
        cursor.setPosition(self._anchors[anchor])
        return cursor

    def _mark(self, anchor: str | None) -> None:
        """Highlight the paragraph of an anchor, and no longer the previous one."""
        for name, ground in (
            (self._marked, QColor(Qt.GlobalColor.transparent)),
            (anchor, shade(0.22)),
        ):
            if name in self._anchors:
                behind = QTextBlockFormat()
                behind.setBackground(ground)
                for cursor in _paragraphs(self._cursor_at(name)):
                    cursor.mergeBlockFormat(behind)
        self._marked = anchor

    def _top_of(self, anchor: str) -> int:
        """Return how far an anchor is below the top of the page, in pixels."""
        return self.cursorRect(self._cursor_at(anchor)).top() + self.verticalScrollBar().value()

    def _scroll_to(self, anchor: str, below: int = 0) -> None:
        if anchor in self._anchors:
            self.verticalScrollBar().setValue(self._top_of(anchor) - scaled(_EDGE) - below)

    def _reveal(self) -> None:
        """Let what was found be seen with what stands round it, and report its section."""
        height, line = self.viewport().height(), self.cursorRect()
        if not height // _AROUND <= line.top() <= height - height // _AROUND - line.height():
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + line.top() - height // _AROUND)
        self._tell_section()

    def _tell_section(self) -> None:
        """Report the section of the cursor, which need not be at the top."""
        here = self.textCursor().position()
        passed = [name for name in self._stops if self._anchors.get(name, here + 1) <= here]
        for name in _current(self._stops, passed):
            self.passed.emit(name)
        self._is_at_cursor = True

    def _top_anchor(self) -> str | None:
        """Return the anchor whose paragraph is at the top of the visible part; None at the very start."""
        if not self.verticalScrollBar().value():
            return None
        return _anchor_before(self._anchors, self.cursorForPosition(QPoint(0, scaled(_EDGE) + 2)).position())

    @contextmanager
    def _staying(self) -> Iterator[None]:
        """Let what is read stay in sight, and its section be reported, while the text is laid out again."""
        top, is_at_cursor = self._top_anchor(), self._is_at_cursor
        yield
        self.document().size()  # lays out all of it, for its bar
        if top is not None:
            self._scroll_to(top)
        if not is_at_cursor:
            self._tell_passed()
        elif self.viewport().rect().contains(self.cursorRect()):
            self._tell_section()
        else:
            self._reveal()

    def _tell_passed(self) -> None:
        bar = self.verticalScrollBar()
        at_end = bar.value() == bar.maximum() > 0
        here = self.viewport().height() // (1 if at_end else 3)
        tops = {name: self._top_of(name) - bar.value() for name in self._stops if name in self._anchors}
        for name in _current(
            self._stops, [name for name, top in tops.items() if top <= here and bar.value()]
        ):
            self.passed.emit(name)
        self._is_at_cursor = False

    # Its size

    def resize_text(self, by: int) -> None:
        """Make the text larger (1) or smaller (-1); 0: the original size."""
        steps = min(_LARGEST, max(_SMALLEST, self._steps + by)) if by else 0
        if steps != self._steps:
            self._steps = steps
            self._keep_lines_short()
            self._lay_out()

    def _keep_lines_short(self) -> None:
        beside = max(0, (self.contentsRect().width() - _WIDEST * self._pixels()) // 2)
        self.setViewportMargins(beside, 0, beside, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        with self._staying():
            self._keep_lines_short()  # first, for the text is laid out for the width that is left
            super().resizeEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Called by Qt; with Ctrl the wheel changes the size of the text."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.resize_text(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Called by Qt; another theme or text size needs another page."""
        if event.type() not in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) or not self._page:
            super().changeEvent(event)
            return
        with self._staying():
            super().changeEvent(event)  # lays out the text with another font
            self._lay_out()


def _style(palette: QPalette, pixels: int) -> str:
    return _STYLE.format(
        accent=palette.color(QPalette.ColorRole.Accent).name(),
        line=palette.color(QPalette.ColorRole.PlaceholderText).name(),
        title=round(pixels * 1.6),
        heading=round(pixels * 1.2),
        gap=round(pixels * 1.3),
        small=round(pixels * 0.4),
        cell=round(pixels * 0.2),
        wide=round(pixels * 0.5),
    )


def _current(stops: Sequence[str], passed: Sequence[str]) -> Sequence[str]:
    """Return the section passed last; at the start of the page, its first one, if it has any."""
    return (*stops[:1], *passed)[-1:]


def _paragraphs(cursor: QTextCursor) -> list[QTextCursor]:
    """Return a cursor in the same paragraph or, in a table, in each one of its column."""
    table = cursor.currentFrame()
    if not isinstance(table, QTextTable):
        return [cursor]
    column = table.cellAt(cursor).column()
    return [table.cellAt(row, column).firstCursorPosition() for row in range(table.rows())]


def _anchors_of(document: QTextDocument) -> dict[str, int]:
    """Return where the paragraphs of all anchors begin."""
    found: dict[str, int] = {}
    block = document.begin()
    while block.isValid():
        for part in block.textFormats():
            for name in part.format.anchorNames():
                found.setdefault(name, block.position())
        block = block.next()
    return found


def _anchor_before(anchors: Mapping[str, int], here: int) -> str | None:
    passed = (name for name, place in anchors.items() if place <= here)
    return max(passed, key=lambda name: anchors[name], default=None)
