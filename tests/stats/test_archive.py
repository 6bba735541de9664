"""All files of a person as one: everything comes back, nothing bad gets in, a kill leaves no half."""

import json
import zipfile
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path

import pytest

from mtdesk.archive import checks, taking_in
from mtdesk.archive.checks import FORMAT, MANIFEST, ArchiveError, ArchiveFault
from mtdesk.archive.names import BACKUPS, Folders, is_safe
from mtdesk.archive.taking_in import examine, finish, make_ready, stage
from mtdesk.paths import STAGING
from tests.archives import packed, prepare

MADE = datetime(2026, 3, 5, 19, 30, tzinfo=UTC)
FILES = {
    "config/settings.json": b'{"volume": 40}',
    "config/rulesets/home.mtrules": b"{}",
    "data/current.journal": b"one\ntwo\n",
    "data/games/2026-03-05 19.30.00.000001.mtrain": b"x" * 5000,
    "data/statistics.sqlite": bytes(range(256)),
}


def folders_in(place: Path) -> Folders:
    return Folders(place / "config", place / "data")


def fill(folders: Folders, files: Mapping[str, bytes]) -> None:
    for name, data in files.items():
        path = folders.place(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)


def found(folders: Folders) -> dict[str, bytes]:
    return {name: path.read_bytes() for name, path in folders.files()}


@pytest.fixture
def old(tmp_path: Path) -> Folders:
    folders = folders_in(tmp_path / "old")
    fill(folders, FILES)
    return folders


@pytest.fixture
def new(tmp_path: Path) -> Folders:
    return folders_in(tmp_path / "new")


@pytest.fixture
def file(old: Folders, tmp_path: Path) -> Path:
    (tmp_path / "all.mtdata").write_bytes(packed(old, "0.1.0", MADE))
    return tmp_path / "all.mtdata"


def test_everything_comes_back(file: Path, new: Folders) -> None:
    contents = examine(file, new)
    assert (contents.made, contents.program) == (MADE, "0.1.0")
    assert contents.files == FILES.keys()
    assert contents.count("data/games") == 1
    assert found(new) == {}
    prepare(file, new)
    assert found(new) == {}, "nothing changes before it is carried out"
    assert finish(new)
    assert found(new) == FILES
    assert not finish(new)
    assert not (new.data / STAGING).exists()


def test_what_the_import_does_not_hold_stays(file: Path, new: Folders) -> None:
    own = {"data/games/own.mtrain": b"own", "config/settings.json": b"mine"}
    fill(new, own)
    prepare(file, new)
    finish(new)
    assert found(new) == {**own, **FILES}


def test_what_belongs_to_this_machine_is_left_out(old: Folders, tmp_path: Path) -> None:
    fill(
        old,
        {
            "data/lock": b"1",
            "data/reports/one.txt": b"report",
            f"data/{BACKUPS}/before.mtdata": b"backup",
            "data/.mtdesk-00.tmp": b"torn",
            "data/statistics.sqlite-shm": b"shared",
            "data/all.mtdata": b"export",
            "data/programs.json": b"commands",
        },
    )
    (tmp_path / "all.mtdata").write_bytes(packed(old, "0", MADE))
    assert examine(tmp_path / "all.mtdata", old).files == FILES.keys()


def test_one_folder_for_both_is_shared_out_by_name(old: Folders, tmp_path: Path) -> None:
    one = Folders(tmp_path / "one", tmp_path / "one")
    fill(one, FILES)
    (tmp_path / "all.mtdata").write_bytes(packed(one, "0", MADE))
    assert examine(tmp_path / "all.mtdata", one).files == FILES.keys()


def test_the_log_of_the_old_database_does_not_reach_the_new_one(file: Path, new: Folders) -> None:
    fill(new, {"data/statistics.sqlite": b"old", "data/statistics.sqlite-wal": b"old pages"})
    prepare(file, new)
    finish(new)
    assert found(new) == FILES


class KilledError(BaseException):
    """The program is killed here."""


@pytest.mark.parametrize("moment", range(len(FILES) + 1))
def test_killed_while_it_is_carried_out_it_goes_on_at_the_next_start(
    file: Path, new: Folders, monkeypatch: pytest.MonkeyPatch, moment: int
) -> None:
    fill(new, {"config/settings.json": b"mine"})
    prepare(file, new)
    move = taking_in._move
    moved: list[Path] = []

    def killed(path: Path, target: Path) -> None:
        if len(moved) == moment:
            raise KilledError
        moved.append(target)
        move(path, target)

    with monkeypatch.context() as patch:
        patch.setattr(taking_in, "_move", killed)
        if moment < len(FILES):
            with pytest.raises(KilledError):
                finish(new)
    finish(new)
    assert found(new) == FILES


def taken_in_until(folders: Folders, file: Path, killed: Callable[..., None]) -> None:
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
        patch.setattr(taking_in, "sync_tree", killed)
        patch.setattr(taking_in, "write_whole", killed)
        patch.setattr(taking_in, "discard", lambda folders: None)  # a kill tidies nothing up
        with pytest.raises(KilledError):
            taken_in_until(new, file, killed)
    assert not finish(new)
    assert found(new) == mine
    assert not (new.data / STAGING).exists()


def test_a_full_disk_leaves_everything_as_it_was(
    file: Path, new: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(folder: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(taking_in, "sync_tree", full)
    with pytest.raises(OSError, match="No space"):
        stage(file, new)
    assert not (new.data / STAGING).exists()


# Bad files


def made(file: Path, held: Mapping[str, bytes], **told: object) -> Path:
    """An archive with whatever names and manifest."""
    entries = {name: {"size": len(data), "sha256": sha256(data).hexdigest()} for name, data in held.items()}
    head = {"format": FORMAT, "version": 1, "program": "0", "made": MADE.isoformat(), "files": entries}
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as target:
        for name, data in held.items():
            target.writestr(name, data)
        target.writestr(MANIFEST, json.dumps({**head, **told}))
    return file


def refused(file: Path, folders: Folders) -> ArchiveFault:
    with pytest.raises(ArchiveError) as error:
        examine(file, folders)
    with pytest.raises(ArchiveError):
        stage(file, folders)
    assert not finish(folders)
    assert found(folders) == {}
    return error.value.fault


@pytest.mark.parametrize(
    "name",
    [
        "data/../../evil",
        "data/games/../../evil",
        "/data/evil",
        "data//evil",
        "data/",
        "evil",
        "other/evil",
        "data/./evil",
        "data/evil\n",
        "data/lock",
        "data/import/ready",
        "data/programs.json",
        "config/programs.json",
        "data/backups/old.mtdata",
    ],
)
def test_names_that_lead_elsewhere(tmp_path: Path, new: Folders, name: str) -> None:
    assert refused(made(tmp_path / "bad.mtdata", {name: b"x"}), new) is ArchiveFault.UNSAFE


def test_a_zip_whose_figures_lead_before_its_beginning(tmp_path: Path, new: Folders) -> None:
    file = made(tmp_path / "bad.mtdata", {"data/a": b"x" * 50})
    data = file.read_bytes()
    file.write_bytes(data[60:])
    assert refused(file, new) in (ArchiveFault.DAMAGED, ArchiveFault.NOT_AN_ARCHIVE)


@pytest.mark.parametrize(
    ("place", "bytes_"), [(6, b"\x64\x00"), (46, b"\xff")], ids=["a version to come", "no letter"]
)
def test_a_zip_whose_list_says_nonsense(tmp_path: Path, new: Folders, place: int, bytes_: bytes) -> None:
    file = made(tmp_path / "bad.mtdata", {"data/é": b"x"})
    data = bytearray(file.read_bytes())
    at = data.index(b"PK\x01\x02") + place
    data[at : at + len(bytes_)] = bytes_
    file.write_bytes(data)
    assert refused(file, new) is ArchiveFault.DAMAGED


@pytest.mark.parametrize(
    ("told", "fault"),
    [
        ({"format": "other"}, ArchiveFault.NOT_AN_ARCHIVE),
        ({"version": 0}, ArchiveFault.NOT_AN_ARCHIVE),
        ({"version": 2}, ArchiveFault.NEWER),
        ({"version": "1"}, ArchiveFault.DAMAGED),
        ({"made": "yesterday"}, ArchiveFault.DAMAGED),
        ({"files": {}}, ArchiveFault.DAMAGED),
        ({"files": {"data/hands.json": {"size": 1, "sha256": "0"}}}, ArchiveFault.DAMAGED),
        (
            {"files": {"data/hands.json": {"size": 3, "sha256": sha256(b"x").hexdigest()}}},
            ArchiveFault.DAMAGED,
        ),
        (
            {"files": {"data/hands.json": {"size": -2, "sha256": sha256(b"x").hexdigest()}}},
            ArchiveFault.DAMAGED,
        ),
        ({"files": {"data/hands.json": {"size": 1 << 40, "sha256": "0"}}}, ArchiveFault.TOO_LARGE),
    ],
)
def test_manifests_that_are_wrong(
    tmp_path: Path, new: Folders, told: dict[str, object], fault: ArchiveFault
) -> None:
    assert refused(made(tmp_path / "bad.mtdata", {"data/hands.json": b"x"}, **told), new) is fault


def test_no_zip_and_no_manifest(tmp_path: Path, new: Folders) -> None:
    bad = tmp_path / "bad.mtdata"
    bad.write_bytes(b"no zip at all")
    assert refused(bad, new) is ArchiveFault.NOT_AN_ARCHIVE
    with zipfile.ZipFile(bad, "w") as target:
        target.writestr("data/a", b"x")
    assert refused(bad, new) is ArchiveFault.NOT_AN_ARCHIVE


@pytest.mark.parametrize(
    "name",
    [
        *("data\\evil", "data/C:evil", "data/game.mtrain:stream", "data/what?"),
        *("data/LOCK", "data/Import/ready", "data/lock.", "data/lock ", "data/logs./x", "data/all.MTDATA"),
        *("data/NUL", "data/con.mtrain", "data/games/Aux .x.mtrain", "data/COM1", "data/lpt9.txt", "nul/x"),
        *("data/REQUES~1/evil.json", "data/a /b", "data/x\x00", "data/" + "x" * 256, "data" + "/x" * 600),
    ],
)
def test_names_that_lead_elsewhere_on_some_system(tmp_path: Path, new: Folders, name: str) -> None:
    assert not is_safe(name), "zip files cut some names themselves"
    assert refused(made(tmp_path / "bad.mtdata", {name: b"x"}), new) in {
        ArchiveFault.UNSAFE,
        ArchiveFault.DAMAGED,
    }


def test_whatever_people_call_their_files_comes_back(old: Folders, new: Folders, tmp_path: Path) -> None:
    named = {"config/rulesets/Jól van\u00a0így.mtrules": b"1"}
    if not (old.config / "rulesets" / "home.MTRULES").exists():  # capitals count on this system
        named["config/rulesets/HOME.mtrules"] = b"2"
    fill(old, named)
    (tmp_path / "all.mtdata").write_bytes(packed(old, "0", MADE))
    prepare(tmp_path / "all.mtdata", new)
    finish(new)
    assert found(new) == {**FILES, **named}


def test_one_name_twice(tmp_path: Path, new: Folders) -> None:
    twice = made(tmp_path / "bad.mtdata", {"data/a": b"x"})
    with zipfile.ZipFile(twice, "a") as target, pytest.warns(UserWarning, match="Duplicate"):
        target.writestr("data/a", b"y")
    assert refused(twice, new) is ArchiveFault.DAMAGED


def test_a_bomb(tmp_path: Path, new: Folders, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checks, "MOST_BYTES", 100_000)
    assert refused(made(tmp_path / "bad.mtdata", {"data/a": bytes(200_000)}), new) is ArchiveFault.TOO_LARGE
    monkeypatch.setattr(checks, "MOST_FILES", 2)
    many = {f"data/{number}": b"" for number in range(3)}
    assert refused(made(tmp_path / "bad.mtdata", many), new) is ArchiveFault.TOO_LARGE


def cut(data: bytes) -> bytes:
    return data[: len(data) // 2]


def flip(data: bytes) -> bytes:
    at = data.index(b"current.journal") + len("current.journal") + 3
    return data[:at] + bytes([data[at] ^ 0xFF]) + data[at + 1 :]


@pytest.mark.parametrize("spoil", [cut, flip])
def test_damage_on_the_way(file: Path, new: Folders, spoil: Callable[[bytes], bytes]) -> None:
    file.write_bytes(spoil(file.read_bytes()))
    assert refused(file, new) is ArchiveFault.DAMAGED


def test_something_else_in_the_way(file: Path, new: Folders) -> None:
    new.place("config/settings.json").mkdir(parents=True)
    assert refused(file, new) is ArchiveFault.IN_THE_WAY


def test_a_file_that_is_not_there(tmp_path: Path, new: Folders) -> None:
    with pytest.raises(FileNotFoundError):
        examine(tmp_path / "nothing.mtdata", new)
