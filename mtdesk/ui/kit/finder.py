"""Finding a text in a shown page."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtGui import QColor, QPalette, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QApplication, QTextEdit

from mtdesk.ui.kit.search import places

_NOWHERE = -1
"""The present place before the first match."""


def shade(part: float) -> QColor:
    """Return the theme's selection colour at ``part`` (0 to 1) of its strength, for a ground behind text."""
    ground = QApplication.palette().color(QPalette.ColorRole.Highlight)  # a page's own one is fainter
    ground.setAlphaF(part)
    return ground


class Finder:
    """Looks for a text in a page, whatever its case and accents; if it is nowhere, for all of its words.

    ``reveal`` brings the cursor of the page in sight once it stands before the present place.
    """

    def __init__(self, page: QTextEdit, reveal: Callable[[], None]) -> None:
        self._page, self._reveal = page, reveal
        self._sought = ""
        self._places: list[QTextCursor] = []
        self._at = _NOWHERE

    def look_for(self, text: str, *, go: bool = True) -> None:
        """Light up a text wherever it occurs, and go to the first match from the top unless told not to."""
        self._sought, self._at = text, 0 if go else _NOWHERE
        self.renew()
        self._show()

    def renew(self) -> None:
        """Search again for the same, in a page that has changed."""
        self._places = self._found()
        self._at = min(self._at, max(0, len(self._places) - 1))
        self._light_up()

    def _found(self) -> list[QTextCursor]:
        """Return where the text is, or else where all of its words are in one paragraph."""
        blocks = []
        block = self._page.document().begin()
        while block.isValid():
            blocks.append(block)
            block = block.next()
        headings = [at for at, one in enumerate(blocks) if one.blockFormat().headingLevel() > 1]
        blocks = blocks[min(headings, default=0) :]  # what precedes them is the title
        found = []
        for block, spots in zip(blocks, places(self._sought, [one.text() for one in blocks]), strict=True):
            for start, end in spots:
                cursor = QTextCursor(block)
                cursor.setPosition(block.position() + start)
                cursor.setPosition(block.position() + end, QTextCursor.MoveMode.KeepAnchor)
                found.append(cursor)
        return found

    def step(self, by: int) -> None:
        """Go to the next (1) or previous (-1) match, wrapping around."""
        if self._places:
            here = 0 if self._at == _NOWHERE and by < 0 else self._at
            self._at = (here + by) % len(self._places)
            self._show()

    @property
    def present(self) -> int:
        """Which of the matches is the current one, counted from 1; 0 if none is."""
        return self._at + 1 if self._places else 0

    @property
    def count(self) -> int:
        """How often the text occurs."""
        return len(self._places)

    def _show(self) -> None:
        self._light_up()
        if self._places and self._at != _NOWHERE:
            cursor = QTextCursor(self._places[self._at])
            self._page.setTextCursor(cursor)  # all of it comes into sight
            cursor.setPosition(cursor.selectionStart())
            self._page.setTextCursor(cursor)  # and is painted as found, not as selected
            self._reveal()

    def _light_up(self) -> None:
        self._page.setExtraSelections([self._lit(at) for at in range(len(self._places))])

    def _lit(self, at: int) -> QTextEdit.ExtraSelection:
        look = QTextCharFormat()
        if at == self._at:
            look.setBackground(shade(1))
            look.setForeground(QApplication.palette().color(QPalette.ColorRole.HighlightedText))
        else:
            look.setBackground(shade(0.35))
        lit = QTextEdit.ExtraSelection()
        lit.cursor, lit.format = self._places[at], look
        return lit
