"""Tables of any kind, however unlikely: nothing touches, and nothing leaves the table."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mtdesk.table.layout import SMALLEST_U, Felt, RoundLayout, Step, Story
from mtdesk.table.layout.geometry import Bounds
from mtdesk.table.layout.lattice import PITCH, SPARE, Lattice
from tests.table.layout.checks import faults
from tests.table.layout.crowds import crowd, slots, told

FELT = Felt(40, 90, 1050, 500)


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
    layout = RoundLayout(FELT).follow(story)
    assert list(faults(FELT, layout, story)) == []
    assert set(layout.hub.slots) == set(layout.pads) == set(story.trains)


@pytest.mark.parametrize("long", [0, 3, 10])
def test_one_of_eleven_trains_holds_everything(long: int) -> None:
    trains = slots(10, 1)
    steps = tuple(Step(trains[long], i % 7 == 5) for i in range(90))
    story = Story(tuple(trains), steps, 0)
    assert list(faults(FELT, RoundLayout(FELT).follow(story), story)) == []


def test_a_whole_double_eighteen_set_among_three() -> None:
    steps = told(random.Random(1), {"P0": 1.0, "P1": 1.0, "M0": 1.0}, 189, doubles=0.1)
    story = Story(("P0", "P1", "M0"), steps, 0)
    assert list(faults(FELT, RoundLayout(FELT).follow(story), story)) == []


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
    layout = RoundLayout(FELT).follow(story)
    assert list(faults(FELT, layout, story)) == []
    assert layout.edition == 0


def test_a_table_that_grows_to_one_side_only_ends_where_there_are_no_places() -> None:
    a, b, far = 12.0, 8.0, (SPARE + 3) * PITCH
    lattice = Lattice((a, b))
    for bounds in (Bounds(-a - far, -b, a, b), Bounds(-a, -b - far, a, b)):
        rim, inside = lattice.outermost(bounds), lattice.inside(bounds)
        assert rim & inside == rim
        assert rim.bit_count() < inside.bit_count()
