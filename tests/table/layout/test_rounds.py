"""Whole rounds laid out: nothing overlaps, nothing lies outside, and nothing moves while a plan holds."""

from __future__ import annotations

import pickle
import random

import pytest

from mtdesk.table.layout import Felt, Plan, Train, place, plan
from tests.table.layout.checks import faults
from tests.table.layout.rounds import Game, finished

FELTS = [
    Felt(120, 80, 1050, 500),
    Felt(0, 0, 700, 330),
    Felt(0, 0, 1650, 820),
    Felt(10, 10, 3400, 1700),
    Felt(0, 0, 600, 900),
]


def check(felt: Felt, trains: tuple[Train, ...], unlaid: int, previous: Plan | None = None) -> Plan:
    made = plan(felt, trains, unlaid=unlaid, previous=previous)
    assert list(faults(made, place(made, trains), trains)) == []
    return made


@pytest.mark.slow
@pytest.mark.parametrize("public", [0, 1, 99])
@pytest.mark.parametrize(
    ("players", "highest"),
    [*((players, 12) for players in range(2, 11)), *((players, 6) for players in (2, 4, 6))],
)
def test_finished_rounds(players: int, public: int, highest: int) -> None:
    game = finished(players * 7 + public, players, min(public, players), highest, forks=players % 2 == 0)
    felt = FELTS[(players + public) % len(FELTS)]
    check(felt, game.trains(), game.unlaid)


@pytest.mark.parametrize(("players", "public"), [(2, 1), (4, 1), (6, 6), (10, 1)])
def test_finished_rounds_of_the_largest_set(players: int, public: int) -> None:
    game = finished(3, players, public, 18, forks=True)
    check(Felt(0, 0, 1050, 500), game.trains(), game.unlaid)


@pytest.mark.parametrize(("players", "seed", "length"), [(4, 2, 54), (10, 1, 60)])
def test_at_the_end_of_a_round_tiles_are_as_long_as_they_were(players: int, seed: int, length: float) -> None:
    game = Game(random.Random(seed), players)
    held = plan(Felt(0, 0, 1050, 500), game.trains(), game.unlaid)
    for _ in game.steps():
        held = plan(held.felt, game.trains(), game.unlaid, held)
    assert 2 * held.u >= length


@pytest.mark.parametrize("length", [0, 1, 25, 64])
def test_one_very_long_train_beside_empty_ones(length: int) -> None:
    tiles = tuple(index % 9 == 4 for index in range(length))
    trains = (Train("P0", tiles), *(Train(f"P{seat}", ()) for seat in range(1, 4)), Train("M0", ()))
    check(Felt(0, 0, 1050, 500), trains, 91 - length)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("players", "public", "forks"), [(2, 1, False), (4, 1, True), (4, 4, False), (10, 1, False), (3, 0, True)]
)
def test_while_a_plan_holds_laying_moves_nothing(players: int, public: int, forks: bool) -> None:
    felt = Felt(100, 60, 1050, 500)
    game = Game(random.Random(players), players, public, forks=forks)
    trains = game.trains()
    held = check(felt, trains, game.unlaid)
    poses = place(held, trains).poses
    changes = 0
    for _ in game.steps():
        trains = game.trains()
        made = check(felt, trains, game.unlaid, held)
        assert made.u <= held.u
        new = place(made, trains).poses
        if made is held:
            for name, before in poses.items():
                assert new[name][: len(before)] == before
        else:
            changes += 1
        held, poses = made, new
    assert changes < game.laid / 3


def test_an_end_shows_where_the_next_tile_will_lie() -> None:
    felt = Felt(0, 0, 1050, 500)
    trains = (Train("P0", (False, True, False)), Train("P1", ()), Train("M0", (False,)))
    made = plan(felt, trains, unlaid=80)
    pads = place(made, trains).pads
    for double in (False, True):
        longer = (Train("P0", (False, True, False, double)), *trains[1:])
        pose = place(made, longer).poses["P0"][-1]
        assert pose == (pads["P0"].double if double else pads["P0"].ordinary)


def test_every_end_has_a_pad_and_every_stretch_a_ribbon() -> None:
    game = finished(5, 4, forks=True)
    trains = game.trains()
    made = plan(Felt(0, 0, 1050, 500), trains, unlaid=game.unlaid)
    layout = place(made, trains)
    forked = {train.parent for train in trains if train.parent}
    assert set(layout.pads) == {train.name for train in trains} - forked
    assert set(layout.ribbons) == {train.name for train in trains}
    assert set(layout.joints) == {train.name for train in trains if train.name.endswith("/b")}
    assert set(layout.hub.slots) == {train.name for train in trains if train.parent is None}


def test_plans_travel_between_processes() -> None:
    game = finished(1, 4)
    made = plan(Felt(0, 0, 1050, 500), game.trains(), unlaid=game.unlaid)
    assert pickle.loads(pickle.dumps(made)) == made  # noqa: S301 -- our own bytes


def test_a_plan_for_other_trains_is_refused() -> None:
    made = plan(Felt(0, 0, 1050, 500), (Train("P0", ()), Train("P1", ())), unlaid=50)
    with pytest.raises(ValueError, match="other trains"):
        place(made, (Train("P0", ()), Train("P2", ())))


@pytest.mark.parametrize(("width", "height"), [(0, 100), (100, 0), (-5, 10)])
def test_a_felt_has_a_size(width: float, height: float) -> None:
    with pytest.raises(ValueError, match="positive"):
        Felt(0, 0, width, height)
