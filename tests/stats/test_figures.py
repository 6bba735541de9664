"""What the statistics keep of games, and the figures and series of results."""

from datetime import datetime
from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from mtdesk.record.model import Player, Record
from mtdesk.record.replay import replay
from mtdesk.rules.moves import Draw
from mtdesk.rules.options import Scoring
from mtdesk.rules.score import places
from mtdesk.stats.figures import GameRules, Result, figures
from mtdesk.stats.summary import players_by_round, summarise
from tests.record.games import random_record
from tests.stats.made import ANNA, EASY, begun, game, summary


def result(
    place: int = 1, points: tuple[float, ...] = (10.0,), scoring: Scoring = Scoring.PENALTY, **more: object
) -> Result:
    told: dict[str, Any] = {
        "played": datetime(2026, 3, 5),  # noqa: DTZ001 -- the statistics keep local times
        "rules": GameRules("dutch"),
        "players": 4,
        "outs": 1,
        "levels": frozenset({"easy"}),
        "rivals": frozenset[str](),
        **more,
    }
    return Result(place=place, points=points, scoring=scoring, **told)


def test_nothing_played() -> None:
    found = figures(())
    assert found.total.games == found.total.share == found.best_streak == found.streak == 0
    assert found.total.points is None
    assert not any((found.bins, found.points, found.outcomes))


def test_wins_and_streaks() -> None:
    found = figures([result(place) for place in (1, 1, 2, 1, 1, 1, 3, 1)])
    assert (found.total.games, found.total.wins) == (8, 6)
    assert found.total.fair == 0.25
    assert (found.best_streak, found.streak) == (3, 1)


def test_a_game_counts_for_every_level_and_person_at_the_table() -> None:
    found = figures(
        [
            result(levels=frozenset({"easy", "hard"}), rivals=frozenset({"Bo"})),
            result(2, levels=frozenset({"easy"})),
        ]
    )
    assert {name: (line.games, line.wins) for name, line in found.by_level.items()} == {
        "easy": (2, 1),
        "hard": (1, 1),
    }
    assert list(found.by_rival) == ["Bo"]


def test_points_collected_are_not_mixed_with_penalty_points() -> None:
    collected = result(points=(100.0,), scoring=Scoring.WINNER_COLLECTS, rules=GameRules("pagat"))
    found = figures([result(points=(10.0, 20.0)), result(points=(30.0,)), collected])
    assert found.scoring is Scoring.PENALTY
    assert found.left_out == 1
    assert found.total.games == 3
    assert found.total.points == 20.0
    assert found.by_rules[GameRules("pagat")].points is None
    assert [value for _, value in found.points] == [15.0, 30.0]


def test_bins_hold_every_round_and_zero_has_one_of_its_own() -> None:
    points = (0.0, 0.0, 1.0, 7.0, 33.0, 133.0)
    found = figures([result(points=points)])
    assert found.bins[0] == (0.0, 2)
    assert sum(count for _, count in found.bins) == len(points)
    assert found.bins[-1][0] >= 133
    edges = [edge for edge, _ in found.bins]
    assert len({after - before for before, after in pairwise(edges)}) == 1


def test_the_smooth_line_stays_within_the_points_and_is_calmer() -> None:
    values = [0.0, 100.0] * 10
    found = figures([result(points=(value,)) for value in values])
    assert len(found.smooth) == 20
    assert all(20 < value < 80 for value in found.smooth)
    assert figures([result(), result()]).smooth == ()
    flat = figures([result(points=(7.0,))] * 9)
    assert all(abs(value - 7) < 1e-9 for value in flat.smooth)


# What is kept of a game


@pytest.mark.parametrize("number", range(8))
def test_totals_places_and_draws_are_those_of_the_record(number: int) -> None:
    record = random_record(Random(number), unfinished=False)
    found, steps = summary(record), list(replay(record))
    by_seat = zip(*([hand.points or 0 for hand in round_.hands] for round_ in found.rounds), strict=True)
    totals = tuple(map(Fraction, map(sum, by_seat)))
    assert totals == steps[-1].state.board.totals
    assert found.is_finished
    assert [seat.place for seat in found.seats] == list(places(record.setup.options, totals))
    drawn = sum(isinstance(step.move, Draw) for step in steps)
    draws = [hand.draws for round_ in found.rounds for hand in round_.hands]
    assert sum(one.count for one in draws) == drawn
    assert all(0 <= one.observed <= one.count and 0 <= one.expected <= one.count for one in draws)


def test_nothing_dealt_is_no_game() -> None:
    assert summarise(Record(game("one").setup)) is None


def test_an_unfinished_round_has_no_points() -> None:
    found = summary(begun(game("one"), 1, 2))
    assert not found.is_finished
    assert found.finished_rounds == 1
    assert [hand.points is None for round_ in found.rounds for hand in round_.hands] == [False] * 2 + [
        True
    ] * 2
    assert {seat.place for seat in found.seats} == {0}


def test_seats_that_changed_hands_count_for_nobody() -> None:
    record = begun(game("one"), 1, 1)
    record.replace_player(0, EASY)
    record.replace_player(0, Player("Cé", "human"))
    assert players_by_round(record) == [(ANNA, EASY)] * 2
    assert [seat.stayed for seat in summary(record).seats] == [False, True]
    assert summary(record).key == summary(game("one")).key


def test_the_key_is_that_of_the_deal_and_of_who_sat_down() -> None:
    record = game("one")
    keys = {
        summary(one).key
        for one in (record, game("two"), game("one", (EASY, ANNA)), game("one", hand_value="tiles"))
    }
    assert len(keys) == 4
    other = record.copy()
    other.setup = replace(record.setup, preset="dutch")
    assert summary(other).key == summary(record).key
