"""A table is what it would be if it were rebuilt, and nothing that lies has moved."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from msgspec import structs

from mtdesk.rules.tiles import Tile
from mtdesk.table.items.pile import PileContent
from mtdesk.table.items.plate import PlateContent
from mtdesk.table.items.tile import TileItem
from mtdesk.table.layout.rounds import RoundLayout
from mtdesk.table.scene import TableScene

NEAR = 0.01
"""Pixels and degrees within which two things lie alike."""

Pose = tuple[float, float, float]


@dataclass(frozen=True)
class Picture:
    """What a table shows, without what depends on a person's being asked, or on how they keep their tiles."""

    laid: dict[Tile, Pose]
    faces: dict[Tile, tuple[tuple[int, int], Any, bool]]
    """Ends, states, and whether the tile is still in the air."""
    markers: dict[str, tuple[float, float]]
    rack: set[Tile]
    plates: dict[int, PlateContent]
    pile: PileContent
    tiles_to_be_seen: int
    scale: float


def picture(table: TableScene) -> Picture:
    """What a table shows now."""
    ground, tiles = table.trains, table.trains.tiles
    return Picture(
        laid={tile: _pose(item) for tile, item in tiles.items()},
        faces={
            tile: (item.ends, item.state, item.scale() != 1 or bool(item.property("lift")))
            for tile, item in tiles.items()
        },
        markers={train: (item.x(), item.y()) for train, item in ground.markers.items.items()},
        rack=set(table.rack.order),
        plates={seat: plate.content for seat, plate in table.frame._plates.items()},
        pile=structs.replace(table.frame._pile.content, active=False),
        tiles_to_be_seen=sum(isinstance(item, TileItem) and item.isVisible() for item in table.items()),
        scale=ground.scale(),
    )


def _pose(item: TileItem) -> Pose:
    return item.x(), item.y(), item.rotation()


def assert_alike(shown: Picture, expected: Picture) -> None:
    """Two tables show the same."""
    assert shown.laid.keys() == expected.laid.keys()
    for tile, pose in shown.laid.items():
        assert _near(pose, expected.laid[tile]), f"{tile} lies at {pose}, not at {expected.laid[tile]}"
    assert shown.markers.keys() == expected.markers.keys()
    for train, place in shown.markers.items():
        wanted = expected.markers[train]
        assert math.dist(place, wanted) <= NEAR, f"the marker of {train} is at {place}, not at {wanted}"
    assert shown.faces == expected.faces
    assert shown.rack == expected.rack
    assert shown.plates == expected.plates
    assert shown.pile == expected.pile
    assert shown.tiles_to_be_seen == expected.tiles_to_be_seen
    assert abs(shown.scale - expected.scale) <= 1e-9


def assert_unmoved(before: Mapping[Tile, Pose], now: Mapping[Tile, Pose]) -> None:
    """What lay before lies where it lay."""
    for tile in before.keys() & now.keys():
        assert _near(now[tile], before[tile]), f"{tile} has moved from {before[tile]} to {now[tile]}"


def _near(one: Pose, other: Pose) -> bool:
    turned = (one[2] - other[2] + 180) % 360 - 180
    return math.dist(one[:2], other[:2]) <= NEAR and abs(turned) <= NEAR


async def assert_as_rebuilt(table: TableScene, *, at_any_scale: bool = False) -> None:
    """The table is what another one, rebuilt, would show of the same view."""
    assert table.view_shown is not None
    twin = _twin(table)
    twin._size = table._size
    assert table._round is not None
    twin._bottom, twin._first, twin._round = table._bottom, table._first, RoundLayout(table._round.felt)
    twin.view_shown = table.view_shown  # or the twin would begin a new game
    twin.frame.set_captions(table.frame._captions)
    await twin.rebuild(table.view_shown)
    shown, expected = picture(table), picture(twin)
    if at_any_scale:  # somebody has zoomed
        expected = replace(expected, scale=shown.scale)
    assert_alike(shown, expected)
    assert_rack_in_its_place(table)


def _twin(table: TableScene) -> TableScene:
    """The other table; it lives as long as the one it is compared with."""
    twin = table.findChild(TableScene)
    if twin is None:
        twin = TableScene()
        twin.setParent(table)
        twin.animator.speed = 0
    twin.large_tiles = table.large_tiles
    twin.letters = table.letters
    return twin


def assert_rack_in_its_place(table: TableScene) -> None:
    """Every own tile but the one in the hand stands in its place, as high as it should."""
    rack = table.rack
    for (tile, item), place in zip(rack.items.items(), rack.places(), strict=True):
        if tile == rack.held:
            continue
        raised = place.y() - item.y()
        assert abs(item.x() - place.x()) <= NEAR, f"{tile} is beside its place"
        assert raised <= NEAR or abs(raised - 0.2 * rack.unit) <= NEAR, f"{tile} floats"
        assert _near((0, 0, item.rotation()), (0, 0, 90))
        assert not item.property("lift"), f"{tile} is still lifted"


def edition(table: TableScene) -> object:
    """Equal as long as no tile that lies may move."""
    view, layout = table.view_shown, table.trains.layout
    return view and layout and (view.board.round, table._bottom, layout.table, layout.u, layout.edition)
