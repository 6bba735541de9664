"""Which game is on the table: starting, opening, leaving and keeping games."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Collection
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject

from mtdesk import clock, paths
from mtdesk.control.game import Game
from mtdesk.control.guided import COMPUTERS, YOU, guided_setup, is_guided
from mtdesk.files import put_aside
from mtdesk.game_choice import offered_levels, playable
from mtdesk.record.model import Record
from mtdesk.settings import SettingsStore
from mtdesk.ui.files.library import Library, library_folder
from mtdesk.ui.kit.ask import agrees
from mtdesk.ui.kit.progress import Cancelled
from mtdesk.ui.play.session import Session
from mtdesk.ui.window.main_window import MainWindow

if TYPE_CHECKING:
    from mtdesk.ui.words.rules.document import TableRules


class TableLeft(Struct, frozen=True):
    """The game on the table of a window, if there is one, and what is known of its files."""

    game: Game | None
    on_disk: Record | None
    file: Path | None
    is_last_unread: bool


class GameController(QObject):
    """Puts games on the table. A game leaves it only when it is safe in the library."""

    def __init__(self, window: MainWindow, session: Session, library: Library, store: SettingsStore) -> None:
        super().__init__(window)
        self._window, self._session, self._library, self._store = window, session, library, store
        self.turn = asyncio.Lock()
        """Held while one game takes the place of another."""
        self._on_disk: Record | None = None
        """The game on the table as stored in a file that was chosen or opened by name."""
        self.file: Path | None = None
        """Where in the library the game on the table was continued from, if it was."""
        self._is_last_unread = False
        """Whether the journal contains a game that people did not wait for."""
        self.show_result: Callable[[Path, Game], Awaitable[bool]] = _show_nothing
        """Shows how a game from a file ended, which is over; returns whether people only closed that.

        The game on the table waits meanwhile.
        """
        library.touched.connect(self._note)
        library.removed.connect(self._forget)

    def _note(self, file: Path) -> None:
        """Remember the file of a game that has just been written or opened."""
        self._store.keep(self._store.current.with_recent(file.absolute()))

    def _forget(self, files: Collection[Path]) -> None:
        recent = [name for name in self._store.current.recent_games if Path(name) not in files]
        self._store.change(recent_games=tuple(recent))

    @property
    def has_game(self) -> bool:
        """Whether a game is on the table."""
        return self._session.game is not None

    async def resume(self) -> None:
        """Continue the last game, if there is one.

        Hold ``turn`` from the start on: a game that came first would overwrite the journal.
        """
        try:
            last = await self._library.last_game()
        except Cancelled:
            self._is_last_unread = True
            return
        except Exception:  # an unexpected error; even then, the next game must not overwrite this one
            await asyncio.to_thread(put_aside, paths.journal())
            raise
        if last is not None:
            self._put(Game.resumed(last))

    def leave(self) -> TableLeft:
        """Return what is on the table once play has stopped, for the window that replaces this one."""
        return TableLeft(self._session.game, self._on_disk, self.file, self._is_last_unread)

    def take_over(self, left: TableLeft) -> None:
        """Continue the game that another window has left."""
        self._is_last_unread = left.is_last_unread
        if left.game is not None:
            self._put(left.game)
            self._on_disk, self.file = left.on_disk, left.file

    async def guide(self) -> None:
        """Start the guided first round."""
        from mtdesk.ui.words.people import NameGiver

        giver = NameGiver(self._store.current.people, random.Random())  # noqa: S311 -- draws names, no secrets
        names = [giver.person([])]
        for _ in range(COMPUTERS):
            names.append(giver.computer(names))
        await self.begin_game(Game(guided_setup(names[YOU], names[1:])))

    async def begin_game(self, new: Game) -> bool:
        """Put a game on the table that is not on disk yet; returns whether it is there.

        It is not if another one comes first, or if the old one cannot be kept.
        """
        old = self._session.game
        async with self.turn:
            if self._session.game is not old:
                return False
            begun = clock.now().replace(tzinfo=None, second=0, microsecond=0)
            new.record.setup = replace(new.setup, begun=begun)
            return await self._exchange(new)

    def rules(self) -> TableRules:
        """Return the rules of the game on the table; if there is none, those chosen last."""
        from mtdesk.ui.words.rules.writing import rules_of, table_rules

        game = self._session.game
        if game is not None:
            return rules_of(game.setup)
        return table_rules(playable(self._store.current.last_game, offered_levels()))

    async def play_again(self) -> None:
        """Start the same game again with another deal."""
        from mtdesk.record.deal_code import new_seed

        game = self._session.game
        if game is not None:
            await self.begin_game(Game(replace(game.setup, seed=new_seed())))

    async def restart(self) -> None:
        """Start the same game again with the same deals."""
        game = self._session.game
        if game is not None:
            await self.begin_game(Game(game.setup))

    async def open_file(self, path: Path) -> bool:
        """Open a game as `open_or_return` does; returns whether it could be read."""
        return await self.open_or_return(path) is not None

    async def open_or_return(self, path: Path) -> bool | None:
        """Put the game from a file on the table, replacing what is there.

        If it is over, only its result is shown; returns whether people only closed that. None if the file
        could not be read. Files that arrive together are opened in order, however long
        each takes to read.
        """
        async with self.turn:
            opened = await self._library.read(path)
            if opened is not None and not opened.is_finished:
                await self._exchange(Game.resumed(opened), path)
        if opened is None:
            return None
        return opened.is_finished and await self.show_result(path, Game.resumed(opened))

    async def save_as(self) -> bool:
        """Ask for a file, and write the game on the table to it; returns whether it is there."""
        game = self._session.game
        if game is None:
            return False
        record = game.record.copy()
        is_saved = await self._library.save_as(record, tuple(game.ended))
        if is_saved and self._session.game is game:
            self._on_disk = record
        return is_saved

    async def export(self, file: Path) -> bool:
        """Ask for another file, and write the game in this one to it; returns whether it is there."""
        game = await self._library.look_at(file)
        return game is not None and await self._library.save_as(game.record, game.ended)

    async def may_leave(self) -> bool:
        """Return whether the program may end now; asks if moves would be lost."""
        from mtdesk.ui.kit.ask import UnsavedQuestion

        await self._session.save()
        game = self._session.game
        if game is None or not self._session.is_unsaved or game.record == self._on_disk:
            return True
        text = self.tr("The last moves could not be saved and will be lost when you quit.")
        box = UnsavedQuestion(text, self._window)
        leaves = await agrees(box)
        if box.wants_other:
            await self.save_as()
        return leaves

    async def _exchange(self, new: Game, file: Path | None = None) -> bool:
        """Put another game on the table, if the old one can be kept; returns whether it is there.

        ``file`` is what the new one was opened from.
        """
        if self._is_last_unread and not await self._keep_last():
            return False
        await self._session.stop()
        old = self._session.game
        if (
            old is not None
            and old.record != self._on_disk
            and not await self._library.keep_game(old.record, old.ended, self.file)
        ):
            self._session.start_game(old, self._store.current)
            return False
        self._put(new, file)
        return True

    async def _keep_last(self) -> bool:
        """Keep the last game, which was saved in the background: its journal is about to be replaced."""
        try:
            last = await self._library.last_game()
        except Cancelled:
            return False
        if last is not None and not await self._library.keep_game(last.record, last.ended):
            return False
        self._is_last_unread = False
        return True

    def _put(self, game: Game, file: Path | None = None) -> None:
        """Put a game on the table, opened from ``file`` if it was, with its guide, if it has one."""
        from mtdesk.ui.guide.guide import Guide

        self._session.start_game(game, self._store.current)  # which may let others sit at the table
        self._on_disk = None if file is None else game.record.copy()
        self.file = file if file is not None and file.parent == library_folder() else None
        if is_guided(game.setup) and YOU in game.people and not game.is_over:
            names = [player.name for player in game.setup.players]
            tutor = Guide(self._window.view, YOU, names, self._session.stage.announce)
            tutor.catch_up(game)
            self._session.stage.tutor = tutor
        self._window.show_table()


async def _show_nothing(_: Path, __: Game) -> bool:
    """Stand in for what shows results until that is there."""
    return False
