"""The shape of the pinwheel, forks, ribbons, and what the functions refuse."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import pairwise

import pytest

from mtdesk.table.layout import TILE_LENGTH, Felt, Layout, Plan, Pose, Train, place, plan
from tests.table.layout.checks import corners, faults, separated
from tests.table.layout.crowds import slots
from tests.table.layout.rounds import finished

FELT = Felt(0, 0, 1050, 500)
EMPTY = tuple(Train(name, ()) for name in slots(4, 1))


def laid_out(*trains: Train, unlaid: int = 40) -> tuple[Plan, Layout]:
    made = plan(FELT, trains, unlaid)
    return made, place(made, trains)


def turn(a: float, b: float) -> float:
    """The angle between two directions, 0 to 180 degrees."""
    return abs((a - b + 180) % 360 - 180)


def forked(at: int, a: int, b: int) -> tuple[Train, ...]:
    """A table of four whose first train has a double at ``at``, forked into arms of so many tiles."""
    head = Train("P0", (False,) * at + (True,))
    arms = (Train("P0/a", (False,) * a, "P0", at), Train("P0/b", (False,) * b, "P0", at))
    return (head, *arms, *EMPTY[1:])


def test_trains_stand_clockwise_and_the_first_is_at_the_bottom() -> None:
    _, layout = laid_out(*(replace(train, tiles=(False,)) for train in EMPTY))
    hub = layout.hub
    angles = [math.degrees(math.atan2(s.y - hub.y, s.x - hub.x)) for s in hub.slots.values()]
    steps = [(b - a) % 360 for a, b in pairwise([*angles, angles[0]])]
    assert sum(steps) == pytest.approx(360)
    assert turn(angles[0], 90) < 60


def test_a_tile_points_from_the_station_outwards_and_a_double_lies_across() -> None:
    _, layout = laid_out(Train("P0", (False, True, False)), *EMPTY[1:])
    slot, (first, double, _) = layout.hub.slots["P0"], layout.poses["P0"]
    assert turn(first.angle, slot.angle) < 20
    assert math.dist((first.x, first.y), (slot.x, slot.y)) == pytest.approx(layout.u, rel=0.1)
    assert turn(double.angle, first.angle) == pytest.approx(90, abs=20)


def test_tiles_of_a_train_follow_each_other_closely() -> None:
    game = finished(4, 4)
    layout = place(plan(FELT, game.trains(), game.unlaid), game.trains())
    gaps = [
        math.dist((p.x, p.y), (q.x, q.y)) / layout.u
        for poses in layout.poses.values()
        for p, q in pairwise(poses)
    ]
    assert max(gaps) < 3.2
    assert sum(gap < 2.2 for gap in gaps) > 0.8 * len(gaps)


def test_an_arm_a_goes_on_and_an_arm_b_has_a_path_of_its_own() -> None:
    trains = forked(4, 3, 3)
    made, layout = laid_out(*trains)
    assert list(faults(made, layout, trains)) == []
    double = layout.poses["P0"][-1]
    near, far = (layout.poses[name][0] for name in ("P0/a", "P0/b"))
    assert math.dist((double.x, double.y), (near.x, near.y)) < 2.5 * layout.u
    joint = layout.joints["P0/b"]
    assert joint[0] == pytest.approx((double.x, double.y))
    assert math.dist(joint[-1], (far.x, far.y)) == pytest.approx(layout.u, rel=0.1)
    assert set(layout.pads) == {"P0/a", "P0/b", *(train.name for train in EMPTY[1:])}


@pytest.mark.parametrize("at", [0, 3, 9, 20])
def test_both_arms_of_a_fresh_fork_have_a_landing_place(at: int) -> None:
    trains = forked(at, 0, 0)
    made = plan(FELT, trains, 40, own_start_any=at == 0)
    layout = place(made, trains)
    assert list(faults(made, layout, trains, at == 0)) == []
    u = layout.u
    shapes = [corners(layout.pads[name].ordinary, TILE_LENGTH * u, u) for name in ("P0/a", "P0/b")]
    assert separated(*shapes)


def test_a_new_arm_keeps_the_size_if_it_can() -> None:
    before = (Train("P0", (False,) * 4 + (True,)), *EMPTY[1:])
    made = plan(FELT, before, 60)
    after = plan(FELT, forked(4, 0, 0), 60, made)
    assert after.step >= made.step
    assert after.u == pytest.approx(made.u, rel=0.15)


def test_an_arm_cannot_leave_the_middle_of_a_stretch() -> None:
    trains = (Train("P0", (False, True, False)), Train("P0/a", (), "P0", 1))
    with pytest.raises(ValueError, match="must leave the last tile"):
        plan(FELT, trains, 10)


def test_an_arm_needs_its_parent() -> None:
    with pytest.raises(ValueError, match="is missing"):
        plan(FELT, (Train("P0", ()), Train("P1/a", (), "P1", 0)), 10)


def test_two_stretches_cannot_share_a_name() -> None:
    with pytest.raises(ValueError, match="same name"):
        plan(FELT, (Train("P0", ()), Train("P0", ())), 10)


def test_a_resized_felt_gets_a_new_plan_and_may_be_larger() -> None:
    made = plan(FELT, EMPTY, 90)
    larger = plan(FELT.grown(2), EMPTY, 90, made)
    assert larger.u == pytest.approx(2 * made.u)


def test_a_train_too_long_for_its_plan_is_shown_and_named() -> None:
    made = plan(FELT, EMPTY, 90)
    trains = (*EMPTY[:2], replace(EMPTY[2], tiles=(False,) * 90), *EMPTY[3:])
    layout = place(made, trains)
    assert layout.spilled == ("P2",)
    assert len(layout.poses["P2"]) == 90
    assert list(faults(made, layout, trains)) != []


def on_line(pose: Pose, line: tuple[tuple[float, float], ...]) -> float:
    """Distance of a tile's centre from a line, measured at its points and their middles."""
    middles = [((ax + bx) / 2, (ay + by) / 2) for (ax, ay), (bx, by) in pairwise(line)]
    fine = [*line, *middles]
    return min(math.dist((pose.x, pose.y), p) for p in fine)


def test_ribbons_run_under_all_tiles_from_the_slot_to_the_landing_place() -> None:
    game = finished(6, 4, forks=True)
    trains = game.trains()
    layout = place(plan(FELT, trains, game.unlaid), trains)
    for train in trains:
        ribbon = layout.ribbons[train.name]
        assert all(on_line(pose, ribbon.points) < 1.2 * layout.u for pose in layout.poses[train.name])
        assert (train.name in layout.pads) == bool(ribbon.rails)
        if train.parent is None:
            slot = layout.hub.slots[train.name]
            assert ribbon.points[0] == pytest.approx((slot.x, slot.y))
        if train.name in layout.pads:
            pad = layout.pads[train.name].ordinary
            assert math.dist(ribbon.points[-1], (pad.x, pad.y)) < 1.2 * layout.u


def test_a_lit_end_keeps_its_marker_off_the_landing_place() -> None:
    game = finished(7, 5)
    trains = game.trains()
    layout = place(plan(FELT, trains, game.unlaid), trains)
    for pad in layout.pads.values():
        assert math.dist((pad.aside.x, pad.aside.y), (pad.ordinary.x, pad.ordinary.y)) >= 1.3 * layout.u
