"""The score sheet of a finished game on the pad: what of it is seen, and in how large a window."""

from datetime import date
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.i18n import LANGUAGES
from mtdesk.record.score_pad import Pad, PadPlayer, begun, with_entry, with_finished
from mtdesk.rules.presets import options_for
from mtdesk.settings import SettingsStore
from mtdesk.table.theme import FELT
from mtdesk.ui.kit.sizes import scale_for, scaled
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.kit.widgets import SeatBadge
from mtdesk.ui.score_pad.play_page import PlayPage
from mtdesk.ui.score_pad.window import ScorePadWindow
from tests.app.program import eventually, settle, started
from tests.ui.room import languages

pytestmark = pytest.mark.window

NAMES = ("Anna", "Moritz", "Bartholomeus", "Grace", "Zoë", "Eva", "Flo", "Gus", "Hal", "Jan")


def finished(players: int, rounds: int = 13) -> Pad:
    rules = options_for("dutch", players, {"rounds": rounds})
    pad = begun(Pad("dutch", rules, tuple(map(PadPlayer, NAMES[:players])), date(2026, 3, 5)))
    for index in range(rounds):
        for player in range(players):
            out = player == index % players
            pad = with_entry(pad, index, player, () if out else 10 + player)
        pad = with_finished(pad, index)
    return pad


def opened(qtbot: QtBot, pad: Pad, program: QSize) -> PlayPage:
    """The pad over a window of the program of this size."""
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(program)
    window = ScorePadWindow(Tasks(print), tuple, table)
    window.keeper.keep = lambda file, pad: None  # type: ignore[method-assign]
    window._write(pad, Path("x.mtscore"))
    window.resize(QSize(1280, 860).boundedTo(program))  # the screen of the tests is smaller
    window.show()
    for _ in range(3):
        QApplication.processEvents()
    assert isinstance(window.page, PlayPage)
    return window.page


@pytest.mark.parametrize(("width", "height", "drawn"), [(1440, 860, True), (1024, 700, False)])
@pytest.mark.parametrize("players", [2, 4, 10])
def test_all_rounds_of_a_usual_game_are_seen_and_a_chart_only_if_it_can_be_read(
    plain: QApplication, qtbot: QtBot, width: int, height: int, drawn: bool, players: int
) -> None:
    apply_theme(plain, FELT, 1.0)
    sheet = opened(qtbot, finished(players), QSize(width, height)).sheet
    assert sheet.table.verticalScrollBar().maximum() == 0
    assert sheet.chart.isVisible() == drawn
    assert not drawn or sheet.chart.height() >= 160


@pytest.mark.parametrize("players", [4, 10])
def test_rows_are_seen_whole(plain: QApplication, qtbot: QtBot, players: int) -> None:
    small = QSize(1280, 720)
    apply_theme(plain, FELT, scale_for("largest", small))
    table = opened(qtbot, finished(players), small).sheet.table
    bar, row = table.verticalScrollBar(), table.rowHeight(0)
    assert bar.maximum() > 0
    assert table.viewport().height() % row == 0
    assert table.viewport().height() // row >= 8
    for value in (bar.maximum(), bar.maximum() // 2, 0):
        bar.setValue(value)
        assert table.rowViewportPosition(table.rowAt(0)) == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [QSize(1280, 720), QSize(1280, 860)])
def test_how_a_game_was_won_is_said_in_full_or_not_at_all_and_the_ranking_is_beside_the_tabs(
    plain: QApplication, qtbot: QtBot, compiled: Path, language: str, size: QSize
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for("largest" if size.height() == 720 else "normal", size))
        page = opened(qtbot, replace(finished(4), title="Friday"), size)
        state, standing = page._head._state, page.standing
        assert state.text() == state.accessibleName()
        assert language != "en" or " most ground " in state.text()
        assert standing.isVisible()
        assert [standing.accessibleName().find(name) > 0 for name in NAMES[:4]] == [True] * 4
        assert standing.accessibleName().startswith("1")


def test_the_window_is_large_if_the_program_s_is(plain: QApplication, qtbot: QtBot) -> None:
    apply_theme(plain, FELT, 1.0)
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(table.screen().availableSize())
    window = ScorePadWindow(Tasks(print), tuple, table)
    assert window.size() == QSize(scaled(1280), scaled(860)).boundedTo(table.size())


async def test_the_size_chosen_for_the_window_is_remembered(qapp: QApplication) -> None:
    chosen = QSize(760, 560)
    settle()
    for is_first in (True, False):
        async with started(qapp) as desk:
            await eventually(QApplication.activeModalWidget)  # the new-game dialog
            if (dialog := QApplication.activeModalWidget()) is not None:
                dialog.close()
            desk.window.commands.score_pad.trigger()
            await eventually(lambda: desk._pads._pad is not None and desk._pads._pad.isVisible())
            window = desk._pads._pad
            assert window is not None
            if is_first:
                window.resize(chosen)
            assert window.size() == chosen
        assert SettingsStore().current.pad_geometry


def test_a_smaller_text_size_leaves_no_gaps_of_the_larger(plain: QApplication, qtbot: QtBot) -> None:
    """The window is kept while it is closed."""
    small = QSize(1280, 690)
    apply_theme(plain, FELT, 1.0)
    fresh = opened(qtbot, finished(5), small)
    apply_theme(plain, FELT, scale_for("largest", small))
    shown = opened(qtbot, finished(5), small)
    shown.window().close()
    apply_theme(plain, FELT, 1.0)
    shown.window().show()
    for page in (fresh, shown):
        page.tabs.setCurrentIndex(0)
        page.window().resize(small)
        for _ in range(3):
            QApplication.processEvents()
    assert shown.end.width() == fresh.end.width()
    assert shown.form.entries.height() == fresh.form.entries.height()


def test_places_are_larger_where_there_is_room(plain: QApplication, qtbot: QtBot) -> None:
    apply_theme(plain, FELT, 1.0)
    shown = opened(qtbot, finished(4), QSize(1280, 860))
    shown.tabs.setCurrentIndex(0)
    heights = []
    for size in (QSize(1280, 860), QSize(1900, 1040)):
        shown.window().resize(size)
        for _ in range(3):
            QApplication.processEvents()
        heights.append([badge.height() for badge in shown.places.findChildren(SeatBadge)])
    assert heights == [[40, 30, 30, 30], [56, 42, 42, 42]]


@pytest.mark.parametrize(("height", "comfortable"), [(600, False), (860, True), (1040, True)])
def test_rows_are_comfortable_if_all_are_seen_then(
    plain: QApplication, qtbot: QtBot, height: int, comfortable: bool
) -> None:
    apply_theme(plain, FELT, 1.0)
    shown = opened(qtbot, finished(8), QSize(1280, 860))
    shown.tabs.setCurrentIndex(0)
    shown.window().resize(1280, height)
    for _ in range(3):
        QApplication.processEvents()
    assert (shown.form.rows[1].y() - shown.form.rows[0].y() > 50) == comfortable
    assert shown.form.entries.area.verticalScrollBar().maximum() == 0
    assert shown.chart.isVisible() == comfortable
