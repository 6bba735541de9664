"""The longest train, against trying everything; and its work, counted and not timed."""

import random
from collections.abc import Sequence

import pytest

from mtdesk.ai import planner as planner_module
from mtdesk.ai.planner import Line, Planner, Trail, heavy_trail
from mtdesk.ai.weighing import tile_ranks
from mtdesk.rules.options import Options
from mtdesk.rules.presets import options_for
from mtdesk.rules.score import tile_value
from mtdesk.rules.tiles import Tile, full_set
from tests.ai.comparing import longest
from tests.rules.tabletop import tiles

PIPS, HALVES = (options_for("pagat", 2, {"set": 18, "hand_value": value}) for value in ("pips", "doubles-50"))


def _train(hand: Sequence[Tile], pip: int | None, options: Options = PIPS) -> tuple[Tile, ...]:
    planner = Planner(hand, tile_ranks(options))
    train = planner.train(planner.everything, pip)
    assert len({*train}) == len(train)
    assert {*train} <= {*hand}
    starts = [start for tile in train[:1] for start in tile] if pip is None else [pip]
    assert not train or any(_hangs_together(train, start) for start in starts)
    return train


@pytest.fixture
def trails(monkeypatch: pytest.MonkeyPatch) -> list[None]:
    """An entry for each trail that a planner finds by parity, most of its work."""
    found: list[None] = []

    def counted(lines: Sequence[Line], start: int | None) -> Trail:
        found.append(None)
        return heavy_trail(lines, start)

    monkeypatch.setattr(planner_module, "heavy_trail", counted)
    return found


def _hangs_together(train: Sequence[Tile], pip: int) -> bool:
    for tile in train:
        if not tile.has(pip):
            return False
        pip = tile.other(pip)
    return True


def _measure(train: Sequence[Tile], options: Options = PIPS) -> tuple[int, int]:
    return len(train), sum(tile_value(options, tile) for tile in train)


@pytest.mark.parametrize("highest", [6, 9, 12, 15, 18])
def test_no_train_has_more_tiles_or_as_many_and_more_points(highest: int) -> None:
    rng = random.Random(highest)
    for number in range(40):
        few = rng.choice((4, 6, 8, highest))  # tiles with few numbers have many trains
        full = [tile for tile in full_set(highest) if tile.hi <= few]
        hand = rng.sample(full, min(len(full), rng.randint(1, 20)))
        pip = rng.choice((None, 0, 1, 2, few))
        options = (PIPS, HALVES)[number % 2]
        assert _measure(_train(hand, pip, options), options) == longest(options, hand, pip), (hand, pip)


@pytest.mark.parametrize(
    ("hand", "pip"),
    [
        ("8-3 9-8 7-5 8-2 10-0 2-0 11-0 1-0 10-7 7-0 9-7 5-4 8-6 3-0 8-4 12-8 4-0 7-3 1-1 8-0", None),
        (
            "2-2 5-1 8-1 17-8 8-2 18-15 17-5 8-4 13-8 18-8 18-5 7-4 1-0 13-4 17-13 7-5 12-5 12-4 12-8 7-3",
            None,
        ),
        ("7-0 9-0 6-6 5-2 4-0 5-3 5-0 7-5 9-2 6-3 4-3 2-0 7-2 4-2 3-2 3-0 9-3 7-3 9-7 9-4", 0),
    ],
)
def test_twenty_tiles_chosen_to_be_hard(trails: list[None], hand: str, pip: int | None) -> None:
    assert _measure(_train(tiles(hand), pip)) == longest(PIPS, tiles(hand), pip)
    assert len(trails) < 100


@pytest.mark.parametrize(("highest", "count"), [(12, 25), (12, 46), (12, 60), (18, 46), (18, 60), (18, 95)])
def test_big_hands_need_little_work(trails: list[None], highest: int, count: int) -> None:
    rng = random.Random(count)
    for pip in (None, *range(9)):
        trails.clear()
        assert len(_train(rng.sample(full_set(highest), count), pip)) > 0.7 * count
        assert len(trails) < 40


@pytest.mark.parametrize(("highest", "tiles"), [(6, 28), (9, 51), (12, 91), (15, 129), (18, 190)])
def test_a_whole_set_is_laid_as_far_as_is_known_to_be_possible(highest: int, tiles: int) -> None:
    """Of the double-9 and double-15 sets, where numbers have an odd number of tiles, some must be left."""
    assert len(_train(full_set(highest), 5)) == tiles


def test_trains_from_several_ends_share_no_tile() -> None:
    rng = random.Random("ends")
    for _ in range(30):
        rest = rng.sample(full_set(6), 8)
        pips = rng.choices(range(7), k=3)
        planner = Planner(rest, tile_ranks(PIPS))
        for pip, train in planner.trains(planner.everything, pips):
            assert pip is not None
            assert _hangs_together(train, pip)
            assert _measure(train) == max(longest(PIPS, rest, left) for left in pips)
            pips.remove(pip)
            rest = [tile for tile in rest if tile not in train]
        assert not any(tile.has(pip) for tile in rest for pip in pips)
