"""What people do in a long evening beside playing: hints, undo, other looks, replays, score sheets, pages."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import count

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from mtdesk.app import Desk
from mtdesk.i18n import LANGUAGES
from mtdesk.table.theme import THEMES
from mtdesk.ui.panels.round_end import RoundEndPanel
from tests.app.person import Person
from tests.app.program import eventually

_HINT, _UNDO = 5, 7
"""A hint is asked for before every so-manieth move, and another one is taken back."""


class Restless(Person):
    """A person who does something else between two rounds, one thing after the other, and plays meanwhile."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self.done: dict[str, int] = {}
        """How often what was done."""
        self._moves, self._rounds = count(1), count()

    async def act(self) -> None:
        """Turn the page or make a move, as always, but something else before or after it."""
        if isinstance(self.page, RoundEndPanel):
            await self._pass_time(next(self._rounds))
            await super().act()
            return
        number, commands = next(self._moves), self.desk.window.commands
        if number % _HINT == 0 and self.page is None and commands.hint.isEnabled():
            commands.hint.trigger()
            self._count("hint")
        await super().act()
        if number % _UNDO == 0 and commands.undo.isEnabled():
            commands.undo.trigger()
            self._count("undo")
            await eventually(lambda: self._has_something_to_do() or self.page is not None)

    def _count(self, name: str) -> None:
        self.done[name] = self.done.get(name, 0) + 1

    async def _pass_time(self, number: int) -> None:
        commands = self.desk.window.commands
        pastimes: tuple[tuple[str, Callable[[], Awaitable[None]]], ...] = (
            ("theme", lambda: self._change(theme=list(THEMES)[number % len(THEMES)])),
            ("replay", self._look_through),
            ("language", lambda: self._change(language=LANGUAGES[number % len(LANGUAGES)])),
            ("score sheet", lambda: self._open(commands.scores)),
            ("rules", lambda: self._open(commands.rules)),
            ("statistics", lambda: self._open(commands.statistics)),
            ("settings", lambda: self._open(commands.settings)),
            ("keys", lambda: self._open(commands.keys)),
            ("score pad", lambda: self._open(commands.score_pad)),
            ("text size", lambda: self._change(text_size=("normal", "large")[number // 10 % 2])),
        )
        name, spend = pastimes[number % len(pastimes)]
        await spend()
        self._count(name)

    async def _change(self, **choices: object) -> None:
        self.desk._take_settings(replace(self.desk._store.current, **choices))  # type: ignore[arg-type]
        await eventually(lambda: not self.table.is_busy)
        await asyncio.sleep(0.05)

    async def _look_through(self) -> None:
        """Open the game on the table, go to its end and back by half, and close the window."""
        await self.desk._replays.look_at_table()
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
        command.trigger()
        await eventually(lambda: shown_windows() - before)
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
