"""Section 8: the engine agrees with the naive second one, line by line of the trace."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.referee import census
from tests.rules.comparison import canonical, difference, first_difference, random_game

GAMES = 100
BATCH = 10


@pytest.mark.parametrize("first", range(0, GAMES, BATCH))
def test_8_both_engines_print_the_same_trace(first: int) -> None:
    found = {number: difference(random_game(number)) for number in range(first, first + BATCH)}
    assert {number: where for number, where in found.items() if where is not None} == {}


def test_8_the_comparison_itself() -> None:
    game = random_game(1)
    game["players"][0]["name"] = ""
    assert str(difference(game)).startswith("refused: ")
    assert first_difference(["a", "b"], ["a", "b"]) is None
    assert str(first_difference(["a", "b"], ["a", "c"])).startswith("line 2")
    assert str(first_difference(["a"], ["a", "b"])).startswith("line 2")
    assert canonical({"turn": True}) != canonical({"turn": 1})
    draw, tap = {"do": "draw"}, {"do": "tap"}
    assert canonical({"legal": [draw, tap]}) == canonical({"legal": [tap, draw]})
    assert canonical({"legal": [draw]}) != canonical({"legal": [draw, draw]})


DELICATE = {
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


@pytest.mark.slow
def test_8_random_games_have_the_delicate_cases() -> None:
    met: Counter[str] = Counter()
    for number in range(2 * GAMES):
        met += census(random_game(number))
        if set(met) >= DELICATE:
            break
    assert DELICATE - set(met) == set()
