"""Lanes: how a sector is filled, from its ray along the table's edge and back inwards (the pinwheel).

Everything here is measured in tile widths from the middle of the table.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

from mtdesk.table.layout.geometry import Point, rounded, segment_distance, towards
from mtdesk.table.layout.routes import Route
from mtdesk.table.layout.sectors import EDGE, PITCH, Ring, Sector, StationPlan
from mtdesk.table.layout.tracks import Track, Way

CLEAR = 1.05
"""Distance a lane and both sides of its tiles keep from the rays beside it."""
HUB_MARGIN = 1.08
"""Distance a lane keeps from the hub."""
BEND = 1.5
"""How far before a corner its curve begins."""
SHORTEST = 4.0
"""A lane shorter than this is not worth a turn."""
TURN_ROOM = 3.75
"""A turn must be possible at each place of this last part of a lane, wherever the tiles before it ended."""
TURN_REACH = PITCH * 1.03
"""How far apart two lanes may be where a tile leads from one to the other."""
SPARE = 16.0
"""A way this much longer than needed gets no further lanes."""

BLUNT = 1.4
"""How wide a sharp corner between a ray and its lane is where it is cut off."""

Span = tuple[float, float]


def ways(
    half: Point,
    hub: StationPlan,
    sectors: Sequence[Sector],
    routes: Sequence[Route],
    needed: Mapping[str, float],
) -> tuple[Way, ...]:
    """The ways through all sectors, in order; none goes on inwards when it is much longer than needed."""
    rings = list(_rings(half))
    made = []
    for i, route in enumerate(routes):
        own, after = sectors[i], sectors[(i + 1) % len(sectors)]
        tracks, stops = _tracks(rings, hub, own, None if own is after else after, needed[route.name])
        made.append(Way(route.name, tracks, stops))
    return tuple(made)


def _rings(half: Point) -> list[Ring]:
    rings = [Ring(half[0] - EDGE, half[1] - EDGE)]
    while min(rings[-1].a, rings[-1].b) - PITCH > PITCH / 2:
        rings.append(Ring(rings[-1].a - PITCH, rings[-1].b - PITCH))
    return rings


def _tracks(
    rings: Sequence[Ring], hub: StationPlan, own: Sector, after: Sector | None, needed: float
) -> tuple[tuple[Track, ...], tuple[float, ...]]:
    """The tracks of one sector and the last turns on them; ``after`` is None if it has no neighbour."""
    tracks: list[Track] = []
    stops: list[float] = []
    for j, ring in enumerate(rings):
        track = _track(j, ring, hub, own, after)
        if track is None:
            break
        if tracks:
            stop = _last_turn(tracks[-1], track)
            if stop is None or tracks[-1].length - stop + 2 > track.length:
                break
            stops.append(stop)
        tracks.append(track)
        if sum(stops) + track.length > needed + SPARE:
            break
    stops.append(tracks[-1].length)
    return tuple(tracks), tuple(stops)


def _track(j: int, ring: Ring, hub: StationPlan, own: Sector, after: Sector | None) -> Track | None:
    span = _span(j, ring, hub, own, after)
    if j == 0:
        return _first_track(ring, own, span)
    if span is None or span[1] - span[0] < SHORTEST:
        return None
    corners = _corners(ring, *span)
    if j % 2:
        corners.reverse()
    return Track.through(rounded(corners, BEND))


def _first_track(ring: Ring, own: Sector, span: Span | None) -> Track:
    corners = list(own.ray)
    if span is not None and span[1] - span[0] > 1.3:
        corners = _blunted(corners, _corners(ring, span[0] + 1.3, span[1]))
    return Track.through(rounded(corners, BEND))


def _blunted(ray: list[Point], lane: list[Point]) -> list[Point]:
    """A ray and the lane it leads to, with a sharp corner between them cut off.

    Near the tip of a sharp corner no tile has room beside the ones before it.
    """
    edge = ray[-1]
    legs = math.dist(ray[-2], edge), math.dist(edge, lane[1])
    back, on = towards(edge, ray[-2], 1.0), towards(edge, lane[1], 1.0)
    gap = math.dist(back, on)
    cut = BLUNT / gap
    if cut <= 1.3 or cut > min(legs) - 2:
        return ray + lane
    return [*ray[:-1], towards(edge, ray[-2], cut), towards(edge, lane[1], cut), *lane[1:]]


def _corners(ring: Ring, start: float, end: float) -> list[Point]:
    """The part of a ring from one place clockwise to another, as a line through its corners."""
    turns = [place + lap * ring.perimeter for lap in (-1, 0, 1, 2) for place in ring.corner_places()]
    inner = [ring.frame(t + 1e-9)[0] for t in turns if start < t < end]
    return [ring.frame(start)[0], *inner, ring.frame(end)[0]]


def _span(j: int, ring: Ring, hub: StationPlan, own: Sector, after: Sector | None) -> Span | None:
    """The longest part of a ring that a sector may use, as places on it; None if there is none."""
    start = _limit(ring, own)
    length = ring.perimeter if after is None else (_limit(ring, after) - start) % ring.perimeter
    if after is not None and length > 0.9 * ring.perimeter:
        # The dividing lines cross: nothing is left between them this far inside.
        return None
    end = _clear_of(ring, after or own, start + length, start, -1)
    if j > 0:
        start = _clear_of(ring, own, start, end, 1)
    if end <= start:
        return None
    return _clear_of_hub(ring, hub, start, end)


def _limit(ring: Ring, sector: Sector) -> float:
    """Where a sector's border crosses a ring, on its way from the middle outwards."""
    line = ((0.0, 0.0), *sector.border)
    for start, end in reversed(list(pairwise(line))):
        place = ring.crossing(start, end)
        if place is not None:
            return place
    return ring.place(sector.edge)


def _clear_of(ring: Ring, sector: Sector, place: float, limit: float, way: int) -> float:
    """The first place from one towards another where a lane keeps clear of a dividing line."""
    legs = list(pairwise(sector.border))
    while (limit - place) * way > 0:
        (x, y), (ux, uy) = ring.frame(place)
        nearest = min(
            segment_distance((x + side * uy, y - side * ux), a, b) for a, b in legs for side in (-1, 0, 1)
        )
        if nearest >= CLEAR:
            return place
        # No point of the lane comes nearer by more than it is moved, so nothing is missed by this step.
        place += way * max(0.05, CLEAR - nearest)
    return limit


def _clear_of_hub(ring: Ring, hub: StationPlan, start: float, end: float) -> Span | None:
    if ring.b > hub.ry + HUB_MARGIN and ring.a > hub.rx + HUB_MARGIN:
        return start, end
    best: Span | None = None
    begun: float | None = None
    steps = max(1, math.ceil((end - start) / 0.25))
    for i in range(steps + 1):
        t = start + (end - start) * i / steps
        if hub.contains(ring.frame(t)[0], HUB_MARGIN):
            begun = None
            continue
        begun = t if begun is None else begun
        if best is None or t - begun > best[1] - best[0]:
            best = begun, t
    return best


def _last_turn(track: Track, inner: Track) -> float | None:
    """The last place on a track from where, and for a while before which, a tile can lead inwards."""
    step = 0.4
    s = track.length - 0.5
    stop: float | None = None
    while s > 0:
        place, distance = inner.nearest(track.at(s))
        if distance > TURN_REACH or place > inner.length - 0.5:
            stop = None
        elif stop is None:
            stop = s
        if stop is not None and stop - s >= TURN_ROOM:
            return stop
        s -= step
    return None
