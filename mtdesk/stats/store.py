"""The database of the statistics: one file, opened for each operation.

Everything in it follows from the records of the games, so a file that is damaged, or whose tables are not
exactly those of this module, is put aside, and the games are counted again.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator
from datetime import datetime
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from msgspec.structs import replace

from mtdesk.files import put_aside
from mtdesk.record.errors import RecordError
from mtdesk.record.files import dump_json

if TYPE_CHECKING:
    import sqlite3  # loaded when the database is first opened
    from collections.abc import Callable

    from mtdesk.stats.fairness import Fairness
    from mtdesk.stats.figures import Counted, Result
    from mtdesk.stats.summary import GameSummary

_Answer = TypeVar("_Answer")

FILE_NAME = "statistics.sqlite"
VERSION = 1
_TABLES = (
    """
    CREATE TABLE game (
        id INTEGER PRIMARY KEY,
        key TEXT NOT NULL UNIQUE,
        played TEXT NOT NULL,
        finished INTEGER NOT NULL,
        rounds INTEGER NOT NULL,
        rule_set TEXT,
        summary BLOB
    ) STRICT
    """,
    """
    CREATE TABLE source (
        name TEXT PRIMARY KEY,
        size INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID
    """,
)
"""The tables. A change of them, or of ``GameSummary``, needs a new ``VERSION``.

``game``: ``played`` is a local time in ISO form, ``rounds`` how many have been finished, ``rule_set`` the
name that a person's own rules have now, ``summary`` the GameSummary as JSON, NULL after a reset. ``source``:
the files of games that have been read.
"""
_BESIDE = "-journal"
"""What SQLite keeps beside the file while it changes it, or after a kill."""
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


_REFUSALS = ("BUSY", "LOCKED", "PROTOCOL", "FULL", "READONLY", "CANTOPEN", "IOERR", "PERM", "AUTH", "NOMEM")
"""SQLite's primary result codes for these; any other means that the file is damaged."""


class _Damage(Exception):  # noqa: N818 -- it says what was found
    """What is in the database is not what was written."""


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
        from mtdesk.stats.figures import people_of

        return self._answer(people_of)

    def results(self, person: str) -> tuple[Result, ...]:
        """Return the games that this person played to the end, in the order played."""
        from mtdesk.stats.figures import results_of

        return self._answer(lambda games: tuple(results_of(games, person)))

    def left_out(self, person: str) -> int:
        """Return how many games this person, or anyone if empty, finished but did not play alone."""
        from mtdesk.stats.figures import left_out_of

        return self._answer(lambda games: left_out_of(games, person))

    def fairness(self, on_step: Callable[[int, int], None] = lambda *_: None) -> Fairness:
        """Compare every round that was dealt with chance.

        ``on_step`` receives the number of games read and of all, and may raise to stop.
        """
        from mtdesk.stats.fairness import examine

        return self._answer(
            lambda games: examine((one.game.options, round_) for one in games for round_ in one.game.rounds),
            finished=False,
            on_step=on_step,
        )

    def _answer(
        self,
        ask: Callable[[Iterator[Counted]], _Answer],
        *,
        finished: bool = True,
        on_step: Callable[[int, int], None] = lambda *_: None,
    ) -> _Answer:
        """Ask something about all games in the order played, or only those finished.

        A summary that no game has also counts as damage.
        """
        with self._open() as database:
            which = f"FROM game WHERE summary IS NOT NULL AND finished >= {int(finished)}"
            (total,) = database.execute(f"SELECT count(*) {which}").fetchone()
            found = database.execute(f"SELECT played, rule_set, summary {which} ORDER BY played, id")
            with contextlib.closing(found):  # an open statement would keep a damaged file open
                try:
                    return ask(_counted(found, total, on_step))
                except (ValueError, RecordError) as error:
                    raise _Damage(str(error)) from error

    def reset(self, backup: Path) -> None:
        """Start again; the old data stays in another file, and games already counted stay out."""
        import sqlite3

        with self._open() as database, contextlib.closing(sqlite3.connect(backup)) as copy:
            database.commit()
            database.backup(copy)
            database.execute("DELETE FROM game WHERE NOT finished")
            database.execute("UPDATE game SET summary = NULL")  # the keys of finished games stay

    @contextlib.contextmanager
    def at_rest(self) -> Iterator[None]:
        """Keep the database unused meanwhile, so that its file can be read as a whole."""
        with self._guard:
            yield

    @contextlib.contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        """Open the database in its own transaction, committed if all goes well."""
        import sqlite3

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
            except (sqlite3.Error, _Damage, UnicodeDecodeError) as error:  # the last: SQLite quotes damage
                raise self._failure(error) from error

    def _make_ready(self, database: sqlite3.Connection) -> None:
        if self._is_checked:
            return
        if _schema_of(database) == _EMPTY:
            _create_tables(database)
        if _schema_of(database) != _our_schema():  # a view, for example, may take for ever to read
            raise _Damage("the tables are not those of the statistics")
        (verdict,) = database.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise _Damage(verdict)
        self._is_checked = True

    def _failure(self, error: Exception) -> StoreError:
        import sqlite3

        self._is_checked = False
        code = getattr(error, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT) & 0xFF
        if code in [getattr(sqlite3, f"SQLITE_{name}") for name in _REFUSALS]:
            return StoreError(StoreFault.REFUSED, self._path, str(error))
        kept = put_aside(self._path)
        if kept == self._path:
            return StoreError(StoreFault.REFUSED, kept, str(error))
        try:
            with contextlib.suppress(FileNotFoundError):
                Path(f"{self._path}{_BESIDE}").rename(f"{kept}{_BESIDE}")
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
    import sqlite3

    with contextlib.closing(sqlite3.connect(":memory:")) as database:
        _create_tables(database)
        return _schema_of(database)


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
    when = played.isoformat(sep=" ", timespec="seconds")
    known = summary.key, when, summary.is_finished, summary.finished_rounds, summary.rule_set
    database.execute(
        "INSERT INTO game (key, played, finished, rounds, rule_set, summary) VALUES (?, ?, ?, ?, ?, ?)",
        (*known, dump_json(summary)),
    )


def _counted(found: sqlite3.Cursor, total: int, on_step: Callable[[int, int], None]) -> Iterator[Counted]:
    from mtdesk.stats.figures import Counted
    from mtdesk.stats.summary import read_summary

    for done, (played, rule_set, summary) in enumerate(found):
        on_step(done, total)
        when = datetime.fromisoformat(played).replace(tzinfo=None)
        yield Counted(when, replace(read_summary(summary), rule_set=rule_set))
