"""All data as one file: out, in again, and everything that may go wrong on the way."""

import asyncio
import os
import shutil
import sys
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QMessageBox, QProgressBar, QProgressDialog, QPushButton

from mtdesk import paths
from mtdesk.archive.names import BACKUPS, Folders, OnStep
from mtdesk.archive.transfer import finish, is_begun, make_ready, stage
from mtdesk.record.record_file import read_record
from mtdesk.record.rule_sets import RuleSet
from mtdesk.settings import read_settings
from mtdesk.stats.store import FILE_NAME, Store
from mtdesk.ui.kit import progress
from mtdesk.ui.kit.progress import Cancelled
from mtdesk.ui.shell import data_controller, starting
from mtdesk.ui.shell.data_controller import DataController, ImportOutcome, own_folders
from mtdesk.ui.shell.event_loop import Ending
from mtdesk.ui.shell.starting import finish_import
from tests.app.program import STILL, eventually, modal, settle, started
from tests.archives import names_in, prepare
from tests.records import recover, resumed
from tests.ui.files.test_library import answer
from tests.ui.files.test_library import name as name_of
from tests.ui.room import Room, kept, open_box, open_game, opened, played

THINGS = "the game on the table, 1 rule set(s), statistics and settings."


class Desk:
    """A room with a game on its table, and all its data going out and in."""

    def __init__(self, room: Room) -> None:
        async def settled() -> None:
            """Nothing is only in a window."""

        self.room = room
        self.ended = False
        store = Store(paths.user_data_dir() / FILE_NAME)
        self.data = DataController(room.context, store, self._end, settled)

    def _end(self) -> None:
        self.ended = True

    async def export(self, file: Path) -> None:
        task = self.room.tasks.start(self.data.export_all())
        await answer(name_of(file))
        box = await eventually(open_box)
        assert box.icon() is QMessageBox.Icon.Information, "no complaint"
        place = f"Saved as “{file.name}” in “{file.parent}”."
        assert f"{place} It contains the game on the table, " in await self.room.close_box()
        await task

    def bring_in(self, file: Path) -> "asyncio.Task[None]":
        return self.room.tasks.start(self.data.import_file(file))

    async def plays_on(self) -> None:
        """Nothing has been imported, and the game goes on."""
        assert not self.ended
        assert not self.data.will_restart
        move = await self.room.make()
        await eventually(lambda: self.room.game.record.rounds[-1].moves[-1] is move)


@asynccontextmanager
async def desk(seed: str = "mine") -> AsyncIterator[Desk]:
    async with opened() as room:
        await room.play(resumed(played(open_game(seed=seed), 2)))
        yield Desk(room)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "all.mtdata"


def everything() -> set[Path]:
    return set(paths.user_data_dir().rglob("*"))


async def test_out_and_in_again(qapp: QApplication, file: Path) -> None:
    settle(replace(STILL, volume=33))
    async with desk("theirs") as here:
        here.room.store.change(volume=33)
        await here.room.house_rules.shelf.save(RuleSet("Granny", "dutch", {}))
        await here.export(file)
        theirs = here.room.game.record.copy()
    assert "data/current.journal" in names_in(file)
    settle(replace(STILL, volume=77))
    async with desk("mine") as here:
        before = everything()
        task = here.bring_in(file)
        await here.room.close_box("Cancel")
        await task
        await here.plays_on()
        assert everything() == before
        mine = here.room.game.record.copy()
        task = here.bring_in(file)
        question = await eventually(open_box)
        assert f"The file contains {THINGS}" in question.informativeText()
        assert "Import the data from" in await here.room.close_box("Import")
        await task
        assert here.ended
        assert here.data.will_restart
    outcome = await finish_import(qapp, Ending(qapp))
    assert outcome.problem is None
    settings, _ = read_settings(paths.user_config_dir() / "settings.json")
    assert settings.volume == 33
    found = recover(paths.journal())
    assert found is not None
    assert found.record == theirs
    assert [read_record(path) for path in kept()] == [mine], "the game that was on the table is not lost"
    (backup,) = (paths.user_data_dir() / BACKUPS).glob("*.mtdata")
    assert "data/current.journal" in names_in(backup)
    async with opened() as room:
        data = Desk(room).data
        data.outcome = outcome
        data.show_outcome()
        box = await eventually(open_box)
        assert box.icon() is QMessageBox.Icon.Information, "no complaint"
        assert await room.close_box() == f"Imported: {THINGS}"


async def test_of_two_files_at_once_people_get_the_one_they_agree_to(
    qapp: QApplication, file: Path, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.mtdata"
    bad.write_text("no zip")
    settle()
    async with desk("theirs") as here:
        await here.export(file)
        theirs = here.room.game.record.copy()
    async with desk("mine") as here:
        first = here.bring_in(file)
        await eventually(open_box)
        second = here.bring_in(bad)
        await asyncio.to_thread(lambda: None)  # time enough to unpack the second file
        await here.room.close_box("Import")
        await first
        assert here.data.will_restart
        await second
    assert (await finish_import(qapp, Ending(qapp))).problem is None
    found = recover(paths.journal())
    assert found is not None
    assert found.record == theirs


async def test_bad_files_and_full_disks_get_a_sentence(qapp: QApplication, file: Path) -> None:
    file.write_text("no zip")
    async with desk() as here:
        task = here.bring_in(file)
        said = "“all.mtdata” cannot be opened: it is damaged, or not a file of this kind."
        assert await here.room.close_box() == said
        await task
        task = here.bring_in(file.with_name("none.mtdata"))
        assert "there is no such file" in await here.room.close_box()
        await task
        file.unlink()
        await here.export(file)
        (paths.user_data_dir() / BACKUPS).write_text("no folder")
        task = here.bring_in(file)
        await here.room.close_box("Import")
        assert "cannot be saved" in await here.room.close_box()
        await task
        await here.plays_on()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such names")
async def test_what_cannot_be_exported_is_named(qapp: QApplication, file: Path) -> None:
    async with opened() as room:
        games = paths.user_data_dir() / paths.GAMES
        games.mkdir(parents=True)
        for name in ("a\\b.mtrain", "c\nd.mtrain", "f\udcfcr.mtrain", "con.mtrain", "nul.mtrain"):
            (games / name).write_bytes(b"x")
        (games / "good.mtrain").write_bytes(b"x")
        task = room.tasks.start(Desk(room).data.export_all())
        await answer(name_of(file))
        said = await room.close_box()
        await task
    assert r"“data/games/a\b.mtrain”, “data/games/c\nd.mtrain”" in said
    assert "2 more" in said
    assert said.isprintable()
    assert "data/games/good.mtrain" in names_in(file)


@pytest.mark.parametrize("step", ["pack", "stage", "make_ready", "endangered"])
async def test_an_import_that_fails_leaves_everything_as_it_was(
    qapp: QApplication, file: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    async with desk() as here:
        await here.export(file)
        before = everything()
        monkeypatch.setattr(data_controller, step, fail)
        task = here.bring_in(file)
        if step != "stage":
            await here.room.close_box("Import")
        with pytest.raises(ZeroDivisionError):
            await task
        assert [type(error) for error in here.room.reported] == [ZeroDivisionError]
        here.room.reported.clear()
        await here.plays_on()
        if step != "make_ready":  # the game on the table has been kept then
            assert everything() == before
    assert await finish_import(qapp, Ending(qapp)) == ImportOutcome()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
async def test_nothing_is_imported_over_what_cannot_be_backed_up(qapp: QApplication, file: Path) -> None:
    async with desk() as here:
        precious = paths.user_data_dir() / "hands.json"
        precious.write_text("{}")
        await here.export(file)
        precious.unlink()
        os.mkfifo(precious)
        task = here.bring_in(file)
        await here.room.close_box("Import")
        assert "“data/hands.json”" in await here.room.close_box()
        await task
        assert not (paths.user_data_dir() / BACKUPS).exists()
        await here.plays_on()


async def test_cancelling_an_import_or_export_leaves_everything_as_it_was(
    qapp: QApplication, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "DELAY", 0.0)
    async with desk() as here:
        await here.export(file)
        before = everything()
        for step in ("stage", "pack"):
            with monkeypatch.context() as patch:
                patch.setattr(data_controller, step, for_ever)
                task = here.bring_in(file)
                if step != "stage":
                    await here.room.close_box("Import")
                await cancel(here.room)
                await task
                await here.plays_on()
        monkeypatch.setattr(data_controller, "pack", for_ever)
        task = here.room.tasks.start(here.data.export_all())
        await answer(name_of(file.with_name("other.mtdata")))
        await cancel(here.room)
        await task
        assert list(file.parent.iterdir()) == [file]
        assert everything() == before


def for_ever(*arguments: Any) -> None:
    """Work that reports and never ends."""
    while True:
        arguments[-1](0, 1)
        time.sleep(0.001)


async def cancel(room: Room) -> None:
    """Press Cancel beside the bar as soon as it is there and the work has begun."""

    def bar() -> QProgressDialog | None:
        found = room.window.findChildren(QProgressDialog)
        return next((one for one in found if one.isVisible() and is_busy(one)), None)

    def is_busy(dialog: QProgressDialog) -> bool:
        return any(bar.maximum() for bar in dialog.findChildren(QProgressBar))

    dialog = await eventually(bar)
    dialog.findChildren(QPushButton)[0].click()


# The end of an import, between two windows


async def test_an_import_that_cannot_be_carried_out_is_given_up(qapp: QApplication, file: Path) -> None:
    settle()
    async with desk("theirs") as here:
        await here.export(file)
    prepare(file, own_folders())
    in_the_way = paths.user_config_dir() / "settings.json"
    in_the_way.unlink()
    (in_the_way / "x").mkdir(parents=True)
    outcome = await finish_import(qapp, Ending(qapp))
    shutil.rmtree(in_the_way)
    async with opened() as room:
        data = Desk(room).data
        data.outcome = outcome
        data.show_outcome()
        assert str(paths.user_data_dir() / BACKUPS) in await room.close_box()
        await room.play(resumed(played(open_game(seed="mine"), 2)))
        mine = room.game.record.copy()
    assert await finish_import(qapp, Ending(qapp)) == ImportOutcome(), "what was played since stays"
    found = recover(paths.journal())
    assert found is not None
    assert found.record == mine


@pytest.fixture
async def ready(qapp: QApplication, file: Path) -> None:
    """What is there is exported, and imported by the next start."""
    async with desk() as here:
        await here.export(file)
    stage(file, own_folders())
    make_ready(own_folders())


async def test_an_import_that_takes_long_is_shown_between_the_windows(
    qapp: QApplication, ready: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    goes_on = threading.Event()

    def slowly(folders: Folders, report: OnStep) -> tuple[str, ...]:
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
    qapp: QApplication, ready: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths.journal().unlink()
    ending = Ending(qapp)

    def at_a_signal(folders: Folders, report: OnStep) -> tuple[str, ...]:
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
    assert not paths.journal().exists()
    assert (await finish_import(qapp, Ending(qapp))).problem is None
    assert paths.journal().exists()


async def test_the_program_restarts_with_what_came_in(qapp: QApplication, file: Path) -> None:
    settle(replace(STILL, language="nl"))
    async with desk("theirs") as here:
        await here.export(file)
    async with started(qapp, open_game(seed="mine")) as program:
        task = asyncio.create_task(program.data.import_file(file))
        box = await modal(QMessageBox)
        next(button for button in box.buttons() if "Import" in button.text()).click()
        await task
        assert program.closing.is_set()
        assert program.data.will_restart
    outcome = await finish_import(qapp, Ending(qapp))
    assert "current.journal" in outcome.imported
    async with started(qapp) as program:
        await eventually(lambda: program.session.game is not None)
        assert program.session.game is not None
        assert program.session.game.setup.seed == "theirs"
        assert program.window.commands.quit.text() == "A&fsluiten"
