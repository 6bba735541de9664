"""The pages of results in small windows: the chart gives way, and the buttons are always there."""

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSize
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.i18n import LANGUAGES
from mtdesk.rules.events import RoundEnded
from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Over
from mtdesk.settings import TextSize
from mtdesk.table.theme import DARK, FELT, FLAT, Theme
from mtdesk.ui.kit import fitting
from mtdesk.ui.kit.sizes import scale_for, scaled
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.scores.game_end import GameEndPanel
from mtdesk.ui.scores.places import PlacesView
from mtdesk.ui.scores.round_end import RoundEndPanel
from mtdesk.ui.scores.scores import RoundScore, Scores
from mtdesk.ui.scores.sheet import ScoreSheet
from mtdesk.ui.window.log import USUAL_WIDTH
from tests.ui.room import languages
from tests.ui.test_every_window import pad_sheet
from tests.ui.test_largest_text import LOW, MENUS, SMALL, put_away, sideways

pytestmark = pytest.mark.window


def result_scores(players: int = 4) -> Scores:
    """Three rounds of these players."""
    names = ("Anna", "Robot 1", "Robot 2", "Robot 3", "Emma", "Fred", "Gabi", "Hugo", "Ines", "Jane")[
        :players
    ]
    points = tuple(Fraction(9 * seat) for seat in range(players))
    hands = tuple((Tile(6, 4),) * seat for seat in range(players))
    rounds = tuple(RoundScore.from_event(RoundEnded(Over.OUT, hands, points, points)) for _ in range(3))
    return Scores(options_for("dutch", players), names, rounds)


def result_pages(players: int = 4) -> Iterator[tuple[RoundEndPanel | GameEndPanel, QAbstractButton]]:
    """The pages after a round, with either tab, and after a game; and the button that is pressed next."""
    scores = result_scores(players)
    for tab in (0, 1):
        panel = RoundEndPanel()
        panel.show_scores(scores)
        panel.tabs.setCurrentIndex(tab)
        yield panel, panel.go_on
    end = GameEndPanel()
    end.show_scores(scores)
    yield end, end.choose_new
    single = GameEndPanel()
    short = replace(scores.options, rounds=1)
    single.show_scores(Scores(short, scores.names, scores.rounds[:1]))
    yield single, single.choose_new


@pytest.mark.parametrize("language", LANGUAGES)
def test_results_beside_the_log_need_no_scrolling_to_their_buttons(
    plain: QApplication, qtbot: QtBot, compiled: Path, language: str
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        scale = scale_for("largest", SMALL)
        apply_theme(plain, FELT, scale)
        window = QWidget()
        qtbot.addWidget(window)
        window.resize(SMALL)
        window.show()
        for page, go_on in result_pages():
            area = fitting.roomy(page, window)
            area.resize(SMALL - MENUS)
            area.show()
            for width in (SMALL.width(), SMALL.width() - round(USUAL_WIDTH * scale)):
                area.resize(QSize(width, SMALL.height()) - MENUS)
                QApplication.processEvents()
                assert sideways(area) == [], (page, width)
                assert area.verticalScrollBar().maximum() == 0, (page, width)
                assert go_on.visibleRegion().boundingRect() == go_on.rect()
            put_away(area)


@pytest.mark.parametrize("size", [SMALL, LOW])
@pytest.mark.parametrize("text_size", ["normal", "largest"])
def test_the_chart_gives_way_to_the_rounds(plain: QApplication, size: QSize, text_size: TextSize) -> None:
    apply_theme(plain, FELT, scale_for(text_size, size))
    for page, _ in result_pages():
        page.resize(size - MENUS)
        page.show()
        QApplication.processEvents()
        table, chart = page.sheet.table, page.sheet.chart
        if table.isVisible():
            room = table.viewport().rect()
            rows = [table.visualRect(table.model().index(row, 0)) for row in range(3)]
            assert all(room.contains(row.center()) for row in rows), page
            assert room.top() <= rows[0].top()
            assert rows[-1].bottom() <= room.bottom()
            assert chart.isVisible() == (text_size == "normal")
        put_away(page)


def test_a_chart_of_ten_players_has_room_for_all_their_names(plain: QApplication, qtbot: QtBot) -> None:
    apply_theme(plain, FELT, 1.0)
    sheet = ScoreSheet()
    qtbot.addWidget(sheet)
    sheet.show_scores(result_scores(10))
    sheet.resize(1200, 400)
    sheet.show()
    assert not sheet.chart.isVisible()
    sheet.resize(1200, 500)
    QApplication.processEvents()
    assert sheet.chart.height() > 10 * 15, "close to one another where no round needs the place"
    sheet.resize(1200, 900)
    QApplication.processEvents()
    assert sheet.chart.height() > 10 * 22


def test_a_score_pad_in_a_small_window_needs_no_scrolling_to_its_buttons(
    plain: QApplication, qtbot: QtBot
) -> None:
    apply_theme(plain, FELT, scale_for("largest", SMALL))
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(SMALL)
    window.show()
    area = fitting.roomy(pad_sheet(), window)
    area.resize(SMALL - MENUS)
    area.show()
    QApplication.processEvents()
    assert area.verticalScrollBar().maximum() == 0


def test_a_long_game_opens_at_its_newest_round(plain: QApplication, qtbot: QtBot) -> None:
    apply_theme(plain, FELT, 1.0)
    ended = RoundScore((1,) * 4, (Fraction(12),) * 4, Over.BLOCKED)
    names = ("Ada", "Bo", "Cleo", "Dan")
    panel = GameEndPanel()
    panel.show_scores(Scores(options_for("dutch", 4), names, (ended,) * 26))
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(LOW)
    area = fitting.roomy(panel, window)
    area.resize(LOW - MENUS)
    window.show()
    qtbot.wait(1)
    table = panel.sheet.table
    assert table.verticalScrollBar().maximum() > 0, "not all rounds are in sight"
    assert table.verticalScrollBar().value() == table.verticalScrollBar().maximum()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 10])
def test_points_stay_in_sight_when_the_text_grows_under_them(
    plain: QApplication, qtbot: QtBot, compiled: Path, language: str, players: int
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, 1.0)
        window = QWidget()
        qtbot.addWidget(window)
        window.resize(LOW)
        panel = GameEndPanel()
        panel.show_scores(result_scores(players))
        area = fitting.roomy(panel, window)
        window.show()
        for size in (LOW, SMALL):
            window.resize(size)
            area.resize(size - MENUS)
            apply_theme(plain, FELT, scale_for("largest", size))
            for _ in range(4):
                QApplication.processEvents()
            (places,) = panel.findChildren(PlacesView)
            assert places.isVisible()
            assert panel.sheet.isVisible() == (players < 10), "the columns of ten would not all be seen"
            shown = [part for part in places.findChildren(QLabel) if not part.isHidden()]
            for part in shown:
                assert part.visibleRegion().boundingRect().width() == part.width(), part.text()
                assert part.fontMetrics().horizontalAdvance(part.text()) <= part.width(), part.text()
            if players == 2:
                texts = {part.text() for part in places.findChildren(QLabel)}
                assert {"Anna", "Robot 1", "0", "27"} <= texts
        put_away(area)


def test_ten_places_are_seen_before_a_score_sheet_that_is_too_wide(plain: QApplication, qtbot: QtBot) -> None:
    apply_theme(plain, FELT, scale_for("largest", SMALL))
    panel = GameEndPanel()
    qtbot.addWidget(panel)
    panel.show_scores(result_scores(10))
    panel.resize(SMALL - MENUS)
    panel.show()
    QApplication.processEvents()
    names = {"Anna", "Robot 1", "Robot 2", "Robot 3", "Emma", "Fred", "Gabi", "Hugo", "Ines", "Jane"}
    shown = [part for part in panel._places.findChildren(QLabel) if part.text() in names and part.isVisible()]
    assert len(shown) == 10
    assert all(part.visibleRegion().boundingRect() == part.rect() for part in shown)
    panel.rounds.click()
    QApplication.processEvents()
    assert (panel.sheet.isVisible(), panel._places.isVisible()) == (True, False)


@pytest.mark.parametrize(
    ("rounds", "ended", "drawn"), [(1, False, False), (2, False, True), (2, True, False)]
)
def test_a_game_of_one_round_has_no_chart(
    plain: QApplication, qtbot: QtBot, rounds: int, ended: bool, drawn: bool
) -> None:
    apply_theme(plain, FELT, 1.0)
    whole = result_scores()
    options = options_for("dutch", 4, {"rounds": rounds})
    sheet = ScoreSheet()
    qtbot.addWidget(sheet)
    sheet.show_scores(Scores(options, whole.names, whole.rounds[:1], ended=ended))
    sheet.resize(1200, 900)
    sheet.show()
    assert sheet.chart.isVisible() == drawn


def test_the_chart_takes_what_few_rounds_leave(plain: QApplication, qtbot: QtBot) -> None:
    apply_theme(plain, FELT, 1.0)
    sheet = ScoreSheet()
    qtbot.addWidget(sheet)
    sheet.show_scores(result_scores(3))
    sheet.resize(900, 640)
    sheet.show()
    QApplication.processEvents()
    below = sheet.table.height() - sheet.table.height_of(3)
    assert 0 <= below < 40, "three rounds need no more"
    assert sheet.chart.height() > 300


def test_the_cell_with_the_keyboard_does_not_look_like_one_that_went_out(
    plain: QApplication, qtbot: QtBot
) -> None:
    apply_theme(plain, FELT, 1.0)
    sheet = ScoreSheet()
    qtbot.addWidget(sheet)
    sheet.show_scores(result_scores(3))
    sheet.resize(900, 640)
    with qtbot.waitActive(sheet):
        sheet.show()
        sheet.activateWindow()
    table, model = sheet.table, sheet.table.scores_model
    place = table.visualRect(model.index(2, 1)).center()
    corner = QPoint(table.visualRect(model.index(2, 1)).left() + 12, place.y())
    without = table.viewport().grab().toImage().pixelColor(corner)
    table.setCurrentIndex(model.index(2, 1))
    table.setFocus()
    assert table.viewport().grab().toImage().pixelColor(corner) == without
    sheet.export.setFocus()
    frame = table.visualRect(model.index(2, 1)).adjusted(1, 1, -2, -2).topLeft()
    rest = table.viewport().grab().toImage().pixelColor(frame)
    table.setFocus()
    assert table.viewport().grab().toImage().pixelColor(frame) != rest, "a frame shows where the keyboard is"


@pytest.mark.parametrize("theme", [FLAT, DARK])
def test_the_head_of_the_score_sheet_leaves_its_corners_round(
    plain: QApplication, qtbot: QtBot, theme: Theme
) -> None:
    apply_theme(plain, theme)
    try:
        sheet = ScoreSheet()
        qtbot.addWidget(sheet)
        sheet.show_scores(result_scores())
        sheet.resize(900, 700)
        sheet.show()
        picture = sheet.table.grab().toImage()
        inside = picture.pixelColor(picture.width() // 2, picture.height() - 8)
        across = scaled(70)
        assert picture.pixelColor(6, across) == inside, "the column of rounds has the ground of the table"
        assert picture.pixelColor(6, picture.height() - 8) == inside
        corner = [picture.pixelColor(picture.width() - 1 - at, at) for at in range(2, 6)]
        assert any(pixel != inside for pixel in corner), "its line is in sight"
    finally:
        apply_theme(plain, FELT)
