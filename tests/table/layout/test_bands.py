"""Bands on every position of rounds: none crosses or touches another, and branches begin at their double."""

from __future__ import annotations

import random

import pytest

from mtdesk.table.cloth.trains import story_of
from mtdesk.table.layout import Felt, Layout, RoundLayout
from mtdesk.table.layout.geometry import segments_distance
from tests.table.layout.checks import loose_branches, near_bands
from tests.table.layout.recorded import Table, recorded

FELT = Felt(18, 47, 1243, 467)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [9100, 9101])
@pytest.mark.parametrize(
    "table",
    [
        *(Table("hungarian-fork", players) for players in (2, 3, 4, 6, 8, 10)),
        Table("dutch", 4),
        Table("pagat", 10),
    ],
    ids=str,
)
def test_bands_come_near_no_other_and_branches_begin_at_their_double(table: Table, seed: int) -> None:
    layouts = RoundLayout(FELT)
    before: Layout | None = None
    for board in recorded(table, seed):
        layout = layouts.follow(story_of(board, 0))
        same = before is not None and before.edition == layout.edition
        old = before.ribbons if before is not None and same else {}
        fresh = {name for name, ribbon in layout.ribbons.items() if old.get(name) != ribbon}
        assert near_bands(layout, fresh) == []
        assert loose_branches(layout) == []
        before = layout


def test_segments_that_cross_have_no_distance() -> None:
    rng = random.Random(4)
    assert segments_distance((0, 0), (4, 0), (1, -3), (1, 3)) == 0
    for _ in range(300):
        a, b, c, d = ((rng.uniform(0, 4), rng.uniform(0, 4)) for _ in range(4))
        steps = [i / 60 for i in range(61)]
        one = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in steps]
        other = [(c[0] + (d[0] - c[0]) * t, c[1] + (d[1] - c[1]) * t) for t in steps]
        least = min(((x - p) ** 2 + (y - q) ** 2) ** 0.5 for x, y in one for p, q in other)
        assert segments_distance(a, b, c, d) == pytest.approx(least, abs=0.1)
