"""The rules in words, as they are read: sections, search, size, languages; how they are opened, and kept."""

from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QAccessible, QTextCursor, QTextFormat, QTextTable
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.i18n import LANGUAGES, Translator
from mtdesk.rules.moves import Reason
from mtdesk.rules.presets import options_for
from mtdesk.settings import TextSize
from mtdesk.table.theme import DARK, FELT
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.rulebook.window import RulesWindow
from mtdesk.ui.words.options import OPTIONS
from mtdesk.ui.words.presets import preset_name
from mtdesk.ui.words.rules.document import ClauseId, TableRules
from mtdesk.ui.words.rules.subjects import TOLD_BY
from mtdesk.ui.words.rules.writing import EXPLAINED_BY
from tests.ui.fingers import click_row, clipped
from tests.ui.room import languages

pytestmark = pytest.mark.window

RULES = TableRules(options_for("bahnhof", 4), lambda: preset_name("bahnhof"), 4)


def never(work: Coroutine[Any, Any, Any]) -> None:
    work.close()
    pytest.fail("nothing was to be started")


@pytest.fixture
def window(qtbot: QtBot) -> RulesWindow:
    result = RulesWindow(RULES, never)
    qtbot.addWidget(result)
    with qtbot.waitActive(result):
        result.show()
        result.activateWindow()
    return result


@pytest.fixture
def translator(dressed_app: QApplication, compiled: Path) -> Iterator[Translator]:
    with languages(dressed_app, compiled) as found:
        yield found


def top_line(window: RulesWindow) -> str:
    """The first line of text that is wholly in sight."""
    return window.reader.cursorForPosition(QPoint(40, 30)).block().text()


def sections(window: RulesWindow) -> list[str]:
    return [window.sections.item(row).text() for row in range(window.sections.count())]


def lit(window: RulesWindow) -> list[str]:
    return [one.cursor.selectedText() for one in window.reader.extraSelections()]


def in_sight(window: RulesWindow, cursor: QTextCursor) -> bool:
    return window.reader.viewport().rect().contains(window.reader.cursorRect(cursor).center())


def test_a_section_that_is_chosen_comes_to_the_top(window: RulesWindow) -> None:
    assert sections(window)[:3] == ["Aim of the game", "Setting up", "Starting a round"]
    for row in (5, 2, 4):
        click_row(window.sections, row)
        assert top_line(window) == sections(window)[row]


def test_the_list_follows_whoever_scrolls(window: RulesWindow) -> None:
    bar = window.reader.verticalScrollBar()
    seen = []
    for value in range(0, bar.maximum() + 40, 40):
        bar.setValue(value)
        seen.append(window.sections.currentRow())
    assert seen == sorted(seen)
    assert set(seen) >= set(range(window.sections.count() - 2))
    assert seen[-1] == window.sections.count() - 1


def test_what_is_typed_is_found_at_once(window: RulesWindow) -> None:
    QTest.keyClick(window.reader, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert window.search.field.hasFocus()
    QTest.keyClicks(window.search.field, "MARKER")
    text = window.reader.toPlainText().lower()
    assert [text.lower() for text in lit(window)] == ["marker"] * text.count("marker")
    count = sum("marker" in paragraph for paragraph in text.splitlines())
    assert window.search.count.text() == f"1 of {count}"
    assert in_sight(window, window.reader.textCursor())
    for key, modifier, place in (
        (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, 2),
        (Qt.Key.Key_F3, Qt.KeyboardModifier.NoModifier, 3),
        (Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier, 2),
        (Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier, 1),
        (Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier, count),
    ):
        QTest.keyClick(window.search.field, key, modifier)
        assert window.search.count.text() == f"{place} of {count}"
        assert in_sight(window, window.reader.textCursor())
    assert window.isVisible(), "Enter presses no button"


@pytest.mark.parametrize("word", ["marker", "double"])
def test_another_word_is_found_from_the_top(window: RulesWindow, word: str) -> None:
    click_row(window.sections, window.sections.count() - 1)
    for sought in ("the", word):
        window.search.field.setText(sought)
        assert window.search.count.text() == f"1 of {window.reader.finder.count}"
        QTest.keyClick(window.search.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)


def test_what_is_found_stands_amid_its_section_which_the_list_shows(window: RulesWindow) -> None:
    QTest.keyClicks(window.search.field, "marker")
    reader, document = window.reader, window._document
    headings = [section.heading for section in document.sections]
    for _ in range(window.reader.finder.count):
        block = reader.textCursor().block()
        while block.text() not in headings and block.previous().isValid():
            block = block.previous()
        assert sections(window)[window.sections.currentRow()] == block.text()
        line, bar = reader.cursorRect(), reader.verticalScrollBar()
        above, below = line.top(), reader.viewport().height() - line.bottom()
        assert above > 2 * line.height() or bar.value() == 0
        assert below > 2 * line.height() or bar.value() == bar.maximum()
        QTest.keyClick(window.search.field, Qt.Key.Key_Return)


@pytest.mark.parametrize(
    ("word", "clause"),
    [
        ("hub", ClauseId.STATION),
        ("Satisf", ClauseId.OPEN_DOUBLE),
        ("penny", ClauseId.MARKER_ON),
        ("stuck", ClauseId.DRAW),
        ("draw pile", ClauseId.BONEYARD),
        ("Dominos", ClauseId.SET),
    ],
)
def test_a_word_that_others_use_leads_to_what_it_means(
    window: RulesWindow, word: str, clause: ClauseId
) -> None:
    QTest.keyClicks(window.search.field, word)
    assert window.search.count.text().startswith("Similar")
    cursor = window.reader.textCursor()
    (text,) = [
        one.text for section in window._document.sections for one in section.clauses if one.id is clause
    ]
    assert cursor.block().text() == text
    assert cursor.blockFormat().background().color().alpha() > 0
    assert in_sight(window, cursor)
    window.search.field.clear()
    assert window.reader.textCursor().blockFormat().background().color().alpha() == 0


def test_every_option_is_told_of_somewhere() -> None:
    assert TOLD_BY.keys() == OPTIONS.keys()


def test_what_is_not_found_is_said_and_loses_no_place(window: RulesWindow) -> None:
    click_row(window.sections, 5)
    here = window.reader.verticalScrollBar().value()
    QTest.keyClicks(window.search.field, "zebra")
    assert window.search.count.text() == "Not found"
    assert (
        QAccessible.queryAccessibleInterface(window.search.field).text(QAccessible.Text.Description)
        == "Not found"
    )
    assert lit(window) == []
    assert not window.search.forwards.isEnabled()
    QTest.keyClick(window.search.field, Qt.Key.Key_Return)
    assert window.reader.verticalScrollBar().value() == here
    window.search.field.clear()
    assert window.search.count.text() == ""


def text_height(window: RulesWindow) -> int:
    return window.reader.document().defaultFont().pixelSize()


def test_the_text_grows_and_shrinks_where_it_is_read(window: RulesWindow) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    usual = text_height(window)
    click_row(window.sections, 5)
    for _ in range(3):
        QTest.keyClick(window.reader, Qt.Key.Key_Plus, control)
    assert text_height(window) > 1.3 * usual
    assert top_line(window) == sections(window)[5]
    QTest.keyClick(window.reader, Qt.Key.Key_0, control)
    assert text_height(window) == usual
    for _ in range(30):
        QTest.keyClick(window.reader, Qt.Key.Key_Minus, control)
    assert 0.5 * usual < text_height(window) < usual


@pytest.mark.parametrize(
    ("language", "typed", "word"), [("hu", "fordulo", "forduló"), ("de", "zuge", "züge")]
)
def test_accents_need_not_be_typed(
    window: RulesWindow, translator: Translator, language: str, typed: str, word: str
) -> None:
    translator.install(language)
    QApplication.processEvents()
    QTest.keyClicks(window.search.field, typed)
    assert word in {text.lower() for text in lit(window)}
    QTest.keyClicks(window.search.field, "xx")
    assert lit(window) == []


def test_another_language_is_read_at_the_same_place(window: RulesWindow, translator: Translator) -> None:
    window.search.field.setText("4")
    window.explain(Reason.DOUBLES_LIMIT)
    for language in LANGUAGES:
        translator.install(language)
        QApplication.processEvents()
        check_double_limit(window)


def check_double_limit(window: RulesWindow) -> None:
    clause = next(
        clause
        for section in window._document.sections
        for clause in section.clauses
        if clause.id is ClauseId.DOUBLES_LIMIT
    )
    assert window.reader.toPlainText().startswith(preset_name("bahnhof"))
    assert clause.text in window.reader.toPlainText()
    assert in_sight(window, window.reader.document().find(clause.text[:20]))
    assert set(lit(window)) == {"4"}
    assert clipped(window) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", ["normal", "largest"])
def test_the_list_shows_all_headings_whole(
    qtbot: QtBot, dressed_app: QApplication, translator: Translator, language: str, size: TextSize
) -> None:
    translator.install(language)
    apply_theme(dressed_app, FELT, scale_for(size, QSize(1024, 700)))
    window = RulesWindow(TableRules(options_for("hungarian-fork", 4), lambda: "x", 4), never)
    qtbot.addWidget(window)
    window.show()
    QApplication.sendPostedEvents()
    bar, width = window.sections.horizontalScrollBar(), window.sections.width()
    apply_theme(dressed_app, FELT)
    assert bar.maximum() == 0
    assert width < window.width() / 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_in_tables_stay_whole_at_the_largest_text(
    qtbot: QtBot, dressed_app: QApplication, translator: Translator, language: str
) -> None:
    translator.install(language)
    apply_theme(dressed_app, FELT, scale_for("largest", QSize(1024, 700)))
    window = RulesWindow(RULES, never)
    qtbot.addWidget(window)
    window.resize(1024, 700)
    window.show()
    QApplication.processEvents()
    tables = [
        one for one in window.reader.document().rootFrame().childFrames() if isinstance(one, QTextTable)
    ]
    cells = [
        table.cellAt(row, column).firstCursorPosition().block()
        for table in tables
        for row in range(table.rows())
        for column in range(table.columns())
    ]
    parted = [cell.text() for cell in cells if cell.layout().lineCount() > 1]
    sideways = window.reader.horizontalScrollBar().maximum()
    apply_theme(dressed_app, FELT)
    assert cells
    assert parted == []
    assert sideways == 0


def test_a_wide_window_shows_whole_lines_from_the_start(qtbot: QtBot) -> None:
    window = RulesWindow(RULES, never)
    qtbot.addWidget(window)
    window.resize(1200, 800)
    window.show()
    QApplication.processEvents()
    assert window.reader.horizontalScrollBar().maximum() == 0


def test_the_page_wears_the_theme(window: RulesWindow, dressed_app: QApplication) -> None:
    def heading() -> str:
        formats = window.reader.document().firstBlock().textFormats()
        return formats[-1].format.foreground().color().name()

    apply_theme(dressed_app, DARK)
    QApplication.processEvents()
    dark = heading()
    apply_theme(dressed_app, FELT)
    QApplication.processEvents()
    assert dark == DARK.gold.lower()
    assert heading() == FELT.gold.lower()


def test_escape_closes(window: RulesWindow) -> None:
    QTest.keyClick(window.search.field, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_enter_presses_the_button_that_has_the_focus(window: RulesWindow) -> None:
    for part in (window.reader, window.sections):
        part.setFocus()
        QTest.keyClick(part, Qt.Key.Key_Return)
        assert window.isVisible()
    window.close_it.setFocus()
    QTest.keyClick(window.close_it, Qt.Key.Key_Return)
    assert not window.isVisible()


def marked(window: RulesWindow) -> list[str]:
    """The paragraphs with a colour behind them."""
    document = window.reader.document()
    blocks = map(document.findBlockByNumber, range(document.blockCount()))
    background = QTextFormat.Property.BackgroundBrush
    return [
        block.text()
        for block in blocks
        if block.blockFormat().hasProperty(background) and block.blockFormat().background().color().alpha()
    ]


def test_a_refusal_is_marked_where_it_is_explained(window: RulesWindow) -> None:
    texts = {clause.id: clause.text for section in window._document.sections for clause in section.clauses}
    before: list[str] = []
    for reason in Reason:
        window.explain(reason)
        explained = [texts[clause] for clause in EXPLAINED_BY[reason] if clause in texts]
        before = explained[:1] or before
        assert marked(window) == before, reason
        assert window.reader.hasFocus()
        assert not explained or in_sight(window, window.reader.document().find(explained[0]))


# From the table
