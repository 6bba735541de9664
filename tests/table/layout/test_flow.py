"""Ways to the edge of their own for many ends at once."""

from __future__ import annotations

import pytest

from mtdesk.table.layout.flow import Flow
from mtdesk.table.layout.geometry import bounds_around
from mtdesk.table.layout.lattice import Ground, Lattice

HALF = 9.0, 7.0
"""Of a table with nine columns and seven rows."""


def ways(*rows: str) -> int:
    """How many ways to the edge of their own the ends have: digits, in their order; ``#`` is taken."""
    lattice = Lattice(HALF)
    inside = list(lattice.nodes(lattice.inside(bounds_around(HALF))))
    drawn = dict(zip(inside, "".join(rows), strict=True))
    free = sum(1 << node for node, sign in drawn.items() if sign == ".")
    ground = Ground(free, -1, -1)
    flow = Flow(lattice, ground, lattice.outermost(bounds_around(HALF)))
    ends = sorted((sign, node) for node, sign in drawn.items() if sign.isdigit())
    return sum(flow.add(end, lattice.spread(1 << node, ground)) for end, (_, node) in enumerate(ends))


def test_ends_in_the_open_have_each_a_way() -> None:
    assert ways(*["." * 9] * 3, "...012...", *["." * 9] * 3) == 3


@pytest.mark.parametrize(("gap", "count"), [("####.####", 1), ("###..####", 2)])
def test_two_ends_do_not_share_a_gap(gap: str, count: int) -> None:
    assert ways("." * 9, gap, "#.......#", "#..0.1..#", "#.......#", "#.......#", "#" * 9) == count


def test_a_way_goes_round_for_an_end_that_has_no_other() -> None:
    """The shortest way of the first end is the only one of the second."""
    assert (
        ways("####.####", "####.####", "#..0.1###", "#.#######", "#.#######", "#.#######", "#.#######") == 2
    )
