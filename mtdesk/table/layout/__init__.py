"""The geometry of the table: where every tile of every train lies. Pure functions, no Qt.

Two steps. ``plan`` shares out the felt: it chooses the tile width and gives every train a path of its own. It
may take a few tenths of a second and is meant for another thread. ``place`` then says where everything
lies; it is quick and can be called after every tile::

    current = plan(Felt(0, 0, 1050, 500), trains, unlaid=60)
    layout = place(current, trains)
    ...                                            # a tile is laid
    current = plan(felt, trains, unlaid=59, previous=current)   # the same object while everything fits
    layout = place(current, trains)                # no older tile has moved

The pattern is a pinwheel: every train leaves its slot straight towards the edge of the felt, turns right
there, follows the edge clockwise, and turns back before its neighbour to fill its own sector inwards, lane by
lane.
"""

from mtdesk.table.layout.model import (
    LOCOMOTIVE_LENGTH,
    RIBBON_WIDTH,
    SMALLEST_U,
    TILE_LENGTH,
    TILE_WIDTH,
    Felt,
    Hub,
    Layout,
    Pad,
    Plan,
    Pose,
    Ribbon,
    Train,
)
from mtdesk.table.layout.placing import place
from mtdesk.table.layout.planning import plan
from mtdesk.table.layout.sectors import spread

__all__ = [
    "LOCOMOTIVE_LENGTH",
    "RIBBON_WIDTH",
    "SMALLEST_U",
    "TILE_LENGTH",
    "TILE_WIDTH",
    "Felt",
    "Hub",
    "Layout",
    "Pad",
    "Plan",
    "Pose",
    "Ribbon",
    "Train",
    "place",
    "plan",
    "spread",
]
