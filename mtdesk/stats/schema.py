"""The tables of the statistics, version by version; older databases are brought up to date."""

from __future__ import annotations

import sqlite3

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """
        CREATE TABLE game (
            id INTEGER PRIMARY KEY,
            key TEXT NOT NULL UNIQUE,
            played TEXT NOT NULL,
            preset TEXT NOT NULL,
            pips INTEGER NOT NULL,
            hand INTEGER NOT NULL,
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
    ),
    (
        "ALTER TABLE game ADD COLUMN rule_set TEXT",
        "UPDATE source SET size = -size",
    ),
)
"""The statements that lead from each version to the next, starting with 0, an empty file.

``game``: ``pips`` is the set, ``played`` a local time in ISO form, ``rounds`` how many have been finished.
``round``: ``aside`` is the tile set aside, ``sought`` whether the engine had to be drawn for, NULL where it
is set aside. ``hand``: tiles as texts with blanks between. ``source``: the files of games already read, with
a size below 0 for those read by an older version, which did not look for everything kept now. From 2 on,
``game`` knows the name of a person's own rules, NULL if there was none or none was looked for.
"""

VERSION = len(MIGRATIONS)


def version_of(database: sqlite3.Connection) -> int:
    """Return the version of a database; 0 if it is empty."""
    return int(database.execute("PRAGMA user_version").fetchone()[0])


def migrate(database: sqlite3.Connection) -> None:
    """Bring an older database up to date, completely or not at all, while no one else can."""
    if version_of(database) == VERSION:
        return
    database.execute("BEGIN IMMEDIATE")
    with database:
        for version in range(version_of(database), VERSION):  # another program may have done it meanwhile
            for statement in MIGRATIONS[version]:
                database.execute(statement)
            database.execute(f"PRAGMA user_version = {version + 1}")
