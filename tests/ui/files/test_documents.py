"""Long texts for paper: the window gets its turns while they are laid out and painted."""

import itertools
import weakref
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QBuffer, QSize, QSizeF
from PySide6.QtGui import QPdfWriter, QTextDocument, QTextLayout
from PySide6.QtWidgets import QApplication

from mtdesk.table.theme import FAMILY
from mtdesk.ui.files import documents, printing
from mtdesk.ui.files.printing import Sheet, pdf, png
from tests.ui.files.test_printing import LINE

pytestmark = pytest.mark.window


class Watched(QTextDocument):
    """Notes what takes long, and which documents there are."""

    there: "weakref.WeakSet[Watched]"
    said: list[str]

    def __init__(self) -> None:
        super().__init__()
        self.there.add(self)

    def setHtml(self, html: str) -> None:
        self.said.append("work")
        super().setHtml(html)

    def setPageSize(self, size: QSizeF | QSize) -> None:
        self.said.append("work")
        super().setPageSize(size)

    def setTextWidth(self, width: float) -> None:
        self.said.append("work")
        super().setTextWidth(width)


@pytest.fixture(autouse=True)
def _lay_out_without_rest() -> None:
    """Here texts are laid out with rests, as in the program."""


@pytest.mark.parametrize("make", [pdf, png])
def test_the_window_gets_its_turn_after_every_piece_of_work(
    make: Callable[[Sheet], bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No other Python thread runs during a piece, and the window needs several turns for a frame."""
    Watched.there, Watched.said = weakref.WeakSet(), []
    left = []
    usual = documents.draw

    def noted(*arguments: Any) -> None:
        left.append(len(Watched.there))
        Watched.said.append("work")
        usual(*arguments)

    monkeypatch.setattr(documents, "QTextDocument", Watched)
    monkeypatch.setattr(printing, "draw", noted)
    monkeypatch.setattr("mtdesk.ui.files.documents.time.sleep", lambda _: Watched.said.append("rest"))
    make(Sheet("Long", LINE, one_page=True, further=(LINE,) * 20))
    assert Watched.said.count("work") > 60
    assert ("work", "work") not in itertools.pairwise(Watched.said)
    assert left == sorted(left, reverse=True), "all documents are freed at once"
    assert left[-1] < 4


@pytest.mark.parametrize("text", ["<p>{}</p>", "<h1>{}</h1>", "<p><b>{}</b></p>", "<ul><li>{}</li></ul>"])
def test_each_letter_on_paper_can_be_searched_for(plain: QApplication, text: str) -> None:
    """Lato has ligatures, which a PDF does not map back to letters."""
    words = "Setting up fifty tiles"
    document = documents.laid_out(text.format(words), QPdfWriter(QBuffer()))
    block = document.begin()
    while block.text() != words:
        block = block.next()
    font = block.begin().fragment().charFormat().font().resolve(document.defaultFont())
    assert font.family() == FAMILY
    layout = QTextLayout(words, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    assert sum(len(run.glyphIndexes()) for run in layout.glyphRuns()) == len(words)
