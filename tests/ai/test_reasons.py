"""Reasons: what is said of a move, or of two compared, is true, for it and against it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from itertools import permutations, product
from statistics import fmean

import pytest

from mtdesk.ai.hint import AGAINST, ReasonCode, Why
from mtdesk.ai.planner import Planner
from mtdesk.ai.reasons import Contrast, Reasons, contrast
from mtdesk.ai.weighing import imagine, tile_ranks
from mtdesk.rules.legal import legal_moves, plays
from mtdesk.rules.moves import Draw, Move, Pass, Play, Stop, Tap
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.rules.redact import view_of
from mtdesk.rules.score import tile_value
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile
from mtdesk.rules.turn import apply
from mtdesk.rules.view import View, own_train, train_of
from tests.ai.comparing import COMPARING, continues, is_true, longest
from tests.ai.rounds import positions
from tests.notation import move_from_text
from tests.rules.tabletop import begin, play


def _why(state: State, text: str) -> list[Why]:
    move = move_from_text(text)
    view = view_of(state, move.player)
    assert move in legal_moves(view)
    return list(Reasons(view).of(move))


def _codes(state: State, text: str) -> set[ReasonCode]:
    return {why.reason for why in _why(state, text)}


def test_a_tile_of_the_plan_on_the_own_train() -> None:
    state = begin("6-5 5-4 4-3 2-1", "6-4 4-2")
    assert _why(state, "0:6-5@P0=5")[0] == Why(ReasonCode.BEGINS_PLAN, count=3)
    later = play(state, "0:6-5@P0=5", "1:6-4@P1=4")
    assert Why(ReasonCode.KEEPS_PLAN, count=1) in _why(later, "0:5-4@P0=4")


def test_a_tile_that_the_plan_does_not_need() -> None:
    state = begin("6-5 5-4 6-1", "6-4 4-2")
    assert ReasonCode.OFF_PLAN in _codes(state, "0:6-1@M0=1")
    assert ReasonCode.OFF_PLAN not in _codes(state, "0:6-5@M0=5")


def test_the_tile_that_a_double_needs() -> None:
    state = begin("6-5 5-5 6-3 3-2 1-0", "6-4 4-2 3-1")
    assert Why(ReasonCode.SPENDS_COVER, tile=Tile(5, 5)) in _why(state, "0:6-5@M0=5")
    assert ReasonCode.SPENDS_COVER not in _codes(state, "0:6-3@M0=3")


@pytest.mark.slow
def test_everything_that_is_said_is_true() -> None:
    """Every code is met in random rounds of all presets, of small hands and of large ones."""
    met: Counter[ReasonCode] = Counter()
    for preset, (number, hand) in product(PRESETS, enumerate((4, 7, 7, 9, 12))):
        options = options_for(preset, 3, {"set": 9, "hand": hand})
        for _, view in positions(options, 3, f"{preset}-{number}"):
            reasons = Reasons(view)
            for move in legal_moves(view):
                whys = list(reasons.of(move))
                for why in whys:
                    met[why.reason] += 1
                    _assert_true(view, move, why)
                _assert_complete(view, move, {why.reason for why in whys})
    assert met.keys() == set(ReasonCode) - COMPARING


def _assert_true(view: View, move: Move, why: Why) -> None:
    board = view.board
    match move:
        case Draw():
            assert why.reason is ReasonCode.MUST_DRAW
        case Pass() if why.reason is ReasonCode.OPENS_TRAIN:
            hands = [view.hand if seat == move.player else () for seat in range(board.players)]
            after, _ = apply(State(board, hands, ()), move)
            assert own_train(move.player) in after.board.markers.keys() - board.markers.keys()
        case Pass():
            assert why.reason is (ReasonCode.SPARES_PLAN if move.end else ReasonCode.MUST_PASS)
            ends = board.own_ends(move.player)
            assert not move.end or _train(view, move.end) == min(_train(view, end) for end in ends)
        case Tap():
            assert why.reason is ReasonCode.ONE_TILE_LEFT
            assert len(view.hand) == 1
        case Stop():
            assert why == Why(ReasonCode.STOPS_EARLY, count=len(_fitting(view)))
        case Play():
            assert _TRUTHS[why.reason](view, move, why), (view, move, why)


def _assert_complete(view: View, move: Move, said: set[ReasonCode]) -> None:
    """What always counts is said wherever it is true; the last tile needs no other reason."""
    if not isinstance(move, Play):
        return
    if len(view.hand) == 1:
        assert said == {ReasonCode.GOES_OUT}
    elif view.board.to_cover is None:
        assert {code for code in _ALWAYS if _TRUTHS[code](view, move, Why(code))} == said & _ALWAYS
        covered = [double for double in view.board.open_doubles if move.end in double.ends]
        assert bool(covered) == (ReasonCode.COVERS_DOUBLE in said)


def _fitting(view: View) -> set[Tile]:
    return {option.tile for option in legal_moves(view) if isinstance(option, Play)}


def _train(view: View, end: str) -> int:
    """The rank of the longest train from an end."""
    planner = Planner(view.hand, tile_ranks(view.board.options))
    return planner.rank(planner.everything, view.board.ends[end])


def _plan(view: View) -> int:
    """That of the longest from any own end."""
    assert view.seat is not None
    return max(_train(view, end) for end in view.board.own_ends(view.seat))


def _kept(view: View, move: Play) -> int:
    """What the plan comes to with this tile laid first, or with what is left of it."""
    after = imagine(view, move)
    laid = tile_ranks(view.board.options)[move.tile]
    return max(
        _train(after, end) + (laid if (end + "/").startswith(move.end + "/") else 0)
        for end in after.board.own_ends(move.player)
    )


def _goes_on_there(view: View, move: Play, why: Why) -> bool:
    """The plan begins with this tile, and has as many more as is said."""
    planner = Planner(view.hand, tile_ranks(view.board.options))
    rest = planner.everything ^ planner.bits([move.tile])
    begins = why.reason is ReasonCode.BEGINS_PLAN
    return (
        move.end.startswith(own_train(move.player))
        and begins is (not view.board.trains[move.end])
        and tile_ranks(view.board.options)[move.tile] + planner.rank(rest, move.out) == _plan(view)
        and (why.count or 0) - begins == len(planner.train(rest, move.out)) > 0
    )


def _follows(view: View, move: Play, why: Why) -> bool:
    after = imagine(view, move)
    ends = after.board.doubles[-1].ends
    return move.tile.is_double and any(
        option.tile == why.tile and option.end in ends for option in plays(after.board, after.hand)
    )


def _fits_own(view: View) -> bool:
    assert view.seat is not None
    pips = [view.board.ends[end] for end in view.board.own_ends(view.seat)]
    return any(pip is None or any(tile.has(pip) for tile in view.hand) for pip in pips)


def _marked(view: View, move: Play) -> tuple[bool, bool]:
    """Whether there is a marker on the player's own train before and after a move."""
    own = own_train(move.player)
    return own in view.board.markers, own in imagine(view, move).board.markers


def _others_may_close(view: View, move: Play) -> bool:
    options = [option for option in legal_moves(view) if isinstance(option, Play) and option != move]
    return any(_marked(view, option) == (True, False) for option in options)


def _with_pip(view: View, pip: int) -> list[Tile]:
    return [tile for tile in view.hand if tile.has(pip)]


def _values(view: View, tiles: Collection[Tile]) -> list[int]:
    return [tile_value(view.board.options, tile) for tile in tiles]


_TRUTHS: dict[ReasonCode, Callable[[View, Play, Why], bool]] = {
    ReasonCode.GOES_OUT: lambda view, move, why: view.hand == (move.tile,),
    ReasonCode.ONLY_MOVE: lambda view, move, why: (
        sum(isinstance(option, Play) for option in legal_moves(view)) == 1
    ),
    ReasonCode.DOUBLE_WITH_COVER: _follows,
    ReasonCode.COVERS_DOUBLE: lambda view, move, why: (
        why.tile in {double.tile for double in view.board.open_doubles if move.end in double.ends}
        or bool(view.board.to_cover and view.board.to_cover.tile == why.tile)
    ),
    ReasonCode.CLOSES_TRAIN: lambda view, move, why: _marked(view, move) == (True, False),
    ReasonCode.LEAVES_OPEN: lambda view, move, why: (
        _marked(view, move) == (True, True) and _others_may_close(view, move)
    ),
    ReasonCode.BEGINS_PLAN: _goes_on_there,
    ReasonCode.KEEPS_PLAN: _goes_on_there,
    ReasonCode.OFF_PLAN: lambda view, move, why: _kept(view, move) == _plan(view),
    ReasonCode.BREAKS_PLAN: lambda view, move, why: _kept(view, move) < _plan(view),
    ReasonCode.LONE_DOUBLE: lambda view, move, why: _with_pip(view, move.tile.hi) == [move.tile],
    ReasonCode.LEAVES_DOUBLE: lambda view, move, why: (
        _with_pip(view, move.tile.hi) == [move.tile]
        and move.tile in {double.tile for double in imagine(view, move).board.open_doubles}
    ),
    ReasonCode.DEAD_END: lambda view, move, why: _fits_own(view) and not _fits_own(imagine(view, move)),
    ReasonCode.SPENDS_COVER: lambda view, move, why: (
        why.tile is not None and set(_with_pip(view, why.tile.hi)) == {why.tile, move.tile}
    ),
    ReasonCode.OPENS_MEXICAN: lambda view, move, why: (
        move.end.startswith("M") and not view.board.trains[move.end]
    ),
    ReasonCode.HEAVIEST: lambda view, move, why: (
        tile_value(view.board.options, move.tile)
        == max(_values(view, _fitting(view)))
        > min(_values(view, _fitting(view)))
    ),
    ReasonCode.SHEDS_WEIGHT: lambda view, move, why: (
        why.count == tile_value(view.board.options, move.tile) > fmean(_values(view, view.hand))
    ),
}

_ALWAYS = {
    ReasonCode.ONLY_MOVE,
    ReasonCode.CLOSES_TRAIN,
    ReasonCode.OPENS_MEXICAN,
    ReasonCode.BREAKS_PLAN,
    ReasonCode.LEAVES_DOUBLE,
}


def _contrast(state: State, better: str, other: str, lead: float = 0.0) -> Contrast:
    good, bad = move_from_text(better), move_from_text(other)
    view = view_of(state, good.player)
    assert {good, bad} <= set(legal_moves(view))
    return contrast(view, good, bad, lead)


def test_points_are_a_reason_only_where_the_other_tile_has_fewer() -> None:
    state = begin("6-4 6-2 3-1 1-0", "6-3 3-2")
    assert Why(ReasonCode.SHEDS_MORE, count=2) in _contrast(state, "0:6-4@M0=4", "0:6-2@M0=2").reasons
    assert _contrast(state, "0:6-2@M0=2", "0:6-4@M0=4") == Contrast()


def test_what_stays_outside_the_longest_train_may_be_less_though_the_tile_is_lighter() -> None:
    state = begin("6-3 6-1 3-0 5-1", "6-2 4-2")
    assert _contrast(state, "0:6-1@P0=1", "0:6-3@P0=3", 4.0).reasons == (Why(ReasonCode.LESS_LOOSE, count=1),)


def test_what_the_better_tile_keeps_is_said_where_it_counts_less() -> None:
    """Two tiles fit the end that it leaves, and one that of the heavier tile; both trains are as long."""
    state = begin("6-5 6-3 5-0 3-2 3-1", "6-4 4-2")
    assert _contrast(state, "0:6-3@P0=3", "0:6-5@P0=5", 60.0) == Contrast((Why(ReasonCode.FITS_OWN),))


def test_a_train_left_for_later_is_said_if_nothing_else_is() -> None:
    state = begin("6-5 4-3 2-1", "6-4 4-2")
    assert _contrast(state, "0:6-5@M0=5", "0:6-5@P0=5") == Contrast((Why(ReasonCode.SPARES_OWN),))
    opening = _contrast(state, "0:6-5@P0=5", "0:6-5@M0=5")
    assert opening == Contrast(objections=(Why(ReasonCode.OPENS_MEXICAN),))


def test_a_double_that_must_be_covered_speaks_against_it() -> None:
    state = begin("6-5 5-5 5-0 3-2 1-0", "6-4 4-2 3-1", boneyard="2-1")
    state = play(state, "0:6-5@P0=5", "1:6-4@P1=4")
    assert not _contrast(state, "0:5-0@P0=0", "0:5-5@P0=5").objections
    state = begin("6-5 5-5 4-2 3-2 1-0", "6-4 4-3 3-1", boneyard="2-1")
    state = play(state, "0:6-5@P0=5", "1:6-4@M0=4")
    assert _contrast(state, "0:4-2@M0=2", "0:5-5@P0=5").objections[0] == Why(ReasonCode.LEAVES_DOUBLE)


@pytest.mark.slow
def test_what_is_said_of_two_moves_is_true_of_them_and_not_the_other_way_round() -> None:
    met: Counter[ReasonCode] = Counter()
    for preset, (number, hand) in product(PRESETS, enumerate((4, 7, 7))):
        options = options_for(preset, 3, {"set": 9, "hand": hand})
        for at, (_, view) in enumerate(positions(options, 3, f"{preset}-{number}")):
            moves = [move for move in legal_moves(view) if not isinstance(move, Tap)]
            for better, other in list(permutations(moves, 2))[at % 3 :: 5]:
                found = contrast(view, better, other)
                _assert_contrast(view, better, other, found)
                turned = contrast(view, other, better)
                for one, two in ((found.reasons, turned.reasons), (found.objections, turned.objections)):
                    assert not {why.reason for why in one} & {why.reason for why in two}
                met.update(why.reason for why in found.reasons + found.objections)
    assert set(met) >= COMPARING | {
        ReasonCode.CLOSES_TRAIN,
        ReasonCode.COVERS_DOUBLE,
        ReasonCode.DEAD_END,
        ReasonCode.LEAVES_DOUBLE,
        ReasonCode.OPENS_MEXICAN,
        ReasonCode.SPENDS_COVER,
        ReasonCode.STOPS_EARLY,
    }


def _assert_contrast(view: View, better: Move, other: Move, found: Contrast) -> None:
    """What is said of one move alone is what its reasons say; the rest is true of the pair."""
    board, own = view.board, own_train(better.player)
    left = [
        max(
            longest(board.options, one.hand, one.board.ends[end])[0]
            for end in one.board.own_ends(move.player)
        )
        for move in (better, other)
        for one in (imagine(view, move) if isinstance(move, Play) else view,)
    ]
    said = {why.reason for why in found.reasons}
    if isinstance(better, Play) and isinstance(other, Play):
        goes_on = continues(view, better) and not continues(view, other)
        assert (ReasonCode.GOES_ON in said) == goes_on
        assert (ReasonCode.LONGER_TRAIN in said) == (left[0] > max(1, left[1]))
    alone = Reasons(view)
    for why in found.objections:
        assert why.reason in AGAINST
        assert why in alone.of(other)
    for why in found.reasons:
        assert why.reason not in AGAINST
        assert is_true(why, view, better, other)
        match why.reason:
            case ReasonCode.LONGER_TRAIN:
                assert left[0] == why.count
            case ReasonCode.SHEDS_MORE:
                values = [tile_value(board.options, move.tile) for move in (better, other)]  # type: ignore[union-attr]
                assert values[0] - values[1] == why.count
            case ReasonCode.SPARES_OWN:
                ends = [train_of(move.end) == own for move in (better, other) if isinstance(move, Play)]
                assert ends == [False, True]
            case code if code not in COMPARING:
                assert why in alone.of(better)
