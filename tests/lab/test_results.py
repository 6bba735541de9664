"""Figures out of results, adding them up, and their table."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from random import Random

import pytest

from mtdesk.lab.report import report, standings
from mtdesk.lab.results import Clash, Results, Times
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


# Times


def test_quantiles_of_times_are_nearly_exact_and_add_up() -> None:
    rng = Random(1)
    seconds = [10 ** rng.uniform(-5, 1) for _ in range(2001)]
    whole, one, other = Times(), Times(), Times()
    for number, second in enumerate(seconds):
        whole.note(second)
        (one if number % 3 else other).note(second)
    for share, index in ((0.5, 1000), (0.99, 1980), (1, 2000)):
        assert whole.quantile(share) == pytest.approx(sorted(seconds)[index], rel=0.024)
    one.add(other)
    assert one == whole
    assert whole.total == 2001


# Adding up


def test_adding_up_is_exact() -> None:
    scores = [score([Fraction(k, 7), 2 - Fraction(k, 7)], [k * k, 100 - k]) for k in range(9)]
    parts = [results(PAIR, seed, *scores[3 * k : 3 * k + 3]) for k, seed in enumerate("stu")]
    for part in parts[1:]:
        parts[0].add(part)
    whole = results(PAIR, "s", *scores)
    assert list(standings(parts[0])) == list(standings(whole))
    assert list(parts[0].deals) == ["s", "t", "u"]


ONE = score([1, 1], [5, 5])
CLASHES = [
    (results(conditions("b", "a"), "t", ONE), ("levels", "")),
    (results(conditions("a", "b", rounds=3), "t", ONE), ("option", "rounds")),
    (results(conditions("a", "b", preset="straight"), "t", ONE), ("option", "hand")),
    (results(conditions("a", "b", program="2"), "t", ONE), ("program", "")),
    (results(PAIR, "s", ONE), ("seed", "s")),
]


@pytest.mark.parametrize(("other", "clash"), CLASHES)
def test_what_does_not_fit_is_not_added(other: Results, clash: tuple[str, str]) -> None:
    made = results(PAIR, "s", ONE)
    with pytest.raises(Clash) as caught:
        made.add(other)
    assert (caught.value.kind, caught.value.detail) == clash
    assert made == results(PAIR, "s", ONE)


# The table


def test_the_table() -> None:
    made = results(THREE_TO_ONE, "s", score([4, 0], [40, 240]), score(["5/2", "3/2"], [40, 180]))
    made.times[1].note(0.25)
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


def test_the_table_names_the_options_that_were_changed() -> None:
    changed = conditions("a", "b", tap=0, double_blank=50, set=9, rounds=1)
    made = results(changed, "s", score([1, 1], [5, 5]))
    assert report(made).splitlines()[0] == "dutch, set=9, hand=9, double_blank=50, tap=0"
    assert "1 round per game, 1 deal, 2 games" in report(made)
    made.preset = "custom"
    assert report(made).splitlines()[0].startswith("custom, set=9, hand=9, engine=aside, first_engine=none, ")
