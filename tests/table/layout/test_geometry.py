"""Vectors, tracks and the rings of the table."""

from __future__ import annotations

import math
import random
from itertools import pairwise

import pytest

from mtdesk.table.layout.geometry import Box, boxes_overlap, overlapping, rounded, segment_distance
from mtdesk.table.layout.model import Pose
from mtdesk.table.layout.sectors import Ring, spread
from mtdesk.table.layout.tracks import Track
from tests.table.layout.checks import corners, separated


def at(x: float, y: float, degrees: float) -> Box:
    return Box(x, y, math.cos(math.radians(degrees)), math.sin(math.radians(degrees)))


def test_overlap_agrees_with_the_general_test_of_polygons() -> None:
    rng = random.Random(1)
    outcomes: set[bool] = set()
    for _ in range(3000):
        x, y, a, b = rng.uniform(-2, 2), rng.uniform(-2, 2), rng.uniform(0, 360), rng.uniform(0, 360)
        found = boxes_overlap(at(0, 0, a), at(x, y, b), 1.0, 0.5)
        shapes = corners(Pose(0, 0, a), 2, 1), corners(Pose(x, y, b), 2, 1)
        assert found != separated(*shapes)
        outcomes.add(found)
    assert outcomes == {True, False}


def test_the_grid_finds_the_pairs_of_a_full_comparison() -> None:
    rng = random.Random(2)
    boxes = [(i % 5, at(rng.uniform(-9, 9), rng.uniform(-9, 9), rng.uniform(0, 360))) for i in range(80)]
    found = sorted(tuple(sorted(pair)) for pair in overlapping(boxes, 1.0, 0.5))
    full = sorted(
        tuple(sorted((g, h)))
        for k, (g, a) in enumerate(boxes)
        for h, b in boxes[:k]
        if g != h and boxes_overlap(a, b, 1.0, 0.5)
    )
    assert found == full
    assert found


def test_distance_from_a_segment() -> None:
    assert segment_distance((1, 2), (0, 0), (4, 0)) == 2
    assert segment_distance((7, 4), (0, 0), (4, 0)) == 5
    assert segment_distance((3, 4), (0, 0), (0, 0)) == 5


def test_a_rounded_corner_stays_inside_and_has_no_sharp_turn() -> None:
    line = rounded([(0, 0), (10, 0), (10, 10)], 1.5)
    assert (line[0], line[-1]) == ((0, 0), (10, 10))
    directions = [math.atan2(by - ay, bx - ax) for (ax, ay), (bx, by) in pairwise(line)]
    assert max(abs(b - a) for a, b in pairwise(directions)) < math.radians(25)
    assert all(x <= 10 and y >= 0 for x, y in line)


def test_a_chord_has_its_length() -> None:
    track = Track.through(rounded([(0, 0), (6, 0), (6, 6), (0, 6)], 1.5))
    for i in range(60):
        s = i * 0.2
        end, here, there = track.chord(s, 2.0)
        assert end > s
        assert here == pytest.approx(track.at(s))
        assert there == pytest.approx(track.at(end))
        assert math.dist(here, there) == pytest.approx(2.0)


def test_the_nearest_place_of_a_point_on_a_track_is_itself() -> None:
    track = Track.through([(0, 0), (0, 0), (6, 0), (6, 6)])
    assert track.length == 12
    for s in (0.0, 2.5, 6.0, 9.25, 12.0):
        place, distance = track.nearest(track.at(s))
        assert (place, distance) == pytest.approx((s, 0.0))
    assert track.nearest((3, 2)) == pytest.approx((3, 2))


def test_places_on_a_ring_run_clockwise_from_bottom_centre() -> None:
    ring = Ring(8, 4)
    assert ring.frame(0) == ((0, 4), (-1, 0))
    assert [ring.frame(t)[0] for t in ring.corner_places()] == [(-8, 4), (-8, -4), (8, -4), (8, 4)]
    for i in range(97):
        t = ring.perimeter * (i + 0.5) / 97
        assert ring.place(ring.frame(t)[0]) == pytest.approx(t)


def test_where_a_line_leaves_a_ring() -> None:
    ring = Ring(8, 4)
    assert ring.crossing((0, 0), (0, 9)) == pytest.approx(0)
    assert ring.crossing((0, 0), (-16, 0)) == pytest.approx(12)
    assert ring.crossing((0, 0), (3, 3)) is None
    assert ring.crossing((9, 0), (12, 0)) is None


def test_crowded_places_spread_and_keep_their_order() -> None:
    for gap in (1.0, 1.6, 2.0):
        line = spread([0.0, 0.1, 0.2, 5.0, 9.9], 10.0, gap)
        steps = [b - a for a, b in pairwise([*line, line[0] + 10.0])]
        assert min(steps) > gap - 0.01
    assert spread([0.0, 3.0, 6.0], 10.0, 1.0) == [0.0, 3.0, 6.0]
