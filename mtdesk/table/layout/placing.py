"""Placing: the poses, pads and ribbons of all trains, in scene pixels."""

from __future__ import annotations

import math
from collections.abc import Iterable

from mtdesk.table.layout.field import Field, Route
from mtdesk.table.layout.geometry import Box, Point, box_corners, boxes_overlap, is_within
from mtdesk.table.layout.model import (
    LOCOMOTIVE_LENGTH,
    SMALLEST_U,
    TILE_LENGTH,
    TILE_WIDTH,
    Felt,
    Hub,
    Layout,
    Pad,
    Pose,
    Ribbon,
)

AHEAD = 1.0 + LOCOMOTIVE_LENGTH / 2
"""How far before the middle of a lit landing place its marker is, if there is room."""
BESIDE = (TILE_WIDTH + LOCOMOTIVE_LENGTH) / 2
"""How far beside the middle of a lit landing place its marker is otherwise."""
NEAR = AHEAD + BESIDE + TILE_LENGTH
"""Tiles further from a landing place than this are in no marker's way."""


def place(field: Field, felt: Felt, edition: int) -> Layout:
    """Return where everything on a field is in the middle of a felt, as large as it fits."""
    u = min(felt.width / field.half[0], felt.height / field.half[1]) / 2
    grown = max(1.0, SMALLEST_U / u)
    table = felt.grown(grown) if grown > 1 else felt
    scale = _Scale(table, u * grown)
    poses: dict[str, tuple[Pose, ...]] = {}
    ribbons: dict[str, Ribbon] = {}
    for name, route in field.routes.items():
        poses[name] = tuple(scale.tile(tile.box) for tile in route.laid)
        ribbons[name] = _ribbon(route, scale)
    return Layout(
        u=u * grown,
        table=table,
        hub=_hub(field, scale),
        poses=poses,
        pads=_pads(field, scale),
        ribbons=ribbons,
        edition=edition,
    )


class _Scale:
    """From tile widths round the middle of the station to scene pixels."""

    def __init__(self, table: Felt, u: float) -> None:
        self.u = u
        self.x, self.y = table.centre

    def point(self, p: Point) -> Point:
        return self.x + p[0] * self.u, self.y + p[1] * self.u

    def points(self, line: Iterable[Point]) -> tuple[Point, ...]:
        return tuple(self.point(p) for p in line)

    def pose(self, p: Point, direction: Point) -> Pose:
        x, y = self.point(p)
        return Pose(x, y, math.degrees(math.atan2(direction[1], direction[0])))

    def tile(self, box: Box) -> Pose:
        return self.pose((box.x, box.y), (box.ux, box.uy))


def _ribbon(route: Route, scale: _Scale) -> Ribbon:
    path = route.path
    if route.forked:
        return Ribbon(scale.points(path.between(0.0, path.length)), ())
    far = route.ordinary.end
    return Ribbon(scale.points(path.between(0.0, far)), scale.points(path.between(max(0.0, route.done), far)))


def _hub(field: Field, scale: _Scale) -> Hub:
    slots = {
        route.name: scale.pose(route.path.at(0.0), route.path.direction(0.0))
        for route in field.routes.values()
        if "/" not in route.name
    }
    return Hub(scale.x, scale.y, field.hub.radius * scale.u, slots)


def _pads(field: Field, scale: _Scale) -> dict[str, Pad]:
    boxes = [tile.box for route in field.routes.values() for tile in route.laid]
    boxes += [route.ordinary.box for route in field.ends]
    pads = {}
    for route in field.ends:
        pads[route.name] = Pad(
            ordinary=scale.tile(route.ordinary.box),
            double=scale.tile(route.double.box),
            aside=scale.tile(_aside(route.ordinary.box, boxes, field.half)),
        )
    return pads


def _aside(pad: Box, boxes: list[Box], half: Point) -> Box:
    """Return the marker's place while its end is lit: ahead if that is free, otherwise on the freer side."""
    places = [
        Box(
            pad.x + along * pad.ux - across * pad.uy, pad.y + along * pad.uy + across * pad.ux, pad.ux, pad.uy
        )
        for along, across in ((AHEAD, 0.0), (0.0, BESIDE), (0.0, -BESIDE), (AHEAD, BESIDE), (AHEAD, -BESIDE))
    ]
    near = [box for box in boxes if abs(box.x - pad.x) < NEAR and abs(box.y - pad.y) < NEAR]
    return min(places, key=lambda box: _crowding(box, near, half))


def _crowding(marker: Box, boxes: list[Box], half: Point) -> float:
    upright = Box(marker.x, marker.y, 1.0, 0.0)
    long, wide = LOCOMOTIVE_LENGTH / 2, 0.69 * LOCOMOTIVE_LENGTH / 2
    off = not all(is_within(p, half) for p in box_corners(upright, long, wide))
    touched = sum(boxes_overlap(upright, box, TILE_LENGTH / 2, TILE_WIDTH / 2) for box in boxes)
    return 100 * off + touched
