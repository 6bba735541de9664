"""What pictures of options are built from: tiles, trains, markers and signs, as plain values.

Places are in units of a tile's width; a scene is 10 wide and 4.4 high, its middle at the origin, y pointing
down.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

WIDTH, HEIGHT = 10.0, 4.4
_USUAL, _COUNTED_DOWN = 12, 10
"""The highest number in scenes, and the lowest that means one of the highest."""
MEXICAN = -1
"""Stands for a seat in the case of a Mexican train."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A tile, face up unless ``ends`` is None, its inner end first; ``turn`` in degrees."""

    x: float
    y: float
    ends: tuple[int, int] | None
    turn: float = 0.0
    lit: bool = False
    """Glows: an open double, or the tile that the picture is about."""
    faint: bool = False


@dataclass(frozen=True, slots=True)
class Place:
    """An empty place for a tile."""

    x: float
    y: float
    turn: float = 0.0


@dataclass(frozen=True, slots=True)
class Station:
    """The middle of the table, without its engine."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Badge:
    """Whose something is: the emblem of a seat, or that of Mexican trains."""

    x: float
    y: float
    seat: int
    faint: bool = False


@dataclass(frozen=True, slots=True)
class Loco:
    """The marker of a seat."""

    x: float
    y: float
    seat: int
    faint: bool = False


@dataclass(frozen=True, slots=True)
class Arrow:
    """From one place to another, bent to its left by ``bend``."""

    x: float
    y: float
    to_x: float
    to_y: float
    bend: float = 0.0


@dataclass(frozen=True, slots=True)
class Sign:
    """A number or another sign that reads the same in every language.

    ``yes`` is a tick, ``no`` a cross, ``flag`` the end of a round, ``knock`` a tap.
    """

    x: float
    y: float
    text: str


Part = Piece | Place | Station | Badge | Loco | Arrow | Sign
Scene = tuple[Part, ...]


def train(x: float, y: float, *tiles: tuple[int, int], lit_last: bool = False) -> Scene:
    """Tiles in a row to the right from ``x`` on, doubles crosswise."""
    parts: list[Part] = []
    for ends in tiles:
        double = ends[0] == ends[1]
        width = 1.0 if double else 2.0
        parts.append(Piece(x + width / 2, y, ends, 90.0 if double else 0.0))
        x += width
    if lit_last:
        last = parts.pop()
        assert isinstance(last, Piece)
        parts.append(replace(last, lit=True))
    return tuple(parts)


def upright(x: float, y: float, *tiles: tuple[int, int] | None, step: float = 1.1) -> Scene:
    """Tiles side by side, as in a hand; None is a back."""
    return tuple(Piece(x + step * place, y, ends, 90.0) for place, ends in enumerate(tiles))


def hub(x: float, y: float, pip: int | None = 12) -> Scene:
    """Return the station with its engine, or with an empty place for it."""
    return (Station(x, y), Place(x, y, 90.0) if pip is None else Piece(x, y, (pip, pip), 90.0))


def in_set(scene: Scene, highest: int) -> Scene:
    """Return a scene of the double-12 set with tiles of another set.

    Numbers from 10 on, and those that continue a row of them, are counted from the highest one down. Where
    others are too high, they move down; different ones stay different.
    """
    pips = {pip for part in scene if isinstance(part, Piece) for pip in part.ends or ()}
    shown: dict[int, int] = {}
    counted: set[int] = set()
    last = highest + 1
    for pip in sorted(pips, reverse=True):
        if pip >= _COUNTED_DOWN or pip + 1 in counted:
            counted.add(pip)
        last = shown[pip] = min(pip + highest - _USUAL if pip in counted else pip, last - 1)
    return tuple(
        replace(part, ends=(shown[part.ends[0]], shown[part.ends[1]]))
        if isinstance(part, Piece) and part.ends is not None
        else part
        for part in scene
    )
