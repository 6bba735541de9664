"""What stands in files of games, as far as it can be read at a glance."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from mtdesk.clock import moment_of
from mtdesk.record.errors import RecordError
from mtdesk.record.reading import read_heading


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
        game = read_heading(file)
    except RecordError:
        return GameFile(file, when=when)
    names = tuple(player.name for player in game.setup.players)
    return GameFile(file, names, game.rounds, game.setup.options.rounds, when)
