"""The sheet of the score pad, typed by keys: entries, who went out, corrections, undo, and odd entries."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.rules.tiles import Tile
from mtdesk.ui.score_pad.model import points_from
from tests.app.typist import press
from tests.ui.fingers import click
from tests.ui.score_pad.pads import field, keys, pad, page, written

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
