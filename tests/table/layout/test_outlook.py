"""Trains walked on in short, and what a way costs by how the round may go on."""

from __future__ import annotations

from mtdesk.table.layout.field import Field
from mtdesk.table.layout.geometry import bounds_around
from mtdesk.table.layout.lattice import DOWN, LEFT, RIGHT, UP, Ground, Lattice
from mtdesk.table.layout.outlook import Outlook
from mtdesk.table.layout.rays import look_at
from mtdesk.table.layout.routing import settle
from mtdesk.table.layout.station import rays_for, station_for
from mtdesk.table.layout.walks import Walk, Walker

HALF = 20.0, 10.0
LATTICE = Lattice(HALF)
BOUNDS = bounds_around(HALF)
INSIDE = LATTICE.inside(BOUNDS)
PLACES = {LATTICE.point(node): node for node in LATTICE.nodes(INSIDE)}
COLUMNS = sorted({x for x, _ in PLACES})
ROWS = sorted({y for _, y in PLACES})


def node(column: int, row: int) -> int:
    """A node by its place, counted from the upper left corner, or from the lower right one below 0."""
    return PLACES[COLUMNS[column], ROWS[row]]


def walk(at: int, direction: int, *blocked: int) -> Walk:
    """A walk of a single train on an empty table on which some nodes are blocked."""
    free = INSIDE & ~(1 << at)
    for other in blocked:
        free &= ~(1 << other)
    return Walk(LATTICE, Ground(free, -1, -1), [Walker(None, at, 0, direction, 0)], 0)


def test_a_train_goes_straight_on_and_turns_at_the_edge_to_where_there_is_more_room() -> None:
    walking = walk(node(-3, 2), RIGHT)
    assert walking.lay(0)
    assert walking.lay(0)
    assert walking.walkers[0].at == node(-1, 2)
    assert walking.lay(0)
    assert (walking.walkers[0].at, walking.walkers[0].direction) == (node(-1, 3), DOWN)
    above = walk(node(-1, 3), RIGHT, *(node(column, 5) for column in range(len(COLUMNS))), node(-2, 4))
    assert above.lay(0)
    assert above.walkers[0].direction == UP


def test_a_train_that_is_shut_in_at_the_edge_goes_on_on_a_larger_table() -> None:
    corner = walk(node(0, 0), LEFT, node(0, 1))
    assert not corner.lay(0)
    ring = LATTICE.inside(LATTICE.grown(BOUNDS)) & ~INSIDE
    assert corner.open_up(0, ring)
    assert corner.lay(0)
    middle = walk(node(4, 4), LEFT, node(3, 4), node(4, 3), node(4, 5))
    assert not middle.lay(0)
    assert not middle.open_up(0, ring)


def test_a_train_leaves_its_ray_before_another_one() -> None:
    ray = look_at(LATTICE, ((3.0, 0.5), (18.5, 0.5)))
    last = len(ray.walls) - 5
    crossed = sum(1 << PLACES[COLUMNS[-5], y] for y in ROWS)
    walking = Walk(LATTICE, Ground(INSIDE & ~crossed, -1, -1), [Walker(ray, 0, last, 0, 0)], crossed)
    while walking.walkers[0].ray is not None:
        assert walking.lay(0)
    assert LATTICE.point(walking.walkers[0].at)[0] < COLUMNS[-5]
    assert walking.walkers[0].credit


def test_a_way_into_a_pocket_costs_more_than_one_into_the_open() -> None:
    hub = station_for(2, HALF)
    field = Field(HALF, hub, dict(zip(("P0", "P1"), rays_for(HALF, hub, [1, 1]), strict=True)), 80)
    for _ in settle(field):
        pass
    mover = field.route("P0")
    pocket = node(0, -2), node(1, -2), node(2, -2), node(3, -1)
    ground = field.ground()
    for other in pocket:
        ground.block(0, other)
    at = node(2, -1)
    ground.block(0, at)
    outlook = Outlook(field, mover)
    assert outlook.cost(ground, at, LEFT) > outlook.cost(field.ground(), at, LEFT)
