"""The commands for all of a person's data as one file."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QObject

from mtdesk import __version__, paths
from mtdesk.archive import (
    BACKUPS,
    DATA,
    SUFFIX,
    ArchiveError,
    Contents,
    Folders,
    backup_file,
    examine,
    finish,
    packed,
    stage,
)
from mtdesk.files import write_whole
from mtdesk.record.errors import system_fault
from mtdesk.stats.store import Store
from mtdesk.ui.ask import agrees
from mtdesk.ui.library import JOURNAL, Library
from mtdesk.ui.main_window import MainWindow
from mtdesk.ui.opening import choose_file
from mtdesk.ui.saving import Format, save_as
from mtdesk.ui.session import Session
from mtdesk.ui.tasks import Tasks
from mtdesk.ui.texts.errors import cannot_open_text, cannot_save_text, error_clause
from mtdesk.ui.texts.statistics import archive_text

_Answer = TypeVar("_Answer")


def own_folders() -> Folders:
    """The folders of the person who plays."""
    return Folders(paths.user_config_dir(), paths.user_data_dir())


async def finish_import() -> OSError | None:
    """Carry out an import that has been made ready, before anything else uses the files.

    Returns what kept it from that; it is tried again at the next start then.
    """
    try:
        await asyncio.to_thread(finish, own_folders())
    except OSError as error:
        return error
    return None


class DataDesk(QObject):
    """Exports and imports all data.

    ``end`` ends the program; ``begins_anew`` then says whether it is to begin with what was imported.
    ``settle`` writes down what is still only in windows.
    ``problem`` is what kept ``finish_import`` from its work.
    """

    def __init__(
        self,
        window: MainWindow,
        session: Session,
        library: Library,
        store: Store,
        tasks: Tasks,
        end: Callable[[], None],
        settle: Callable[[], Awaitable[None]],
    ) -> None:
        super().__init__(window)
        self._window, self._session, self._library = window, session, library
        self._store, self._tasks, self._end, self._settle = store, tasks, end, settle
        self.begins_anew = False
        self.problem: OSError | None = None
        window.commands.export_data.triggered.connect(lambda: tasks.start(self.export_all()))
        window.commands.import_data.triggered.connect(lambda: tasks.start(self.import_all()))

    def explain(self) -> None:
        """Say that an import could not be carried out, if so."""
        if self.problem is not None:
            words = self.tr(
                "The import could not be completed and is tried again at the next start: {reason}."
            )
            reason = error_clause(system_fault(self.problem))
            self._tasks.start(self._library.tell(words.format(reason=reason)))

    async def export_all(self) -> None:
        """Ask for a file, and write everything to it."""
        await self._settle()
        title = f"mtdesk {datetime.now().astimezone():%Y-%m-%d}"
        await save_as(
            self._window, title, [Format(self.tr("All data of mtdesk"), SUFFIX, lambda _: self._packed())]
        )

    async def import_all(self) -> None:
        """Ask for a file, and whether to take it in; then begin anew with it."""
        file = await choose_file(self._window, self.tr("All data of mtdesk"), SUFFIX)
        if file is not None:
            await self.import_file(file)

    async def import_file(self, file: Path) -> None:
        """Ask whether to take in this file, and do."""
        from mtdesk.ui.dialogs.import_data import ImportQuestion

        contents = await self._checked(file, examine)
        if contents is None:
            return
        if not await agrees(ImportQuestion(contents, self._window)):
            return
        self._session.pause(True)  # or computers would make moves that are kept nowhere
        if await self._make_ready(file, contents):
            self.begins_anew = True
            self._end()
        else:
            self._session.pause(self._window.commands.pause.isChecked())

    async def _make_ready(self, file: Path, contents: Contents) -> bool:
        """Keep what is there, and let an import be carried out next; returns whether it will be."""
        if f"{DATA}/{JOURNAL}" in contents.files and not await self._keep_game():
            return False
        return await self._back_up() and bool(await self._checked(file, _stage))

    async def _keep_game(self) -> bool:
        """Put the game on the table among the saved ones, since another one comes in its place."""
        game = self._session.game
        return game is None or await self._library.keep(game.record.copy())

    async def _back_up(self) -> bool:
        """Keep a copy of everything as it is; returns whether it is there."""
        await self._settle()
        data, now = paths.user_data_dir(), datetime.now().astimezone()
        try:
            await asyncio.to_thread(lambda: write_whole(backup_file(data, now, SUFFIX), self._packed()))
        except OSError as error:
            await self._library.tell(cannot_save_text(data / BACKUPS, system_fault(error)))
            return False
        return True

    def _packed(self) -> bytes:
        with self._store.at_rest():
            return packed(own_folders(), __version__, datetime.now().astimezone())

    async def _checked(self, file: Path, work: Callable[[Path, Folders], _Answer]) -> _Answer | None:
        """What comes of working on a file in a thread; None if it cannot be read, which is told."""
        try:
            return await asyncio.to_thread(work, file, own_folders())
        except ArchiveError as error:
            sentence = archive_text(file, error)
        except OSError as error:
            sentence = cannot_open_text(file, system_fault(error))
        await self._library.tell(sentence)
        return None


def _stage(file: Path, folders: Folders) -> bool:
    stage(file, folders)
    return True
