"""Rounds of computer players laid out tile by tile: nothing overlaps, nothing lies outside, nothing moves."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from itertools import pairwise

import pytest

from mtdesk.table.areas import areas_for
from mtdesk.table.cloth.trains import story_of
from mtdesk.table.layout.model import Felt, Pose, Story
from mtdesk.table.layout.rounds import RoundLayout
from tests.table.layout.checks import faults, moved
from tests.table.layout.recorded import Table, recorded

pytestmark = pytest.mark.usefixtures("qapp")
"""Qt divides a window among the parts of the table."""

FELT = Felt(120, 80, 1014, 553)
TABLES = [
    Table("dutch", 2),
    Table("pagat", 4),
    Table("swiss", 6),
    Table("hungarian-fork", 3),
    Table("hungarian-fork", 8),
    Table("bahnhof", 5),
    Table("bahnhof", 10),
    Table("dutch", 10),
    Table("dutch", 4, 6),
    Table("pagat", 4, 18),
]
WINDOWS = [(1008, 620), (1264, 723), (1280, 773), (1900, 1000), (2540, 1360)]
"""Sizes of tables in many windows: with one, much can be tuned that does not hold elsewhere."""


def felt_of(size: tuple[int, int], players: int) -> Felt:
    """Return the cloth of a table of this size in pixels."""
    trains = areas_for(*size, players).trains
    return Felt(trains.x(), trains.y(), trains.width(), trains.height())


def stories(table: Table, seed: int) -> list[Story]:
    """The story after every tile of a round."""
    return [story_of(board, 0) for board in recorded(table, seed)]


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_no_tile_moves_while_the_edition_stays(table: Table, seed: int) -> None:
    layouts = RoundLayout(FELT)
    shown = [layouts.follow(story) for story in stories(table, seed)]
    for before, after in pairwise(shown):
        if before.edition == after.edition:
            assert before.u == after.u
            assert moved(before, after) == []
    rerouted = [after for before, after in pairwise(shown) if before.edition != after.edition]
    assert len(rerouted) <= 5


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_nothing_touches_on_the_way_through_a_round(table: Table) -> None:
    layouts = RoundLayout(FELT)
    for number, story in enumerate(stories(table, 3)):
        layout = layouts.follow(story)
        if number % 4 == 0 or story.unlaid < 10:
            assert list(faults(FELT, layout, story)) == []


@pytest.mark.parametrize(
    ("table", "seed", "count"),
    [
        (Table("dutch", 8), 116, 40),
        (Table("pagat", 6, 15), 107, 121),
    ],
    ids=str,
)
def test_room_for_one_train_moves_no_more_than_one(table: Table, seed: int, count: int) -> None:
    """The train that is shut in is re-routed, or the one that shuts it in; all others stay."""
    felt = felt_of((1280, 773), table.players)
    layouts = RoundLayout(felt)
    before, after = (
        (story, layouts.follow(story)) for story in stories(table, seed) if count - len(story.steps) in (0, 1)
    )
    assert before[1].edition != after[1].edition
    assert len({tile.partition(":")[0] for tile in moved(before[1], after[1])}) == 1
    assert list(faults(felt, after[1], after[0])) == []


@pytest.mark.parametrize(
    ("table", "unmoved", "still"),
    [
        (Table("dutch", 2), 30, 30),
        (Table("pagat", 2), 30, 30),
        (Table("dutch", 3), 30, 30),
        (Table("pagat", 3), 30, 30),
        (Table("dutch", 4), 30, 27),
        (Table("pagat", 4), 30, 28),
        (Table("dutch", 5), 30, 30),
        (Table("pagat", 5), 30, 30),
        (Table("pagat", 6), 30, 26),
        (Table("pagat", 8), 30, 22),
        (Table("pagat", 10), 30, 25),
        (Table("dutch", 8), 30, 27),
        (Table("dutch", 10), 30, 24),
        (Table("hungarian-fork", 2), 30, 21),
        (Table("hungarian-fork", 4), 30, 25),
    ],
    ids=str,
)
def test_in_most_of_thirty_rounds_nothing_moves_or_becomes_smaller(
    table: Table, unmoved: int, still: int
) -> None:
    rounds = []
    for size in WINDOWS:
        layouts = RoundLayout(felt_of(size, table.players))
        for seed in range(8000, 8006):
            shown = [layouts.follow(story) for story in stories(table, seed)]
            rounds.append([(one, other) for one, other in pairwise(shown) if one.edition != other.edition])
    assert sum(all(one.u != other.u for one, other in changes) for changes in rounds) >= unmoved
    assert sum(not changes for changes in rounds) >= still


@pytest.mark.parametrize(
    ("table", "most"),
    [
        (Table("dutch", 2), 3),
        (Table("pagat", 2), 6),
        (Table("dutch", 3), 6),
        (Table("dutch", 8), 8),
        (Table("dutch", 10), 8),
    ],
    ids=str,
)
def test_few_trains_turn_back_beside_themselves(table: Table, most: int) -> None:
    """In thirty rounds: a train goes on over the ray of a short one, or to the left, where it can."""
    turned = 0
    for size in WINDOWS:
        layouts = RoundLayout(felt_of(size, table.players))
        for seed in range(8000, 8006):
            layout = layouts.follow(stories(table, seed)[-1])
            turned += sum(turns_back(poses, layout.u) for poses in layout.poses.values())
    assert turned <= most


def turns_back(poses: Sequence[Pose], u: float) -> bool:
    """Return whether a tile of a train lies beside an earlier one and in the opposite direction."""
    return any(
        math.dist((one.x, one.y), (other.x, other.y)) < 3.2 * u
        and math.cos(math.radians(one.angle - other.angle)) < -0.75
        for number, one in enumerate(poses)
        for other in poses[number + 2 :]
    )


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_tile_lands_on_its_landing_place(table: Table) -> None:
    layouts = RoundLayout(FELT)
    told = stories(table, 4)
    shown = [layouts.follow(story) for story in told]
    for before, after, story in zip(shown, shown[1:], told[1:], strict=False):
        if before.edition == after.edition:
            step = story.steps[-1]
            pad = before.pads[step.end]
            assert after.poses[step.end][-1] == (pad.double if step.crosswise else pad.ordinary)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_picture_hangs_on_the_story_alone(table: Table) -> None:
    told = stories(table, 5)
    layouts = RoundLayout(FELT)
    for story in told:
        shown = layouts.follow(story)
    assert RoundLayout(FELT).follow(told[-1]) == shown
    half = told[len(told) // 2]
    assert layouts.follow(half) == RoundLayout(FELT).follow(half)
    assert layouts.follow(told[-1]) == shown


@pytest.mark.parametrize("players", range(2, 11))
def test_tiles_are_large_when_a_round_of_double_twelve_begins(players: int) -> None:
    board = recorded(Table("dutch", players), 1)[0]
    layout = RoundLayout(felt_of((1280, 773), players)).follow(story_of(board, 0))
    assert 2 * layout.u >= 50


def test_work_that_is_broken_off_leaves_nothing_behind() -> None:
    told = stories(Table("hungarian-fork", 4), 4)
    broken, whole = RoundLayout(FELT), RoundLayout(FELT)
    for number, story in enumerate(told[10:40:6], 3):
        for _ in itertools.islice(broken.lay(story), number):
            pass
        assert broken.follow(story) == whole.follow(story)


@pytest.mark.parametrize("players", [2, 4, 8, 10])
def test_seats_keep_their_direction_from_the_first_tile_to_the_last(players: int) -> None:
    layouts = RoundLayout(FELT)
    told = stories(Table("dutch", players), 6)
    first = layouts.follow(told[0]).hub.slots
    for story in told:
        layout = layouts.follow(story)
        assert list(layout.hub.slots) == list(first)
        for name, slot in layout.hub.slots.items():
            turned = (slot.angle - first[name].angle + 180) % 360 - 180
            assert abs(turned) < 15
