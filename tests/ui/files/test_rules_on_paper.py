"""The rules on paper: no line of a paragraph or a list, and no row of a table, is parted from the rest."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPdfWriter, QTextDocument, QTextTable
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.i18n import LANGUAGES
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.ui.files.printing import paged
from mtdesk.ui.rulebook.window import RulesWindow
from mtdesk.ui.words.presets import preset_name
from mtdesk.ui.words.rules.document import TableRules
from tests.ui.room import languages
from tests.ui.rulebook.test_window import never

pytestmark = pytest.mark.window


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_belongs_together_is_on_one_page(
    tmp_path: Path, qtbot: QtBot, dressed_app: QApplication, compiled: Path, language: str
) -> None:
    writer = QPdfWriter(str(tmp_path / "rules.pdf"))
    writer.setResolution(300)
    with languages(dressed_app, compiled) as translator:
        translator.install(language)
        for preset in PRESETS:
            window = RulesWindow(TableRules(options_for(preset, 4), preset_name(preset), 4), never)
            qtbot.addWidget(window)
            sheet = window.sheet()
            document = paged(sheet.body, writer, QSizeF(writer.width(), writer.height()))
            assert not list(_parted(document)), preset


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
