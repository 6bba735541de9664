"""How strong the levels are, and how long they think.

Duplicate deals: every deal is played once with the tested level in each seat and the other level in all other
seats. Run it from the top of the repository, for example:
``python -m tests.bench.levels expert medium --rules pagat --players 4 --deals 20 --work 300``.
"""

import argparse
import json
import time
from fractions import Fraction
from math import sqrt

from mtdesk.ai.levels import Limit, choose, decision_seed
from mtdesk.rules.deal import open_round, seeded_deal
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.options import Options, Scoring
from mtdesk.rules.presets import options_for
from mtdesk.rules.redact import view_of
from mtdesk.rules.turn import apply


class Tally:
    """What the tested level has achieved, deal by deal."""

    def __init__(self) -> None:
        self.wins: list[float] = []
        self.margins: list[float] = []
        self.times: list[float] = []

    def __str__(self) -> str:
        spent = sorted(self.times)
        wins, win_error = _mean(self.wins)
        margin, margin_error = _mean(self.margins)
        return (
            f"wins {100 * wins:5.1f} % ± {100 * win_error:4.1f}   points against the others' mean"
            f" {margin:+6.1f} ± {margin_error:4.1f}   median {spent[len(spent) // 2]:.3f} s"
            f" p99 {spent[int(0.99 * len(spent))]:.3f} s of {len(spent)} decisions"
        )


def _mean(values: list[float]) -> tuple[float, float]:
    """The mean and half the width of its 95 % interval."""
    count = len(values)
    mean = sum(values) / count
    variance = sum((value - mean) ** 2 for value in values) / max(1, count - 1)
    return mean, 1.96 * sqrt(variance / count)


def play_deal(
    options: Options, levels: list[str], seat: int, number: int, tally: Tally, limit: Limit
) -> Fraction:
    """One round; returns the points of ``seat`` against the mean of the others', more is better."""
    players = len(levels)
    round_ = 1 + number % options.rounds
    deal = seeded_deal(options, players, round_, f"levels {number}")
    state, _ = open_round(options, players, round_, number, (Fraction(0),) * players, deal)
    while state.board.over is None:
        tapper = state.board.pending_tap
        view = view_of(state, state.board.turn if tapper is None else tapper)
        assert view.seat is not None
        own = view.seat == seat
        before = time.process_time()
        move = choose(levels[view.seat], view, limit if own else Limit(), decision_seed(str(seat), view))
        if own and len(legal_moves(view)) > 1:
            tally.times.append(time.process_time() - before)
        state, _ = apply(state, move)
    points = state.board.points
    assert points is not None
    best = (min if options.scoring is Scoring.PENALTY else max)(points)
    tally.wins.append((points[seat] == best) / sum(other == best for other in points))
    margin = points[seat] - (sum(points) - points[seat]) / (players - 1)
    return -margin if options.scoring is Scoring.PENALTY else margin


def measure(options: Options, tested: str, other: str, players: int, deals: range, limit: Limit) -> Tally:
    """The tested level in every seat of every deal against the other in all other seats."""
    tally = Tally()
    for number in deals:
        before = len(tally.wins)
        margins = [
            play_deal(
                options,
                [tested if at == seat else other for at in range(players)],
                seat,
                number,
                tally,
                limit,
            )
            for seat in range(players)
        ]
        tally.wins[before:] = [sum(tally.wins[before:]) / players]
        tally.margins.append(float(sum(margins) / players))
    return tally


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("tested")
    parser.add_argument("other")
    parser.add_argument("--rules", default="pagat")
    parser.add_argument("--options", default="{}", help="JSON")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--work", type=int, help="of the tested level, if not its own")
    wishes = parser.parse_args()
    options = options_for(wishes.rules, wishes.players, json.loads(wishes.options))
    deals = range(wishes.first, wishes.first + wishes.deals)
    tally = measure(options, wishes.tested, wishes.other, wishes.players, deals, Limit(wishes.work))
    match = f"{wishes.tested} v {wishes.other}, {wishes.rules}, {wishes.players} players, {len(deals)} deals"
    print(f"{match}: {tally}")


if __name__ == "__main__":
    main()
