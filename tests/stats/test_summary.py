"""What is kept of a game follows from its record alone."""

from fractions import Fraction
from random import Random

import pytest
from msgspec.structs import replace

from mtdesk.record.model import Player, Record
from mtdesk.record.replay import replay
from mtdesk.rules.moves import Draw
from mtdesk.rules.score import places
from mtdesk.stats.summary import GameSummary, players_by_round, summarise
from tests.record.games import random_record
from tests.stats.made import ANNA, EASY, begun, game


def summary(record: Record) -> GameSummary:
    found = summarise(record)
    assert found is not None
    return found


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
