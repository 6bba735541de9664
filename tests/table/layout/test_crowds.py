"""Tables of any kind, however unlikely: nothing touches, nothing leaves the table, trains are independent."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mtdesk.table.layout import SMALLEST_U, Felt, Train, place, plan
from tests.table.layout.checks import faults
from tests.table.layout.crowds import crowd, doubles, slots
from tests.table.layout.rounds import Game, finished

FELT = Felt(40, 90, 1050, 500)


def row(length: int) -> tuple[bool, ...]:
    """Tiles with a double at every seventh place."""
    return tuple(i % 7 == 5 for i in range(length))


@pytest.mark.slow
@settings(max_examples=10, derandomize=True)
@given(st.integers(0, 100_000))
def test_any_table_is_laid_out_without_fault(seed: int) -> None:
    table = crowd(seed)
    made = plan(table.felt, table.trains, table.unlaid, None, table.own_start_any)
    layout = place(made, table.trains)
    assert list(faults(made, layout, table.trains, table.own_start_any)) == []


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("public", [0, 1, 10])
@pytest.mark.parametrize("own_start_any", [False, True])
def test_an_empty_table_has_every_slot_and_landing_place(
    players: int, public: int, own_start_any: bool
) -> None:
    trains = tuple(Train(name, ()) for name in slots(players, public))
    made = plan(FELT, trains, 90, None, own_start_any)
    layout = place(made, trains)
    assert list(faults(made, layout, trains, own_start_any)) == []
    assert set(layout.hub.slots) == set(layout.pads) == {train.name for train in trains}


@pytest.mark.parametrize("long", [0, 3, 10])
def test_one_of_eleven_trains_holds_everything(long: int) -> None:
    trains = tuple(Train(name, row(90) if i == long else ()) for i, name in enumerate(slots(10, 1)))
    made = plan(FELT, trains, 0)
    assert list(faults(made, place(made, trains), trains)) == []


def test_a_whole_double_eighteen_set_among_three() -> None:
    trains = tuple(Train(name, row(length)) for name, length in (("P0", 63), ("P1", 63), ("M0", 63)))
    made = plan(FELT, trains, 0)
    assert list(faults(made, place(made, trains), trains)) == []


def test_the_table_grows_before_tiles_get_too_small() -> None:
    trains = tuple(Train(name, row(9)) for name in slots(10, 10))
    made = plan(Felt(0, 0, 500, 300), trains, 0)
    assert made.u == pytest.approx(SMALLEST_U)
    assert made.table.width > 500
    assert made.table.centre == pytest.approx(made.felt.centre)
    assert list(faults(made, place(made, trains), trains)) == []


@pytest.mark.slow
def test_on_the_way_through_a_round_every_next_tile_lies_on_its_landing_place() -> None:
    game = Game(random.Random(5), 4)
    made = plan(FELT, game.trains(), game.unlaid)
    for step, _ in enumerate(game.steps()):
        trains = game.trains()
        made = plan(FELT, trains, game.unlaid, made)
        train = trains[step % len(trains)]
        pad = place(made, trains).pads[train.name]
        kinds = (False,) if train.tiles[-1:] in {(), (True,)} else (False, True)
        for double in kinds:
            grown = tuple(replace(t, tiles=(*t.tiles, double)) if t is train else t for t in trains)
            pose = place(made, grown).poses[train.name][-1]
            assert pose == (pad.double if double else pad.ordinary)


def test_a_train_is_not_moved_by_the_tiles_of_others() -> None:
    rng = random.Random(8)
    trains = tuple(Train(name, doubles(rng, 9, 0.2, False)) for name in slots(5, 1))
    made = plan(FELT, trains, 60)
    layout = place(made, trains)
    for i, train in enumerate(trains):
        alone = tuple(replace(other, tiles=other.tiles if j == i else ()) for j, other in enumerate(trains))
        assert place(made, alone).poses[train.name] == layout.poses[train.name]


def test_planning_is_repeatable() -> None:
    game = finished(2, 6)
    assert plan(FELT, game.trains(), game.unlaid) == plan(FELT, game.trains(), game.unlaid)
