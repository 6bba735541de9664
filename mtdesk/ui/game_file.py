"""What stands in files of games, as far as it can be read at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from mtdesk.clock import moment_of
from mtdesk.record.errors import RecordError
from mtdesk.record.reading import read_unplayed


@dataclass(frozen=True, slots=True)
class GameFile:
    """A file of a game, with what stands in it as far as it can be read."""

    file: Path
    players: tuple[str, ...] = ()
    round: int = 0
    rounds: int = 0
    when: datetime | None = None
    is_there: bool = True


def looked_at(file: Path) -> GameFile:
    """What can be said of a file without playing its game once more."""
    try:
        when = moment_of(file.stat().st_mtime)
    except (OSError, ValueError):  # no system has a file of a name with a NUL in it
        return GameFile(file, is_there=False)
    try:
        record = read_unplayed(file)
    except RecordError:
        return GameFile(file, when=when)
    names: Sequence[str] = [player.name for player in record.setup.players]
    return GameFile(file, tuple(names), len(record.rounds), record.setup.options.rounds, when)
