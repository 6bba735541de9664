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
from mtdesk.ui.kit.ask import show_message
from mtdesk.ui.kit.widgets import bring_to_front
from mtdesk.ui.play.context import Context
from mtdesk.ui.scores.controller import ScoreController
from mtdesk.ui.words.errors import cannot_open_text

if TYPE_CHECKING:
    from mtdesk.ui.score_pad.window import ScorePadWindow


class ScorePadController(QObject):
    """Opens the score pad, and offers the running one on the table.

    ``own`` returns the player's own rule sets; ``scores`` prints and exports. ``emptied`` reports an empty
    table and whether there is nothing to offer on it.
    """

    emptied = Signal(bool)

    def __init__(
        self, context: Context, scores: ScoreController, own: Callable[[], Sequence[RuleSet]] = tuple
    ) -> None:
        super().__init__(context.window)
        self._window, self._tasks, self._store = context.window, context.tasks, context.store
        self._games, self._session = context.games, context.session
        self._scores, self._own = scores, own
        self._pad: ScorePadWindow | None = None
        self._offered = Path()
        self._window.commands.score_pad.triggered.connect(self._tasks.starter(self.open_pad))
        self._window.pad_offer.continue_wanted.connect(
            lambda: self._tasks.start(self.open_file(self._offered))
        )
        for offer in (self._window.pad_offer, self._window.left_game):
            offer.list_wanted.connect(self._tasks.starter(self.open_list))
        self._session.changed.connect(self._follow)

    def _follow(self) -> None:
        """Take the offer away once a game is on the table."""
        if self._games.has_game:
            self._window.pad_offer.hide()

    async def open_pad(self) -> None:
        """Show the score pad."""
        await self._made().start()

    async def open_list(self) -> None:
        """Show all score pads."""
        window = self._made()
        bring_to_front(window)
        async with window.questions.turn:
            await window.show_list()

    async def offer(self, *, hint: bool = True) -> bool:
        """Offer the running pad, on the empty table or over a game; returns whether there is one.

        ``hint``: if there is none, an empty table says how to start a game.
        """
        from mtdesk.ui.score_pad.store import running_pads

        running = await asyncio.to_thread(running_pads)
        if not running:
            self._window.pad_offer.hide()
            self._window.left_game.forget({self._offered})
        elif (pad := running[0].pad) is not None:
            self._offered = running[0].file
            words = partial(self._words, pad, len(running) - 1)
            if self._games.has_game:
                self._window.left_game.show_pad(self._offered, words)
            else:
                self._window.pad_offer.show_pad(words)
        if not self._games.has_game and (running or hint):
            self.emptied.emit(not running)
        return bool(running)

    def _words(self, pad: Pad, more: int) -> Sequence[str]:
        from mtdesk.ui.score_pad.texts import PadTexts

        texts, names = PadTexts(), people_text([player.name for player in pad.players])
        others = self.tr("%n more pad(s)…", "", more) if more else ""
        return texts.name(pad), texts.round_of(pad, pad.last), names if pad.title else "", others

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
            motion, geometry = self._window.table.animator, self._store.current.pad_geometry
            self._pad = ScorePadWindow(self._tasks, self._people, self._window, self._own, motion, geometry)
            self._scores.serve(self._pad)
            self._pad.saved.connect(self._tasks.starter(self.offer))
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
        self._pad.settle()
        return await self._pad.rescue.may_leave()

    def _people(self) -> tuple[str, ...]:
        return self._store.current.people
