"""All of a person's data as one file."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

from msgspec import Struct
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox, QWidget

from mtdesk import __version__, clock, paths
from mtdesk.archive.names import BACKUPS, DATA, SUFFIX, Folders, OnStep
from mtdesk.archive.transfer import (
    Contents,
    backup_file,
    discard,
    endangered,
    make_ready,
    pack,
    stage,
)
from mtdesk.files import whole_file
from mtdesk.i18n import file_text, moment_text
from mtdesk.paths import JOURNAL
from mtdesk.record.errors import RecordError, system_fault
from mtdesk.stats.store import Store
from mtdesk.ui.kit.ask import Question, agrees, show_message
from mtdesk.ui.kit.progress import Cancelled, with_progress
from mtdesk.ui.play.context import Context
from mtdesk.ui.words.errors import cannot_open_text, cannot_save_text, error_clause
from mtdesk.ui.words.statistics import (
    endangered_text,
    exported_text,
    imported_text,
    skipped_text,
    things_text,
)

_Answer = TypeVar("_Answer")


def own_folders() -> Folders:
    """Return the folders of the current player."""
    return Folders(paths.user_config_dir(), paths.user_data_dir())


class ImportOutcome(Struct, frozen=True):
    """The outcome of an import that was ready, if there was one.

    ``imported`` are the names of what came in. ``problem`` is what prevented it; it has then been given up.
    """

    imported: tuple[str, ...] = ()
    problem: OSError | None = None


class DataController(QObject):
    """Exports and imports all data.

    ``end`` ends the program; ``will_restart`` then says whether it is to start with what was imported.
    ``save_windows`` saves what is still only in windows. ``outcome`` is what ``finish_import`` has returned.
    """

    def __init__(
        self,
        context: Context,
        store: Store,
        end: Callable[[], None],
        save_windows: Callable[[], Awaitable[None]],
    ) -> None:
        window, tasks = context.window, context.tasks
        super().__init__(window)
        self._window, self._session, self._library = window, context.session, context.library
        self._store, self._tasks, self._end, self._save_windows = store, tasks, end, save_windows
        self._one_by_one = asyncio.Lock()
        self.will_restart = False
        self.outcome = ImportOutcome()

    def show_outcome(self) -> None:
        """Say what has come of an import that was to be carried out before this window was made."""
        if self.outcome.imported:
            words = imported_text(self.outcome.imported)
            self._tasks.start(show_message(self._window, words, QMessageBox.Icon.Information))
        if self.outcome.problem is not None:
            words = self.tr(
                "The import could not be completed: {reason}. Your previous data is kept in “{folder}”."
            )
            reason = error_clause(system_fault(self.outcome.problem))
            folder = file_text(own_folders().data / BACKUPS)
            self._tasks.start(self._library.show_message(words.format(reason=reason, folder=folder)))

    async def export_all(self) -> None:
        from mtdesk.ui.files.saving import Format, choose_target

        await self._save_windows()
        title = f"mtdesk {clock.now():%Y-%m-%d}"
        chosen = await choose_target(self._window, title, [Format(self.tr("All mtdesk data"), SUFFIX)])
        if chosen is None:
            return
        file, _ = chosen
        try:
            skipped = await self._with_progress(
                self.tr("Exporting all data…"), lambda report: self._pack(file, report)
            )
        except Cancelled:
            return
        except OSError as error:
            await self._library.show_message(cannot_save_text(file, system_fault(error)))
            return
        if skipped:
            await self._library.show_message(skipped_text(file, skipped))
        else:
            names = await asyncio.to_thread(lambda: [name for name, _ in own_folders().files()])
            await show_message(self._window, exported_text(file, names), QMessageBox.Icon.Information)

    async def import_all(self) -> None:
        """Ask for a file, and whether to import it; then start again with it."""
        from mtdesk.ui.files.saving import choose_file

        file = await choose_file(self._window, self.tr("All mtdesk data"), SUFFIX)
        if file is not None:
            await self.import_file(file)

    async def import_file(self, file: Path) -> None:
        """Ask whether to import this file, and do so; on any failure, nothing has changed.

        Files that arrive together come one after the other, until people agree to one.
        """
        async with self._one_by_one:  # all are unpacked in the same place
            if not self.will_restart:
                await self._import(file)

    async def _import(self, file: Path) -> None:
        try:
            self.will_restart = await self._make_ready(file)
        except Cancelled:
            return
        except RecordError as error:
            await self._library.show_message(cannot_open_text(file, error))
        except OSError as error:
            await self._library.show_message(cannot_open_text(file, system_fault(error)))
        if self.will_restart:
            self._end()

    async def _make_ready(self, file: Path) -> bool:
        """Ask, keep what is there, and let an import be carried out next; returns whether it will be.

        Raises Cancelled, RecordError and OSError; neither a backup nor an import is then left.
        """
        folders = own_folders()
        async with contextlib.AsyncExitStack() as undo:
            contents = await self._with_progress(
                self.tr("Importing…"), lambda report: stage(file, folders, report)
            )
            undo.push_async_callback(asyncio.to_thread, discard, folders)
            if not await agrees(ImportQuestion(contents, self._window)):
                return False
            self._session.set_paused(True)  # otherwise computers would make moves that are saved nowhere
            undo.callback(lambda: self._session.set_paused(self._window.commands.pause.isChecked()))
            await self._save_windows()
            if not await self._back_up(contents, undo):
                return False
            # Last of all: a game that is kept, but continues, would exist twice.
            game = self._session.game if f"{DATA}/{JOURNAL}" in contents.files else None
            if game is not None and not await self._library.keep_game(game.record.copy(), tuple(game.ended)):
                return False
            await asyncio.to_thread(make_ready, folders)
            undo.pop_all()
        return True

    async def _back_up(self, contents: Contents, undo: contextlib.AsyncExitStack) -> bool:
        """Back up everything as it is; returns whether that includes all that an import would replace."""
        backup = own_folders().data / BACKUPS
        try:
            backup = await asyncio.to_thread(backup_file, paths.user_data_dir(), clock.now(), SUFFIX)
            undo.push_async_callback(asyncio.to_thread, _delete_backup, backup)
            skipped = await self._with_progress(
                self.tr("Importing…"), lambda report: self._pack(backup, report)
            )
        except OSError as error:
            await self._library.show_message(cannot_save_text(backup, system_fault(error)))
            return False
        lost = await asyncio.to_thread(endangered, skipped, contents, own_folders())
        if lost:
            await self._library.show_message(endangered_text(lost))
        elif skipped:  # they stay where they are
            await self._library.show_message(skipped_text(backup, skipped))
        return not lost

    def _pack(self, file: Path, report: OnStep) -> tuple[str, ...]:
        with self._store.at_rest(), whole_file(file) as target:
            return pack(target, own_folders(), __version__, clock.now(), report)

    async def _with_progress(self, label: str, work: Callable[[OnStep], _Answer]) -> _Answer:
        """Do something in a thread, with a bar and Cancel over the window if it takes long."""
        return await with_progress(
            self._window, label, lambda progress: progress.in_thread(lambda: work(progress.report))
        )


class ImportQuestion(Question):
    """Says what is in a file of all data and what will happen to the existing data, and asks."""

    def __init__(self, contents: Contents, parent: QWidget | None = None) -> None:
        moment = moment_text(clock.local(contents.made))
        super().__init__(
            self.tr("Import the data from {moment}?").format(moment=moment),
            self.tr("&Import"),
            parent,
            more=self.tr(
                "The file contains {things}. Settings and statistics replace yours, but your other games, "
                "rule sets and score pads stay. Everything is first copied to “backups” in your data folder, "
                "and the window reopens."
            ).format(things=things_text(contents.files)),
            risky=True,
        )


def _delete_backup(backup: Path) -> None:
    """Delete a copy of the unchanged data, and its folder if nothing else is in it."""
    backup.unlink(missing_ok=True)
    with contextlib.suppress(OSError):
        backup.parent.rmdir()
