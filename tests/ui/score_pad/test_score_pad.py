"""The score pad with mouse and keys, and on the disk after every entry."""

from datetime import date
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.record.score_pad import Left, Pad, PadPlayer, begun, with_entry, with_finished
from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import Tile
from mtdesk.table.theme import FELT
from mtdesk.ui.kit.sizes import scale_for, scaled
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.score_pad.history import History
from mtdesk.ui.score_pad.play_page import PlayPage
from mtdesk.ui.score_pad.setup_page import SetupPage
from mtdesk.ui.score_pad.tiles_dialog import TilesDialog
from mtdesk.ui.score_pad.window import ScorePadWindow
from mtdesk.ui.scores.places import PlacesView
from tests.ui.fingers import click, clipped

pytestmark = pytest.mark.window

NAMES = ("Ada", "Bo", "Cleo")
Asked = TypeVar("Asked", bound=QWidget)


def pad(*rounds: tuple[Left, ...], **changes: object) -> Pad:
    rules = options_for("dutch", 3, changes)
    result = begun(Pad("dutch", rules, tuple(map(PadPlayer, NAMES)), date(2026, 3, 5)))
    for index, entries in enumerate(rounds):
        for player, left in enumerate(entries):
            result = with_entry(result, index, player, left)
        result = with_finished(result, index)
    return result


def page(qtbot: QtBot, shown: Pad) -> PlayPage:
    result = PlayPage(History(shown, Path("x.mtscore")))
    qtbot.addWidget(result)
    result.resize(1000, 680)
    with qtbot.waitActive(result):
        result.show()
        result.activateWindow()
    result.take_keyboard()
    return result


def keys(text: str) -> None:
    """Type into whatever has the keyboard; a line break is Enter."""
    for letter in text:
        focused = QApplication.focusWidget()
        assert focused is not None
        if letter == "\n":
            QTest.keyClick(focused, Qt.Key.Key_Return)
        else:
            QTest.keyClicks(focused, letter)


def is_over(shown: PlayPage) -> bool:
    return shown.history.pad.is_over


def left(shown: PlayPage, index: int = -1) -> tuple[Left | None, ...]:
    return shown.history.pad.rounds[index].left


# Writing


def test_a_round_by_keys_alone(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    keys("41\n0\n12\n")
    assert left(shown) == (41, (), 12)
    assert QApplication.focusWidget() is shown.form.finish
    keys("\n")
    assert shown.history.pad.played == 1
    assert QApplication.focusWidget() is shown.form.rows[0].value, "the next round can be written at once"
    assert shown.sheet.scores is not None
    assert list(shown.sheet.scores.totals) == [41, 0, 12]


def test_what_cannot_be_is_said_and_not_written(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(hand_value="doubles-50"))
    keys("1\n")
    assert left(shown) == (None,) * 3
    assert shown.form.problem.text() == "1 is not possible for Ada: no tiles add up to that."
    assert QApplication.focusWidget() is shown.form.rows[0].value
    keys("3\n")
    assert left(shown)[0] == 3
    assert shown.form.problem.text() == ""


def test_a_round_without_an_end_is_not_finished(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    click(shown.form.finish)
    assert shown.form.problem.text() == "No entry for Ada yet."
    keys("5\n6\n7\n\n")
    assert shown.form.problem.text() == "Mark who went out, or mark the round as blocked."
    assert shown.history.pad.played == 0
    click(shown.form.blocked)
    assert shown.form.problem.text() == ""
    click(shown.form.finish)
    assert shown.history.pad.played == 1


def test_zero_in_a_blocked_round_is_the_double_blank(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    click(shown.form.blocked)
    shown.form.rows[0].value.setFocus()
    keys("0\n")
    assert left(shown)[0] == 0


def test_who_is_away_is_passed_over(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    click(shown.form.rows[1].away)
    shown.form.rows[0].value.setFocus()
    keys("9\n0\n\n")
    assert shown.history.pad.rounds[0].absent == {1}
    assert shown.history.pad.played == 1
    assert shown.form.rows[1].away.isChecked(), "who has left is away in the next round, too"


def test_undo_takes_back_entry_by_entry_also_by_keys(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    keys("41\n8\n")
    focused = QApplication.focusWidget()
    assert focused is not None
    QTest.keyClick(focused, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert left(shown) == (41, None, None)
    click(shown.steps.redo)
    assert left(shown) == (41, 8, None)
    click(shown.steps.undo)
    click(shown.steps.undo)
    assert left(shown) == (None,) * 3
    assert not shown.steps.undo.isEnabled()


def test_an_earlier_round_is_corrected(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(((), 10, 20), (5, (), 7)))
    assert shown.form.index == 2
    click(shown.form.head.earlier)
    click(shown.form.head.earlier)
    shown.form.rows[1].value.setFocus()
    keys("11\n")
    assert left(shown, 0) == ((), 11, 20)
    assert shown.sheet.scores is not None
    assert list(shown.sheet.scores.totals) == [5, 11, 27]
    click(shown.form.finish)
    assert shown.form.index == 2


def test_a_line_of_the_sheet_leads_to_its_round(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(((), 10, 20), (5, (), 7)))
    shown.tabs.setCurrentIndex(1)
    table = shown.sheet.table
    table.activated.emit(table.model().index(1, 0))
    assert shown.tabs.currentIndex() == 0
    assert shown.form.index == 1


def test_the_end_and_one_more_round(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(((), 10, 20), rounds=2))
    keys("1\n0\n2\n")
    assert shown.form.finish.text().replace("&", "") == "Finish the game"
    keys("\n")
    assert is_over(shown)
    assert shown.tabs.currentIndex() == 1, "the result is shown"
    assert shown._head._title.accessibleName() == "Ada wins with 1 point(s)."
    assert shown.end.text().replace("&", "") == "Play one more round"
    click(shown.end)
    assert not is_over(shown)
    assert (shown.tabs.currentIndex(), shown.form.index) == (0, 2)


def test_a_pad_ended_early_is_reopened(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(((), 10, 20)))
    click(shown.end)
    assert is_over(shown)
    assert shown.end.text().replace("&", "") == "Reopen"
    assert "After round 1 of 13, ended early." in shown.sheet._caption.text()
    click(shown.end)
    assert not is_over(shown)


def test_players_who_stay_away_are_named(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(((), 10, 20)))
    assert "Still away" not in shown.form.head.text
    click(shown.form.rows[1].away)
    assert "Still away" not in shown.form.head.text, "who leaves now was pressed just now"
    shown.history.write(with_finished(with_entry(with_entry(shown.history.pad, 1, 0, ()), 1, 2, 5), 1))
    shown.form.show_round(2)
    assert "Still away: Bo" in shown.form.head.text
    click(shown.form.rows[1].away)
    assert "Still away" not in shown.form.head.text


@pytest.mark.parametrize(
    ("engine", "text"),
    [
        ("aside", "Engine: double 11"),
        ("highest", "Engine: double 11 or lower"),
        ("own-highest", "Engine: the starting player’s highest double"),
    ],
)
def test_the_engine_of_the_next_round_is_named(qtbot: QtBot, engine: str, text: str) -> None:
    shown = page(qtbot, pad(((), 10, 20), engine=engine))
    assert shown.form.head.engine.text() == text


# Tiles


def test_tiles_are_tapped_on_the_set(qtbot: QtBot) -> None:
    free = {Tile(6, 4), Tile(1, 0), Tile(0, 0)}
    dialog = TilesDialog("Ada", options_for("dutch", 3), free, ())
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    grid = dialog.grid
    assert dialog._sum.text() == "None: out", "that is what it means to apply this"
    for tile in ((6, 4), (6, 5), (1, 0)):
        place = grid.visualRect(dialog.model.index(*tile)).center()
        QTest.mouseClick(grid.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert dialog.answer() == (Tile(6, 4), Tile(1, 0)), "a tile that is not free cannot be tapped"
    assert dialog._sum.text() == "2 tile(s): 11 point(s)"
    grid.setCurrentIndex(dialog.model.index(0, 0))
    QTest.keyClick(grid, Qt.Key.Key_Space)
    assert dialog.answer() == (Tile(6, 4), Tile(1, 0), Tile(0, 0))
    spoken = Qt.ItemDataRole.AccessibleTextRole
    assert dialog.model.index(6, 4).data(spoken) == "6–4, selected"
    assert dialog.model.index(6, 5).data(spoken) == "6–5, already used"
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(grid, Qt.Key.Key_Return)


@pytest.mark.parametrize("highest", [6, 18])
def test_the_whole_set_is_seen_in_the_smallest_window(qtbot: QtBot, highest: int) -> None:
    options = options_for("dutch", 3, {"set": highest})
    dialog = TilesDialog("Ada", options, (), ())
    qtbot.addWidget(dialog)
    dialog.resize(1000, 660)
    dialog.show()
    last = dialog.grid.visualRect(dialog.model.index(highest, highest))
    assert dialog.grid.viewport().rect().contains(last)
    assert last.height() >= 20
    assert clipped(dialog) == []


def test_enter_presses_what_has_the_keyboard(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    shown.form.rows[1].out.setFocus()
    keys("\n")
    assert left(shown) == (None, (), None)
    setup = SetupPage(("Ada", "Bo"), ())
    qtbot.addWidget(setup)
    setup.show()
    setup.title.setFocus()
    with qtbot.waitSignal(setup.started):
        QTest.keyClick(setup.title, Qt.Key.Key_Return)


def test_what_is_typed_and_not_confirmed_is_exported(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(((), 10, 20)))
    exported: list[object] = []
    shown.sheet.export_wanted.connect(
        lambda sheet: exported.append(sheet.scores and [round_.points for round_ in sheet.scores.rounds])
    )
    shown.form.show_round(0)
    field = shown.form.rows[2].value
    field.selectAll()
    QTest.keyClicks(field, "31")
    shown.sheet.export.click()
    assert exported == [[(0, 10, 31)]]


def test_the_window_stays_within_the_screen(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    screen = table.screen().availableGeometry()
    table.setGeometry(screen.adjusted(0, 0, 200, 200))  # as on a screen smaller than the window was once
    table.show()
    pads = ScorePadWindow(Tasks(print), tuple, table)
    pads.show()
    assert screen.contains(pads.frameGeometry())


@pytest.mark.parametrize("grown", [False, True])
def test_the_largest_text_leaves_rows_and_name_whole(plain: QApplication, qtbot: QtBot, grown: bool) -> None:
    """Whether the text has been large from the start, or grows while the page is shown."""
    largest = scale_for("largest", QSize(1024, 700))
    apply_theme(plain, FELT, 1.0 if grown else largest)
    shown = page(qtbot, pad(((), 10, 20)))
    apply_theme(plain, FELT, largest)
    shown.resize(1020, 655)
    for _ in range(5):
        QApplication.processEvents()
    row, head = shown.form.rows[0], shown.form.head
    assert shown._head._title.text() == shown._head._title.accessibleName()
    assert row.value.fontInfo().pixelSize() > row._name.fontInfo().pixelSize()
    assert head.earlier.height() >= scaled(30)
    assert head.rect().contains(head.earlier.geometry())
    assert not shown.places.isVisible() or shown.places._scroll.viewport().width() >= least(shown.places)


def least(places: PlacesView) -> int:
    return places._content.minimumSizeHint().width()


def test_the_row_that_is_written_is_in_sight(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    shown.resize(1000, 330)
    QApplication.processEvents()
    rows = shown.form.rows
    assert not in_sight(rows[2]), "there are more rows than room"
    keys("41\n0\n")
    QApplication.processEvents()
    assert in_sight(rows[2])
    keys("12\n\n")
    QApplication.processEvents()
    assert rows[0].value.hasFocus()
    assert in_sight(rows[0]), "the next round begins at its first row"


def in_sight(row: QWidget) -> bool:
    return row.visibleRegion().boundingRect() == row.rect()


def test_a_shortcut_that_finishes_takes_what_was_typed_last(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    keys("41\n0\n12")
    shown.form.finish.click()  # as its shortcut does: the field keeps the keyboard
    assert shown.history.pad.played == 1
    assert left(shown, 0) == (41, (), 12)


def test_an_impossible_number_is_said_by_a_shortcut_too(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(hand_value="doubles-50"))
    keys("3\n0\n1")
    shown.form.finish.click()  # as its shortcut does: the field keeps the keyboard
    assert shown.form.problem.text() == "1 is not possible for Cleo: no tiles add up to that."
    assert shown.history.pad.played == 0


def test_a_round_that_is_whole_counts_when_the_game_is_ended(qtbot: QtBot) -> None:
    shown = page(qtbot, pad((5, (), 9)))
    keys("30\n0\n7")
    shown.end.click()
    assert shown.history.pad.ended
    assert shown.history.pad.played == 2
    assert left(shown, 1) == (30, (), 7)


def test_tiles_may_be_added_up_in_the_field(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    keys("25+7+\n")
    assert left(shown)[0] == 32
    assert shown.form.rows[0].value.text() == "32"


def test_what_is_wrong_is_no_longer_said_once_it_is_undone(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    click(shown.form.blocked)
    shown.form.rows[0].value.setFocus()
    keys("41\n8\n12\n")
    click(shown.form.finish)
    shown.form.show_round(0)
    click(shown.form.rows[0].away)
    click(shown.form.rows[1].away)
    assert shown.form.problem.text() != ""
    click(shown.steps.undo)
    click(shown.steps.undo)
    assert left(shown, 0) == (41, 8, 12)
    assert shown.form.problem.text() == ""


@pytest.mark.parametrize("height", [560, 690, 900, 1380])
@pytest.mark.parametrize("players", [2, 4, 5, 8, 10])
def test_the_chart_gives_way_before_rows_are_out_of_sight(
    plain: QApplication, qtbot: QtBot, players: int, height: int
) -> None:
    apply_theme(plain, FELT, 1.0)
    names = tuple(PadPlayer(f"Player {number}") for number in range(players))
    started = begun(Pad("dutch", options_for("dutch", players), names, date(2026, 3, 5)))
    for player in range(players):
        started = with_entry(started, 0, player, player)
    shown = page(qtbot, with_finished(with_entry(started, 0, 0, ()), 0))
    shown.resize(1240, height)
    QApplication.processEvents()
    course = shown.chart.isVisible()
    assert not course or all(in_sight(row) for row in shown.form.rows)
    assert course or height < 900 or players > 6
