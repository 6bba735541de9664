"""The searches in the house rules and in the rules in words, by what players type: hundreds of texts."""

import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.i18n import LANGUAGES
from mtdesk.rules.options import SPECS, TapPenalty
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.ui.house_rules.dialog import HouseRulesDialog
from mtdesk.ui.rulebook.window import RulesWindow
from mtdesk.ui.words.options import option_name
from mtdesk.ui.words.rules.document import ClauseId, TableRules
from mtdesk.ui.words.rules.synonyms import _names, options_named, usual_words
from tests.ui.fingers import write
from tests.ui.house_rules.test_dialog import opened, shown
from tests.ui.queries.reading import NOTE, NOTHING, Query, queries
from tests.ui.room import languages
from tests.ui.rulebook.test_window import lit, marked, never

pytestmark = pytest.mark.window

FEW = 4
"""Options that are seen at once; what is among them need not be looked for."""
RULES = TableRules(
    replace(
        options_for("pagat", 4),
        tap=True,
        tap_penalty=TapPenalty.DRAW_TWO,
        fork=True,
        double_blank=50,
        own_first=True,
    ),
    lambda: "x",
    4,
)
"""Rules with a clause on nearly everything."""

ASKED = {
    "en": (
        ("who begins", "who starts", "who goes first"),
        ("when does the game end", "end of the game"),
        ("what happens when the boneyard is empty", "boneyard empty"),
    ),
    "de": (
        ("wer beginnt", "wer fängt an", "wer darf anfangen"),
        ("wann endet das Spiel", "wann ist das Spiel zu Ende", "Ende des Spiels"),
        ("was passiert wenn keine Steine mehr da sind", "was passiert wenn der Talon leer ist"),
    ),
    "nl": (
        ("wie begint", "wie mag beginnen", "wie begint er"),
        ("einde van het spel", "wanneer is het spel afgelopen"),
        ("wat als de pot leeg is", "wat gebeurt er als de pot leeg is"),
    ),
    "hu": (
        ("ki kezd", "ki kezdi a játékot"),
        ("mikor van vége a játéknak", "a játék vége"),
        ("mi van ha elfogy a kő", "elfogyott a talon"),
    ),
}
"""Questions that all rules answer: who goes first, when a game ends, and what to do without a boneyard."""
SAME = {
    "en": (
        ("dobule", "double"),
        ("dubbles", "double"),
        ("dubbel", "double"),
        ("tell me about doubles", "doubles"),
        ("I can’t play", "I cannot play"),
    ),
    "de": (
        ("Doppelstein", "Pasch"),
        ("Doppelsteine", "Pasch"),
        ("dopelstein", "Pasch"),
        ("Doppel", "Pasch"),
        ("Pash", "Pasch"),
        ("erzähl über Pasche", "Pasche"),
    ),
    "nl": (
        ("dubbelsteen", "dubbel"),
        ("dubbelstenen", "dubbel"),
        ("dubelsteen", "dubbel"),
        ("leg uit dubbel", "dubbel"),
    ),
    "hu": (("dulpa", "dupla"), ("passz", "passzolás")),
}
"""Other words for those of the rules, and mistyped ones."""


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest, dressed_app: QApplication, compiled: Path) -> Iterator[str]:
    with languages(dressed_app, compiled) as translator:
        translator.install(request.param)
        yield request.param


def test_house_rules_show_what_players_mean(qtbot: QtBot, language: str) -> None:
    house = opened(qtbot)
    missed = [query.typed for query in queries(language) if not _is_shown(house, query)]
    assert missed == []


def _is_shown(house: HouseRulesDialog, query: Query) -> bool:
    house.editor.search.setText(query.typed)
    found, nothing = shown(house), house.editor.result
    if query.options == (NOTHING,):
        return not found and nothing.look.isVisible() == (query.clauses != (NOTHING,))
    if query.options == (NOTE,):
        return not found and query.typed[:4].lower() in nothing._words.text().lower()
    return len(found) <= FEW and not found.isdisjoint(query.options)


def test_every_word_on_an_option_is_found_with_it(qtbot: QtBot, language: str) -> None:
    house = opened(qtbot)
    rows = house.editor._words(house.editor.rows)
    missed = []
    for typed in {word for text in rows.values() for word in words_of(text) if len(word) > 3}:
        word = usual_words(typed, rows.values()).lower()
        found = options_named(word, rows)
        having = {option for option, text in rows.items() if word in words_of(text)}
        is_known = any(word in words_of(_names(one)) for one in found)
        stand_alone = is_known and len(found) <= FEW and (len(found) > 1 or len(having | {*found}) > FEW)
        if not (found and (stand_alone or having <= {*found})):
            missed.append(word)
    assert missed == []


def test_rules_in_words_lead_to_what_players_mean(qtbot: QtBot, language: str) -> None:
    window = RulesWindow(RULES, never)
    qtbot.addWidget(window)
    window.show()
    missed = [query.typed for query in queries(language) if not _is_led_to(window, query)]
    assert missed == []


def _is_led_to(window: RulesWindow, query: Query) -> bool:
    window.search.field.setText(query.typed)
    if any(option_name(option) in window.search.note.text() for option in query.options if option in SPECS):
        return True
    if query.clauses == (NOTHING,):
        return not (lit(window) or marked(window) or window.search.note.text())
    if query.clauses == (NOTE,):
        return query.typed[:4].lower() in window.search.note.text().lower()
    here = "".join(marked(window)) or window.reader.textCursor().block().text()
    if here == window._document.subtitle:
        return ClauseId.PLAYERS in query.clauses
    return any(
        here in (section.heading, clause.text)
        for section in window._document.sections
        for clause in section.clauses
        if clause.id in query.clauses
    )


def words_of(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def test_what_is_copied_from_the_rules_is_found_there(qtbot: QtBot, language: str) -> None:
    window = RulesWindow(RULES, never)
    qtbot.addWidget(window)
    window.show()
    chance = random.Random(1)
    clauses = [clause for section in window._document.sections for clause in section.clauses]
    missed = []
    for text in (clause.text for clause in clauses):
        words = text.split()
        for length in (2, 3):
            at = chance.randrange(len(words) - length + 1)
            snippet = " ".join(words[at : at + length])
            window.search.field.setText(snippet)
            here = window.reader.textCursor().block().text()
            is_there = " ".join(words_of(snippet)) in " ".join(words_of(here))
            if not (is_there and window.search.count.text().startswith("1")):
                missed.append(snippet)
    assert missed == []


@pytest.mark.parametrize("preset", ["dutch", "pagat"])
def test_every_word_of_the_rules_is_lit_wherever_it_stands(qtbot: QtBot, language: str, preset: str) -> None:
    window = RulesWindow(TableRules(options_for(preset, 4), lambda: "x", 4), never)
    qtbot.addWidget(window)
    having: dict[str, set[int]] = {}
    document = window.reader.document()
    for number in range(1, document.blockCount()):
        paragraph = document.findBlockByNumber(number).text().lower()
        for word in re.findall(r"(?<![\w-])\w{4,}(?![\w-])", paragraph):
            having.setdefault(word, set()).add(number)
    missed = []
    for word, paragraphs in having.items():
        window.search.field.setText(word)
        found = {one.cursor.blockNumber() for one in window.reader.extraSelections()}
        if not (paragraphs <= found and window.reader.finder.count >= len(paragraphs)):
            missed.append(word)
    assert missed == []


def test_all_rules_answer_what_all_players_ask(qtbot: QtBot, language: str) -> None:
    window = RulesWindow(RULES, never)
    qtbot.addWidget(window)
    window.show()
    missed = []
    for preset in PRESETS:
        window.show_rules(TableRules(options_for(preset, 4), lambda: "x", 4))
        has_opener = ClauseId.OPENER in window._document.ids
        first = ClauseId.OPENER if has_opener else ClauseId.STARTER
        for texts, clause in zip(ASKED[language], (first, ClauseId.AIM, ClauseId.DRAW), strict=True):
            wanted = Query("", (), (clause,))
            missed += [
                (preset, typed) for typed in texts if not _is_led_to(window, wanted._replace(typed=typed))
            ]
    assert missed == []


def test_house_rules_show_the_same_for_other_words(qtbot: QtBot, language: str) -> None:
    house = opened(qtbot)
    editor = house.editor
    for typed, usual in SAME[language]:
        orders = []
        for text in (usual, typed):
            write(editor.search, text)
            orders.append([option for option in editor._order if editor.rows[option].isVisible()])
        assert orders[0] == orders[1], typed


def test_rules_in_words_lead_other_words_to_the_same(qtbot: QtBot, language: str) -> None:
    window = RulesWindow(RULES, never)
    qtbot.addWidget(window)
    window.show()
    for typed, usual in SAME[language]:
        places = []
        for text in (usual, typed):
            window.search.field.setText(text)
            places.append((window.reader.textCursor().block().text(), window.search.count.text()))
        assert places[0] == places[1], typed
