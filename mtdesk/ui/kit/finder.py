"""Finding a text in a shown page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtGui import QColor, QPalette, QTextBlock, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QApplication, QTextEdit

from mtdesk.ui.kit.search import holds, places


def shade(part: float) -> QColor:
    """Return the theme's selection colour at ``part`` (0 to 1) of its strength, for a ground behind text."""
    ground = QApplication.palette().color(QPalette.ColorRole.Highlight)  # a page's own one is fainter
    ground.setAlphaF(part)
    return ground


class Finder:
    """Looks for a text in a page, whatever its case and accents, and for all of its words in a paragraph.

    A match is a paragraph. ``reveal`` brings the cursor of the page in sight once it stands in one.
    """

    def __init__(self, page: QTextEdit, reveal: Callable[[], None]) -> None:
        self._page, self._reveal = page, reveal
        self._sought = ""
        self._answers: Sequence[int] = ()
        self._matches: list[list[QTextCursor]] = []
        self._at = 0

    def look_for(self, text: str, answers: Sequence[int] = ()) -> None:
        """Light up a text in all matches, and go to the first one.

        Paragraphs that are ``answers`` come first, even if they say it in other words; then those from there
        on in which the text is in one piece.
        """
        self._sought, self._answers, self._at = text, answers, 0
        self.renew()
        self._show()

    def renew(self) -> None:
        """Search again for the same, in a page that has changed."""
        self._matches = self._found() if self._sought else []
        self._at = min(self._at, max(0, len(self._matches) - 1))
        self._light_up()

    def _found(self) -> list[list[QTextCursor]]:
        """Return where the text is, where all of its words are in one paragraph, and the answers."""
        blocks = []
        block = self._page.document().begin()
        while block.isValid():
            blocks.append(block)
            block = block.next()
        blocks = [one for one in blocks if one.blockFormat().headingLevel() != 1]
        found: list[tuple[tuple[int, bool, bool, int], list[QTextCursor]]] = []
        first = min(self._answers[:1], default=0)
        for block, spots in zip(blocks, places(self._sought, [one.text() for one in blocks]), strict=True):
            number = block.blockNumber()
            is_answer = number in self._answers
            rank = self._answers.index(number) if is_answer else len(self._answers)
            if spots or is_answer:
                is_apart = not holds(self._sought, block.text(), as_typed=True)
                lit = [_part_of(block, start, end) for start, end in spots or [(0, 0)]]
                found.append(((rank, is_apart, number < first, number), lit))
        return [lit for _, lit in sorted(found, key=lambda one: one[0])]

    def step(self, by: int) -> None:
        """Go to the next (1) or previous (-1) match, wrapping around."""
        if self._matches:
            self._at = (self._at + by) % len(self._matches)
            self._show()

    @property
    def present(self) -> int:
        """Which of the matches is the current one, counted from 1; 0 if there are none."""
        return self._at + 1 if self._matches else 0

    @property
    def count(self) -> int:
        """In how many paragraphs the text occurs."""
        return len(self._matches)

    def _show(self) -> None:
        self._light_up()
        if self._matches:
            cursor = QTextCursor(self._matches[self._at][0])
            self._page.setTextCursor(cursor)  # all of it comes into sight
            cursor.setPosition(cursor.selectionStart())
            self._page.setTextCursor(cursor)  # and is painted as found, not as selected
            self._reveal()

    def _light_up(self) -> None:
        lit = [
            _lit(one, at == self._at)
            for at, match in enumerate(self._matches)
            for one in match
            if one.hasSelection()
        ]
        self._page.setExtraSelections(lit)


def _part_of(block: QTextBlock, start: int, end: int) -> QTextCursor:
    cursor = QTextCursor(block)
    cursor.setPosition(block.position() + start)
    cursor.setPosition(block.position() + end, QTextCursor.MoveMode.KeepAnchor)
    return cursor


def _lit(cursor: QTextCursor, is_present: bool) -> QTextEdit.ExtraSelection:
    look = QTextCharFormat()
    if is_present:
        look.setBackground(shade(1))
        look.setForeground(QApplication.palette().color(QPalette.ColorRole.HighlightedText))
    else:
        look.setBackground(shade(0.35))
    lit = QTextEdit.ExtraSelection()
    lit.cursor, lit.format = cursor, look
    return lit
