"""The list of games over a room with two of them in the library: one finished, a later one half played."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from PySide6.QtWidgets import QApplication

from mtdesk.record.record_file import write_record
from mtdesk.ui.files.games_dialog import GamesDialog
from mtdesk.ui.files.library import library_folder
from tests.app.program import eventually
from tests.ui.room import finished, open_game, opened, played
from tests.ui.shell.test_file_controller import Files

OVER, HALF = "2026-01-01 10.00.00.000001.mtrain", "2026-01-02 10.00.00.000001.mtrain"


@asynccontextmanager
async def two_games() -> AsyncIterator[Files]:
    """A room with these games."""
    library_folder().mkdir(parents=True)
    write_record(library_folder() / OVER, finished(open_game("over")))
    write_record(library_folder() / HALF, played(open_game("half", rounds=2), 2))
    async with opened() as room:
        made = Files(room)
        yield made
        await made.scores.flush()
        made.replays.close()


def shown() -> GamesDialog | None:
    """The list, if it is open."""
    dialog = QApplication.activeModalWidget()
    return dialog if isinstance(dialog, GamesDialog) and dialog.isVisible() else None


async def asked(files: Files, *, rows: int = 2) -> GamesDialog:
    """The list, when everything in it has been read."""
    dialog = await eventually(shown)
    await eventually(lambda: len(dialog.games.rows) == rows)
    return dialog


async def reopened(files: Files, *, rows: int = 2) -> GamesDialog:
    """The list, opened as soon as the last one has closed."""

    def ask() -> GamesDialog | None:
        files.room.window.commands.games.trigger()
        return shown()

    await eventually(ask)
    return await asked(files, rows=rows)
