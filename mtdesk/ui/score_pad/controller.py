"""The score pad: its window, pads in files, and the running one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mtdesk.i18n import Labels
from mtdesk.record.errors import RecordError
from mtdesk.record.rule_sets import RuleSet
from mtdesk.record.score_pad import Pad
from mtdesk.ui.files.disk import from_disk
from mtdesk.ui.kit.ask import show_message
from mtdesk.ui.kit.widgets import bring_to_front
from mtdesk.ui.play.context import Context
from mtdesk.ui.window.card import Waiting
from mtdesk.ui.words.errors import cannot_open_text, details_of

if TYPE_CHECKING:
    from mtdesk.ui.score_pad.window import ScorePadWindow


class ScorePadController(QObject):
    """Opens the score pad, and names the running one in the menu and where a new game is set up.

    ``own`` returns the player's own rule sets. ``changed`` reports that another pad may be running now.
    """

    changed = Signal()

    def __init__(self, context: Context, own: Callable[[], Sequence[RuleSet]] = tuple) -> None:
        super().__init__(context.window)
        self._window, self._tasks, self._store = context.window, context.tasks, context.store
        self._own = own
        self._pad: ScorePadWindow | None = None
        self._turn = asyncio.Lock()
        """What was read later must not be replaced by what was read earlier."""
        self._running: tuple[Path, Pad] | None = None
        """The running pad and its file."""
        self._window.commands.score_pad.triggered.connect(self._tasks.starter(self.open_pad))

    async def open_pad(self) -> None:
        """Show the score pad: the running one that the menu names, unless people are writing on another."""
        window = self._made()
        if self._running and not window.is_in_use:
            await self.open_file(self._running[0])
        else:
            await window.start()

    def open_page(self) -> Path | None:
        """Return the file of the pad that is shown, or no path for the list; None if the window is closed."""
        return None if self._pad is None or not self._pad.isVisible() else self._pad.shown or Path()

    async def reopen(self, file: Path) -> None:
        await (self.open_list() if file == Path() else self.open_file(file))

    async def choose_file(self) -> None:
        from mtdesk.record.score_pad import SUFFIX
        from mtdesk.ui.files.saving import choose_file

        file = await choose_file(self._made(), Labels.tr("Score pads"), SUFFIX)
        if file is not None:
            await self.open_file(file)

    async def open_list(self) -> None:
        window = self._made()
        bring_to_front(window)
        async with window.turn:
            await window.show_list()

    async def waiting(self) -> Waiting | None:
        """Return the running pad as something to be continued; names it in the menu, too."""
        await self.look()
        if self._running is None:
            return None
        from mtdesk.ui.score_pad.texts import pad_name, round_of

        file, pad = self._running
        detail = f"{round_of(pad, pad.last)} · {pad_name(pad)}"
        return Waiting(Labels.tr("Score pad"), detail, self._tasks.starter(partial(self.open_file, file)))

    async def look(self) -> None:
        """Find out which pad is running, and name its round in the menu."""
        from mtdesk.ui.score_pad.store import running_pad

        async with self._turn:
            self._running = await asyncio.to_thread(running_pad)
        pad = None if self._running is None else self._running[1]
        self._window.commands.mark_pad(None if pad is None else (pad.last + 1, pad.planned))

    async def _follow(self) -> None:
        await self.look()
        self.changed.emit()

    async def open_file(self, file: Path) -> None:
        """Show the pad in a file, which joins the others, or say why that is impossible."""
        from mtdesk.record.score_pad import read_pad

        try:
            pad = await from_disk(file, read_pad)
        except RecordError as error:
            await show_message(self._window, cannot_open_text(file, error), details=details_of(error))
        else:
            await self._made().take_in(file, pad)

    def _made(self) -> ScorePadWindow:
        """Return the window of the score pad, which is made on demand and stays."""
        from mtdesk.ui.score_pad.window import ScorePadWindow

        if self._pad is None:
            self._pad = ScorePadWindow(
                *(self._tasks, lambda: self._store.current.people, self._window, self._own),
                *(self._window.table.animator, self._store.current.pad_geometry),
            )
            self._pad.saved.connect(self._tasks.starter(self._follow))
            self._pad.list.file.clicked.connect(self._tasks.starter(self.choose_file))
        return self._pad

    async def flush(self) -> None:
        """Wait until every entry is on disk, and remember the size of the window."""
        if self._pad is not None:
            if self._pad.geometry_kept != self._store.current.pad_geometry:
                self._store.change(pad_geometry=self._pad.geometry_kept)
            self._pad.settle()
            await self._pad.keeper.flush()

    async def may_leave(self) -> bool:
        """Return whether the program may end now; asks if entries on the score pad would be lost."""
        return self._pad is None or await self._pad.may_leave()
