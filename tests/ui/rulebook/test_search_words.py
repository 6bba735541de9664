"""Words that players use for things: found in the rules of every preset, or said not to be there."""

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from mtdesk.i18n import Translator
from mtdesk.rules.presets import options_for
from mtdesk.ui.rulebook.window import RulesWindow
from mtdesk.ui.words.rules.document import TableRules
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


def test_the_title_is_true_without_a_table(window: RulesWindow) -> None:
    assert window.windowTitle() == "Rules"
