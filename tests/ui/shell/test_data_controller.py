"""All data as one file, by the commands of the window."""

import os
import shutil
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QMessageBox, QProgressBar, QProgressDialog, QPushButton

from mtdesk import paths
from mtdesk.archive.names import BACKUPS
from mtdesk.archive.transfer import examine
from mtdesk.record.record_file import read_record
from mtdesk.settings import read_settings
from mtdesk.stats.store import FILE_NAME, Store
from mtdesk.ui.kit import progress
from mtdesk.ui.shell import data_controller as data_desk
from mtdesk.ui.shell.data_controller import DataController, ImportOutcome, own_folders
from mtdesk.ui.shell.ending import Ending
from mtdesk.ui.shell.starting import finish_import
from tests.app.program import STILL, eventually, settle, started
from tests.archives import prepare
from tests.records import recover, resumed
from tests.ui.files.test_library import answer
from tests.ui.files.test_library import name as name_of
from tests.ui.room import Room, journal, kept, open_box, open_game, opened, played

pytestmark = pytest.mark.window


def desk_of(room: Room, ended: list[bool]) -> DataController:
    store = Store(paths.user_data_dir() / FILE_NAME)
    return DataController(room.context, store, lambda: ended.append(True), settled)


async def settled() -> None:
    """Nothing is only in a window."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "all.mtdata"


async def export(room: Room, file: Path) -> None:
    desk = desk_of(room, [])
    task = room.tasks.start(desk.export_all())
    await answer(name_of(file))
    box = await eventually(open_box)
    assert box.icon() is QMessageBox.Icon.Information, "no complaint"
    assert f"Saved as “{file.name}” in “{file.parent}”." in await room.close_box()
    await task


async def test_out_and_in_again(qapp: QApplication, file: Path) -> None:
    settle(replace(STILL, volume=33))
    async with opened() as room:
        room.store.change(volume=33)
        await room.play(resumed(played(open_game(seed="theirs"), 2)))
        await export(room, file)
        theirs = room.game.record.copy()
    assert "data/current.journal" in examine(file, own_folders()).files
    settle(replace(STILL, volume=77))
    async with opened() as room:
        await room.play(resumed(played(open_game(seed="mine"), 2)))
        ended = list[bool]()
        desk = desk_of(room, ended)
        task = room.tasks.start(desk.import_file(file))
        await room.close_box("Cancel")
        await task
        assert not ended
        assert not kept()
        assert not (paths.user_data_dir() / BACKUPS).exists()
        await room.make()
        mine = room.game.record.copy()
        task = room.tasks.start(desk.import_file(file))
        question = await eventually(open_box)
        assert (
            "The file contains the game on the table, statistics and settings." in question.informativeText()
        )
        assert "Import the data from" in await room.close_box("Import")
        await task
        assert ended
        assert desk.will_restart
    outcome = await finish_import(qapp, Ending(qapp))
    assert "settings.json" in outcome.imported
    assert outcome.problem is None
    settings, _ = read_settings(paths.user_config_dir() / "settings.json")
    assert settings.volume == 33
    found = recover(journal())
    assert found is not None
    assert found.record == theirs
    assert [read_record(path) for path in kept()] == [mine], "the game that was on the table is not lost"
    (backup,) = (paths.user_data_dir() / BACKUPS).glob("*.mtdata")
    assert "data/current.journal" in examine(backup, own_folders()).files


async def test_bad_files_and_full_disks_get_a_sentence(
    qapp: QApplication, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text("no zip")
    async with opened() as room:
        await room.play(resumed(played(open_game(), 2)))
        ended = list[bool]()
        desk = desk_of(room, ended)
        task = room.tasks.start(desk.import_file(file))
        assert (
            await room.close_box()
            == "“all.mtdata” is damaged, or does not contain mtdesk data, so nothing was imported."
        )
        await task
        task = room.tasks.start(desk.import_file(file.with_name("none.mtdata")))
        assert "there is no such file" in await room.close_box()
        await task
        file.unlink()
        await export(room, file)
        (paths.user_data_dir() / BACKUPS).write_text("no folder")
        task = room.tasks.start(desk.import_file(file))
        await room.close_box("Import")
        assert "cannot be saved" in await room.close_box()
        await task
        assert not ended
        await room.make()  # the game goes on


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such names")
async def test_what_cannot_be_exported_is_named(qapp: QApplication, file: Path) -> None:
    async with opened() as room:
        games = paths.user_data_dir() / paths.GAMES
        games.mkdir(parents=True)
        for name in ("a\\b.mtrain", "c\nd.mtrain", "f\udcfcr.mtrain", "con.mtrain", "nul.mtrain"):
            (games / name).write_bytes(b"x")
        (games / "good.mtrain").write_bytes(b"x")
        desk = desk_of(room, [])
        task = room.tasks.start(desk.export_all())
        await answer(name_of(file))
        said = await room.close_box()
        await task
    assert r"“data/games/a\b.mtrain”, “data/games/c\nd.mtrain”" in said
    assert "2 more" in said
    assert said.isprintable()
    assert "data/games/good.mtrain" in examine(file, own_folders()).files


@pytest.mark.parametrize("step", ["pack", "stage", "make_ready", "endangered"])
async def test_an_import_that_fails_leaves_everything_as_it_was(
    qapp: QApplication, file: Path, monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    async with opened() as room:
        await room.play(resumed(played(open_game(), 2)))
        await export(room, file)
        before = set(paths.user_data_dir().rglob("*"))
        monkeypatch.setattr(data_desk, step, fail)
        ended = list[bool]()
        desk = desk_of(room, ended)
        task = room.tasks.start(desk.import_file(file))
        await room.close_box("Import")
        with pytest.raises(ZeroDivisionError):
            await task
        assert [type(error) for error in room.reported] == [ZeroDivisionError]
        room.reported.clear()
        assert not ended
        assert not desk.will_restart
        await room.make()  # it is not paused
        if step != "make_ready":  # the game on the table has been kept then
            assert set(paths.user_data_dir().rglob("*")) == before
    assert await finish_import(qapp, Ending(qapp)) == ImportOutcome()


def fail(*_: object) -> None:
    raise ZeroDivisionError


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")
async def test_nothing_is_imported_over_what_cannot_be_backed_up(qapp: QApplication, file: Path) -> None:
    async with opened() as room:
        await room.play(resumed(played(open_game(), 2)))
        precious = paths.user_data_dir() / "hands.json"
        precious.write_text("{}")
        await export(room, file)
        precious.unlink()
        os.mkfifo(precious)
        ended = list[bool]()
        desk = desk_of(room, ended)
        task = room.tasks.start(desk.import_file(file))
        await room.close_box("Import")
        assert "“data/hands.json”" in await room.close_box()
        await task
        assert not ended
        assert not (paths.user_data_dir() / BACKUPS).exists()
        await room.make()


async def test_cancelling_an_import_or_export_leaves_everything_as_it_was(
    qapp: QApplication, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "DELAY", 0.0)
    async with opened() as room:
        await room.play(resumed(played(open_game(), 2)))
        await export(room, file)
        before = set(paths.user_data_dir().rglob("*"))
        for step in ("examine", "stage", "pack"):
            with monkeypatch.context() as patch:
                patch.setattr(data_desk, step, for_ever)
                ended = list[bool]()
                desk = desk_of(room, ended)
                task = room.tasks.start(desk.import_file(file))
                if step != "examine":
                    await room.close_box("Import")
                await cancel(room)
                await task
                assert not ended
                await room.make()
        monkeypatch.setattr(data_desk, "pack", for_ever)
        task = room.tasks.start(desk_of(room, []).export_all())
        await answer(name_of(file.with_name("other.mtdata")))
        await cancel(room)
        await task
        assert list(file.parent.iterdir()) == [file]
        assert set(paths.user_data_dir().rglob("*")) == before


def for_ever(*arguments: Any) -> None:
    """Work that reports and never ends."""
    while True:
        arguments[-1](0, 1)
        time.sleep(0.001)


async def cancel(room: Room) -> None:
    """Press Cancel beside the bar as soon as it is there and the work has begun."""

    def bar() -> QProgressDialog | None:
        found = room.window.findChildren(QProgressDialog)
        return next((one for one in found if one.isVisible() and _is_busy(one)), None)

    dialog = await eventually(bar)
    dialog.findChildren(QPushButton)[0].click()


def _is_busy(dialog: QProgressDialog) -> bool:
    return any(bar.maximum() for bar in dialog.findChildren(QProgressBar))


async def test_an_import_that_cannot_be_carried_out_is_given_up(qapp: QApplication, file: Path) -> None:
    settle()
    async with opened() as room:
        await room.play(resumed(played(open_game(seed="theirs"), 2)))
        await export(room, file)
    prepare(file, own_folders())
    in_the_way = paths.user_config_dir() / "settings.json"
    in_the_way.unlink()
    (in_the_way / "x").mkdir(parents=True)
    outcome = await finish_import(qapp, Ending(qapp))
    shutil.rmtree(in_the_way)
    async with opened() as room:
        desk = desk_of(room, [])
        desk.outcome = outcome
        desk.show_outcome()
        assert str(paths.user_data_dir() / BACKUPS) in await room.close_box()
        await room.play(resumed(played(open_game(seed="mine"), 2)))
        mine = room.game.record.copy()
    assert await finish_import(qapp, Ending(qapp)) == ImportOutcome(), "what was played since stays"
    found = recover(journal())
    assert found is not None
    assert found.record == mine


async def test_the_program_restarts_with_what_came_in(qapp: QApplication, file: Path) -> None:
    settle(replace(STILL, language="nl"))
    async with opened() as room:
        await room.play(resumed(played(open_game(seed="theirs"), 2)))
        await export(room, file)
    async with started(qapp, open_game(seed="mine")) as desk:
        task = desk._tasks.start(desk.data.import_file(file))
        box = await eventually(QApplication.activeModalWidget)
        next(button for button in box.buttons() if "Import" in button.text()).click()  # type: ignore[attr-defined]
        await task
        assert desk.closing.is_set()
        assert desk.data.will_restart
    outcome = await finish_import(qapp, Ending(qapp))
    assert "current.journal" in outcome.imported
    async with started(qapp) as desk:
        assert desk._translator.language == "nl"
        await eventually(lambda: desk.session.game is not None)
        assert desk.session.game is not None
        assert desk.session.game.setup.seed == "theirs"
