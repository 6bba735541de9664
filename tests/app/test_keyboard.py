"""A round without a mouse: arrows, Enter, letters, Tab and Space."""

import random
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from mtdesk.rules.moves import Draw, Move, Pass, Play, Stop, Tap
from mtdesk.table.items import TileState
from mtdesk.ui.panels.game_end import GameEndPanel
from mtdesk.ui.panels.round_end import RoundEndPanel
from tests.app.person import Person
from tests.app.program import computers, eventually, game_of, game_setup, people, saved, settle, started

LETTERS: dict[type[Any], Qt.Key] = {Draw: Qt.Key.Key_D, Stop: Qt.Key.Key_S, Tap: Qt.Key.Key_T}


class Typist(Person):
    """Plays with the keys only, sent to whatever has the keyboard."""

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.focus(), key)

    def focus(self) -> QWidget:
        widget = QApplication.focusWidget()
        assert widget is not None, "nobody has the keyboard"
        return widget

    async def act(self) -> None:
        page = self.page
        if page is None:
            await self.move()
            return
        assert isinstance(page, RoundEndPanel)
        self.key(Qt.Key.Key_Return)
        await eventually(lambda: self.page is not page)

    async def do(self, move: Move) -> None:
        if type(move) in LETTERS:
            self.key(LETTERS[type(move)])
        elif isinstance(move, Pass) and move.end is not None:
            self.walk_to_end(move.end)
            self.key(Qt.Key.Key_Return)
        else:
            await eventually(lambda: self.can_press(self.desk.window.actions_bar.buttons[Pass]))
            self.tab_to(self.desk.window.actions_bar.buttons[Pass])
            self.key(Qt.Key.Key_Space)
        self.gestures[type(move).__name__] += 1

    async def lay(self, play: Play) -> None:
        rack = self.table.rack
        self.key(Qt.Key.Key_Escape)
        for _ in range(2 * len(rack.order)):
            self.key(Qt.Key.Key_Right)
            if self.focused_tile() == play.tile:
                break
        assert self.focused_tile() == play.tile
        self.key(Qt.Key.Key_Return)
        self.walk_to_end(play.end)
        self.key(Qt.Key.Key_Return)
        self.gestures["Play"] += 1

    def focused_tile(self) -> Any:
        items = self.table.rack.items.items()
        return next((tile for tile, item in items if TileState.FOCUS in item.state), None)

    def walk_to_end(self, end: str) -> None:
        lights = self.table.ground.lights
        for _ in lights.pads:
            if lights.focused == end:
                return
            self.key(Qt.Key.Key_Right)
        assert lights.focused == end

    def tab_to(self, button: QPushButton) -> None:
        for _ in range(20):
            if QApplication.focusWidget() is button:
                return
            self.key(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab does not lead to {button.text()}")


async def test_two_short_rounds_by_keyboard_alone(qapp: QApplication) -> None:
    settle()
    async with started(qapp, game_setup([*people("Ada"), *computers(1)], rounds=2, hand=2)) as desk:
        desk.window.activateWindow()
        typist = Typist(desk, random.Random(8))
        await typist.play_to_the_end()
        assert isinstance(typist.page, GameEndPanel)
        assert {"Play", "Draw", "Pass"} <= typist.gestures.keys()
        assert saved() == game_of(desk).record


async def test_first_turn_chain_by_keyboard_alone(qapp: QApplication) -> None:
    settle()
    setup = game_setup([*people("Ada"), *computers(1)], preset="pagat", rounds=1, hand=4)
    async with started(qapp, setup) as desk:
        desk.window.activateWindow()
        typist = Typist(desk, random.Random(8))
        await typist.play_until(lambda: isinstance(typist.page, GameEndPanel))
        assert saved() == game_of(desk).record
