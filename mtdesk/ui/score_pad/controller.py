"""The score pad: its window, and pads in files."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mtdesk.record.errors import RecordError
from mtdesk.record.rule_sets import RuleSet
from mtdesk.settings import SettingsStore
from mtdesk.ui.kit.ask import show_message
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.scores.controller import ScoreController
from mtdesk.ui.window.main_window import MainWindow
from mtdesk.ui.words.errors import cannot_open_text

if TYPE_CHECKING:
    from mtdesk.ui.score_pad.window import ScorePadWindow


class ScorePadController(QObject):
    """Opens the score pad.

    ``own`` returns the player's own rule sets; ``scores`` prints and exports.
    """

    def __init__(
        self,
        window: MainWindow,
        tasks: Tasks,
        store: SettingsStore,
        scores: ScoreController,
        own: Callable[[], Sequence[RuleSet]] = tuple,
    ) -> None:
        super().__init__(window)
        self._window, self._tasks, self._store = window, tasks, store
        self._scores, self._own = scores, own
        self._pad: ScorePadWindow | None = None
        self._offered: tuple[Path, ...] = ()
        window.commands.score_pad.triggered.connect(tasks.starter(self.open_pad))

    async def open_pad(self) -> None:
        """Show the score pad."""
        await self._made().start()

    async def offer(self) -> None:
        """Offer over the empty table to continue the pad that was written on lately, if there is one."""
        from mtdesk.ui.score_pad.store import running_pad

        file = await asyncio.to_thread(running_pad)
        if file is not None and self._pad is None:
            self._offered = (file,)
            self._window.left_game.show_pad(file)

    async def open_file(self, file: Path) -> None:
        """Show the pad in a file, which joins the others, or say why that is impossible."""
        from mtdesk.record.score_pad_file import read_pad

        try:
            pad = await asyncio.to_thread(read_pad, file)
        except RecordError as error:
            await show_message(self._window, cannot_open_text(file, error))
        else:
            await self._made().take_in(file, pad)

    def _made(self) -> ScorePadWindow:
        """Return the window of the score pad, which is made on demand and stays."""
        from mtdesk.ui.score_pad.window import ScorePadWindow

        if self._pad is None:
            self._pad = ScorePadWindow(self._tasks, self._people, self._window, self._own)
            self._scores.serve(self._pad)
            self._window.left_game.forget(self._offered)
        return self._pad

    async def flush(self) -> None:
        """Wait until every entry is on disk."""
        if self._pad is not None:
            self._pad.settle()
            await self._pad.keeper.flush()

    async def may_leave(self) -> bool:
        """Return whether the program may end now; asks if entries on the score pad would be lost."""
        if self._pad is None:
            return True
        self._pad.settle()
        return await self._pad.rescue.may_leave()

    def _people(self) -> tuple[str, ...]:
        return self._store.current.people
