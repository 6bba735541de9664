"""Figures about the engines: rounds a second of both, and what a legal-move query costs.

Run it with ``python -m tests.bench.rules`` from the top of the repository.
"""

import random
import time
from collections.abc import Callable
from fractions import Fraction

from mtdesk.ai.kernel.legal import legal
from mtdesk.ai.kernel.position import Position
from mtdesk.ai.kernel.translate import Translator
from mtdesk.rules.deal import open_round, seeded_deal
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.options import Options
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.rules.redact import view_of
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile
from mtdesk.rules.turn import apply
from mtdesk.rules.view import View

_SECONDS = 1.0
_QUERIES = 2_000
_DEALS = 50


def _opened(options: Options, players: int, seed: str) -> State:
    deal = seeded_deal(options, players, 1, seed)
    return open_round(options, players, 1, 0, (Fraction(0),) * players, deal)[0]


def _asked(state: State) -> View:
    tapper = state.board.pending_tap
    return view_of(state, state.board.turn if tapper is None else tapper)


def _played(state: State, rng: random.Random, until: Callable[[State], bool]) -> State:
    while state.board.over is None and not until(state):
        state, _ = apply(state, rng.choice(legal_moves(_asked(state))))
    return state


def _rounds(options: Options, players: int) -> tuple[float, float, float]:
    """Rounds and moves a second of random play, and the mean time of a query in it in microseconds."""
    rng = random.Random(0)
    rounds = moves = 0
    in_queries = 0.0
    start = time.process_time()
    while time.process_time() - start < _SECONDS:
        state = _opened(options, players, str(rounds))
        while state.board.over is None:
            view = _asked(state)
            before = time.process_time()
            choices = legal_moves(view)
            in_queries += time.process_time() - before
            state, _ = apply(state, rng.choice(choices))
            moves += 1
        rounds += 1
    spent = time.process_time() - start
    return rounds / spent, moves / spent, 1e6 * in_queries / moves


def _query(view: View) -> float:
    """The time of one query in microseconds, the best of five runs."""
    runs = []
    for _ in range(5):
        start = time.process_time()
        for _ in range(_QUERIES):
            legal_moves(view)
        runs.append((time.process_time() - start) / _QUERIES)
    return 1e6 * min(runs)


def _half_over(state: State) -> bool:
    board = state.board
    return board.bound_to() is None and sum(map(len, board.trains.values())) > board.options.tile_count // 2


def _all_open(options: Options, players: int) -> View:
    """A view with every train marked, so that every end is allowed; the same hand, a third of which fits."""
    board = _opened(options, players, "ends").board.copy()
    board.markers = {train: train for train in board.trains}
    hand = tuple(Tile(hi, lo) for hi in (18, 10, 6) for lo in range(1, 6))
    return View(board, board.turn, hand)


def _kernel_rounds(options: Options, players: int) -> float:
    """Rounds a second of processor time that the search's engine plays at random, from the deal on."""
    rng = random.Random(0)
    starts = [_position(_opened(options, players, str(seed))) for seed in range(_DEALS)]
    rounds = 0
    start = time.process_time()
    while time.process_time() - start < _SECONDS:
        position = starts[rounds % _DEALS].copy()
        while not position.over:
            moves = legal(position)
            position.play(moves[int(rng.random() * len(moves))])
        rounds += 1
    return rounds / (time.process_time() - start)


def _position(state: State) -> Position:
    return Translator(state.board).position(state.board, state.hands, state.boneyard)


def _print_presets() -> None:
    print("Random play, 4 players       rounds/s    moves/s   µs per query   kernel rounds/s")
    rules: dict[str, tuple[str, dict[str, object]]] = {preset: (preset, {}) for preset in PRESETS}
    rules["pagat, engine=aside"] = ("pagat", {"engine": "aside"})
    for name, (preset, changes) in rules.items():
        options = options_for(preset, 4, changes)
        rounds, moves, query = _rounds(options, 4)
        kernel = _kernel_rounds(options, 4)
        print(f"  {name:24} {rounds:10.0f} {moves:10.0f} {query:14.1f} {kernel:17.0f}")


def _print_middle() -> None:
    print("Query in the middle of a 4-player double-12 round      µs")
    for preset in ("pagat", "bahnhof", "hungarian-fork"):
        times = []
        for seed in range(10):
            state = _played(_opened(options_for(preset, 4), 4, str(seed)), random.Random(seed), _half_over)
            if state.board.over is None:
                times.append(_query(_asked(state)))
        print(f"  {preset:24} mean {sum(times) / len(times):10.1f}   most {max(times):8.1f}")


def _print_ends() -> None:
    print("Query against the number of ends, 2 to 10 players, all trains open, 15 tiles in hand")
    for players in range(2, 11):
        for trains in (1, "per-player"):
            changes = {"set": 18, "engine": "aside", "first_turn": "one", "mexican_trains": trains}
            view = _all_open(options_for("pagat", players, changes), players)
            time_ = _query(view)
            ends = len(view.board.ends)
            print(f"  {ends:3} ends {time_:8.1f} µs {time_ / ends:8.2f} µs an end")
    print("Query against the number of arms of one own train")
    for arms in (1, 2, 4, 8, 16, 32):
        view = _forked(arms)
        time_ = _query(view)
        ends = len(view.board.ends)
        print(f"  {ends:3} ends {time_:8.1f} µs {time_ / ends:8.2f} µs an end")


def _forked(arms: int) -> View:
    """The view of a seat whose train has so many arms."""
    options = options_for("hungarian-fork", 2, {"set": 18, "hand": 15, "first_turn": "one"})
    state = _opened(options, 2, "arms")
    board = state.board.copy()
    own = f"P{board.turn}"
    ends = {end: pip for end, pip in board.ends.items() if end != own}
    names = [own]
    while len(names) < arms:
        first, *names = names
        names += [f"{first}/a", f"{first}/b"]
    board.ends = {**ends, **{name: number % 19 for number, name in enumerate(names)}}
    board.trains.update(dict.fromkeys(names, ()))
    return View(board, board.turn, state.hands[board.turn])


if __name__ == "__main__":
    _print_presets()
    _print_middle()
    _print_ends()
