"""The end of an import, between two windows, and what the second one says of it."""

import asyncio
import threading
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QMessageBox, QProgressBar, QProgressDialog, QPushButton

from mtdesk.archive.names import Folders, OnStep
from mtdesk.archive.transfer import finish, is_begun, make_ready, stage
from mtdesk.ui.kit import progress
from mtdesk.ui.kit.progress import Cancelled
from mtdesk.ui.shell import starting
from mtdesk.ui.shell.data_controller import ImportOutcome, own_folders
from mtdesk.ui.shell.ending import Ending
from mtdesk.ui.shell.starting import finish_import
from tests.app.program import eventually, modal
from tests.records import resumed
from tests.ui.room import Room, journal, open_box, open_game, opened, played
from tests.ui.shell.test_data_controller import desk_of, export, file

__all__ = ["file"]

pytestmark = pytest.mark.window


async def make_ready_import(room: Room, file: Path) -> None:
    """Export what is there, and have it carried out next."""
    await export(room, file)
    stage(file, own_folders())
    make_ready(own_folders())


async def test_an_import_that_takes_long_is_shown_between_the_windows(
    qapp: QApplication, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened() as room:
        await make_ready_import(room, file)
    goes_on = threading.Event()

    def slowly(folders: Folders, report: OnStep) -> bool:
        report(1, 2)
        assert goes_on.wait(60)
        return finish(folders, report)

    monkeypatch.setattr(progress, "DELAY", 0.0)
    monkeypatch.setattr(starting, "finish", slowly)
    carrying_out = asyncio.create_task(finish_import(qapp, Ending(qapp)))
    dialog = await modal(QProgressDialog)
    assert not any(button.isVisible() for button in dialog.findChildren(QPushButton))
    dialog.cancel()  # as Escape would
    (bar,) = dialog.findChildren(QProgressBar)
    await eventually(lambda: bar.value() == bar.maximum() / 2)
    goes_on.set()
    assert (await carrying_out).problem is None
    assert not is_begun(own_folders())


async def test_an_import_that_is_interrupted_is_completed_by_the_next_start(
    qapp: QApplication, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened() as room:
        await room.play(resumed(played(open_game(), 2)))
        await make_ready_import(room, file)
    journal().unlink()
    ending = Ending(qapp)

    def at_a_signal(folders: Folders, report: OnStep) -> bool:
        def heard(done: int, total: int) -> None:
            loop.call_soon_threadsafe(ending._close)
            while True:
                report(done, total)

        return finish(folders, heard)

    loop = asyncio.get_running_loop()
    with monkeypatch.context() as patched:
        patched.setattr(starting, "finish", at_a_signal)
        with pytest.raises(Cancelled):
            await finish_import(qapp, ending)
    assert is_begun(own_folders())
    assert not journal().exists()
    assert (await finish_import(qapp, Ending(qapp))).problem is None
    assert journal().exists()


async def test_an_import_is_told_with_what_came_in(qapp: QApplication) -> None:
    async with opened() as room:
        desk = desk_of(room, [])
        desk.show_outcome()
        await asyncio.sleep(0)
        assert open_box() is None, "nothing was imported"
        desk.outcome = ImportOutcome(("games", "current.journal", "settings.json"))
        desk.show_outcome()
        box = await eventually(open_box)
        assert box.icon() is QMessageBox.Icon.Information, "no complaint"
        things = "the game on the table, statistics and settings"
        assert await room.close_box() == f"Imported: {things}."
