"""The heaviest train, against trying everything; and its work, counted and not timed."""

import random
from collections.abc import Sequence

import pytest

from mtdesk.ai.planner import WORK, Planner, longest_train
from mtdesk.rules.tiles import Tile, full_set, tile_from_text


def _value(tile: Tile) -> int:
    return tile.pips + 4


def _heaviest(hand: tuple[Tile, ...], pip: int) -> int:
    """By trying every tile at every place."""
    return max(
        (
            _value(tile) + _heaviest(hand[:i] + hand[i + 1 :], tile.other(pip))
            for i, tile in enumerate(hand)
            if tile.has(pip)
        ),
        default=0,
    )


def _hang_together(train: Sequence[Tile], pip: int) -> bool:
    for tile in train:
        if not tile.has(pip):
            return False
        pip = tile.other(pip)
    return True


def _worth(train: Sequence[Tile]) -> int:
    return sum(map(_value, train))


@pytest.mark.parametrize("few", [0, 14], ids=["by parity first", "by trying first"])
@pytest.mark.parametrize("highest", [3, 6, 12])
def test_it_is_the_heaviest(monkeypatch: pytest.MonkeyPatch, few: int, highest: int) -> None:
    monkeypatch.setattr("mtdesk.ai.planner._FEW", few)
    rng = random.Random(highest)
    full = full_set(highest)
    for _ in range(60):
        hand = tuple(rng.sample(full, rng.randint(0, min(9, len(full)))))
        pip = rng.randint(0, highest)
        train = longest_train(hand, pip, _value)
        assert _hang_together(train, pip)
        assert len({*train}) == len(train)
        assert {*train} <= {*hand}
        assert _worth(train) == _heaviest(hand, pip)


@pytest.mark.parametrize("few", [0, 14], ids=["by parity first", "by trying first"])
def test_it_does_not_leave_a_ring_behind(monkeypatch: pytest.MonkeyPatch, few: int) -> None:
    monkeypatch.setattr("mtdesk.ai.planner._FEW", few)
    # By parity alone the light 5-1 is left out, and with it the ring 3-2 2-1 3-1 behind it.
    hand = [tile_from_text(text) for text in ("12-5", "5-1", "3-2", "2-1", "3-1")]
    assert len(longest_train(hand, 5, _value)) == 4
    far = [tile_from_text(text) for text in ("12-11", "12-10", "11-10")]
    assert len(longest_train([*hand, *far], None, _value)) == 8


def test_without_an_end_it_may_begin_anywhere() -> None:
    rng = random.Random(0)
    for _ in range(40):
        hand = tuple(rng.sample(full_set(9), 8))
        train = longest_train(hand, None, _value)
        assert any(_hang_together(train, pip) for pip in train[0])
        assert _worth(train) == max(_heaviest(hand, pip) for pip in range(10))


@pytest.mark.parametrize(
    ("hand", "pip", "train"),
    [
        ("", 5, ""),
        ("4-3 2-1", 5, ""),
        ("5-5", 5, "5-5"),
        ("5-4 5-5 4-4 3-1", 5, "5-5 5-4 4-4"),
        ("6-5 5-0 2-0 6-6", 5, "6-5 6-6"),
        ("5-1 5-2 2-1 3-1", 5, "5-2 2-1 5-1"),
    ],
)
def test_small_hands(hand: str, pip: int, train: str) -> None:
    tiles = [tile_from_text(text) for text in hand.split()]
    assert longest_train(tiles, pip, _value) == tuple(tile_from_text(text) for text in train.split())


@pytest.mark.parametrize(("highest", "count"), [(12, 25), (12, 46), (12, 60), (18, 46), (18, 60), (18, 95)])
def test_big_hands_need_little_work(highest: int, count: int) -> None:
    rng = random.Random(count)
    for _ in range(10):
        hand = rng.sample(full_set(highest), count)
        planner = Planner(hand, _value)
        pip = rng.randint(0, highest)
        train = planner.train(planner.everything, pip)
        assert _hang_together(train, pip)
        # What parity finds when the steps have run out costs a little more, and is the only thing that does.
        assert WORK - planner.work_left < WORK + 20_000
        assert len(train) > 0.7 * count


def test_a_whole_set_but_for_the_impossible_is_laid() -> None:
    # All points of the double-12 set have an even number of lines, so every tile can be laid in one train.
    assert len(longest_train(full_set(12), 7, _value)) == 91
    # In the double-9 set all ten points have an odd number: all but two have to leave one out, four lines.
    assert len(longest_train(full_set(9), 7, _value)) == 55 - 4


@pytest.mark.parametrize("work", [1, 10, 100, 1000])
def test_with_little_work_it_is_still_a_train(work: int) -> None:
    rng = random.Random(work)
    for count in (9, 15, 25, 46, 60):
        hand = rng.sample(full_set(12), count)
        train = longest_train(hand, 12, _value, work)
        assert _hang_together(train, 12)
        again = longest_train(hand, 12, _value, work)
        assert train == again


def test_trains_from_several_ends_share_no_tile() -> None:
    rng = random.Random("ends")
    for _ in range(30):
        hand = tuple(rng.sample(full_set(6), 8))
        pips = rng.choices(range(7), k=3)
        planner = Planner(hand, _value)
        trains = planner.trains(planner.everything, pips)
        rest = hand
        for pip, train in trains:
            assert pip is not None
            assert _hang_together(train, pip)
            assert _worth(train) == max(_heaviest(rest, left) for left in pips)
            pips.remove(pip)
            rest = tuple(tile for tile in rest if tile not in train)
        assert not any(tile.has(pip) for tile in rest for pip in pips)
