"""Where the guided round points in the hand, and what Enter does meanwhile."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk.rules.moves import Play
from tests.app.program import eventually
from tests.ui.guide.test_guide import bubble, comes_to, told
from tests.ui.room import Room, opened

pytestmark = pytest.mark.window


def press(room: Room, key: Qt.Key) -> None:
    QTest.keyClick(room.window.focusWidget(), key)


async def test_enter_goes_on_or_does_what_is_asked_for(dressed_app: QApplication) -> None:
    async with opened() as room:
        await room.desk.guide()
        station = await told(room, "The station")
        assert station.go_on.isDefault()
        press(room, Qt.Key.Key_Return)
        hand = await told(room, "Your tiles")
        assert hand.go_on.text() == "&Close"
        assert not hand.go_on.isDefault(), "the tiles are what is highlighted"
        press(room, Qt.Key.Key_Return)
        assert not room.window.actions_bar.why.isVisible()
        playable = {move.tile for move in room.table.invitation.moves if isinstance(move, Play)}
        assert room.window.view.gesture.selected in playable
        press(room, Qt.Key.Key_Return)
        grown = await told(room, "Your train grows")
        assert grown.go_on.text() == "&Next"
        await eventually(grown.go_on.hasFocus)
        press(room, Qt.Key.Key_Return)
        await eventually(lambda: comes_to(room, "Nothing fits"))
        asked = await room.asked()
        press(room, Qt.Key.Key_Return)
        await told(room, "A new tile")
        assert room.table.invitation is not asked


async def test_enter_plays_no_wrong_tile_after_a_click(dressed_app: QApplication) -> None:
    async with opened() as room:
        await room.desk.guide()
        QTest.mouseClick((await told(room, "The station")).go_on, Qt.MouseButton.LeftButton)
        await told(room, "Your tiles")
        assert not room.window.view.focus.is_shown, "a ring would look like a choice"
        press(room, Qt.Key.Key_Return)
        assert room.window.view.gesture.selected in room.table.invitation.plays


async def test_a_round_that_is_taken_up_again_repeats_no_lesson(dressed_app: QApplication) -> None:
    async with opened() as room:
        await room.desk.guide()
        (await told(room, "The station")).go_on.click()
        await told(room, "Your tiles")
        await room.make()
        (await told(room, "Your train grows")).go_on.click()
        await eventually(lambda: comes_to(room, "Nothing fits"))
    async with opened() as room:
        room.tasks.start(room.begin())
        await told(room, "Nothing fits")
        titles: list[str] = []

        def goes_on() -> bool:
            shown = bubble(room)
            if shown is not None and shown.title.text() not in titles:
                titles.append(shown.title.text())
            comes_to(room, "nowhere")
            return "The score" in titles

        await eventually(goes_on)
        assert not {"The station", "Your tiles", "Your train grows"} & set(titles)
