"""Which game is on the table: beginning, opening, leaving and keeping games, one after another."""

from __future__ import annotations

import asyncio
import random
import secrets
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from mtdesk.control.game import Game
from mtdesk.record.model import Record
from mtdesk.settings import SettingsStore
from mtdesk.ui.ask import ask
from mtdesk.ui.dialogs.choice import setup_of
from mtdesk.ui.dialogs.naming import NameGiver
from mtdesk.ui.dialogs.new_game import NewGameDialog
from mtdesk.ui.dialogs.unsaved import UnsavedQuestion
from mtdesk.ui.dialogs.welcome import WelcomeDialog, Wish
from mtdesk.ui.guide.game import COMPUTERS, YOU, guided_setup
from mtdesk.ui.guide.guide import Guide
from mtdesk.ui.library import Library
from mtdesk.ui.main_window import MainWindow
from mtdesk.ui.session import Session
from mtdesk.ui.texts.errors import notice_text


class GameDesk:
    """Puts games on the table. A game leaves it only when it is safe in the library.

    ``levels`` are the computer levels there are, the weakest first.
    """

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        library: Library,
        store: SettingsStore,
        levels: Sequence[str],
    ) -> None:
        self._window, self._session, self._library = window, session, library
        self._store, self._levels = store, tuple(levels)
        self._change = asyncio.Lock()
        self._as_opened: Record | None = None

    async def begin(self, file: Path | None) -> None:
        """Open the file named at the start, else go on with the last game, else ask for a new one."""
        async with self._change:
            last = await self._library.last_game()
            named = None if file is None else await self._library.read(file)
            if named is not None and last is not None and not await self._library.keep(last):
                named = None
            record = named or last
            if record is not None:
                self._put(Game.from_record(record), as_opened=named)
        if record is None:
            await self._first_game()

    async def _first_game(self) -> None:
        """Ask for a game; whoever opens the program for the first time may be shown how it goes."""
        if self._store.current.guide_offered:
            await self.new_game()
            return
        dialog = WelcomeDialog(self._window.table.look.theme, self._window)
        await ask(dialog)
        notice = self._store.change(guide_offered=True)
        await (self.guide() if dialog.wish is Wish.GUIDE else self.new_game())
        if notice is not None:
            await self._library.tell(notice_text(notice))

    async def guide(self) -> None:
        """Begin the guided first round."""
        giver = NameGiver(self._store.current.people, random.Random())  # noqa: S311 -- draws names, no secrets
        names = [giver.person([])]
        for _ in range(COMPUTERS):
            names.append(giver.computer(names))
        game = Game(guided_setup(names[YOU], names[1:]))
        await self._replace(self._session.game, game)
        if self._session.game is game:
            self._session.accompany(Guide(self._window.view, YOU, names))

    async def new_game(self) -> None:
        """Ask for a new game, and begin it."""
        settings = self._store.current
        rng = random.Random()  # noqa: S311 -- draws names, no secrets
        dialog = NewGameDialog(settings.last_game, self._levels, settings.people, rng, self._window)
        if not await ask(dialog):
            return
        choice = dialog.choice()
        people = [player.name for player in choice.players if player.kind == "human"]
        notice = self._store.keep(replace(settings.with_people(*people), last_game=choice))
        setup = setup_of(choice, secrets.token_hex(16), secrets.randbelow)
        await self._replace(self._session.game, Game(setup))
        if notice is not None:
            await self._library.tell(notice_text(notice))

    async def play_again(self) -> None:
        """Begin the same game once more with another deal."""
        game = self._session.game
        if game is not None:
            await self._replace(game, Game(replace(game.setup, seed=secrets.token_hex(16))))

    async def open(self) -> None:
        """Ask for a saved game, and put it on the table."""
        game = self._session.game
        path = await self._library.choose()
        record = None if path is None else await self._library.read(path)
        if record is not None:
            await self._replace(game, Game.from_record(record), as_opened=record)

    async def save_as(self) -> None:
        """Ask for a file, and write the game on the table to it."""
        if self._session.game is not None:
            await self._library.save_as(self._session.game.record)

    async def may_leave(self) -> bool:
        """Whether the program may end now; asks if moves would be lost by it."""
        if not self._session.is_unsaved:
            return True
        box = UnsavedQuestion(self._window)
        await ask(box)
        if box.wants_to_save:
            await self.save_as()
        return box.wants_to_leave

    async def _replace(self, old: Game | None, new: Game, *, as_opened: Record | None = None) -> None:
        """Put another game in the place of ``old``, if that is still on the table and can be kept."""
        async with self._change:
            if self._session.game is not old:
                return
            await self._session.end()
            if old is None or old.record == self._as_opened or await self._library.keep(old.record):
                self._put(new, as_opened=as_opened)
            else:
                self._session.begin(old, self._store.current)

    def _put(self, game: Game, *, as_opened: Record | None) -> None:
        self._as_opened = as_opened and as_opened.copy()
        self._session.begin(game, self._store.current)
