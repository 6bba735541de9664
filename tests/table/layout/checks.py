"""What must be true of every layout, measured from the outside: poses in pixels, tiles as drawn."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Sequence
from itertools import combinations, dropwhile, pairwise

from mtdesk.table.layout.geometry import segments_distance
from mtdesk.table.layout.model import RIBBON_WIDTH, TILE_LENGTH, TILE_WIDTH, Felt, Layout, Pose, Story

Corner = tuple[float, float]
Line = tuple[Corner, Corner]
TOLERANCE = 1.01
"""Tiles are compared as if they were this much larger."""
APART = 0.3
"""Least distance of the bands of two trains in tile widths."""
JOINED = 2.3
"""So near to a forked double, in tile widths, its trunk and its arms are one band."""
FANNED = 10.0
"""So far from the station, in tile widths, trains have come apart."""


def corners(pose: Pose, length: float, width: float) -> list[Corner]:
    """The corners of a rectangle lying at a pose."""
    c, s = math.cos(math.radians(pose.angle)), math.sin(math.radians(pose.angle))
    halves = [
        (length / 2, width / 2),
        (length / 2, -width / 2),
        (-length / 2, -width / 2),
        (-length / 2, width / 2),
    ]
    return [(pose.x + a * c - b * s, pose.y + a * s + b * c) for a, b in halves]


def separated(p: Sequence[Corner], q: Sequence[Corner]) -> bool:
    """Whether a line parallel to a side of either polygon lies between them."""
    for shape in (p, q):
        for (ax, ay), (bx, by) in zip(shape, [*shape[1:], shape[0]], strict=True):
            nx, ny = ay - by, bx - ax
            one = [x * nx + y * ny for x, y in p]
            other = [x * nx + y * ny for x, y in q]
            if max(one) <= min(other) or max(other) <= min(one):
                return True
    return False


def overlaps(layout: Layout) -> list[tuple[str, str]]:
    """Every pair of tiles that touch, named by train and index."""
    u = layout.u * TOLERANCE
    tiles = [
        (f"{name}:{i}", pose, corners(pose, TILE_LENGTH * u, TILE_WIDTH * u))
        for name, poses in layout.poses.items()
        for i, pose in enumerate(poses)
    ]
    near = 2.3 * u
    return [
        (a, b)
        for (a, p, one), (b, q, other) in combinations(tiles, 2)
        if abs(p.x - q.x) < near and abs(p.y - q.y) < near and not separated(one, other)
    ]


def outside(layout: Layout) -> list[str]:
    """Every tile or landing place that leaves the table."""
    table, u = layout.table, layout.u
    places = [(name, pose) for name, poses in layout.poses.items() for pose in poses]
    places += [(name, pad.ordinary) for name, pad in layout.pads.items()]
    return [
        name
        for name, pose in places
        for x, y in corners(pose, TILE_LENGTH * u, TILE_WIDTH * u)
        if not (table.x <= x <= table.x + table.width and table.y <= y <= table.y + table.height)
    ]


def on_hub(layout: Layout) -> list[str]:
    """Every tile whose middle lies on the station."""
    hub = layout.hub
    return [
        name
        for name, poses in layout.poses.items()
        for pose in poses
        if math.dist((pose.x, pose.y), (hub.x, hub.y)) < hub.radius
    ]


def covered_pads(layout: Layout, story: Story) -> list[str]:
    """Every end whose next tile would not lie free, of whichever kind it can be."""
    u = layout.u * TOLERANCE
    tiles = [
        corners(pose, TILE_LENGTH * u, TILE_WIDTH * u) for poses in layout.poses.values() for pose in poses
    ]
    last = {step.end: step for step in story.steps}
    found = []
    for end, pad in layout.pads.items():
        kinds = [pad.ordinary]
        before = last.get(end)
        may_begin = story.own_start_any and "/" not in end
        if not before.crosswise if before is not None else may_begin:
            kinds.append(pad.double)
        shapes = [corners(kind, TILE_LENGTH * u, TILE_WIDTH * u) for kind in kinds]
        if any(not separated(shape, tile) for shape in shapes for tile in tiles):
            found.append(end)
    return found


def faults(felt: Felt, layout: Layout, story: Story) -> Iterator[str]:
    """All that is wrong with a layout, in words."""
    if pairs := overlaps(layout):
        yield f"touching: {pairs[:5]}"
    if off := outside(layout):
        yield f"outside: {off[:5]}"
    if hub := on_hub(layout):
        yield f"on the hub: {hub[:5]}"
    if covered := covered_pads(layout, story):
        yield f"landing places covered at {covered[:5]}"
    if abs(layout.table.width / layout.table.height / (felt.width / felt.height) - 1) > 1e-9:
        yield "the table has other proportions than the felt"
    if sum(map(len, layout.poses.values())) != len(story.steps):
        yield "tiles without a place"


def moved(before: Layout, after: Layout) -> list[str]:
    """Every tile and slot that lies elsewhere in relation to the station, measured in tile widths."""
    places = {f"{name}:{i}": pose for name, poses in before.poses.items() for i, pose in enumerate(poses)}
    now = {f"{name}:{i}": pose for name, poses in after.poses.items() for i, pose in enumerate(poses)}
    places |= before.hub.slots
    now |= after.hub.slots
    return [
        name
        for name, old in places.items()
        if math.hypot(
            (old.x - before.hub.x) / before.u - (now[name].x - after.hub.x) / after.u,
            (old.y - before.hub.y) / before.u - (now[name].y - after.hub.y) / after.u,
        )
        > 1e-6
        or abs((old.angle - now[name].angle + 180) % 360 - 180) > 1e-6
    ]


def near_bands(layout: Layout, fresh: Collection[str] | None = None) -> list[tuple[str, str]]:
    """Every pair of stretches whose bands cross or nearly touch; ``fresh``: only those with one of these.

    Trunk and arms of a fork are compared beyond the double that joins them.
    """
    least = (RIBBON_WIDTH + APART) * layout.u - 1e-6
    return [
        (one, other)
        for one, other in combinations(layout.ribbons, 2)
        if (fresh is None or one in fresh or other in fresh)
        and any(
            segments_distance(*line, *another) < least
            for line in _lines(layout, one, other)
            for another in _lines(layout, other, one)
            if max(line[0][0], line[1][0]) + least > min(another[0][0], another[1][0])
            and max(another[0][0], another[1][0]) + least > min(line[0][0], line[1][0])
            and max(line[0][1], line[1][1]) + least > min(another[0][1], another[1][1])
            and max(another[0][1], another[1][1]) + least > min(line[0][1], line[1][1])
        )
    ]


def _lines(layout: Layout, stretch: str, other: str) -> list[Line]:
    """The pieces of a band's course, without those near a double that joins it to another one."""
    points, others = layout.ribbons[stretch].points, layout.ribbons[other].points
    joints = [p for p in (points[0], points[-1]) if min(math.dist(p, q) for q in (others[0], others[-1])) < 1]
    if "/" not in stretch and "/" not in other:
        hub = layout.hub
        fan = hub.radius + FANNED * layout.u
        points = tuple(dropwhile(lambda p: math.dist(p, (hub.x, hub.y)) <= fan, points))
    if not joints:
        return list(pairwise(points))
    lines = []
    for (ax, ay), (bx, by) in pairwise(points):
        count = math.ceil(math.hypot(bx - ax, by - ay) / layout.u * 4) or 1
        cut = [(ax + (bx - ax) * i / count, ay + (by - ay) * i / count) for i in range(count + 1)]
        lines += [
            (p, q)
            for p, q in pairwise(cut)
            if all(min(math.dist(p, j), math.dist(q, j)) > JOINED * layout.u for j in joints)
        ]
    return lines


def loose_branches(layout: Layout) -> list[str]:
    """Every arm whose band does not begin in the middle of the double at the end of its trunk."""
    return [
        name
        for name, ribbon in layout.ribbons.items()
        if "/" in name
        and math.dist(
            ribbon.points[0],
            (layout.poses[name.rpartition("/")[0]][-1].x, layout.poses[name.rpartition("/")[0]][-1].y),
        )
        > 0.01 * layout.u
    ]
