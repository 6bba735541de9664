"""Lines that become others."""

import itertools
import math

from hypothesis import given
from hypothesis import strategies as st

from mtdesk.table.animation.layout_transition import Morph, length

COORDINATES = st.floats(-500, 500).map(lambda value: round(value, 3))
LINES = st.lists(st.tuples(COORDINATES, COORDINATES), min_size=2, max_size=12).filter(lambda p: length(p) > 1)


def strays(line: list[tuple[float, float]], other: list[tuple[float, float]]) -> float:
    """How far the points of one line lie from another line, at most."""

    def distance(p: tuple[float, float]) -> float:
        best = math.inf
        for (ax, ay), (bx, by) in itertools.pairwise(other):
            dx, dy = bx - ax, by - ay
            size = dx * dx + dy * dy
            t = min(1.0, max(0.0, ((p[0] - ax) * dx + (p[1] - ay) * dy) / size)) if size else 0.0
            best = min(best, math.dist(p, (ax + t * dx, ay + t * dy)))
        return best

    return max(map(distance, line))


@given(LINES, LINES)
def test_a_line_begins_as_it_was_and_ends_as_it_shall_be(
    old: list[tuple[float, float]], new: list[tuple[float, float]]
) -> None:
    morph = Morph(old, new)
    for line, shape in ((morph.at(0), old), (morph.at(1), new)):
        assert strays(line, shape) < 0.1
        assert strays(shape, line) < 0.1


@given(LINES, COORDINATES, COORDINATES, st.floats(0, 1))
def test_a_line_that_is_only_moved_keeps_its_shape_on_the_way(
    old: list[tuple[float, float]], dx: float, dy: float, progress: float
) -> None:
    new = [(x + dx, y + dy) for x, y in old]
    line = Morph(old, new).at(progress)
    moved = [(x + dx * progress, y + dy * progress) for x, y in old]
    assert strays(line, moved) < 0.5
    assert math.isclose(length(line), length(old), rel_tol=0.01, abs_tol=1)
