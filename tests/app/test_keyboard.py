"""Whole games without a mouse: arrows, Enter, letters, Tab and Space, from the first dialog to the places."""

import asyncio
import random
from functools import partial
from typing import cast

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from mtdesk.ui.scores.game_end import GameEndPanel
from tests.app.new_game import setup_page
from tests.app.program import (
    computers,
    eventually,
    game_of,
    game_setup,
    people,
    saved,
    started,
)
from tests.app.typist import Key, Typist, focus, press, type_new_game

pytestmark = pytest.mark.slow


async def test_a_whole_game_from_the_dialog_to_the_next(qapp: QApplication) -> None:
    async with started(qapp) as desk:
        desk.window.activateWindow()
        await type_new_game("hungarian-fork", ["Ada", "Grace"], rounds=1)
        desk.window.activateWindow()  # offscreen, nobody else does when a dialog closes early
        typist = Typist(desk, random.Random(4))
        await typist.play_to_the_end()
        game = game_of(desk)
        assert [player.name for player in game.setup.players] == ["Ada", "Grace", "Robot"]
        assert len(game.record.rounds) == game.setup.options.rounds == 1
        assert {"Play", "Draw", "Pass", "button", "boneyard"} <= typist.gestures.keys()
        assert typist.curtains == [] or len(typist.curtains) > 6
        assert saved() == game.record
        page = typist.page
        assert isinstance(page, GameEndPanel)
        playing = desk.session._playing
        await eventually(
            lambda: QApplication.focusWidget() is page.play_again and (playing is None or playing.done())
        )
        press(Key.Key_Return)
        await eventually(lambda: game_of(desk) is not game)


@pytest.mark.parametrize(("preset", "seed"), [("pagat", "1"), ("dutch", "2")])
async def test_other_rules(qapp: QApplication, preset: str, seed: str) -> None:
    setup = game_setup([*people("Ada"), *computers(1)], preset=preset, rounds=2, hand=3, set=6, seed=seed)
    async with started(qapp, setup) as desk:
        desk.window.activateWindow()
        await Typist(desk, random.Random(8)).play_to_the_end()
        assert saved() == game_of(desk).record
        assert len(game_of(desk).record.rounds) == 2


async def test_whatever_is_opened_opens_once_and_gives_the_keyboard_back(qapp: QApplication) -> None:
    setup = game_setup([*people("Ada"), *computers(1)], rounds=2, hand=5, set=6)
    async with started(qapp, setup, painted=False) as desk:
        window, commands = desk.window, desk.window.commands
        window.activateWindow()
        await eventually(lambda: window.table.invitation.is_open)
        window.view.setFocus()
        opening = (
            commands.scores,
            commands.settings,
            commands.games,
            commands.house_rules,
            commands.statistics,
            commands.keys,
            commands.about,
            commands.report,
            commands.share_deal,
            commands.rules,
            commands.score_pad,
        )
        for command in opening:
            for _ in range(2):  # the second one comes before the window does
                command.trigger()
            await eventually(lambda: _in_front(window) is not window)
            front = _in_front(window)
            assert front is not None
            await eventually(partial(_can_type, front))  # the system activates it a moment later
            command.trigger()
            for _ in range(5):
                await asyncio.to_thread(lambda: None)
            shown = {one for one in QApplication.topLevelWidgets() if one.isVisible()}
            assert shown == {window, front}, command.text()
            front.close()
            await eventually(lambda: _in_front(window) is window)
            window.activateWindow()  # offscreen, nobody else does
            await eventually(window.view.hasFocus)
        commands.pause.trigger()
        paused = window.stack.currentWidget()
        assert paused is not None
        assert paused.isAncestorOf(focus())
        press(Key.Key_Escape)
        assert window.view.hasFocus()
        commands.new_game.trigger()
        assert setup_page() is window.stack.currentWidget()
        press(Key.Key_Escape)
        assert window.view.hasFocus()
        commands.undo.trigger()
        assert window.view.hasFocus()


def _can_type(window: QWidget) -> bool:
    """Whether a part of the window that can be used has the keyboard."""
    focused = cast("QWidget | None", window.focusWidget())  # the stubs say that there is always one
    return focused is not None and focused.isVisible() and focused.isEnabled()


def _in_front(window: QWidget) -> QWidget | None:
    """The window in which a person would type now."""
    others = (one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not window)
    return QApplication.activeModalWidget() or next(others, window)
