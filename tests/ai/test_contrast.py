"""What differs between two moves: it is true of the pair, and never said of both."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from mtdesk.ai.hint import AGAINST, ReasonCode, Why
from mtdesk.ai.reasons import Contrast, Reasons, contrast
from mtdesk.ai.weighing import imagine
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move, Play, Tap
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.rules.redact import view_of
from mtdesk.rules.score import tile_value
from mtdesk.rules.state import State
from mtdesk.rules.view import View, own_train, train_of
from tests.ai.comparing import COMPARING, continues, is_true, longest
from tests.ai.rounds import positions
from tests.notation import move_from_text
from tests.rules.tabletop import begin, play


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
                _assert_true(view, better, other, found)
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


def _assert_true(view: View, better: Move, other: Move, found: Contrast) -> None:
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
