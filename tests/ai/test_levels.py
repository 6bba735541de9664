"""What the levels do: always legally, always the same, and with the sense they promise."""

import itertools
import pickle
import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from mtdesk.ai import players as levels_play
from mtdesk.ai.levels import LEVELS, Limit, choose, decision_seed, searches
from mtdesk.rules.deal import Deal, open_round
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move, Pass, Play, Tap
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.rules.redact import view_of
from mtdesk.rules.score import round_points, tile_value
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile, full_set
from mtdesk.rules.turn import apply
from mtdesk.rules.view import Phase, View
from tests.ai.rounds import any_options, opened
from tests.rules.tabletop import tiles

_LIMIT = Limit()


def _limit(level: str) -> Limit:
    """Little work for the level that searches: how well it plays is measured elsewhere."""
    return Limit(work=8) if searches(level) else _LIMIT


def _views(state: State, level: str) -> Iterator[tuple[View, Move]]:
    """The views of one seat that plays by a level, with the move made; the others are easy and quick."""
    while state.board.over is None:
        tapper = state.board.pending_tap
        view = view_of(state, state.board.turn if tapper is None else tapper)
        tested = view.seat == 0
        by = level if tested else "easy"
        move = choose(by, view, _limit(by), decision_seed("tests", view))
        if tested:
            yield view, move
        state, _ = apply(state, move)


def _dealt(hand: str, other: str = "", *, preset: str = "dutch", **changes: Any) -> State:
    """Seat 0 begins on the engine 12-12, against one other player; who has no tiles given gets some."""
    mine, theirs = tiles(hand), tiles(other)
    used = {Tile(12, 12), *mine, *theirs}
    rest = [tile for tile in full_set(12) if tile not in used]
    size = max(len(mine), len(theirs))
    theirs += tuple(rest[: size - len(theirs)])
    boneyard = tuple(tile for tile in rest if tile not in theirs)
    options = options_for(preset, 2, {"engine": "aside", "hand": size, **changes})
    totals = (Fraction(0), Fraction(0))
    return open_round(options, 2, 1, 0, totals, Deal((mine, theirs), boneyard, Tile(12, 12)))[0]


def _moment(hand: str, ends: dict[str, int], preset: str = "dutch", **fields: Any) -> View:
    """What seat 0 sees in a turn of one tile, with these ends beside those that show the engine."""
    board = _dealt(hand, preset=preset, first_turn="one").board.copy()
    if any("/" in end for end in ends):
        del board.ends["P0"]
    board.ends.update(ends)
    for name, value in fields.items():
        setattr(board, name, value)
    return View(board, 0, tiles(hand))


def _choice(state: State, level: str = "hard") -> str:
    return str(choose(level, view_of(state, state.board.turn), _LIMIT, ""))


# All levels


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_played_to_its_end(level: str, preset: str) -> None:
    for count in (3,) if searches(level) else (2, 4, 10):
        for view, move in _views(opened(options_for(preset, count), count, "s"), level):
            assert move in legal_moves(view)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(5))
def test_any_options_are_played_to_the_end(level: str, seed: int) -> None:
    rng = random.Random(seed)
    for number in range(2 if searches(level) else 10):
        options, players = any_options(rng)
        for view, move in _views(opened(options, players, f"{seed}/{number}"), level):
            assert move in legal_moves(view)


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_question_has_the_same_answer_also_after_a_pickle(level: str) -> None:
    function = pickle.loads(pickle.dumps(choose))  # noqa: S301 -- our own
    for view, move in itertools.islice(_views(opened(options_for("bahnhof", 3), 3, "s"), level), 15):
        again = pickle.loads(pickle.dumps(view))  # noqa: S301 -- our own
        assert function(level, again, _limit(level), decision_seed("tests", view)) == move


@pytest.mark.parametrize("level", LEVELS)
def test_a_tap_comes_before_anything_else(level: str) -> None:
    taps = 0
    for seed in range(4):
        for view, move in _views(opened(options_for("dutch", 2, {"hand": 3}), 2, str(seed)), level):
            assert isinstance(move, Tap) is (view.board.pending_tap == view.seat)
            taps += isinstance(move, Tap)
    assert taps > 0


def test_the_seed_of_a_decision_tells_nothing_and_differs() -> None:
    seeds = {
        decision_seed(chance, view)
        for chance in ("a", "b")
        for view, _ in _views(opened(options_for("dutch", 2), 2, "s"), "easy")
    }
    assert len(seeds) > 20
    assert all(len(seed) == 64 for seed in seeds)


def test_the_stronger_the_level_the_fewer_points() -> None:
    # A search takes too long here.
    levels = tuple(level for level in LEVELS if not searches(level))
    count = len(levels)
    options = options_for("pagat", count, {"engine": "aside"})
    points = dict.fromkeys(levels, Fraction(0))
    for number in range(count * 20):
        seating = levels[number % count :] + levels[: number % count]
        state = opened(options, count, f"ladder {number // count}")
        while state.board.over is None:
            view = view_of(state, state.board.turn)
            seed = decision_seed("ladder", view)
            state, _ = apply(state, choose(seating[state.board.turn], view, _LIMIT, seed))
        for level, cost in zip(seating, round_points(options, state.hands), strict=True):
            points[level] += cost
    assert sorted(levels, key=points.__getitem__, reverse=True) == list(levels)


# Easy


@pytest.mark.parametrize("preset", ["pagat", "bahnhof", "hungarian-fork"])
def test_easy_lays_the_heaviest_tile_it_can_or_that_leaves_a_follow_up(preset: str) -> None:
    for view, move in _views(opened(options_for(preset, 4), 4, "s"), "easy"):
        plays = [play for play in legal_moves(view) if isinstance(play, Play)]
        if plays:
            assert isinstance(move, Play)
            followed = [play for play in plays if levels_play.leaves_follow_up(view, play)]
            heaviest = {
                max(tile_value(view.board.options, play.tile) for play in some)
                for some in (plays, followed or plays)
            }
            assert tile_value(view.board.options, move.tile) in heaviest


def test_easy_thinks_of_the_next_tile_now_and_then() -> None:
    # 12-11 is heavier, but nothing would follow it; 12-1 leaves 1-0 for its own train.
    state = _dealt("12-11 12-1 1-0", preset="pagat")
    view = view_of(state, 0)
    chosen = Counter(str(choose("easy", view, _LIMIT, str(seed))) for seed in range(100))
    assert chosen.keys() == {"0:12-11@P0=11", "0:12-1@P0=1"}
    assert 20 <= chosen["0:12-1@P0=1"] <= 40


# Beginner


def test_the_beginner_slips_but_not_always() -> None:
    slips = heaviest = 0
    for seed in range(16):
        for view, move in _views(opened(options_for("dutch", 3), 3, str(seed)), "beginner"):
            plays = [play for play in legal_moves(view) if isinstance(play, Play)]
            if len({play.tile.pips for play in plays}) > 1:
                assert isinstance(move, Play)
                heaviest += move.tile.pips == max(play.tile.pips for play in plays)
                slips += move.tile.pips < max(play.tile.pips for play in plays)
    assert slips > 20
    assert heaviest > 20


# Medium


def test_medium_sheds_what_only_a_long_plan_needs() -> None:
    # The heaviest train is 12-11 11-2 2-1 1-10; the heaviest two tiles of one are 12-11 11-2.
    view = _moment("12-11 11-2 2-1 10-1", {"M0": 10})
    assert str(choose("hard", view, _LIMIT, "")) == "0:12-11@P0=11"
    assert str(choose("medium", view, _LIMIT, "")) == "0:10-1@M0=1"


# Hard


def test_hard_sheds_what_its_plan_can_spare_on_other_trains() -> None:
    # The plan is 12-11 11-10 10-9; 12-6 and 12-3 do not belong to it.
    state = _dealt("12-11 11-10 10-9 12-6 12-3")
    assert _choice(state) == "0:12-6@M0=6"
    assert _choice(state, "easy") == "0:12-11@P0=11" or _choice(state, "easy") == "0:12-11@M0=11"


def test_hard_begins_its_plan_when_there_is_nothing_to_shed() -> None:
    # Alone on the Mexican train 12-4 would be heavier than 12-1, which begins the plan.
    assert _choice(_dealt("12-1 1-0 11-0 11-10 10-9")) == "0:12-1@P0=1"


def test_hard_closes_its_own_train_first() -> None:
    # 9-8 fits the player's open train, and 5-4, which is outside the plan, fits another one.
    view = _moment("9-8 6-5 5-4", {"P0": 9, "M0": 4}, markers={"P0": "P0"})
    assert str(choose("hard", view, _LIMIT, "")) == "0:9-8@P0=8"
    view.board.markers.clear()
    assert str(choose("hard", view, _LIMIT, "")) == "0:5-4@M0=5"


def test_hard_lays_its_plan_as_a_chain() -> None:
    state = _dealt("12-10 12-1 11-1 11-3 11-11 5-4", preset="pagat")
    laid = []
    while state.board.turn == 0 and state.board.phase is Phase.CHAIN:
        move = choose("hard", view_of(state, 0), _LIMIT, "")
        laid.append(str(move).partition("@")[0])
        state, _ = apply(state, move)
    assert laid == ["0:12-1", "0:11-1", "0:11-11", "0:11-3"]


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_marker_goes_on_the_arm_that_is_missed_least(level: str) -> None:
    laid = tuple(3 if pip == 9 else 1 for pip in range(13))
    ends = {"P0/a": 8, "P0/b": 9}
    view = _moment("3-1 2-0", ends, "hungarian-fork", boneyard=0, laid_by_pip=laid)
    assert set(legal_moves(view)) == {Pass(0, "P0/a"), Pass(0, "P0/b")}
    assert choose(level, view, _LIMIT, "") == Pass(0, "P0/b")
