"""The score pad: its window, pads in files, and the running one that the table offers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mtdesk.control.game import Game
from mtdesk.control.guided import is_guided
from mtdesk.i18n import people_text
from mtdesk.record.errors import RecordError
from mtdesk.record.rule_sets import RuleSet
from mtdesk.record.score_pad import Pad
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
        self._turn = asyncio.Lock()
        """What was read later must not be replaced by what was read earlier."""
        self._read: Sequence[KeptPad] = ()
        """The running pads, as they were on disk."""
        self._offered = Path()
        self._game: Game | None = None
        """The game that has come to the table last."""
        self._is_due = False
        """Whether the next game that begins mentions the running pad."""
        self._window.commands.score_pad.triggered.connect(self._tasks.starter(self.open_pad))
        self._window.pad_offer.continue_wanted.connect(
            lambda: self._tasks.start(self.open_file(self._offered))
        )
        for offer in (self._window.pad_offer, self._window.left_game):
            offer.list_wanted.connect(self._tasks.starter(self.open_list))
        self._session.changed.connect(self._follow)

    def _follow(self) -> None:
        """Take the offer away once a game is on the table, which mentions the pad instead.

        Another game does so, too, if it is the first since the pad was offered or written on.
        """
        game = self._session.game
        if game is self._game or game is None:
            return
        self._game = game
        self._window.pad_offer.hide()
        if self._is_due and not is_guided(game.setup):
            self._is_due = False
            self._show()

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
        async with window.questions.turn:
            await window.show_list()

    async def offer(self, *, hint: bool = True) -> bool:
        """Offer the running pad, on the empty table or over a game; returns whether there is one.

        ``hint``: if there is none, an empty table says how to start a game.
        """
        await self.look()
        self._is_due = True
        is_running = self._show()
        if not self._games.has_game and (is_running or hint):
            self.emptied.emit(not is_running)
        return is_running

    async def look(self) -> None:
        """Find out which pads are running, and name the round of the last one in the menu."""
        from mtdesk.ui.score_pad.store import running_pads

        async with self._turn:
            self._read = await asyncio.to_thread(running_pads)
        rounds = [(pad.last + 1, pad.options.rounds) for _, pad in self._running()]
        self._window.commands.mark_pad(rounds[0] if rounds else None)

    def _running(self) -> list[tuple[Path, Pad]]:
        """Return the running pads and their files, without those that have ended since they were read."""
        newest = {} if self._pad is None else self._pad.keeper.newest
        pads = [(kept.file, newest.get(kept.file, kept.pad)) for kept in self._read]
        return [(file, pad) for file, pad in pads if pad is not None and pad.has_entries and not pad.is_over]

    def _show(self) -> bool:
        """Show the running pad, on the empty table or over a game; returns whether there is one."""
        running = self._running()
        if not running:
            self._window.pad_offer.hide()
            self._window.left_game.forget({self._offered})
            return False
        self._offered, pad = running[0]
        words = partial(self._words, pad, len(running) - 1)
        self._game = self._session.game  # which need not have begun to play
        if self._games.has_game:
            self._window.pad_offer.hide()
            self._window.left_game.show_pad(self._offered, words)
        else:
            self._window.pad_offer.show_pad(words)
        return True

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
            await show_message(self._window, cannot_open_text(file, error), details=details_of(error))
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
        self._pad.settle()
        return await self._pad.rescue.may_leave()

    def _people(self) -> tuple[str, ...]:
        return self._store.current.people
