"""No level sees what is hidden: deal all of it again, and every decision stays as it was."""

import random

import pytest

from mtdesk.ai.levels import LEVELS, Limit, choose, decision_seed
from mtdesk.ai.worlds import Chance, Determinizer
from mtdesk.rules.options import Options
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.rules.redact import view_of
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View
from tests.ai.rounds import any_options, decisions

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
