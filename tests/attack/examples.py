"""Property tests with more examples than the test command has time for.

``python -m tests.attack.examples 500`` plays random games by random options (``rules/test_random_play.py``),
``--kind tables`` lays out tables that no round would bring (``table/layout/test_shape.py``). Attempt k is
always the same.
"""

from __future__ import annotations

import sys

from hypothesis import seed, settings
from hypothesis.stateful import run_state_machine_as_test

from mtdesk.table.layout.rounds import RoundLayout
from tests.attack.long_run import wishes
from tests.rules.test_random_play import RandomPlay
from tests.table.layout.checks import faults
from tests.table.layout.crowds import crowd

_GAMES = 5
"""Games in an attempt."""


def play(number: int) -> None:
    """Play some games; raises AssertionError where something does not hold."""
    usual = RandomPlay.TestCase.settings
    some = settings(usual, max_examples=_GAMES, derandomize=False, deadline=None)
    run_state_machine_as_test(seed(number)(RandomPlay), settings=some)


def lay_out(number: int) -> None:
    """Lay out a table; raises AssertionError where tiles touch or leave the felt."""
    felt, story = crowd(number)
    assert list(faults(felt, RoundLayout(felt).follow(story), story)) == []


if __name__ == "__main__":
    run, wanted = wishes("examples", __doc__, 500, "games", "tables")
    for attempt in run.attempts():
        try:
            (play if wanted.kind == "games" else lay_out)(attempt)
        except AssertionError as fault:
            run.fault(f"{wanted.kind} {attempt}: {fault}")
    sys.exit(run.end())
