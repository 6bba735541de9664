"""The notice of a game that was left, in words of any length."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk.control.game import Game
from mtdesk.i18n import LANGUAGES
from mtdesk.table.theme import FELT
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.scores.round_end import RoundEndPanel
from tests.app.program import eventually
from tests.ui.fingers import clipped
from tests.ui.guide.test_guide import bubble
from tests.ui.room import languages, open_game, opened

pytestmark = pytest.mark.window


@pytest.mark.parametrize("language", LANGUAGES)
async def test_with_the_largest_text_the_notice_stays_on_the_cloth(
    plain: QApplication, compiled: Path, language: str
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for("largest", QSize(1024, 700)))
        async with opened() as room:
            room.window.resize(1024, 700)
            await room.table.resize(QSizeF(room.window.view.size()))
            notice = room.window.left_game
            notice.show_game(Path("left.mtrain"), ["Magdalena", "Katharina", "Benedikt"])
            plain.processEvents()
            assert room.table.areas.felt.toRect().contains(notice.geometry())
            assert not list(clipped(notice))
            notice.show_pad(Path("one.mtscore"), lambda: "Magdalena, Katharina und Benedikt " * 3)
            plain.processEvents()
            assert room.table.areas.felt.toRect().contains(notice.geometry())
            assert not list(clipped(notice))
            offer = room.window.pad_offer
            offer.show_pad(lambda: ("Magdalena, Katharina und Benedikt " * 3, "Magdalena und Benedikt " * 5))
            plain.processEvents()
            assert room.table.areas.felt.toRect().contains(offer.geometry())
            assert not list(clipped(offer))


async def test_the_notice_takes_one_line_where_there_is_room() -> None:
    async with opened() as room:
        room.window.resize(1280, 720)
        await room.table.resize(QSizeF(room.window.view.size()))
        notice = room.window.left_game
        notice.show_pad(Path("one.mtscore"), lambda: "Anna, Bo and Cleo")
        QApplication.processEvents()
        assert notice._words.heightForWidth(notice._words.width()) < 2 * notice._words.fontMetrics().height()


async def test_the_notice_waits_below_a_page() -> None:
    async with opened() as room:
        notice, overlay = room.window.left_game, room.window.overlay
        notice.show_game(Path("left.mtrain"))
        overlay.cover(RoundEndPanel())
        notice._while.timeout.emit()
        overlay.uncover()
        assert notice.isVisible()
        assert notice.isEnabled()
        notice._while.timeout.emit()
        assert not notice.isVisible()


async def test_the_notice_goes_with_the_first_click_on_the_table() -> None:
    async with opened() as room:
        notice, view = room.window.left_game, room.window.view
        notice.show_game(Path("left.mtrain"))
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=view.viewport().rect().center())
        assert not notice.isVisible()


async def test_the_notice_stays_while_the_keyboard_goes_to_it() -> None:
    async with opened() as room:
        notice, view = room.window.left_game, room.window.view
        notice.show_game(Path("left.mtrain"))
        QTest.keyClick(view, Qt.Key.Key_Tab)
        assert notice.isVisible()


async def test_the_notice_waits_for_the_end_of_the_guide() -> None:
    async with opened() as room:
        await room.play(Game(open_game()))
        await room.make()
        await room.desk.guide()
        await eventually(lambda: bubble(room))
        notice, shown = room.window.left_game, bubble(room)
        assert shown is not None
        assert not notice.isVisible()
        shown.end.click()
        await eventually(lambda: bubble(room) is None)
        assert notice.isVisible()
