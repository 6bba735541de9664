"""Searches wait until typing rests: half a word leads nowhere and is not said to be missing."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mtdesk.ui.kit import search_field
from mtdesk.ui.kit.search_field import SearchField
from mtdesk.ui.rulebook.window import RulesWindow
from tests.ui.fingers import write
from tests.ui.house_rules.test_dialog import opened, shown
from tests.ui.rulebook.test_window import lit, marked, never, window

__all__ = ["never", "window"]

pytestmark = pytest.mark.window

NEVER = 1 << 30
ENTER, TAB = Qt.Key.Key_Return, Qt.Key.Key_Tab


@pytest.fixture
def _typing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Typing never rests by itself."""
    monkeypatch.setattr(search_field, "_REST", NEVER)


@pytest.mark.usefixtures("_typing")
@pytest.mark.parametrize("key", [ENTER, TAB])
def test_the_rules_stay_while_people_type(window: RulesWindow, key: Qt.Key) -> None:
    field, bar = window.search.field, window.reader.verticalScrollBar()
    write(field, "dou")
    QTest.keyClick(field, ENTER)
    here, before = bar.value(), (lit(window), marked(window), window.search.count.text())
    QTest.keyClicks(field, "ble bla")
    assert bar.value() == here
    assert before == (lit(window), marked(window), window.search.count.text())
    write(field, "marker")
    QTest.keyClick(field, key)
    assert window.search.count.text().startswith("1 of ")
    assert {text.lower() for text in lit(window)} == {"marker"}


@pytest.mark.usefixtures("_typing")
def test_options_stay_while_people_type(qtbot: QtBot) -> None:
    house = opened(qtbot)
    before = shown(house)
    write(house.editor.search, "markerxyz")
    assert shown(house) == before
    assert house.editor.result.isHidden()
    write(house.editor.search, "marker")
    QTest.keyClick(house.editor.search, ENTER)
    assert shown(house) == {"marker_off", "marker_if_forced"}
    assert house.editor.result.text() == "1 of 2"


@pytest.mark.usefixtures("_typing")
def test_an_empty_field_searches_for_nothing_at_once(window: RulesWindow) -> None:
    write(window.search.field, "marker")
    QTest.keyClick(window.search.field, ENTER)
    window.search.field.clear()
    assert lit(window) == []
    assert not window.search.count.text()


def test_typing_rests_by_itself(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_field, "_REST", 1)
    field = SearchField()
    qtbot.addWidget(field)
    with qtbot.waitSignal(field.rested):
        QTest.keyClicks(field, "marker")
    assert not field.rest()
