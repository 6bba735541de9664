"""How many times faster the compiled search is than Python, both measured in one run, in one process.

    python -m tests.bench.native [--decisions N] [--rounds N] [--deals N]

Times are CPU seconds. The last column is the part of the compiled run that is still spent in Python.
"""

from __future__ import annotations

import argparse
import contextlib
import random
import time
from collections.abc import Callable, Iterator
from statistics import median, quantiles

from mtdesk.ai import native
from mtdesk.ai.levels import Limit, choose, decision_seed
from mtdesk.ai.search import tried
from mtdesk.ai.worlds import PlainWorlds
from mtdesk.lab import analysis
from mtdesk.lab.simulate import play_game
from mtdesk.record.model import Player, Record, Setup
from mtdesk.record.playback import Playback, excerpt_of
from mtdesk.record.replay import replay_rounds
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.presets import options_for
from mtdesk.rules.view import View

_PRESET = "pagat"


class _Stopwatch:
    """Measures what is spent in the library, by taking the place of one of its functions."""

    def __init__(self) -> None:
        library = native._library()
        assert library is not None, "there is no compiled library: packaging/dev.py builds it"
        self.seconds, self._attempt, library.attempt = 0.0, library.attempt, self

    def __call__(self, *arguments: object) -> int:
        start = time.process_time()
        try:
            return int(self._attempt(*arguments))
        finally:
            self.seconds += time.process_time() - start


@contextlib.contextmanager
def _in_python() -> Iterator[None]:
    kept, native.worlds = native.worlds, PlainWorlds
    try:
        yield
    finally:
        native.worlds = kept


def _report(what: str, measure: Callable[[], float], watch: _Stopwatch, *, rate: bool = False) -> None:
    """Print what a measurement of both finds: seconds, or a rate."""
    before, start = watch.seconds, time.process_time()
    fast = measure()
    share = 1 - (watch.seconds - before) / (time.process_time() - start)
    with _in_python():
        slow = measure()
    gain = fast / slow if rate else slow / fast
    print(f"{what:34}{fast:12.4g}{slow:12.4g}{gain:8.1f}{share:8.0%}", flush=True)


def _game(players: int, rounds: int, seed: str, *levels: str) -> Record:
    """Levels take the seats in turn."""
    seats = tuple(Player(f"{seat}", "computer", levels[seat % len(levels)]) for seat in range(players))
    return play_game(
        Setup(_PRESET, options_for(_PRESET, players, {"rounds": rounds}), seats, 0, seed), Limit()
    )


def _choices(record: Record, seats: tuple[int, ...]) -> list[tuple[int, int, View]]:
    """Round, action and view of every decision."""
    terms = analysis._terms_for(record, "expert", None, seats)
    whole = excerpt_of(record, Playback(record).finish().ended, 0, 10**6)
    assert whole is not None
    return [
        (step.round, step.number + 1, view)
        for steps in replay_rounds(whole)
        for step, view in analysis._decisions(steps, terms)
    ]


def _rollouts(views: list[View]) -> float:
    start, many = time.process_time(), 0
    for view in views:
        found = tried(view, legal_moves(view), random.Random(1), 1000, None)
        many += sum(map(len, found.margins.values()))
    return many / (time.process_time() - start)


def _moves(views: list[View]) -> list[float]:
    times = []
    for view in views:
        start = time.process_time()
        choose("expert", view, Limit(), decision_seed("bench", view))
        times.append(time.process_time() - start)
    return times


def _analysis(record: Record) -> float:
    start, ended = time.process_time(), Playback(record).finish().ended
    terms = analysis._terms_for(record, "expert", 1000, None)
    for number, action, _ in _choices(record, terms.seats):
        analysis._judge(analysis._Task(analysis._round(record, ended, number), action, terms))
    return time.process_time() - start


def _tournament(deals: int) -> float:
    start = time.process_time()
    for deal in range(deals):
        _game(4, 1, f"deal {deal}", "expert", "hard", "hard", "hard")
    return time.process_time() - start


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--decisions", type=int, default=60, help="of the expert, for each table")
    parser.add_argument("--rounds", type=int, default=2, help="of the game that is analysed")
    parser.add_argument("--deals", type=int, default=40, help="of the tournament, a round each")
    wanted = parser.parse_args()
    watch = _Stopwatch()
    print(f"{'':34}{'compiled':>12}{'Python':>12}{'ratio':>8}{'Python':>8}")
    for players in (2, 4):
        record = _game(players, 13, "bench", "hard")
        found = [view for _, _, view in _choices(record, tuple(range(players)))]
        views = random.Random("bench").sample(found, min(wanted.decisions, len(found)))
        _report(f"rollouts a second, {players} players", lambda: _rollouts(views), watch, rate=True)  # noqa: B023
        _report(f"expert's move, {players}: median", lambda: median(_moves(views)), watch)  # noqa: B023
        _report(f"expert's move, {players}: p99", lambda: quantiles(_moves(views), n=100)[-1], watch)  # noqa: B023
    record = _game(4, wanted.rounds, "bench", "hard", "medium")
    _report(f"analysis of {wanted.rounds} rounds of four", lambda: _analysis(record), watch)
    _report(f"tournament, {wanted.deals} deals", lambda: _tournament(wanted.deals), watch)


if __name__ == "__main__":
    main()
