"""Moves as values."""

from __future__ import annotations

import pytest

from mtdesk.rules.turn import apply
from tests.notation import move_from_text
from tests.rules.tabletop import begin


@pytest.mark.parametrize(
    "text", ["0:12-7@P0=7", "3:6-6@P3/a/b=6!", "1:draw", "2:pass", "2:pass@P2/a", "9:stop", "4:tap"]
)
def test_moves_round_trip_through_text(text: str) -> None:
    assert str(move_from_text(text)) == text


def test_applying_leaves_the_old_state_alone() -> None:
    state = begin("6-5 4-3", "6-4 2-1")
    before = (state.board.copy(), list(state.hands), state.boneyard)
    apply(state, move_from_text("0:6-5@P0=5"))
    assert (state.board, state.hands, state.boneyard) == before
