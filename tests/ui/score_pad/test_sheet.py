"""The sheet of the score pad, typed by keys: entries, who went out, corrections, undo, and odd entries."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.record.rule_sets import RuleSet
from mtdesk.record.score_pad import Left, Pad, begun, with_end
from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import Tile
from mtdesk.ui.game_widgets.option_editors import ValueEditor
from mtdesk.ui.score_pad.dialogs import PlayersDialog, TilesDialog
from mtdesk.ui.score_pad.model import points_from
from mtdesk.ui.score_pad.setup_page import SetupPage
from tests.app.typist import press
from tests.ui.fingers import click, pick
from tests.ui.room import POPS_UP
from tests.ui.score_pad.pads import field, keys, pad, page, written
from tests.windows import show

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.mark.parametrize(
    ("typed", "points"),
    [
        ("12+7", 19),
        ("10+15-8", 17),
        ("12 7", 19),
        ("12 -7", 5),
        ("10+-5", 5),
        ("25+7+", 32),
        ("-10", -10),
        ("\N{MINUS SIGN}10", -10),
        ("\N{EN DASH}5", -5),
        ("\uff17\uff0b\uff15", 12),
        ("\uff12\uff10\uff0d\uff13", 17),
        ("٣+٤", 7),
        ("0", 0),
        ("", None),
        (" \N{NO-BREAK SPACE} ", None),
    ],
)
def test_numbers_and_sums_of_all_kinds_are_read(typed: str, points: int | None) -> None:
    assert points_from(typed) == points


@pytest.mark.parametrize(
    "typed", ["abc", "8l5", "+", "1e5", "½", "1234567", "999999+1", "1,5", "<b>1</b>", "9" * 65536]
)
def test_what_is_no_number_is_not_guessed(typed: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        points_from(typed)


def test_a_round_by_keys_alone() -> None:
    shown = page(pad())
    keys("41\n0\n12+7\n")
    assert written(shown) == [41, "out 0", 19]
    assert shown.next.hasFocus()
    keys("\n")
    assert shown.model.pad.played == 1
    assert shown.table.cell == (1, 0), "the next round can be written at once"
    assert list(shown.model.scores.totals) == [41, 0, 19]
    keys("12 7")
    press(Qt.Key.Key_Tab)
    assert written(shown) == [19, None, None], "the space bar writes a plus, and Tab leads on, too"
    keys("4")
    press(Qt.Key.Key_Up)
    assert written(shown) == [19, 4, None]
    assert shown.table.cell == (0, 1)
    press(Qt.Key.Key_Delete)
    assert written(shown, 0) == [41, None, 19]


def test_escape_gives_up_what_is_typed_before_it_closes_the_window() -> None:
    shown = page(pad())
    keys("41\n")
    shown.table.go_to(0, 0)
    keys("8x")
    press(Qt.Key.Key_Escape)
    assert field() is None
    assert written(shown) == [41, None, None]
    assert shown.isVisible()


@pytest.mark.parametrize(("typed", "is_out"), [("0", True), ("-10", True), ("5", False)])
def test_nothing_or_less_means_out_unless_another_is(typed: str, is_out: bool) -> None:
    shown = page(pad())
    keys(f"{typed}\n0\n")
    first = f"out {typed}" if is_out else int(typed)
    assert written(shown) == [first, 0 if is_out else "out 0", None]


def test_a_player_who_is_out_may_have_points() -> None:
    shown = page(pad())
    keys("5\n")
    shown.table.go_to(0, 0)
    click(shown.out)
    shown.table.go_to(0, 0)
    keys("8\n30\n12\n")
    assert written(shown) == ["out 8", 30, 12], "a correction does not change who is out"
    assert shown.remark.accessibleName() == "", "a table may have such rules"
    keys("\n")
    assert list(shown.model.scores.totals) == [8, 30, 12]


def test_out_is_moved_by_its_button_and_leads_on() -> None:
    shown = page(pad())
    click(shown.out)
    assert shown.table.cell == (0, 1)
    click(shown.out)
    assert written(shown) == [None, "out 0", None], "only one player is out by these rules"
    assert shown.table.cell == (0, 2)
    click(shown.undo)
    assert written(shown) == ["out 0", None, None], "one entry is undone at once"
    shown.table.go_to(0, 0)
    click(shown.out)
    assert written(shown) == [None] * 3, "the button takes the mark away again"


def test_a_blocked_round_has_no_one_out_and_may_have_a_zero() -> None:
    shown = page(pad())
    keys("0\n41\n12\n")
    click(shown.blocked)
    assert written(shown) == [0, 41, 12]
    assert shown.remark.accessibleName() == ""
    click(shown.blocked)
    assert written(shown) == ["out 0", 41, 12]
    click(shown.blocked)
    click(shown.next)
    assert shown.model.round_text(0) == "Round 1, blocked"


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("1\n0\n9\n", "No tiles add up to 1, the entry of Ada."),
        ("9999\n0\n9\n", "9,999, the entry of Ada, is more than a whole hand is worth."),
        ("50\n7\n9\n", "No one is out, and the round is not blocked."),
        ("0\n-5\n9\n", "Ada is out with 0, but others have less."),
        ("0\n0\n9\n", "Bo has 0, but is not marked as out."),
    ],
)
def test_odd_entries_are_written_and_remarked_on(typed: str, said: str) -> None:
    shown = page(pad(hand_value="doubles-50"))
    keys(typed)
    assert shown.remark.accessibleName() == said
    assert None not in written(shown)
    keys("\n")
    assert shown.model.pad.played == 1, "a remark keeps no one from going on"
    assert shown.remark.accessibleName() == ""
    shown.table.go_to(0, 0)
    assert shown.remark.accessibleName() == said, "it is there again where the round is looked at"


def test_who_is_absent_is_passed_over() -> None:
    shown = page(pad((5, 0, 7)))
    keys("9\n\n0\n")
    assert written(shown) == [9, None, "out 0"], "Enter in an empty cell leaves it empty"
    assert shown.table.cell == (1, 1), "but asks once more before the round ends"
    keys("\n\n")
    assert shown.model.pad.played == 2
    keys("9\n")
    assert shown.table.cell == (2, 2), "who has left is not asked for"
    keys("0\n")
    assert shown.next.hasFocus()
    assert shown.model.scores.places == (2, 3, 1), "who missed the last round comes last"


def test_an_earlier_cell_is_corrected_and_enter_leads_back() -> None:
    shown = page(pad((0, 10, 20), (5, 0, 7)))
    keys("4\n")
    shown.table.go_to(0, 1)
    assert shown.next.text().replace("&", "") == "Back to round 3"
    keys("11\n")
    assert written(shown, 0) == ["out 0", 11, 20]
    assert shown.table.cell == (2, 1)
    assert list(shown.model.scores.totals) == [5, 11, 27]


def test_a_correction_starts_with_what_is_written() -> None:
    shown = page(pad((0, 1234, 20)))
    shown.table.go_to(0, 1)
    press(Qt.Key.Key_F2)
    edited = field()
    assert edited is not None
    assert edited.text() == edited.selectedText() == "1234", "as it can be typed, without a separator"
    keys("\n")
    assert not shown.undo.isEnabled(), "nothing has changed"


def test_undo_and_redo_go_where_something_changes() -> None:
    shown = page(pad((0, 10, 20)))
    assert not shown.undo.isEnabled()
    keys("41\n")
    assert (shown.undo.isEnabled(), shown.redo.isEnabled()) == (True, False)
    press(Qt.Key.Key_Z, CTRL)
    assert (shown.undo.isEnabled(), shown.redo.isEnabled()) == (False, True)
    press(Qt.Key.Key_Y, CTRL)
    shown.table.go_to(1, 1)
    keys("8\n")
    assert "Round 2" in shown.undo.toolTip()
    shown.table.go_to(0, 2)
    press(Qt.Key.Key_Z, CTRL)
    assert written(shown) == [41, None, None]
    assert shown.table.cell == (1, 1)
    press(Qt.Key.Key_Y, CTRL)
    assert written(shown) == [41, 8, None]
    keys("\n0\n\n")
    press(Qt.Key.Key_Z, CTRL)
    assert (shown.model.pad.played, shown.table.cell[0]) == (1, 1)
    press(Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier)
    assert (shown.model.pad.played, shown.table.cell) == (2, (2, 0))


def test_nothing_goes_on_past_what_is_no_number() -> None:
    shown = page(pad((0, 10, 20)))
    keys("0\n10\n12x")
    for button in (shown.next, shown.end, shown.out):
        click(button)
        assert (
            shown.remark.accessibleName() == "“12x” is neither a number up to 999,999 nor a sum such as 12+7."
        )
        assert (shown.model.pad.last, shown.model.pad.is_over) == (1, False)
        edited = field()
        assert edited is not None
        assert edited.text() == "12x", "it stays to be mended"
    keys("\n7\n")
    assert written(shown)[2] == 7
    assert shown.remark.accessibleName() == ""


def test_what_is_no_number_is_told_when_its_cell_is_left(qtbot: QtBot) -> None:
    shown = page(pad((0, 10, 20)))
    keys("12x")
    shown.table.go_to(0, 1)
    text = "“12x” is neither a number up to 999,999 nor a sum such as 12+7."
    qtbot.waitUntil(lambda: shown.remark.accessibleName() == text)
    assert written(shown) == [None, None, None]


def test_numbers_typed_on_the_button_are_for_no_one() -> None:
    shown = page(pad())
    keys("41\n0\n12\n7")
    assert shown.remark.accessibleName() == "Every player has an entry already."
    keys("\n")
    assert shown.model.pad.played == 0
    keys("\n")
    assert shown.model.pad.played == 1
    assert written(shown, 0) == [41, "out 0", 12]


def test_a_shortcut_takes_what_was_typed_last() -> None:
    shown = page(pad())
    keys("41\n0\n12")
    shown.next.click()  # as its shortcut does: the field keeps the keyboard
    assert written(shown, 0) == [41, "out 0", 12]
    assert shown.model.pad.played == 1
    keys("9")
    exported: list[object] = []
    shown.sheet.export.clicked.connect(lambda: exported.append(written(shown)))
    shown.sheet.export.click()
    assert exported == [[9, None, None]]


def test_the_end_and_one_more_round() -> None:
    shown = page(pad((0, 10, 20), rounds=2))
    keys("1\n0\n2\n")
    assert shown.next.text().replace("&", "") == "Finish the game"
    keys("\n")
    assert shown.model.pad.is_over
    assert not shown.next.isVisible()
    assert shown._title.text() == "Ada wins with 1 point(s)."
    assert "Lead over Bo: 9" in shown._state.text()
    assert shown.end.text().replace("&", "") == "Play one more round"
    shown.table.go_to(1, 0)
    keys("30\n")
    assert shown._title.text() == "Bo wins with 10 point(s).", "even now an entry can be corrected"
    click(shown.end)
    assert (shown.model.pad.is_over, shown.table.cell) == (False, (2, 0))
    assert shown._title.text() == "Ada, Bo, and Cleo"


def test_a_game_is_ended_early_without_a_round_that_is_not_complete() -> None:
    shown = page(pad((0, 10, 20)))
    keys("5\n")
    click(shown.end)
    assert (shown.model.pad.is_over, shown.model.pad.played) == (True, 1)
    assert shown.remark.accessibleName() == "Round 2 was not complete, so it does not count."
    assert "The game ended early, after round 1 of 13" in shown._state.text()
    assert shown.end.text().replace("&", "") == "Reopen"
    click(shown.undo)
    assert written(shown) == [5, None, None]
    keys("0\n7\n")
    QApplication.processEvents()
    shown.end.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, False)
    click(shown.end)
    assert shown.model.pad.played == 2, "a round that is complete counts"


def test_the_second_click_of_a_double_click_does_not_reopen_the_game() -> None:
    shown = page(pad((1, 0, 20)))
    for _ in range(2):
        at = shown.end.mapTo(shown, shown.end.rect().center())
        QTest.mouseClick(shown.childAt(at) or shown, Qt.MouseButton.LeftButton)
    assert shown.model.pad.is_over


@pytest.mark.parametrize(
    ("engine", "text"),
    [
        ("aside", "Engine: double 11"),
        ("highest", "Engine: double 11 or lower"),
        ("own-highest", "Engine: the starting player’s highest double"),
    ],
)
def test_the_engine_of_the_round_is_named(engine: str, text: str) -> None:
    shown = page(pad((0, 10, 20), engine=engine))
    assert shown._round.accessibleName() == f"Round 2 of 13 · {text}"


def test_cells_are_read_out() -> None:
    spoken = Qt.ItemDataRole.AccessibleTextRole
    shown = page(pad((0, (Tile(6, 4), Tile(1, 0)), 20)))
    model = shown.model
    assert model.index(0, 0).data(spoken) == "Ada, round 1: 0, total 0, out"
    assert model.index(0, 1).data(spoken) == "Bo, round 1: 11, total 11 (6–4 and 1–0)"
    assert model.index(1, 2).data(spoken) == "Cleo, round 2: no entry yet"
    keys("0\n7")
    assert model.index(1, 0).data(spoken) == "Ada, round 2: 0, out"
    edited = field()
    assert edited is not None
    assert edited.accessibleName() == "Bo, round 2"


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
