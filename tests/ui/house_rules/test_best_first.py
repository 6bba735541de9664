"""What a search in the house rules finds: the best first; and what is kept there counts in a new game."""

import random
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.record.rule_sets import RuleSet
from mtdesk.settings import GameChoice
from mtdesk.ui.house_rules.dialog import HouseRulesDialog
from mtdesk.ui.setup.new_game import NewGameDialog
from tests.ui.fingers import write
from tests.ui.house_rules.test_dialog import GRANNY, opened, shown
from tests.ui.room import languages

pytestmark = pytest.mark.window


def top_down(house: HouseRulesDialog) -> list[str]:
    QApplication.processEvents()
    rows = house.editor.rows
    return sorted(shown(house), key=lambda option: rows[option].mapTo(house, QPoint()).y())


@pytest.mark.parametrize(
    ("typed", "first", "last"),
    [
        ("draw", "draws", "first_turn_draw"),
        ("boneyard", "draws", "first_turn_draw"),
        ("doubles", "doubles_per_turn", "first_turn_double"),
    ],
)
def test_the_best_comes_first_and_what_has_no_effect_last(
    qtbot: QtBot, typed: str, first: str, last: str
) -> None:
    house = opened(qtbot, RuleSet("", "dutch"))
    before = top_down(house)
    write(house.editor.search, typed)
    found = top_down(house)
    assert (found[0], found[-1]) == (first, last)
    house.editor.search.clear()
    assert top_down(house) == before


def test_rounds_kept_in_the_chosen_rules_are_those_of_the_game(qtbot: QtBot) -> None:
    last = GameChoice("dutch", dict(GRANNY.changes), rule_set=GRANNY.name, rounds=3)
    dialog = NewGameDialog(last, ("easy", "medium"), (), random.Random(1), None, (GRANNY,))
    qtbot.addWidget(dialog)
    dialog.show_own([GRANNY])
    assert dialog.choice().rounds == 3
    kept = replace(GRANNY, changes={**GRANNY.changes, "rounds": 5})
    dialog.show_own([kept])
    dialog.take_rules(kept)
    assert dialog.course.all.isChecked()
    assert "5" in dialog.course.all.text()


@pytest.mark.parametrize(
    ("language", "typed", "found"),
    [
        ("hu", "keszlet", ["set", "draws", "first_turn_draw"]),
        ("en", "pips", ["set", "hand_value"]),
        ("nl", "ogen", ["set", "hand_value"]),
        ("hu", "pötty", ["set", "hand_value"]),
        ("en", "points", ["hand_value", "scoring", "double_blank"]),
        ("de", "Punkte", ["scoring", "hand_value", "double_blank"]),
        ("nl", "punten", ["scoring", "hand_value", "double_blank"]),
        ("hu", "pont", ["scoring", "hand_value", "double_blank"]),
    ],
)
def test_what_has_the_word_is_shown_with_what_is_known_by_it(
    qtbot: QtBot, dressed_app: QApplication, compiled: Path, language: str, typed: str, found: list[str]
) -> None:
    with languages(dressed_app, compiled) as translator:
        translator.install(language)
        house = opened(qtbot)
        write(house.editor.search, typed)
        assert [option for option in house.editor._order if option in shown(house)] == found
