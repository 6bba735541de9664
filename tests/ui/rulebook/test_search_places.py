"""Where a search in the rules in words leads, and what stays in its place meanwhile."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.i18n import Translator
from mtdesk.rules.presets import options_for
from mtdesk.table.theme import FELT
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.rulebook.window import RulesWindow
from mtdesk.ui.words.rules.answers import answer
from mtdesk.ui.words.rules.document import TableRules
from mtdesk.ui.words.rules.writing import rules_document
from tests.ui.fingers import clipped
from tests.ui.rulebook.test_window import RULES, lit, marked, never, translator, window

__all__ = ["translator", "window"]

pytestmark = pytest.mark.window

OPEN = replace(RULES, players=None)
TEXTS = "marker", "penny", "zebra", "fork", "joker", "double must be covered", "dutch", ""


@pytest.mark.parametrize(
    ("language", "typed", "column"),
    [
        ("en", "round 5", ["5", "8–8"]),
        ("en", "engine in round three", ["3", "10–10"]),
        ("de", "Runde 5", ["5", "8–8"]),
        ("de", "welcher Pasch in Runde 12", ["12", "1–1"]),
        ("nl", "ronde 5", ["5", "8–8"]),
        ("hu", "5. forduló", ["5", "8–8"]),
        ("en", "two players", ["2", "15", "61"]),
        ("de", "wie viele Steine bei 3 Spielern", ["3", "15", "46"]),
        ("nl", "twee spelers", ["2", "15", "61"]),
        ("hu", "két játékos", ["2", "15", "61"]),
    ],
)
def test_a_number_leads_to_its_column(
    window: RulesWindow, translator: Translator, language: str, typed: str, column: list[str]
) -> None:
    translator.install(language)
    window.show_rules(TableRules(options_for("pagat", 4), lambda: "x"))
    window.search.field.setText(typed)
    assert marked(window) == column
    window.search.field.clear()
    assert marked(window) == []


def test_the_paragraph_is_marked_that_the_search_is_at(window: RulesWindow) -> None:
    window.search.field.setText("marker")
    for _ in range(window.reader.finder.count):
        assert marked(window) == [window.reader.textCursor().block().text()]
        QTest.keyClick(window.search.field, Qt.Key.Key_Return)
    window.search.field.setText("zebra")
    assert marked(window) == lit(window) == []


def test_neither_the_field_nor_the_page_moves_from_letter_to_letter(window: RulesWindow) -> None:
    places = set()
    for text in ("", *TEXTS):
        window.search.field.setText(text)
        QApplication.processEvents()
        places.add((window.search.field.width(), window.reader.y(), window.reader.height()))
    assert len(places) == 1


def test_the_count_is_whole_in_text_that_grew_while_the_window_was_closed(
    window: RulesWindow, dressed_app: QApplication
) -> None:
    window.close()
    apply_theme(dressed_app, FELT, scale_for("largest", QSize(2560, 1440)))
    QApplication.processEvents()
    window.show()
    window.search.field.setText("marker")
    cut = clipped(window)
    apply_theme(dressed_app, FELT)
    assert cut == []


def test_enter_marks_nothing_where_nothing_is_found(window: RulesWindow) -> None:
    for text in ("double blank", "xyzzy"):
        window.search.field.setText(text)
    QTest.keyClick(window.search.field, Qt.Key.Key_Return)
    assert marked(window) == []


@pytest.mark.parametrize("language", ["en", "de", "nl", "hu"])
def test_tables_fit_in_the_narrowest_window_at_the_largest_text(
    qtbot: QtBot, dressed_app: QApplication, translator: Translator, language: str
) -> None:
    translator.install(language)
    apply_theme(dressed_app, FELT, scale_for("largest", QSize(1280, 720)))
    window = RulesWindow(OPEN, never)
    qtbot.addWidget(window)
    window.show()
    window.resize(1, 600)
    try:
        qtbot.waitUntil(lambda: window.reader.horizontalScrollBar().maximum() == 0)  # long texts take a while
        assert window.width() <= 1024
    finally:
        apply_theme(dressed_app, FELT)


@pytest.mark.parametrize("typed", ["opening move", "how many doubles", "starting player"])
def test_few_clauses_are_similar(typed: str) -> None:
    options = options_for("pagat", 4)
    found = answer(typed, rules_document(TableRules(options, lambda: "x", 4)), options)
    assert not found.words
    assert 1 <= len(found.anchors) <= 4


@pytest.mark.parametrize(
    ("language", "typed"), [("de", "welcher"), ("nl", "wiens"), ("de", "welcher Pasch in Ru")]
)
def test_words_that_say_nothing_are_not_taken_for_others(
    translator: Translator, language: str, typed: str
) -> None:
    translator.install(language)
    options = replace(options_for("pagat", 4), fork=True)
    found = answer(typed, rules_document(TableRules(options, lambda: "x", 4)), options)
    assert set(found.anchors) <= {"doubles"}
    assert not found.note
