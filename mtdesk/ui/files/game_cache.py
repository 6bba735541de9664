"""The cached contents of game files, because determining them means playing the games again."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from mtdesk.rules.options import SPECS
from mtdesk.rules.presets import CUSTOM, PRESETS
from mtdesk.ui.files.game_file import GameContents, Stamp, key_of

FILE_NAME = "games.sqlite"
_VERSION = 2
"""To be raised when ``GameContents`` changes: everything is then read again."""
_TOO_MANY = 10**9
"""More points than any game can end with."""
_PATIENCE = 1.0
"""Seconds to wait for another program that has the file."""

_Answer = TypeVar("_Answer")

_log = logging.getLogger(__name__)


class GameCache:
    """Contents of files by path, size and time of change, in a database at ``path``. For use in threads.

    Made for threads. It can be recreated at any time, so no failure here is an error.
    """

    def __init__(self, path: Path) -> None:
        self._path = path

    def known(self, stamps: Mapping[Path, Stamp]) -> dict[Path, GameContents]:
        """Return what is known of those of the files that have not changed since."""
        found: dict[Path, GameContents] = {}
        kept = self._do(
            lambda database: database.execute("SELECT path, size, changed, said FROM game").fetchall()
        )
        rows = {path: rest for path, *rest in kept or ()}
        for file, stamp in stamps.items():
            size, changed, said = rows.get(key_of(file), ("", "", b""))
            if (size, changed) == (str(stamp.size), str(stamp.changed)):
                with contextlib.suppress(msgspec.MsgspecError, ValueError, TypeError, ZeroDivisionError):
                    contents = msgspec.json.decode(said, type=GameContents, dec_hook=_number)
                    if _is_possible(contents):
                        found[file] = contents
        return found

    def keep(self, found: Iterable[tuple[Path, Stamp, GameContents]]) -> None:
        """Keep what files contain, until they change."""
        rows = [
            (key_of(file), str(stamp.size), str(stamp.changed), msgspec.json.encode(contents, enc_hook=str))
            for file, stamp, contents in found
        ]
        self._do(lambda database: database.executemany("REPLACE INTO game VALUES (?, ?, ?, ?)", rows))

    def _do(self, work: Callable[[sqlite3.Connection], _Answer]) -> _Answer | None:
        """Do something with the database; None if it cannot be used. A damaged one is recreated."""
        for _ in range(2):
            try:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                with contextlib.closing(sqlite3.connect(self._path, timeout=_PATIENCE)) as database, database:
                    _make_ready(database)
                    return work(database)
            except sqlite3.OperationalError as error:  # in use by another program, or the disk is full
                _log.info("The list of games is not kept: %s", error)
                return None
            except (sqlite3.Error, OSError, ValueError) as error:
                _log.warning("The list of games is made again: %s", error)
                with contextlib.suppress(OSError):
                    self._path.unlink(missing_ok=True)
        return None


def _make_ready(database: sqlite3.Connection) -> None:
    database.execute("PRAGMA synchronous = OFF")  # nothing is lost that could not be recreated
    if database.execute("PRAGMA user_version").fetchone() != (_VERSION,):
        database.execute("DROP TABLE IF EXISTS game")
        database.execute(f"PRAGMA user_version = {_VERSION}")
    database.execute(
        "CREATE TABLE IF NOT EXISTS game"
        " (path BLOB PRIMARY KEY, size TEXT, changed TEXT, said BLOB) WITHOUT ROWID"
    )


def _is_possible(contents: GameContents) -> bool:
    """Return whether a game can have been like this; the database may have been changed by hand."""
    count = len(contents.players)
    return (
        len(contents.totals) == count
        and all(abs(total) < _TOO_MANY for total in contents.totals)
        and len(contents.places) in (0, count)
        and all(1 <= place <= count for place in contents.places)
        and set(contents.people) <= set(range(count))
        and SPECS["rounds"].admits(contents.rounds)
        and 0 <= contents.round <= contents.rounds
        and contents.preset in (*PRESETS, CUSTOM)
        and (contents.begun is None or contents.begun.tzinfo is None)
    )


def _number(kind: type, value: Any) -> Any:
    if kind is not Fraction or not isinstance(value, str):
        raise ValueError(value)
    return Fraction(value)
