"""A page of text to read: it can be enlarged and searched, and reports which section is being read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPalette,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractScrollArea, QTextBrowser, QTextEdit

from mtdesk.ui.kit.drawings import NO_DRAWINGS, Drawing, Drawings
from mtdesk.ui.kit.search import found_words, has_words, selection_shade
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
_INDENT = 1.7
"""The indent of lists, relative to the text size."""
_WITHOUT_MEANING = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.ControlModifier
_LINES = 2
"""The lines by which arrows scroll, and those of a page that are seen on the next one, too."""
_PAGES = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_SCROLLS: Mapping[Qt.Key, tuple[int, int]] = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_PageUp: (0, -1),
    Qt.Key.Key_PageDown: (0, 1),
}
"""By which steps and pages keys scroll."""
_ARROWS = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)

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


class Reader(QTextBrowser):
    """Shows a page of HTML in the colours of the theme.

    ``passed`` carries which of the page's sections is being read: the one that has been scrolled to the top,
    or the one that was gone to. Links lead to other anchors of the page.
    """

    passed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._page = ""
        self._drawings = NO_DRAWINGS
        self._painter = Drawings(self.document())
        self._sections: tuple[str, ...] = ()
        self._anchors: dict[str, int] = {}
        """Where the paragraphs of all anchors begin."""
        self._is_settled = True
        self._steps = 0
        self._marked: str | None = None
        self._followed: list[tuple[str, int]] = []
        """The anchors of paragraphs from which links were followed, and how far they were scrolled past."""
        self._sought, self._keywords = "", dict[str, str]()
        self._search_start = 0
        self._matches: list[int] = []
        """The numbers of the paragraphs that have what is sought."""
        self.current_match = 0
        self.setOpenLinks(False)
        self.setTabChangesFocus(True)
        # Arrow keys and a visible cursor let screen readers move through the text as through any other.
        flags = Qt.TextInteractionFlag
        self.setTextInteractionFlags(flags.TextBrowserInteraction | flags.TextSelectableByKeyboard)
        self.anchorClicked.connect(self._follow)
        self.verticalScrollBar().valueChanged.connect(self._report_top_section)

    # The page

    def show_page(
        self, html: str, sections: Sequence[str] = (), drawings: Mapping[str, Drawing] = NO_DRAWINGS
    ) -> None:
        """Show a page; ``sections`` are the anchors of its headings, from top to bottom.

        ``drawings`` are its pictures by their sources, for text of the usual size.
        """
        self._page, self._sections, self._drawings = html, tuple(sections), drawings
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
        self._search()

    def _pixels(self) -> int:
        return max(1, round(scaled(_TEXT) * _STEP**self._steps))

    @contextmanager
    def _staying(self) -> Iterator[None]:
        """Keep what is being read in sight while the text is laid out again."""
        top, was_seen = self._top_anchor(), self._is_cursor_seen()
        self._is_settled = False
        yield
        self.document().size()  # lays out all of it, for its bar
        if top is not None:
            self._scroll_to(top)
        if was_seen and not self._is_cursor_seen():
            self.ensureCursorVisible()
        self._is_settled = True

    # Places in it

    def go_to(self, anchor: str, *, mark: bool = False) -> None:
        """Bring an anchor to the top and the cursor there; nothing happens if the page has no such anchor.

        ``mark``: highlight its paragraph, and show what precedes it unless it is a heading.
        """
        if anchor not in self._anchors:
            return
        self._mark(anchor if mark else None)
        self.setTextCursor(self._cursor_at(anchor))
        is_amid = mark and anchor not in self._sections
        self._scroll_to(anchor, below=self.viewport().height() // 4 if is_amid else 0)
        self._report_section_of_cursor()

    def _follow(self, link: QUrl) -> None:
        here = _anchor_before(self._anchors, self.textCursor().position())
        if here is not None:
            self._followed.append((here, self.verticalScrollBar().value() - self._top_of(here)))
        self.go_to(link.fragment(), mark=True)
        self.backwardAvailable.emit(bool(self._followed))

    def backward(self) -> None:
        """Go back to where the link was seen that was followed last."""
        if self._followed:
            anchor, past = self._followed.pop()
            if anchor in self._anchors:  # other rules may be shown by now
                self.go_to(anchor, mark=True)
                self.verticalScrollBar().setValue(self._top_of(anchor) + past)
                self._report_section_of_cursor()
        self.backwardAvailable.emit(bool(self._followed))

    def _cursor_at(self, anchor: str) -> QTextCursor:
        cursor = QTextCursor(self.document())
        cursor.setPosition(self._anchors[anchor])
        return cursor

    def _mark(self, anchor: str | None) -> None:
        """Highlight the paragraph of an anchor, and no longer the previous one."""
        for name, ground in (
            (self._marked, QColor(Qt.GlobalColor.transparent)),
            (anchor, selection_shade(0.22)),
        ):
            if name in self._anchors:
                behind = QTextBlockFormat()
                behind.setBackground(ground)
                self._cursor_at(name).mergeBlockFormat(behind)
        self._marked = anchor

    def _is_cursor_seen(self) -> bool:
        return self.viewport().rect().contains(self.cursorRect())

    def _top_of(self, anchor: str) -> int:
        """Return how far an anchor is below the top of the page, in pixels."""
        return self.cursorRect(self._cursor_at(anchor)).top() + self.verticalScrollBar().value()

    def _scroll_to(self, anchor: str, below: int = 0) -> None:
        if anchor in self._anchors:
            self.verticalScrollBar().setValue(self._top_of(anchor) - scaled(_EDGE) - below)

    def _top_anchor(self) -> str | None:
        """Return the anchor whose paragraph is at the top of the visible part; None at the very start."""
        if not self.verticalScrollBar().value():
            return None
        return _anchor_before(self._anchors, self.cursorForPosition(QPoint(0, scaled(_EDGE) + 2)).position())

    def _report_top_section(self) -> None:
        bar = self.verticalScrollBar()
        if not self._is_settled:
            return
        at_end = bar.value() == bar.maximum() > 0
        here = bar.value() + self.viewport().height() // (1 if at_end else 3)
        tops = (name for name in self._sections if name in self._anchors and self._top_of(name) <= here)
        self._report(tuple(tops) if bar.value() else ())

    def _report_section_of_cursor(self) -> None:
        here = self.textCursor().position()
        self._report([name for name in self._sections if self._anchors.get(name, here + 1) <= here])

    def _report(self, passed: Sequence[str]) -> None:
        """Report the last of the sections passed; at the start of the page, its first one."""
        for section in (*self._sections[:1], *passed)[-1:]:
            self.passed.emit(section)

    # Searching it

    @property
    def match_count(self) -> int:
        """How many paragraphs have all words that are sought."""
        return len(self._matches)

    def search(self, sought: str, keywords: Mapping[str, str]) -> None:
        """Highlight what is sought, and go to the first paragraph that has all of its words.

        ``keywords`` are more words of paragraphs, by their anchors. Without a match, the page is where it was
        when the search began.
        """
        if not self._sought:
            self._search_start = self.verticalScrollBar().value()
        self._sought, self._keywords = sought, dict(keywords)
        self._search()
        self.go_to_match(0)
        if sought and not self._matches:
            self.verticalScrollBar().setValue(self._search_start)

    def _search(self) -> None:
        keywords = {place: self._keywords.get(anchor, "") for anchor, place in self._anchors.items()}
        self._matches = [
            block.blockNumber()
            for block in _blocks(self.document())
            if block.blockFormat().headingLevel() != 1
            and has_words(self._sought, f"{block.text()} {keywords.get(block.position(), '')}")
        ]
        self.current_match = min(self.current_match, max(0, self.match_count - 1))
        self._highlight()

    def go_to_match(self, number: int) -> None:
        """Go to a match by its number from 0, and show what stands round it."""
        self.current_match = number
        self._highlight()
        self._mark(None)
        if not self._matches:
            return
        block = self.document().findBlockByNumber(self._matches[number])
        self.setTextCursor(QTextCursor(block))
        self._mark(next((name for name, place in self._anchors.items() if place == block.position()), None))
        height, line = self.viewport().height(), self.cursorRect()
        if not height // 5 <= line.top() <= height - height // 5 - line.height():
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + line.top() - height // 5)
        self._report_section_of_cursor()

    def _highlight(self) -> None:
        found = []
        for number, block in enumerate(map(self.document().findBlockByNumber, self._matches)):
            for start, end in found_words(self._sought, block.text()):
                selection = QTextEdit.ExtraSelection()
                selection.format = self._look(number == self.current_match)
                selection.cursor = _part_of(block, start, end)
                found.append(selection)
        self.setExtraSelections(found)

    def _look(self, is_current: bool) -> QTextCharFormat:
        look = QTextCharFormat()
        look.setBackground(selection_shade(1 if is_current else 0.35))
        if is_current:
            look.setForeground(self.palette().color(QPalette.ColorRole.HighlightedText))
        return look

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
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.resize_text(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            super().wheelEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Write the page again for another theme or text size."""
        if event.type() not in (QEvent.Type.PaletteChange, QEvent.Type.FontChange) or not self._page:
            super().changeEvent(event)
            return
        with self._staying():
            super().changeEvent(event)  # lays out the text with another font
            self._lay_out()

    # Its keys

    def focusNextPrevChild(self, next_: bool) -> bool:
        """Go to links from the cursor on, for which Qt needs something selected, and then out of the page."""
        cursor, top = self.textCursor(), self.verticalScrollBar().value()
        if not cursor.hasSelection():
            here = cursor.position()
            cursor.movePosition(QTextCursor.MoveOperation.Left if next_ else QTextCursor.MoveOperation.Right)
            cursor.setPosition(here, QTextCursor.MoveMode.KeepAnchor)
            self.setTextCursor(cursor)
        is_taken = super().focusNextPrevChild(next_)
        if not self.textCursor().hasSelection():
            self.verticalScrollBar().setValue(top)
        return is_taken

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll from what is seen; Qt would go on from the cursor, even where that is out of sight."""
        key, bar = event.key(), self.verticalScrollBar()
        held = event.modifiers() & ~_WITHOUT_MEANING  # with Shift, keys select
        if key == Qt.Key.Key_Space and not held & ~Qt.KeyboardModifier.ShiftModifier:
            _scroll(self, 0, -1 if held else 1)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and not held:
            bar.setValue(0 if key == Qt.Key.Key_Home else bar.maximum())
        elif key not in _PAGES or not scroll_by_key(self, event):
            if key in _ARROWS and not held:
                self._bring_cursor()
            super().keyPressEvent(event)
            return
        self._bring_cursor()

    def _bring_cursor(self) -> None:
        """Put the cursor at the top of what is seen, unless it is in sight; nothing is scrolled."""
        if self._is_cursor_seen():
            return
        bar, margin = self.verticalScrollBar(), round(self.document().documentMargin())
        here = bar.value()
        self.setTextCursor(self.cursorForPosition(QPoint(margin, margin)))
        bar.setValue(here)


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


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _anchors_of(document: QTextDocument) -> dict[str, int]:
    """Return where the paragraphs of all anchors begin."""
    found: dict[str, int] = {}
    for block in _blocks(document):
        for part in block.textFormats():
            for name in part.format.anchorNames():
                found.setdefault(name, block.position())
    return found


def _anchor_before(anchors: Mapping[str, int], here: int) -> str | None:
    passed = (name for name, place in anchors.items() if place <= here)
    return max(passed, key=lambda name: anchors[name], default=None)


def _part_of(block: QTextBlock, start: int, end: int) -> QTextCursor:
    """Return a cursor that selects a part of a paragraph; Qt counts in units of UTF-16."""
    at, length = (
        len(text.encode("utf-16-le")) // 2 for text in (block.text()[:start], block.text()[start:end])
    )
    cursor = QTextCursor(block)
    cursor.setPosition(block.position() + at)
    cursor.setPosition(block.position() + at + length, QTextCursor.MoveMode.KeepAnchor)
    return cursor


def scroll_by_key(area: QAbstractScrollArea, event: QKeyEvent) -> bool:
    """Scroll by lines or pages if a key press means that; return whether it does."""
    by = _SCROLLS.get(Qt.Key(event.key()))
    if by is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
        return False
    _scroll(area, *by)
    return True


def _scroll(area: QAbstractScrollArea, steps: int, pages: int) -> None:
    """Scroll by steps or pages, down or up (negative)."""
    bar, step = area.verticalScrollBar(), _LINES * area.fontMetrics().lineSpacing()
    bar.setValue(bar.value() + steps * step + pages * max(step, bar.pageStep() - step))
