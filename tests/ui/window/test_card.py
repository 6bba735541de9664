"""The card on the cloth: what waits there, and the way to it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from mtdesk.control.game import Game
from mtdesk.i18n import LANGUAGES
from mtdesk.table.theme import FELT
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.scores.round_end import RoundEndPanel
from mtdesk.ui.window.card import Card
from tests.app.program import eventually
from tests.ui.fingers import clipped
from tests.ui.guide.test_guide import bubble
from tests.ui.room import Room, languages, open_game, opened

pytestmark = pytest.mark.window

NAME = "Magdalena, Katharina und Benedikt " * 5


def show(room: Room, *, passing: bool = True, title: str = "Friday") -> Card:
    card = room.window.card
    card.show_card(title, "Round 2 of 13", ("Others…", bool), ("Go on", bool), passing=passing)
    QApplication.processEvents()
    return card


@pytest.mark.parametrize("size", [QSize(800, 480), QSize(1024, 700), QSize(1920, 1080)])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_card_of_any_length_stays_on_the_cloth(
    plain: QApplication, compiled: Path, language: str, size: QSize
) -> None:
    with languages(plain, compiled) as translator:
        translator.install(language)
        apply_theme(plain, FELT, scale_for("largest", size))
        async with opened() as room:
            room.window.resize(size)
            await room.table.resize(QSizeF(room.window.view.size()))
            for passing in (True, False):
                card = show(room, passing=passing, title=NAME)
                assert room.table.areas.felt.toRect().contains(card.geometry())
                assert not list(clipped(card))
                assert NAME in card.title.toolTip()
                assert card.accessibleName().startswith(NAME)
                card.hide()


async def test_enter_takes_the_last_way_of_a_card_that_stays() -> None:
    async with opened() as room:
        taken: list[str] = []
        ways = [(name, lambda name=name: taken.append(name)) for name in ("list", "go on")]
        room.window.card.show_card("Friday", "", *ways)
        await eventually(room.window.card.way.hasFocus)
        QTest.keyClick(room.window.card.way, Qt.Key.Key_Return)
        assert taken == ["go on"]
        QTest.mouseClick(room.window.view.viewport(), Qt.MouseButton.LeftButton)
        assert room.window.card.isVisible()


async def test_a_card_is_replaced_whole() -> None:
    async with opened() as room:
        card = show(room)
        card.show_card("Saturday", "", ("Back", bool))
        shown = [button.text() for button in card.findChildren(QPushButton) if button.isVisible()]
        assert shown == ["Back"]
        assert card.accessibleName() == "Saturday"


async def test_a_card_waits_below_a_page() -> None:
    async with opened() as room:
        overlay = room.window.overlay
        overlay.cover(RoundEndPanel())
        card = show(room)
        top = room.window.view.childAt(card.geometry().center())
        assert top is not None
        assert overlay.isAncestorOf(top) or top is overlay
        overlay.uncover()
        assert card.isVisible()
        assert card.isEnabled()


async def test_a_passing_card_goes_when_the_table_is_touched() -> None:
    async with opened() as room:
        await room.play(Game(open_game()))
        view = room.window.view
        ways: list[Callable[[], object]] = [
            lambda: QTest.keyClick(view, Qt.Key.Key_Escape),
            lambda: QTest.keyClick(room.window.card.way, Qt.Key.Key_Escape),
            room.window.card.close_it.click,
            lambda: view.gesture.select(room.table.rack.order[0]),
            lambda: QTest.mouseClick(
                view.viewport(), Qt.MouseButton.LeftButton, pos=view.viewport().rect().center()
            ),
        ]
        for sends_away in ways:
            card = show(room)
            QTest.keyClick(view, Qt.Key.Key_Tab)
            assert card.isVisible()
            card.way.setFocus()
            sends_away()
            assert not card.isVisible()
            assert room.window.focusWidget() is view


async def test_a_card_follows_the_cloth() -> None:
    async with opened() as room:
        await room.table.resize(QSizeF(1024, 700))
        card = show(room)
        await room.table.set_sizes(letters=26, large_tiles=True)
        assert abs(card.geometry().center().x() - room.table.areas.felt.center().x()) <= 1
        assert room.table.areas.felt.toRect().contains(card.geometry())


async def test_the_way_back_to_a_game_waits_for_the_end_of_the_guide() -> None:
    async with opened() as room:
        await room.play(Game(open_game()))
        await room.make()
        await room.desk.guide()
        await eventually(lambda: bubble(room))
        shown = bubble(room)
        assert shown is not None
        assert not room.window.card.isVisible()
        shown.end.click()
        await eventually(lambda: bubble(room) is None)
        assert room.window.card.isVisible()
