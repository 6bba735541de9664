"""Writes what this version leaves on a player's disk: `python -m tests.releases.keep`, once for each release.

What earlier versions wrote is never written again: it is there to be opened by every later one.
"""

from __future__ import annotations

import shutil
from pathlib import Path

from mtdesk import __version__
from mtdesk.record.journal import Journal
from mtdesk.record.reading import read_record
from mtdesk.record.writing import write_record
from mtdesk.settings import write_settings
from mtdesk.stats.store import Store
from tests.stats.make_golden import fill
from tests.words.test_settings import CHANGED

STATISTICS = "statistics.sqlite"
DATA = Path(__file__).parent / "data"
_GAMES = Path(__file__).parents[1] / "record" / "data"


def keep(folder: Path) -> None:
    """Write settings without a single default, saved games, a journal, and statistics."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    write_settings(CHANGED, folder / "settings.json")
    for file in sorted(_GAMES.glob("*.mtrain")):
        write_record(folder / file.name, read_record(file))
    record = read_record(_GAMES / "chains.mtrain")
    journal = Journal.continuing(folder / "current.journal", record)
    journal.close()
    fill(Store(folder / STATISTICS))


if __name__ == "__main__":
    keep(DATA / __version__)
