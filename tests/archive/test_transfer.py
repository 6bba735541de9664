"""All files of a person go into one and come back; nothing bad comes in, no kill leaves half of it."""

import json
import os
import sys
import zipfile
from collections.abc import Callable, Iterator, Mapping
from io import BytesIO
from pathlib import Path
from shutil import rmtree

import pytest

from mtdesk.archive import transfer
from mtdesk.archive.names import BACKUPS, FORMAT, MANIFEST, Folders
from mtdesk.archive.transfer import (
    Contents,
    endangered,
    finish,
    make_ready,
    pack,
    stage,
)
from mtdesk.paths import STAGING
from mtdesk.record.errors import Fault, RecordError
from mtdesk.settings import look_at_settings
from tests.archives import FILES, MADE, fill, found, names_in, packed, prepare


@pytest.fixture
def new(tmp_path: Path) -> Folders:
    return Folders(tmp_path / "new" / "config", tmp_path / "new" / "data")


@pytest.fixture
def old(tmp_path: Path) -> Folders:
    folders = Folders(tmp_path / "old" / "config", tmp_path / "old" / "data")
    fill(folders, FILES)
    return folders


@pytest.fixture
def file(old: Folders, tmp_path: Path) -> Path:
    """An archive of everything."""
    (tmp_path / "all.mtdata").write_bytes(packed(old, "0.1.0"))
    return tmp_path / "all.mtdata"


def test_what_the_import_does_not_hold_stays(file: Path, new: Folders) -> None:
    own = {"data/games/own.mtrain": b"own", "config/settings.json": b"mine"}
    fill(new, own)
    prepare(file, new)
    finish(new)
    assert found(new) == {**own, **FILES}


def test_recent_games_do_not_come_in(tmp_path: Path, old: Folders, new: Folders) -> None:
    """A stranger would decide which paths each start looks at, those of other computers too."""
    fill(old, {"config/settings.json": b'{"volume": 40, "recent_games": ["//far/games/x.mtrain"]}'})
    file = tmp_path / "all.mtdata"
    file.write_bytes(packed(old, "0.1.0"))
    prepare(file, new)
    finish(new)
    settings, notice = look_at_settings(new.config / "settings.json")
    assert (settings.recent_games, settings.volume, notice) == ((), 40, None)


def test_the_log_of_the_old_database_does_not_reach_the_new_one(file: Path, new: Folders) -> None:
    fill(new, {"data/statistics.sqlite": b"old", "data/statistics.sqlite-journal": b"old pages"})
    prepare(file, new)
    finish(new)
    assert found(new) == FILES


# Kills and full disks


class KilledError(BaseException):
    """The program is killed here."""


@pytest.mark.parametrize("moment", range(len(FILES) + 1))
def test_killed_while_it_is_carried_out_it_goes_on_at_the_next_start(
    file: Path, new: Folders, monkeypatch: pytest.MonkeyPatch, moment: int
) -> None:
    fill(new, {"config/settings.json": b"mine"})
    prepare(file, new)
    move = transfer._move
    moved: list[Path] = []

    def killed(path: Path, target: Path) -> None:
        if len(moved) == moment:
            raise KilledError
        moved.append(target)
        move(path, target)

    with monkeypatch.context() as patch:
        patch.setattr(transfer, "_move", killed)
        if moment < len(FILES):
            with pytest.raises(KilledError):
                finish(new)
    finish(new)
    assert found(new) == FILES


def prepare_until(folders: Folders, file: Path, killed: Callable[..., None]) -> None:
    stage(file, folders, killed)
    make_ready(folders)


@pytest.mark.parametrize("moment", range(len(FILES) + 2))
def test_killed_before_it_is_ready_nothing_has_happened(
    file: Path, new: Folders, monkeypatch: pytest.MonkeyPatch, moment: int
) -> None:
    mine = {"config/settings.json": b"mine"}
    fill(new, mine)
    done: list[object] = []

    def killed(*_: object) -> None:
        if len(done) == moment:
            raise KilledError
        done.append(1)

    with monkeypatch.context() as patch:
        patch.setattr(transfer, "sync_tree", killed)
        patch.setattr(transfer, "write_whole", killed)
        patch.setattr(transfer, "discard", lambda folders: None)  # a kill tidies nothing up
        with pytest.raises(KilledError):
            prepare_until(new, file, killed)
    assert not finish(new)
    assert found(new) == mine
    assert not (new.data / STAGING).exists()


@pytest.mark.parametrize("step", range(7))
@pytest.mark.parametrize("gone", [f"data/{STAGING}", "config", "data/games"])
def test_a_folder_that_vanishes_while_an_import_is_carried_out(
    file: Path, new: Folders, tmp_path: Path, gone: str, step: int
) -> None:
    """Nothing is passed over in silence, and what can be carried out is the next time."""
    prepare(file, new)

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


class StoppedError(Exception):
    """The person has cancelled."""


def test_what_is_stopped_leaves_everything_as_it_was(file: Path, old: Folders, new: Folders) -> None:
    def stop(done: int, total: int) -> None:
        assert 0 <= done < total
        if done == 3:
            raise StoppedError

    with pytest.raises(StoppedError):
        pack(BytesIO(), old, "0", MADE, stop)
    with pytest.raises(StoppedError):
        stage(file, new, stop)
    assert not (new.data / STAGING).exists()


def test_an_import_endangers_what_is_not_in_the_backup(new: Folders) -> None:
    contents = Contents(MADE, frozenset({"data/statistics.sqlite", "data/games/a.mtrain"}))
    fill(new, {"data/statistics.sqlite-journal": b"", "data/games/b.mtrain": b"", "data/other": b""})
    skipped = (
        "data/STATISTICS.sqlite",
        "data/statistics.sqlite-journal",
        "data/games",
        "data/other",
        "data/gone",
    )
    assert endangered(skipped, contents, new) == ("data/statistics.sqlite-journal", "data/games")


# Bad files


def made(file: Path, held: Mapping[str, bytes], **head: object) -> Path:
    """An archive with whatever names and manifest."""
    manifest = {"format": FORMAT, "version": 1, "program": "0", "made": MADE.isoformat(), **head}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as target:
        for name, data in held.items():
            target.writestr(name, data)
        target.writestr(MANIFEST, json.dumps(manifest))
    return file


def refused(file: Path, folders: Folders) -> Fault:
    with pytest.raises(RecordError) as error:
        stage(file, folders)
    assert not finish(folders)
    assert found(folders) == {}
    return error.value.fault


@pytest.mark.parametrize(
    "name",
    [
        *("data/../../evil", "data/games/../../a.mtrain", "/data/games/a.mtrain", "data//hands.json", "evil"),
        *("data/games/.", "data/games/a/b.mtrain", "data/games/a.mtrain\n", "data/lock", "data/import/ready"),
        *("data/programs.json", "config/programs.json", "data/backups/old.mtdata", "data/settings.json"),
        *("data\\games\\a.mtrain", "data/games/C:a.mtrain", "data/games/a.mtrain:b.mtrain"),
        *("data/games/con.mtrain", "data/games/Aux .x.mtrain", "data/GAMES~1/a.mtrain", "DATA/hands.json"),
        *("data/bots/helga.py", "data/helga", "data/games/helga.py", "data/games.exe", "data/link/x.mtrain"),
        *("data/games/" + "x" * 256 + ".mtrain", "data/games/\udcfc.mtrain", "config/settings.json "),
    ],
)
def test_nothing_comes_in_but_what_the_program_keeps(tmp_path: Path, new: Folders, name: str) -> None:
    """Wherever a name may lead, on whatever system."""
    fill(new, {"data/bots/helga.py": b"theirs"})
    before = set(tmp_path.rglob("*"))
    written = name.encode("utf-8", "replace").decode()
    file = made(tmp_path / "all.mtdata", {written: b"evil", **FILES})
    assert stage(file, new).files == FILES.keys()
    make_ready(new)
    assert finish(new)
    assert new.place("data/bots/helga.py").read_bytes() == b"theirs"
    come = {path for path in set(tmp_path.rglob("*")) - before - {file} if path.is_file()}
    assert come == {new.place(one) for one in FILES}


@pytest.mark.parametrize(
    ("head", "fault"),
    [
        ({"format": "other"}, Fault.DAMAGED),
        ({"version": 0}, Fault.DAMAGED),
        ({"version": 2}, Fault.NEWER),
        ({"version": "1"}, Fault.DAMAGED),
        ({"made": "yesterday"}, Fault.DAMAGED),
    ],
)
def test_manifests_that_are_wrong(
    tmp_path: Path, new: Folders, head: dict[str, object], fault: Fault
) -> None:
    assert refused(made(tmp_path / "bad.mtdata", {"data/hands.json": b"x"}, **head), new) is fault


def test_no_zip_and_no_manifest(tmp_path: Path, new: Folders) -> None:
    bad = tmp_path / "bad.mtdata"
    bad.write_bytes(b"no zip at all")
    assert refused(bad, new) is Fault.DAMAGED
    with zipfile.ZipFile(bad, "w") as target:
        target.writestr("data/hands.json", b"x")
    assert refused(bad, new) is Fault.DAMAGED
    with pytest.raises(FileNotFoundError):
        stage(tmp_path / "nothing.mtdata", new)


@pytest.mark.parametrize("again", ["data/hands.json", "data/Hands.json"])
def test_one_name_twice(tmp_path: Path, new: Folders, again: str) -> None:
    twice = made(tmp_path / "bad.mtdata", {"data/hands.json": b"x"})
    with zipfile.ZipFile(twice, "a") as target:
        target.writestr(zipfile.ZipInfo("x" * len(again)), b"y")
    twice.write_bytes(twice.read_bytes().replace(b"x" * len(again), again.encode()))
    assert refused(twice, new) is Fault.DAMAGED


def test_a_bomb(tmp_path: Path, new: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transfer, "MOST_BYTES", 100_000)
    file = made(tmp_path / "bad.mtdata", {"data/hands.json": bytes(200_000)})
    assert refused(file, new) is Fault.DAMAGED
    monkeypatch.setattr(transfer, "MOST_FILES", 2)
    many = {f"data/{number}": b"" for number in range(3)}
    assert refused(made(tmp_path / "bad.mtdata", many), new) is Fault.DAMAGED


def cut(data: bytes) -> bytes:
    return data[: len(data) // 2]


def flip(data: bytes) -> bytes:
    at = data.index(b"current.journal") + len("current.journal") + 3
    return data[:at] + bytes([data[at] ^ 0xFF]) + data[at + 1 :]


def later_version(data: bytes) -> bytes:
    at = data.index(b"PK\x01\x02") + 6
    return data[:at] + b"\x64\x00" + data[at + 2 :]


def before_its_start(data: bytes) -> bytes:
    return data[200:]


@pytest.mark.parametrize("spoil", [cut, flip, later_version, before_its_start])
def test_damage_on_the_way(file: Path, new: Folders, spoil: Callable[[bytes], bytes]) -> None:
    file.write_bytes(spoil(file.read_bytes()))
    assert refused(file, new) is Fault.DAMAGED


@pytest.mark.parametrize("wrong", ["config/settings.json/x", "data/games"])
def test_something_else_in_the_way(file: Path, new: Folders, wrong: str) -> None:
    place = new.place(wrong)
    place.parent.mkdir(parents=True)
    place.write_bytes(b"")
    name = (
        "config/settings.json"
        if wrong.startswith("config")
        else "data/games/2026-03-05 19.30.00.000001.mtrain"
    )
    assert endangered((), stage(file, new), new) == (name,)


# Exporting


POSIX = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such files")


def exported(folders: Folders, file: Path) -> tuple[str, ...]:
    """Export everything; returns what could not go along."""
    with file.open("wb") as target:
        return pack(target, folders, "0", MADE)


def test_one_folder_for_both_is_shared_out_by_name(tmp_path: Path) -> None:
    one = Folders(tmp_path / "one", tmp_path / "one")
    fill(one, FILES)
    assert exported(one, tmp_path / "all.mtdata") == ()
    assert names_in(tmp_path / "all.mtdata") == FILES.keys()


def test_only_what_the_program_keeps_goes_along(old: Folders, tmp_path: Path) -> None:
    others = ("lock", "programs.json", "reports/one.txt", "logs/mtdesk.log", "statistics.sqlite-wal", "x.py")
    fill(old, {f"data/{name}": b"x" for name in (*others, f"{BACKUPS}/before.mtdata", "all.mtdata")})
    fill(old, {"config/settings-damaged-1.json": b"x", "data/games/.mtdesk-00.tmp": b"torn"})
    assert exported(old, tmp_path / "all.mtdata") == ()
    assert names_in(tmp_path / "all.mtdata") == FILES.keys()


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
    assert f"config/rulesets/{one}.mtrules" in names_in(tmp_path / "all.mtdata")


@POSIX
@pytest.mark.parametrize("name", ["a\\b", "a\nb", "f\udcfcr", "what?", "12:30", "con", "Aux .x", "x\x7f"])
def test_a_name_that_some_system_forbids_is_reported(old: Folders, tmp_path: Path, name: str) -> None:
    fill(old, {f"data/games/{name}.mtrain": b"game"})
    assert exported(old, tmp_path / "all.mtdata") == (f"data/games/{name}.mtrain",)
    assert names_in(tmp_path / "all.mtdata") == FILES.keys()


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
    assert names_in(tmp_path / "all.mtdata") == FILES.keys()


def test_what_would_be_too_much_for_an_import_is_reported(
    old: Folders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(transfer, "MOST_BYTES", 1_000)
    assert exported(old, tmp_path / "all.mtdata") == ("data/games/2026-03-05 19.30.00.000001.mtrain",)
    monkeypatch.undo()
    monkeypatch.setattr(transfer, "MOST_FILES", 2)
    assert len(exported(old, tmp_path / "all.mtdata")) == len(FILES) - 2
    assert len(names_in(tmp_path / "all.mtdata")) == 2
