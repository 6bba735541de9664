"""The rows of the editor of rules: those that are seen are there at once, the others come by and by."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.i18n import LANGUAGES
from mtdesk.record.rule_sets import RuleSet
from mtdesk.rules.options import SPECS
from mtdesk.settings import OptionValue
from mtdesk.ui.files.rule_shelf import RuleShelf
from mtdesk.ui.game_widgets.option_editors import SwitchEditor
from mtdesk.ui.house_rules.dialog import HouseRulesDialog
from mtdesk.ui.words.options import option_description
from tests.ui.fingers import clipped, readable, write
from tests.ui.words.conftest import Speak, speak, translator

__all__ = ["speak", "translator"]

pytestmark = pytest.mark.window

PLAYERS = 4
DUTCH = RuleSet("", "dutch")


def test_the_window_does_not_wait_for_the_rows_that_are_not_seen(qtbot: QtBot) -> None:
    changes: dict[str, OptionValue] = {"fork": True, "tap": False, "hand": 9}
    house = HouseRulesDialog(RuleShelf(Path("nowhere")), RuleSet("", "dutch", changes), PLAYERS)
    qtbot.addWidget(house)
    editor = house.editor
    assert len(editor._made) < len(SPECS) / 2
    assert "tap" not in editor._made
    assert house.chosen() == RuleSet("", "dutch", changes)
    assert "(3 changed)" in editor.group.itemText(0)
    assert editor.rows.keys() == SPECS.keys()
    assert [option for option, row in editor.rows.items() if row.is_changed()] == ["hand", "fork", "tap"]
    assert house.chosen() == RuleSet("", "dutch", changes)


def test_the_rows_follow_one_after_another_and_tab_goes_as_they_are_read(qtbot: QtBot) -> None:
    house = HouseRulesDialog(RuleShelf(Path("nowhere")), DUTCH)
    qtbot.addWidget(house)
    house.show()
    editor = house.editor
    assert len(editor._made) < len(SPECS)
    qtbot.waitUntil(lambda: not editor._later.isActive(), timeout=60_000)
    assert all(row.isVisible() for row in editor.rows.values())
    chain, widget = list[QWidget](), editor.search.nextInFocusChain()
    while widget is not None and widget is not editor.search:
        chain.append(widget)
        widget = widget.nextInFocusChain()
    stops = [part for row in editor.rows.values() for part in row.stops()]
    order = [chain.index(part) for part in [*stops, house.use]]
    assert order == sorted(order)


@pytest.mark.parametrize("option", ["set", "engine", "rounds"])
def test_the_wheel_over_a_box_neither_changes_it_nor_takes_the_focus(qtbot: QtBot, option: str) -> None:
    house = HouseRulesDialog(RuleShelf(Path("nowhere")), DUTCH)
    qtbot.addWidget(house)
    with qtbot.waitActive(house):
        house.show()
        house.activateWindow()
    house.editor.search.setFocus()
    row = house.editor.rows[option]
    QApplication.processEvents()
    box = row.editor.focusProxy()
    assert box is not None
    house.editor._page.ensureWidgetVisible(row)
    before = row.value()
    place = QPointF(box.mapTo(house, box.rect().center()))
    QTest.wheelEvent(house.windowHandle(), place, QPoint(0, -120))
    assert row.value() == before
    assert house.focusWidget() is house.editor.search


def test_a_search_finds_rows_that_were_not_there_yet(qtbot: QtBot) -> None:
    house = HouseRulesDialog(RuleShelf(Path("nowhere")), DUTCH)
    qtbot.addWidget(house)
    house.show()
    assert "double_blank" not in house.editor._made
    write(house.editor.search, "double blank")
    assert house.editor.rows["double_blank"].isVisible()
    assert not house.editor.rows["set"].isVisible()


def found(house: HouseRulesDialog, words: str) -> set[str]:
    write(house.editor.search, words)
    return {option for option, row in house.editor.rows.items() if row.isVisible()}


@pytest.mark.parametrize(
    ("language", "words", "options"),
    [
        ("en", "boneyard", {"draws", "engine", "first_turn_draw"}),
        ("en", "knock", {"tap", "tap_penalty"}),
        ("en", "SATISFY newest", {"open_double"}),
        ("en", "hub", {"engine", "own_start"}),
        ("de", "anklopfen", {"tap", "tap_penalty"}),
        ("de", "strafsteine", {"tap_penalty"}),
        ("de", "weiche", {"fork"}),
        ("nl", "kloppen", {"tap", "tap_penalty"}),
        ("nl", "pot", {"draws", "engine", "first_turn_draw"}),
        ("nl", "nieuwste", {"open_double"}),
        ("hu", "érme", {"marker_off", "marker_if_forced"}),
        ("hu", "uno", {"tap", "tap_penalty"}),
        ("hu", "büntetőlapka", {"tap_penalty"}),
    ],
)
def test_a_search_knows_other_words_and_all_values(
    qtbot: QtBot, speak: Speak, language: str, words: str, options: set[str]
) -> None:
    speak(language)
    house = HouseRulesDialog(RuleShelf(Path("nowhere")), DUTCH)
    qtbot.addWidget(house)
    house.show()
    assert found(house, words) == options


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_check_box_says_what_it_does_even_on_a_small_screen(
    qtbot: QtBot, speak: Speak, language: str
) -> None:
    speak(language)
    house = HouseRulesDialog(RuleShelf(Path("nowhere")), DUTCH)
    qtbot.addWidget(house)
    house.resize(1024, 700)
    house.show()
    rows = house.editor.rows.items()
    boxes = {option: row.editor.box for option, row in rows if isinstance(row.editor, SwitchEditor)}
    assert len(boxes) == 8
    shown = [text for _, text in readable(house)]
    for option, box in boxes.items():
        assert box.text().replace("\n", " ") == option_description(option)
        assert shown.count(box.text()) == 1
    assert set(clipped(house)).isdisjoint(box.text() for box in boxes.values())
    assert house.editor._page.horizontalScrollBar().maximum() == 0
