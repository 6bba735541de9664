"""What must be true of every layout, measured from the outside: poses in pixels, tiles as drawn."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import combinations

from mtdesk.table.layout import TILE_LENGTH, TILE_WIDTH, Felt, Layout, Pose, Step, Story

Corner = tuple[float, float]
TOLERANCE = 1.01
"""Tiles are compared as if they were this much larger."""


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
        if ((pose.x - hub.x) / hub.rx) ** 2 + ((pose.y - hub.y) / hub.ry) ** 2 < 1
    ]


def covered_pads(layout: Layout, story: Story) -> list[str]:
    """Every end whose next tile would not lie free, of whichever kind it can be."""
    u = layout.u * TOLERANCE
    tiles = [
        corners(pose, TILE_LENGTH * u, TILE_WIDTH * u) for poses in layout.poses.values() for pose in poses
    ]
    last = {step.route: step for step in story.steps}
    found = []
    for end, pad in layout.pads.items():
        kinds = [pad.ordinary]
        before = last.get(Step(end).route)
        may_begin = story.own_start_any and "/" not in end
        if not before.double if before is not None else may_begin:
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
