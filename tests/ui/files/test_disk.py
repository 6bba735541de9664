"""A disk that does not answer is given up, and asked again only when it has answered."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from mtdesk.record.errors import Fault, RecordError
from mtdesk.ui.files.disk import _silent, from_disk
from mtdesk.ui.files.game_file import GameFile, Headlines
from mtdesk.ui.kit.tasks import use_own_threads
from tests.app.program import eventually

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
