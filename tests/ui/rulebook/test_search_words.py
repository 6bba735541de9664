"""Words that players use for things: found in the rules of every preset, or said not to be there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.i18n import LANGUAGES, Translator
from mtdesk.rules.presets import options_for
from mtdesk.ui.rulebook.window import RulesWindow
from mtdesk.ui.words.rules.answers import answer
from mtdesk.ui.words.rules.document import ClauseId, SectionId, TableRules
from mtdesk.ui.words.rules.writing import rules_document
from tests.ui.fingers import click_row
from tests.ui.player_words import PLAYER_WORDS, as_typed
from tests.ui.rulebook.test_window import lit, marked, never, translator, window

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
        ("hu", "lefedés", ClauseId.OPEN_DOUBLE),
    ],
)
def test_a_form_of_a_word_means_what_the_word_means(
    window: RulesWindow, translator: Translator, language: str, typed: str, clause: ClauseId
) -> None:
    translator.install(language)
    options = options_for("dutch", 4)
    document = rules_document(TableRules(options, lambda: "x", 4))
    assert answer(typed, document, options).anchors[0] == clause


def test_a_joker_leads_to_what_the_rules_have_instead(window: RulesWindow) -> None:
    window.search.field.setText("joker")
    (text,) = marked(window)
    assert "its number is 0" in text
    assert window.search.note.text() == "No tile is wild: a blank counts as 0."
    assert window.search.count.text() == "Similar"


def test_what_is_not_part_of_the_rules_is_said(window: RulesWindow) -> None:
    options = options_for("pagat", 4, {"open_double": "free", "out_on_double": "must-cover"})
    window.show_rules(TableRules(options, lambda: "x", 4))
    for word, count, note in (
        ("knock", "", "Not part of these rules: Tapping"),
        ("dead doubles", "", "Chosen option – Dead doubles: It need not be covered"),
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
        ("hungarian", "going out", ClauseId.OUT, "Similar: 1 of 2"),
        ("dutch", "double must be covered", ClauseId.OPEN_DOUBLE, "1 of 4"),
        ("pagat", "50", ClauseId.DOUBLE_BLANK, "Similar: 1 of 2"),
        ("bahnhof", "50", None, "1 of 2"),
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
    here = window.reader.textCursor().block().text()
    assert clause is None or here in [one.text for one in clauses if one.id is clause]
    assert marked(window) == [here]
    section = window._document.sections[window.sections.currentRow()]
    assert clause is None or clause in [one.id for one in section.clauses]
    assert window.search.count.text() == count
    assert "ai" not in [text for text in lit(window) if text.islower()], "the middle of a train"


def test_other_paragraphs_with_the_words_follow_the_one_that_is_meant(window: RulesWindow) -> None:
    window.search.field.setText("double must be covered")
    count = window.reader.finder.count
    assert window.search.count.text() == f"1 of {count}"
    places = [window.reader.textCursor().position()]
    for place in range(2, count + 1):
        QTest.keyClick(window.search.field, Qt.Key.Key_Return)
        assert window.search.count.text() == f"{place} of {count}"
        places.append(window.reader.textCursor().position())
    turns = [at for at in range(count) if places[at] < places[at - 1]]
    assert len(turns) == 1, "in the order of the text, but for the first one"
    QTest.keyClick(window.search.field, Qt.Key.Key_Return)
    assert window.search.count.text() == f"1 of {count}"
    QTest.keyClick(window.search.field, Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert window.search.count.text() == f"{count} of {count}"


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ("marker", "markers")),
        ("en", ("train", "trains")),
        ("en", ("pass", "passing")),
        ("de", ("Lok", "Loks")),
        ("de", ("Auge", "Augen")),
        ("hu", ("mozdony", "mozdonyok")),
        ("hu", ("vonat", "vonatok")),
    ],
)
def test_all_forms_of_a_word_are_found_by_any(
    window: RulesWindow, translator: Translator, language: str, texts: tuple[str, ...]
) -> None:
    translator.install(language)
    QApplication.processEvents()
    counts = set()
    for typed in texts:
        window.search.field.setText(typed)
        counts.add(window.reader.finder.count)
    assert len(counts) == 1
    assert counts.pop() > 1


@pytest.mark.parametrize(("preset", "typed"), [("dutch", "tap"), ("bahnhof", "last tile")])
def test_the_list_shows_the_section_of_what_is_found_after_a_note(
    qtbot: QtBot, preset: str, typed: str
) -> None:
    window = RulesWindow(TableRules(options_for(preset, 4), lambda: "x", 4), never)
    qtbot.addWidget(window)
    window.show()
    QApplication.processEvents()
    for text in ("fork", "uno", "fork", typed):
        window.search.field.setText(text)
        QApplication.processEvents()
    here = window.reader.textCursor().block()
    section = window._document.sections[window.sections.currentRow()]
    assert here.text() in [section.heading, *(clause.text for clause in section.clauses)]


def test_words_are_lit_only_where_all_of_them_are(window: RulesWindow) -> None:
    window.search.field.setText("end of round")
    assert window.reader.textCursor().block().text() == "End of a round"
    assert window.search.count.text() == f"1 of {window.reader.finder.count}"
    for one in window.reader.extraSelections():
        assert "round" in one.cursor.block().text()
        assert "end" in one.cursor.block().text().lower()


def test_what_says_the_same_in_other_words_is_gone_through_without_lights(window: RulesWindow) -> None:
    window.search.field.setText("penny")
    (best,) = marked(window)
    assert window.search.count.text() == "Similar: 1 of 2"
    QTest.keyClick(window.search.field, Qt.Key.Key_F3)
    (other,) = marked(window)
    assert window.search.count.text() == "Similar: 2 of 2"
    assert best != other
    assert lit(window) == []
    QTest.keyClick(window.search.field, Qt.Key.Key_Return)
    assert marked(window) == [best]


@pytest.mark.parametrize(
    ("language", "typed", "section"),
    [
        ("en", "double", SectionId.DOUBLES),
        ("en", "end of round", SectionId.END),
        ("de", "Doppel", SectionId.DOUBLES),
        ("de", "Pasch", SectionId.DOUBLES),
        ("de", "Rundenende", SectionId.END),
        ("nl", "einde ronde", SectionId.END),
        ("hu", "dupla", SectionId.DOUBLES),
    ],
)
def test_a_heading_with_all_the_words_comes_first(
    window: RulesWindow, translator: Translator, language: str, typed: str, section: SectionId
) -> None:
    translator.install(language)
    QApplication.processEvents()
    window.search.field.setText(typed)
    (heading,) = [one.heading for one in window._document.sections if one.id is section]
    assert window.reader.textCursor().block().text() == heading


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ("first turn", "chain")),
        ("de", ("erster Zug", "Kette")),
        ("nl", ("eerste beurt", "ketting")),
        ("hu", ("első kör", "lánc")),
    ],
)
def test_a_first_turn_is_found_in_rules_in_which_it_is_like_any_other(
    window: RulesWindow, translator: Translator, language: str, texts: tuple[str, ...]
) -> None:
    translator.install(language)
    window.show_rules(TableRules(options_for("dutch", 4), lambda: "x", 4))
    for typed in texts:
        window.search.field.setText(typed)
        assert_it_leads_to(window, ClauseId.CHAIN)


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "double zero"), ("de", "Doppelnull"), ("nl", "dubbel-blank"), ("hu", "dupla nulla")],
)
@pytest.mark.parametrize("preset", ["pagat", "bahnhof", "hungarian"])
def test_what_the_double_blank_counts_is_found(
    window: RulesWindow, translator: Translator, language: str, typed: str, preset: str
) -> None:
    translator.install(language)
    window.show_rules(TableRules(options_for(preset, 4), lambda: "x", 4))
    window.search.field.setText(typed)
    assert_it_leads_to(window, ClauseId.DOUBLE_BLANK)


def assert_it_leads_to(window: RulesWindow, wanted: ClauseId) -> None:
    clauses = [clause for section in window._document.sections for clause in section.clauses]
    here = window.reader.textCursor().block().text()
    assert [clause.id for clause in clauses if clause.text == here] == [wanted], window.search.field.text()
    assert not window.search.note.text()


@pytest.mark.parametrize(
    ("language", "typed"),
    [("en", "time limit"), ("de", "Zeitlimit"), ("nl", "tijdslimiet"), ("hu", "időkorlát")],
)
def test_what_rules_do_not_know_is_not_found_for_a_part_of_it(
    window: RulesWindow, translator: Translator, language: str, typed: str
) -> None:
    translator.install(language)
    window.search.field.setText(typed)
    assert lit(window) == marked(window) == []
    assert not window.search.note.text()


@pytest.mark.parametrize(("typed", "name"), [("dutch", "Dutch"), ("swiss rules", "Swiss")])
def test_the_name_of_other_rules_is_known(window: RulesWindow, typed: str, name: str) -> None:
    window.search.field.setText(typed)
    assert window.search.note.text() == f"Preset in the house rules: {name}"
    assert lit(window) == marked(window) == []
