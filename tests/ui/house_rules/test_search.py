"""What the search of the editor finds, beyond the words on the screen."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.i18n import LANGUAGES
from mtdesk.record.rule_sets import RuleSet
from mtdesk.rules.options import SPECS
from mtdesk.ui.house_rules.editor import GROUPS
from mtdesk.ui.words.options import option_description, option_effect, option_name
from tests.ui.fingers import click, pick, readable, write
from tests.ui.house_rules.test_dialog import opened, shown
from tests.ui.player_words import PLAYER_WORDS, as_typed
from tests.ui.room import languages

pytestmark = pytest.mark.window


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_knows_the_number_that_is_offered(
    qtbot: QtBot, dressed_app: QApplication, compiled: Path, language: str
) -> None:
    with languages(dressed_app, compiled) as translator:
        translator.install(language)
        house = opened(qtbot)
        write(house.editor.search, "50")
        assert "double_blank" in shown(house)


@pytest.mark.parametrize("word", ["fork", "blocked", "tap"])
def test_few_options_do_not_share_the_room_that_they_leave(qtbot: QtBot, word: str) -> None:
    house = opened(qtbot)
    qtbot.waitExposed(house)
    house.resize(1280, 860)
    write(house.editor.search, word)

    def are_close() -> None:
        for row in (row for row in house.editor.rows.values() if row.isVisible()):
            above = row._effect.mapTo(row, QPoint(0, row._effect.height())).y()
            assert row.editor.mapTo(row, QPoint()).y() - above < 40, row.option

    qtbot.waitUntil(are_close)


def test_escape_clears_the_search_first(qtbot: QtBot) -> None:
    house = opened(qtbot)
    house.activateWindow()
    qtbot.waitUntil(house.isActiveWindow)
    write(house.editor.search, "fork")
    QTest.keyClick(house.editor.search, Qt.Key.Key_Escape)
    assert not house.editor.search.text()
    assert house.isVisible()
    QTest.keyClick(house.editor.search, Qt.Key.Key_Escape)
    assert not house.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hit_stays_to_the_last_letter(
    qtbot: QtBot, dressed_app: QApplication, compiled: Path, language: str
) -> None:
    with languages(dressed_app, compiled) as translator:
        translator.install(language)
        house = opened(qtbot)
        lost = set()
        for typed in (typed for words in PLAYER_WORDS[language] for typed in as_typed(words)):
            house.editor.search.setText(typed)
            if not (shown(house) or house.editor.result.look.isVisible()):
                lost.add(typed)
        assert lost == set()


@pytest.mark.parametrize("word", ["shuffle", "Tie"])
def test_what_is_no_option_is_looked_up_in_the_rules(qtbot: QtBot, word: str) -> None:
    house = opened(qtbot)
    write(house.editor.search, word)
    assert shown(house) == set()
    assert "Not an option, but in the rules." in [text for _, text in readable(house)]
    with qtbot.waitSignal(house.editor.result.asked):
        click(house.editor.result.look)
    for other in ("zebra", "fork"):
        write(house.editor.search, other)
        assert not house.editor.result.look.isVisible()


@pytest.mark.parametrize("by_keyboard", [False, True])
def test_where_a_group_hides_what_matches_all_groups_are_offered(qtbot: QtBot, by_keyboard: bool) -> None:
    house = opened(qtbot)
    result = house.editor.result
    pick(house.editor.group, len(GROUPS) + 1)
    write(house.editor.search, "marker")
    assert "No matching options." in [text for _, text in readable(house)]
    assert not result.look.isVisible()
    if by_keyboard:
        QTest.keyClick(house.editor.search, Qt.Key.Key_Return)
    else:
        click(result.everywhere)
    assert shown(house) == {"marker_off", "marker_if_forced"}
    assert not result.everywhere.isVisible()
    assert house.editor.group.currentIndex() == 0


def test_it_says_how_many_options_it_has_found(
    qtbot: QtBot, dressed_app: QApplication, compiled: Path
) -> None:
    with languages(dressed_app, compiled) as translator:
        translator.install("en")
        house = opened(qtbot)
        field, result = house.editor.search, house.editor.result
        assert not result.isVisible()
        for word, words in (
            ("marker", "2 matching options"),
            ("fork", "1 matching option"),
            ("zebra", "No matching options."),
        ):
            write(field, word)
            assert result.isVisible()
            assert result.text() == field.accessibleDescription() == words
        field.clear()
        assert not result.isVisible()
        assert not field.accessibleDescription()


@pytest.mark.parametrize("typed", ["who starts", "starting player"])
def test_the_rules_are_offered_where_only_options_without_effect_match(qtbot: QtBot, typed: str) -> None:
    house = opened(qtbot, RuleSet("", "dutch"))
    write(house.editor.search, typed)
    assert shown(house) == {"opener_plays"}
    assert house.editor.result.text().endswith(" · More in the rules")
    with qtbot.waitSignal(house.editor.result.asked):
        click(house.editor.result.look)
    write(house.editor.search, "fork")
    assert not house.editor.result.look.isVisible()


@pytest.mark.parametrize("typed", ["quick", "shorter game"])
def test_a_preset_is_named_beside_options(qtbot: QtBot, typed: str) -> None:
    house = opened(qtbot)
    write(house.editor.search, typed)
    assert "rounds" in shown(house)
    assert house.editor.result.text().endswith("Preset in the list: Dutch, quick game")


def test_the_field_says_which_keys_lead_to_it(qtbot: QtBot) -> None:
    assert opened(qtbot).editor.search.placeholderText() == "Search (Ctrl+F)"


def test_what_was_found_is_marked_in_names(qtbot: QtBot) -> None:
    house = opened(qtbot)
    row = house.editor.rows["marker_off"]
    usual = row._name.text()
    write(house.editor.search, "marker")
    assert row._name.text() != usual
    assert ">marker</span>" in row._name.text()
    house.editor.search.clear()
    assert row._name.text() == usual


def test_enter_and_f3_lead_from_option_to_option(qtbot: QtBot) -> None:
    house = opened(qtbot)
    house.activateWindow()
    qtbot.waitUntil(house.isActiveWindow)
    write(house.editor.search, "marker")
    QApplication.processEvents()
    found = [row for row in house.editor.rows.values() if row.isVisible()]
    found.sort(key=lambda row: row.mapTo(house, QPoint()).y())
    field = house.editor.search
    field.setFocus()
    for key, modifier, at in (
        (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, 0),
        (Qt.Key.Key_Enter, Qt.KeyboardModifier.NoModifier, 1),
        (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, 0),
        (Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier, 1),
    ):
        QTest.keyClick(field, key, modifier)
        assert field.hasFocus()
        assert [bool(row.property("present")) for row in found] == [at == 0, at == 1]
        assert house.editor.result.text() == field.accessibleDescription() == f"{at + 1} of 2"
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert found[1].isAncestorOf(house.focusWidget())
    assert not found[1].property("present")
    QTest.keyClick(house, Qt.Key.Key_F3)
    assert found[0].isAncestorOf(house.focusWidget())
    assert house.editor.result.text() == "1 of 2"
    QTest.keyClick(house, Qt.Key.Key_F3, Qt.KeyboardModifier.ShiftModifier)
    assert found[1].isAncestorOf(house.focusWidget())
    assert house.isVisible()


def test_arrow_and_page_keys_in_the_field_scroll_the_options(qtbot: QtBot) -> None:
    house = opened(qtbot)
    house.editor.search.setFocus()
    bar, seen = house.editor._page.verticalScrollBar(), [0]
    for key in (Qt.Key.Key_Down, Qt.Key.Key_PageDown):
        QTest.keyClick(house.editor.search, key)
        seen.append(bar.value())
    assert seen == sorted(set(seen))
    for key in (Qt.Key.Key_PageUp, Qt.Key.Key_Up):
        QTest.keyClick(house.editor.search, key)
    assert bar.value() == 0


def test_enter_in_the_field_takes_the_only_offer(qtbot: QtBot) -> None:
    house = opened(qtbot)
    write(house.editor.search, "shuffle")
    with qtbot.waitSignal(house.editor.result.asked):
        QTest.keyClick(house.editor.search, Qt.Key.Key_Return)
    assert house.isVisible()


def test_after_a_search_the_option_that_was_found_stays_in_sight(qtbot: QtBot) -> None:
    house = opened(qtbot)
    house.activateWindow()
    qtbot.waitUntil(house.isActiveWindow)
    write(house.editor.search, "double blank")
    QTest.keyClick(house.editor.search, Qt.Key.Key_Return)
    house.editor.search.clear()
    row, page = house.editor.rows["double_blank"], house.editor._page
    qtbot.waitUntil(lambda: page.verticalScrollBar().value() > 0)
    place = row.mapTo(page.viewport(), QPoint())
    assert page.viewport().rect().contains(place)


@pytest.mark.parametrize("is_searched", [False, True])
def test_an_option_without_effect_leads_to_the_one_that_causes_it(qtbot: QtBot, is_searched: bool) -> None:
    house = opened(qtbot, RuleSet("", "dutch"))
    house.activateWindow()
    qtbot.waitUntil(house.isActiveWindow)
    rows = house.editor.rows
    if is_searched:
        write(house.editor.search, "Drawing in the first turn")
        assert not rows["first_turn"].isVisible()
    click(rows["first_turn_draw"].other)
    assert rows["first_turn"].isVisible()
    assert rows["first_turn"].isAncestorOf(house.focusWidget())


def test_enter_presses_the_button_that_has_the_focus(qtbot: QtBot) -> None:
    house = opened(qtbot)
    house.activateWindow()
    qtbot.waitUntil(house.isActiveWindow)
    write(house.editor.search, "shuffle")
    house.editor.result.look.setFocus()
    with qtbot.waitSignal(house.editor.result.asked):
        QTest.keyClick(house.editor.result.look, Qt.Key.Key_Return)
    house.leave.setFocus()
    QTest.keyClick(house.leave, Qt.Key.Key_Enter)
    assert not house.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_switches_say_nothing_twice(
    qtbot: QtBot, dressed_app: QApplication, compiled: Path, language: str
) -> None:
    with languages(dressed_app, compiled) as translator:
        translator.install(language)
        for option in SPECS:
            name, sentence = option_name(option).lower(), option_description(option).lower()
            assert not sentence.startswith(name), option


def test_all_groups_are_offered_only_if_one_of_them_has_it(qtbot: QtBot) -> None:
    house = opened(qtbot)
    result = house.editor.result
    pick(house.editor.group, 1)
    for word, is_offered in (("marker", True), ("zebra", False), ("shuffle", False)):
        write(house.editor.search, word)
        assert result.everywhere.isVisible() == is_offered
        assert result.look.isVisible() == (word == "shuffle")


def test_what_is_found_is_marked_in_sentences(qtbot: QtBot) -> None:
    house = opened(qtbot)
    row = house.editor.rows["hand_value"]
    for word, is_marked in (("heavy", True), ("", False)):
        write(house.editor.search, word)
        assert (f">{word}</span>" in row._effect.text()) == is_marked
        assert row._effect.accessibleName() == option_effect("hand_value")
        assert row._sentence.text() == option_description("hand_value")


def test_results_do_not_flicker_while_a_word_is_begun(qtbot: QtBot) -> None:
    house = opened(qtbot)
    for text in ("marker", "marker o", "marker of"):
        write(house.editor.search, text)
        assert shown(house) == {"marker_off", "marker_if_forced"}
    write(house.editor.search, "two doubles")
    assert shown(house) == {"doubles_per_turn", "second_double_needs_cover"}


@pytest.mark.parametrize(
    ("language", "word"),
    [("en", "effect"), ("de", "gilt"), ("de", "solange"), ("nl", "geldt"), ("hu", "beállítása")],
)
def test_what_is_said_of_options_without_effect_is_found(
    qtbot: QtBot, dressed_app: QApplication, compiled: Path, language: str, word: str
) -> None:
    with languages(dressed_app, compiled) as translator:
        translator.install(language)
        house = opened(qtbot)
        having = {option for option, row in house.editor.rows.items() if word in row.remark().lower()}
        write(house.editor.search, word)
        assert having
        assert having <= shown(house)
