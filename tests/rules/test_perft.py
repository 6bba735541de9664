"""Counts of legal sequences from fixed positions, against the data file and the second engine."""

from __future__ import annotations

import pytest

from tests.rules.perft import MIXES, Case, cases, counts, divide, referee_divide

CASES = cases()
IDS = [f"{case.name}, move {len(case.moves)}" for case in CASES]
MOST_JUDGED = 300
"""The second engine is slow: it follows no more sequences than this."""


def told(case: Case, found: list[int]) -> str:
    """The first depth that differs, divided by first moves."""
    pairs = zip(case.counts, found, strict=True)
    depth = next((at for at, (old, new) in enumerate(pairs, start=1) if old != new), 0)
    lines = (f"  {move}: {number}" for move, number in divide(case.state(), max(depth, 1)).items())
    return "\n".join([f"depth {depth} of {case.counts} is {found}, divided:", *lines])


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_counts_are_those_of_the_data(case: Case) -> None:
    found = counts(case.state(), len(case.counts))
    assert tuple(found) == case.counts, told(case, found)


@pytest.mark.parametrize("case", CASES, ids=IDS)
def test_counts_are_those_of_the_second_engine(case: Case) -> None:
    for depth in (1, 2, 3):
        if depth <= len(case.counts) and sum(case.counts[: depth - 1]) <= MOST_JUDGED:
            assert divide(case.state(), depth) == referee_divide(case.judged(), depth)


def test_the_data_holds_every_game_and_counts_to_a_depth() -> None:
    assert {case.name for case in CASES} == set(MIXES)
    assert all(len(case.counts) >= 3 or case.counts[-1] == 0 for case in CASES)
    moves = " ".join(move for case in CASES for move in divide(case.state(), 1))
    assert all(word in moves for word in (":draw", ":pass ", ":pass@", ":stop", ":tap", "!"))


def test_a_difference_is_told_by_first_moves() -> None:
    case = CASES[0]
    wrong = [*case.counts[:2], case.counts[2] + 1, *case.counts[3:]]
    text = told(case, wrong)
    assert text.startswith("depth 3 of ")
    assert len(text.splitlines()) == case.counts[0] + 1
