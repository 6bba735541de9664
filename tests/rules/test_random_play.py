"""Random games with random options: what must hold in every position (rules.md 1 to 6)."""

from __future__ import annotations

import pickle
import random
from collections import Counter

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, precondition, rule

from mtdesk.rules.deal import open_round
from mtdesk.rules.moves import Draw, Move, Reason
from mtdesk.rules.options import Options
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.rules.state import State
from mtdesk.rules.turn import apply
from tests.rules.invariants import check_answers, check_position
from tests.rules.random_play import all_legal, candidates, games, pick, random_deal, random_round

SEEDS = st.integers(0, 2**32 - 1)


def longest_round(options: Options, players: int) -> int:
    """More moves than any round can have.

    What changes something happens at most so often: a tile is laid or drawn once, and a marker stands again
    only after a tile was laid. Between two changes nobody passes twice but where a penalty leaves out turns,
    which happens to a seat at most every other time. Taps and stops are fewer than these.
    """
    changes = 3 * options.tile_count + players
    return changes * (2 * players + 2)


class RandomPlay(RuleBasedStateMachine):
    """A game of several rounds; after every move the whole position is checked."""

    state: State
    moves: int

    @initialize(game=games(), seed=SEEDS)
    def begin(self, game: tuple[Options, int], seed: int) -> None:
        self.options, self.players = game
        self.open(random_round(random.Random(seed), *game)[0])

    def open(self, state: State) -> None:
        self.state, self.moves = state, 0
        check_position(state)

    def make(self, move: Move) -> None:
        before, old = pickle.dumps(self.state), self.state
        self.state, _ = apply(old, move)
        assert pickle.dumps(old) == before
        self.moves += 1
        assert self.moves <= longest_round(self.options, self.players)
        check_position(self.state)

    @property
    def is_over(self) -> bool:
        return self.state.board.over is not None

    @precondition(lambda self: not self.is_over)
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        self.make(data.draw(st.sampled_from(all_legal(self.state))))

    @precondition(lambda self: not self.is_over)
    @rule(seed=SEEDS, count=st.integers(1, 40))
    def go_on(self, seed: int, count: int) -> None:
        rng = random.Random(seed)
        while count and not self.is_over:
            self.make(pick(rng, all_legal(self.state)))
            count -= 1

    @rule(seed=SEEDS)
    def try_everything(self, seed: int) -> None:
        check_answers(self.state, candidates(self.state, random.Random(seed), 100))

    @precondition(lambda self: self.is_over)
    @rule(seed=SEEDS)
    def next_round(self, seed: int) -> None:
        board = self.state.board
        deal = random_deal(random.Random(seed), self.options, self.players, board.round + 1)
        totals = board.totals
        state, _ = open_round(self.options, self.players, board.round + 1, board.first_starter, totals, deal)
        self.open(state)
        assert self.state.board.totals == totals


RandomPlay.TestCase.settings = settings(
    max_examples=20,
    stateful_step_count=25,
    derandomize=True,
    database=None,
    suppress_health_check=list(HealthCheck),
)
TestRandomPlay = pytest.mark.slow(RandomPlay.TestCase)


@pytest.mark.parametrize("preset", PRESETS)
def test_whole_rounds_of_every_preset(preset: str) -> None:
    for players in (2, 5, 10):
        rng = random.Random(f"{preset} {players}")
        options = options_for(preset, players)
        state, _ = random_round(rng, options, players)
        before = state.board.totals
        for _ in range(longest_round(options, players)):
            check_position(state)
            if state.board.over is not None:
                break
            state, _ = apply(state, pick(rng, all_legal(state)))
        points = state.board.points
        assert points is not None
        assert state.board.totals == tuple(old + new for old, new in zip(before, points, strict=True))


@pytest.mark.slow
def test_every_reason_of_refusal_occurs() -> None:
    met: Counter[Reason] = Counter()
    for number in range(80):
        if set(Reason) <= set(met):
            break
        rng = random.Random(number)
        options, players = random_game(rng)
        state, _ = random_round(rng, options, players)
        while state.board.over is None:
            met += check_answers(state, candidates(state, rng, 60))
            state, _ = apply(state, pick(rng, all_legal(state)))
        met += check_answers(state, [Draw(0)])
    assert set(Reason) - set(met) == set()


def random_game(rng: random.Random) -> tuple[Options, int]:
    """A small game of options that make refusals likely."""
    players = rng.randint(2, 4)
    changes = {
        "set": 6,
        "hand": rng.randint(3, 6),
        "mexican_trains": rng.choice((0, 1)),
        "first_turn": rng.choice(("one", "chain")),
        "own_first": rng.random() < 0.3,
        "fork": rng.random() < 0.6,
        "follow_up": rng.choice(("anywhere", "anywhere", "on-double")),
        "doubles_per_turn": rng.choice((0, 0, 1)),
        "second_double_needs_cover": rng.random() < 0.5,
        "open_double": rng.choice(("free", "oldest-first")),
        "out_on_double": "others-cover",
        "tap": rng.choice((0, 6)),
    }
    changes["mexican_open"] = "all-begun" if changes["own_first"] else "always"
    return options_for("pagat", players, changes), players
