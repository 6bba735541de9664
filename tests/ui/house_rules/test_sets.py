"""Another set of dominoes: what the options beside it say, and how many rounds follow from it."""

import random
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mtdesk.record.rule_sets import RuleSet
from mtdesk.settings import GameChoice, OptionValue
from mtdesk.ui.files.rule_shelf import RuleShelf
from mtdesk.ui.game_widgets.option_editors import HandEditor
from mtdesk.ui.house_rules.dialog import HouseRulesDialog
from mtdesk.ui.house_rules.editor import RulesEditor
from mtdesk.ui.setup.new_game import NewGameDialog

pytestmark = pytest.mark.window


def edited(qtbot: QtBot, preset: str, *sets: int) -> HouseRulesDialog:
    """House rules in which the set has been changed to each of these in turn."""
    house = HouseRulesDialog(RuleShelf(Path("nowhere")), RuleSet("", preset), 4)
    qtbot.addWidget(house)
    for highest in sets:
        change(house.editor, "set", highest)
    return house


def change(editor: RulesEditor, option: str, value: OptionValue) -> None:
    row = editor.rows[option]
    row.editor.show_value(value)
    row.editor.changed.emit()


@pytest.mark.parametrize("highest", [6, 9, 15])
def test_the_hand_table_says_what_the_table_below_it_says(qtbot: QtBot, highest: int) -> None:
    house = edited(qtbot, "dutch", highest)
    editor = house.editor
    hand = editor.rows["hand"].editor
    assert isinstance(hand, HandEditor)
    dealt = " ".join(label.text() for label in editor.players.hands.values())
    assert hand.combo.currentText() == f"Table C: {dealt}"


@pytest.mark.parametrize(
    ("preset", "sets", "rounds"),
    [
        ("pagat", (6,), 7),
        ("pagat", (15,), 13),
        ("pagat", (6, 12), 13),
        ("hungarian-home", (6,), 7),
        ("hungarian-home", (15,), 12),
        ("hungarian-home", (6, 12), 12),
    ],
)
def test_there_are_no_more_rounds_than_the_set_has_doubles(
    qtbot: QtBot, preset: str, sets: tuple[int, ...], rounds: int
) -> None:
    house = edited(qtbot, preset, *sets)
    assert house.editor.rules().values()["rounds"] == rounds


def test_a_game_offers_all_rounds_of_the_set(qtbot: QtBot) -> None:
    house = edited(qtbot, "pagat", 6)
    rules = house.chosen()
    dialog = NewGameDialog(GameChoice(), ("easy", "medium"), (), random.Random(1))
    qtbot.addWidget(dialog)
    dialog.take_rules(rules)
    assert dialog.course.all.text() == "&All (7)"
    assert dialog.course.all.isChecked()
    dialog.course.show_rounds(3)
    dialog.take_rules(rules)
    assert dialog.course.rounds() == 3, "other rules do not change how long people want to play"
