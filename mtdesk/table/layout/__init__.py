"""The geometry of the table: where every tile of every train lies. Pure functions of what was laid, no Qt.

A ``RoundLayout`` follows the story of a round tile by tile and says where everything lies::

    table = RoundLayout(Felt(0, 0, 1050, 500))
    layout = table.follow(story)
    ...                              # a tile is laid
    layout = table.follow(longer)    # of the same edition while nothing had to be moved

Every train leaves its slot of the station on a ray, straight towards the edge. There, or before it comes
near another train, it turns to the lanes of a lattice, preferably clockwise. Up to eleven trains keep to
their sectors: each goes straight on as long as it can, round the cloth between its own ray and the next one.
Three or four, and eleven whose first turns may be chains, leave the outermost lane free; there a long one
passes others instead of turning back.
More trains, those of a round with a fork, and one whose sector is full go on the way on which the fewest are
likely to be shut in later. Tiles that lie never move. Where a train has nowhere to go the whole table is made
smaller, by no more than it takes to open the lanes that it needs on one side or several, and only where that
does not help, or has been done twice, a train is routed again, or all are.
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
