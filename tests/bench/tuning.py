"""Finds the weights with which rollouts play most like the planner that weighs its moves.

Such planners play rounds among themselves; every choice among several tiles is noted. A hill climb changes
some weights at a time and keeps what makes the rule of rollouts choose the same more often. All its chance is
from ``--seed``, so the same call always finds the same. Run it from the top of the repository; ``--write``
makes the result the program's own: ``python -m tests.bench.tuning --write``.
"""

import argparse
import json
import random
from collections.abc import Iterator, Sequence
from fractions import Fraction
from pathlib import Path
from typing import NamedTuple

from mtdesk.ai import weighing
from mtdesk.ai.kernel.position import ORDINARY, Position
from mtdesk.ai.kernel.translate import Translator
from mtdesk.ai.rollout import Rollouts, Weights
from mtdesk.ai.search import alike
from mtdesk.rules.deal import open_round, seeded_deal
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Play, Tap
from mtdesk.rules.presets import options_for
from mtdesk.rules.redact import view_of
from mtdesk.rules.turn import apply

_TABLES: Sequence[tuple[str, int]] = (("pagat", 4), ("pagat", 2), ("straight", 4))
"""Preset and number of players."""
_START = Weights(
    share=0.4,
    closing=2.0,
    breaking=0.5,
    tail=0.5,
    leaving=0.5,
    sparing=1.0,
    dead_end=1.0,
    last_fit=0.5,
    double=1.0,
    lone_double=1.0,
)
_WIDTH = 0.4
"""How far a liking is changed, in tiles of mean value."""
_FILE = Path(__file__).resolve().parents[2] / "mtdesk/ai/rollout_weights.json"


class Noted(NamedTuple):
    """A choice of such a planner."""

    position: Position
    moves: list[int]
    same: frozenset[int]
    """The move it made, and those that differ from it only in the name of an end."""


def noted(preset: str, players: int, number: int, rng: random.Random) -> Iterator[Noted]:
    """All choices in a round of such planners."""
    options = options_for(preset, players, {"engine": "aside"})
    round_ = 1 + number % options.rounds
    deal = seeded_deal(options, players, round_, f"tuning {number}")
    state, _ = open_round(options, players, round_, number, (Fraction(0),) * players, deal)
    while state.board.over is None:
        view = view_of(state, state.board.turn)
        moves = tuple(move for move in legal_moves(view) if not isinstance(move, Tap))
        move = moves[0] if len(moves) == 1 else weighing.ranked(view, moves, rng)[0]
        firsts = alike(view, moves)
        names = Translator(state.board)
        position = names.position(state.board, state.hands, state.boneyard)
        if isinstance(move, Play) and position.phase == ORDINARY and len(set(firsts.values())) > 1:
            same = frozenset(names.number(other) for other in moves if firsts[other] == firsts[move])
            yield Noted(position, [names.number(other) for other in moves], same)
        state, _ = apply(state, move)


def agreement(weights: Weights, tables: Sequence[Sequence[Noted]]) -> float:
    """In what part of the choices the weights lead to the same, as the mean of all tables."""
    total = 0.0
    for table in tables:
        rollouts = Rollouts(table[0].position.rules, weights)
        total += sum(rollouts.best(one.position, one.moves) in one.same for one in table) / len(table)
    return total / len(tables)


def climbed(weights: Weights, tables: Sequence[Sequence[Noted]], steps: int, rng: random.Random) -> Weights:
    """Likings that agree better, after so many trials."""
    best = agreement(weights, tables)
    print(f"start: {best:.3f}")
    for number in range(steps):
        changed = list(weights)
        for at in rng.sample(range(len(changed)), rng.randint(1, 3)):
            changed[at] += rng.gauss(0, _WIDTH)
        tried = Weights(*changed)._replace(share=max(0.05, changed[0]))
        found = agreement(tried, tables)
        if found > best:
            weights, best = tried, found
            print(f"{number + 1}: {best:.3f}", flush=True)
    return weights


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--deals", type=int, default=15, help="of every table")
    parser.add_argument("--seed", default="weights")
    parser.add_argument("--write", action="store_true", help="make the result the program's own")
    wishes = parser.parse_args()
    rng = random.Random(wishes.seed)
    tables = [
        [one for number in range(wishes.deals) for one in noted(preset, players, number, rng)]
        for preset, players in _TABLES
    ]
    weights = climbed(_START, tables, wishes.steps, rng)
    text = json.dumps({name: round(value, 3) for name, value in weights._asdict().items()}, indent=2)
    print(text)
    if wishes.write:
        _FILE.write_text(f"{text}\n", "utf-8")


if __name__ == "__main__":
    main()
