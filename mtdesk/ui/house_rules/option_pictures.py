"""Small pictures of what options mean: one of every value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from mtdesk.settings import OptionValue
from mtdesk.ui.game_widgets.scenes import FORK, in_set

_WRITTEN: Mapping[str, Mapping[object, str]] = {
    "open_hands": {
        False: "badge -3.4 0 1; up -1.6 0 .; up -0.3 0 .; up 1 0 .; up 2.3 0 .",
        True: "badge -3.4 0 1; up -1.6 0 12-7; up -0.3 0 9-9; up 1 0 4-1; up 2.3 0 8-3",
    },
    "engine": {
        "aside": "hub -3.4 0 12-12; hand 0 0 . . . .",
        "required": "hub -3.4 0 .; hand -0.6 0 . .; up 1.6 0 12-12 lit; hand 2.7 0 . .; "
        "arrow 1.5 -1.2 -2.4 -0.9 0.7",
        "highest": "hub -3.4 0 .; hand -0.9 0 . 8-8 .; up 2.5 0 11-11 lit; up 3.7 0 .; "
        "arrow 2.4 -1.2 -2.4 -0.9 0.8",
        "own-highest": "hub -3.4 0 .; badge -0.8 -1 0; badge -0.8 1.2 1 faint; tile 1 -1 7-7 lit; "
        "tile 3.3 -1 .; tile 1 1.2 11-11 faint; tile 3.3 1.2 . faint; arrow 0 -1.7 -2.4 -0.9 0.3",
    },
    "opener_plays": {
        True: "hub 0 0 12-12; badge -3.4 0 0; badge 3.4 0 1; arrow -2.6 0 -1.2 0; sign -3.4 -1.4 1.; "
        "sign 3.4 -1.4 2.",
        False: "hub 0 0 12-12; badge -3.4 0 0; badge 3.4 0 1; arrow -2.6 0 -1.2 0; sign -3.4 -1.4 2.; "
        "sign 3.4 -1.4 1.",
    },
    "first_turn": {
        "one": "hub -3.6 0 12-12; train -2.2 0 12-7",
        "chain": "hub -3.6 0 12-12; train -2.2 0 12-7 7-3 3-9",
    },
    "first_turn_draw": {
        True: "hub -3.6 0 12-12; place -1.2 0; up 0.7 0.2 8-3; sign 0.7 -1.5 no; tile 3.3 0.2 .; "
        "tile 3.5 0 .; tile 3.7 -0.2 .; arrow 2.9 1 -0.9 0.9 -0.5",
        False: "hub -3.6 0 12-12; place -1.2 0; up 0.7 0.2 8-3; sign 0.7 -1.5 no; tile 3.3 0.2 .; "
        "tile 3.5 0 .; tile 3.7 -0.2 .; sign 3.5 -1.5 no",
    },
    "first_turn_double": {
        "deferred": "hub -3.6 0 12-12; train -2.2 0 12-5 5-8 8-8 lit; place 3.85 0",
        "ignored": "hub -3.6 0 12-12; train -2.2 0 12-5 5-8 8-8; sign 3.7 0 yes",
    },
    "first_turn_out": {
        "lap": "badge -3.4 0 0; badge -1.2 0 1; badge 1 0 2; arrow -2.6 0 -2 0; arrow -0.4 0 0.2 0; "
        "arrow 1.8 0 2.4 0; sign 3.6 0 flag",
        "at-once": "badge -3.4 0 0; badge -1.2 0 1 faint; badge 1 0 2 faint; arrow -3.4 -0.9 2.8 -0.9 0.5; "
        "sign 3.6 0 flag",
    },
    "mexican_trains": {
        0: "hub -3.2 0 12-12; badge -0.4 0 m faint; sign 1.4 0 no",
        1: "hub -3.2 0 12-12; badge -0.9 0 m; train 0 0 12-4 4-9",
        "per-player": "hub -3.2 0 12-12; badge -0.9 -1.35 m; train 0 -1.35 12-4 4-9; badge -0.9 0 m; "
        "train 0 0 12-5 5-8; badge -0.9 1.35 m; train 0 1.35 12-6 6-7",
    },
    "own_start": {
        "engine": "hub -3.4 0 12-12; badge -1.2 0 0; train -0.2 0 12-3; sign 2.9 0 yes",
        "any": "hub -3.4 0 12-12; badge -1.2 0 0; train -0.2 0 7-3; sign 2.9 0 yes",
    },
    "mexican_open": {
        "always": "badge -3.4 -1.35 0; place -1.4 -1.35; badge -3.4 0 1; place -1.4 0; badge -3.4 1.35 m; "
        "place -1.4 1.35; sign 2 1.35 yes",
        "own-begun": "badge -3.4 -1.35 0; train -2.4 -1.35 12-4; badge -3.4 0 1; place -1.4 0; "
        "badge -3.4 1.35 m; place -1.4 1.35; sign 2 1.35 yes",
        "all-begun": "badge -3.4 -1.35 0; train -2.4 -1.35 12-4; badge -3.4 0 1; train -2.4 0 12-5; "
        "badge -3.4 1.35 m; place -1.4 1.35; sign 2 1.35 yes",
    },
    "draws": {
        "each-tile": "sign -4.2 0 +; up -2.9 0 .; arrow -1.9 0 -0.7 0; up 0.4 0 7-7; sign 2.4 0 +; "
        "up 3.7 0 .",
        "once": "sign -4.2 0 +; up -2.9 0 .; arrow -1.9 0 -0.7 0; up 0.4 0 7-7; sign 3.6 0 no",
    },
    "own_first": {
        False: "hub -3.6 0 12-12; badge -1.4 -1.1 0; place 0.6 -1.1; sign 4.2 -1.1 yes; badge -1.4 1.1 1; "
        "train -0.4 1.1 12-4; loco 2.7 1 1; sign 4.2 1.1 yes",
        True: "hub -3.6 0 12-12; badge -1.4 -1.1 0; place 0.6 -1.1; sign 4.2 -1.1 yes; badge -1.4 1.1 1; "
        "train -0.4 1.1 12-4; loco 2.7 1 1; sign 4.2 1.1 no",
    },
    "marker_off": {
        "owner-on-train": "badge -4.2 -1.1 0; train -3.3 -1.1 12-4; badge -4.2 1.1 1; train -3.3 1.1 12-9; "
        "tile -0.2 -1.1 4-6 lit; badge 1.7 -1.1 0; loco 2.7 1 0 faint; sign 4.3 1 no",
        "anyone-on-train": "badge -4.2 -1.1 0; train -3.3 -1.1 12-4; badge -4.2 1.1 1; train -3.3 1.1 12-9; "
        "tile -0.2 -1.1 4-6 lit; badge 1.7 -1.1 0; badge 3.05 -1.1 1; badge 4.4 -1.1 2; "
        "loco 2.7 1 0 faint; sign 4.3 1 no",
        "owner-anywhere": "badge -4.2 -1.1 0; train -3.3 -1.1 12-4; badge -4.2 1.1 1; train -3.3 1.1 12-9; "
        "tile -0.2 1.1 9-6 lit; badge 1.7 1.1 0; loco 2.7 -1.1 0 faint; sign 4.3 -1.1 no",
    },
    "marker_if_forced": {
        False: "badge -3.9 -1.1 1; train -2.9 -1.1 12-8 8-8 lit; sign 1.1 -1.1 no; badge -3.9 1.1 0; "
        "train -2.9 1.1 12-3; loco 0.4 1.1 0 faint; sign 2.2 1.1 no",
        True: "badge -3.9 -1.1 1; train -2.9 -1.1 12-8 8-8 lit; sign 1.1 -1.1 no; badge -3.9 1.1 0; "
        "train -2.9 1.1 12-3; loco 0.4 1.1 0; sign 2.2 1.1 yes",
    },
    "follow_up": {
        "anywhere": "badge -4.2 -1.1 0; train -3.3 -1.1 12-7 7-7 lit; place 0.8 -1.1; sign 2.7 -1.1 yes; "
        "badge -4.2 1.1 m; train -3.3 1.1 12-4; place -0.2 1.1; sign 2.7 1.1 yes",
        "on-double": "badge -4.2 -1.1 0; train -3.3 -1.1 12-7 7-7 lit; place 0.8 -1.1; sign 2.7 -1.1 yes; "
        "badge -4.2 1.1 m; train -3.3 1.1 12-4; place -0.2 1.1; sign 2.7 1.1 no",
    },
    "second_double_needs_cover": {
        False: "up -3.4 0 7-7; up -1.6 0 4-4; sign 1.2 0 yes",
        True: "up -3.4 0 7-7; up -1.6 0 4-4; tile 2.6 0 4-9 lit; arrow 1.5 0 -0.9 0",
    },
    "open_double": {
        "oldest-first": "sign -4.3 -1.1 1.; badge -3.2 -1.1 0; train -2.3 -1.1 12-8 8-8 lit; place 1.7 -1.1; "
        "sign 3.6 -1.1 yes; sign -4.3 1.1 2.; badge -3.2 1.1 1; train -2.3 1.1 12-3 3-3; place 1.7 1.1; "
        "sign 3.6 1.1 no",
        "newest-first": "sign -4.3 -1.1 1.; badge -3.2 -1.1 0; train -2.3 -1.1 12-8 8-8; place 1.7 -1.1; "
        "sign 3.6 -1.1 no; sign -4.3 1.1 2.; badge -3.2 1.1 1; train -2.3 1.1 12-3 3-3 lit; place 1.7 1.1; "
        "sign 3.6 1.1 yes",
        "free": "sign -4.3 -1.1 1.; badge -3.2 -1.1 0; train -2.3 -1.1 12-8 8-8; place 1.7 -1.1; "
        "sign 3.6 -1.1 yes; sign -4.3 1.1 2.; badge -3.2 1.1 1; train -2.3 1.1 12-3 3-3; place 1.7 1.1; "
        "sign 3.6 1.1 yes",
    },
    "fork": {
        False: "hub -3.6 0 12-12; train -2.2 0 12-5 5-5; train 0.8 0 5-9",
        True: FORK,
    },
    "dead_double": {
        "released": "badge -3.9 0 1; train -2.9 0 12-8 8-8; sign 2.6 0 13/13",
        "binding": "badge -3.9 0 1; train -2.9 0 12-8 8-8 lit; sign 2.6 0 13/13",
    },
    "out_on_double": {
        "ends": "badge -3.9 0 0; train -2.9 0 12-6 6-6; sign 1.2 0 flag",
        "others-cover": "badge -3.9 0 0; train -2.9 0 12-6 6-6; train 0.1 0 6-2; badge 1.1 -1.1 1; "
        "sign 3.2 0 flag",
        "must-cover": "badge -3.9 0 0; train -2.9 0 12-6 6-6; sign 0.6 0 +; up 2 0 .",
    },
    "hand_value": {
        "pips": "tile -3.1 -0.7 5-3; sign -3.1 1.2 8; tile 0 -0.7 6-6; sign 0 1.2 12; tile 3.1 -0.7 5-0; "
        "sign 3.1 1.2 5",
        "tiles": "tile -3.1 -0.7 5-3; sign -3.1 1.2 1; tile 0 -0.7 6-6; sign 0 1.2 1; tile 3.1 -0.7 5-0; "
        "sign 3.1 1.2 1",
        "doubles-50": "tile -3.1 -0.7 5-3; sign -3.1 1.2 8; tile 0 -0.7 6-6; sign 0 1.2 50; "
        "tile 3.1 -0.7 5-0; sign 3.1 1.2 30",
    },
    "scoring": {
        "penalty": "badge -3.4 0 0; sign -3.4 -1.4 0; hand 0.6 0 6-5 4-3; badge 3.3 0 1; sign 3.3 -1.4 +18",
        "winner-collects": "badge -3.4 0 0; sign -3.4 -1.4 +18; arrow -0.2 0 -2.5 0; hand 0.6 0 6-5 4-3; "
        "badge 3.3 0 1; sign 3.3 -1.4 0",
    },
    "tap_penalty": {
        "none": "badge -3.2 0 0; up -1.2 0 .; sign 0.6 0 yes",
        "draw-two": "badge -3.2 0 0; up -1.2 0 .; sign 0.5 0 +; up 1.8 0 . lit; up 3.1 0 . lit",
        "skip-turn": "badge -2.8 0.5 2; badge 0 0.5 0 faint; badge 2.8 0.5 1; arrow -2.4 -0.4 2.4 -0.4 0.9; "
        "sign 0 -1.4 no",
    },
}
"""By the names of options and their values, where words are not enough."""


def _set(highest: int) -> str:
    count = (highest + 1) * (highest + 2) // 2
    tiles = f"up -4.2 0 0-0; up -3.1 0 1-0; up -0.9 0 {highest}-{highest}"
    return f"{tiles}; sign -2 0 …; sign 1.9 0 {count} ×; up 4.2 0 ."


def _first_engine(value: object) -> str:
    first = value if isinstance(value, int) else 12
    engines = range(first, max(-1, first - 4), -1)
    tiles = (f"up {-3.5 + 1.7 * place} 0 {pip}-{pip}; " for place, pip in enumerate(engines))
    return f"{''.join(tiles)}sign 3.4 0 …"


def _doubles_per_turn(value: int) -> str:
    limit = value or 3
    doubles = (
        f"up {-3.4 + 2.2 * at} 0.4 {pip}-{pip}{'' if at < limit else ' faint'}; "
        f"sign {-3.4 + 2.2 * at} -1.5 {'yes' if at < limit else 'no'}; "
        for at, pip in enumerate((3, 7, 9))
    )
    return f"{''.join(doubles)}sign 3.6 0.4 {f'≤{value}' if value else '…'}"


def _double_blank(value: object) -> str:
    return "tile 0 0 0-0" if value is None else f"tile -1.6 0 0-0; sign 1.6 0 {value}"


def _tap(value: object) -> str:
    if not value:
        return "badge -2.6 0 0; up 0 0 .; sign 1.9 0 no"
    seconds = value if isinstance(value, int) else "∞"
    return f"badge -2.6 0 0; up 0 0 .; sign 1.6 0 knock; sign 3.4 0 {seconds}"


_OF_NUMBERS: Mapping[str, Callable[[Any], str]] = {
    "set": _set,
    "first_engine": _first_engine,
    "doubles_per_turn": _doubles_per_turn,
    "double_blank": _double_blank,
    "tap": _tap,
}

ILLUSTRATED = frozenset((*_WRITTEN, *_OF_NUMBERS))
"""The options that have pictures."""


def option_scene(option: str, value: OptionValue, highest: int) -> str:
    """Return the picture of a value, with tiles of the set up to this double unless it names tiles itself."""
    shown = _OF_NUMBERS[option](value) if option in _OF_NUMBERS else _WRITTEN[option][value]
    is_exact = option == "set" or (option == "first_engine" and value is not None)
    return shown if is_exact else in_set(shown, highest)
