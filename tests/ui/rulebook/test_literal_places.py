"""Places where what is sought stands word for word: after the answers, but never left out."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.i18n import Translator
from mtdesk.rules.presets import options_for
from mtdesk.ui.rulebook.window import RulesWindow
from mtdesk.ui.words.rules.document import ClauseId, TableRules
from tests.ui.rulebook.test_window import lit, marked, never, translator, window

__all__ = ["translator", "window"]

pytestmark = pytest.mark.window


def stepped(window: RulesWindow) -> list[str]:
    """The paragraphs that Enter leads to, from the first one."""
    found = []
    for _ in range(window.reader.finder.count):
        assert marked(window) == [window.reader.textCursor().block().text()]
        found += marked(window)
        QTest.keyClick(window.search.field, Qt.Key.Key_Return)
    return found


@pytest.mark.parametrize(
    ("typed", "answer"),
    [("share", ClauseId.MEXICAN), ("keep", ClauseId.DRAW), ("value", ClauseId.HAND_VALUE)],
)
def test_places_with_the_word_follow_an_answer_in_other_words(
    window: RulesWindow, typed: str, answer: ClauseId
) -> None:
    window.show_rules(TableRules(options_for("dutch", 4), lambda: "x", 4))
    window.search.field.setText(typed)
    assert window.search.count.text() == "1 of 2"
    first, second = stepped(window)
    assert first == window._document.clauses[answer]
    assert typed not in first.lower()
    assert typed in second.lower()
    assert [text.lower() for text in lit(window)] == [typed]


def test_a_word_of_the_rules_is_not_said_to_be_no_part_of_them(
    window: RulesWindow, translator: Translator
) -> None:
    translator.install("hu")
    window.show_rules(TableRules(options_for("dutch", 4), lambda: "x", 4))
    window.search.field.setText("először")
    assert lit(window) == ["először"]
    assert not window.search.note.text()


def test_paragraphs_with_all_words_follow_the_phrase(window: RulesWindow) -> None:
    rules = options_for("pagat", 4, {"fork": True})
    window.show_rules(TableRules(rules, lambda: "x", 4))
    window.search.field.setText("take the marker off")
    clauses = window._document.clauses
    assert stepped(window) == [clauses[ClauseId.FORK_MARKER], clauses[ClauseId.MARKER_OFF]]


def test_any_form_of_a_word_is_found_by_any_other(window: RulesWindow, translator: Translator) -> None:
    translator.install("hu")
    QApplication.processEvents()
    counts = set()
    for typed in ("mozdony", "mozdonyok", "mozdonyod", "mozdonyodat"):
        window.search.field.setText(typed)
        counts.add(window.reader.finder.count)
    assert len(counts) == 1
    assert min(counts) > 1


@pytest.mark.parametrize("players", [4, None])
@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "how many players"),
        ("en", "minimum players"),
        ("de", "wie viele Spieler"),
        ("nl", "hoeveel spelers"),
        ("hu", "hányan játszhatják"),
    ],
)
def test_how_many_play_is_said_below_the_title(
    qtbot: QtBot, translator: Translator, language: str, typed: str, players: int | None
) -> None:
    translator.install(language)
    window = RulesWindow(TableRules(options_for("pagat", 4), lambda: "x", players), never)
    qtbot.addWidget(window)
    window.search.field.setText(typed)
    assert marked(window) == [window._document.subtitle]
