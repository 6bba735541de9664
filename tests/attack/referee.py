"""The rules, harder: both engines play thousands of random games, and must never disagree.

``python -m tests.attack.referee 5000`` compares so many games of one to three rounds, with presets and with
options at random, and counts how often the delicate cases occurred. Game k is always the same.
"""

from __future__ import annotations

import sys

from tests import referee
from tests.attack.long_run import LongRun, wishes
from tests.rules.comparison import difference, random_game


def attempt(run: LongRun, number: int) -> None:
    """Compare the traces of one game."""
    record = random_game(number)
    where = difference(record)
    if where is not None:
        run.fault(f"game {number}: {where}")
    run.figures["positions"] += sum(len(played["actions"]) + 1 for played in record["rounds"])
    run.figures["rounds"] += len(record["rounds"])
    run.figures.update({f"case: {case}": count for case, count in referee.census(record).items()})


if __name__ == "__main__":
    long_run, _ = wishes("referee", __doc__, 5000)
    for game in long_run.attempts():
        attempt(long_run, game)
    sys.exit(long_run.end())
