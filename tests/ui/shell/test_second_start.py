"""Starting again while the program runs: the file is opened there, and its window comes forward."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from mtdesk import app, paths, start
from mtdesk.files import free_name, write_whole
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.shell.ending import Ending
from mtdesk.ui.shell.lock import Claim, Lock
from mtdesk.ui.shell.second_start import SecondStarts, hand_over
from mtdesk.ui.window.first_window import FirstWindow
from tests.app.program import PATIENCE, eventually

pytestmark = pytest.mark.window


@pytest.fixture
def opened() -> list[Path]:
    return []


@pytest.fixture
def first(qapp: QApplication, opened: list[Path]) -> Iterator[SecondStarts]:
    """A program that runs."""

    async def open_file(file: Path) -> None:
        opened.append(file)

    def fail(error: BaseException) -> None:
        raise error

    window = QWidget()
    starts = SecondStarts(window, open_file, Tasks(fail))
    yield starts
    window.deleteLater()


async def second(file: Path | None) -> bool:
    return await asyncio.to_thread(hand_over, file, PATIENCE)


async def test_files_are_opened_where_the_program_runs(first: SecondStarts, opened: list[Path]) -> None:
    first.listen()
    first._window.showMinimized()
    for file in (Path("game.mtrain"), None, Path("/an/other \udcff.mtrain")):
        assert await second(file)
    await asyncio.sleep(0)
    assert opened == [Path.cwd() / "game.mtrain", Path("/an/other \udcff.mtrain")]
    assert not first._window.isMinimized()
    assert not list((paths.user_data_dir() / "requests").iterdir())


def delete(folder: Path) -> None:
    shutil.rmtree(folder)


def move(folder: Path) -> None:
    folder.rename(free_name(folder.with_name("elsewhere")))


def put_a_file_there_for_a_while(folder: Path) -> None:
    delete(folder)
    folder.write_text("")
    folder.unlink()


@pytest.mark.parametrize("lose", [delete, move, put_a_file_there_for_a_while])
async def test_requests_are_heard_after_the_data_folder_has_gone(
    first: SecondStarts, opened: list[Path], lose: Callable[[Path], None]
) -> None:
    first.listen()
    for name in ("a.mtrain", "b.mtrain"):
        lose(paths.user_data_dir())
        assert await second(Path(name))
    await eventually(lambda: len(opened) == 2)


async def test_requests_are_heard_where_their_folder_could_not_be_made_at_first(
    first: SecondStarts, opened: list[Path]
) -> None:
    paths.user_data_dir().parent.mkdir(parents=True, exist_ok=True)
    paths.user_data_dir().write_text("")
    first.listen()
    paths.user_data_dir().unlink()
    assert await second(Path("a.mtrain"))
    await eventually(lambda: opened)


async def test_a_program_that_is_just_starting_takes_what_waits(
    first: SecondStarts, opened: list[Path]
) -> None:
    asking = asyncio.create_task(second(Path("/early")))
    while not list((paths.user_data_dir() / "requests").glob("*.json")):
        await asyncio.sleep(0.001)
    first.listen()
    assert await asking
    assert opened == [Path("/early")]


def test_nobody_takes_it() -> None:
    assert not hand_over(Path("game"), patience=0.0)
    assert not list((paths.user_data_dir() / "requests").iterdir()), "it is not left for the next start"


def test_where_nothing_can_be_written_nobody_takes_it() -> None:
    paths.user_data_dir().parent.mkdir()
    paths.user_data_dir().write_text("a file stands in the way")
    assert not hand_over(None)


async def test_a_request_of_somebody_who_was_killed_is_not_followed(
    first: SecondStarts, opened: list[Path]
) -> None:
    folder = paths.user_data_dir() / "requests"
    folder.mkdir(parents=True)
    (folder / "x.json").write_bytes(b'{"open": "/old", "at": 0}')
    first.listen()
    await asyncio.sleep(0)
    assert not list(folder.iterdir())
    assert opened == []


async def test_the_clock_of_a_network_disk_does_not_matter(first: SecondStarts, opened: list[Path]) -> None:
    folder = paths.user_data_dir() / "requests"
    folder.mkdir(parents=True)
    request = {"open": "/x.mtrain", "at": time.time()}
    (folder / "x.json").write_text(json.dumps(request))
    os.utime(folder / "x.json", (0, 0))
    first.listen()
    await eventually(lambda: opened)


@pytest.mark.parametrize(
    "nonsense", [b"", b"[]", b"{}", b"null", b"[" * 60_000, b'{"open": 7, "at": "x"}', b"\xff"]
)
async def test_nonsense_is_thrown_away(first: SecondStarts, opened: list[Path], nonsense: bytes) -> None:
    folder = paths.user_data_dir() / "requests"
    folder.mkdir(parents=True)
    (folder / "x.json").write_bytes(nonsense)
    first.listen()
    await asyncio.sleep(0)
    assert not list(folder.iterdir())
    assert opened == []


def test_a_second_start_of_the_real_program_ends_at_once(mtdesk_home: Path) -> None:
    """The first one here is whoever holds the lock and takes the request."""
    held = Lock(paths.user_data_dir())
    assert held.take() is Claim.OURS
    command = [sys.executable, "-m", "mtdesk", "pyproject.toml"]
    with subprocess.Popen(command, cwd=Path(__file__).parents[3]) as program:
        folder = paths.user_data_dir() / "requests"
        while not (waiting := list(folder.glob("*.json"))):
            assert program.poll() is None
        waiting[0].unlink()
        assert program.wait() == 0
    held.release()


async def test_while_the_program_ends_requests_are_left_for_the_next_start(
    first: SecondStarts, opened: list[Path]
) -> None:
    first.listen()
    first._window.show()
    first.stop_listening()
    first._window.hide()
    folder = paths.user_data_dir() / "requests"
    write_whole(folder / "x.json", b'{"open": "/late"}')
    first._look()  # as Qt does if it has noticed a change before the end
    await asyncio.sleep(0)
    assert opened == []
    assert not first._window.isVisible()
    first.listen()
    await asyncio.sleep(0)
    assert opened == [Path("/late")], "the next start finds it"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes have no names here")
async def test_a_pipe_is_not_waited_for(first: SecondStarts, opened: list[Path]) -> None:
    folder = paths.user_data_dir() / "requests"
    folder.mkdir(parents=True)
    os.mkfifo(folder / "a.json")
    (folder / "b.json").write_bytes(b'{"open": "/real"}')
    first.listen()
    await asyncio.sleep(0)
    assert opened == [Path("/real")]


def test_a_request_is_withdrawn_when_the_program_that_ran_has_ended() -> None:
    asked: list[bool] = []

    def has_ended() -> bool:
        asked.append(bool(list((paths.user_data_dir() / "requests").glob("*.json"))))
        return len(asked) > 2

    assert not hand_over(Path("game"), PATIENCE, has_ended)
    assert asked == [True] * 3
    assert not list((paths.user_data_dir() / "requests").iterdir())


async def test_a_start_while_the_program_is_ending_takes_its_place(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lock is held, nobody listens any more, and then it is released."""
    begun: list[Path | None] = []

    async def main(
        _: QApplication, file: Path | None, lock: Lock, _ending: Ending, first: FirstWindow | None
    ) -> int:
        assert first is None, "it was not clear yet whether there would be a window"
        begun.append(file)
        return 0 if lock.take() is Claim.OURS else 1

    ending = Lock(paths.user_data_dir())
    assert ending.take() is Claim.OURS
    monkeypatch.setattr(app, "_main", main)
    monkeypatch.setattr("mtdesk.start.application", lambda: qapp)
    monkeypatch.setattr("mtdesk.app.run_in_qt", asyncio.run)
    starting = asyncio.create_task(asyncio.to_thread(start.run, tmp_path / "game.mtrain"))
    await eventually(lambda: list((paths.user_data_dir() / "requests").glob("*.json")))
    ending.release()
    assert await starting == 0
    assert begun == [tmp_path / "game.mtrain"]
    assert not list((paths.user_data_dir() / "requests").iterdir())
