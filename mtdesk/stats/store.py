"""The database of the statistics: one file, opened for each operation.

Everything in it follows from the records of the games, so a file that is damaged, or whose tables are not
exactly those of this module, is put aside, and the games are counted again.
"""

from __future__ import annotations

import contextlib
import sqlite3
import threading
from collections.abc import Iterator
from datetime import datetime
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace

from mtdesk.files import put_aside

if TYPE_CHECKING:
    from collections.abc import Callable

    from mtdesk.stats.fairness import Fairness
    from mtdesk.stats.reading import Result
    from mtdesk.stats.summary import GameSummary, RoundSummary

FILE_NAME = "statistics.sqlite"
VERSION = 1
_TABLES = (
    """
    CREATE TABLE game (
        id INTEGER PRIMARY KEY,
        key TEXT NOT NULL UNIQUE,
        played TEXT NOT NULL,
        preset TEXT NOT NULL,
        rule_set TEXT,
        pips INTEGER NOT NULL,
        scoring TEXT NOT NULL,
        engine TEXT NOT NULL,
        finished INTEGER NOT NULL,
        rounds INTEGER NOT NULL
    ) STRICT
    """,
    """
    CREATE TABLE seat (
        game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
        seat INTEGER NOT NULL,
        name TEXT NOT NULL,
        kind TEXT NOT NULL,
        level TEXT,
        stayed INTEGER NOT NULL,
        place INTEGER NOT NULL,
        PRIMARY KEY (game, seat)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE round (
        game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
        number INTEGER NOT NULL,
        aside TEXT,
        sought INTEGER,
        finished INTEGER NOT NULL,
        PRIMARY KEY (game, number)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE hand (
        game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
        round INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        kind TEXT NOT NULL,
        tiles TEXT NOT NULL,
        points REAL,
        is_out INTEGER NOT NULL,
        drawn INTEGER NOT NULL,
        fitting INTEGER NOT NULL,
        chance REAL NOT NULL,
        variance REAL NOT NULL,
        PRIMARY KEY (game, round, seat)
    ) STRICT, WITHOUT ROWID
    """,
    """
    CREATE TABLE source (
        name TEXT PRIMARY KEY,
        size INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
)
"""The tables. A change needs a new ``VERSION``.

``game``: ``pips`` is the set, ``played`` a local time in ISO form, ``rounds`` how many have been finished,
``rule_set`` the name of a person's own rules. ``round``: ``aside`` is the tile set aside, ``sought`` whether
the engine had to be drawn for, NULL where it is set aside. ``hand``: tiles as texts with blanks between.
``source``: the files of games that have been read.
"""
_BESIDE = ("-wal", "-shm")
"""What SQLite keeps beside the file while it is in use."""
_PATIENCE = 2.0
"""Seconds to wait while another program has the file."""


class StoreFault(StrEnum):
    """What can go wrong with the database."""

    DAMAGED = "damaged"  # put aside; a new one starts
    REFUSED = "refused"  # another program has it, or the disk is full, read-only or broken; tried again


class StoreError(Exception):
    """The database cannot be used now. ``file`` is the file concerned; for DAMAGED, where it is kept."""

    def __init__(self, fault: StoreFault, file: Path, detail: str = "") -> None:
        super().__init__(f"{fault}: {file} {detail}".rstrip())
        self.fault, self.file, self.detail = fault, file, detail


_REFUSALS = frozenset(
    {
        *(sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_PROTOCOL, sqlite3.SQLITE_FULL),
        *(sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_PERM),
        *(sqlite3.SQLITE_AUTH, sqlite3.SQLITE_NOMEM),
    }
)
"""SQLite's primary result codes for these; any other means that the file is damaged."""


class Store:
    """Games and results in the file at ``path``. For use in threads: every method may take a while.

    All methods raise StoreError. A damaged file is first put aside, so the next call finds a new one.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._guard = threading.Lock()
        self._is_checked = False

    def put(self, summary: GameSummary, played: datetime, source: Path | None = None) -> bool:
        """Keep a game as far as it has been played; returns whether that changed anything.

        A finished game is not changed, nor is one that was further on. ``source`` is the file it was read
        from.
        """
        with self._open() as database:
            if source is not None:
                _note_source(database, source)
            known = database.execute(
                "SELECT id, finished, rounds, rule_set FROM game WHERE key = ?", (summary.key,)
            ).fetchone()
            if known is not None:
                game, is_finished, rounds, rule_set = known
                if is_finished or rounds > summary.finished_rounds:
                    return False
                summary = replace(summary, rule_set=rule_set)  # the rules may have been renamed
                database.execute("DELETE FROM game WHERE id = ?", (game,))
            _insert(database, summary, played)
            return True

    def rename_rules(self, was: str, now: str) -> None:
        """Count games played by a person's own rules under the current name of these rules."""
        with self._open() as database:
            database.execute("UPDATE game SET rule_set = ? WHERE rule_set = ?", (now, was))

    def skip(self, source: Path) -> None:
        """Note that a file has nothing to count."""
        with self._open() as database:
            _note_source(database, source)

    def unread(self, files: list[Path]) -> list[Path]:
        """Return those of the files that have not been read yet, or have grown since."""
        with self._open() as database:
            known = dict(database.execute("SELECT name, size FROM source"))
        return [file for file in files if known.get(_name(file)) != _size(file)]

    def people(self) -> tuple[str, ...]:
        """Return everyone who has finished a game, the most recent first."""
        from mtdesk.stats.reading import read_people

        with self._reading() as database:
            return read_people(database)

    def results(self, person: str) -> tuple[Result, ...]:
        """Return the games that this person played to the end, in the order played."""
        from mtdesk.stats.reading import read_results

        with self._reading() as database:
            return read_results(database, person)

    def left_out(self, person: str) -> int:
        """Return how many games this person, or anyone if empty, finished but did not play alone."""
        from mtdesk.stats.reading import read_left_out

        with self._reading() as database:
            return read_left_out(database, person)

    def fairness(self, on_step: Callable[[int, int], None] = lambda *_: None) -> Fairness:
        """Compare every round that was dealt with chance.

        ``on_step`` receives the number of rounds read and of all, and may raise to stop.
        """
        from mtdesk.stats.fairness import examine
        from mtdesk.stats.reading import read_dealt

        with self._reading() as database, contextlib.closing(read_dealt(database, on_step)) as rounds:
            return examine(rounds)

    def reset(self, backup: Path) -> None:
        """Start again; the old data stays in another file, and games already counted stay out."""
        with self._open() as database, contextlib.closing(sqlite3.connect(backup)) as copy:
            database.commit()
            database.backup(copy)
            database.execute("DELETE FROM game WHERE NOT finished")
            for table in ("seat", "round", "hand"):  # the names of finished games stay
                database.execute(f"DELETE FROM {table}")  # noqa: S608 -- names of our own

    @contextlib.contextmanager
    def at_rest(self) -> Iterator[None]:
        """Keep the database unused meanwhile, so that its file can be read as a whole."""
        with self._guard:
            yield

    @contextlib.contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """Open the database in its own transaction, committed if all goes well."""
        with self._guard:
            try:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                self._is_checked = self._is_checked and self._path.exists()
                with contextlib.closing(sqlite3.connect(self._path, timeout=_PATIENCE)) as database:
                    self._make_ready(database)
                    with database:
                        yield database
            except OSError as error:
                raise StoreError(StoreFault.REFUSED, self._path, str(error)) from error
            except (sqlite3.Error, UnicodeDecodeError) as error:  # the latter, where SQLite quotes damage
                raise self._failure(error) from error

    @contextlib.contextmanager
    def _reading(self) -> Iterator[sqlite3.Connection]:
        """Open it likewise; texts that no game has written also count as damage."""
        with self._open() as database:
            try:
                yield database
            except ValueError as error:
                raise sqlite3.DatabaseError(str(error)) from error

    def _make_ready(self, database: sqlite3.Connection) -> None:
        if self._is_checked:
            database.execute("PRAGMA foreign_keys = ON")
            return
        if _schema_of(database) == _EMPTY:
            _create_tables(database)
        if _schema_of(database) != _our_schema():  # a view, for example, may take for ever to read
            raise sqlite3.DatabaseError("the tables are not those of the statistics")
        (verdict,) = database.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
        _write_ahead(database)
        database.execute("PRAGMA foreign_keys = ON")
        self._is_checked = True

    def _failure(self, error: Exception) -> StoreError:
        self._is_checked = False
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
        if code in _REFUSALS:
            return StoreError(StoreFault.REFUSED, self._path, str(error))
        kept = put_aside(self._path)
        if kept == self._path:
            return StoreError(StoreFault.REFUSED, kept, str(error))
        try:
            for suffix in _BESIDE:
                with contextlib.suppress(FileNotFoundError):
                    Path(f"{self._path}{suffix}").rename(f"{kept}{suffix}")
        except OSError as refused:
            return StoreError(StoreFault.REFUSED, self._path, str(refused))
        return StoreError(StoreFault.DAMAGED, kept, str(error))


_EMPTY: tuple[int, list[tuple[str, ...]]] = (0, [])


def _schema_of(database: sqlite3.Connection) -> tuple[int, list[tuple[str, ...]]]:
    """Return the version of a database and everything that is defined in it."""
    (version,) = database.execute("PRAGMA user_version").fetchone()
    defined = database.execute(
        "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema ORDER BY name"
    )
    return version, [(*names, " ".join(sql.split())) for *names, sql in defined]


def _create_tables(database: sqlite3.Connection) -> None:
    database.execute("BEGIN IMMEDIATE")
    with database:
        if _schema_of(database) == _EMPTY:  # another program may have created them meanwhile
            for statement in _TABLES:
                database.execute(statement)
            database.execute(f"PRAGMA user_version = {VERSION}")


@cache
def _our_schema() -> tuple[int, list[tuple[str, ...]]]:
    with contextlib.closing(sqlite3.connect(":memory:")) as database:
        _create_tables(database)
        return _schema_of(database)


def _write_ahead(database: sqlite3.Connection) -> None:
    """Allow readers during writes; a program that uses the file right now may have done it already."""
    try:
        database.execute("PRAGMA journal_mode = WAL")
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise


def _name(file: Path) -> str:
    """Return the name of a file as the database can hold it: what is not UTF-8 is escaped."""
    return file.name.encode("utf-8", "backslashreplace").decode()


def _size(file: Path) -> int | None:
    try:
        return file.stat().st_size
    except OSError:
        return None


def _note_source(database: sqlite3.Connection, source: Path) -> None:
    """Note that a file has been read."""
    size = _size(source)
    if size is not None:
        database.execute("REPLACE INTO source VALUES (?, ?)", (_name(source), size))


def _insert(database: sqlite3.Connection, summary: GameSummary, played: datetime) -> None:
    options = summary.options
    game = database.execute(
        "INSERT INTO game (key, played, preset, rule_set, pips, scoring, engine, finished, rounds)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            summary.key,
            played.isoformat(sep=" ", timespec="seconds"),
            summary.preset,
            summary.rule_set,
            options.set,
            options.scoring,
            options.engine,
            summary.is_finished,
            summary.finished_rounds,
        ),
    ).lastrowid
    assert game is not None
    database.executemany(
        "INSERT INTO seat VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            (game, number, seat.player.name, seat.player.kind, seat.player.level, seat.stayed, seat.place)
            for number, seat in enumerate(summary.seats)
        ),
    )
    for round_ in summary.rounds:
        _insert_round(database, game, round_)


def _insert_round(database: sqlite3.Connection, game: int, round_: RoundSummary) -> None:
    aside = None if round_.aside is None else str(round_.aside)
    database.execute(
        "INSERT INTO round VALUES (?, ?, ?, ?, ?)",
        (game, round_.number, aside, round_.sought, round_.is_over),
    )
    database.executemany(
        "INSERT INTO hand VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            (
                game,
                round_.number,
                seat,
                hand.kind,
                " ".join(map(str, hand.tiles)),
                None if hand.points is None else float(hand.points),
                hand.is_out,
                hand.draws.count,
                hand.draws.observed,
                hand.draws.expected,
                hand.draws.variance,
            )
            for seat, hand in enumerate(round_.hands)
        ),
    )
