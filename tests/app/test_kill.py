"""Killed at any moment, the program goes on where it was: nothing is lost that was shown."""

import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

from tests.app.program import computers, game_setup, lay_down, people, settle
from tests.processes import is_alive

ROOT = Path(__file__).parents[2]
KILLS = 10


class Shown(NamedTuple):
    """What the program had on its table when it was killed."""

    round: int
    moves: list[str]
    workers: list[int]


def play_and_kill(rng: random.Random) -> list[Shown]:
    """Start the program, kill it somewhere; all that it showed."""
    command = [sys.executable, "-m", "tests.app.auto"]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None
        seen: list[Shown] = []
        for _ in range(rng.randrange(2, 12)):
            line = program.stdout.readline()
            if not line:
                assert program.stderr is not None
                raise AssertionError(program.stderr.read().decode())
            seen.append(shown(json.loads(line)))
        time.sleep(rng.random() * 0.03)  # anywhere between two pictures, also while the journal is written
        os.kill(program.pid, signal.SIGKILL)
        seen += [
            shown(json.loads(line)) for line in program.stdout.read().splitlines() if line.endswith(b"}")
        ]
        program.wait()
    return seen


def shown(line: dict[str, Any]) -> Shown:
    return Shown(line["round"], line["moves"], line["workers"])


def goes_on(last: Shown, first: Shown) -> bool:
    """Whether the program began again with what it had shown, or one step further."""
    if first.round == last.round:
        return first.moves[: len(last.moves)] == last.moves and len(first.moves) - len(last.moves) <= 1
    return first.round == last.round + 1 and not first.moves


def test_killed_at_any_moment_nothing_shown_is_lost() -> None:
    rng = random.Random(4)
    settle()
    lay_down(game_setup([*people("Ada"), *computers(2)], hand=5))
    last: Shown | None = None
    pictures = 0
    for _ in range(KILLS):
        seen = play_and_kill(rng)
        if last is not None:
            assert goes_on(last, seen[0]), (last, seen[0])
        pictures += len(seen)
        last = seen[-1]
        wait_for_the_end(last.workers)
    assert pictures > 3 * KILLS


def wait_for_the_end(workers: list[int]) -> None:
    """The computer players' processes end when their master was killed."""
    deadline = time.monotonic() + 20
    while any(map(is_alive, workers)):
        assert time.monotonic() < deadline, f"a worker outlives the program: {workers}"
        time.sleep(0.01)
