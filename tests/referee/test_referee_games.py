"""Whole games: presets, deals, random play with what must always hold, and records that must be refused."""

import copy
import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

from tests.referee import (
    census,
    hand_size,
    presets,
    random_record,
    random_rules,
    rules_for,
    trace,
)

GAMES = 200


@cache
def random_game(number: int) -> dict[str, Any]:
    rng = random.Random(number)
    rules, players = random_rules(rng)
    return random_record(rng, rules, players, 3, None if number % 2 else f"seed {number}", False)


@pytest.mark.slow
def test_random_play_meets_the_delicate_cases() -> None:
    met: Counter[str] = Counter()
    expected = {
        "fork, first",
        "fork, nested",
        "pass choosing the marker's end",
        "cover after an out",
        "round blocked",
        "round out in the first lap",
        "double becomes dead, released",
        "double becomes dead, binding",
        "second draw in a turn",
        "double refused by a limit",
        "several open doubles at a time",
        "pass without marker (forced)",
        "follow-up where the marker has just gone",
        "penalty draw-two, 2 drawn, by a play",
        "penalty skip-turn, 0 drawn, by a play",
        "two turns running of one seat",
        "tap",
    }
    for number in range(GAMES):
        met += census(random_game(number))
        if expected <= set(met):
            break
    assert expected - set(met) == set()


# 2 Presets


def test_hand_sizes() -> None:
    assert len(presets()) == 10
    assert hand_size("pagat", 12, 5) == 12
    assert hand_size("B", 12, 4) == 18
    assert hand_size("dutch-fast", 9, 3) == 13
    assert hand_size("dutch-fast", 12, 3) == 16
    assert hand_size("dutch", 9, 3) == 9
    assert hand_size("A", 6, 9) == 3
    assert hand_size("A", 6, 4) == 4
    assert hand_size("A", 18, 2) == 31
    assert rules_for("dutch-fast", 2)["hand"] == 15
    with pytest.raises(ValueError, match="5 players with 18 tiles"):
        rules_for("pagat", 5, hand=18, set=9)


# 7 Deals and records


def test_records_that_are_refused() -> None:
    record = random_game(1)
    seeded = random_game(2)
    foreign_seed = {**seeded, "seed": "another"}
    illegal, doubled, cut, longer = (copy.deepcopy(record) for _ in range(4))
    illegal["rounds"][0]["actions"].insert(0, {"player": 0, "do": "stop"})
    doubled["rounds"][0]["deal"]["hands"][0][0] = doubled["rounds"][0]["deal"]["hands"][1][0]
    longer["rounds"][0]["actions"].append({"player": 0, "do": "pass"})
    cut["rules"]["rounds"] = 5
    cut["rounds"] = [{**cut["rounds"][0], "actions": []}, cut["rounds"][0]]
    for broken in (foreign_seed, illegal, doubled, longer, cut):
        with pytest.raises(ValueError, match="round 1"):
            trace(broken)
