"""The largest text in small and large windows, in every language: every dialog and page can be used."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QListWidget,
    QMessageBox,
    QProxyStyle,
    QScrollArea,
    QStyle,
    QStyleFactory,
    QStyleHintReturn,
    QStyleOption,
    QStyleOptionFrame,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mtdesk.ai.levels import LEVELS
from mtdesk.i18n import LANGUAGES
from mtdesk.settings import Settings
from mtdesk.table.scene import TableScene
from mtdesk.table.theme import FELT
from mtdesk.table.view import TableView
from mtdesk.ui.files.games_dialog import GamesDialog
from mtdesk.ui.kit import fitting
from mtdesk.ui.kit.charts import Columns, PointsChart
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.play.curtain import CurtainPage
from mtdesk.ui.score_pad.history import History
from mtdesk.ui.score_pad.play_page import PlayPage
from mtdesk.ui.scores.chart import ScoreChart
from mtdesk.ui.settings.dialog import SettingsDialog
from mtdesk.ui.statistics.dialog import StatisticsDialog
from mtdesk.ui.window.main_window import Overlay
from mtdesk.ui.words.levels import level_name
from tests.stats.made import results
from tests.ui.files.test_games import LIBRARY, won
from tests.ui.fingers import clipped
from tests.ui.made import past_result
from tests.ui.room import languages
from tests.ui.score_pad.test_score_pad import pad
from tests.ui.test_every_window import (
    DIALOGS,
    SCORES,
    curtain,
    game_end,
    log,
    new_pad,
    pad_round,
    pad_sheet,
    pads,
    round_end,
    shared_deal,
    sheet,
)

pytestmark = pytest.mark.window

SMALL, LOW, LARGE = QSize(1024, 700), QSize(1280, 720), QSize(2560, 1440)
MENUS = QSize(0, 45)
"""What the menus take of a window."""
CASES = [(language, size) for size in (SMALL, LOW) for language in LANGUAGES]
CASES += [(language, LARGE) for language in ("de", "hu")]
"""In the large window dialogs have as much room as in the small ones, and more."""


class LinuxStyle(QProxyStyle):
    """Fusion as a Linux desktop has it: every button of a dialog has room for an icon."""

    def styleHint(
        self,
        hint: QStyle.StyleHint,
        option: QStyleOption | None = None,
        widget: QWidget | None = None,
        returnData: QStyleHintReturn | None = None,  # noqa: N803 -- Qt's name
    ) -> int:
        if hint is QStyle.StyleHint.SH_DialogButtonBox_ButtonsHaveIcons:
            return 1
        return super().styleHint(hint, option, widget, returnData)


@pytest.fixture
def on_linux(plain: QApplication) -> Iterator[None]:
    plain.setStyle(LinuxStyle("Fusion"))
    yield
    plain.setStyle(QStyleFactory.create("Fusion"))


@pytest.mark.usefixtures("on_linux")
@pytest.mark.parametrize(("language", "size"), CASES)
def test_nothing_is_cut_off_and_all_of_it_is_on_the_screen(
    plain: QApplication,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    compiled: Path,
    language: str,
    size: QSize,
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(size)
    monkeypatch.setattr(fitting, "_program_window", lambda _: window)
    monkeypatch.setattr(fitting, "_screen", lambda _: size)
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for("largest", size))
        for make in DIALOGS.values():
            dialog = make()
            fitting.fit(dialog)
            dialog.show()
            is_box = isinstance(dialog, QMessageBox)  # it goes by the screen, which is small offscreen
            assert is_box or not clipped(dialog), type(dialog)
            assert dialog.size() == dialog.size().boundedTo(size), type(dialog)
            assert overlapping(dialog) == [], type(dialog)
            assert sideways(dialog) == [], type(dialog)
            put_away(dialog)
        window.show()
        pages = (round_end, game_end, past_result, sheet, log, pads, new_pad, pad_round, pad_sheet)
        for make_page in (curtain, *pages):
            page = make_page()
            area = fitting.roomy(page, window)
            area.resize(size - MENUS)
            area.show()
            assert set(clipped(page)) <= chosen(page), make_page
            assert sideways(area) == [], make_page
            put_away(area)


def test_settings_stay_on_the_screen_when_the_text_grows_under_them(
    plain: QApplication, qtbot: QtBot
) -> None:
    apply_theme(plain, FELT, 1.0)
    dialog = SettingsDialog(Settings(), ("felt",))
    qtbot.addWidget(dialog)
    room = dialog.screen().availableGeometry()
    dialog.resize(600, 500)
    dialog.show()
    dialog.move(room.right() - 610, room.bottom() - 520)
    apply_theme(plain, FELT, 2.0)
    for _ in range(3):
        QCoreApplication.processEvents()
    assert dialog.width() > 600
    assert room.contains(dialog.geometry()), (dialog.geometry(), room)


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_of_the_look_need_no_scrolling(
    plain: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, compiled: Path, language: str
) -> None:
    monkeypatch.setattr(fitting, "_screen", lambda _: SMALL)
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for("largest", SMALL))
        dialog = SettingsDialog(Settings(), ("felt", "dark"))
        qtbot.addWidget(dialog)
        dialog.resize(SMALL)
        dialog.show()
        QCoreApplication.processEvents()
        (area,) = (area for area in dialog.findChildren(QScrollArea) if area.isVisible())
        assert area.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_settings_of_the_game_need_no_scrolling_in_usual_text(
    plain: QApplication, qtbot: QtBot, compiled: Path, language: str
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, 1.0)
        dialog = SettingsDialog(Settings(), ("felt", "dark"))
        qtbot.addWidget(dialog)
        dialog.names.setCurrentRow(1)
        dialog.show()
        QCoreApplication.processEvents()
        (area,) = (area for area in dialog.findChildren(QScrollArea) if area.isVisible())
        assert area.verticalScrollBar().maximum() == 0


@pytest.mark.usefixtures("on_linux")
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_done_with_an_unfinished_game_is_in_one_row(
    plain: QApplication, qtbot: QtBot, compiled: Path, language: str
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for("largest", SMALL))
        dialog = GamesDialog(LIBRARY, ("Ada",), replace(won(0, 3), places=(), rounds=13))
        qtbot.addWidget(dialog)
        dialog.resize(SMALL)
        dialog.show()
        assert dialog.width() == SMALL.width()
        assert not clipped(dialog)


@pytest.mark.parametrize("make", [Columns, PointsChart, ScoreChart])
def test_charts_leave_room_for_the_numbers_at_their_edges(
    plain: QApplication, qtbot: QtBot, make: type[Columns | PointsChart | ScoreChart]
) -> None:
    apply_theme(plain, FELT, 2.0)
    chart = make()
    qtbot.addWidget(chart)
    match chart:
        case Columns():
            chart.show_counts(["0", "1–5"], [4, 9])
        case PointsChart():
            chart.show_points([(one.played, one.mean_points) for one in results(9)], [20.0] * 9)
        case ScoreChart():
            chart.show_scores(SCORES)
    chart.resize(800, 400)
    picture = chart.grab().toImage()
    for y in (0, 399):
        assert len({picture.pixel(x, y) for x in range(800)}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_need_no_scrolling_sideways(
    plain: QApplication, qtbot: QtBot, compiled: Path, language: str
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for("largest", SMALL))
        dialog = StatisticsDialog(("Anna",), LEVELS)
        qtbot.addWidget(dialog)
        dialog.show_results(results(30))
        dialog.resize(SMALL)
        dialog.tabs.setCurrentIndex(1)
        dialog.show()
        assert dialog.table.horizontalScrollBar().maximum() == 0
        longest = max(map(level_name, LEVELS), key=dialog.table.fontMetrics().horizontalAdvance)
        assert dialog.table.columnWidth(0) > dialog.table.fontMetrics().horizontalAdvance(longest)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_players_of_a_shared_deal_can_be_read(
    plain: QApplication, qtbot: QtBot, compiled: Path, language: str
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for("largest", SMALL))
        dialog = shared_deal()
        qtbot.addWidget(dialog)
        dialog.resize(SMALL)
        dialog.show()
        field = dialog.players.rows[0].name
        assert field.text() not in ("", "Anna")
        option = QStyleOptionFrame()
        field.initStyleOption(option)
        room = field.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, field)
        assert field.fontMetrics().horizontalAdvance(field.text()) + 4 < room.width()
        assert all(row.kind.width() >= row.kind.needed_width() for row in dialog.players.rows)


def test_the_rows_of_a_pad_have_the_room_of_its_chart(plain: QApplication, qtbot: QtBot) -> None:
    shown = PlayPage(History(pad(((), 10, 20)), Path("x.mtscore")))
    qtbot.addWidget(shown)
    for scale, is_charted in ((1.0, True), (scale_for("largest", SMALL), False)):
        apply_theme(plain, FELT, scale)
        shown.resize(SMALL - MENUS)
        shown.show()
        QApplication.processEvents()
        assert shown.chart.isVisible() == is_charted
        second = shown.form.rows[1]
        assert second.visibleRegion().boundingRect().height() == second.height(), "it need not be scrolled to"
        shown.hide()


def put_away(widget: QWidget) -> None:
    widget.close()
    widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def sideways(page: QWidget) -> list[int]:
    """By how many pixels each of the areas that scroll is too narrow for what it holds."""
    for _ in range(3):
        QCoreApplication.processEvents()
    areas = [page] if isinstance(page, QScrollArea) else []
    areas += page.findChildren(QScrollArea)
    bars = [area.horizontalScrollBar() for area in areas if area.isVisible()]
    return [bar.maximum() for bar in bars if bar.maximum()]


def overlapping(window: QWidget) -> list[str]:
    """The entries of lists that stand over the next one."""
    return [
        view.item(row).text()
        for view in window.findChildren(QListWidget)
        for row in range(view.count() - 1)
        if view.visualItemRect(view.item(row)).intersects(view.visualItemRect(view.item(row + 1)))
    ]


def chosen(page: QWidget) -> set[str]:
    """What is chosen in the boxes of a page: they end it with dots, and show all of it when they open."""
    return {box.currentText() for box in page.findChildren(QComboBox)}


def test_a_dialog_that_scrolls_keeps_its_buttons_in_sight_and_the_way_of_tab(
    plain: QApplication, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = DIALOGS[SettingsDialog]()
    assert isinstance(dialog, SettingsDialog)
    qtbot.addWidget(dialog)
    before = way(dialog)
    monkeypatch.setattr(fitting, "_screen", lambda _: QSize(400, 300))
    fitting.fit(dialog)
    fitting.fit(dialog)
    dialog.show()
    assert dialog.size() == QSize(400, 300)
    assert dialog.buttons.geometry().bottom() < 300
    assert [widget for widget in way(dialog) if widget in before] == before


def way(dialog: QDialog) -> list[QWidget]:
    """What can have the keyboard, in the order in which Tab comes to it."""
    order: list[QWidget] = [dialog]
    while (at := order[-1].nextInFocusChain()) is not None and at is not dialog:
        order.append(at)
    return order


@pytest.mark.parametrize("rivals", [1, 4])
def test_the_curtain_is_as_high_as_its_texts_need(plain: QApplication, qtbot: QtBot, rivals: int) -> None:
    apply_theme(plain, FELT, 1.6)
    view = TableView(TableScene())
    qtbot.addWidget(view)
    view.resize(596, 725)  # beside a wide log
    view.show()
    page = CurtainPage()
    news = [f"Robot {number} drew and played 12\u20135." for number in range(1, rivals + 1)]
    page.call(1, "Bo", lambda: " ".join((*news, "Ada drew and played 8\u20135.")))
    Overlay(view).cover(page, rack_only=True)
    qtbot.wait(1)
    assert page.open.visibleRegion().boundingRect() == page.open.rect()


def test_the_curtain_follows_a_table_that_becomes_narrower(plain: QApplication, qtbot: QtBot) -> None:
    apply_theme(plain, FELT, 1.5)
    view = TableView(TableScene())
    qtbot.addWidget(view)
    view.resize(1180, 695)
    view.show()
    page = CurtainPage()
    page.call(1, "Bo")
    Overlay(view).cover(page, rack_only=True)
    qtbot.wait(1)
    wide = page.open.width()
    view.resize(494, 695)  # somebody has opened the log
    qtbot.wait(1)
    assert page.open.visibleRegion().boundingRect() == page.open.rect()
    view.resize(1180, 695)
    qtbot.wait(1)
    assert page.open.width() == wide
