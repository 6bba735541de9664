"""What every released version has left on a player's disk opens in this one."""

import json
import shutil
from pathlib import Path

import msgspec
import pytest

from mtdesk import __version__, paths
from mtdesk.archive.names import Folders
from mtdesk.archive.taking_in import examine, finish
from mtdesk.programs import ProgramStore
from mtdesk.record.reading import read_record
from mtdesk.record.replay import replay
from mtdesk.record.rule_sets import read_rule_set
from mtdesk.record.score_pad_file import read_pad
from mtdesk.settings import read_settings
from mtdesk.stats.store import Store
from tests.archives import prepare
from tests.records import recover
from tests.releases.keep import ARCHIVE, DATA, PAD, RULES, STATISTICS, keep

VERSIONS = sorted(folder.name for folder in DATA.iterdir())


def test_this_version_is_among_them(tmp_path: Path) -> None:
    assert __version__ in VERSIONS, "run: python -m tests.releases.keep"
    keep(tmp_path / "now")
    kept = {file.name for file in (DATA / __version__).iterdir()}
    assert kept == {file.name for file in (tmp_path / "now").iterdir()}


def unknown(written: object, read: object) -> bool:
    """Whether something of what was written has not been read; settings that came later do not count."""
    if isinstance(written, dict) and isinstance(read, dict):
        return any(name not in read or unknown(value, read[name]) for name, value in written.items())
    return written != read


@pytest.mark.parametrize("version", VERSIONS)
def test_settings(version: str) -> None:
    file = DATA / version / "settings.json"
    settings, notice = read_settings(file)
    assert notice is None
    written = json.loads(file.read_text(encoding="utf-8"))
    written.pop("programs", None)  # they are kept elsewhere now
    written.pop("ask_before_abandoning", None)  # nothing is asked any more: a notice leads back to the game
    assert not unknown(written, json.loads(msgspec.json.encode(settings)))


@pytest.mark.parametrize("version", VERSIONS)
def test_programs_in_the_settings_are_taken_over_and_not_approved(version: str) -> None:
    paths.user_config_dir().mkdir(parents=True)
    shutil.copy(DATA / version / "settings.json", paths.user_config_dir())
    written = json.loads((DATA / version / "settings.json").read_text(encoding="utf-8")).get("programs", [])
    store = ProgramStore()
    assert [{"name": one.name, "command": one.command} for one in store.registered] == written
    assert not [one for one in store.registered if store.startable(one.command)]


@pytest.mark.parametrize("version", VERSIONS)
def test_saved_games(version: str) -> None:
    files = list((DATA / version).glob("*.mtrain"))
    assert len(files) >= 3
    for file in files:
        record = read_record(file)
        steps = sum(1 for _ in replay(record))
        assert steps > sum(len(played.moves) for played in record.rounds) > 0


@pytest.mark.parametrize("version", VERSIONS)
def test_the_game_on_the_table(version: str) -> None:
    found = recover(DATA / version / "current.journal")
    assert found is not None
    assert found.fault is None
    assert found.record is not None
    assert found.record.rounds[-1].moves


@pytest.mark.parametrize("version", VERSIONS)
def test_statistics(version: str, tmp_path: Path) -> None:
    file = tmp_path / STATISTICS  # opening one brings it up to date
    shutil.copy(DATA / version / STATISTICS, file)
    store = Store(file)
    assert all(store.results(person) for person in store.people())
    assert store.people()
    assert store.dealt()
    assert [left.name for left in tmp_path.iterdir()] == [STATISTICS]


@pytest.mark.parametrize("version", VERSIONS)
def test_own_rules(version: str) -> None:
    rules = read_rule_set(DATA / version / RULES)
    assert rules.name
    assert len(rules.changes) > 20
    assert rules.options(2).hand == rules.changes["hand"]


@pytest.mark.parametrize("version", VERSIONS)
def test_score_pads(version: str) -> None:
    pad = read_pad(DATA / version / PAD)
    entries = [left for round_ in pad.rounds for left in round_.left]
    assert {type(left) for left in entries} == {int, tuple, type(None)}
    assert any(round_.blocked for round_ in pad.rounds)
    assert any(round_.absent for round_ in pad.rounds)
    assert pad.is_over
    assert pad.title


@pytest.mark.parametrize("version", VERSIONS)
def test_all_data_as_one_file(version: str, tmp_path: Path) -> None:
    here, folders = DATA / version, Folders(tmp_path / "config", tmp_path / "data")
    assert examine(here / ARCHIVE, folders).program == version
    folders.data.mkdir()
    prepare(here / ARCHIVE, folders)
    assert finish(folders)
    came = {name.rpartition("/")[2]: path.read_bytes() for name, path in folders.files()}
    was = {file.name: file.read_bytes() for file in here.iterdir() if file.name != ARCHIVE}
    settings = json.loads(was.pop("settings.json"))
    settings.pop("programs", None)  # no commands come in
    assert json.loads(came.pop("settings.json")) == settings
    assert came == was


def test_the_measure_itself() -> None:
    assert not unknown({"a": {"b": 1}}, {"a": {"b": 1, "new": 2}, "new": 3})
    assert unknown({"a": {"b": 1}}, {"a": {"b": 2}})
    assert unknown({"a": 1}, {})
