"""The rules on paper: no line of a paragraph or a list, and no row of a table, is parted from the rest."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPdfWriter, QTextDocument, QTextTable
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.i18n import LANGUAGES
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.ui.files.printing import _FOOT_MM, _MARGIN_MM, Sheet, _laid_out
from mtdesk.ui.rulebook.window import RulesWindow
from mtdesk.ui.words.presets import preset_name
from mtdesk.ui.words.rules.document import TableRules
from tests.ui.room import languages
from tests.ui.rulebook.test_window import never

pytestmark = pytest.mark.window


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", [QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter])
def test_what_belongs_together_is_on_one_page(
    tmp_path: Path,
    qtbot: QtBot,
    dressed_app: QApplication,
    compiled: Path,
    language: str,
    paper: QPageSize.PageSizeId,
) -> None:
    writer = QPdfWriter(str(tmp_path / "rules.pdf"))
    writer.setResolution(300)
    margins = QMarginsF(_MARGIN_MM, _MARGIN_MM, _MARGIN_MM, _MARGIN_MM)
    millimetre = QPageLayout.Unit.Millimeter
    writer.setPageLayout(QPageLayout(QPageSize(paper), QPageLayout.Orientation.Portrait, margins, millimetre))
    room = QSizeF(writer.width(), writer.height() - _FOOT_MM / 25.4 * writer.logicalDpiY())
    with languages(dressed_app, compiled) as translator:
        translator.install(language)
        for preset in PRESETS:
            rules = TableRules(options_for(preset, 4), preset_name(preset), 4)
            for document, _ in _laid_out(sheet_of(rules, qtbot), writer, room):
                assert not list(_parted(document)), preset


def sheet_of(rules: TableRules, qtbot: QtBot) -> Sheet:
    window = RulesWindow(rules, never)
    qtbot.addWidget(window)
    return window.sheet()


def _parted(document: QTextDocument) -> Iterator[str]:
    """Paragraphs and tables on two pages."""
    height = document.pageSize().height()
    for number in range(document.blockCount()):
        block = document.findBlockByNumber(number)
        layout = block.layout()
        tops = [layout.position().y() + layout.lineAt(line).y() for line in range(layout.lineCount())]
        pages = Counter(int(top // height) for top in tops)
        if len(pages) > 1:
            yield f"{dict(pages)} {block.text()}"
    for table in _tables(document):
        tops = [
            table.cellAt(row, 0).firstCursorPosition().block().layout().position().y()
            for row in range(table.rows())
        ]
        if len({int(top // height) for top in tops}) > 1:
            yield f"table {table.cellAt(0, 0).firstCursorPosition().block().text()}"


def _tables(document: QTextDocument) -> list[QTextTable]:
    return [frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable)]
