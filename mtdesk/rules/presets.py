"""The ten presets and their hand tables (rules.md 2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from mtdesk.rules.options import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    PER_PLAYER,
    SPECS,
    OptionError,
    OptionFault,
    Options,
    options_from,
)

CUSTOM = "custom"
"""What a record names as preset when its options match none."""

_STANDARD_SET = 12

HAND_TABLES: Mapping[str, tuple[int, ...]] = {
    "A": (15, 15, 15, 12, 12, 10, 10, 8, 8),
    "B": (18, 18, 18, 14, 12, 10, 9, 8, 7),
    "C": (16, 16, 15, 14, 12, 10, 9, 8, 7),
    "D": (15, 15, 15, 12, 12, 11, 11, 9, 8),
    "fast": (15, 13, 10, 8, 7, 6, 5, 5, 4),
}
"""Tiles each for 2 to 10 players; A to D with a double-12 set, ``fast`` with a double-9 set."""


_BAHNHOF: Mapping[str, object] = {
    "hand": "B",
    "engine": "highest",
    "opener_plays": False,
    "first_turn": "one",
    "mexican_trains": PER_PLAYER,
    "own_start": "any",
    "doubles_per_turn": 2,
    "second_double_needs_cover": True,
    "hand_value": "doubles-50",
    "tap": 6,
    "tap_penalty": "draw-two",
}

_SWISS: Mapping[str, object] = {
    "first_turn": "one",
    "own_first": True,
    "follow_up": "on-double",
    "out_on_double": "others-cover",
}

_DUTCH: Mapping[str, object] = {
    "hand": "C",
    "engine": "aside",
    "first_turn": "one",
    "doubles_per_turn": 1,
    "tap": 6,
}

_HUNGARIAN: Mapping[str, object] = {
    "hand": "D",
    "engine": "own-highest",
    "first_turn_draw": True,
    "first_turn_double": "ignored",
    "first_turn_out": "at-once",
    "hand_value": "tiles",
}

_HUNGARIAN_HOME: Mapping[str, object] = {
    **_HUNGARIAN,
    "rounds": 12,
    "engine": "aside",
    "mexican_trains": 0,
    "hand_value": "pips",
}

PRESETS: Mapping[str, Mapping[str, object]] = {
    "pagat": {},
    "straight": {"first_turn": "one"},
    "bahnhof": _BAHNHOF,
    "swiss": _SWISS,
    "dutch": _DUTCH,
    "dutch-fast": {**_DUTCH, "set": 9, "hand": "fast", "rounds": 10},
    "dutch-open": {**_DUTCH, "open_hands": True},
    "hungarian": _HUNGARIAN,
    "hungarian-home": _HUNGARIAN_HOME,
    "hungarian-fork": {**_HUNGARIAN_HOME, "fork": True},
}
"""Where each preset differs from ``pagat``, by its id, in the order in which they are offered."""


def hand_size(table: str, set_: int, players: int) -> int:
    """Return how many tiles a hand table deals to each with this set (rules.md 2, hand tables).

    ``table`` is a key of HAND_TABLES. Raises OptionError for a player count outside 2 to 10.
    """
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise OptionError(OptionFault.PLAYER_COUNT, players=players)
    if table == "fast":
        if set_ == 9:
            return HAND_TABLES[table][players - MIN_PLAYERS]
        table = "C"
    standard = HAND_TABLES[table][players - MIN_PLAYERS]
    if set_ == _STANDARD_SET:
        return standard
    tiles = (set_ + 1) * (set_ + 2) // 2
    standard_tiles = (_STANDARD_SET + 1) * (_STANDARD_SET + 2) // 2
    return min(max(4, standard * tiles // standard_tiles), (tiles - 1) // players)


def admits(option: str, value: object) -> bool:
    """Return whether rules may give an option this value; ``hand`` also takes a key of HAND_TABLES."""
    return SPECS[option].admits(value) or (option == "hand" and _is_table(value))


def _is_table(value: object) -> bool:
    return isinstance(value, str) and value in HAND_TABLES


def preset_values(preset: str) -> dict[str, Any]:
    """Return every option of a preset as a plain value, in the order of ``SPECS``.

    ``hand`` is its hand table.

    Raises OptionError for an unknown preset.
    """
    if preset not in PRESETS:
        raise OptionError(OptionFault.UNKNOWN_PRESET, preset=preset)
    return {option: PRESETS[preset].get(option, spec.pagat) for option, spec in SPECS.items()}


def nearest_preset(values: Mapping[str, object]) -> str:
    """Return the preset that differs in the fewest options from complete rules; the first if several do."""
    return min(PRESETS, key=lambda preset: len(differences(preset_values(preset), values)))


def differences(one: Mapping[str, object], other: Mapping[str, object]) -> tuple[str, ...]:
    """Return the options in which two complete rule sets differ, in the order of ``SPECS``."""
    return tuple(option for option in SPECS if one[option] != other[option])


def options_for(preset: str, players: int, changes: Mapping[str, object] | None = None) -> Options:
    """Return the options of a preset for this many players, some of them changed to plain values.

    The hand follows the preset's table and the set unless ``changes`` names a number or another table. Raises
    OptionError for an unknown preset or option, a bad value or a player count outside 2 to 10;
    ``check_players`` says whether the set suffices.
    """
    values = {**preset_values(preset), **(changes or {})}
    hand = values["hand"]
    if not _is_table(hand):
        return options_from(values)
    options = options_from({**values, "hand": 2})
    return replace(options, hand=hand_size(str(hand), options.set, players))
