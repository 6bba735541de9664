"""A few kills while scores are written; the long run is ``python -m tests.attack.pads``."""

import random

import pytest

from tests.app.program import settle
from tests.attack.pads import attempt, on_the_disk

KILLS = 2


@pytest.mark.parametrize("disk", ["sound", "full"])
def test_killed_at_any_moment_no_entry_is_lost_that_was_on_the_disk(disk: str) -> None:
    rng = random.Random(3)
    settle()
    states = 0
    for _ in range(KILLS):
        _, written, _ = attempt(rng, disk, on_the_disk())
        states += len(written.shown)
    assert states > KILLS
