"""The panels round the table, with scores that were counted by hand."""

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.rules.events import RoundEnded
from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Over
from mtdesk.ui.game_widgets.tile_row import TileRow
from mtdesk.ui.kit.chart import nice_step, spread
from mtdesk.ui.play.curtain import CurtainPage
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.round_end import RoundEndPanel
from mtdesk.ui.scores.scores import RoundScore, Scores
from mtdesk.ui.scores.sheet import ScoreSheet
from mtdesk.ui.scores.table import Cell, ScoreModel
from mtdesk.ui.window.log import LogEntry, LogPanel
from tests.ui.fingers import click, clipped, mnemonics, readable

NAMES = ("Anna", "Bo & Co", "Clara")


def ended(hands: Sequence[Sequence[Tile]], over: Over = Over.OUT) -> RoundScore:
    points = tuple(Fraction(sum(tile.pips for tile in hand)) for hand in hands)
    return RoundScore.from_event(RoundEnded(over, tuple(tuple(hand) for hand in hands), points, points))


FIRST = ended([[], [Tile(6, 4), Tile(1, 0)], [Tile(12, 12)]])
SECOND = ended([[Tile(9, 9), Tile(3, 2)], [Tile(12, 0)], [Tile(0, 0)]], Over.BLOCKED)


def scores(*rounds: RoundScore) -> Scores:
    return Scores(options_for("dutch", 3), NAMES, rounds)


def shown(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.addWidget(widget)
    widget.resize(1280, 720)
    widget.show()
    qtbot.waitExposed(widget)


def texts(widget: QWidget) -> list[str]:
    return [text for _, text in readable(widget) if text]


def test_totals_and_places() -> None:
    both = scores(FIRST, SECOND)
    assert list(map(list, both.running_totals)) == [[0, 11, 24], [23, 23, 24]]
    assert list(both.totals) == [23, 23, 24]
    assert both.places == (1, 1, 3)
    assert [both.value(SECOND, seat) for seat in range(3)] == [23, 12, 0]
    assert [FIRST.is_out(seat) for seat in range(3)] == [True, False, False]
    assert list(scores().totals) == [0, 0, 0]


def test_the_highest_total_leads_where_points_are_collected() -> None:
    options = options_for("dutch", 3, {"scoring": "winner-collects"})
    collected = RoundScore(FIRST.hands, (Fraction(41, 3), Fraction(0), Fraction(0)), Over.OUT)
    assert Scores(options, NAMES, (collected,)).places == (1, 2, 2)


@pytest.mark.window
def test_the_table_of_scores(qtbot: QtBot) -> None:
    model = ScoreModel()
    shared = RoundScore(FIRST.hands, (Fraction(41, 3), Fraction(0), Fraction(5)), Over.OUT)
    model.show_scores(scores(FIRST, SECOND, shared))
    assert (model.rowCount(), model.columnCount()) == (3, 3)
    assert [model.index(1, seat).data() for seat in range(3)] == ["23", "12", "0"]
    assert [model.index(1, seat).data(Cell.TOTAL) for seat in range(3)] == ["23", "23", "24"]
    assert model.index(2, 0).data() == "13\N{NO-BREAK SPACE}2/3"
    assert model.index(0, 0).data(Cell.OUT) is True
    assert model.headerData(1, Qt.Orientation.Vertical) == "Round 2, blocked"
    assert model.headerData(1, Qt.Orientation.Horizontal) == "Bo & Co"
    spoken = model.index(0, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Anna, round 1: 0, total 0, out"


@pytest.mark.window
@pytest.mark.parametrize("count", [2, 10])
def test_the_score_sheet_is_painted_at_any_time(qtbot: QtBot, count: int) -> None:
    names = tuple(f"Player number {seat}" for seat in range(count))
    sheet = ScoreSheet()
    shown(qtbot, sheet)
    before = sheet.grab().toImage()
    sheet.show_scores(Scores(options_for("dutch", count), names))
    assert "No round has ended yet." in texts(sheet)
    assert not sheet.chart.isVisible(), "there is nothing to be drawn yet"
    assert not sheet.table.isVisible(), "nor is there a row"
    hands = [[Tile(seat, 0)] * 3 for seat in range(count)]
    sheet.show_scores(Scores(options_for("dutch", count), names, (ended(hands),) * 13))
    assert "No round has ended yet." not in texts(sheet)
    assert sheet.table.isVisible()
    assert sheet.grab().toImage() != before
    assert f"Player number 1 {13 * 3}" in sheet.chart.accessibleDescription()


@pytest.mark.window
def test_the_end_of_a_round(qtbot: QtBot) -> None:
    panel = RoundEndPanel()
    panel.show_scores(scores(FIRST))
    shown(qtbot, panel)
    assert {"Round 1 of 13 is over", "Went out: Anna.", "Out: all tiles played", "11", "24"} <= set(
        texts(panel)
    )
    tiles = [row.accessibleName() for row in panel.findChildren(TileRow)]
    assert tiles == ["6–4 and 1–0", "12–12"]
    panel.show_scores(scores(FIRST), 0)
    assert "You went out." in texts(panel)
    panel.show_scores(scores(FIRST, SECOND))
    assert "The round is blocked: no one can play." in texts(panel)
    with qtbot.waitSignal(panel.continued):
        click(panel.go_on)


@pytest.mark.window
def test_screen_readers_hear_the_totals_from_the_second_round_on(qtbot: QtBot) -> None:
    """In the first they are the points of the round, which have been announced."""
    panel = RoundEndPanel()
    qtbot.addWidget(panel)
    panel.show_scores(scores(FIRST))
    assert panel.go_on.accessibleDescription() == "Round 1 of 13 is over. Went out: Anna."
    after = scores(FIRST, SECOND)
    panel.show_scores(after)
    names = {f"{name}, {int(total)}" for name, total in zip(after.names, after.totals, strict=True)}
    first, _, told = panel.go_on.accessibleDescription().partition("Totals: ")
    assert first.startswith("Round 2 of 13 is over. ")
    order = told.removesuffix(".").split("; ")
    assert set(order) == names
    assert order[0].startswith(after.winning_names[0])


@pytest.mark.window
def test_what_tiles_are_worth_is_said_where_they_bring_other_points(qtbot: QtBot) -> None:
    panel = RoundEndPanel()
    panel.show_scores(scores(FIRST))
    shown(qtbot, panel)
    assert not {"Value"} & set(texts(panel))
    collected = RoundScore(FIRST.hands, (Fraction(35), Fraction(0), Fraction(0)), Over.OUT)
    panel.show_scores(scores(collected))
    QApplication.processEvents()
    assert {"Value", "Points", "11", "24", "35"} <= set(texts(panel))


@pytest.mark.window
def test_enter_continues_wherever_the_focus_is(qtbot: QtBot) -> None:
    panel = RoundEndPanel()
    panel.show_scores(scores(FIRST))
    shown(qtbot, panel)
    panel.tabs.tabBar().setFocus()
    with qtbot.waitSignal(panel.continued):
        QTest.keyClick(panel.tabs.tabBar(), Qt.Key.Key_Return)
    panel.tabs.setCurrentIndex(1)
    with qtbot.waitSignal(panel.continued):
        QTest.keyClick(panel.sheet.table, Qt.Key.Key_Enter)


@pytest.mark.window
def test_the_end_of_a_game_with_a_shared_first_place(qtbot: QtBot) -> None:
    panel = GameEndPanel()
    panel.show_scores(scores(FIRST, SECOND))
    shown(qtbot, panel)
    assert "Tie for first place: Anna and Bo & Co." in texts(panel)
    assert texts(panel).count("1.") == 2
    assert "3." in texts(panel)
    assert "2." not in texts(panel)
    for button, signal in (
        (panel.play_again, panel.again),
        (panel.choose_new, panel.new_game),
        (panel.look_at_table, panel.look),
    ):
        with qtbot.waitSignal(signal):
            click(button)
        button.setFocus()
        with qtbot.waitSignal(signal):
            QTest.keyClick(button, Qt.Key.Key_Return)


@pytest.mark.window
def test_the_winner_may_be_you(qtbot: QtBot) -> None:
    panel = GameEndPanel()
    shown(qtbot, panel)
    panel.show_scores(scores(FIRST), you=0)
    assert any(text.startswith("You win") for text in texts(panel))
    panel.show_scores(scores(FIRST), you=1)
    assert any(text.startswith("Anna wins") for text in texts(panel))


@pytest.mark.window
class TestTheCurtain:
    def opened(self, qtbot: QtBot) -> CurtainPage:
        page = CurtainPage()
        shown(qtbot, page)
        page.call(1, "Bo & Co")
        qtbot.waitUntil(page.open.isEnabled)
        return page

    def test_it_names_the_next_player_only(self, qtbot: QtBot) -> None:
        page = self.opened(qtbot)
        assert texts(page) == [
            "Hand the device to Bo & Co.",
            "Tiles stay hidden until then.",
            "I am Bo && Co: show my tiles",
        ]

    def test_it_tells_what_the_others_have_done(self, qtbot: QtBot) -> None:
        page = CurtainPage()
        shown(qtbot, page)
        page.call(1, "Bo", lambda: "Anna played 9–5. <b>Cé passed.")
        assert "Anna played 9–5. <b>Cé passed." in texts(page)
        assert "Tiles stay hidden until then." not in texts(page)
        assert "Anna played 9–5." in page.open.accessibleDescription()

    def test_the_news_of_nine_players_have_room(self, qtbot: QtBot) -> None:
        page = CurtainPage()
        shown(qtbot, page)
        page.call(1, "Bo", lambda: " ".join(["Konstantin hat gezogen und 12–11 angelegt."] * 9))
        page.resize(1024, 240)
        QApplication.processEvents()
        assert page.minimumSizeHint().width() <= 1024
        assert clipped(page) == []

    def test_a_name_of_forty_letters_has_room(self, qtbot: QtBot) -> None:
        for name in ("W" * 40, "Bartholomäus Maximilian von Wittelsbachs"):
            page = CurtainPage()
            shown(qtbot, page)
            page.call(1, name)
            page.resize(1024, 300)
            QApplication.processEvents()
            assert page.minimumSizeHint().width() <= 1024
            assert clipped(page) == []
            assert page.open.accessibleName() == f"I am {name}: show my tiles"

    def test_nothing_shines_through(self, qtbot: QtBot) -> None:
        below = QLabel("12-12 " * 500)
        below.setStyleSheet("background: white; color: red;")
        page = CurtainPage(below)
        shown(qtbot, below)
        page.setGeometry(below.rect())
        page.call(0, "Anna")
        page.show()
        covered = below.grab().toImage()
        below.setText("")
        assert below.grab().toImage() == covered

    @pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
    def test_keys_open_it(self, qtbot: QtBot, key: Qt.Key) -> None:
        page = self.opened(qtbot)
        assert page.focusWidget() is page.open
        with qtbot.waitSignal(page.confirmed):
            QTest.keyClick(page.open, key)

    @pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
    def test_a_key_still_held_down_does_not(self, qtbot: QtBot, key: Qt.Key) -> None:
        page = self.opened(qtbot)
        opened: list[int] = []
        page.confirmed.connect(lambda: opened.append(1))
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            held = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", True)
            QApplication.sendEvent(page.open, held)
        assert opened == []

    @pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space])
    def test_a_key_pressed_for_the_turn_before_does_not(self, qtbot: QtBot, key: Qt.Key) -> None:
        page = CurtainPage()
        opened: list[int] = []
        page.confirmed.connect(lambda: opened.append(1))
        shown(qtbot, page)
        page.call(1, "Bo")
        QTest.keyClick(page.open, key)
        QTest.mouseClick(page.open, Qt.MouseButton.LeftButton)
        assert opened == []

    def test_a_click_opens_it(self, qtbot: QtBot) -> None:
        page = self.opened(qtbot)
        with qtbot.waitSignal(page.confirmed):
            click(page.open)


@pytest.mark.window
def test_the_log_follows_unless_somebody_reads_further_up(qtbot: QtBot) -> None:
    log = LogPanel()
    shown(qtbot, log)
    log.resize(300, 200)
    for number in range(40):
        log.append(LogEntry(f"entry {number}"))
        QApplication.processEvents()
    bar = log.list.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    bar.setValue(0)
    log.append(LogEntry("one more"))
    QApplication.processEvents()
    assert bar.value() == 0


@pytest.mark.window
def test_letters_with_alt_are_unique(qtbot: QtBot) -> None:
    for panel in (RoundEndPanel(), GameEndPanel(), CurtainPage()):
        shown(qtbot, panel)
        letters = mnemonics(panel)
        assert len(set(letters)) == len(letters)


@pytest.mark.window
def test_many_tiles_take_several_rows(qtbot: QtBot) -> None:
    row = TileRow(unit=20.0)
    qtbot.addWidget(row)
    row.show_tiles([Tile(hi, lo) for hi in range(10) for lo in range(hi + 1)])
    assert row.heightForWidth(2000) < row.heightForWidth(600) < row.heightForWidth(300)


@given(st.lists(st.floats(0, 100), min_size=1, max_size=10), st.floats(1, 30))
def test_badges_do_not_cover_each_other(wanted: list[float], distance: float) -> None:
    placed = spread(wanted, distance, 0.0, 100.0)
    room = min(distance, 100.0 / max(1, len(wanted) - 1))
    ordered = sorted(placed)
    assert all(above - below >= room - 1e-6 for below, above in pairwise(ordered))
    assert ordered[0] >= -1e-6
    assert ordered[-1] <= 100.0 + 1e-6
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    assert [placed[index] for index in order] == ordered


def test_a_badge_with_room_stays_beside_its_line() -> None:
    assert spread([10.0, 50.0, 90.0], 20.0, 0.0, 100.0) == [10.0, 50.0, 90.0]
    assert spread([50.0, 50.0], 20.0, 0.0, 100.0) == [40.0, 60.0]


@pytest.mark.parametrize(("top", "step"), [(1, 1), (7, 2), (30, 10), (260, 100), (1200, 500), (0.5, 1)])
def test_grid_lines_stand_at_round_numbers(top: float, step: int) -> None:
    assert nice_step(top, 5) == step


@pytest.mark.window
@pytest.mark.parametrize(("count", "head"), [(3, "Round 2, blocked"), (10, "2 ×")])
def test_many_players_leave_room_for_the_numbers_of_rounds_only(qtbot: QtBot, count: int, head: str) -> None:
    hands = [[Tile(seat, 0)] * 3 for seat in range(count)]
    sheet = ScoreSheet()
    shown(qtbot, sheet)
    sheet.resize(1000, 600)
    names = tuple(f"Player number {seat}" for seat in range(count))
    rounds = ended(hands), ended(hands, Over.BLOCKED)
    sheet.show_scores(Scores(options_for("dutch", count), names, rounds))
    QApplication.processEvents()
    model = sheet.table.scores_model
    assert model.headerData(1, Qt.Orientation.Vertical) == head
    spoken = Qt.ItemDataRole.AccessibleTextRole
    assert model.headerData(1, Qt.Orientation.Vertical, spoken) == "Round 2, blocked"
    assert ("× marks a blocked round." in sheet._caption.text()) == (count == 10)
    assert not sheet.table.horizontalScrollBar().isVisible()
