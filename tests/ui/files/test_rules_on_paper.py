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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("set_", "rounds", "players", "tables"), [(12, 13, 4, 1), (18, 19, 4, 2), (15, 16, None, 3)]
)
def test_tables_are_split_only_where_they_are_wider_than_the_paper(
    tmp_path: Path,
    qtbot: QtBot,
    dressed_app: QApplication,
    compiled: Path,
    language: str,
    set_: int,
    rounds: int,
    players: int | None,
    tables: int,
) -> None:
    writer = QPdfWriter(str(tmp_path / "rules.pdf"))
    writer.setResolution(300)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    room = QSizeF(writer.width(), writer.height())
    with languages(dressed_app, compiled) as translator:
        translator.install(language)
        options = options_for("dutch", 4, {"set": set_, "rounds": rounds})
        rules = TableRules(options, "Rules", players)
        documents = [document for document, _ in _laid_out(sheet_of(rules, qtbot), writer, room)]
        found = [table for document in documents for table in _tables(document)]
        assert len(found) == tables
        for table in found:
            cells = [
                table.cellAt(row, column).firstCursorPosition().block()
                for row in range(table.rows())
                for column in range(table.columns())
            ]
            assert [cell.text() for cell in cells if cell.layout().lineCount() > 1] == []


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
