"""Rewrite the database of this version of the tables: `python -m tests.stats.make_golden`.

Older ones stay as they are: the program must go on reading them.
"""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

from mtdesk.record.model import Record
from mtdesk.stats.schema import VERSION
from mtdesk.stats.store import Store
from mtdesk.stats.summary import summarise
from tests.stats.made import ANNA, BO, EASY, HARD, begun, by_own, game

DATA = Path(__file__).parent / "data"
PLAYED = datetime(2026, 3, 5, 19, 30)  # noqa: DTZ001 -- the statistics keep local times


def games() -> list[Record]:
    """What is in the golden database: two games that were finished, and one that was left."""
    return [
        game("one"),
        by_own("Granny", game("two", (ANNA, BO, HARD), engine="required", scoring="winner-collects")),
        begun(game("three", (BO, EASY)), 1, 3),
    ]


def fill(store: Store) -> None:
    """Put these games into a database."""
    for record in games():
        summary = summarise(record)
        assert summary is not None
        store.put(summary, PLAYED)


def main() -> None:
    """Write the database of this version."""
    file = DATA / f"version-{VERSION}.sqlite"
    file.unlink(missing_ok=True)
    fill(Store(file))


if __name__ == "__main__":
    main()
