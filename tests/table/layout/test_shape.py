"""The shape of trains and forks, and bands of which none crosses or touches another."""

from __future__ import annotations

import math
import random
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mtdesk.table.cloth.trains import story_of
from mtdesk.table.layout.geometry import segment_distance, segments_distance
from mtdesk.table.layout.lattice import PITCH, SPARE, Lattice
from mtdesk.table.layout.model import SMALLEST_U, TILE_LENGTH, Felt, Layout, Pose, Step, Story
from mtdesk.table.layout.rounds import RoundLayout
from tests.table.layout.checks import corners, faults, loose_branches, near_bands, separated
from tests.table.layout.crowds import crowd, slots
from tests.table.layout.recorded import Table, recorded

FELT = Felt(0, 0, 1050, 500)
TRAINS = tuple(slots(4, 1))


def laid_out(*steps: Step, unlaid: int = 80) -> Layout:
    return RoundLayout(FELT).follow(Story(TRAINS, steps, unlaid))


def turn(a: float, b: float) -> float:
    """The angle between two directions, 0 to 180 degrees."""
    return abs((a - b + 180) % 360 - 180)


def test_trains_stand_clockwise_and_the_first_is_at_the_bottom() -> None:
    layout = laid_out(*(Step(name) for name in TRAINS))
    hub = layout.hub
    angles = [math.degrees(math.atan2(s.y - hub.y, s.x - hub.x)) for s in hub.slots.values()]
    steps = [(b - a) % 360 for a, b in pairwise([*angles, angles[0]])]
    assert sum(steps) == pytest.approx(360)
    assert turn(angles[0], 90) < 10


def test_a_tile_points_from_the_station_outwards_and_a_double_lies_across() -> None:
    layout = laid_out(Step("P0"), Step("P0", crosswise=True), Step("P0"))
    slot, (first, double, _) = layout.hub.slots["P0"], layout.poses["P0"]
    assert turn(first.angle, slot.angle) < 20
    assert turn(double.angle, first.angle) == pytest.approx(90, abs=5)
    away = math.dist((first.x, first.y), (layout.hub.x, layout.hub.y))
    assert away < math.dist((double.x, double.y), (layout.hub.x, layout.hub.y))


@pytest.mark.parametrize("train", TRAINS)
def test_a_train_goes_straight_until_it_is_near_the_edge(train: str) -> None:
    layout = laid_out(*(Step(train) for _ in range(14)))
    out = layout.hub.slots[train].angle
    for pose in layout.poses[train]:
        to_edge = min(pose.x, FELT.width - pose.x, pose.y, FELT.height - pose.y)
        if to_edge < 5.5 * layout.u:
            return
        assert turn(pose.angle, out) < 25
    pytest.fail("the train does not reach the edge")


@pytest.mark.parametrize("trains", [TRAINS[:2], TRAINS[:3], ("P0", "P1", "M0")])
def test_two_or_three_trains_leave_along_the_long_side(trains: tuple[str, ...]) -> None:
    steps = tuple(Step(train) for train in trains for _ in range(8))
    layout = RoundLayout(FELT).follow(Story(trains, steps, 70))
    for train, direction in zip(trains, (0, 180), strict=False):
        assert all(turn(pose.angle, direction) < 1 for pose in layout.poses[train])
    for train in trains[2:]:
        assert turn(layout.hub.slots[train].angle, -90) < 1


@pytest.mark.parametrize("at", [1, 3, 9, 16])
def test_both_arms_of_a_fork_have_their_own_way(at: int) -> None:
    steps = [*(Step("P0") for _ in range(at)), Step("P0", crosswise=True, fork=True)]
    story = Story(TRAINS, tuple(steps), 60)
    layout = RoundLayout(FELT).follow(story)
    assert list(faults(FELT, layout, story)) == []
    assert set(layout.pads) == {"P0/a", "P0/b", *TRAINS[1:]}
    shapes = [
        corners(layout.pads[name].ordinary, TILE_LENGTH * layout.u, layout.u) for name in ("P0/a", "P0/b")
    ]
    assert separated(*shapes)
    assert loose_branches(layout) == []


def test_arms_fork_again() -> None:
    steps = [Step("P0"), Step("P0", crosswise=True, fork=True)]
    for arm in "ab":
        steps += [Step(f"P0/{arm}"), Step(f"P0/{arm}", crosswise=True, fork=True)]
    for end in ("P0/a/a", "P0/a/b", "P0/b/a", "P0/b/b"):
        steps += [Step(end)] * 3
    story = Story(TRAINS, tuple(steps), 50)
    layout = RoundLayout(FELT).follow(story)
    assert list(faults(FELT, layout, story)) == []
    assert loose_branches(layout) == []
    assert near_bands(layout) == []


def on_line(pose: Pose, line: tuple[tuple[float, float], ...]) -> float:
    """Distance of a tile's centre from a line."""
    return min((segment_distance((pose.x, pose.y), a, b) for a, b in pairwise(line)), default=math.inf)


def test_ribbons_run_under_all_tiles_from_the_slot_to_the_landing_place() -> None:
    layout = RoundLayout(FELT).follow(story_of(recorded(Table("hungarian-fork", 4), 6)[-1], 0))
    for name, ribbon in layout.ribbons.items():
        assert all(on_line(pose, ribbon.points) < 0.9 * layout.u for pose in layout.poses[name])
        assert (name in layout.pads) == bool(ribbon.rails)
        if "/" not in name:
            slot = layout.hub.slots[name]
            assert ribbon.points[0] == pytest.approx((slot.x, slot.y))
        if name in layout.pads:
            pad = layout.pads[name].ordinary
            assert math.dist(ribbon.points[-1], (pad.x, pad.y)) < 1.2 * layout.u


WIDE = Felt(18, 47, 1243, 467)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [9100, 9101])
@pytest.mark.parametrize(
    "table",
    [
        *(Table("hungarian-fork", players) for players in (2, 3, 4, 6, 8, 10)),
        Table("dutch", 4),
        Table("pagat", 10),
    ],
    ids=str,
)
def test_bands_come_near_no_other_and_branches_begin_at_their_double(table: Table, seed: int) -> None:
    layouts = RoundLayout(WIDE)
    before: Layout | None = None
    for board in recorded(table, seed):
        layout = layouts.follow(story_of(board, 0))
        same = before is not None and before.edition == layout.edition
        old = before.ribbons if before is not None and same else {}
        fresh = {name for name, ribbon in layout.ribbons.items() if old.get(name) != ribbon}
        assert near_bands(layout, fresh) == []
        assert loose_branches(layout) == []
        before = layout


def test_segments_that_cross_have_no_distance() -> None:
    rng = random.Random(4)
    assert segments_distance((0, 0), (4, 0), (1, -3), (1, 3)) == 0
    for _ in range(300):
        a, b, c, d = ((rng.uniform(0, 4), rng.uniform(0, 4)) for _ in range(4))
        steps = [i / 60 for i in range(61)]
        one = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in steps]
        other = [(c[0] + (d[0] - c[0]) * t, c[1] + (d[1] - c[1]) * t) for t in steps]
        least = min(((x - p) ** 2 + (y - q) ** 2) ** 0.5 for x, y in one for p, q in other)
        assert segments_distance(a, b, c, d) == pytest.approx(least, abs=0.1)


CLOTH = Felt(40, 90, 1050, 500)


@pytest.mark.slow
@settings(max_examples=15, derandomize=True)
@given(st.integers(0, 100_000))
def test_any_table_is_laid_out_without_fault(seed: int) -> None:
    felt, story = crowd(seed)
    assert list(faults(felt, RoundLayout(felt).follow(story), story)) == []


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("public", [0, 1, 10])
@pytest.mark.parametrize("own_start_any", [False, True])
def test_an_empty_table_has_every_slot_and_landing_place(
    players: int, public: int, own_start_any: bool
) -> None:
    story = Story(tuple(slots(players, public)), (), 90, own_start_any)
    layout = RoundLayout(CLOTH).follow(story)
    assert list(faults(CLOTH, layout, story)) == []
    assert set(layout.hub.slots) == set(layout.pads) == set(story.trains)


@pytest.mark.parametrize("long", [0, 3, 10])
def test_one_of_eleven_trains_holds_everything(long: int) -> None:
    trains = slots(10, 1)
    steps = tuple(Step(trains[long], i % 7 == 5) for i in range(90))
    story = Story(tuple(trains), steps, 0)
    assert list(faults(CLOTH, RoundLayout(CLOTH).follow(story), story)) == []


def test_the_table_grows_before_tiles_get_too_small() -> None:
    trains = slots(10, 10)
    felt = Felt(0, 0, 500, 300)
    steps = tuple(Step(trains[i % 20], i // 20 % 7 == 5) for i in range(180))
    story = Story(tuple(trains), steps, 0)
    layout = RoundLayout(felt).follow(story)
    assert layout.u == pytest.approx(SMALLEST_U)
    assert layout.table.width > 500
    assert layout.table.centre == pytest.approx(felt.centre)
    assert list(faults(felt, layout, story)) == []


@pytest.mark.parametrize("players", [4, 7, 8])
@pytest.mark.parametrize("at", [0, 1, 3])
def test_every_train_may_fork_at_the_station(players: int, at: int) -> None:
    trains = tuple(slots(players, 0))
    steps = [Step(train, count == at, count == at) for count in range(at + 1) for train in trains]
    steps += [Step(f"{train}/{arm}") for train in trains for arm in "aba"]
    story = Story(trains, tuple(steps), 60, own_start_any=True, forks=True)
    layout = RoundLayout(CLOTH).follow(story)
    assert list(faults(CLOTH, layout, story)) == []
    assert loose_branches(layout) == []
    assert players > 4 or layout.edition == 0


def test_a_table_with_more_room_than_places_ends_where_there_are_none() -> None:
    a, b, far = 12.0, 8.0, (SPARE + 3) * PITCH
    lattice = Lattice((a, b))
    for half in ((a + far, b), (a, b + far)):
        inside = lattice.inside(half)
        rim = lattice.rim(inside)
        assert rim & inside == rim
        assert 0 < rim.bit_count() < inside.bit_count()


@pytest.mark.parametrize(
    ("width", "height", "players", "unlaid", "doubles_first", "laid"),
    [
        (900.0, 900.0, 7, 10, True, "P6 P5 P5"),
        (
            400.0,
            1083.3271854804093,
            4,
            14,
            False,
            (
                "P0 P1 P1! P1/a P0! P1/a! P1/b P1/a/b P0/b P1/a/a P1/a/b! P1/a/a P1/a/a! P1/a/b/b P1/a/a/a "
                "P1/a/a/b P1/a/b/a P1/a/b/a P1/a/b/a! P1/a/b/a/b P1/a/b/a/b! P0/b! P1/a/b/a/b/b! "
                "P1/a/b/a/b/a P1/a/b/a/b/a! P1/a/b/a/b/a/a"
            ),
        ),
    ],
    ids=["a ray beside another train", "a table that grew beyond its lattice"],
)
def test_landing_places_are_free(
    width: float, height: float, players: int, unlaid: int, doubles_first: bool, laid: str
) -> None:
    """What ends in ``!`` is a double that forks."""
    steps = tuple(Step(name.rstrip("!"), "!" in name, "!" in name) for name in laid.split())
    story = Story(tuple(slots(players, 0)), steps, unlaid, doubles_first, doubles_first, forks=True)
    felt = Felt(0, 0, width, height)
    assert list(faults(felt, RoundLayout(felt).follow(story), story)) == []
