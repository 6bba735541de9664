"""The values that go into and come out of the table's geometry.

Lengths are scene pixels with y pointing down; angles are degrees, clockwise on screen, 0 pointing right.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from msgspec import Struct

from mtdesk.table.layout.geometry import Point
from mtdesk.table.layout.tracks import Way

TILE_LENGTH = 1.94
"""Drawn length of a tile in tile widths ``u`` (its cell is 2 u long)."""
TILE_WIDTH = 0.95
"""Drawn width of a tile in tile widths ``u``."""
RIBBON_WIDTH = 1.46
"""Width of the band under a train in tile widths ``u``."""
LOCOMOTIVE_LENGTH = 1.75
"""Length of the marker in tile widths ``u``."""
SMALLEST_U = 16.0
"""Tile width in pixels below which the table grows beyond the felt instead."""


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

    def grown(self, factor: float) -> Felt:
        """The rectangle with the same middle and ``factor`` times the sides."""
        cx, cy = self.centre
        width, height = self.width * factor, self.height * factor
        return Felt(cx - width / 2, cy - height / 2, width, height)


@dataclass(frozen=True, slots=True)
class Train:
    """One stretch of a train: a real train, or an arm behind a fork (rules.md 4.9).

    ``tiles`` holds True for every double (it lies crosswise), from the station outwards. A real train has
    neither ``parent`` nor ``at``. An arm names the stretch it leaves and the index of the forked double in
    it, which is that stretch's last tile; arm names end in ``/a`` (goes on along its parent's path) or ``/b``
    (gets a path of its own). ``growth`` multiplies the room kept free for tiles to come (1 is usual).
    """

    name: str
    tiles: tuple[bool, ...]
    parent: str | None = None
    at: int | None = None
    growth: float = 1.0

    @property
    def goes_on(self) -> bool:
        """Whether this is an arm that goes on along its parent's path."""
        return self.parent is not None and self.name.endswith("/a")


class Pose(Struct, frozen=True):
    """Where a thing lies: its centre and the direction of its long axis.

    For a tile the axis points from the inner half (the one nearer the station along the train) to the outer
    half; for a double the two halves are alike.
    """

    x: float
    y: float
    angle: float


class Pad(Struct, frozen=True):
    """The landing place at an end of a train: where the next tile will lie, and where the marker stands.

    ``ordinary`` and ``double`` are the exact poses the next tile will get. ``locomotive`` is the marker's
    place while the end is not lit, ``aside`` its place while it is; their angles give the train's direction
    there (the marker itself is never turned, only mirrored).
    """

    ordinary: Pose
    double: Pose
    locomotive: Pose
    aside: Pose


class Ribbon(Struct, frozen=True):
    """The band under a stretch: its centre line, and the part of it where rails show because no tile lies."""

    points: tuple[Point, ...]
    rails: tuple[Point, ...]


class Hub(Struct, frozen=True):
    """The station: an ellipse, and for every real train the slot where its first tile begins.

    A slot's angle is the direction in which the train leaves.
    """

    x: float
    y: float
    rx: float
    ry: float
    slots: dict[str, Pose]


class Plan(Struct, frozen=True):
    """How the felt is shared out: the tile width and every train's path. Immutable and picklable.

    While a plan holds, the place of a tile depends on the plan and on the tiles before it in its own train
    only, so laying moves nothing.

    ``felt`` is the rectangle that was asked for. ``table`` is the rectangle the plan really fills: the same,
    or — when everything would need tiles narrower than ``SMALLEST_U`` — a larger one with the same middle and
    the same proportions, of which the view shows a part or which it scales down. ``step`` counts the steps
    down the ladder of sizes; ``radii`` (the hub's), ``weights`` (the routes' shares) and ``ways`` are for
    ``place`` and the next plan only.
    """

    felt: Felt
    table: Felt
    u: float
    step: int
    radii: Point
    weights: tuple[float, ...]
    ways: tuple[Way, ...]


class Layout(Struct, frozen=True):
    """Where everything lies under a plan.

    ``poses`` has one pose per tile for every stretch, ``pads`` one pad per end (a stretch that has not
    forked), ``ribbons`` one band per stretch, ``joints`` for every arm ``/b`` the centre line of the rail
    that joins it to its double. ``spilled`` names the ends without room for another tile of either kind;
    it is empty under the plan that ``plan`` returned for these trains.
    """

    u: float
    table: Felt
    hub: Hub
    poses: dict[str, tuple[Pose, ...]]
    pads: dict[str, Pad]
    ribbons: dict[str, Ribbon]
    joints: dict[str, tuple[Point, ...]]
    spilled: tuple[str, ...] = field(default=())
