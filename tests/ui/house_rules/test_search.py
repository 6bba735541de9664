"""What the search of the editor finds, beyond the words on the screen."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.i18n import LANGUAGES
from mtdesk.ui.house_rules.editor import GROUPS
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
            write(house.editor.search, typed)
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


def test_no_rules_are_offered_where_a_group_hides_options(qtbot: QtBot) -> None:
    house = opened(qtbot)
    pick(house.editor.group, len(GROUPS) + 1)
    write(house.editor.search, "marker")
    assert "No matching options." in [text for _, text in readable(house)]
    assert not house.editor.result.look.isVisible()
