"""What it costs or gains to go on with a first-turn chain where the search would rather stop.

Deals of several sets and tables are begun by a searching player twice: once with as much doubt of ``stop``
as of any move, once with that of ``mtdesk/ai/players.py``. From the second turn on all play as ``hard``.
Printed are the tiles of the chains, and by how many points more the second way beats the mean of the others.
Run it from the top of the repository: ``python -m tests.bench.chains --deals 54 --work 200``.
"""

import argparse
import time
from collections import defaultdict
from fractions import Fraction
from math import sqrt
from unittest.mock import patch

from mtdesk.ai import players as levels_play
from mtdesk.ai.levels import Limit, choose
from mtdesk.rules.deal import open_round, seeded_deal
from mtdesk.rules.presets import options_for
from mtdesk.rules.redact import view_of
from mtdesk.rules.score import round_points
from mtdesk.rules.state import State
from mtdesk.rules.turn import apply
from mtdesk.rules.view import Phase

_TABLES = [(set_, players) for set_ in (12, 15, 18) for players in (2, 3, 4)]
"""Set and number of players, by `pagat`; each player is dealt what the hand table says."""


def turn_move(state: State, level: str, work: int | None, seed: str) -> State:
    """One move of whoever is to act, a tap before all else."""
    board = state.board
    seat = board.turn if board.pending_tap is None else board.pending_tap
    move = choose(level, view_of(state, seat), Limit(work=work), f"{seed}/{len(board.log)}")
    return apply(state, move)[0]


def played(set_: int, players: int, number: int, work: int, rest: str) -> tuple[int, float]:
    """Tiles of the first chain, and points the mean of the others is behind, in one deal."""
    options = options_for("pagat", players, {"set": set_, "rounds": 1})
    deal = seeded_deal(options, players, 1, f"chains {number}")
    state, _ = open_round(options, players, 1, 0, (Fraction(0),) * players, deal)
    first = state.board.turn
    seed = f"{set_}/{players}/{number}"
    before = len(state.hands[first])
    while state.board.over is None and state.board.turn == first and state.board.phase is Phase.CHAIN:
        state = turn_move(state, "expert", work, seed)
    laid = before - len(state.hands[first])
    while state.board.over is None:
        state = turn_move(state, rest, None, seed)
    points = [float(value) for value in round_points(options, state.hands)]
    others = (sum(points) - points[first]) / (players - 1)
    return laid, others - points[first]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--deals", type=int, default=54, help="of all tables together")
    parser.add_argument("--work", type=int, default=200, help="steps of search of the chain's player")
    parser.add_argument("--rest", default="hard", help="the level that plays on")
    wishes = parser.parse_args()
    tiles: dict[int, list[tuple[int, int]]] = defaultdict(list)
    gains: dict[int, list[float]] = defaultdict(list)
    start = time.monotonic()
    for number in range(wishes.deals):
        set_, players = _TABLES[number % len(_TABLES)]
        with patch.object(levels_play, "_DOUBT_OF_STOP", levels_play._DOUBT):
            usual = played(set_, players, number, wishes.work, wishes.rest)
        doubting = played(set_, players, number, wishes.work, wishes.rest)
        tiles[set_].append((usual[0], doubting[0]))
        gains[set_].append(doubting[1] - usual[1])
    for set_, pairs in tiles.items():
        report(f"set {set_}", pairs, gains[set_])
    report(
        "all", [pair for pairs in tiles.values() for pair in pairs], [g for gs in gains.values() for g in gs]
    )
    print(f"{time.monotonic() - start:.0f} s")


def report(name: str, pairs: list[tuple[int, int]], gains: list[float]) -> None:
    """Print the mean lengths of chains, and the gain with its standard error."""
    count = len(gains)
    usual, doubting = (sum(pair[at] for pair in pairs) / count for at in (0, 1))
    mean = sum(gains) / count
    error = sqrt(sum((gain - mean) ** 2 for gain in gains) / max(1, count - 1) / count)
    changed = sum(one != other for one, other in pairs)
    print(
        f"{name}: {count} deals, {changed} changed; chains {usual:.1f} -> {doubting:.1f} tiles; "
        f"{mean:+.1f} ± {error:.1f} points"
    )


if __name__ == "__main__":
    main()
