"""Opening games of any length: played again once, and given up at any time."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QProgressDialog, QPushButton

from mtdesk import paths
from mtdesk.control.game import Game
from mtdesk.control.timeline import RECENT
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.files import SIZE_LIMIT
from mtdesk.record.model import Record
from mtdesk.record.record_file import read_record, write_record
from mtdesk.ui.files import library
from mtdesk.ui.files.disk import _silent, from_disk
from mtdesk.ui.files.game_file import GameFile, Headlines
from mtdesk.ui.kit import progress
from mtdesk.ui.kit.progress import Report
from mtdesk.ui.kit.tasks import use_own_threads
from mtdesk.ui.scores.round_end import RoundEndPanel
from tests.app.program import becomes, eventually, saved, settle
from tests.processes import is_alive
from tests.record.long import SMALL, left, long_record
from tests.records import plain_record, resumed, write_journal
from tests.ui.room import Room, finished, kept, open_box, open_game, opened, played

ROUNDS = RECENT + 5


@pytest.fixture(scope="module")
def record() -> Record:
    """A game of many rounds, left in the last of them."""
    return left(long_record(ROUNDS, 2, **SMALL))


@pytest.fixture
def file(tmp_path: Path, record: Record) -> Path:
    path = tmp_path / "long.mtrain"
    write_record(path, record)
    return path


def never_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bar appear at once, and no game ever be read to its end."""

    def play_again(_: Record, report: Report) -> None:
        while True:
            report(0, 1)
            time.sleep(0.001)

    monkeypatch.setattr(progress, "DELAY", 0.0)
    monkeypatch.setattr(library, "play_again", play_again)


def bar() -> QProgressDialog | None:
    """The progress bar over the window."""
    found = QApplication.activeModalWidget()
    return found if isinstance(found, QProgressDialog) and found.isVisible() else None


async def cancel() -> None:
    """Wait for the progress bar, and press Cancel."""
    dialog = await eventually(bar)
    dialog.findChildren(QPushButton)[0].click()
    await eventually(lambda: bar() is None)


async def on_the_table(room: Room, record: Record) -> Game:
    await eventually(lambda: room.session.game is not None and room.game.record == record)
    await room.asked()
    return room.game


async def test_a_game_goes_on_where_it_was_left(file: Path, record: Record) -> None:
    async with opened() as room:
        assert await room.desk.open_file(file)
        game = await on_the_table(room, record)
        again = resumed(record)
        assert (game.state, game.ended) == (again.state, again.ended)
        last = len(record.rounds[-1].moves)
        assert game.take_back(last) == again.take_back(last)
        assert game.state == again.state


async def test_a_round_more_pushes_the_oldest_out_of_the_log() -> None:
    record = finished(open_game(rounds=RECENT + 1))
    before = record.copy()
    del before.rounds[-1:]
    before.rounds[-1].cut(len(before.rounds[-1].moves) - 1)
    async with opened() as room:
        await room.play(resumed(before))
        first = next(number for number, line in enumerate(room.log) if line.startswith("Round 2"))
        rest = room.log[first:]
        await room.make()
        page = await becomes(RoundEndPanel, lambda: room.window.overlay.page)
        page.go_on.click()
        await eventually(lambda: len(room.game.record.rounds) == RECENT + 1)
        await room.asked()
        assert room.log[: len(rest)] == rest
        assert sum(line.startswith("Round ") for line in room.log) == RECENT


async def test_cancelled_the_game_on_the_table_stays(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    never_read(monkeypatch)
    async with opened() as room:
        game = await room.play(resumed(played(open_game(), 1)))
        opening = room.tasks.start(room.desk.open_file(file))
        await cancel()
        assert await opening is False
        assert room.game is game
        await room.make()
    assert kept() == []


async def test_a_last_game_nobody_waits_for_is_kept_before_another_begins(
    record: Record, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths.journal().parent.mkdir(parents=True, exist_ok=True)
    write_journal(paths.journal(), record)
    content = paths.journal().read_bytes()
    async with opened() as room:
        with monkeypatch.context() as patch:
            never_read(patch)
            for _ in range(2):
                starting = room.tasks.start(room.desk.resume())
                await cancel()
                await starting
                assert not room.desk.has_game
            beginning = room.tasks.start(room.desk.begin_game(Game(open_game())))
            await cancel()
            assert await beginning is False
        assert paths.journal().read_bytes() == content
        assert room.session.game is None
        assert await room.desk.begin_game(Game(open_game()))
        await room.asked()
    assert [read_record(path) for path in kept()] == [record]


async def test_a_fault_is_told_with_its_place(tmp_path: Path, record: Record) -> None:
    moves = plain_record(record)
    moves["rounds"][7]["actions"][0] = {"player": 0, "do": "stop"}
    options = plain_record(record)
    options["rules"]["set"] = 7
    for data, said in (
        (moves, "round 8, action 1: "),
        (options, "the option set is 7"),
        ({}, "the format is not mtdesk-record"),
    ):
        file = tmp_path / "damaged.mtrain"
        file.write_text(json.dumps(data))
        async with opened() as room:
            opening = room.tasks.start(room.desk.open_file(file))
            box = await eventually(open_box)
            assert said in box.detailedText()
            assert "damaged" in await room.close_box()
            assert await opening is False
            assert room.reported == []


async def test_a_journal_is_played_again_as_far_as_it_goes(record: Record) -> None:
    paths.journal().parent.mkdir(parents=True, exist_ok=True)
    write_journal(paths.journal(), record)
    lines = paths.journal().read_bytes().splitlines(keepends=True)
    at = max(number for number, line in enumerate(lines) if line.startswith(b'{"deal"')) + 1
    lines.insert(at, b'{"move":{"player":0,"do":"stop"}}\n')
    paths.journal().write_bytes(b"".join(lines))
    async with opened() as room:
        starting = room.tasks.start(room.desk.resume())
        assert f"it is damaged (round {ROUNDS}, move 1)" in await room.close_box()
        await starting
        assert room.desk.has_game
        expected = record.copy()
        expected.rounds[-1].cut(0)
        assert room.game.record.rounds == expected.rounds
        assert len(list(paths.journal().parent.glob("*.damaged-*"))) == 1


async def test_a_journal_that_is_too_large_is_told_and_put_aside(record: Record) -> None:
    paths.journal().parent.mkdir(parents=True, exist_ok=True)
    write_journal(paths.journal(), record)
    with paths.journal().open("r+b") as handle:
        handle.truncate(SIZE_LIMIT + 1)  # takes no room on the disk
    async with opened() as room:
        starting = room.tasks.start(room.desk.resume())
        assert "it is damaged" in await room.close_box()
        assert not await starting
        (aside,) = paths.journal().parent.glob("current-damaged-*")
        assert aside.stat().st_size == SIZE_LIMIT + 1
        assert not paths.journal().exists()


_HANGING = """
import os, sys, time
from pathlib import Path
from mtdesk import app, start
from mtdesk.ui.files import library
from tests.ui.files import slow_reading
if __name__ == "__main__":
    setattr(library, sys.argv[1], slow_reading.for_ever)
    sys.exit(start.run(Path(sys.argv[2]) if sys.argv[2:] else None))
"""


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such signals")
@pytest.mark.parametrize(
    ("by_file", "what", "number"),
    [
        (True, "read_bounded", signal.SIGTERM),
        (False, "read_journal", signal.SIGINT),
    ],
)
def test_a_signal_ends_the_program_while_it_reads(
    file: Path, record: Record, tmp_path: Path, by_file: bool, what: str, number: int
) -> None:
    """In a thread that a dead disk keeps."""
    settle()
    paths.journal().parent.mkdir(parents=True, exist_ok=True)
    if not by_file or what == "read_bounded":
        write_journal(paths.journal(), record)
    content = paths.journal().read_bytes() if paths.journal().exists() else None
    script = tmp_path / "opening.py"
    script.write_text(_HANGING)
    reader = Path(os.environ["MTDESK_HOME"], "reader")
    with subprocess.Popen(
        [sys.executable, script, what, *([file] if by_file else [])],
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[3])},
        stderr=subprocess.PIPE,
    ) as program:
        try:
            asyncio.run(eventually(lambda: reader.exists() and reader.read_text()))
            program.send_signal(number)
            _, said = program.communicate(timeout=60)
        finally:
            program.kill()
    assert program.returncode == 0, said
    assert not is_alive(int(reader.read_text()))
    assert read_record(file) == record
    if content is not None:
        assert paths.journal().read_bytes() == content
        assert saved() == record
    assert QCoreApplication.instance() is None or not list(paths.user_data_dir().glob("crash*"))


SILENT, OTHER = Path("/net/far/x.mtrain"), Path("/home/x.mtrain")


class Disk:
    """A disk that answers when it is switched on."""

    def __init__(self) -> None:
        self.asked = 0
        self.is_on = threading.Event()

    def read(self, file: Path) -> str:
        self.asked += 1
        if file.parent == SILENT.parent:
            self.is_on.wait()
        return file.name


@pytest.fixture
def disk(qapp: QApplication) -> Iterator[Disk]:
    made = Disk()
    yield made
    made.is_on.set()
    _silent.clear()  # the loop ends before its threads come back


async def test_a_disk_that_does_not_answer_is_asked_once(disk: Disk) -> None:
    use_own_threads()
    for _ in range(20):
        with pytest.raises(RecordError) as error:
            await from_disk(SILENT, disk.read, 0.01)
        assert error.value.fault is Fault.NO_ANSWER
    assert disk.asked == 1
    assert await from_disk(OTHER, disk.read) == "x.mtrain"
    disk.is_on.set()
    await eventually(lambda: SILENT.parent not in _silent)
    assert await from_disk(SILENT, disk.read) == "x.mtrain"


async def test_a_question_that_is_cancelled_is_not_asked_again(disk: Disk) -> None:
    use_own_threads()
    asking = asyncio.create_task(from_disk(SILENT, disk.read))
    await eventually(lambda: disk.asked)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    with pytest.raises(RecordError):
        await from_disk(SILENT, disk.read)
    assert disk.asked == 1


async def test_a_silent_folder_holds_up_no_other_one_in_a_list(
    disk: Disk, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_own_threads()
    headlines, found = Headlines(), list[GameFile]()

    def look(file: Path) -> GameFile:
        disk.read(file)
        return GameFile(file)

    monkeypatch.setattr(headlines, "_look", look)
    monkeypatch.setattr("mtdesk.ui.files.game_file.LOOKING", 0.3)
    files = [SILENT, SILENT.with_name("y"), OTHER]
    reading = asyncio.create_task(headlines.read(files, found.extend))
    await eventually(lambda: [one.file for one in found] == [OTHER])
    await reading
    assert {one.file for one in found} == set(files), "silent ones without their games"
