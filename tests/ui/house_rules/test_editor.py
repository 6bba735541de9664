"""The rows of the editor of rules: their keys, their pictures, and what another set changes in them."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from mtdesk.record.rule_sets import RuleSet, rule_set_of
from mtdesk.rules.options import SPECS, Choice
from mtdesk.settings import OptionValue
from mtdesk.ui.files.rule_shelf import RuleShelf
from mtdesk.ui.game_widgets.option_editors import ValueEditor
from mtdesk.ui.house_rules.dialog import HouseRulesDialog
from mtdesk.ui.house_rules.editor import RulesEditor
from mtdesk.ui.house_rules.option_pictures import ILLUSTRATED, option_scene
from mtdesk.ui.kit.widgets import NumberBox
from tests.windows import show

pytestmark = pytest.mark.window


def opened(preset: str = "dutch") -> HouseRulesDialog:
    return HouseRulesDialog(RuleShelf(Path("nowhere")), RuleSet("", preset), lambda work: work.close(), 4)


def change(editor: RulesEditor, option: str, value: OptionValue) -> None:
    row = editor.rows[option]
    row.editor.show_value(value)
    row.editor.changed.emit()


def test_tab_goes_through_the_options_as_they_are_read() -> None:
    house = show(opened())
    editor = house.editor
    chain, widget = list[QWidget](), editor.search.nextInFocusChain()
    while widget is not None and widget is not editor.search:
        chain.append(widget)
        widget = widget.nextInFocusChain()
    stops = [
        part
        for row in editor.rows.values()
        for part in (row.editor.focusProxy(), *row.editor.findChildren(NumberBox), row.reset, row.other)
    ]
    order = [chain.index(part) for part in (*stops, house.use) if part is not None]
    assert order == sorted(order)


@pytest.mark.parametrize("option", ["set", "engine", "rounds"])
def test_the_wheel_over_a_box_neither_changes_it_nor_takes_the_focus(option: str) -> None:
    house = show(opened())
    house.editor.search.setFocus()
    row = house.editor.rows[option]
    box = row.editor.focusProxy()
    assert box is not None
    house.editor._page.ensureWidgetVisible(row)
    before = row.value()
    place = QPointF(box.mapTo(house, box.rect().center()))
    QTest.wheelEvent(house.windowHandle(), place, QPoint(0, -120))
    assert row.value() == before
    assert house.focusWidget() is house.editor.search


@pytest.mark.parametrize("highest", [6, 15])
def test_the_hand_table_says_what_the_table_below_it_says(highest: int) -> None:
    house = opened()
    editor = house.editor
    change(editor, "set", highest)
    hand = editor.rows["hand"].editor
    assert isinstance(hand, ValueEditor)
    dealt = " ".join(label.text() for label in editor.players.hands.values())
    assert hand.combo.currentText() == f"Table C: {dealt}"


@pytest.mark.parametrize(("sets", "rounds"), [((6,), 7), ((15,), 12), ((6, 12), 12)])
def test_there_are_no_more_rounds_than_the_set_has_doubles(sets: tuple[int, ...], rounds: int) -> None:
    house = opened("hungarian-home")
    editor = house.editor
    for highest in sets:
        change(editor, "set", highest)
    assert editor.rules().values()["rounds"] == rounds


def test_the_first_engine_is_in_the_set_and_rounds_end_with_double_0() -> None:
    house = opened()
    editor = house.editor
    change(editor, "first_engine", 9)
    assert editor.rules().changes == {"first_engine": 9, "rounds": 10}
    change(editor, "rounds", 13)
    assert editor.rows["rounds"]._remark.text().startswith("After 10 round")
    change(editor, "set", 6)
    assert editor.rules().changes == {"set": 6, "rounds": 7}, "the set has no double 9"
    editor.show_rules(rule_set_of("Ours", "dutch", {"first_engine": 12}))
    assert editor.rows["first_engine"].value() == 12


def values(option: str) -> tuple[object, ...]:
    spec = SPECS[option]
    return spec.values if isinstance(spec, Choice) else (0, 1, 2, 6)


@pytest.mark.parametrize("highest", [6, 18])
def test_pictures_show_tiles_of_the_set(highest: int) -> None:
    for option in ILLUSTRATED - {"set"}:
        for value in values(option):
            scene = option_scene(option, value, highest)  # type: ignore[arg-type]
            assert all(int(pip) <= highest for ends in re.findall(r"(\d+)-(\d+)", scene) for pip in ends), (
                option
            )
