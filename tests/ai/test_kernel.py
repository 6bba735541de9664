"""The search's engine plays exactly as the rules do: both side by side over random rules and games."""

import random
from fractions import Fraction

import pytest

from mtdesk.ai.kernel.legal import legal
from mtdesk.ai.kernel.position import FORK, PLAY, TAP, Position
from mtdesk.ai.kernel.translate import Translator, hand_masks
from mtdesk.rules.deal import open_round, seeded_deal
from mtdesk.rules.legal import turn_moves
from mtdesk.rules.moves import Move, Tap
from mtdesk.rules.options import Options, options_from
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.rules.score import hand_value as value_of_hand
from mtdesk.rules.state import State
from mtdesk.rules.turn import apply
from tests.referee.selfplay import random_rules


def opened(options: Options, players: int, round_: int, seed: str) -> State:
    deal = seeded_deal(options, players, round_, seed)
    return open_round(options, players, round_, 0, (Fraction(0),) * players, deal)[0]


def choices(state: State) -> list[Move]:
    """What the seat whose turn it is may do, and the tap of a seat that may."""
    board = state.board
    moves = list(turn_moves(board, state.hands[board.turn]))
    return moves if board.pending_tap is None else [*moves, Tap(board.pending_tap)]


def assert_same(position: Position, state: State) -> None:
    """Ends, markers, doubles, hands, boneyard and everything about the turn are the same."""
    expected = Translator(state.board).position(state.board, state.hands, state.boneyard)
    names = Translator(state.board)
    for field in Position.__struct_fields__:
        if field not in ("rules", "ends", "train", "marker", "open", "doubles", "cover"):
            assert getattr(position, field) == getattr(expected, field), field
    assert position.rules is expected.rules
    assert sorted(zip(position.train, position.ends, strict=True)) == sorted(
        zip(expected.train, expected.ends, strict=True)
    )
    assert [double >> 20 for double in position.open] == [double.pip for double in state.board.open_doubles]
    assert [double >> 20 for double in position.doubles] == [double.pip for double in state.board.doubles]
    marked = {seat for seat, end in enumerate(position.marker) if end >= 0}
    assert marked == {int(train[1:]) for train in state.board.markers}
    assert (position.cover >= 0) == (state.board.to_cover is not None)
    assert len(names.names) == len(position.ends)


def play_both(options: Options, players: int, round_: int, seed: str) -> int:
    """Play one round at random on both engines; returns how many moves it had."""
    rng = random.Random(seed)
    state = opened(options, players, round_, seed)
    translator = Translator.at_start(state.board)
    position = translator.position(state.board, state.hands, state.boneyard)
    moves = 0
    while state.board.over is None:
        wanted = {translator.number(move) for move in choices(state)}
        assert len(wanted) == len(choices(state)), "every move has a number of its own"
        found = legal(position) + ([TAP] if position.pending >= 0 else [])
        assert len(found) == len(set(found))
        assert set(found) == wanted
        move = rng.choice(choices(state))
        number = translator.number(move)
        position.play(number)
        if number >= PLAY and number & FORK:
            translator.split((number >> 11) - 1)
        state, _ = apply(state, move)
        moves += 1
        fresh = translator.position(state.board, state.hands, state.boneyard)
        for field in Position.__struct_fields__:
            assert getattr(position, field) == getattr(fresh, field), (field, str(move))
        if moves % 7 == 0:
            assert_same(position, state)
        assert position.values() == [value_of_hand(options, hand) for hand in state.hands]
    assert position.over
    return moves


@pytest.mark.parametrize("block", range(20))
def test_random_rules(block: int) -> None:
    rng = random.Random(block)
    for game in range(7):
        rules, players = random_rules(rng)
        rules.pop("preset", None)
        options = options_from(rules)
        for round_ in range(1, options.rounds + 1):
            play_both(options, players, round_, f"{block}/{game}/{round_}")


@pytest.mark.parametrize("preset", PRESETS)
def test_presets(preset: str) -> None:
    for players in (2, 4, 8):
        assert play_both(options_for(preset, players), players, 1, f"{preset} {players}") > players


def test_a_copy_is_independent() -> None:
    state = opened(options_for("hungarian-fork", 3), 3, 1, "copy")
    position = Translator(state.board).position(state.board, state.hands, state.boneyard)
    rng = random.Random(1)
    while not position.over:
        twin = position.copy()
        before = [getattr(twin, field) for field in Position.__struct_fields__]
        kept = [value[:] if isinstance(value, list) else value for value in before]
        position.play(rng.choice(legal(position)))
        assert [getattr(twin, field) for field in Position.__struct_fields__] == kept


def test_the_value_of_a_hand() -> None:
    options = options_for("bahnhof", 4)
    state = opened(options, 4, 1, "value")
    rules = Translator(state.board).position(state.board, state.hands, ()).rules
    for hand in state.hands:
        assert rules.value(hand_masks(hand, 12)) == value_of_hand(options, hand)
