"""How many tiles of each number a seat cannot see."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mtdesk.rules.options import Options
from mtdesk.rules.redact import view_of
from mtdesk.rules.state import State
from mtdesk.rules.tiles import full_set
from mtdesk.rules.turn import apply
from tests.rules.random_play import all_legal, games, pick, random_round


def counted(state: State, seat: int | None) -> tuple[int, ...]:
    """Every tile of the set that lies neither on the table nor in a hand this seat sees, one by one."""
    board = state.board
    shown = board.options.open_hands or board.over is not None
    seen = {laid.tile for stretch in board.trains.values() for laid in stretch} | {board.engine}
    for other, hand in enumerate(state.hands):
        if other == seat or shown:
            seen |= set(hand)
    hidden = [tile for tile in full_set(board.options.set) if tile not in seen]
    return tuple(sum(tile.has(pip) for tile in hidden) for pip in range(board.options.set + 1))


@pytest.mark.slow
@settings(max_examples=40)
@given(games(), st.integers(0, 2**32 - 1))
def test_it_is_what_is_left_of_the_set_in_every_position(game: tuple[Options, int], seed: int) -> None:
    rng = random.Random(seed)
    state, _ = random_round(rng, *game)
    for _ in range(25):
        for seat in (None, *range(game[1])):
            assert view_of(state, seat).hidden_by_pip == counted(state, seat)
        if state.board.over is not None:
            return
        state, _ = apply(state, pick(rng, all_legal(state)))
