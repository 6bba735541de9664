"""Vectors, tracks and the rings of the table."""

from __future__ import annotations

import math
import random
from itertools import pairwise

import pytest

from mtdesk.table.layout.geometry import Box, bounds_around, boxes_overlap, segment_distance
from mtdesk.table.layout.lattice import EDGE, LEFT, RIGHT, Ground, Lattice
from mtdesk.table.layout.model import Pose
from mtdesk.table.layout.path import Path
from mtdesk.table.layout.station import spread
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


def test_distance_from_a_segment() -> None:
    assert segment_distance((1, 2), (0, 0), (4, 0)) == 2
    assert segment_distance((7, 4), (0, 0), (4, 0)) == 5
    assert segment_distance((3, 4), (0, 0), (0, 0)) == 5


def test_crowded_places_spread_and_keep_their_order() -> None:
    for gap in (1.0, 1.6, 2.0):
        line = spread([0.0, 0.1, 0.2, 5.0, 9.9], 10.0, gap)
        steps = [b - a for a, b in pairwise([*line, line[0] + 10.0])]
        assert min(steps) > gap - 0.01
    assert spread([0.0, 3.0, 6.0], 10.0, 1.0) == [0.0, 3.0, 6.0]


def test_a_corner_stays_inside_and_has_no_sharp_turn() -> None:
    path = Path((0, 0), (10, 0))
    path.turn_to((10, 10), 1.5)
    line = path.between(0, path.length)
    assert (line[0], line[-1]) == ((0, 0), (10, 10))
    directions = [math.atan2(by - ay, bx - ax) for (ax, ay), (bx, by) in pairwise(line)]
    assert max(abs(b - a) for a, b in pairwise(directions)) < math.radians(25)
    assert all(x <= 10 + 1e-9 and y >= -1e-9 for x, y in line)


def test_what_is_firm_stays_wherever_a_path_goes_on() -> None:
    for corner in ((12, 0), (8, 4), (8, -4), (12, 3)):
        path = Path((0, 0), (4, 0))
        path.turn_to((8, 0), 1.05)
        firm = path.firm
        before = [path.at(s / 10) for s in range(int(firm * 10))]
        path.turn_to(corner, 1.05)
        after = [path.at(s / 10) for s in range(int(firm * 10))]
        assert max(math.dist(a, b) for a, b in zip(before, after, strict=True)) < 1e-9


def test_a_chord_has_its_length() -> None:
    path = Path((0, 0), (6, 0))
    path.turn_to((6, 6), 1.5)
    path.turn_to((0, 6), 1.5)
    for i in range(60):
        s = i * 0.2
        end, here, there = path.chord(s, 2.0)
        assert end > s
        assert here == pytest.approx(path.at(s))
        assert there == pytest.approx(path.at(end))
        assert math.dist(here, there) == pytest.approx(2.0)


def test_a_larger_table_has_the_lanes_of_the_smaller_one_and_more() -> None:
    bounds = bounds_around((20.0, 10.0))
    lattice = Lattice((20.0, 10.0))
    inner, outer = lattice.inside(bounds), lattice.inside(lattice.grown(bounds))
    assert inner & outer == inner
    places = [lattice.point(node) for node in lattice.nodes(inner)]
    wider = [lattice.point(node) for node in lattice.nodes(outer)]
    assert min(y for _, y in wider) < min(y for _, y in places)
    assert max(x for x, _ in wider) > max(x for x, _ in places)


def test_larger_tables_have_a_lane_more_on_any_side_and_the_smallest_come_first() -> None:
    bounds = bounds_around((20.0, 10.0))
    lattice = Lattice((20.0, 10.0))
    inner = lattice.inside(bounds)
    sizes = list(lattice.larger(bounds))
    widths = [tables[0].width for tables in sizes]
    assert widths == sorted(widths)
    assert widths[0] < bounds.width * 1.06
    assert widths[-1] == pytest.approx(lattice.grown(bounds).width)
    for tables in sizes:
        for table in tables:
            assert table.width / table.height == pytest.approx(2.0)
            assert table.width == pytest.approx(tables[0].width)
            outer = lattice.inside(table)
            assert inner & outer == inner
            assert outer.bit_count() > inner.bit_count()
            for node in lattice.nodes(outer):
                assert table.contains(lattice.point(node), EDGE - 1e-6)
    left, right = sizes[0]
    assert lattice.inside(left) & lattice.inside(right) == inner


def test_larger_tables_end_where_the_lattice_does() -> None:
    bounds = bounds_around((20.0, 10.0))
    lattice = Lattice((20.0, 10.0))
    while tables := list(lattice.larger(bounds))[-1]:
        bounds = tables[0]
        assert bounds.width < 80
        assert lattice.inside(bounds).bit_count() <= lattice.rows * lattice.columns
    assert bounds.width > 20 * 2 * 1.2


def test_flooding_stops_at_taken_nodes_and_edges() -> None:
    lattice = Lattice((8.0, 8.0))
    nodes = list(lattice.nodes(lattice.inside(bounds_around((8.0, 8.0)))))
    middle = min(nodes, key=lambda node: math.hypot(*lattice.point(node)))
    ground = Ground(lattice.inside(bounds_around((8.0, 8.0))), -1, -1)
    assert lattice.spread(1 << middle, ground).bit_count() == 4
    ground.block(0, lattice.neighbour(middle, RIGHT))
    ground.block(1, lattice.neighbour(middle, LEFT))
    assert lattice.spread(1 << middle, ground).bit_count() == 2
    assert not ground.is_open(lattice, middle, RIGHT)
    assert not ground.is_open(lattice, middle, LEFT)
