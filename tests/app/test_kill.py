"""Killed at any moment, the program goes on where it was: nothing is lost that was shown."""

import random
import time

import pytest

from tests.app.program import PATIENCE, computers, game_setup, lay_down, people, settle
from tests.attack.killing import LossError
from tests.attack.plug import Shown, goes_on, look_for_damage, play_and_kill
from tests.processes import is_alive

KILLS = 4


@pytest.mark.slow
def test_killed_at_any_moment_nothing_shown_is_lost() -> None:
    rng = random.Random(4)
    settle()
    lay_down(game_setup([*people("Ada"), *computers(2)], hand=5, set=9))
    last: Shown | None = None
    pictures = 0
    for _ in range(KILLS):
        seen, _ = play_and_kill(rng)
        look_for_damage()
        if not seen:
            continue
        if last is not None:
            assert goes_on(last, seen[0]), (last, seen[0])
        pictures += len(seen)
        last = seen[-1]
        wait_for_the_end(last.workers)
    assert pictures > 2 * KILLS


@pytest.mark.slow
def test_a_lost_game_is_reported_at_once() -> None:
    settle()
    with pytest.raises(LossError, match="new game"):
        play_and_kill(random.Random(4))


def wait_for_the_end(workers: list[int]) -> None:
    """The computer players' processes end when their master was killed."""
    deadline = time.monotonic() + PATIENCE
    while any(map(is_alive, workers)):
        assert time.monotonic() < deadline, f"a worker outlives the program: {workers}"
        time.sleep(0.01)
