"""What stands in the log, and what of it a person wants to read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto

from mtdesk.rules.tiles import Tile

Say = Callable[[], str]
"""Says a sentence in the current language, each time it is asked."""


class Kind(Enum):
    """What an entry is about."""

    TILES = auto()  # laid, doubles opened and covered, the engine
    DRAWS = auto()  # drawn from the boneyard, penalties among them
    PASSES = auto()  # passes, and markers put on and taken off
    OTHER = auto()


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One entry: what it says, whose badge stands before it, and whether it is the heading of a round.

    What it says may have several lines. ``about`` is the tile on the table, or the end, it speaks of.
    """

    say: Say
    seat: int | None = None
    heading: bool = False
    kind: Kind = Kind.OTHER
    about: Tile | str | None = None
    also_spoken: Say = str
    shorter: Say = str
    """Spoken instead, if it says anything: by ear, the sentence before has just been heard."""
    """Says what can be seen on the table, to those who do not see it."""

    def spoken(self) -> str:
        """What it says to screen readers, in one line."""
        return " ".join([*(self.shorter() or self.say()).splitlines(), *self.also_spoken().splitlines()])


@dataclass(frozen=True, slots=True)
class LogFilter:
    """What is to be read: of one seat, of one kind, of the newest round, with a text in it."""

    seat: int | None = None
    kind: Kind | None = None
    newest_round: bool = False
    text: str = ""

    def admits(self, entry: LogEntry) -> bool:
        """Whether an entry that is no heading passes, the round aside."""
        return (
            (self.seat is None or entry.seat == self.seat)
            and (self.kind is None or entry.kind is self.kind)
            and (not self.text or self.text.casefold() in entry.say().casefold())
        )

    def passed(self, entries: list[LogEntry]) -> list[bool]:
        """Which of the entries pass; a heading does with any entry below it, and the newest one alone."""
        result = [False] * len(entries)
        heading: int | None = None
        newest = max((at for at, entry in enumerate(entries) if entry.heading), default=0)
        for at, entry in enumerate(entries):
            if self.newest_round and at < newest:
                continue
            if entry.heading:
                heading = at
                result[at] = at == newest and not self.text
                continue
            result[at] = self.admits(entry)
            if result[at] and heading is not None:
                result[heading] = True
        return result
