"""How a player did on the last days: the first try of a day counts, and days in a row if it was on time."""

import json
from dataclasses import replace
from datetime import date, datetime, time, timedelta
from pathlib import Path

import pytest

from mtdesk.record.daily_deal import DAYS, daily_day, daily_deal, last_days
from mtdesk.record.daily_history import days_in_a_row, earlier_scores, last_scores, since_first, tries
from mtdesk.record.deal_results_file import FILE_NAME, DealResults, KeptResult, Origin, Start
from tests.daily import BEGUN, DAY, mark, own


def before(days: int) -> date:
    return DAY - timedelta(days=days)


def keep(results: DealResults, one: KeptResult) -> None:
    results.add(one.origin, one.result, one.begun, helped=one.helped)


def test_the_first_try_of_a_day_is_its_result() -> None:
    scores = last_scores([own(DAY, 30), mark(DAY, 20), own(DAY, 10)], DAY)
    assert [score.day for score in scores] == [before(days) for days in range(DAYS)]
    assert scores[0].player is not None
    assert scores[0].player.total == 30
    assert scores[0].mark == 20
    assert scores[1].player is None
    assert scores[1].mark is None


def test_days_in_a_row_end_today_or_yesterday() -> None:
    kept = [own(before(days), 10) for days in (4, 2, 1)]
    assert days_in_a_row(kept, DAY) == 2, "today can still be played"
    assert days_in_a_row([*kept, own(DAY, 10)], DAY) == 3
    assert days_in_a_row(kept, DAY + timedelta(days=1)) == 0
    assert days_in_a_row([], DAY) == 0


def test_a_deal_played_after_its_day_does_not_close_a_gap() -> None:
    late = own(before(1), 10, DAY)
    kept = [own(before(2), 10), late, own(DAY, 10)]
    assert days_in_a_row(kept, DAY) == 1
    assert [score.is_on_time for score in last_scores(kept, DAY)[:3]] == [True, False, True]


def test_a_day_played_with_help_does_not_count() -> None:
    helped = own(DAY, 10, helped=True)
    assert days_in_a_row([own(before(1), 10), helped], DAY) == 0
    assert days_in_a_row([own(before(1), 10, helped=True), own(DAY, 10)], DAY) == 1
    assert last_scores([helped], DAY)[0].is_helped


def test_days_are_listed_since_the_first_one_played() -> None:
    kept = [own(before(2), 10), own(before(DAYS), 10)]
    assert [score.day for score in since_first(last_scores(kept, DAY))] == [DAY, before(1), before(2)]
    assert [score.day for score in since_first(last_scores([], DAY))] == [DAY]


def test_days_whose_deals_are_not_offered_are_listed_if_they_were_played() -> None:
    older, late = own(before(40), 10), own(before(DAYS), 10, before(DAYS - 1))
    unknown = replace(own(before(50), 10), begun=None)
    kept = [own(before(1), 10), older, mark(before(40), 7), mark(before(41), 7), late, unknown]
    found = earlier_scores(kept, DAY)
    assert [(score.day, score.mark, score.is_on_time) for score in found] == [
        (before(DAYS), None, False),
        (before(40), 7, True),
    ]
    assert earlier_scores([own(before(DAYS - 1), 10)], DAY) == []


def test_a_later_try_on_the_day_itself_does_not_count() -> None:
    kept = [own(DAY, 30, DAY + timedelta(days=3)), own(DAY, 10)]
    assert days_in_a_row(kept, DAY) == 0, "the clock was set back"


def test_results_of_former_versions_count_for_their_day() -> None:
    assert days_in_a_row([replace(own(DAY, 10), begun=None)], DAY) == 1


def test_days_to_come_do_not_count_when_the_clock_is_set_back() -> None:
    kept = [own(before(-1), 10), own(DAY, 10)]
    assert days_in_a_row(kept, DAY) == 1
    assert last_scores(kept, DAY)[0].day == DAY


def test_only_one_person_against_the_computers_of_the_day_counts() -> None:
    several = own(DAY, 10)
    people = tuple(replace(player, level="") for player in several.result.players)
    several = replace(several, result=replace(several.result, players=people))
    for kept in (own(DAY, 10, level="easy"), several):
        assert last_scores([kept], DAY)[0].own is None
        assert days_in_a_row([kept], DAY) == 0


def test_results_of_others_are_not_own_ones() -> None:
    assert days_in_a_row([replace(own(DAY, 10), origin=Origin.OTHER)], DAY) == 0


def test_everyone_has_tries_of_their_own() -> None:
    kept = [own(DAY, 30), own(DAY, 20, name="Bo"), mark(DAY, 1), own(DAY, 10)]
    assert [tries(kept, kept[at]) for at in (0, 1, 3)] == [1, 1, 2]


def test_a_calendar_that_starts_today_has_one_day() -> None:
    assert last_days(date.min) == (date.min,)


# Whose deal a game is


@pytest.mark.parametrize("days", [-1, 0, 1, DAYS - 1, DAYS])
def test_a_game_is_known_as_the_deal_of_its_day(days: int) -> None:
    begun = datetime.combine(before(-days), time(23, 59))
    assert daily_day(daily_deal(DAY).seed, begun) == DAY


@pytest.mark.parametrize("days", [-2, DAYS + 1])
def test_other_games_are_none(days: int) -> None:
    noon = time(12)
    begun = datetime.combine(before(-days), noon)
    assert daily_day(daily_deal(DAY).seed, begun) is None
    assert daily_day("other", datetime.combine(DAY, noon)) is None
    assert daily_day(None, datetime.combine(DAY, noon)) is None
    assert daily_day(daily_deal(DAY).seed, None) is None


@pytest.mark.parametrize("day", [date.min, date.max])
def test_no_date_is_too_early_or_too_late(day: date) -> None:
    assert daily_day("other", datetime.combine(day, time.min)) is None


# On the disk


def test_start_and_help_are_kept(tmp_path: Path) -> None:
    results = DealResults(tmp_path / FILE_NAME)
    first, second = own(DAY, 30), own(DAY, 10, before(-1), helped=True)
    for one in (first, second, second):
        keep(results, one)
    assert results.of(daily_deal(DAY)) == [first, second]


def test_a_later_try_with_the_same_points_is_another_one(tmp_path: Path) -> None:
    results = DealResults(tmp_path / FILE_NAME)
    for one in (own(DAY, 30), own(DAY, 30, before(-1))):
        keep(results, one)
    assert len(results.of(daily_deal(DAY))) == 2


def test_a_game_of_a_former_version_is_not_kept_again(tmp_path: Path) -> None:
    results = DealResults(tmp_path / FILE_NAME)
    for one in (replace(own(DAY, 30), begun=None), own(DAY, 30)):
        keep(results, one)
    assert len(results.of(daily_deal(DAY))) == 1


@pytest.mark.parametrize("begun", ["7", '"yesterday"', "null", '"2026-03-05T99:00"', "[]"])
def test_an_unreadable_start_costs_no_result(tmp_path: Path, begun: str) -> None:
    file = tmp_path / FILE_NAME
    keep(DealResults(file), own(DAY, 30))
    file.write_text(file.read_text().replace('"2026-03-05T09:05"', begun))
    assert DealResults(file).mend() is None
    assert [one.begun for one in DealResults(file).of(daily_deal(DAY))] == [None]


def test_a_deal_that_was_left_and_begun_again_is_a_later_try(tmp_path: Path) -> None:
    results, seed = DealResults(tmp_path / "new" / FILE_NAME), daily_deal(DAY).seed
    first, second = datetime.combine(DAY, time(8)), datetime.combine(DAY, BEGUN)
    for start in (Start(seed, "Ada", first), Start(seed, "Ada", second), Start(seed, "Ada", second)):
        results.start(start)
    keep(results, own(DAY, 30))
    keep(results, own(DAY, 20, name="Bo"))
    kept = results.of(daily_deal(DAY))
    assert [tries(kept, one) for one in kept] == [2, 1]
    assert len(json.loads(results.path.read_bytes())["starts"]) == 2


@pytest.mark.parametrize(
    "starts", ["7", "[7]", '[{"seed": 1}]', '[{"seed": "x", "name": "y", "begun": "z"}]']
)
def test_unreadable_starts_cost_no_result(tmp_path: Path, starts: str) -> None:
    file = tmp_path / FILE_NAME
    keep(DealResults(file), own(DAY, 30))
    file.write_text(file.read_text().replace('"results"', f'"starts": {starts}, "results"'))
    assert DealResults(file).mend() is None
    assert [one.earlier for one in DealResults(file).of(daily_deal(DAY))] == [0]
