"""What people open and close beside playing leaves nothing behind."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import partial
from itertools import cycle
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from mtdesk.app import Application
from mtdesk.table.theme import THEMES
from tests.app.program import computers, eventually, game_setup, people, settle, started

pytestmark = pytest.mark.window


async def change(desk: Application, **choices: object) -> None:
    """Choose other settings, and wait until the table has followed."""
    desk._take_settings(replace(desk._store.current, **choices))
    await eventually(lambda: not desk.window.table.is_busy)
    await asyncio.sleep(0.05)


async def replay_table(desk: Application) -> None:
    """Open the game on the table, go to its end and back by half, and close the window."""
    await desk._replays.open_table()
    window = desk._replays.replay
    assert window is not None
    for index in (window.player.last, window.player.last // 2):
        window.player.go(index)
        await eventually(lambda: not window.player.is_on_its_way and not window.table.is_busy)
    window.close()
    await eventually(lambda: not window.isVisible())


async def open_and_close(command: QAction) -> None:
    """Open a window, and close it when it is there."""
    before = shown_windows()

    def is_there() -> bool:
        command.trigger()  # again: it does nothing while what it started before is still ending
        return bool(shown_windows() - before)

    await eventually(is_there)
    await asyncio.sleep(0.05)  # it is painted and filled
    for opened in shown_windows() - before:
        if isinstance(opened, QDialog):
            opened.reject()
        else:
            opened.close()
    await eventually(lambda: not shown_windows() - before)


def shown_windows() -> set[QWidget]:
    """The windows that are there to be seen."""
    return {widget for widget in QApplication.topLevelWidgets() if widget.isVisible()}


def what_stays() -> Counter[tuple[str, str]]:
    """The objects of Qt that belong to a window, by class and by that of their parent.

    Those that are to be deleted later have gone.
    """
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    windows = QApplication.topLevelWidgets()
    found = [each for window in windows for each in (window, *window.findChildren(QObject))]
    return Counter((class_of(each), class_of(each.parent())) for each in found)


def class_of(thing: QObject | None) -> str:
    return "" if thing is None else thing.metaObject().className()


async def test_what_is_opened_and_closed_leaves_no_objects(qapp: QApplication) -> None:
    settle()
    setup = game_setup([*people("Ada"), *computers(1)], set=6, hand=5, rounds=2)
    async with started(qapp, setup, painted=True) as desk:
        await eventually(lambda: desk.window.table.invitation.moves)
        commands, themes, sizes = desk.window.commands, cycle(THEMES), cycle(("large", "normal"))
        opening = (commands.scores, commands.rules, commands.statistics, commands.settings, commands.keys)
        pastimes: tuple[Callable[[], Coroutine[Any, Any, None]], ...] = (
            lambda: change(desk, theme=next(themes)),
            lambda: change(desk, text_size=next(sizes)),
            lambda: replay_table(desk),
            *(partial(open_and_close, command) for command in (*opening, commands.score_pad)),
        )
        for spend in pastimes:
            for _ in range(2):  # what is made once and kept is made now
                await spend()
            before = what_stays()
            for _ in range(3):
                await spend()
            assert not what_stays() - before
