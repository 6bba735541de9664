"""What is beside the table of a replay: log and analysis, which can be folded away."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec import structs
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.i18n import LANGUAGES
from mtdesk.lab.analysis import Decision
from mtdesk.record.model import Player, Record
from mtdesk.table.theme import FELT
from mtdesk.ui.game_widgets.tile_row import TileRow
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.replay.analysis_panel import AnalysisPanel
from mtdesk.ui.replay.window import ReplayWindow
from tests.app.program import computers, eventually, game_setup
from tests.ui.files.replays import cinema
from tests.ui.fingers import clipped
from tests.ui.room import finished, languages

pytestmark = pytest.mark.window

SMALL = QSize(1024, 700)


def game() -> Record:
    return finished(game_setup(computers(2), set=6, hand=2, rounds=1))


async def test_no_line_shows_behind_the_tab_that_has_the_focus() -> None:
    async with cinema() as here:
        window = await here.look(game())
        window.resize(1280, 800)
        await eventually(lambda: window.tabs.isVisible() and window.width() == 1280)
        bar = window.tabs.tabBar()
        bar.setFocus()
        picture = window.grab(QRect(bar.mapTo(window, QPoint(0, 0)), bar.size())).toImage()
        tints = [picture.pixelColor(bar.width() - 2, y).lightness() for y in range(bar.height())]
        assert max(abs(one - other) for one, other in pairwise(tints)) < 3


async def test_few_controls_stand_close_to_what_they_belong_to(plain: QApplication) -> None:
    apply_theme(plain, FELT, scale_for("largest", SMALL))
    async with cinema() as here:
        here.room.window.resize(SMALL)
        window = await here.look(game())
        window.transport.more.setChecked(True)
        await eventually(lambda: window.eyes.isVisible() and window.eyes.x() > 0)
        assert window.eyes.x() - window._seen_by.geometry().right() < 20
        panel = window.analysis
        window.show_analysis()
        panel.listed.setChecked(True)
        await eventually(lambda: not panel.is_flat and panel.whose.height() > 0)
        assert panel.listed.geometry().center().y() == panel.whose.geometry().center().y()


def press_log_key(window: ReplayWindow) -> None:
    QTest.keyClick(window.view, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)


async def test_large_text_leaves_the_window_to_the_table(plain: QApplication) -> None:
    apply_theme(plain, FELT, scale_for("largest", SMALL))
    async with cinema() as here:
        here.room.window.resize(SMALL)
        window = await here.look(game())
        assert window.view.width() == window.width()
        press_log_key(window)
        assert window.log.isVisible()
        assert window.view.width() > window.width() * 0.6
        window.tabs.setCurrentWidget(window.analysis)
        assert window.view.width() > window.width() * 0.53
        window.tabs.setCurrentWidget(window.log)
        assert window.view.width() > window.width() * 0.6
        window.close()
        window.show()
        assert window.log.isVisible(), "as it was chosen"
        window.transport.side.click()
        await eventually(lambda: window.view.width() == window.width())


@pytest.mark.parametrize("language", LANGUAGES)
async def test_large_text_has_all_buttons_in_one_row(
    plain: QApplication, compiled: Path, language: str
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for("largest", SMALL))
        async with cinema() as here:
            here.room.window.resize(SMALL)
            window = await here.look(game())
            QApplication.processEvents()
            assert window.share.geometry().center().y() == window.transport.speed.geometry().center().y()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_least_width_of_an_analysis_has_room_for_its_mistakes(
    plain: QApplication, qtbot: QtBot, compiled: Path, language: str
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for("largest", SMALL))
        panel = AnalysisPanel()
        qtbot.addWidget(panel)
        least = panel.minimumSizeHint().width()
        assert least < 0.46 * SMALL.width()
        panel.resize(least, 500)
        panel.mistakes.show()
        panel.show()
        QApplication.processEvents()
        assert clipped(panel.mistakes) == []
        header = panel.mistakes.list.header()
        assert all(header.sectionSize(at) >= header.sectionSizeHint(at) for at in range(header.count()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_through_the_mistakes_needs_no_more_width_than_their_list(
    plain: QApplication, qtbot: QtBot, compiled: Path, language: str
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for("largest", SMALL))
        panel = AnalysisPanel()
        qtbot.addWidget(panel)
        panel.show()
        view = panel.mistakes
        assert view.minimumSizeHint().width() <= view.list.minimumSizeHint().width()


def test_short_buttons_of_a_replay_explain_themselves(dressed_app: object, qtbot: QtBot) -> None:
    window = ReplayWindow(Tasks(print))
    qtbot.addWidget(window)
    mistakes = window.analysis.mistakes
    for button in (window.share, window.play_on, mistakes.previous, mistakes.next, mistakes.show_better):
        assert len(button.accessibleDescription()) > len(button.text())
        assert button.accessibleDescription() in button.toolTip()


async def test_the_side_is_folded_only_by_wish_where_there_is_room(dressed_app: object) -> None:
    async with cinema() as here:
        window = await here.look(game())
        assert window.log.isVisible()
        press_log_key(window)
        assert not window.tabs.isVisible()
        window.close()
        window.show()
        assert not window.tabs.isVisible()


async def test_all_hands_have_the_side_to_themselves_while_it_is_folded(dressed_app: object) -> None:
    async with cinema() as here:
        window = await here.look(game())
        press_log_key(window)
        window.open_hands.click()
        assert window.hands.isVisible()
        assert not window.tabs.isVisible()
        press_log_key(window)
        assert window.hands.isVisible()
        assert window.log.isVisible()


async def test_an_analysis_that_is_asked_for_is_shown(plain: QApplication) -> None:
    apply_theme(plain, FELT, scale_for("largest", SMALL))
    async with cinema() as here:
        here.room.window.resize(SMALL)
        window = await here.look(game())
        window.show_analysis()
        assert window.analysis.isVisible()


async def test_a_table_resized_in_an_event_loop_within_a_task_gets_its_size(dressed_app: object) -> None:
    async with cinema() as here:
        window = await here.look(game())
        window.resize(window.width() - 100, window.height())
        window.view.resized.emit(window.view.take_size())
        QApplication.processEvents()
        await eventually(lambda: window.table.areas.window.size().toSize() == window.view.viewport().size())


def test_large_text_leaves_room_for_mistakes(
    plain: QApplication, qtbot: QtBot, record: Record, mistakes: list[Decision]
) -> None:
    apply_theme(plain, FELT, scale_for("largest", SMALL))
    six = Record(
        structs.replace(record.setup, players=tuple(Player(name, "human") for name in "ABCDEF")),
        record.rounds,
    )
    tab = QWidget()  # on its own, the panel would be as high as it needs to be
    qtbot.addWidget(tab)
    panel = AnalysisPanel()
    panel.setParent(tab)
    panel.load(six, None)
    panel.resize(497, 400)
    tab.show()
    panel.take([replace(mistakes[0], seat=seat, action=seat + 1) for seat in range(6)])
    panel.begin(6, 60)
    panel.finish()
    QApplication.processEvents()
    table = panel.mistakes.list
    row = table.sizeHintForIndex(table.model().index(0, 0)).height()
    assert table.viewport().height() >= 5 * row
    shown = [panel.whose.itemText(choice) for choice in range(1, 7)]
    assert shown == panel.summary.text().splitlines(), "the choices say what has no room of its own"
    panel.begin(6, 60)
    assert clipped(panel) == []
    assert table.viewport().height() >= 3 * row
    panel.finish()
    panel.resize(497, 700)
    QApplication.processEvents()
    assert panel.summary.isVisible()
    assert panel.summary.height() >= 6 * panel.summary.fontMetrics().lineSpacing()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_large_text_leaves_most_of_the_window_to_the_table_of_an_analysis(
    plain: QApplication, compiled: Path, record: Record, mistakes: list[Decision], language: str
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for("largest", SMALL))
        async with cinema() as here:
            here.room.window.resize(SMALL)
            window = await here.look(record)
            window.resize(SMALL)
            assert window.view.height() > 0.85 * SMALL.height()
            panel = window.analysis
            window.show_analysis()
            panel.whose.setCurrentIndex(0)
            panel.take(mistakes)
            panel.finish(complete=True)
            QApplication.processEvents()
            assert window.view.width() == window.width()
            assert window.view.height() > 0.75 * SMALL.height()
            assert panel.mistakes.next.isVisible()
            assert clipped(window) == []
            panel.begin(1, 9)
            assert clipped(window) == []
            panel.finish(complete=True)
            panel.listed.click()
            QApplication.processEvents()
            assert panel.mistakes.list.isVisible()
            panel.whose.setCurrentIndex(1)
            assert clipped(panel) == []
            assert window.view.height() > 0.85 * SMALL.height()


async def test_large_text_leaves_rare_controls_to_a_button(plain: QApplication) -> None:
    apply_theme(plain, FELT, scale_for("largest", SMALL))
    async with cinema() as here:
        here.room.window.resize(SMALL)
        window = await here.look(game())
        window.resize(SMALL)
        rare = (window.eyes, window.open_hands, window.transport.speed, window.share, window.play_on)
        assert not any(one.isVisible() for one in rare)
        window.transport.more.click()
        QApplication.processEvents()
        assert all(one.isVisible() for one in rare)
        assert clipped(window) == []
        window.transport.analysis.click()
        assert window.analysis.isVisible()
        window.transport.analysis.click()
        assert not window.analysis.isVisible()
        window.transport.log.click()
        assert window.log.isVisible()


@pytest.mark.parametrize("language", LANGUAGES)
async def test_large_text_never_has_rare_controls_besides_the_row_of_an_analysis(
    plain: QApplication, compiled: Path, record: Record, language: str
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for("largest", SMALL))
        async with cinema() as here:
            here.room.window.resize(SMALL)
            window = await here.look(record)
            window.resize(SMALL)
            more, analysis = window.transport.more, window.transport.analysis
            for button, shown in ((analysis, "analysis"), (more, "more"), (analysis, "analysis")):
                button.click()
                QApplication.processEvents()
                assert window.view.height() > 0.7 * SMALL.height()
                assert window.analysis.isVisible() == analysis.isChecked() == (shown == "analysis")
                assert window.share.isVisible() == more.isChecked() == (shown == "more")
            more.click()
            more.click()
            assert window.analysis.isVisible(), "as before"
            more.click()
            window.close()
            window.show()
            assert not more.isChecked()
            assert window.analysis.isVisible()


async def test_hands_are_as_large_as_there_is_room(dressed_app: object) -> None:
    async with cinema() as here:
        window = await here.look(finished(game_setup(computers(3), set=12, hand=16, rounds=1)))
        hand = window.hands.findChildren(TileRow)[1]
        press_log_key(window)
        window.open_hands.click()
        window.resize(1400, 1300)
        await here.arrived(0)
        QApplication.processEvents()
        large = hand.height()
        assert large > 3 * 60, "tiles more than 60 pixels high, in at least two rows"
        window.resize(1400, 600)
        QApplication.processEvents()
        assert hand.height() < large


async def test_the_hand_in_the_rack_is_not_shown_again_among_all_hands(plain: QApplication) -> None:
    size = QSize(1280, 720)
    apply_theme(plain, FELT, scale_for("automatic", size))
    async with cinema() as here:
        here.room.window.resize(size)
        window = await here.look(finished(game_setup(computers(3), set=12, hand=15, rounds=1)))
        window.resize(size)
        window.show_analysis()
        window.open_hands.click()
        for seat in (0, 2):
            window.eyes.setCurrentIndex(seat)
            await here.arrived(0)
            QApplication.processEvents()
            shown = [row.isVisible() for row in window.hands.findChildren(TileRow)]
            assert shown == [other != seat for other in range(3)]
            assert window.hands._area.verticalScrollBar().maximum() == 0, "no tile is cut off"
