"""Compare both engines on many random games: ``python -m tests.bench.referee [GAMES] [FIRST_SEED]``.

Game k is always the same game, so a run can be split or gone on with by its first seed. The exit status is 1
if the engines disagree anywhere.
"""

from __future__ import annotations

import sys
from collections import Counter
from time import perf_counter

from tests import referee
from tests.rules.comparison import difference, random_game

GAMES = 2000
REPORT_EVERY = 100


def main(arguments: list[str]) -> int:
    """Run the comparison, printing as it goes; returns the exit status."""
    games, first = (*map(int, arguments), *(GAMES, 0)[len(arguments) :])
    started, lines, differing = perf_counter(), 0, 0
    cases: Counter[str] = Counter()
    for number in range(first, first + games):
        record = random_game(number)
        where = difference(record)
        if where is not None:
            differing += 1
            print(f"game {number}: {where}")
        cases += referee.census(record)
        lines += sum(len(played["actions"]) + 1 for played in record["rounds"])
        if (number + 1 - first) % REPORT_EVERY == 0:
            print(f"{number + 1 - first} of {games} games, {differing} differ", flush=True)
    for case, count in sorted(cases.items()):
        print(f"{count:8}  {case}")
    print(
        f"games {first} to {first + games - 1}: {lines} positions, {differing} games differ, "
        f"{perf_counter() - started:.0f} s"
    )
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
