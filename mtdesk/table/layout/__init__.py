"""The geometry of the table: where every tile of every train is. Pure functions of what was played, no Qt.

A ``RoundLayout`` follows the story of a round tile by tile and says where everything is::

table = RoundLayout(Felt(0, 0, 1050, 500)) layout = table.follow(story) ... # a tile is played layout =
table.follow(longer) # of the same edition while nothing had to be moved

Every train leaves its slot of the station on a ray, straight towards the edge. There, or before it comes near
another train, it turns to the lanes of a lattice, preferably clockwise, and continues along them, straight
while it can and turning where that leaves most room for all trains. Placed tiles never move. Where a train
has nowhere to go, the whole table is made smaller, which opens new lanes round it; only if that does not
help, or has been done twice, are all trains routed again.
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
    Pose,
    Ribbon,
    Step,
    Story,
)
from mtdesk.table.layout.rounds import RoundLayout
from mtdesk.table.layout.station import spread

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
    "Pose",
    "Ribbon",
    "RoundLayout",
    "Step",
    "Story",
    "spread",
]
