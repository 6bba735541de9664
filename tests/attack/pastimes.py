"""What people do in a long evening beside playing: hints, undo, other looks, replays, score sheets, pages."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import count

from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from mtdesk.app import Application
from mtdesk.table.theme import THEMES
from mtdesk.ui.scores.round_end import RoundEndPanel
from tests.app.person import Person
from tests.app.program import eventually

_HINT = 5
"""A hint is asked for before every so-manieth move."""
_UNDOS = 3
"""How often something is taken back in a round: undo leads to the last choice, which may be far back."""

PASTIMES = 9
"""How many things there are to be done."""


class Restless(Person):
    """A person who does something else between two rounds, one thing after the other, and plays meanwhile."""

    def __init__(self, desk: Application) -> None:
        super().__init__(desk)
        self.done: dict[str, int] = {}
        """How often what was done."""
        self._moves, self._rounds, self._undone = count(1), count(), 0

    async def act(self) -> None:
        """Turn the page or make a move, as always, but something else before or after it."""
        if isinstance(self.page, RoundEndPanel):
            self._undone = 0
            await self.pass_time(next(self._rounds))
            await super().act()
            return
        number, commands = next(self._moves), self.desk.window.commands
        if number % _HINT == 0 and self.page is None and commands.hint.isEnabled():
            commands.hint.trigger()
            self._count("hint")
        await super().act()
        if self._undone < _UNDOS and commands.undo.isEnabled():
            commands.undo.trigger()
            self._undone += 1
            self._count("undo")
            await eventually(lambda: self._has_something_to_do() or self.page is not None)

    def _count(self, name: str) -> None:
        self.done[name] = self.done.get(name, 0) + 1

    async def pass_time(self, number: int) -> None:
        """Do one thing after the other, beginning again after the last of ``PASTIMES``."""
        commands = self.desk.window.commands
        pastimes: tuple[tuple[str, Callable[[], Awaitable[None]]], ...] = (
            ("theme", lambda: self._change(theme=list(THEMES)[number % len(THEMES)])),
            ("replay", self._replay_table),
            ("score sheet", lambda: self._open(commands.scores)),
            ("rules", lambda: self._open(commands.rules)),
            ("statistics", lambda: self._open(commands.statistics)),
            ("settings", lambda: self._open(commands.settings)),
            ("keys", lambda: self._open(commands.keys)),
            ("score pad", lambda: self._open(commands.score_pad)),
            ("text size", lambda: self._change(text_size=("normal", "large")[number // PASTIMES % 2])),
        )
        name, spend = pastimes[number % PASTIMES]
        await spend()
        self._count(name)

    async def _change(self, **choices: object) -> None:
        self.desk._take_settings(replace(self.desk._store.current, **choices))
        await eventually(lambda: not self.table.is_busy)
        await asyncio.sleep(0.05)

    async def _replay_table(self) -> None:
        """Open the game on the table, go to its end and back by half, and close the window."""
        await self.desk._replays.open_table()
        window = self.desk._replays.replay
        assert window is not None
        for index in (window.player.last, window.player.last // 2):
            window.player.go(index)
            await eventually(lambda: not window.player.is_on_its_way and not window.table.is_busy)
        window.close()
        await eventually(lambda: not window.isVisible())

    async def _open(self, command: QAction) -> None:
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


def census() -> Counter[tuple[str, str]]:
    """The objects of Qt that belong to a window, by class and by that of their parent."""
    gc.collect()
    windows = QApplication.topLevelWidgets()
    found = [each for window in windows for each in (window, *window.findChildren(QObject))]
    return Counter((_class_of(each), _class_of(each.parent())) for each in found)


def _class_of(thing: QObject | None) -> str:
    return "" if thing is None else thing.metaObject().className()


def shown_windows() -> set[QWidget]:
    """The windows that are there to be seen."""
    return {widget for widget in QApplication.topLevelWidgets() if widget.isVisible()}
