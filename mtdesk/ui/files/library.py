"""The games on disk: the current one, those left or finished, and files that people name."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from mtdesk import clock, paths
from mtdesk.files import MOMENT, free_name, put_aside
from mtdesk.i18n import Labels, file_text, list_text
from mtdesk.record.errors import RecordError
from mtdesk.record.files import read_bounded, system_faults
from mtdesk.record.journal import cut_at, read_journal, set_aside
from mtdesk.record.model import Record
from mtdesk.record.record_file import parse_unplayed, record_bytes, write_record
from mtdesk.record.replay import OpenedGame, play_again
from mtdesk.rules.events import RoundEnded
from mtdesk.ui.files.disk import from_disk
from mtdesk.ui.files.game_file import Headlines
from mtdesk.ui.kit.ask import show_message
from mtdesk.ui.kit.progress import Cancelled, Progress, Report, with_progress
from mtdesk.ui.words.errors import cannot_open_text, cannot_save_text, details_of

SUFFIX = ".mtrain"


def library_folder() -> Path:
    """Return where games are kept that were left or finished."""
    return paths.user_data_dir() / paths.GAMES


def kept_games() -> list[Path]:
    """Return the files of these games, in the order in which they were left."""
    return sorted(library_folder().glob(f"*{SUFFIX}"))


def listed_games(recent: Sequence[str]) -> list[Path]:
    """Return the files of all games to list: these, and those recently opened or saved elsewhere."""
    return list(dict.fromkeys((*kept_games()[::-1], *map(Path, recent))))


class Library(QObject):
    """Reads and writes games, and reports failures over ``window`` in one sentence.

    ``touched`` carries the file of a game that was written or opened, ``removed`` the files of one that was
    deleted.
    """

    touched = Signal(object)
    removed = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.headlines = Headlines()

    async def last_game(self) -> OpenedGame | None:
        """Return the game in progress when the program ended.

        One that is over is returned only if it cannot be kept. Raises Cancelled if people do not want to wait
        until it has been read; it stays where it is.
        """
        path = paths.journal()
        try:
            game, fault = await with_progress(
                self._window,
                self.tr("Opening the last game…"),
                lambda progress: progress.in_thread(lambda: _recovered(path, progress.report)),
            )
            kept = path if fault is None else await asyncio.to_thread(set_aside, path)
        except RecordError as error:
            await self.show_message(cannot_open_text(await asyncio.to_thread(put_aside, path), error))
            return None
        if fault is not None:
            # The game goes on: no details, which could say which tile anyone holds.
            await self.show_message(cannot_open_text(kept, fault))
        if game is not None and game.is_finished and await self.keep_game(game.record, game.ended):
            with suppress(OSError):  # the journal of the next game takes its place
                await asyncio.to_thread(path.unlink, missing_ok=True)
            return None
        return game

    async def keep_game(self, record: Record, ended: Sequence[RoundEnded], file: Path | None = None) -> bool:
        """Write a game that leaves the table to the folder of games; returns whether it is safe there.

        ``ended`` is how its finished rounds ended. One that is untouched is not worth a file. ``file`` is
        where it is already kept, if it was continued from there.
        """
        if (file is None and record.is_untouched) or not any(played.moves for played in record.rounds):
            return True
        # Names are not unique by their moment: clocks are also set back.
        path = file or free_name(library_folder() / f"{clock.now():{MOMENT}}{SUFFIX}")
        try:
            await asyncio.to_thread(_write, path, record, ended)
        except RecordError as error:
            await self.show_message(cannot_save_text(path, error))
            return False
        self.touched.emit(path)
        return True

    async def look_at(self, path: Path) -> OpenedGame | None:
        """Return the game in a file, to be looked at unchanged.

        None if it cannot be opened, which is reported, or if people do not want to wait for it.
        """
        try:
            return await with_progress(
                self._window,
                Labels.tr("Opening “{file}”…").format(file=file_text(path.name)),
                lambda progress: _read(path, progress),
            )
        except RecordError as error:
            await self.show_message(cannot_open_text(path, error), details_of(error))
        except Cancelled:
            pass
        return None

    async def read(self, path: Path) -> OpenedGame | None:
        """Return the game in a file, to be played on; None as for `look_at`."""
        game = await self.look_at(path)
        if game is not None:
            self.touched.emit(path)
        return game

    async def save_as(self, record: Record, ended: Sequence[RoundEnded], over: QWidget | None = None) -> bool:
        """Ask for a file, write the game to it and say so; returns whether it is now there.

        ``ended`` as for `keep_game`. ``over``: asks and reports there, and not over the main window.
        """
        from mtdesk.ui.files.saving import Format, save_as, say_saved

        names = list_text([player.name for player in record.setup.players])
        games = Format(self.tr("Saved games"), SUFFIX, lambda: record_bytes(record, ended))
        window = over or self._window
        path = await save_as(window, names, [games])
        if path is not None:
            self.touched.emit(path)
            await say_saved(window, path)
        return path is not None

    async def show_message(self, sentence: str, details: str = "") -> None:
        """Say a sentence over the window until it is read; ``details`` are shown on request."""
        await show_message(self._window, sentence, details=details)


def _recovered(journal: Path, report: Report) -> tuple[OpenedGame | None, RecordError | None]:
    """Return the game in a journal as far as it can be played, if there is one, and what is damaged."""
    found = read_journal(journal)
    if found is None or found.record is None:
        return None, None if found is None else found.fault
    try:
        return play_again(found.record, report), found.fault
    except RecordError as error:
        cut_at(found.record, error)
        return play_again(found.record, report), error


async def _read(file: Path, progress: Progress) -> OpenedGame:
    """Return the game in a file, every move of it checked."""
    data = await from_disk(file, read_bounded)
    return await progress.in_thread(lambda: play_again(parse_unplayed(data), progress.report))


def _write(file: Path, record: Record, ended: Sequence[RoundEnded]) -> None:
    with system_faults():
        file.parent.mkdir(parents=True, exist_ok=True)
    write_record(file, record, ended)
