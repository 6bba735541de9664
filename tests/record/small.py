"""The smallest honest record: two players, two tiles each, a finished round and one just begun."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

from mtdesk.record.files import dump_json
from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import full_set

Json = dict[str, Any]

_CHANGES = {"set": 6, "hand": 2, "rounds": 3, "engine": "aside", "first_turn": "one"}
RULES: Json = {"preset": "custom", **options_for("pagat", 2, _CHANGES).values()}


def deal(hands: list[list[list[int]]], engine: list[int], first: list[list[int]]) -> Json:
    """A deal with these hands; the boneyard begins with ``first`` and goes on in order."""
    dealt = [*(tile for hand in hands for tile in hand), engine, *first]
    rest = [list(tile) for tile in full_set(6) if list(tile) not in dealt]
    return {"hands": hands, "boneyard": [*first, *rest], "engine": engine}


def play(player: int, hi: int, lo: int, end: str, out: int) -> Json:
    return {"do": "play", "player": player, "tile": [hi, lo], "end": end, "out": out}


_RECORD: Json = {
    "format": "mtdesk-record",
    "version": 1,
    "rules": RULES,
    "players": [{"name": "Anna", "kind": "human"}, {"name": "Bo", "kind": "computer", "level": "easy"}],
    "first_starter": 0,
    "seed": None,
    "rounds": [
        {
            "deal": deal([[[6, 5], [4, 3]], [[6, 4], [1, 0]]], [6, 6], [[6, 1]]),
            "actions": [
                play(0, 6, 5, "P0", 5),
                play(1, 6, 4, "P1", 4),
                {"do": "draw", "player": 0},
                play(0, 6, 1, "M0", 1),
                play(1, 1, 0, "M0", 0),
            ],
        },
        {
            "deal": deal([[[5, 4], [2, 2]], [[5, 3], [3, 3]]], [5, 5], [[1, 1]]),
            "actions": [play(1, 5, 3, "P1", 3)],
        },
    ],
}


def record() -> Json:
    """A copy to spoil."""
    return copy.deepcopy(_RECORD)


def record_bytes() -> bytes:
    return dump_json(_RECORD)


def put(*path: Any) -> Callable[[Any], object]:
    """Put the last item in at the place that the others lead to; ``...`` takes out what is there."""
    *way, last, value = path

    def spoil(data: Any) -> None:
        for key in way:
            data = data[key]
        if value is ...:
            del data[last]
        else:
            data[last] = value

    return spoil
