"""The plan of a hand: what the planner finds, as a chain that could be laid."""

import itertools
import random

import pytest
from msgspec.structs import replace

from mtdesk.control.plan import HandPlan, planned
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.presets import PRESETS
from mtdesk.rules.score import tile_value
from mtdesk.rules.view import View
from tests.ai.comparing import longest
from tests.control.tables import dealt


def assert_sound(plan: HandPlan, view: View) -> None:
    """The chain joins the own end and itself, and with the rest it is the hand."""
    assert view.seat is not None
    own = [view.board.ends[end] for end in view.board.own_ends(view.seat)]
    assert plan.pip in own
    if plan.chain and plan.pip is not None:
        assert plan.chain[0].inner == plan.pip
    for one, other in itertools.pairwise(plan.chain):
        assert one.outer == other.inner
    tiles = [laid.tile for laid in plan.chain]
    assert sorted([*tiles, *plan.rest]) == sorted(view.hand)
    assert plan.points == sum(tile_value(view.board.options, tile) for tile in tiles)
    if len(view.hand) < 9:
        assert (len(tiles), plan.points) == max(longest(view.board.options, view.hand, pip) for pip in own)


@pytest.mark.parametrize("preset", list(PRESETS))
def test_in_every_position_the_plan_is_the_longest_train_of_the_hand(preset: str) -> None:
    rng = random.Random(preset)
    played = dealt(preset, "ppp", seed=preset)
    for _ in range(30):
        for seat in range(3):
            assert_sound(planned(played.view(seat)), played.view(seat))
        if played.between_rounds:
            return
        board = played.board
        seat = board.turn if board.pending_tap is None else board.pending_tap
        played.apply(rng.choice(legal_moves(played.view(seat))))


def test_an_end_that_takes_any_tile() -> None:
    view = dealt("dutch", "ppp", own_start="any").view(0)
    plan = planned(view)
    assert plan.pip is None
    assert_sound(plan, view)
    one = replace(view, hand=view.hand[:1])
    assert [laid.tile for laid in planned(one).chain] == list(one.hand)


def test_a_hand_that_fits_nowhere_and_no_hand() -> None:
    view = dealt("dutch", "ppp").view(0)
    pip = view.board.ends["P0"]
    assert pip is not None
    none = replace(view, hand=tuple(tile for tile in view.hand if not tile.has(pip)))
    assert planned(none) == HandPlan(pip, (), none.hand, 0)
    assert planned(replace(view, hand=())) == HandPlan(pip, (), (), 0)
