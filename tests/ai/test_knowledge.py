"""What is known of hidden hands is true, and nothing else matters to any level."""

import random

import pytest

from mtdesk.ai import knowledge
from mtdesk.ai.kernel.translate import hand_masks
from mtdesk.ai.knowledge import code, hidden_slots
from mtdesk.ai.levels import LEVELS, Limit, choose, decision_seed
from mtdesk.ai.worlds import Chance, Determinizer
from mtdesk.rules.options import Options
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.rules.redact import view_of
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View
from tests.ai.rounds import any_options, decisions, positions
from tests.notation import move_from_text


def can_hold(hand: tuple[tuple[int, int], ...], slots: list[int]) -> bool:
    """Whether the tiles of a hand find places: tried from the slot that excludes most (they are nested)."""
    tiles = [1 << code(*tile) for tile in hand]
    for kept_out in sorted(slots, key=lambda slot: -slot.bit_count()):
        fitting = [tile for tile in tiles if not tile & kept_out]
        if not fitting:
            return False
        # Of those that fit here, take one that fits in the fewest other slots.
        tiles.remove(min(fitting, key=lambda tile: sum(not tile & other for other in slots)))
    return not tiles


def walked(options: Options, players: int, seed: str) -> list[State]:
    return [state for state, _ in positions(options, players, seed)]


def check_all(states: list[State], seed: str) -> int:
    """Check what is known in every position; returns how many slots exclude something."""
    known = 0
    for state in states[::3]:
        assert knowledge._followed(state.board).agrees
        slots = hidden_slots(state.board)
        assert list(map(len, slots)) == state.board.hands
        for hand, places in zip(state.hands, slots, strict=True):
            assert can_hold(hand, places)
        known += sum(bool(kept_out) for places in slots for kept_out in places)
    state = random.Random(seed).choice(states)
    check_worlds(state, seed)
    return known


def check_worlds(state: State, seed: str) -> None:
    board = state.board
    view = view_of(state, board.turn)
    slots = hidden_slots(board)
    dealer = Determinizer(view)
    chance = Chance(len(seed))
    for _ in range(5):
        hands, bone = dealer.deal(chance)
        dealt = [_tiles(hand) for hand in hands]
        assert set(dealt[board.turn]) == set(view.hand)
        assert list(map(len, dealt)) == board.hands
        assert len(bone) == board.boneyard
        hidden = sorted([*sum(dealt, ()), *((tile >> 5, tile & 31) for tile in bone)])
        assert hidden == sorted([*sum(state.hands, ()), *state.boneyard])
        for seat, hand in enumerate(dealt):
            if seat != board.turn:
                assert can_hold(hand, slots[seat])


def _tiles(hand: list[int]) -> tuple[tuple[int, int], ...]:
    return tuple((hi, lo) for hi, mask in enumerate(hand) for lo in range(hi + 1) if mask >> lo & 1)


@pytest.mark.parametrize("preset", PRESETS)
def test_what_is_known_is_true(preset: str) -> None:
    known = 0
    for players in (2, 5):
        seed = f"{preset} {players}"
        known += check_all(walked(options_for(preset, players), players, seed), seed)
    assert known > 30


@pytest.mark.parametrize("block", range(5))
def test_also_with_any_options(block: int) -> None:
    rng = random.Random(f"knowledge {block}")
    for game in range(6):
        options, players = any_options(rng)
        check_all(walked(options, players, f"{block}/{game}"), f"{block}/{game}")


def test_open_hands_are_known() -> None:
    state = walked(options_for("dutch-open", 4), 4, "open")[30]
    hands, _ = Determinizer(view_of(state, state.board.turn)).deal(Chance(1))
    assert hands == [hand_masks(hand, 12) for hand in state.hands]


@pytest.mark.parametrize("nonsense", ["1:12-7@P9=7", "0:draw " * 80, "0:12-7@P0=7", "1:pass 1:pass"])
def test_a_log_that_cannot_be_tells_nothing(nonsense: str) -> None:
    state = walked(options_for("dutch", 3), 3, "nonsense")[20]
    board = state.board.copy()
    board.log = tuple(map(move_from_text, nonsense.split()))
    view = view_of(State(board, state.hands, state.boneyard), board.turn)
    hands, bone = Determinizer(view).deal(Chance(1))
    assert hidden_slots(board) == [[0] * count for count in board.hands]
    assert [len(_tiles(hand)) for hand in hands] == board.hands
    assert len(bone) == board.boneyard


_WORK = 10


def redealt(state: State, view: View, rng: random.Random) -> State:
    """The state with everything hidden from the view dealt again, as the public log allows."""
    masks, bone = Determinizer(view).deal(Chance(rng.getrandbits(64)))
    hands = [
        tuple(Tile(hi, lo) for hi, mask in enumerate(hand) for lo in range(hi + 1) if mask >> lo & 1)
        for hand in masks
    ]
    assert view.seat is not None
    hands[view.seat] = view.hand
    if view.open_hands:
        hands = list(view.open_hands)
    return State(state.board, hands, tuple(Tile(tile >> 5, tile & 31) for tile in reversed(bone)))


def check(options: Options, players: int, seed: str) -> int:
    """Ask all levels about some positions of a round; returns how much was dealt differently."""
    rng = random.Random(seed)
    found = decisions(options, players, seed)
    differing = 0
    for state, view in rng.sample(found, min(3, len(found))):
        other = redealt(state, view, rng)
        differing += list(map(set, other.hands)) != list(map(set, state.hands))
        again = view_of(other, view.seat)
        for level in LEVELS:
            move, same = (
                choose(level, seen, Limit(work=_WORK), decision_seed("fair", seen)) for seen in (view, again)
            )
            assert move == same
    return differing


@pytest.mark.parametrize("preset", PRESETS)
def test_nothing_hidden_matters(preset: str) -> None:
    differing = check(options_for(preset, 4), 4, preset)
    assert differing == 0 if preset == "dutch-open" else differing > 0


@pytest.mark.parametrize("seed", range(5))
def test_nor_does_it_under_any_options(seed: int) -> None:
    rng = random.Random(f"fairness {seed}")
    for game in range(3):
        options, players = any_options(rng)
        check(options, players, f"{seed}/{game}")
