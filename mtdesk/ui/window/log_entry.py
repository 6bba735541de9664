"""What is in the log, and which part of it a person wants to read."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum, auto

from msgspec import Struct

from mtdesk.rules.tiles import Tile
from mtdesk.ui.kit.search import bare

Say = Callable[[], str]
"""Gives a sentence in the current language, each time it is called."""


class Kind(Enum):
    """What an entry is about."""

    TILES = auto()  # played, doubles opened and covered, the engine
    DRAWS = auto()  # drawn from the boneyard, including penalties
    PASSES = auto()  # passes, and markers put on and taken off
    OTHER = auto()


class LogEntry(Struct, frozen=True):
    """One entry: its text, its badge, and whether it is the heading of a round.

    Its text may have several lines. ``about`` is the tile on the table, or the end, it is about.
    """

    say: Say
    seat: int | None = None
    heading: bool = False
    kind: Kind = Kind.OTHER
    about: Tile | str | None = None
    also_spoken: Say = str
    shorter: Say = str
    """Spoken instead, if not empty: by ear, the previous sentence has just been heard."""
    """Describes what is visible on the table, for people who do not see it."""

    def spoken(self) -> str:
        """Return what it says to screen readers, in one line."""
        return " ".join([*(self.shorter() or self.say()).splitlines(), *self.also_spoken().splitlines()])


class LogFilter(Struct, frozen=True):
    """What to read: of one seat, of one kind, of the newest round, with a text in it."""

    seat: int | None = None
    kind: Kind | None = None
    newest_round: bool = False
    text: str = ""

    def admits(self, entry: LogEntry) -> bool:
        """Return whether an entry other than a heading passes, apart from the round."""
        return (
            (self.seat is None or entry.seat == self.seat)
            and (self.kind is None or entry.kind is self.kind)
            and (not self.text or bare(self.text) in bare(entry.say()))
        )

    def passed(self, entries: list[LogEntry]) -> list[bool]:
        """Return which entries pass.

        A heading does with any entry below it, and the newest one even alone.
        """
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
