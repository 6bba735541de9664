"""The rows of the editor of rules: those that are seen are there at once, the others come by and by."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from mtdesk.record.rule_sets import RuleSet
from mtdesk.rules.options import SPECS
from mtdesk.settings import OptionValue
from mtdesk.ui.files.rule_shelf import RuleShelf
from mtdesk.ui.house_rules.dialog import HouseRulesDialog
from tests.ui.fingers import write

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


def test_a_search_finds_rows_that_were_not_there_yet(qtbot: QtBot) -> None:
    house = HouseRulesDialog(RuleShelf(Path("nowhere")), DUTCH)
    qtbot.addWidget(house)
    house.show()
    assert "double_blank" not in house.editor._made
    write(house.editor.search, "double blank")
    assert house.editor.rows["double_blank"].isVisible()
    assert not house.editor.rows["set"].isVisible()
