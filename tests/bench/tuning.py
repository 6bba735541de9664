"""Finds the likings with which players of rollouts play best against each other.

An evolution strategy: in every step it draws a few changes of the likings, tries each and its opposite in one
seat against the present likings in all others, on the same deals from every seat, and goes half way to the
mean of the best, the better counting more. All its chance is from ``--seed``, so the same call always finds
the same. Run it from the top of the repository; with ``--write`` the result becomes the program's own:
``python -m tests.bench.tuning --steps 20 --write``.
"""

import argparse
import json
import random
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

from mtdesk.ai.kernel.position import TAP, Position
from mtdesk.ai.kernel.translate import Translator
from mtdesk.ai.rollout import Rollouts
from mtdesk.ai.search import margin
from mtdesk.ai.taste import Likings
from mtdesk.rules.deal import open_round, seeded_deal
from mtdesk.rules.presets import options_for

_START = Likings(
    share=0.3,
    closing=2.5,
    breaking=1.5,
    tail=0.3,
    leaving=1.0,
    leaving_tail=0.3,
    sparing=0.9,
    dead_end=0.7,
    last_fit=0.3,
    double=0.5,
    lone_double=1.8,
)
_TABLES: Sequence[tuple[str, dict[str, object], int]] = (
    ("pagat", {"engine": "aside"}, 2),
    ("pagat", {"engine": "aside"}, 4),
    ("straight", {"engine": "aside"}, 4),
    ("bahnhof", {"engine": "aside"}, 3),
)
"""Preset, changes and number of players that are played in turn."""
_PAIRS = 6
"""Changes tried in a step, each with its opposite."""
_KEPT = (0.4, 0.3, 0.2, 0.1)
"""How much the best of them count."""
_WIDTH = 0.2
"""How wide the changes are drawn, in tiles of mean value."""
_FILE = Path(__file__).resolve().parents[2] / "mtdesk/ai/likings.json"


def opened(table: tuple[str, dict[str, object], int], number: int) -> Position:
    """A round of a table before its first turn."""
    preset, changes, players = table
    options = options_for(preset, players, changes)
    round_ = 1 + number % options.rounds
    deal = seeded_deal(options, players, round_, f"tuning {number}")
    state, _ = open_round(options, players, round_, number, (Fraction(0),) * players, deal)
    return Translator(state.board).position(state.board, state.hands, state.boneyard)


def played(start: Position, seat: int, tried: Likings, present: Likings) -> float:
    """The points against the others' mean of a seat that plays by ``tried``, the others by ``present``."""
    position = start.copy()
    alone, rest = Rollouts(position.rules, tried), Rollouts(position.rules, present)
    while not position.over:
        if position.pending >= 0:
            position.play(TAP)
        else:
            (alone if position.turn == seat else rest).act(position)
    return margin(position, seat)


def strength(tried: Likings, present: Likings, numbers: range) -> float:
    """The mean of ``played`` over deals, tables and seats."""
    found = [
        played(start, seat, tried, present)
        for number in numbers
        for start in (opened(table, number) for table in _TABLES)
        for seat in range(start.rules.players)
    ]
    return sum(found) / len(found)


def step(present: Likings, numbers: range, rng: random.Random) -> Likings:
    """Somewhat better likings."""
    tried: list[Likings] = []
    for _ in range(_PAIRS):
        change = [rng.gauss(0, _WIDTH) for _ in present]
        for sign in (1, -1):
            moved = Likings(*(old + sign * by for old, by in zip(present, change, strict=True)))
            tried.append(moved._replace(share=max(0.05, moved.share)))
    best = sorted(tried, key=lambda likings: -strength(likings, present, numbers))[: len(_KEPT)]
    goal = [
        sum(part * value for part, value in zip(_KEPT, values, strict=True))
        for values in zip(*best, strict=True)
    ]
    return Likings(*((old + new) / 2 for old, new in zip(present, goal, strict=True)))


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--deals", type=int, default=10, help="of every table in a step")
    parser.add_argument("--seed", default="likings")
    parser.add_argument("--write", action="store_true", help="make the result the program's own")
    wishes = parser.parse_args()
    rng = random.Random(wishes.seed)
    likings = _START
    for number in range(wishes.steps):
        likings = step(likings, range(number * wishes.deals, (number + 1) * wishes.deals), rng)
        print(number + 1, {name: round(value, 3) for name, value in likings._asdict().items()}, flush=True)
    if wishes.write:
        text = json.dumps({name: round(value, 3) for name, value in likings._asdict().items()}, indent=2)
        _FILE.write_text(f"{text}\n", "utf-8")


if __name__ == "__main__":
    main()
