"""All data as one file, by the commands of the window."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from mtdesk import paths
from mtdesk.archive import BACKUPS, examine
from mtdesk.control.game import Game
from mtdesk.record.reading import read_record
from mtdesk.record.recovery import recover
from mtdesk.settings import read_settings
from mtdesk.stats.store import FILE_NAME, Store
from mtdesk.ui.data_desk import DataDesk, finish_import, own_folders
from tests.app.program import STILL, eventually, settle, started
from tests.ui.room import Room, journal, kept, open_game, opened, played
from tests.ui.test_library import answer, name

pytestmark = pytest.mark.window


def desk_of(room: Room, ended: list[bool]) -> DataDesk:
    store = Store(paths.user_data_dir() / FILE_NAME)
    return DataDesk(
        room.window, room.session, room.library, store, room.tasks, lambda: ended.append(True), settled
    )


async def settled() -> None:
    """Nothing is only in a window."""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "all.mtdata"


async def export(room: Room, file: Path) -> None:
    desk = desk_of(room, [])
    task = room.tasks.start(desk.export_all())
    await answer(name(file))
    await task


async def test_out_and_in_again(qapp: QApplication, file: Path) -> None:
    settle(replace(STILL, volume=33))
    async with opened() as room:
        room.store.change(volume=33)
        await room.play(Game.from_record(played(open_game(seed="theirs"), 2)))
        await export(room, file)
        theirs = room.game.record.copy()
    assert "data/current.journal" in examine(file, own_folders()).files
    settle(replace(STILL, volume=77))
    async with opened() as room:
        await room.play(Game.from_record(played(open_game(seed="mine"), 2)))
        mine, ended = room.game.record.copy(), list[bool]()
        desk = desk_of(room, ended)
        task = room.tasks.start(desk.import_file(file))
        assert "Import the data of" in await room.close_box("Import")
        await task
        assert ended
        assert desk.begins_anew
    assert await finish_import() is None
    settings, _ = read_settings(paths.user_config_dir() / "settings.json")
    assert settings.volume == 33
    found = recover(journal())
    assert found is not None
    assert found.record == theirs
    assert [read_record(path) for path in kept()] == [mine], "the game that was on the table is not lost"
    (backup,) = (paths.user_data_dir() / BACKUPS).glob("*.mtdata")
    assert "data/current.journal" in examine(backup, own_folders()).files


async def test_declined_nothing_happens(qapp: QApplication, file: Path) -> None:
    async with opened() as room:
        await room.play(Game.from_record(played(open_game(), 2)))
        await export(room, file)
        ended = list[bool]()
        desk = desk_of(room, ended)
        task = room.tasks.start(desk.import_file(file))
        await room.close_box("Cancel")
        await task
        await room.make()
        assert not ended
    assert not kept()
    assert not (paths.user_data_dir() / BACKUPS).exists()


async def test_bad_files_and_full_disks_get_a_sentence(
    qapp: QApplication, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text("no zip")
    async with opened() as room:
        await room.play(Game.from_record(played(open_game(), 2)))
        ended = list[bool]()
        desk = desk_of(room, ended)
        task = room.tasks.start(desk.import_file(file))
        assert await room.close_box() == "“all.mtdata” does not hold the data of mtdesk."
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


async def test_an_import_that_could_not_be_carried_out_is_told(qapp: QApplication) -> None:
    async with opened() as room:
        desk = desk_of(room, [])
        desk.problem = OSError(28, "No space left on device")
        desk.explain()
        assert "the disk is full" in await room.close_box()


async def test_the_program_begins_anew_with_what_came_in(qapp: QApplication, file: Path) -> None:
    settle(replace(STILL, language="nl"))
    async with opened() as room:
        await room.play(Game.from_record(played(open_game(seed="theirs"), 2)))
        await export(room, file)
    settle()
    async with started(qapp, open_game(seed="mine")) as desk:
        task = desk._tasks.start(desk.data.import_file(file))
        await eventually(lambda: QApplication.activeModalWidget() is not None)
        box = QApplication.activeModalWidget()
        assert box is not None
        next(button for button in box.buttons() if "Import" in button.text()).click()  # type: ignore[attr-defined]
        await task
        assert desk.closing.is_set()
        assert desk.data.begins_anew
    assert await finish_import() is None
    async with started(qapp) as desk:
        assert desk._translator.language == "nl"
        await eventually(lambda: desk.session.game is not None)
        assert desk.session.game is not None
        assert desk.session.game.setup.seed == "theirs"
