"""Placing: the poses, pads, ribbons and joints of all trains under a plan, in scene pixels."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from msgspec import Struct

from mtdesk.table.layout.geometry import Box, Point, box_corners, boxes_overlap, cubic
from mtdesk.table.layout.laying import Cursor, Laid, following, lay
from mtdesk.table.layout.model import (
    LOCOMOTIVE_LENGTH,
    TILE_LENGTH,
    TILE_WIDTH,
    Hub,
    Layout,
    Pad,
    Plan,
    Pose,
    Ribbon,
    Train,
)
from mtdesk.table.layout.routes import Route, join
from mtdesk.table.layout.tracks import Way

AHEAD = 1.0 + LOCOMOTIVE_LENGTH / 2
"""How far before the middle of a lit landing place its marker stands, if there is room."""
BESIDE = 1.35
"""How far beside the middle of a lit landing place its marker stands otherwise."""

JOINT_PULL = 2.6
"""How far at most the rail to an arm goes on straight from its double before it bends."""


class Laying(Struct, frozen=True):
    """A route's tiles in their places, its two landing places, and whether there was room for all of it."""

    route: Route
    way: Way
    laid: list[Laid]
    ordinary: Laid
    double: Laid
    spilled: bool


def lay_route(route: Route, way: Way) -> Laying:
    """Lays a route's tiles on its way and finds where the next one will lie."""
    laid, missing = lay(way, route.tiles)
    ordinary, ordinary_fits = following(way, laid, False)
    double, double_fits = following(way, laid, True)
    fits = ordinary_fits and (double_fits or route.tiles[-1:] == [True])
    return Laying(route, way, laid, ordinary, double, missing > 0 or not fits)


def place(plan: Plan, trains: Sequence[Train]) -> Layout:
    """Where everything lies under a plan.

    ``trains`` are the trains the plan was made for, possibly with more tiles; if those do not fit, see
    ``Layout.spilled``. Raises ValueError if the plan was made for other trains or before a fork.
    """
    routes = join(trains)
    known = {way.name: way for way in plan.ways}
    if known.keys() != {route.name for route in routes}:
        raise ValueError("the plan was made for other trains")
    layings = [lay_route(route, known[route.name]) for route in routes]
    scale = _Scale(plan)
    poses: dict[str, tuple[Pose, ...]] = {}
    ribbons: dict[str, Ribbon] = {}
    for laying in layings:
        poses.update(_poses(laying, scale))
        ribbons.update(_ribbons(laying, scale))
    return Layout(
        u=plan.u,
        table=plan.table,
        hub=_hub(plan, layings, scale),
        poses=poses,
        pads=_pads(plan, layings, scale),
        ribbons=ribbons,
        joints={
            laying.route.name: _joint(laying, layings, scale) for laying in layings if laying.route.trunk
        },
        spilled=tuple(laying.route.end for laying in layings if laying.spilled),
    )


class _Scale:
    """From tile widths round the middle of the table to scene pixels."""

    def __init__(self, plan: Plan) -> None:
        self._u = plan.u
        self._x, self._y = plan.table.centre

    def point(self, p: Point) -> Point:
        return self._x + p[0] * self._u, self._y + p[1] * self._u

    def points(self, line: Iterable[Point]) -> tuple[Point, ...]:
        return tuple(self.point(p) for p in line)

    def pose(self, p: Point, direction: Point) -> Pose:
        x, y = self.point(p)
        return Pose(x, y, math.degrees(math.atan2(direction[1], direction[0])))

    def tile(self, box: Box) -> Pose:
        return self.pose((box.x, box.y), (box.ux, box.uy))


def _poses(laying: Laying, scale: _Scale) -> Iterable[tuple[str, tuple[Pose, ...]]]:
    done = 0
    for stretch in laying.route.stretches:
        part = laying.laid[done : done + len(stretch.tiles)]
        done += len(part)
        yield stretch.name, tuple(scale.tile(tile.box) for tile in part)


def _ribbons(laying: Laying, scale: _Scale) -> Iterable[tuple[str, Ribbon]]:
    begun = Cursor(0, 0.0)
    done = 0
    for stretch in laying.route.stretches:
        part = laying.laid[done : done + len(stretch.tiles)]
        done += len(part)
        points = _line(laying.way, begun, part)
        begun = part[-1].end if part else begun
        rails: list[Point] = []
        if stretch is laying.route.stretches[-1]:
            rails = _line(laying.way, begun, [laying.ordinary])
            points += rails
        yield stretch.name, Ribbon(scale.points(points), scale.points(rails))


def _line(way: Way, begun: Cursor, tiles: Sequence[Laid]) -> list[Point]:
    """The middle line of a way under tiles, from where the tiles before them ended."""
    line: list[Point] = []
    for tile in tiles:
        line += _piece(way, begun, tile.start)
        line += _piece(way, tile.start, tile.end)
        begun = tile.end
    return line


def _piece(way: Way, start: Cursor, end: Cursor) -> list[Point]:
    if start.track == end.track:
        return way.tracks[start.track].between(start.s, max(start.s, end.s))
    return [way.tracks[start.track].at(start.s), way.tracks[end.track].at(end.s)]


def _hub(plan: Plan, layings: Sequence[Laying], scale: _Scale) -> Hub:
    x, y = plan.table.centre
    slots = {}
    for laying in layings:
        if laying.route.trunk is None:
            track = laying.way.tracks[0]
            slots[laying.route.name] = scale.pose(track.at(0.0), track.direction(0.0))
    return Hub(x, y, plan.radii[0] * plan.u, plan.radii[1] * plan.u, slots)


def _joint(laying: Laying, layings: Sequence[Laying], scale: _Scale) -> tuple[Point, ...]:
    """The rail from a forked double to its arm: out of the double's nearer end, into the arm from behind."""
    trunk = next(other for other in layings if other.route is laying.route.trunk)
    double = trunk.laid[laying.route.at].box
    track = laying.way.tracks[0]
    (ex, ey), (dx, dy) = track.at(0.0), track.direction(0.0)
    side = math.copysign(1.0, (ex - double.x) * double.ux + (ey - double.y) * double.uy)
    pull = min(JOINT_PULL, math.hypot(ex - double.x, ey - double.y) * 0.45)
    first = double.x + side * double.ux * pull, double.y + side * double.uy * pull
    # An arm begins near the hub: the rail comes in short so as not to pass under it.
    second = ex - dx * min(pull, 1.8), ey - dy * min(pull, 1.8)
    return scale.points(cubic((double.x, double.y), first, second, (ex, ey), 20))


def _pads(plan: Plan, layings: Sequence[Laying], scale: _Scale) -> dict[str, Pad]:
    half = plan.table.width / plan.u / 2, plan.table.height / plan.u / 2
    boxes = [tile.box for laying in layings for tile in laying.laid]
    boxes += [laying.ordinary.box for laying in layings]
    pads = {}
    for laying in layings:
        box = laying.ordinary.box
        pads[laying.route.end] = Pad(
            ordinary=scale.tile(box),
            double=scale.tile(laying.double.box),
            locomotive=scale.tile(box),
            aside=scale.tile(_aside(box, boxes, half)),
        )
    return pads


def _aside(pad: Box, boxes: Sequence[Box], half: Point) -> Box:
    """The marker's place while its end is lit: ahead if that is free, else on the freer side."""
    places = [
        Box(
            pad.x + along * pad.ux - across * pad.uy, pad.y + along * pad.uy + across * pad.ux, pad.ux, pad.uy
        )
        for along, across in ((AHEAD, 0.0), (0.0, BESIDE), (0.0, -BESIDE), (AHEAD, BESIDE), (AHEAD, -BESIDE))
    ]
    return min(places, key=lambda box: _crowding(box, boxes, half))


def _crowding(marker: Box, boxes: Sequence[Box], half: Point) -> float:
    upright = Box(marker.x, marker.y, 1.0, 0.0)
    off = any(
        abs(x) > half[0] or abs(y) > half[1] for x, y in box_corners(upright, LOCOMOTIVE_LENGTH / 2, 0.6)
    )
    touched = sum(boxes_overlap(upright, box, TILE_LENGTH / 2, TILE_WIDTH / 2) for box in boxes)
    return 100 * off + touched
