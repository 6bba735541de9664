"""The database: every game once, damage and foreign tables put aside, locks reported."""

import os
import shutil
import sqlite3
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from datetime import timedelta
from pathlib import Path
from threading import Barrier

import pytest
from msgspec.structs import replace

from mtdesk.record.record_file import write_record
from mtdesk.stats.figures import GameRules
from mtdesk.stats.store import FILE_NAME, Store, StoreError, StoreFault
from tests.stats.made import ANNA, BO, EASY, HARD, PLAYED, begun, by_own, game, summary

LATER = PLAYED + timedelta(days=1)


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
    assert store.fairness().rounds == 2


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
    assert store.fairness().rounds == 2
    assert store.put(summary(record), LATER)
    assert len(store.results("Anna")) == 1
    assert store.fairness().rounds == 2


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
    assert (store.people(), store.results("Anna"), store.fairness().rounds) == ((), (), 0)
    assert store.put(summary(game("two")), PLAYED)
    assert Store(backup).results("Anna") == before


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


def spoil_text(file: Path) -> None:
    file.write_bytes(b"This is no database. " * 100)


def spoil_pages(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[4096:] = b"\xa5" * (len(data) - 4096)
    file.write_bytes(data)


def _sql(script: str) -> Callable[[Path], None]:
    def spoil(file: Path) -> None:
        with closing(sqlite3.connect(file)) as database:
            database.executescript(script)

    return spoil


def _summary(was: str, now: str) -> Callable[[Path], None]:
    """Put down something else in a game's summary."""
    told = f"CAST(replace(summary, '{was}', '{now}') AS BLOB)"
    return _sql(f"UPDATE game SET summary = {told}")  # noqa: S608 -- our own words


def open_files() -> list[str]:
    """The files that this process has open, as the system names them."""
    return [str(entry.readlink()) for entry in Path("/proc/self/fd").iterdir() if entry.is_symlink()]


ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i AS name FROM n"
FOREIGN = {
    "newer": _sql("PRAGMA user_version = 7"),
    "negative": _sql("PRAGMA user_version = -5"),
    "unversioned": _sql("PRAGMA user_version = 0"),
    "view": _sql(f"DROP TABLE source; CREATE VIEW source AS {ENDLESS}"),
    "trigger": _sql("CREATE TRIGGER t AFTER INSERT ON game BEGIN DELETE FROM game; END"),
    "column": _sql("ALTER TABLE game ADD COLUMN more TEXT"),
    "index": _sql("CREATE INDEX i ON game (played)"),
    "table": _sql("CREATE TABLE more (id INTEGER)"),
}
"""Sound databases that are not exactly ours."""


NO_TILE = _summary('"tiles":[[', '"tiles":[[19,3],[')
MORE_SEATS = '"seats":[{"player":{"name":"X","kind":"human"},"stayed":true,"place":1},'
SPOILED = {
    "text": spoil_text,
    "pages": spoil_pages,
    "tables": _sql("DROP TABLE source"),
    "tile": NO_TILE,
    "set": _summary('"set":6', '"set":7'),
    "more seats than hands": _summary('"seats":[', MORE_SEATS),
}


@pytest.mark.parametrize("spoil", (SPOILED | FOREIGN).values(), ids=SPOILED | FOREIGN)
def test_a_damaged_database_is_put_aside_and_a_new_one_begins(
    store: Store, file: Path, spoil: Callable[[Path], None]
) -> None:
    store.put(summary(game("one")), PLAYED)
    spoil(file)
    damaged = file.read_bytes()
    fresh = Store(file)
    with pytest.raises(StoreError) as error:
        fresh.fairness()
    assert error.value.fault is StoreFault.DAMAGED
    assert error.value.file != file
    assert error.value.file.read_bytes() == damaged
    assert fresh.people() == ()
    assert fresh.put(summary(game("one")), PLAYED)


@pytest.mark.skipif(sys.platform != "linux", reason="reads the list of open files")
def test_nothing_keeps_a_damaged_database_open(store: Store, file: Path) -> None:
    """Windows renames no file that is open: not even while its error is looked at."""
    store.put(summary(game("one")), PLAYED)
    NO_TILE(file)
    with pytest.raises(StoreError) as error:
        store.fairness()
    assert [name for name in open_files() if name.startswith(f"{file.parent}{os.sep}")] == []
    assert error.value.fault is StoreFault.DAMAGED


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
