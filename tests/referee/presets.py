"""The presets and hand tables of rules.md section 2, written out as plain data."""

from typing import Any

Rules = dict[str, Any]

HAND_TABLES: dict[str, dict[int, int]] = {
    "A": {2: 15, 3: 15, 4: 15, 5: 12, 6: 12, 7: 10, 8: 10, 9: 8, 10: 8},
    "B": {2: 18, 3: 18, 4: 18, 5: 14, 6: 12, 7: 10, 8: 9, 9: 8, 10: 7},
    "C": {2: 16, 3: 16, 4: 15, 5: 14, 6: 12, 7: 10, 8: 9, 9: 8, 10: 7},
    "D": {2: 15, 3: 15, 4: 15, 5: 12, 6: 12, 7: 11, 8: 11, 9: 9, 10: 8},
}
QUICK_TABLE: dict[int, int] = {2: 15, 3: 13, 4: 10, 5: 8, 6: 7, 7: 6, 8: 5, 9: 5, 10: 4}

OPTION_VALUES: dict[str, list[Any]] = {
    "set": [6, 9, 12, 15, 18],
    "engine": ["aside", "required", "highest", "own-highest"],
    "first_engine": [None, *range(19)],
    "opener_plays": [True, False],
    "first_turn": ["one", "chain"],
    "first_turn_draw": [True, False],
    "first_turn_double": ["deferred", "ignored"],
    "first_turn_out": ["lap", "at-once"],
    "mexican_trains": [0, 1, "per-player"],
    "own_start": ["engine", "any"],
    "mexican_open": ["always", "own-begun", "all-begun"],
    "own_first": [True, False],
    "draws": ["each-tile", "once"],
    "marker_off": ["owner-on-train", "anyone-on-train", "owner-anywhere"],
    "marker_if_forced": [True, False],
    "follow_up": ["anywhere", "on-double"],
    "doubles_per_turn": list(range(20)),
    "second_double_needs_cover": [True, False],
    "open_double": ["oldest-first", "newest-first", "free"],
    "dead_double": ["released", "binding"],
    "out_on_double": ["ends", "others-cover", "must-cover"],
    "fork": [True, False],
    "hand_value": ["pips", "tiles", "doubles-50"],
    "double_blank": [None, *range(1001)],
    "scoring": ["penalty", "winner-collects"],
    "tap": [0, 3, 6, 12, "no-limit"],
    "tap_penalty": ["none", "draw-two", "skip-turn"],
    "open_hands": [True, False],
}
"""Every option of section 2 with its values, but for `hand` and `rounds`, which are plain numbers."""

PAGAT: Rules = {
    "preset": "pagat",
    "set": 12,
    "hand": "A",
    "rounds": 13,
    "engine": "required",
    "first_engine": None,
    "opener_plays": True,
    "first_turn": "chain",
    "first_turn_draw": False,
    "first_turn_double": "deferred",
    "first_turn_out": "lap",
    "mexican_trains": 1,
    "own_start": "engine",
    "mexican_open": "always",
    "own_first": False,
    "draws": "each-tile",
    "marker_off": "owner-on-train",
    "marker_if_forced": True,
    "follow_up": "anywhere",
    "doubles_per_turn": 0,
    "second_double_needs_cover": False,
    "open_double": "oldest-first",
    "dead_double": "released",
    "out_on_double": "ends",
    "fork": False,
    "hand_value": "pips",
    "double_blank": None,
    "scoring": "penalty",
    "tap": 0,
    "tap_penalty": "none",
    "open_hands": False,
}
BAHNHOF: Rules = {
    "preset": "bahnhof",
    "hand": "B",
    "engine": "highest",
    "opener_plays": False,
    "first_turn": "one",
    "mexican_trains": "per-player",
    "own_start": "any",
    "doubles_per_turn": 2,
    "second_double_needs_cover": True,
    "hand_value": "doubles-50",
    "tap": 6,
    "tap_penalty": "draw-two",
}
SWISS: Rules = {
    "preset": "swiss",
    "first_turn": "one",
    "own_first": True,
    "follow_up": "on-double",
    "out_on_double": "others-cover",
}
DUTCH: Rules = {
    "preset": "dutch",
    "hand": "C",
    "engine": "aside",
    "first_turn": "one",
    "doubles_per_turn": 1,
    "tap": 6,
}
HUNGARIAN: Rules = {
    "preset": "hungarian",
    "hand": "D",
    "engine": "own-highest",
    "first_turn_draw": True,
    "first_turn_double": "ignored",
    "first_turn_out": "at-once",
    "hand_value": "tiles",
}
HUNGARIAN_HOME: Rules = {
    **HUNGARIAN,
    "preset": "hungarian-home",
    "rounds": 12,
    "engine": "aside",
    "mexican_trains": 0,
    "hand_value": "pips",
}


def presets() -> dict[str, Rules]:
    """The ten presets of section 2 by id; `hand` is a table's letter or the own table for set 9."""
    return {
        "pagat": dict(PAGAT),
        "straight": {**PAGAT, "preset": "straight", "first_turn": "one"},
        "bahnhof": {**PAGAT, **BAHNHOF},
        "swiss": {**PAGAT, **SWISS},
        "dutch": {**PAGAT, **DUTCH},
        "dutch-fast": {
            **PAGAT,
            **DUTCH,
            "preset": "dutch-fast",
            "set": 9,
            "rounds": 10,
            "hand": dict(QUICK_TABLE),
        },
        "dutch-open": {**PAGAT, **DUTCH, "preset": "dutch-open", "open_hands": True},
        "hungarian": {**PAGAT, **HUNGARIAN},
        "hungarian-home": {**PAGAT, **HUNGARIAN_HOME},
        "hungarian-fork": {**PAGAT, **HUNGARIAN_HOME, "preset": "hungarian-fork", "fork": True},
    }


def tiles_in_set(highest: int) -> int:
    """How many tiles a set with this highest pip has (section 1)."""
    return (highest + 1) * (highest + 2) // 2


def hand_size(preset_or_table: str | dict[int, int], highest: int, players: int) -> int:
    """Tiles dealt to each player: by preset id, by table letter, or by an own table for set 9 (section 2)."""
    table = preset_or_table
    if isinstance(table, str) and table in presets():
        table = presets()[table]["hand"]
    if isinstance(table, dict):
        if highest == 9:
            return table[players]
        table = "C"
    dealt = HAND_TABLES[table][players]
    if highest == 12:
        return dealt
    total = tiles_in_set(highest)
    return min(max(4, dealt * total // 91), (total - 1) // players)


def rules_for(preset: str, players: int, **changes: Any) -> Rules:
    """The `rules` object of a record: a preset with changes, `hand` as a number.

    Raises ValueError when the tiles do not suffice (last item of the hand tables in section 2).
    """
    rules = {**presets()[preset], **changes}
    if not isinstance(rules["hand"], int):
        rules["hand"] = hand_size(rules["hand"], rules["set"], players)
    if (rules["first_engine"] or 0) > rules["set"]:
        raise ValueError(f"first engine {rules['first_engine']} of a set up to {rules['set']}")
    needed = players * rules["hand"] + (1 if rules["engine"] == "aside" else 0)
    total = tiles_in_set(rules["set"])
    if not 2 <= players <= 10 or rules["hand"] < 2 or needed > total:
        raise ValueError(f"{players} players with {rules['hand']} tiles each from {total} tiles")
    return rules
