"""Everything of a person's goes into one file and comes back; what cannot go along is named."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from mtdesk.archive import transfer
from mtdesk.archive.names import BACKUPS, Folders
from mtdesk.archive.transfer import examine, finish, pack
from mtdesk.paths import STAGING
from tests.archives import FILES, MADE, fill, found, packed, prepare

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")


@pytest.fixture
def old(tmp_path: Path) -> Folders:
    folders = Folders(tmp_path / "old" / "config", tmp_path / "old" / "data")
    fill(folders, FILES)
    return folders


@pytest.fixture
def new(tmp_path: Path) -> Folders:
    return Folders(tmp_path / "new" / "config", tmp_path / "new" / "data")


def exported(folders: Folders, file: Path) -> tuple[str, ...]:
    """Export everything; returns what could not go along."""
    with file.open("wb") as target:
        return pack(target, folders, "0", MADE)


def test_everything_comes_back(old: Folders, new: Folders, tmp_path: Path) -> None:
    file = tmp_path / "all.mtdata"
    file.write_bytes(packed(old, "0.1.0"))
    contents = examine(file, new)
    assert (contents.made, contents.program, contents.files) == (MADE, "0.1.0", frozenset(FILES))
    prepare(file, new)
    assert found(new) == {}, "nothing changes before it is carried out"
    assert finish(new)
    assert found(new) == FILES
    assert not finish(new)
    assert not (new.data / STAGING).exists()


def test_one_folder_for_both_is_shared_out_by_name(tmp_path: Path) -> None:
    one = Folders(tmp_path / "one", tmp_path / "one")
    fill(one, FILES)
    assert exported(one, tmp_path / "all.mtdata") == ()
    assert examine(tmp_path / "all.mtdata", one).files == FILES.keys()


def test_only_what_the_program_keeps_goes_along(old: Folders, tmp_path: Path) -> None:
    others = ("lock", "programs.json", "reports/one.txt", "logs/mtdesk.log", "statistics.sqlite-shm", "x.py")
    fill(old, {f"data/{name}": b"x" for name in (*others, f"{BACKUPS}/before.mtdata", "all.mtdata")})
    fill(old, {"config/settings-damaged-1.json": b"x", "data/games/.mtdesk-00.tmp": b"torn"})
    assert exported(old, tmp_path / "all.mtdata") == ()
    assert examine(tmp_path / "all.mtdata", old).files == FILES.keys()


@POSIX
@pytest.mark.parametrize("name", ["-rf", " x", "ő\u00a0\u202ex", "x" * 248, "~1", "f\U0001d538"])
def test_names_that_every_system_takes_come_back(
    old: Folders, new: Folders, tmp_path: Path, name: str
) -> None:
    named = {f"data/games/{name}.mtrain": b"game", "config/rulesets/HOME 2.MTRULES": b"rules"}
    fill(old, named)
    assert exported(old, tmp_path / "all.mtdata") == ()
    prepare(tmp_path / "all.mtdata", new)
    finish(new)
    assert {one: data for one, data in found(new).items() if one in named} == named


@POSIX
@pytest.mark.parametrize(("one", "other"), [("Oma", "oma"), ("Strasse", "Straße")])
def test_of_two_names_that_some_system_takes_for_one_the_second_is_reported(
    old: Folders, tmp_path: Path, one: str, other: str
) -> None:
    both = {f"config/rulesets/{name}.mtrules": name.encode() for name in (one, other)}
    fill(old, both)
    if len([name for name in found(old) if name in both]) < 2:
        pytest.skip("this disk takes them for one, too")
    assert exported(old, tmp_path / "all.mtdata") == (f"config/rulesets/{other}.mtrules",)
    assert f"config/rulesets/{one}.mtrules" in examine(tmp_path / "all.mtdata", old).files


@POSIX
@pytest.mark.parametrize("name", ["a\\b", "a\nb", "f\udcfcr", "what?", "12:30", "con", "Aux .x", "x\x7f"])
def test_a_name_that_some_system_forbids_is_reported(old: Folders, tmp_path: Path, name: str) -> None:
    fill(old, {f"data/games/{name}.mtrain": b"game"})
    assert exported(old, tmp_path / "all.mtdata") == (f"data/games/{name}.mtrain",)
    assert examine(tmp_path / "all.mtdata", old).files == FILES.keys()


@POSIX
def test_what_cannot_be_read_is_reported(
    old: Folders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(old, {"data/games/closed.mtrain": b"x", "data/score-pads/a.mtscore": b"x"})
    os.mkfifo(old.data / "games" / "pipe.mtrain")
    (old.data / "games" / "broken.mtrain").symlink_to("nowhere")
    opened, listed = Path.open, Path.iterdir

    def refuse(path: Path, *arguments: str) -> object:
        if path.name == "closed.mtrain":
            raise PermissionError(13, "Permission denied")
        return opened(path, *arguments)  # type: ignore[call-overload]

    def refuse_folder(path: Path) -> Iterator[Path]:
        if path.name == "score-pads":
            raise PermissionError(13, "Permission denied")
        return listed(path)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", refuse)
        patch.setattr(Path, "iterdir", refuse_folder)
        skipped = exported(old, tmp_path / "all.mtdata")
    games = (f"data/games/{name}.mtrain" for name in ("broken", "closed", "pipe"))
    assert skipped == (*games, "data/score-pads")
    assert examine(tmp_path / "all.mtdata", old).files == FILES.keys()


def test_what_would_be_too_much_for_an_import_is_reported(
    old: Folders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transfer, "MOST_BYTES", 1_000)
    assert exported(old, tmp_path / "all.mtdata") == ("data/games/2026-03-05 19.30.00.000001.mtrain",)
    monkeypatch.undo()
    monkeypatch.setattr(transfer, "MOST_FILES", 2)
    assert len(exported(old, tmp_path / "all.mtdata")) == len(FILES) - 2
    assert len(examine(tmp_path / "all.mtdata", old).files) == 2
