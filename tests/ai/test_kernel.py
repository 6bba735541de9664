"""The search's engine plays exactly as the rules do: both side by side over random rules and games."""

import random

import pytest

from mtdesk.ai.kernel.position import FORK, PLAY, TAP, Position, legal
from mtdesk.ai.kernel.translate import Translator
from mtdesk.rules.options import Options
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.rules.score import hand_value as value_of_hand
from mtdesk.rules.turn import apply
from tests.ai.rounds import any_options, opened
from tests.record.games import legal as legal_moves


def play_both(options: Options, players: int, round_: int, seed: str) -> int:
    """Play one round at random on both engines; returns how many moves it had."""
    rng = random.Random(seed)
    state = opened(options, players, seed, round_)
    translator = Translator.at_start(state.board)
    position = translator.position(state.board, state.hands, state.boneyard)
    moves = 0
    while state.board.over is None:
        wanted = {translator.number(move) for move in legal_moves(state)}
        assert len(wanted) == len(legal_moves(state)), "every move has a number of its own"
        found = legal(position) + ([TAP] if position.pending >= 0 else [])
        assert len(found) == len(set(found))
        assert set(found) == wanted
        move = rng.choice(legal_moves(state))
        number = translator.number(move)
        position.play(number)
        if number >= PLAY and number & FORK:
            translator.split((number >> 11) - 1)
        state, _ = apply(state, move)
        moves += 1
        fresh = translator.position(state.board, state.hands, state.boneyard)
        for field in Position.__struct_fields__:
            assert getattr(position, field) == getattr(fresh, field), (field, str(move))
        assert position.values() == [value_of_hand(options, hand) for hand in state.hands]
    assert position.over
    return moves


@pytest.mark.parametrize("block", range(20))
def test_random_rules(block: int) -> None:
    rng = random.Random(block)
    for game in range(7):
        options, players = any_options(rng)
        for round_ in range(1, options.rounds + 1):
            play_both(options, players, round_, f"{block}/{game}/{round_}")


@pytest.mark.parametrize("preset", PRESETS)
def test_presets(preset: str) -> None:
    for players in (2, 4, 8):
        assert play_both(options_for(preset, players), players, 1, f"{preset} {players}") > players
