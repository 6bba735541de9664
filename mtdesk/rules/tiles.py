"""Tiles as values: a domino, a played domino, and the sets they come from (rules.md 1)."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from msgspec import Meta

Pip = Annotated[int, Meta(ge=0, le=18)]
"""The number of one half, checked where it is read from a file."""


class Tile(NamedTuple):
    """A domino, higher half first: ``0 <= lo <= hi <= 18`` pips. Its text form is ``"12-7"``."""

    hi: Pip
    lo: Pip

    @property
    def is_double(self) -> bool:
        """Whether both halves show the same number."""
        return self.hi == self.lo

    @property
    def pips(self) -> int:
        """The sum of both halves, 0 to 36."""
        return self.hi + self.lo

    def has(self, pip: int) -> bool:
        """Return whether one of the halves shows ``pip``."""
        return pip in self

    def other(self, pip: int) -> int:
        """Return the half that does not touch when ``pip`` touches; ``pip`` itself on a double."""
        return self.lo if pip == self.hi else self.hi

    def __str__(self) -> str:
        return f"{self.hi}-{self.lo}"


class Laid(NamedTuple):
    """A domino on the table, in its direction: the half nearer to the station first."""

    inner: int
    outer: int

    @property
    def tile(self) -> Tile:
        """The domino itself."""
        return tile(self.inner, self.outer)

    @property
    def is_double(self) -> bool:
        """Whether the domino is placed crosswise."""
        return self.inner == self.outer


def tile(one: int, other: int) -> Tile:
    """Return the tile with these halves, given in any order."""
    return Tile(one, other) if one >= other else Tile(other, one)


def full_set(highest: int) -> tuple[Tile, ...]:
    """Return all (S+1)(S+2)/2 tiles up to ``highest`` in the order 0-0, 1-0, 1-1, 2-0, … (rules.md 1, 7)."""
    return tuple(Tile(hi, lo) for hi in range(highest + 1) for lo in range(hi + 1))
