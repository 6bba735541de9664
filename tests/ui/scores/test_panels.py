"""The pages after a round and a game, what they offer, and the score sheet, with scores counted by hand."""

from collections.abc import Sequence
from fractions import Fraction

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Over
from mtdesk.ui.game_widgets.tile_row import TileRow
from mtdesk.ui.scores import round_end
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.model import Cell, ScoreModel
from mtdesk.ui.scores.round_end import EnterButton, RoundEndPanel
from mtdesk.ui.scores.scores import RoundScore, Scores
from mtdesk.ui.scores.sheet import ScoreSheet
from mtdesk.ui.scores.table import ScoreTable
from tests.ui.fingers import click, texts
from tests.windows import show

NAMES = ("Anna", "Bo & Co", "Clara")


def ended(hands: Sequence[Sequence[Tile]], over: Over = Over.OUT) -> RoundScore:
    points = tuple(Fraction(sum(tile.pips for tile in hand)) for hand in hands)
    return RoundScore(tuple(tuple(hand) for hand in hands), points, over)


FIRST = ended([[], [Tile(6, 4), Tile(1, 0)], [Tile(12, 12)]])
SECOND = ended([[Tile(9, 9), Tile(3, 2)], [Tile(12, 0)], [Tile(0, 0)]], Over.BLOCKED)


def scores(*rounds: RoundScore) -> Scores:
    return Scores(options_for("dutch", 3), NAMES, rounds)


def shown(widget: QWidget) -> None:
    widget.resize(1280, 720)
    show(widget)


def test_totals_and_places() -> None:
    both = scores(FIRST, SECOND)
    assert list(map(list, both.running_totals)) == [[0, 11, 24], [23, 23, 24]]
    assert list(both.totals) == [23, 23, 24]
    assert both.places == (1, 1, 3)
    assert [both.value(SECOND, seat) for seat in range(3)] == [23, 12, 0]
    assert [FIRST.is_out(seat) for seat in range(3)] == [True, False, False]
    assert list(scores().totals) == [0, 0, 0]
    options = options_for("dutch", 3, {"scoring": "winner-collects"})
    collected = RoundScore(FIRST.hands, (Fraction(41, 3), Fraction(0), Fraction(0)), Over.OUT)
    assert Scores(options, NAMES, (collected,)).places == (1, 2, 2)


def test_the_table_of_scores() -> None:
    shared = RoundScore(FIRST.hands, (Fraction(41, 3), Fraction(0), Fraction(5)), Over.OUT)
    model = ScoreModel(scores(FIRST, SECOND, shared))
    assert (model.rowCount(), model.columnCount()) == (3, 3)
    assert [model.index(1, seat).data() for seat in range(3)] == ["23", "12", "0"]
    assert [model.index(1, seat).data(Cell.TOTAL) for seat in range(3)] == ["23", "23", "24"]
    assert model.index(2, 0).data() == "13\N{NO-BREAK SPACE}2/3"
    assert model.index(0, 0).data(Cell.OUT) is True
    assert model.headerData(1, Qt.Orientation.Vertical) == "2 ×"
    heard = Qt.ItemDataRole.AccessibleTextRole
    assert model.headerData(1, Qt.Orientation.Vertical, heard) == "Round 2, blocked"
    assert scores(FIRST, SECOND, shared).line(2) == ("2.", "Clara", "29")
    assert model.headerData(1, Qt.Orientation.Horizontal) == "Bo & Co"
    spoken = model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Anna, round 1: 0, total 0, out"


@pytest.mark.parametrize("count", [2, 10])
def test_the_score_sheet_is_painted_at_any_time(count: int) -> None:
    names = tuple(f"Player number {seat}" for seat in range(count))
    sheet = ScoreSheet(ScoreTable(ScoreModel(Scores(options_for("dutch", count), names))))
    shown(sheet)
    before = sheet.grab().toImage()
    assert "No round has ended yet." in texts(sheet)
    assert not sheet.chart.isVisible(), "there is nothing to be drawn yet"
    assert not sheet.table.isVisible(), "nor is there a row"
    hands = [[Tile(seat, 0)] * 3 for seat in range(count)]
    after = Scores(options_for("dutch", count), names, (ended(hands),) * 13)
    sheet = ScoreSheet(ScoreTable(ScoreModel(after)))
    shown(sheet)
    assert "No round has ended yet." not in texts(sheet)
    assert sheet.table.isVisible()
    assert sheet.grab().toImage() != before
    assert f"Player number 1 {13 * 3}" in sheet.chart.accessibleDescription()
    sheet.table.setFocus()
    current = sheet.table.currentIndex()
    assert (current.row(), current.column()) == (12, 0), "the newest round is heard first"


def test_the_end_of_a_round(qtbot: QtBot) -> None:
    panel = RoundEndPanel(scores(FIRST))
    shown(panel)
    assert {"Round 1 of 13 is over", "Went out: Anna.", "Has played all tiles", "11", "24"} <= set(
        texts(panel)
    )
    tiles = [row.accessibleName() for row in panel.findChildren(TileRow)]
    assert tiles == ["6–4 and 1–0", "12–12"]
    (area,) = (one for one in panel.findChildren(QScrollArea) if one.accessibleName().startswith("Remaining"))
    assert area.focusPolicy() & Qt.FocusPolicy.TabFocus
    assert area.accessibleDescription() == (
        "1. Anna: Has played all tiles. Points: 0. Total: 0. 2. Bo & Co: 6–4 and 1–0. Points: 11. "
        "Total: 11. 3. Clara: 12–12. Points: 24. Total: 24."
    )
    with qtbot.waitSignal(panel.go_on.clicked):
        click(panel.go_on)
    panel = RoundEndPanel(scores(FIRST), 0)
    shown(panel)
    assert "You went out." in texts(panel)
    panel = RoundEndPanel(scores(FIRST, SECOND))
    shown(panel)
    assert "The round is blocked because no one can play." in texts(panel)


def test_screen_readers_hear_the_totals_from_the_second_round_on() -> None:
    """In the first they are the points of the round, which have been announced."""
    panel = RoundEndPanel(scores(FIRST))
    assert panel.go_on.accessibleDescription() == "Round 1 of 13 is over. Went out: Anna."
    after = scores(FIRST, SECOND)
    panel = RoundEndPanel(after)
    names = {f"{name}, {int(total)}" for name, total in zip(after.names, after.totals, strict=True)}
    first, _, told = panel.go_on.accessibleDescription().partition("Totals: ")
    assert first.startswith("Round 2 of 13 is over. ")
    order = told.removesuffix(".").split("; ")
    assert set(order) == names
    assert order[0].startswith(after.winning_names[0])


def test_after_a_game_of_one_round_the_hands_stand_by_their_points() -> None:
    hands = ended([[Tile(6, 4)], [], [Tile(1, 0)]])
    panel = RoundEndPanel(Scores(options_for("dutch", 3, {"rounds": 1}), NAMES, (hands,)))
    (area,) = (one for one in panel.findChildren(QScrollArea) if one.accessibleName().startswith("Remaining"))
    assert area.accessibleDescription() == (
        "1. Bo & Co: Has played all tiles. Points: 0. 2. Clara: 1–0. Points: 1. 3. Anna: 6–4. Points: 10."
    )


def test_there_are_no_places_before_the_first_point() -> None:
    blocked = RoundScore((0, 0), (Fraction(0), Fraction(0)), Over.BLOCKED)
    two = Scores(options_for("dutch", 2, {"rounds": 2}), ("Ada", "Bo"), (blocked,) * 2)
    assert two.line(0) == ("", "Ada", "0")


def test_what_tiles_are_worth_is_said_where_they_bring_other_points() -> None:
    panel = RoundEndPanel(scores(FIRST))
    shown(panel)
    assert not {"Value"} & set(texts(panel))
    collected = RoundScore(FIRST.hands, (Fraction(35), Fraction(0), Fraction(0)), Over.OUT)
    panel = RoundEndPanel(scores(collected))
    shown(panel)
    assert {"Value", "Points", "11", "24", "35"} <= set(texts(panel))


def test_enter_continues_wherever_the_focus_is(qtbot: QtBot) -> None:
    panel = RoundEndPanel(scores(FIRST))
    shown(panel)
    panel.tabs.tabBar().setFocus()
    with qtbot.waitSignal(panel.go_on.clicked):
        QTest.keyClick(panel.tabs.tabBar(), Qt.Key.Key_Return)
    panel.tabs.setCurrentIndex(1)
    with qtbot.waitSignal(panel.go_on.clicked):
        QTest.keyClick(panel.sheet.table, Qt.Key.Key_Enter)


def test_the_end_of_a_game_with_a_shared_first_place(qtbot: QtBot) -> None:
    panel = GameEndPanel(scores(FIRST, SECOND))
    shown(panel)
    assert "Tie for first place: Anna and Bo & Co." in texts(panel)
    for you, said in ((0, "You win"), (1, "Anna wins")):
        won = GameEndPanel(scores(FIRST), you)
        shown(won)
        assert any(text.startswith(said) for text in texts(won))
    assert panel.places.accessibleDescription() == "1. Anna, 23; 1. Bo & Co, 23; 3. Clara, 24"
    buttons = [panel.open_replay, panel.open_share, panel.choose_new, panel.play_again]
    assert [one for one in panel.findChildren(QPushButton) if one.isVisible()] == buttons
    for button in buttons:
        button.setFocus()
        with qtbot.waitSignal(button.clicked):
            QTest.keyClick(button, Qt.Key.Key_Return)


ROUNDS = tuple(RoundScore((5, ()), (Fraction(5), Fraction(0)), Over.OUT) for _ in range(4))
SCORES = Scores(options_for("dutch", 2), ("Ada", "Bo"), ROUNDS, ended=True)


@pytest.mark.parametrize("guided", [True, False])
def test_enter_presses_the_gold_button(guided: bool) -> None:
    panel = GameEndPanel(SCORES)
    if guided:
        panel.offer_real_game()
    wished: list[str] = []
    panel.play_again.clicked.connect(lambda: wished.append("again"))
    panel.choose_new.clicked.connect(lambda: wished.append("new"))
    show(panel)
    panel.setFocus()  # as on the table
    QTest.keyClick(panel, Qt.Key.Key_Return)
    assert wished == ["new" if guided else "again"]
    gold, other = panel.play_again, panel.choose_new
    if guided:
        gold, other = other, gold
    assert gold.isDefault()
    assert not other.isDefault()
    assert gold.x() > other.x(), "what is offered first stands at the end of the row"
    assert panel.choose_new.text() == ("Play a real ga&me…" if guided else "&New game…")


def test_after_a_single_round_it_is_said_that_it_is_blocked() -> None:
    hands = (Tile(5, 4),), (Tile(6, 4),)
    last = RoundScore(hands, (Fraction(9), Fraction(10)), Over.BLOCKED)
    for rounds in (1, 3):
        options = options_for("dutch", 2, {"rounds": rounds})
        panel = GameEndPanel(Scores(options, ("Ada", "Bo"), (last,) * rounds))
        said = panel.play_again.accessibleDescription()
        assert ("The round is blocked because no one can play." in said) == (rounds == 1)


def _watched(
    page: type[GameEndPanel | RoundEndPanel],
) -> tuple[GameEndPanel | RoundEndPanel, EnterButton, list[object]]:
    """A page to be seen, the button that leaves it, and a list that grows each time it is left."""
    panel = page(SCORES)
    left: list[object] = []
    button = panel.play_again if isinstance(panel, GameEndPanel) else panel.go_on
    button.clicked.connect(lambda: left.append(panel))
    show(panel)
    return panel, button, left


@pytest.mark.parametrize("page", [GameEndPanel, RoundEndPanel])
def test_the_key_that_lets_a_computer_move_presses_no_button(
    page: type[GameEndPanel | RoundEndPanel],
) -> None:
    panel, button, left = _watched(page)
    QTest.keyClick(button, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert left == []
    QTest.keyClick(button, Qt.Key.Key_Return)
    assert left == [panel]


@pytest.mark.parametrize("page", [GameEndPanel, RoundEndPanel])
@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
def test_a_key_meant_for_what_was_shown_before_presses_no_button(
    monkeypatch: pytest.MonkeyPatch, page: type[GameEndPanel | RoundEndPanel], key: Qt.Key
) -> None:
    panel, button, left = _watched(page)
    monkeypatch.setattr(round_end, "_REST", 1_000_000)
    panel.rest()
    for _ in range(3):
        QTest.keyClick(button, key)
        QTest.keyClick(panel, key)
    assert left == []
    monkeypatch.setattr(round_end, "_REST", 0)
    button.rest()
    QTest.keyClick(button, key)
    assert left == [panel]
