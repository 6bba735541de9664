"""Exports and imports of files with any name, of any kind, at any time: named if they cannot go along."""

import os
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta, timezone
from io import BytesIO
from pathlib import Path
from shutil import rmtree

import pytest

from mtdesk.archive import checks, packing
from mtdesk.archive.names import Folders
from mtdesk.archive.packing import backup_file, pack
from mtdesk.archive.taking_in import Contents, endangered, examine, finish, make_ready, stage
from mtdesk.paths import STAGING
from tests.archives import packed, prepare
from tests.stats.test_archive import FILES, MADE, fill, found, made

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")

LONG = "x" * 248 + ".mtrain"


@pytest.fixture
def old(tmp_path: Path) -> Folders:
    folders = Folders(tmp_path / "old" / "config", tmp_path / "old" / "data")
    fill(folders, FILES)
    return folders


@pytest.fixture
def new(tmp_path: Path) -> Folders:
    return Folders(tmp_path / "new" / "config", tmp_path / "new" / "data")


def there_and_back(old: Folders, new: Folders, file: Path) -> tuple[str, ...]:
    """Export and import everything; returns what could not go along, all else is there."""
    skipped = exported(old, file)
    assert not examine(file, new).files & set(skipped)
    prepare(file, new)
    assert finish(new)
    assert found(new).keys() >= FILES.keys()
    return skipped


def exported(folders: Folders, file: Path) -> tuple[str, ...]:
    """Export everything; returns what could not go along."""
    with file.open("wb") as target:
        return pack(target, folders, "0", MADE)


@pytest.mark.parametrize("name", ["-rf.mtrain", " x.mtrain", "ő\u00a0\u202ex.mtrain", LONG, "~1.mtrain"])
def test_names_that_every_system_takes_come_back(
    old: Folders, new: Folders, tmp_path: Path, name: str
) -> None:
    fill(old, {f"data/games/{name}": b"game"})
    assert there_and_back(old, new, tmp_path / "all.mtdata") == ()
    assert found(new)[f"data/games/{name}"] == b"game"


@pytest.mark.parametrize(
    "name",
    [
        *("a\\b.mtrain", "a\nb.mtrain", "f\udcfcr.mtrain", "what?.mtrain", "12:30.mtrain", "con.mtrain"),
        *("Nul", "dot.", "blank ", "x\x7f"),
    ],
)
def test_a_file_that_cannot_go_along_is_named_and_all_others_do(
    old: Folders, new: Folders, tmp_path: Path, name: str
) -> None:
    fill(old, {f"data/games/{name}": b"game"})
    assert there_and_back(old, new, tmp_path / "all.mtdata") == (f"data/games/{name}",)
    assert found(new) == FILES


def test_pipes_broken_links_and_unreadable_files_are_named(
    old: Folders, new: Folders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(old, {"data/games/closed.mtrain": b"x"})
    os.mkfifo(old.data / "games" / "pipe")
    (old.data / "games" / "broken").symlink_to("nowhere")
    (old.data / "round").symlink_to(old.data)
    usual = Path.open

    def refuse(path: Path, *arguments: str) -> object:
        if path.name == "closed.mtrain":
            raise PermissionError(13, "Permission denied")
        return usual(path, *arguments)  # type: ignore[call-overload]

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", refuse)
        skipped = exported(old, tmp_path / "all.mtdata")
    assert skipped == (
        *("data/games/broken", "data/games/closed.mtrain", "data/games/pipe"),
        "data/round",
    )
    assert examine(tmp_path / "all.mtdata", new).files == FILES.keys()


def test_a_file_that_breaks_off_or_vanishes_is_named(
    old: Folders, new: Folders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual = Folders.files

    def with_gone(folders: Folders) -> Iterator[tuple[str, Path]]:
        yield "data/gone.mtrain", folders.data / "gone.mtrain"
        yield from usual(folders)

    class Torn(BytesIO):
        def read(self, _: int | None = -1, /) -> bytes:
            if self.tell():
                raise OSError(5, "Input/output error")
            return super().read(10)

    opened = Path.open

    def torn(path: Path, *arguments: str) -> object:
        if path.name == "hands.json" and arguments == ("rb",):
            return Torn(b"x" * 100)
        return opened(path, *arguments)  # type: ignore[call-overload]

    fill(old, {"data/hands.json": b"{}"})
    with monkeypatch.context() as patch:
        patch.setattr(Folders, "files", with_gone)
        patch.setattr(Path, "open", torn)
        skipped = exported(old, tmp_path / "all.mtdata")
    assert skipped == ("data/gone.mtrain", "data/hands.json")
    assert examine(tmp_path / "all.mtdata", new).files == FILES.keys()


def test_what_links_lead_to_goes_along(old: Folders, new: Folders, tmp_path: Path) -> None:
    (tmp_path / "elsewhere").mkdir()
    (tmp_path / "elsewhere" / "a.mtrain").write_bytes(b"a")
    (old.data / "score-pads").symlink_to(tmp_path / "elsewhere")
    assert there_and_back(old, new, tmp_path / "all.mtdata") == ()
    assert found(new)["data/score-pads/a.mtrain"] == b"a"


def test_what_would_be_too_much_for_an_import_is_named(
    old: Folders, new: Folders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packing, "MOST_BYTES", 5_000)
    file = tmp_path / "all.mtdata"
    with file.open("wb") as target:
        assert pack(target, old, "0", MADE) == ("data/games/2026-03-05 19.30.00.000001.mtrain",)
    assert examine(file, new).files == FILES.keys() - {"data/games/2026-03-05 19.30.00.000001.mtrain"}
    monkeypatch.undo()
    monkeypatch.setattr(packing, "MOST_FILES", 2)
    with file.open("wb") as target:
        assert len(pack(target, old, "0", MADE)) == len(FILES) - 2
    assert len(examine(file, new).files) == 2


def test_an_import_endangers_what_is_not_in_the_backup(old: Folders) -> None:
    contents = Contents(MADE, "0", frozenset({"data/statistics.sqlite", "data/games/a.mtrain"}))
    os.mkfifo(old.data / "statistics.sqlite-wal")
    skipped = (
        "data/STATISTICS.sqlite",
        "data/statistics.sqlite-wal",
        "data/games",
        "data/other",
        "data/gone",
    )
    assert endangered(skipped, contents, old) == ("data/statistics.sqlite-wal", "data/games")


def test_a_disk_that_is_full_stops_an_export(old: Folders) -> None:
    class Full(BytesIO):
        def write(self, data: object, /) -> int:
            raise OSError(28, "No space left on device")

    with pytest.raises(OSError, match="No space"):
        pack(Full(), old, "0", MADE)


@pytest.mark.parametrize(
    "moment",
    [
        datetime(1970, 1, 1, tzinfo=UTC),
        datetime(1970, 1, 1, tzinfo=timezone(timedelta(hours=-0, minutes=-44, seconds=-30))),
        datetime(9999, 12, 31, 23, 59, 59, tzinfo=timezone(-timedelta(hours=23, minutes=59))),
        datetime(1, 1, 1, tzinfo=timezone(timedelta(hours=23, minutes=59))),
    ],
)
def test_any_moment_can_be_that_of_an_export(
    old: Folders, new: Folders, tmp_path: Path, moment: datetime
) -> None:
    file = tmp_path / "all.mtdata"
    file.write_bytes(packed(old, "0", moment))
    assert abs(examine(file, new).made.replace(tzinfo=None) - moment.replace(tzinfo=None)).seconds < 60
    assert backup_file(old.data, moment, ".mtdata").name.endswith(".mtdata")


class StoppedError(Exception):
    """The person has cancelled."""


def test_what_is_stopped_leaves_everything_as_it_was(old: Folders, new: Folders, tmp_path: Path) -> None:
    file = tmp_path / "all.mtdata"
    file.write_bytes(packed(old, "0", MADE))

    def stop(done: int, total: int) -> None:
        assert 0 <= done < total
        if done == 3:
            raise StoppedError

    with pytest.raises(StoppedError):
        pack(BytesIO(), old, "0", MADE, stop)
    with pytest.raises(StoppedError):
        examine(file, new, stop)
    with pytest.raises(StoppedError):
        stage(file, new, stop)
    assert not (new.data / STAGING).exists()


def test_many_files_are_written_out_once(
    old: Folders, new: Folders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(old, {f"data/games/{number}.mtrain": b"x" for number in range(200)})
    file = tmp_path / "all.mtdata"
    file.write_bytes(packed(old, "0", MADE))
    synced: list[int] = []
    usual = os.fsync

    def count(handle: int) -> None:
        synced.append(handle)
        usual(handle)

    monkeypatch.setattr(os, "fsync", count)
    prepare(file, new)
    if sys.platform == "linux":
        assert len(synced) < 10, "each takes as long as the disk needs"
    synced.clear()
    assert finish(new)
    assert len(synced) < 20
    assert len(found(new)) == len(FILES) + 200


def test_packing_needs_the_memory_of_no_whole_file(old: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    usual = packing._copied

    class Watched:
        def __init__(self, source: object) -> None:
            self.source = source

        def read(self, size: int) -> bytes:
            asked.append(size)
            return self.source.read(size)  # type: ignore[attr-defined,no-any-return]

    monkeypatch.setattr(packing, "_copied", lambda source, *rest: usual(Watched(source), *rest))  # type: ignore[arg-type]
    pack(BytesIO(), old, "0", MADE)
    assert set(asked) == {checks.CHUNK}


@pytest.mark.parametrize(
    "name",
    [
        *("data/bots/helga.py", "data/helga.py", "data/helga", "data/games/helga.py", "data/games.exe"),
        *("config/helga.sh", "config/themes/helga.dll", "data/link/.vscode/tasks.json", "data/link/x.mtrain"),
    ],
)
def test_nothing_comes_in_that_could_be_a_program(tmp_path: Path, new: Folders, name: str) -> None:
    """A person may keep a program there that is approved, or a link to where programs are."""
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    fill(new, {"data/bots/helga.py": b"theirs"})
    (new.data / "link").symlink_to(elsewhere, target_is_directory=True)
    before = set(tmp_path.rglob("*"))
    file = made(tmp_path / "all.mtdata", {name: b"evil", **FILES})
    assert examine(file, new).files == FILES.keys()
    prepare(file, new)
    assert finish(new)
    assert new.place("data/bots/helga.py").read_bytes() == b"theirs"
    come = {path for path in set(tmp_path.rglob("*")) - before - {file} if path.is_file()}
    assert come == {new.place(one) for one in FILES}


@pytest.mark.parametrize("step", range(7))
@pytest.mark.parametrize("gone", [f"data/{STAGING}", "config", "data/games"])
def test_a_folder_that_vanishes_while_an_import_is_carried_out(
    old: Folders, tmp_path: Path, gone: str, step: int
) -> None:
    """Nothing is passed over in silence, and what can be carried out is the next time."""
    new = Folders(tmp_path / "new" / "config", tmp_path / "new" / "data")
    file = tmp_path / "all.mtdata"
    file.write_bytes(packed(old, "0.1.0", MADE))
    stage(file, new)
    make_ready(new)

    def vanish(done: int, _total: int) -> None:
        if done == step:
            rmtree(tmp_path / "new" / gone, ignore_errors=True)

    if STAGING in gone:
        with pytest.raises(FileNotFoundError):
            finish(new, vanish)
        return
    try:
        finish(new, vanish)
    except FileNotFoundError:
        finish(new)
    assert {name for name in FILES if not name.startswith(f"{gone}/")} <= found(new).keys()
