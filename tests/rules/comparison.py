"""Random games of the second engine, traced by both engines and compared line by line (format.md 8)."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from mtdesk.record.errors import RecordError
from mtdesk.record.record_file import parse_record
from mtdesk.record.replay import trace
from tests import referee
from tests.records import plain

Line = dict[str, Any]

_PRESETS = tuple(referee.presets())


def random_game(number: int) -> Line:
    """The record of random game 0, 1, 2, …; every fourth plays a preset as it is.

    90 games of presets running hold every preset with every number of players.
    """
    rng = random.Random(f"game {number}")
    if number % 4:
        rules, players = referee.random_rules(rng)
    else:
        turn = number // 4
        players = 2 + turn % 9
        rules = referee.rules_for(_PRESETS[turn % 10], players, rounds=rng.randint(1, 3))
    seed = rng.choice([None, f"seed {number}"])
    unfinished = rng.random() < 0.3
    return referee.random_record(rng, rules, players, rng.randint(1, 3), seed, unfinished)


def difference(record: Line) -> str | None:
    """Where the two engines first disagree about a record, told in three lines; None if they never do."""
    theirs = [canonical(line) for line in referee.trace(record)]
    try:
        ours = [canonical(plain(line)) for line in trace(parse_record(json.dumps(record).encode()))]
    except RecordError as error:
        return f"refused: {error}"
    return first_difference(theirs, ours)


def first_difference(theirs: Sequence[str], ours: Sequence[str]) -> str | None:
    """The first place where two traces in canonical form are not the same."""
    for number, (their_line, our_line) in enumerate(zip_longest(theirs, ours), start=1):
        if their_line != our_line:
            return f"line {number}\n  referee: {their_line}\n  ours:    {our_line}"
    return None


def canonical(line: Line) -> str:
    """A line of the trace as text that is equal exactly for equal JSON values; the order in legal is free."""
    if "legal" in line:
        line = {**line, "legal": sorted(map(_text, line["legal"]))}
    return _text(line)


def _text(value: object) -> str:
    return json.dumps(value, sort_keys=True, ensure_ascii=False)
