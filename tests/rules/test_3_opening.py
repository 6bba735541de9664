"""Section 3: opening a round; and section 7: deals that follow from a seed."""

from __future__ import annotations

from fractions import Fraction
from hashlib import sha256

import pytest

from mtdesk.rules.deal import Deal, _uniform, first_seat, open_round, seeded_deal
from mtdesk.rules.events import Dealt, EngineLaid, EngineSought, TurnStarted
from mtdesk.rules.options import OptionError, target_pip
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.rules.tiles import Tile, full_set
from tests.rules.tabletop import begin, small_options, tiles


def test_the_target_counts_down_and_starts_again() -> None:
    options = options_for("pagat", 4)
    assert [target_pip(options, r) for r in (1, 2, 13, 14, 26, 27)] == [12, 11, 0, 12, 0, 12]


@pytest.mark.parametrize(
    ("first", "targets"), [(9, [9, 8, 0, 12, 11]), (0, [0, 12, 4, 3, 2]), (12, [12, 11, 3, 2, 1])]
)
def test_the_first_target_can_be_chosen_and_after_0_comes_the_highest(first: int, targets: list[int]) -> None:
    options = options_for("pagat", 4, {"first_engine": first})
    assert [target_pip(options, r) for r in (1, 2, 10, 11, 12)] == targets


def test_aside_the_chosen_double_is_missing_from_the_deal() -> None:
    options = options_for("dutch", 4, {"first_engine": 5})
    deals = [seeded_deal(options, 4, round_, "seed") for round_ in (1, 6, 7)]
    assert [deal.engine for deal in deals] == [Tile(5, 5), Tile(0, 0), Tile(12, 12)]


def test_highest_calls_from_the_chosen_double_down_and_round() -> None:
    for hand, engine in (("6-6 2-2", "2-2"), ("6-6 3-3", "6-6")):
        state = begin(hand, "6-4 4-3", engine="highest", first_engine=2)
        assert (state.board.engine,) == tiles(engine)


def test_required_the_chosen_double_is_drawn() -> None:
    state = begin("6-6 5-4", "6-4 4-3", boneyard="1-0 2-2", engine="required", first_engine=2)
    assert (state.board.engine, state.board.opening_draws) == (Tile(2, 2), (0, 1))


def test_the_first_seat_moves_on_each_round() -> None:
    assert [first_seat(4, 2, r) for r in (1, 2, 3, 4)] == [2, 3, 0, 1]


def test_aside_the_first_seat_starts_and_nobody_laid_the_engine() -> None:
    state = begin("6-5 5-4", "6-4 4-3", round_=2)
    assert (state.board.engine, state.board.opened_by, state.board.turn) == (Tile(5, 5), None, 1)


def test_the_table_says_which_round_it_is_and_the_engine_alone_lies_on_it() -> None:
    board = begin("6-5 5-4", "6-4 4-3", round_=2).board
    assert (board.round, board.first_starter) == (2, 0)
    assert board.laid_by_pip == (0, 0, 0, 0, 0, 1, 0)


@pytest.mark.parametrize(("opener_plays", "starter"), [(True, 1), (False, 2)])
def test_required_whoever_holds_the_double_lays_it(opener_plays: bool, starter: int) -> None:
    state = begin("6-5 5-4", "6-6 4-3", "3-2 2-1", engine="required", opener_plays=opener_plays)
    assert state.board.opened_by == 1
    assert state.board.turn == starter
    assert state.hands[1] == tiles("4-3")
    assert state.board.opening_draws == ()


def test_required_else_each_draws_in_turn_until_it_comes() -> None:
    state = begin("6-5 5-4", "6-4 4-3", boneyard="1-0 2-0 5-5 6-6 3-0", engine="required", round_=2)
    assert state.board.opening_draws == (1, 0, 1)
    assert state.board.opened_by == 1
    assert state.board.engine == Tile(5, 5)
    assert state.hands[1] == tiles("6-4 4-3 1-0")
    assert state.hands[0] == tiles("6-5 5-4 2-0")
    assert state.boneyard == tiles("6-6 3-0")


def test_highest_counts_down_from_the_target_and_round_again() -> None:
    held = begin("6-6 5-4", "2-2 4-3", engine="highest", round_=3)
    assert (held.board.engine, held.board.opened_by) == (Tile(2, 2), 1)
    wrapped = begin("6-6 5-5", "5-4 4-3", engine="highest", round_=3)
    assert wrapped.board.engine == Tile(6, 6)


def test_own_highest_the_first_seat_with_a_double_lays_its_highest() -> None:
    state = begin("6-5 5-4", "1-1 3-3", "6-6 4-3", engine="own-highest")
    assert (state.board.engine, state.board.opened_by, state.board.turn) == (Tile(3, 3), 1, 1)


def test_all_ends_show_the_engine_at_first() -> None:
    state = begin("6-5 5-4", "6-4 4-3", mexican_trains="per-player")
    assert state.board.ends == {"P0": 6, "P1": 6, "M0": 6, "M1": 6}
    assert begin("6-5 5-4", "6-4 4-3", own_start="any").board.ends == {"P0": None, "P1": None, "M0": 6}
    assert begin("6-5 5-4", "6-4 4-3", mexican_trains=0).board.ends == {"P0": 6, "P1": 6}


def naive_shuffle(seed: str, round_: int, items: list[Tile]) -> list[Tile]:
    """The shuffle of section 7 written down once more, word by word."""
    words: list[int] = []
    for k in range(200):
        digest = sha256(f"{seed}/{round_}/{k}".encode()).digest()
        words += [int.from_bytes(digest[8 * w : 8 * w + 8], "big") for w in range(4)]
    for i in range(len(items) - 1, 0, -1):
        while words[0] >= (2**64 // (i + 1)) * (i + 1):
            words.pop(0)
        j = words.pop(0) % (i + 1)
        items[i], items[j] = items[j], items[i]
    return items


@pytest.mark.parametrize("seed", ["", "Kovács Ágnes", "42"])
def test_a_deal_follows_from_its_seed(seed: str) -> None:
    options = options_for("dutch", 4)
    deal = seeded_deal(options, 4, 3, seed)
    shuffled = naive_shuffle(seed, 3, [tile for tile in full_set(12) if tile != Tile(10, 10)])
    assert [*deal.hands[0], *deal.hands[1], *deal.hands[2], *deal.hands[3], *deal.boneyard] == shuffled
    assert deal.engine == Tile(10, 10)


def test_the_shuffle_is_pinned() -> None:
    deal = seeded_deal(options_for("pagat", 2), 2, 1, "mtdesk")
    assert " ".join(map(str, deal.hands[0])) == PINNED_HAND


PINNED_HAND = "12-1 12-8 11-7 8-2 7-5 10-5 7-4 11-5 7-0 11-10 12-10 7-6 11-6 0-0 9-4"


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", range(2, 11))
def test_every_preset_can_be_dealt_to_every_table(preset: str, players: int) -> None:
    options = options_for(preset, players)
    deal = seeded_deal(options, players, 1, "x")
    dealt = sorted((*(tile for hand in deal.hands for tile in hand), *deal.boneyard))
    aside = [] if deal.engine is None else [deal.engine]
    assert sorted((*dealt, *aside)) == sorted(full_set(options.set))
    assert {len(hand) for hand in deal.hands} == {options.hand}


def test_a_deal_that_does_not_fit_is_an_error() -> None:
    with pytest.raises(OptionError):
        seeded_deal(options_for("pagat", 10, {"hand": 10}), 10, 1, "x")


def test_aside_opener_plays_has_no_effect() -> None:
    assert begin("6-5 5-4", "6-4 4-3", opener_plays=False).board.turn == 0


@pytest.mark.parametrize("engine", ["required", "highest", "own-highest"])
def test_the_seat_after_the_last_is_the_first(engine: str) -> None:
    state = begin("6-5 5-4", "6-6 4-3", engine=engine, opener_plays=False)
    assert (state.board.opened_by, state.board.turn) == (1, 0)


@pytest.mark.parametrize(("opener_plays", "starter"), [(True, 1), (False, 2)])
def test_whoever_draws_the_engine_laid_it(opener_plays: bool, starter: int) -> None:
    hands = ("6-5 5-4", "6-4 4-3", "3-2 2-1")
    state = begin(*hands, boneyard="1-0 6-6 3-0", engine="required", opener_plays=opener_plays)
    assert (state.board.opened_by, state.board.turn) == (1, starter)
    assert state.board.hands == [3, 2, 2]
    assert state.board.boneyard == 1


def test_own_highest_looks_from_the_first_seat_clockwise() -> None:
    state = begin("6-6 5-4", "6-4 4-3", "1-1 2-1", engine="own-highest", round_=2)
    assert (state.board.engine, state.board.opened_by) == (Tile(1, 1), 2)
    state = begin("6-6 5-4", "6-4 4-3", "3-0 2-1", engine="own-highest", round_=2)
    assert (state.board.engine, state.board.opened_by) == (Tile(6, 6), 0)


@pytest.mark.parametrize("engine", ["highest", "own-highest"])
def test_draws_begin_at_the_first_seat(engine: str) -> None:
    state = begin("6-5 5-4", "6-4 4-3", "3-0 2-1", boneyard="1-0 2-0 3-3", engine=engine, round_=3)
    assert state.board.opening_draws == (2, 0, 1)
    assert (state.board.engine, state.board.opened_by) == (Tile(3, 3), 1)


def test_the_events_of_an_opening_in_their_order() -> None:
    options = small_options(2, engine="required", opener_plays=False)
    deal = Deal((tiles("6-5 5-4"), tiles("6-4 4-3")), tiles("6-6 1-0"), None)
    _, events = open_round(options, 2, 1, 0, (Fraction(0),) * 2, deal)
    laid = EngineLaid(Tile(6, 6), 0)
    assert events == (Dealt(1, (2, 2), 2), EngineSought(0, Tile(6, 6)), laid, TurnStarted(1))


# 7 Deals from a seed


def test_7_words_that_would_favour_some_numbers_are_left_out() -> None:
    assert _uniform(iter([2**64 - 1, 5]), 3) == 2
    assert _uniform(iter([2**64 - 2]), 3) == 2
    assert _uniform(iter([2**64 - 1]), 4) == 3


def test_7_rounds_and_seeds_make_different_deals() -> None:
    options = options_for("pagat", 4)
    deals = [seeded_deal(options, 4, round_, seed) for round_ in (1, 2) for seed in ("a", "b")]
    assert len(set(deals)) == 4
