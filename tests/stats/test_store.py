"""The database: every game once, damage put aside, older versions read, locks told."""

import os
import shutil
import sqlite3
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from threading import Barrier

import pytest
from msgspec.structs import replace

from mtdesk.record.model import Record
from mtdesk.record.reading import read_record
from mtdesk.record.writing import write_record
from mtdesk.stats import store as store_module
from mtdesk.stats.reading import GameRules
from mtdesk.stats.schema import VERSION
from mtdesk.stats.store import FILE_NAME, Store, StoreError, StoreFault
from mtdesk.stats.summary import GameSummary, summarise
from tests.stats.made import ANNA, BO, EASY, HARD, begun, by_own, game
from tests.stats.make_golden import DATA, PLAYED, fill, games

LATER = PLAYED + timedelta(days=1)


def summary(record: Record) -> GameSummary:
    found = summarise(record)
    assert found is not None
    return found


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / FILE_NAME


@pytest.fixture
def store(file: Path) -> Store:
    return Store(file)


def test_a_game_counts_once_however_often_it_is_put(store: Store, file: Path) -> None:
    record = game("one")
    assert store.put(summary(record), PLAYED)
    assert not store.put(summary(record), LATER)
    assert not Store(file).put(summary(record), LATER)
    (result,) = store.results("Anna")
    assert result.played == PLAYED
    assert len(store.dealt()) == 2


def test_games_in_which_others_made_moves_are_counted_apart(store: Store) -> None:
    whole, helped = game("one"), game("two")
    for player in (EASY, ANNA):  # as "Play for me" does
        helped.replace_player(0, player)
    for record in (whole, helped, begun(game("three"), 1, 1)):
        store.put(summary(record), PLAYED)
    assert (len(store.results("Anna")), store.left_out("Anna")) == (1, 1)
    assert store.left_out("Cé") == 0
    assert store.left_out("") == 1, "of all people"


def test_a_game_that_goes_on_replaces_its_beginning(store: Store) -> None:
    record = game("one")
    assert store.put(summary(begun(record, 0, 2)), PLAYED)
    assert store.put(summary(begun(record, 1, 0)), PLAYED)
    assert not store.put(summary(begun(record, 0, 3)), LATER), "an older copy takes nothing away"
    assert store.results("Anna") == ()
    assert len(store.dealt()) == 2
    assert store.put(summary(record), LATER)
    assert len(store.results("Anna")) == 1
    assert len(store.dealt()) == 2


def test_the_same_deal_again_is_the_same_game_but_for_other_people_another(store: Store) -> None:
    record, other = game("one"), game("one", (BO, EASY))
    again = record.copy()
    again.setup = replace(record.setup, players=(ANNA, HARD))  # as when a level is unknown here
    store.put(summary(record), PLAYED)
    assert not store.put(summary(again), LATER)
    assert store.put(summary(other), LATER)
    assert store.people() == ("Bo", "Anna")


def test_files_are_read_once_and_again_when_they_have_grown(store: Store, tmp_path: Path) -> None:
    record, path = game("one"), tmp_path / "game.mtrain"
    write_record(path, begun(record, 0, 2))
    assert store.unread([path]) == [path]
    store.put(summary(begun(record, 0, 2)), PLAYED, path)
    assert store.unread([path]) == []
    write_record(path, record)
    assert store.unread([path]) == [path]
    store.skip(path)
    assert store.unread([path]) == []


def test_reset_keeps_a_copy_and_reads_no_old_file_again(store: Store, tmp_path: Path) -> None:
    path, backup = tmp_path / "game.mtrain", tmp_path / "backup.sqlite"
    write_record(path, game("one"))
    store.put(summary(game("one")), PLAYED, path)
    before = store.results("Anna")
    store.reset(backup)
    assert store.results("Anna") == ()
    assert store.unread([path]) == []
    assert not store.put(summary(game("one")), PLAYED), "the game that is still on the table"
    assert (store.people(), store.results("Anna"), store.dealt()) == ((), (), ())
    assert store.put(summary(game("two")), PLAYED)
    assert Store(backup).results("Anna") == before


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_databases_of_every_version_are_read(tmp_path: Path, version: int) -> None:
    old, new = Store(tmp_path / "old.sqlite"), Store(tmp_path / "new.sqlite")
    shutil.copy(DATA / f"version-{version}.sqlite", tmp_path / "old.sqlite")
    fill(new)
    assert old.people() == new.people() == ("Anna", "Bo")
    assert old.dealt() == new.dealt()
    if version == VERSION:
        assert [old.results(person) for person in old.people()] == [
            new.results(person) for person in new.people()
        ]
    fill(old)
    assert old.dealt() == new.dealt()
    for person in new.people():
        assert old.results(person) == new.results(person)
        assert new.results(person)


def test_what_an_older_version_has_read_gets_its_rules_and_what_was_reset_stays_away(
    tmp_path: Path,
) -> None:
    shutil.copy(DATA / "version-1.sqlite", tmp_path / "old.sqlite")
    counted, left = tmp_path / "two.mtrain", tmp_path / "left.mtrain"
    write_record(counted, games()[1])
    write_record(left, begun(game("four"), 1, 0))
    with closing(sqlite3.connect(tmp_path / "old.sqlite")) as database, database:
        for file in (counted, left):
            database.execute("INSERT INTO source VALUES (?, ?)", (file.name, file.stat().st_size))
    store = Store(tmp_path / "old.sqlite")
    before = store.dealt()
    assert {result.rules for result in store.results("Bo")} == {GameRules("custom")}
    assert store.unread([counted, left]) == [counted, left]
    assert store.put(summary(read_record(counted)), LATER, counted)
    assert not store.put(summary(read_record(left)), LATER, left)
    assert store.unread([counted, left]) == []
    assert {result.rules for result in store.results("Bo")} == {GameRules(name="Granny")}
    assert store.dealt() == before


def test_own_rules_are_told_apart_by_name_and_stay_the_same_under_another(store: Store) -> None:
    def rules() -> list[GameRules]:
        return [result.rules for result in store.results("Anna")]

    for number, name in enumerate(("Granny", "Aunt", "Granny")):
        store.put(summary(by_own(name, game(f"{name} {number}"))), PLAYED + timedelta(number))
    assert rules() == [GameRules(name="Granny"), GameRules(name="Aunt"), GameRules(name="Granny")]
    going_on = by_own("Granny", game("four"))
    store.put(summary(begun(going_on, 1, 0)), LATER)
    store.rename_rules("Granny", "Grandma")
    store.put(summary(going_on), LATER + timedelta(9))
    store.put(summary(by_own("Granny", game("five"))), LATER + timedelta(10))
    assert rules() == [
        GameRules(name=name) for name in ("Grandma", "Aunt", "Grandma", "Grandma", "Granny")
    ], "other rules that are called so from now on are other rules"


def test_two_programs_that_begin_at_once_make_one_database(tmp_path: Path) -> None:
    start = Barrier(2)

    def begin(file: Path) -> tuple[str, ...]:
        start.wait()
        return Store(file).people()

    with ThreadPoolExecutor(2) as programs:
        for attempt in range(20):
            file = tmp_path / str(attempt) / FILE_NAME
            assert list(programs.map(begin, (file, file))) == [(), ()]
            assert [found.name for found in file.parent.glob("*damaged*")] == []


def test_a_newer_database_is_left_alone(store: Store, file: Path) -> None:
    store.put(summary(game("one")), PLAYED)
    with closing(sqlite3.connect(file)) as database:
        database.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = file.read_bytes()
    with pytest.raises(StoreError) as error:
        Store(file).people()
    assert error.value.fault is StoreFault.NEWER
    assert file.read_bytes() == before


def spoil_text(file: Path) -> None:
    file.write_bytes(b"This is no database. " * 100)


def spoil_pages(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[4096:] = b"\xa5" * (len(data) - 4096)
    file.write_bytes(data)


def spoil_tables(file: Path) -> None:
    with closing(sqlite3.connect(file)) as database:
        database.execute("DROP TABLE hand")
        database.commit()


def open_files() -> list[str]:
    """The files that this process has open, as the system names them."""
    return [str(entry.readlink()) for entry in Path("/proc/self/fd").iterdir() if entry.is_symlink()]


def spoil_words(file: Path) -> None:
    """A tile that is none, and text that is none, in what is sound otherwise."""
    with closing(sqlite3.connect(file)) as database:
        (schema,) = database.execute("SELECT group_concat(sql) FROM sqlite_master").fetchone()
        assert "hand" in schema
        columns = [row[1] for row in database.execute("PRAGMA table_info(hand)") if row[2] == "TEXT"]
        for column in columns:
            database.execute(f"UPDATE hand SET {column} = '5-5[[]]7'")  # noqa: S608 -- names of our own
        database.commit()


@pytest.mark.parametrize("spoil", [spoil_text, spoil_pages, spoil_tables, spoil_words])
def test_a_damaged_database_is_put_aside_and_a_new_one_begins(
    store: Store, file: Path, spoil: object
) -> None:
    store.put(summary(game("one")), PLAYED)
    assert callable(spoil)
    spoil(file)
    damaged = file.read_bytes()
    fresh = Store(file)
    with pytest.raises(StoreError) as error:
        fresh.dealt()
    assert error.value.fault is StoreFault.DAMAGED
    assert error.value.file != file
    assert error.value.file.read_bytes() == damaged
    assert fresh.people() == ()
    assert fresh.put(summary(game("one")), PLAYED)


@pytest.mark.parametrize("change", ["UPDATE hand SET points = NULL", "DELETE FROM hand"])
def test_results_that_no_game_has_written_are_damage(store: Store, file: Path, change: str) -> None:
    store.put(summary(game("one")), PLAYED)
    with closing(sqlite3.connect(file)) as database:
        database.execute(change)
        database.commit()
    with pytest.raises(StoreError) as error:
        store.results("Anna")
    assert error.value.fault is StoreFault.DAMAGED


def test_rounds_of_no_set_are_damage(store: Store, file: Path) -> None:
    store.put(summary(game("one")), PLAYED)
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE game SET pips = 7")
        database.commit()
    with pytest.raises(StoreError) as error:
        store.dealt()
    assert error.value.fault is StoreFault.DAMAGED


@pytest.mark.skipif(sys.platform != "linux", reason="reads the list of open files")
def test_nothing_keeps_a_damaged_database_open(store: Store, file: Path) -> None:
    """Windows renames no file that is open: not even while its error is looked at."""
    store.put(summary(game("one")), PLAYED)
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE game SET pips = 7")
        database.execute("UPDATE hand SET tiles = 'x'")
        database.commit()
    with pytest.raises(StoreError) as error:
        store.dealt()
    assert [name for name in open_files() if name.startswith(f"{file.parent}{os.sep}")] == []
    assert error.value.fault is StoreFault.DAMAGED


@pytest.mark.parametrize("is_moved", [False, True])
def test_a_damaged_database_that_cannot_be_put_aside_is_refused(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch, is_moved: bool
) -> None:
    store.put(summary(game("one")), PLAYED)
    with closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE game SET pips = 7")
        database.commit()
    rename = Path.rename

    def refuse(path: Path, target: Path) -> Path:
        if is_moved and path == file:
            return rename(path, target)
        raise PermissionError(path)

    monkeypatch.setattr(Path, "rename", refuse)
    with pytest.raises(StoreError) as error:
        store.dealt()
    assert (error.value.fault, error.value.file) == (StoreFault.REFUSED, file)


def test_a_locked_database_is_told_and_works_again_later(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_module, "_PATIENCE", 0.01)
    store.put(summary(game("one")), PLAYED)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(StoreError) as error:
            store.put(summary(game("two")), PLAYED)
        assert error.value.fault is StoreFault.LOCKED
    assert store.put(summary(game("two")), PLAYED)
    assert len(store.results("Anna")) == 2


def test_a_folder_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder")
    with pytest.raises(StoreError) as error:
        Store(tmp_path / "data" / FILE_NAME).people()
    assert error.value.fault is StoreFault.REFUSED


def test_a_database_that_disappears_is_begun_again(store: Store, file: Path) -> None:
    """While the program runs, and without a word of damage."""
    assert store.put(summary(game("one")), PLAYED)
    shutil.rmtree(file.parent)
    assert store.results("Anna") == ()
    assert store.put(summary(game("two")), LATER)
    assert len(store.results("Anna")) == 1
