"""Figures out of results, adding them up, their table and their file."""

from __future__ import annotations

import json
from fractions import Fraction
from math import sqrt
from pathlib import Path

import pytest

from mtdesk.lab.results import quantile, report, standings, write_results
from tests.lab.made import conditions, results, score

PAIR = conditions("a", "b")
THREE_TO_ONE = conditions("a", "b", "b", "b")


def test_the_figures_of_two_entrants() -> None:
    """Two games a deal: a is better by 10, 20 and 30 points in the mean, and wins 2, 1 and 3/2 of the two."""
    made = results(
        PAIR, "s", score([2, 0], [20, 40]), score([1, 1], [0, 40]), score(["3/2", "1/2"], [40, 100])
    )
    a, b = standings(made)
    assert (a.name, a.seats, a.margin.mean, a.wins.mean) == ("a", 1, 20, 0.75)
    assert (b.name, b.seats, b.margin.mean, b.wins.mean) == ("b", 1, -20, 0.25)
    # With two degrees of freedom Student's quantile is 4.303.
    assert a.margin.error == b.margin.error == pytest.approx(4.303 * 10 / sqrt(3))
    assert a.wins.error == pytest.approx(4.303 * 0.25 / sqrt(3))


def test_where_the_winner_collects_more_points_are_better() -> None:
    collecting = conditions("a", "b", scoring="winner-collects")
    a, b = standings(results(collecting, "s", score([2, 0], [30, 10])))
    assert (a.margin.mean, b.margin.mean) == (10, -10)


def test_no_interval_is_made_of_one_deal_or_of_equal_ones() -> None:
    equal = score([1, 1], [5, 5])
    for made in (results(PAIR, "s", equal), results(PAIR, "s", equal, equal)):
        for standing in standings(made):
            assert standing.margin.error is None
            assert standing.wins.error is None


def test_quantiles_of_times() -> None:
    times = [number / 1000 for number in range(2001, 0, -1)]
    assert [quantile(times, share) for share in (0.5, 0.99, 1)] == [1.001, 1.981, 2.001]
    assert quantile([], 0.5) is None


# The table


def test_the_table() -> None:
    made = results(THREE_TO_ONE, "s", score([4, 0], [40, 240]), score(["5/2", "3/2"], [40, 180]))
    made.times[1].append(0.25)
    head, table, legend = report(made).split("\n\n")
    assert head.splitlines() == [
        "dutch",
        "4 players, 2 rounds per game, 2 deals, 8 games",
        "fair share of wins: 25.0%",
    ]
    assert table.splitlines() == [
        "               wins       points   median      p99  choices",
        "a     81.2 ± 238.2%  +7.5 ± 31.8  0.10 ms  0.10 ms        2",
        "b ×3    6.2 ± 79.4%  -2.5 ± 10.6  0.10 ms   0.25 s        3",
    ]
    assert legend.startswith("wins: ")


# The file


def test_what_the_file_holds(tmp_path: Path) -> None:
    made = results(
        conditions("a", "b", "b", scoring="winner-collects", double_blank=50),
        "rainy – sunday",
        score([1, 2], [Fraction(41, 2), 7]),
        score(["5/6", "13/6"], [0, 10**6]),
    )
    file = tmp_path / "results.json"
    write_results(file, made)
    data = json.loads(file.read_text("utf-8"))
    assert (data["format"], data["version"], data["program"]) == ("mtdesk-tournament", 1, "1")
    assert data["levels"] == ["a", "b", "b"]
    assert (data["rules"]["preset"], data["rules"]["rounds"], data["rules"]["double_blank"]) == (
        "dutch",
        2,
        50,
    )
    assert data["seed"] == "rainy – sunday"
    assert data["deals"] == [
        {"deal": 1, "wins": [1, 2], "points": ["41/2", 7]},
        {"deal": 2, "wins": ["5/6", "13/6"], "points": [0, 1000000]},
    ]
    assert data["times"] == [[0.0001, 0.0001], [0.0001, 0.0001]]
