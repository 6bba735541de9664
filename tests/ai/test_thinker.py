"""When the search overrules the planner: beyond doubt, and beyond more of it where it would end a chain."""

import pytest

from mtdesk.ai.search import Judged
from mtdesk.ai.thinker import _with_doubt
from mtdesk.rules.moves import Move, Play, Stop
from mtdesk.rules.tiles import Tile

PLANNED = Play(0, Tile(6, 3), "P0", 3)
OTHER = Play(0, Tile(6, 5), "P0", 5)
STOP = Stop(0)


@pytest.mark.parametrize(
    ("best", "errors", "chosen"),
    [
        (OTHER, 0.4, PLANNED),
        (OTHER, 0.6, OTHER),
        (STOP, 0.6, PLANNED),
        (STOP, 2.9, PLANNED),
        (STOP, 3.1, STOP),
    ],
)
def test_another_move_must_be_better_beyond_doubt(best: Move, errors: float, chosen: Move) -> None:
    """``errors``: by how many standard errors it is better."""
    found = [Judged(best, 50.0, 0.0, 4.0, 100), Judged(PLANNED, 50.0 - errors * 10, errors * 10, 10.0, 100)]
    assert _with_doubt(found, PLANNED) == chosen


def test_the_planners_own_choice_needs_no_proof() -> None:
    found = [Judged(PLANNED, 50.0, 0.0, 4.0, 100), Judged(STOP, 49.0, 1.0, 10.0, 100)]
    assert _with_doubt(found, PLANNED) == PLANNED
