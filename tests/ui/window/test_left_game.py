"""The notice of a game that was left, in words of any length."""

from collections.abc import Callable
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
from mtdesk.ui.window.left_game import LeftGameNotice
from tests.app.program import eventually
from tests.ui.fingers import clipped
from tests.ui.guide.test_guide import bubble
from tests.ui.room import languages, open_game, opened

pytestmark = pytest.mark.window

FILE = Path("one.mtscore")
SHORT = "Anna, Bo and Cleo", "Round 2 of 13", "", ""
LONG = (
    "Magdalena, Katharina und Benedikt " * 5,
    "Round 12 of 13",
    "Magdalena und Benedikt " * 5,
    "2 more pads…",
)


def is_one_line(notice: LeftGameNotice) -> bool:
    words = notice._words
    return words.heightForWidth(words.width()) < 2 * words.fontMetrics().height()


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
            notice.hide()
            notice.show_pad(FILE, lambda: LONG)
            plain.processEvents()
            assert room.table.areas.felt.toRect().contains(notice.geometry())
            assert not list(clipped(notice))
            assert is_one_line(notice)
            assert notice._words.text().endswith("… · Round 12 of 13")
            words = notice._words
            assert words.toolTip().endswith(" · ".join(LONG[:2]))
            assert words.text().startswith(words.toolTip().partition(": ")[0] + ": Magdal")
            offer = room.window.pad_offer
            offer.show_pad(lambda: LONG)
            plain.processEvents()
            assert room.table.areas.felt.toRect().contains(offer.geometry())
            assert not list(clipped(offer))
            assert offer._lines[1].text().startswith("Round 12 of 13 · Magdalena")


async def test_the_notice_takes_one_line_where_there_is_room() -> None:
    async with opened() as room:
        room.window.resize(1280, 720)
        await room.table.resize(QSizeF(room.window.view.size()))
        notice = room.window.left_game
        notice.show_pad(FILE, lambda: SHORT)
        QApplication.processEvents()
        assert is_one_line(notice)
        assert notice._words.text() == "Score pad: Anna, Bo and Cleo · Round 2 of 13"
        assert not notice._words.toolTip()
        whole = notice.width()
        notice.show_pad(FILE, lambda: LONG)
        notice.show_pad(FILE, lambda: SHORT)
        assert notice.width() == whole


async def test_a_long_name_leaves_most_of_a_wide_cloth_free() -> None:
    async with opened() as room:
        await room.table.resize(QSizeF(2560, 1440))
        notice = room.window.left_game
        notice.show_pad(FILE, lambda: LONG)
        assert 2 * notice.width() < room.table.areas.felt.width()


async def test_the_notice_waits_below_a_page() -> None:
    async with opened() as room:
        notice, overlay = room.window.left_game, room.window.overlay
        notice.show_game(Path("left.mtrain"))
        overlay.cover(RoundEndPanel())
        overlay.uncover()
        assert notice.isVisible()
        assert notice.isEnabled()


async def test_a_notice_that_comes_below_a_page_stays_there() -> None:
    async with opened() as room:
        notice, overlay = room.window.left_game, room.window.overlay
        overlay.cover(RoundEndPanel())
        notice.show_pad(FILE, lambda: SHORT)
        QApplication.processEvents()
        top = room.window.view.childAt(notice.geometry().center())
        assert top is not None
        assert overlay.isAncestorOf(top) or top is overlay


async def test_the_notice_of_a_pad_goes_with_escape_or_a_tile_but_not_with_a_click() -> None:
    async with opened() as room:
        await room.play(Game(open_game()))
        notice, view = room.window.left_game, room.window.view
        ways: list[Callable[[], object]] = [
            lambda: QTest.keyClick(view, Qt.Key.Key_Escape),
            lambda: QTest.keyClick(notice.back, Qt.Key.Key_Escape),
            notice.close_it.click,
            lambda: view.gesture.select(room.table.rack.order[0]),
        ]
        for sends_away in ways:
            notice.show_pad(FILE, lambda: SHORT)
            notice.back.setFocus()
            bare = view.viewport().rect().center()
            QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=bare)
            assert notice.isVisible()
            sends_away()
            assert not notice.isVisible()
            assert room.window.focusWidget() is view


async def test_a_pad_does_not_replace_the_way_back_to_a_game_that_was_left() -> None:
    async with opened() as room:
        notice = room.window.left_game
        notice.show_game(Path("left.mtrain"))
        notice.show_pad(FILE, lambda: SHORT)
        assert notice.back.text() == "Back to your game"
        notice.hide()
        notice.show_pad(FILE, lambda: SHORT)
        assert notice.back.text() == "Continue"


async def test_notice_and_offer_follow_the_cloth_where_only_its_place_in_the_window_changes() -> None:
    async with opened() as room:
        table, shown = room.table, (room.window.left_game, room.window.pad_offer)
        await table.resize(QSizeF(1024, 700))
        room.window.left_game.show_pad(FILE, lambda: LONG)
        room.window.pad_offer.show_pad(lambda: LONG)
        before = table.areas
        await table.set_sizes(letters=26, large_tiles=True)
        assert table.areas.felt != before.felt
        assert table.areas.window == before.window
        places = [part.geometry() for part in shown]
        for part in shown:
            part.fit_ui()
        assert [part.geometry() for part in shown] == places


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
