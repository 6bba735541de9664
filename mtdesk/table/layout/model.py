"""The values that go into and come out of the table's geometry.

Lengths are scene pixels with y pointing down; angles are degrees, clockwise on screen, 0 pointing right.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec import Struct

from mtdesk.table.layout.geometry import Point

TILE_LENGTH = 1.94
"""Drawn length of a tile in tile widths ``u`` (its cell is 2 u long)."""
TILE_WIDTH = 0.95
"""Drawn width of a tile in tile widths ``u``."""
RIBBON_WIDTH = 1.46
"""Width of the band under a train in tile widths ``u``."""
LOCOMOTIVE_LENGTH = 1.75
"""Length of the marker in tile widths ``u``: its picture and its places follow."""
SMALLEST_U = 16.0
"""Tile width in pixels below which the table grows beyond the felt instead."""

MOST_STRETCHED = 0.87
"""How much narrower in proportion a felt may become before trains are laid out for its own shape."""


class Felt(Struct, frozen=True):
    """The felt's inner rectangle: its upper left corner and its size (both sides positive)."""

    x: float
    y: float
    width: float
    height: float

    def __post_init__(self) -> None:
        if self.width <= 0 or self.height <= 0:
            raise ValueError("a felt needs a positive width and height")

    @property
    def centre(self) -> Point:
        """The middle of the rectangle, where the station stands."""
        return self.x + self.width / 2, self.y + self.height / 2

    def is_like(self, other: Felt) -> bool:
        """Return whether a table of this shape fills most of another felt, whatever its size."""
        ratio = self.width / self.height * other.height / other.width
        return MOST_STRETCHED < ratio < 1 / MOST_STRETCHED

    def grown(self, factor: float) -> Felt:
        """Return the rectangle with the same middle and sides ``factor`` times as long."""
        cx, cy = self.centre
        width, height = self.width * factor, self.height * factor
        return Felt(cx - width / 2, cy - height / 2, width, height)


class Step(NamedTuple):
    """One tile played on an end; ``fork`` splits the end into branches ``/a`` and ``/b`` (rules.md 4.9)."""

    end: str
    crosswise: bool = False
    fork: bool = False


class Story(Struct, frozen=True):
    """What has been played in a round: the trains clockwise on screen, starting at the bottom, and all steps.

    ``unlaid`` is the number of tiles not yet on the table. ``own_start_any`` says that the first tile of a
    train may be a double (rules.md 3), ``chained`` that the first turn may be a chain (rules.md 4.2),
    ``forks`` that players may fork their trains; then only doubles that fork lie crosswise.
    """

    trains: tuple[str, ...]
    steps: tuple[Step, ...]
    unlaid: int
    own_start_any: bool = False
    chained: bool = False
    forks: bool = False

    def continues(self, former: Story) -> bool:
        """Return whether this is the former story, or goes on from its end."""
        return (
            (self.trains, self.own_start_any, self.chained, self.forks)
            == (former.trains, former.own_start_any, former.chained, former.forks)
            and self.steps[: len(former.steps)] == former.steps
            and len(self.steps) + self.unlaid == len(former.steps) + former.unlaid
        )


class Pose(Struct, frozen=True):
    """Where a thing is: its centre and the direction of its long axis.

    For a tile the axis points from the inner half (the one nearer the station along the train) to the outer
    half; for a double the two halves are alike.
    """

    x: float
    y: float
    angle: float


class Pad(Struct, frozen=True):
    """The landing place at an end of a train: where the next tile will go, and where the marker is.

    ``ordinary`` and ``double`` are the exact poses that the next tile will get, lengthwise and crosswise.
    The marker is on ``ordinary`` while the end is not lit, and ``aside`` while it is; their angles give the
    train's direction there (the marker itself is never turned, only mirrored).
    """

    ordinary: Pose
    double: Pose
    aside: Pose


class Ribbon(Struct, frozen=True):
    """The band under a stretch: its centre line, and the part of it where rails show between tiles."""

    points: tuple[Point, ...]
    rails: tuple[Point, ...]


class Hub(Struct, frozen=True):
    """The station: a circle, and for every real train the slot where its first tile starts.

    A slot's angle is the direction in which the train leaves.
    """

    x: float
    y: float
    radius: float
    slots: dict[str, Pose]


class Layout(Struct, frozen=True):
    """Where everything is.

    ``table`` is the rectangle that is filled: the felt, or, when everything would need tiles narrower than
    ``SMALLEST_U``, a larger one with the same middle and the same proportions, of which the view shows a part
    or which it scales down. ``poses`` has one pose per tile for every stretch, ``pads`` one pad per end (a
    stretch that has not forked), ``ribbons`` one band per stretch; an arm's begins at its double. While
    ``edition`` stays the same in a round, no tile moves.
    """

    u: float
    table: Felt
    hub: Hub
    poses: dict[str, tuple[Pose, ...]]
    pads: dict[str, Pad]
    ribbons: dict[str, Ribbon]
    edition: int
