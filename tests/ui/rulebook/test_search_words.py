"""Words that players use for things: found in the rules of every preset, or said not to be there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from mtdesk.i18n import LANGUAGES, Translator
from mtdesk.rules.presets import options_for
from mtdesk.ui.rulebook.window import RulesWindow
from mtdesk.ui.words.rules.document import ClauseId, TableRules
from mtdesk.ui.words.rules.synonyms import Meaning, meant_by
from mtdesk.ui.words.rules.writing import rules_document
from tests.ui.fingers import click_row
from tests.ui.player_words import PLAYER_WORDS, as_typed
from tests.ui.rulebook.test_window import lit, marked, translator, window

__all__ = ["translator", "window"]

pytestmark = pytest.mark.window


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            [
                "knock",
                "double blank",
                "spinner",
                "round house",
                "penalty",
                "boneyard",
                "chicken foot",
                "stuck",
            ],
        ),
        ("de", ["anklopfen", "Doppelblank", "Stock", "Strafe", "gesperrt", "Gewinner", "Hühnerfuß", "Uno"]),
        (
            "nl",
            ["kloppen", "dubbelblank", "pot", "straf", "geblokkeerd", "winnaar", "kippenpoot", "schudden"],
        ),
        (
            "hu",
            ["koppint", "dupla nulla", "pakli", "buntetes", "blokkolt", "győztes", "csirkeláb", "kirakja"],
        ),
    ],
)
def test_words_of_players_are_found_or_explained_by_all_presets(
    window: RulesWindow, translator: Translator, language: str, words: list[str]
) -> None:
    translator.install(language)
    for preset in ("pagat", "bahnhof", "swiss", "dutch", "hungarian-fork"):
        window.show_rules(TableRules(options_for(preset, 4), lambda: "x", 4))
        for word in words:
            window.search.field.setText(word)
            found = bool(lit(window) or marked(window))
            assert found != bool(window.search.note.text()), (preset, word)
            assert window.search.note.isVisible() != found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hit_stays_to_the_last_letter(window: RulesWindow, translator: Translator, language: str) -> None:
    translator.install(language)
    lost = set()
    for preset in ("bahnhof", "dutch"):
        window.show_rules(TableRules(options_for(preset, 4), lambda: "x", 4))
        for typed in (typed for words in PLAYER_WORDS[language] for typed in as_typed(words)):
            window.search.field.setText(typed)
            if not (lit(window) or marked(window) or window.search.note.text()):
                lost.add(typed)
    assert lost == set()


@pytest.mark.parametrize(
    ("language", "typed", "clause"),
    [
        ("en", "go again", ClauseId.FOLLOW_UP),
        ("de", "nachziehen", ClauseId.DRAW),
        ("de", "privater zug", ClauseId.OWN_TRAIN),
        ("nl", "trein openbare", ClauseId.MEXICAN),
        ("nl", "rapen", ClauseId.DRAW),
        ("hu", "húzni", ClauseId.DRAW),
        ("hu", "lefedés", ClauseId.FOLLOW_UP),
    ],
)
def test_a_form_of_a_word_means_what_the_word_means(
    window: RulesWindow, translator: Translator, language: str, typed: str, clause: ClauseId
) -> None:
    translator.install(language)
    options = options_for("dutch", 4)
    document = rules_document(TableRules(options, lambda: "x", 4))
    assert meant_by(typed, document, options) == Meaning(clause)


def test_a_joker_leads_to_what_the_rules_have_instead(window: RulesWindow) -> None:
    window.search.field.setText("joker")
    (text,) = marked(window)
    assert "its number is 0" in text
    assert window.search.note.text() == "No tile is wild: a blank counts as 0."
    assert window.search.count.text() == "Similar"


def test_what_is_not_part_of_the_rules_is_said(window: RulesWindow) -> None:
    window.show_rules(TableRules(options_for("pagat", 4), lambda: "x", 4))
    for word, count, note in (
        ("knock", "", "Not part of these rules: Tapping"),
        ("double zero", "", "Double blank: Like any other tile"),
        ("zebra", "Not found", ""),
    ):
        window.search.field.setText(word)
        assert window.search.count.text() == count
        assert window.search.note.text() == note
        spoken = QAccessible.queryAccessibleInterface(window.search.field)
        assert note in spoken.text(QAccessible.Text.Description)
    window.search.field.clear()
    assert not window.search.note.isVisible()


def test_what_is_typed_while_reading_is_searched_for(window: RulesWindow) -> None:
    assert window.reader.hasFocus()
    for word in ("marker", "Double"):
        QTest.keyClicks(window.reader, word[0])
        assert window.search.field.hasFocus()
        QTest.keyClicks(window.search.field, word[1:])
        assert window.search.field.text() == word
        window.reader.setFocus()


def test_the_title_names_the_rules(window: RulesWindow) -> None:
    assert window.windowTitle() == "Rules – Station and trains"
    window.show_rules(TableRules(options_for("dutch", 4), lambda: "Dutch", 4))
    assert window.windowTitle() == "Rules – Dutch"


def test_where_nothing_is_found_people_read_on_where_they_were(window: RulesWindow) -> None:
    click_row(window.sections, 2)
    bar = window.reader.verticalScrollBar()
    here = bar.value()
    for hit, more in (("tap", "q"), ("penny", "xx"), ("wild", "erness")):
        QTest.keyClicks(window.search.field, hit)
        assert bar.value() != here
        QTest.keyClicks(window.search.field, more)
        assert window.search.count.text() == "Not found"
        assert (bar.value(), lit(window), marked(window)) == (here, [], [])
        window.search.field.clear()


@pytest.mark.parametrize(
    ("preset", "typed", "clause", "count"),
    [
        ("hungarian", "going out", ClauseId.OUT, "Similar"),
        ("dutch", "double must be covered", ClauseId.OPEN_DOUBLE, "Similar"),
        ("pagat", "50", ClauseId.HAND_VALUE, "Similar"),
        ("bahnhof", "50", None, "1 of 1"),
        ("dutch", "late", None, "1 of 2"),
        ("dutch", "ai", None, "1 of 1"),
    ],
)
def test_a_clause_that_is_meant_comes_before_words_that_happen_to_be_the_same(
    window: RulesWindow, preset: str, typed: str, clause: ClauseId | None, count: str
) -> None:
    window.show_rules(TableRules(options_for(preset, 4), lambda: "x", 4))
    window.search.field.setText(typed)
    clauses = [clause for section in window._document.sections for clause in section.clauses]
    assert marked(window) == [one.text for one in clauses if one.id is clause]
    section = window._document.sections[window.sections.currentRow()]
    assert clause is None or clause in [one.id for one in section.clauses]
    assert window.search.count.text() == count
    assert "ai" not in [text for text in lit(window) if text.islower()], "the middle of a train"


def test_other_places_of_the_same_words_follow_the_one_that_is_meant(window: RulesWindow) -> None:
    window.search.field.setText("double must be covered")
    count = len(lit(window))
    assert count
    for key, place in ((Qt.Key.Key_Return, 1), (Qt.Key.Key_Return, 2)):
        QTest.keyClick(window.search.field, key)
        assert window.search.count.text() == f"{place} of {count}"
    window.search.field.setText("double must be cover")
    window.search.field.setText("double must be covered")
    QTest.keyClick(window.search.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert window.search.count.text() == f"{count} of {count}"


@pytest.mark.parametrize(("typed", "name"), [("dutch", "Dutch"), ("swiss rules", "Swiss")])
def test_the_name_of_other_rules_is_known(window: RulesWindow, typed: str, name: str) -> None:
    window.search.field.setText(typed)
    assert window.search.note.text() == f"Preset in the house rules: {name}"
    assert lit(window) == marked(window) == []
