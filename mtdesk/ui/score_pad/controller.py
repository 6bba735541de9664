"""The score pad: its window, pads in files, and the running one that the table offers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mtdesk.i18n import people_text
from mtdesk.record.errors import RecordError
from mtdesk.record.rule_sets import RuleSet
from mtdesk.record.score_pad import Pad
from mtdesk.ui.files.disk import from_disk
from mtdesk.ui.kit.ask import show_message
from mtdesk.ui.kit.widgets import bring_to_front
from mtdesk.ui.play.context import Context
from mtdesk.ui.scores.controller import ScoreController
from mtdesk.ui.words.errors import cannot_open_text, details_of

if TYPE_CHECKING:
    from mtdesk.ui.score_pad.store import KeptPad
    from mtdesk.ui.score_pad.window import ScorePadWindow


class ScorePadController(QObject):
    """Opens the score pad, and offers the running one on the table.

    ``own`` returns the player's own rule sets; ``scores`` prints and exports. ``emptied`` reports an empty
    table on which no pad is offered.
    """

    emptied = Signal()

    def __init__(
        self, context: Context, scores: ScoreController, own: Callable[[], Sequence[RuleSet]] = tuple
    ) -> None:
        super().__init__(context.window)
        self._window, self._tasks, self._store = context.window, context.tasks, context.store
        self._games = context.games
        self._scores, self._own = scores, own
        self._pad: ScorePadWindow | None = None
        self._turn = asyncio.Lock()
        """What was read later must not be replaced by what was read earlier."""
        self._read: Sequence[KeptPad] = ()
        """The running pads, as they were on disk."""
        self._window.commands.score_pad.triggered.connect(self._tasks.starter(self.open_pad))

    async def open_pad(self) -> None:
        """Show the score pad: the running one that the menu names, unless people are writing on another."""
        window, running = self._made(), self._running()
        if running and not window.is_in_use:
            await self.open_file(running[0][0])
        else:
            await window.start()

    def open_page(self) -> Path | None:
        """Return the file of the pad that is shown, or no path for the list; None if the window is closed."""
        return None if self._pad is None or not self._pad.isVisible() else self._pad.shown or Path()

    async def reopen(self, file: Path) -> None:
        """Show a pad or the list again, in another language."""
        await (self.open_list() if file == Path() else self.open_file(file))

    async def choose_file(self) -> None:
        """Ask for the file of a pad, and show that."""
        from mtdesk.record.score_pad_file import SUFFIX
        from mtdesk.ui.files.opening import choose_file

        file = await choose_file(self._made(), self.tr("Score pads"), SUFFIX)
        if file is not None:
            await self.open_file(file)

    async def open_list(self) -> None:
        """Show all score pads."""
        window = self._made()
        bring_to_front(window)
        async with window.turn:
            await window.show_list()

    async def offer(self, *, hint: bool = True) -> bool:
        """Offer the running pad on an empty table, and name it in the menu; returns whether there is one.

        ``hint``: if there is none, an empty table offers a game instead.
        """
        await self.look()
        running = self._running()
        if not self._games.has_game and running:
            self._show(*running[0], len(running) - 1)
        elif not self._games.has_game and hint:
            self.emptied.emit()
        return bool(running)

    async def look(self) -> None:
        """Find out which pads are running, and name the round of the last one in the menu."""
        from mtdesk.ui.score_pad.store import running_pads

        async with self._turn:
            self._read = await asyncio.to_thread(running_pads)
        rounds = [(pad.last + 1, pad.planned) for _, pad in self._running()]
        self._window.commands.mark_pad(rounds[0] if rounds else None)

    def _running(self) -> list[tuple[Path, Pad]]:
        """Return the running pads and their files, without those that have ended since they were read."""
        newest = {} if self._pad is None else self._pad.keeper.newest
        pads = [(kept.file, newest.get(kept.file, kept.pad)) for kept in self._read]
        return [(file, pad) for file, pad in pads if pad is not None and pad.has_entries and not pad.is_over]

    def _show(self, file: Path, pad: Pad, more: int) -> None:
        """Show the card of a running pad; ``more`` are running besides."""
        from mtdesk.ui.score_pad.texts import PadTexts

        texts, names = PadTexts(), people_text([player.name for player in pad.players])
        detail = " · ".join(filter(None, (texts.round_of(pad, pad.last), names if pad.title else "")))
        others = (
            ((self.tr("%n more pad(s)…", "", more), self._tasks.starter(self.open_list)),) if more else ()
        )
        self._window.card.show_card(
            texts.name(pad),
            detail,
            *others,
            (self.tr("New game…"), self._window.commands.new_game.trigger),
            (self.tr("Continue the score pad"), self._tasks.starter(partial(self.open_file, file))),
        )

    async def open_file(self, file: Path) -> None:
        """Show the pad in a file, which joins the others, or say why that is impossible."""
        from mtdesk.record.score_pad_file import read_pad

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
            motion, geometry = self._window.table.animator, self._store.current.pad_geometry
            self._pad = ScorePadWindow(self._tasks, self._people, self._window, self._own, motion, geometry)
            self._pad.serve = self._scores.serve
            self._pad.saved.connect(self._tasks.starter(self.offer))
            self._pad.file_wanted.connect(self._tasks.starter(self.choose_file))
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
        if self._pad is None:
            return True
        return await self._pad.may_leave()

    def _people(self) -> tuple[str, ...]:
        return self._store.current.people
