"""Results of tournaments as files; ``results.md`` describes them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

from mtdesk.lab.results import Conditions, Results, Score
from mtdesk.lab.times import LAST_BIN, Times
from mtdesk.record.checks import as_int, as_list, as_object, as_points, as_text, need
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.files import read_bounded, write_atomically
from mtdesk.record.json_text import dump_json, load_json
from mtdesk.record.plain import points_to_json, rules_to_json
from mtdesk.record.schema import check_format, level_name_from, rules_from, seed_from
from mtdesk.rules.options import FORMAT_VERSION, OptionError, check_players

FORMAT = "mtdesk-tournament"
VERSION = FORMAT_VERSION

_MOST = 10**15
"""The most of anything counted: larger numbers were never played."""


def write_results(path: Path, results: Results) -> None:
    """Write the results to a file, completely or not at all. Raises RecordError if it cannot be written."""
    write_atomically(path, dump_json(_to_json(results)) + b"\n", follow_link=False)


def read_results(path: Path) -> Results:
    """Return the results in a file, fully checked. Raises RecordError."""
    data = load_json(read_bounded(path))
    if not isinstance(data, dict):
        raise RecordError(Fault.NOT_RESULTS)
    check_format(data, FORMAT, VERSION, Fault.NOT_RESULTS)
    preset, options = rules_from(data)
    seating = tuple(map(level_name_from, as_list(need(data, "levels"), "levels")))
    try:
        check_players(options, len(seating))
    except OptionError as error:
        raise RecordError(Fault.OPTIONS, error=error) from None
    conditions = Conditions(as_text(need(data, "program"), "program"), options, seating)
    return Results(
        preset,
        conditions,
        _runs_from(need(data, "runs"), conditions),
        tuple(map(_histogram_from, _list_of(need(data, "times"), "times", len(conditions.entrants)))),
    )


def _to_json(results: Results) -> dict[str, Any]:
    conditions = results.conditions
    return {
        "format": FORMAT,
        "version": VERSION,
        "program": conditions.program,
        "rules": rules_to_json(results.preset, conditions.options),
        "levels": list(conditions.seating),
        "runs": [
            {"seed": seed, "deals": [_deal_to_json(number, deals[number]) for number in sorted(deals)]}
            for seed, deals in results.deals.items()
        ],
        "times": [[list(pair) for pair in sorted(times.counts.items())] for times in results.times],
    }


def _deal_to_json(number: int, score: Score) -> dict[str, Any]:
    return {
        "deal": number,
        "wins": [points_to_json(wins) for wins in score.wins],
        "points": [points_to_json(points) for points in score.points],
    }


def _runs_from(value: object, conditions: Conditions) -> dict[str, dict[int, Score]]:
    runs: dict[str, dict[int, Score]] = {}
    for item in as_list(value, "runs"):
        run = as_object(item, "runs")
        seed = as_text(seed_from(need(run, "seed")), "seed")
        if seed in runs:
            raise RecordError(Fault.CONTRADICTION, key="seed")
        runs[seed] = _deals_from(need(run, "deals"), conditions)
    if not any(runs.values()):
        raise RecordError(Fault.NOT_RESULTS)
    return runs


def _deals_from(value: object, conditions: Conditions) -> dict[int, Score]:
    deals: dict[int, Score] = {}
    for item in as_list(value, "deals"):
        deal = as_object(item, "deals")
        number = as_int(need(deal, "deal"), "deal", 1, _MOST)
        if number in deals:
            raise RecordError(Fault.CONTRADICTION, key="deal")
        deals[number] = _score_from(deal, conditions)
    return deals


def _score_from(deal: dict[str, object], conditions: Conditions) -> Score:
    names = conditions.entrants
    wins = _numbers_from(need(deal, "wins"), "wins", len(names))
    points = _numbers_from(need(deal, "points"), "points", len(names))
    if sum(wins) != len(conditions.seatings):
        raise RecordError(Fault.CONTRADICTION, key="wins")
    return Score(wins, points)


def _numbers_from(value: object, key: str, count: int) -> tuple[Fraction, ...]:
    """This many numbers, none below 0, such as wins and points."""
    return tuple(_number_from(item, key) for item in _list_of(value, key, count))


def _number_from(value: object, key: str) -> Fraction:
    number = as_points(value, key)
    if not 0 <= number <= _MOST:
        raise RecordError(Fault.OUT_OF_RANGE, value=value, key=key, low=0, high=_MOST)
    return number


def _histogram_from(value: object) -> Times:
    counts: Counter[int] = Counter()
    for item in as_list(value, "times"):
        bin_, times = _list_of(item, "times", 2)
        counts[as_int(bin_, "times", 0, LAST_BIN)] += as_int(times, "times", 1, _MOST)
    return Times(counts)


def _list_of(value: object, key: str, count: int) -> Sequence[object]:
    """Return a list of this many items: one for each entrant, or a pair."""
    items = as_list(value, key)
    if len(items) != count:
        raise RecordError(Fault.CONTRADICTION, key=key)
    return items
