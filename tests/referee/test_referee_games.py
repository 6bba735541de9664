"""Whole games: presets, deals, random play with what must always hold, and records that must be refused."""

import copy
import hashlib
import json
import random
from collections import Counter
from fractions import Fraction
from functools import cache
from typing import Any

import pytest

from tests.referee import (
    Round,
    census,
    hand_size,
    presets,
    random_record,
    random_rules,
    rules_for,
    shuffled_deal,
    trace,
)
from tests.referee.dealing import full_set
from tests.referee.presets import OPTION_VALUES
from tests.referee.scoring import hand_value

GAMES = 200


@cache
def random_game(number: int) -> dict[str, Any]:
    rng = random.Random(number)
    rules, players = random_rules(rng)
    return random_record(rng, rules, players, 3, None if number % 2 else f"seed {number}", False)


def check_position(current: Round) -> None:
    tiles = [tile for hand in current.hands for tile in hand] + current.boneyard + current.table.tiles
    assert sorted(tiles) == full_set(current.rules["set"])
    legal = [action for action in current.legal() if action["do"] != "tap"]
    kinds = {action["do"] for action in legal}
    assert kinds in ({"play"}, {"play", "stop"}, {"draw"}, {"pass"})
    assert {action["player"] for action in legal} == {current.turn}
    assert len({json.dumps(action, sort_keys=True) for action in legal}) == len(legal)
    line = current.state_line(0)
    for train, end in line["markers"].items():
        assert end in line["ends"]
        assert end.split("/")[0] == train
    for end in line["open_doubles"]:
        stretch = current.table.stretches[end] or current.table.stretches[end.rpartition("/")[0]]
        assert stretch[-1] == [line["ends"][end]] * 2


def check_over(current: Round) -> None:
    values = [hand_value(current.rules, hand) for hand in current.hands]
    if current.rules["scoring"] == "penalty":
        assert current.points() == values
    else:
        losers = [value for value, points in zip(values, current.points(), strict=True) if points == 0]
        assert sum(current.points()) in (sum(losers), sum(values) - len(values) * min(values))
    if current.over == "blocked":
        assert current.boneyard == []
        assert all(current.hands)
    else:
        assert [] in current.hands


@pytest.mark.slow
def test_random_games_keep_every_tile_and_never_offer_a_pass_beside_a_tile() -> None:
    for number in range(20):
        record = random_game(number)
        players = len(record["players"])
        for index, written in enumerate(record["rounds"], start=1):
            first = record["first_starter"]
            current = Round(record["rules"], players, index, first, [0] * players, written["deal"])
            for action in written["actions"]:
                check_position(current)
                current.apply(action)
            check_over(current)


@pytest.mark.slow
def test_the_trace_adds_up_and_survives_json() -> None:
    for number in range(20):
        record = random_game(number)
        lines = trace(record)
        assert json.loads(json.dumps(lines)) == trace(json.loads(json.dumps(record)))
        over = [line for line in lines if "over" in line]
        assert [line["round"] for line in over] == list(range(1, len(record["rounds"]) + 1))
        totals = [Fraction(0)] * len(record["players"])
        for line in over:
            totals = [total + Fraction(one) for total, one in zip(totals, line["points"], strict=True)]
            assert totals == [Fraction(total) for total in line["totals"]]
        assert "winners" in lines[-1]
        assert len(lines) == sum(len(written["actions"]) for written in record["rounds"]) + len(over) + 1


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


def test_an_unfinished_game_ends_with_the_position_reached() -> None:
    for number in range(20):
        rng = random.Random(number)
        rules, players = random_rules(rng)
        record = random_record(rng, rules, players, 1, None, True)
        lines = trace(record)
        assert lines[-1]["step"] == len(record["rounds"][0]["actions"]) == len(lines) - 1


def test_random_rules_are_legal_and_vary() -> None:
    seen: dict[str, set[Any]] = {}
    for number in range(300):
        rules, players = random_rules(random.Random(number))
        for option, value in rules.items():
            seen.setdefault(option, set()).add(value)
        assert sorted(rules) == sorted(presets()["pagat"])
        assert rules["hand"] * players + (rules["engine"] == "aside") <= len(full_set(rules["set"]))
        assert rules["hand"] >= 2
    for option in set(OPTION_VALUES) - {"double_blank", "doubles_per_turn", "first_engine"}:
        assert seen[option] == set(OPTION_VALUES[option])


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


def test_the_shuffle_takes_its_words_from_the_seed() -> None:
    rules = rules_for("pagat", 2, set=6)
    deal = shuffled_deal("grüße", 2, rules, 2)
    digest = hashlib.sha256("grüße/2/0".encode()).digest()
    tiles = full_set(6)
    j = int.from_bytes(digest[:8], "big") % 28
    assert deal["boneyard"][-1] == tiles[j]
    tiles[27], tiles[j] = tiles[j], tiles[27]
    assert deal["boneyard"][-2] == tiles[int.from_bytes(digest[8:16], "big") % 27]
    assert sorted(deal["hands"][0] + deal["hands"][1] + deal["boneyard"]) == full_set(6)


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
