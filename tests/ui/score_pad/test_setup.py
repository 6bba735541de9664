"""The page on which a new score pad begins, the names on a pad, and tiles picked on a picture of the set."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from mtdesk.record.rule_sets import RuleSet
from mtdesk.record.score_pad import Left, Pad, begun, with_end
from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import Tile
from mtdesk.ui.game_widgets.option_editors import ValueEditor
from mtdesk.ui.score_pad.dialogs import PlayersDialog, TilesDialog
from mtdesk.ui.score_pad.setup_page import SetupPage
from tests.app.typist import press
from tests.ui.fingers import click, pick
from tests.ui.room import POPS_UP
from tests.ui.score_pad.pads import keys, pad, page
from tests.windows import show


def setup(last: Pad | None = None, people: tuple[str, ...] = (), own: tuple[RuleSet, ...] = ()) -> SetupPage:
    result = SetupPage(last, people, own=own)
    show(result)
    result.setFocus()
    return result


def names(shown: SetupPage) -> list[str]:
    return [row.text for row in shown.names.named()]


def test_a_new_pad_takes_names_and_rules() -> None:
    shown = setup(people=("Ada", "Cleo"))
    assert not shown.start.isEnabled()
    assert shown.problem.text() == "", "nobody has done anything yet"
    shown.names.rows[3].name.setEditText("Ada")
    assert shown.problem.text() == "Name at least two players."
    shown.names.rows[1].name.setEditText("ada")
    assert shown.problem.text() == "Two players are called Ada, but their names must differ."
    shown.names.rows[1].name.setEditText("Bo")
    assert names(shown) == ["Bo", "Ada"], "rows without a name are nobody"
    assert shown.names.rows[2].name.findText("Cleo") >= 0, "people known are offered"
    assert (shown.pad().preset, shown.pad().options) == ("dutch", options_for("dutch", 2))
    assert len(shown.pad().rounds) == 1
    shown.editors["rounds"].show_value(5)
    assert shown.pad().preset == "dutch", "fewer rounds are still the same rules"
    shown.editors["double_blank"].show_value(50)
    shown.editors["scoring"].show_value("winner-collects")
    made = shown.pad()
    assert (made.preset, made.options.rounds, made.options.double_blank) == ("custom", 5, 50)


def test_any_double_can_be_the_first() -> None:
    shown = setup(pad())
    assert [option for option, editor in shown.editors.items() if editor.isVisible()] == ["rounds"]
    click(shown.more)
    first = shown.editors["first_engine"]
    assert isinstance(first, ValueEditor)
    assert first.value() is None
    pick(first.combo, 1)
    first.spin.setValue(12)
    pick(shown.editors["set"].combo, 1)  # type: ignore[attr-defined]
    assert (first.value(), first.spin.maximum()) == (None, 9), "the set has no such double"
    pick(first.combo, 1)
    first.spin.setValue(5)
    made = shown.pad()
    assert page(made)._round.accessibleName() == "Round 1 of 6 · Engine: double 5"
    after = setup(made)
    assert after.editors["first_engine"].value() == 5, "the next pad begins with it, too"


def test_own_rules_keep_their_name_until_they_are_changed() -> None:
    own = RuleSet("Granny", "dutch", {"double_blank": 50, "rounds": 7, "fork": True})
    shown = setup(pad(), own=(own,))
    click(shown.more)
    pick(shown.preset, shown.preset.findText("Granny"))
    made = shown.pad()
    assert (made.preset, made.rule_set, made.options) == ("custom", "Granny", own.options(3))
    assert shown.editors["rounds"].value() == 7
    again = setup(made, own=(own,))
    assert again.pad().rule_set == "Granny"
    click(again.more)
    pick(again.editors["scoring"].combo, 1)  # type: ignore[attr-defined]
    assert again.pad().rule_set is None, "these are no longer Granny's"
    assert again.preset.currentText() == "House rules"
    pick(again.editors["scoring"].combo, 0)  # type: ignore[attr-defined]
    assert again.preset.currentText() == "Granny"
    assert again.preset.findText("House rules") < 0


def test_rules_without_a_name_are_offered_again() -> None:
    last = replace(pad(scoring="winner-collects", set=9, double_blank=50), preset="custom")
    shown = setup(last)
    assert shown.preset.currentText() == "House rules"
    assert shown.pad().options == last.options


def test_sixteen_players_at_most() -> None:
    shown = setup(pad(names=tuple("ABCDEFGHIJKLMNO")))
    click(shown.names.add)
    assert not shown.names.add.isEnabled()
    shown.names.rows[15].name.setEditText("P")
    assert len(shown.pad().players) == 16
    for _ in range(14):
        click(shown.names.rows[-1].remove)
    assert not shown.names.rows[0].remove.isEnabled()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Tab])
def test_enter_and_tab_lead_from_name_to_name(key: Qt.Key) -> None:
    shown = setup()
    for name in ("Ada", "Bo", "Cleo"):
        keys(name)
        press(key)
    assert names(shown) == ["Ada", "Bo", "Cleo"]
    assert shown.names.rows[3].name.hasFocus()


def test_enter_makes_room_for_one_more_name_until_one_is_left_empty(qtbot: QtBot) -> None:
    shown = setup()
    keys("Ada\nBo\nCleo\nDan\nEva\n")
    assert names(shown) == ["Ada", "Bo", "Cleo", "Dan", "Eva"]
    assert shown.names.rows[5].name.hasFocus()
    keys("\n")
    assert shown.start.hasFocus()
    with qtbot.waitSignal(shown.start.clicked):
        keys("\n")


@POPS_UP
def test_a_known_name_is_entered_only_if_it_is_chosen() -> None:
    shown = setup(people=("Anna", "Bob", "Kim"))
    keys("Bo")
    press(Qt.Key.Key_Return)
    assert shown.names.rows[1].name.hasFocus(), "what was typed is a name, too"
    keys("An")
    press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)
    assert shown.names.rows[1].text == "Anna"
    press(Qt.Key.Key_Return)
    keys("Ki")
    press(Qt.Key.Key_Tab)
    assert names(shown) == ["Bo", "Anna", "Ki"]


# The players of a pad in use


def test_somebody_is_renamed_joins_with_points_and_is_removed() -> None:
    dialog = PlayersDialog(pad((0, 10, 20)), ())
    show(dialog)
    dialog.names.rows[0].name.setEditText("Adele")
    click(dialog.names.add)
    dialog.names.rows[3].name.setEditText("Dan")
    dialog.names.rows[3].start.setValue(-20)
    click(dialog.names.rows[1].remove)
    after = dialog.answer()
    assert [(player.name, player.start) for player in after.players] == [
        ("Adele", 0),
        ("Cleo", 0),
        ("Dan", -20),
    ]
    scores = page(after).model.scores
    assert list(scores.totals) == [0, 20, -20]
    dialog.names.rows[0].name.setEditText("")
    assert dialog.problem.text() == "Player 1 has no name yet.", "entries do not go with a name"
    assert not dialog.take.isEnabled()


def test_a_player_who_joins_is_asked_for_at_once() -> None:
    before = with_end(pad((0, 10, 20), (5, 0, 7)))
    dialog = PlayersDialog(begun(before), ())
    show(dialog)
    click(dialog.names.add)
    dialog.names.rows[3].name.setEditText("Dan")
    shown = page(dialog.answer())
    keys("1\n0\n2\n")
    assert shown.table.cell == (2, 3)


# Tiles


def tiles(left: Left | None, *elsewhere: Tile) -> TilesDialog:
    dialog = TilesDialog("Ada", options_for("dutch", 3), elsewhere, left)
    return show(dialog)


def test_tiles_are_picked_by_mouse_and_keys_even_if_they_seem_to_be_elsewhere(qtbot: QtBot) -> None:
    dialog = tiles(None, Tile(6, 5))
    for tile in ((6, 4), (6, 5), (1, 0), (1, 0)):
        place = dialog.grid.visualRect(dialog.grid.model().index(*tile)).center()
        QTest.mouseClick(dialog.grid.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert dialog.answer() == (Tile(6, 5), Tile(6, 4))
    assert dialog.sum.text() == "2 tile(s): 21 point(s)"
    for _ in range(2):
        press(Qt.Key.Key_Down)
    assert dialog.answer() == (Tile(6, 5), Tile(6, 4)), "looking at others picks none"
    press(Qt.Key.Key_Space)
    assert dialog.answer() == (Tile(6, 5), Tile(6, 4), Tile(3, 0))
    used = dialog.grid.item(6, 5)
    assert used is not None
    assert used.data(Qt.ItemDataRole.AccessibleTextRole) == "6–5, already used"
    dialog.grab()
    click(dialog.clear)
    assert dialog.sum.text() == "None left"
    dialog.grid.setFocus()
    with qtbot.waitSignal(dialog.accepted):
        press(Qt.Key.Key_Return)


@pytest.mark.parametrize(
    ("left", "said"),
    [(125, "125 point(s)"), (None, ""), ((), "None left"), ((Tile(3, 2),), "1 tile(s): 5 point(s)")],
)
def test_tiles_that_nobody_picks_change_nothing(left: Left | None, said: str) -> None:
    dialog = tiles(left)
    assert dialog.sum.text() == said
    dialog.accept()
    assert dialog.answer() == left


def test_the_same_tile_in_two_hands_is_remarked_on() -> None:
    shown = page(pad(((Tile(6, 4), Tile(1, 0)), (Tile(6, 4), Tile(12, 12)), 0)))
    shown.table.go_to(0, 0)
    assert shown.remark.accessibleName() == "6–4 is in two places. 12–12 is in two places."
