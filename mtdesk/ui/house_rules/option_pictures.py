"""Small pictures of what options mean: one of every value."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from mtdesk.settings import OptionValue
from mtdesk.ui.game_widgets.scenes import (
    MEXICAN,
    Arrow,
    Badge,
    Loco,
    Part,
    Piece,
    Place,
    Scene,
    Sign,
    fork,
    hub,
    in_set,
    train,
    upright,
)


def _set(value: object) -> Scene:
    highest = value if isinstance(value, int) else 12
    count = (highest + 1) * (highest + 2) // 2
    ends = ((0, 0), (1, 0), (highest, highest))
    places = (-4.2, -3.1, -0.9)
    shown = tuple(Piece(x, 0, pair, 90.0) for x, pair in zip(places, ends, strict=True))
    return (*shown, Sign(-2.0, 0.0, "…"), Sign(1.9, 0, f"{count} ×"), Piece(4.2, 0, None, 90.0))


def _open_hands(value: object) -> Scene:
    tiles = ((12, 7), (9, 9), (4, 1), (8, 3))
    return (Badge(-3.4, 0, 1), *upright(-1.6, 0, *(tiles if value else (None,) * 4), step=1.3))


def _engine(value: object) -> Scene:
    middle = hub(-3.4, 0, 12 if value == "aside" else None)
    sight: Mapping[object, Scene] = {
        "aside": upright(0, 0, None, None, None, None),
        "required": (
            *upright(-0.6, 0, None, None),
            Piece(1.6, 0, (12, 12), 90.0, lit=True),
            *upright(2.7, 0, None, None),
            Arrow(1.5, -1.2, -2.4, -0.9, 0.7),
        ),
        "highest": (
            *upright(-0.9, 0, None, (8, 8), None),
            Piece(2.5, 0, (11, 11), 90.0, lit=True),
            *upright(3.7, 0, None),
            Arrow(2.4, -1.2, -2.4, -0.9, 0.8),
        ),
        "own-highest": (
            Badge(-0.8, -1.0, 0),
            Badge(-0.8, 1.2, 1, faint=True),
            *(Piece(x, -1.0, ends, lit=ends is not None) for x, ends in ((1.0, (7, 7)), (3.3, None))),
            *(Piece(x, 1.2, ends, faint=True) for x, ends in ((1.0, (11, 11)), (3.3, None))),
            Arrow(0.0, -1.7, -2.4, -0.9, 0.3),
        ),
    }
    return (*middle, *sight[value])


def _opener_plays(value: object) -> Scene:
    first, second = ("1.", "2.") if value else ("2.", "1.")
    return (
        *hub(0, 0),
        Badge(-3.4, 0, 0),
        Badge(3.4, 0, 1),
        Arrow(-2.6, 0, -1.2, 0),
        Sign(-3.4, -1.4, first),
        Sign(3.4, -1.4, second),
    )


def _first_turn(value: object) -> Scene:
    tiles = ((12, 7), (7, 3), (3, 9)) if value == "chain" else ((12, 7),)
    return (*hub(-3.6, 0), *train(-2.2, 0, *tiles))


def _first_turn_draw(value: object) -> Scene:
    return (
        *hub(-3.6, 0),
        Place(-1.2, 0),
        *upright(0.7, 0.2, (8, 3)),
        Sign(0.7, -1.5, "no"),
        *(Piece(3.3 + shift, 0.2 - shift, None) for shift in (0.0, 0.2, 0.4)),
        Arrow(2.9, 1.0, -0.9, 0.9, -0.5) if value else Sign(3.5, -1.5, "no"),
    )


def _first_turn_double(value: object) -> Scene:
    open_ = value == "deferred"
    after: Scene = (Place(3.85, 0),) if open_ else (Sign(3.7, 0, "yes"),)
    return (*hub(-3.6, 0), *train(-2.2, 0, (12, 5), (5, 8), (8, 8), lit_last=open_), *after)


def _first_turn_out(value: object) -> Scene:
    seats = tuple(Badge(-3.4 + 2.2 * seat, 0, seat, value == "at-once" and seat > 0) for seat in range(3))
    if value == "at-once":
        return (*seats, Arrow(-3.4, -0.9, 2.8, -0.9, 0.5), Sign(3.6, 0, "flag"))
    return (*seats, *(Arrow(-2.6 + 2.2 * at, 0, -2.0 + 2.2 * at, 0) for at in range(3)), Sign(3.6, 0, "flag"))


def _mexican_trains(value: object) -> Scene:
    lanes = {0: (), 1: (0.0,)}.get(value if isinstance(value, int) else -1, (-1.35, 0.0, 1.35))
    parts: list[Part] = [*hub(-3.2, 0)]
    if not lanes:
        parts += [Badge(-0.4, 0, MEXICAN, faint=True), Sign(1.4, 0, "no")]
    for number, y in enumerate(lanes):
        parts += [Badge(-0.9, y, MEXICAN), *train(0.0, y, (12, 4 + number), (4 + number, 9 - number))]
    return tuple(parts)


def _own_start(value: object) -> Scene:
    ends = (7, 3) if value == "any" else (12, 3)
    return (*hub(-3.4, 0), Badge(-1.2, 0, 0), *train(-0.2, 0, ends), Sign(2.9, 0, "yes"))


def _mexican_open(value: object) -> Scene:
    begun = {"own-begun": (True, False), "all-begun": (True, True)}.get(str(value), (False, False))
    parts: list[Part] = []
    for seat, (y, started) in enumerate(zip((-1.35, 0.0), begun, strict=True)):
        parts += [Badge(-3.4, y, seat), *(train(-2.4, y, (12, 4 + seat)) if started else (Place(-1.4, y),))]
    return (*parts, Badge(-3.4, 1.35, MEXICAN), Place(-1.4, 1.35), Sign(2.0, 1.35, "yes"))


def _draws(value: object) -> Scene:
    again: Scene = (
        (Sign(3.6, 0, "no"),) if value == "once" else (Sign(2.4, 0, "+"), Piece(3.7, 0, None, 90.0))
    )
    return (
        Sign(-4.2, 0, "+"),
        Piece(-2.9, 0, None, 90.0),
        Arrow(-1.9, 0, -0.7, 0),
        *upright(0.4, 0, (7, 7)),
        *again,
    )


def _own_first(value: object) -> Scene:
    return (
        *hub(-3.6, 0),
        Badge(-1.4, -1.1, 0),
        Place(0.6, -1.1),
        Sign(4.2, -1.1, "yes"),
        Badge(-1.4, 1.1, 1),
        *train(-0.4, 1.1, (12, 4)),
        Loco(2.7, 1.0, 1),
        Sign(4.2, 1.1, "no" if value else "yes"),
    )


def _marker_off(value: object) -> Scene:
    own = value != "owner-anywhere"
    layers = {"anyone-on-train": (0, 1, 2)}.get(str(value), (0,))
    return (
        Badge(-4.2, -1.1, 0),
        *train(-3.3, -1.1, (12, 4)),
        Badge(-4.2, 1.1, 1),
        *train(-3.3, 1.1, (12, 9)),
        Piece(-0.2, -1.1 if own else 1.1, (4, 6) if own else (9, 6), lit=True),
        *(Badge(1.7 + 1.35 * place, -1.1 if own else 1.1, seat) for place, seat in enumerate(layers)),
        Loco(2.7, -1.1 if not own else 1.0, 0, faint=True),
        Sign(4.3, -1.1 if not own else 1.0, "no"),
    )


def _marker_if_forced(value: object) -> Scene:
    return (
        Badge(-3.9, -1.1, 1),
        *train(-2.9, -1.1, (12, 8), (8, 8), lit_last=True),
        Sign(1.1, -1.1, "no"),
        Badge(-3.9, 1.1, 0),
        *train(-2.9, 1.1, (12, 3)),
        Loco(0.4, 1.1, 0, faint=not value),
        Sign(2.2, 1.1, "yes" if value else "no"),
    )


def _follow_up(value: object) -> Scene:
    return (
        Badge(-4.2, -1.1, 0),
        *train(-3.3, -1.1, (12, 7), (7, 7), lit_last=True),
        Place(0.8, -1.1),
        Sign(2.7, -1.1, "yes"),
        Badge(-4.2, 1.1, MEXICAN),
        *train(-3.3, 1.1, (12, 4)),
        Place(-0.2, 1.1),
        Sign(2.7, 1.1, "no" if value == "on-double" else "yes"),
    )


def _doubles_per_turn(value: object) -> Scene:
    limit = value if isinstance(value, int) else 0
    parts: list[Part] = []
    for number, pip in enumerate((3, 7, 9)):
        allowed = not limit or number < limit
        x = -3.4 + 2.2 * number
        parts += [
            Piece(x, 0.4, (pip, pip), 90.0, faint=not allowed),
            Sign(x, -1.5, "yes" if allowed else "no"),
        ]
    return (*parts, Sign(3.6, 0.4, "≤" + str(limit) if limit else "…"))


def _second_double_needs_cover(value: object) -> Scene:
    laid = (*upright(-3.4, 0, (7, 7)), *upright(-1.6, 0, (4, 4)))
    cover: Scene = (
        (Piece(2.6, 0, (4, 9), lit=True), Arrow(1.5, 0, -0.9, 0)) if value else (Sign(1.2, 0, "yes"),)
    )
    return (*laid, *cover)


def _open_double(value: object) -> Scene:
    lanes = ((-1.1, 0, 8, "oldest-first"), (1.1, 1, 3, "newest-first"))
    parts: list[Part] = []
    for number, (y, seat, pip, first) in enumerate(lanes, start=1):
        bound = value == first
        parts += [
            Sign(-4.3, y, f"{number}."),
            Badge(-3.2, y, seat),
            *train(-2.3, y, (12, pip), (pip, pip), lit_last=bound),
            Place(1.7, y),
            Sign(3.6, y, "yes" if bound or value == "free" else "no"),
        ]
    return tuple(parts)


def _dead_double(value: object) -> Scene:
    bound = value == "binding"
    return (
        Badge(-3.9, 0, 1),
        *train(-2.9, 0, (12, 8), (8, 8), lit_last=bound),
        Sign(2.6, 0, "13/13"),
    )


def _first_engine(value: object) -> Scene:
    first = value if isinstance(value, int) else 12
    engines = ((pip, pip) for pip in range(first, max(-1, first - 4), -1))
    return (*upright(-3.5, 0, *engines, step=1.7), Sign(3.4, 0, "…"))


def _out_on_double(value: object) -> Scene:
    end: Scene = (Sign(1.2, 0, "flag"),)
    if value == "others-cover":
        end = (*train(0.1, 0, (6, 2)), Badge(1.1, -1.1, 1), Sign(3.2, 0, "flag"))
    if value == "must-cover":
        end = (Sign(0.6, 0, "+"), Piece(2.0, 0, None, 90.0))
    return (Badge(-3.9, 0, 0), *train(-2.9, 0, (12, 6), (6, 6)), *end)


def _hand_value(value: object) -> Scene:
    worth = {"pips": (8, 12, 5), "tiles": (1, 1, 1), "doubles-50": (8, 50, 30)}[str(value)]
    parts: list[Part] = []
    for place, (ends, points) in enumerate(zip(((5, 3), (6, 6), (5, 0)), worth, strict=True)):
        x = -3.1 + 3.1 * place
        parts += [Piece(x, -0.7, ends), Sign(x, 1.2, str(points))]
    return tuple(parts)


def _double_blank(value: object) -> Scene:
    if value is None:
        return (Piece(0, 0, (0, 0)),)
    return (Piece(-1.6, 0, (0, 0)), Sign(1.6, 0, str(value)))


def _scoring(value: object) -> Scene:
    left = (*upright(0.6, 0, (6, 5), (4, 3)), Badge(3.3, 0, 1))
    if value == "penalty":
        return (Badge(-3.4, 0, 0), Sign(-3.4, -1.4, "0"), *left, Sign(3.3, -1.4, "+18"))
    return (Badge(-3.4, 0, 0), Sign(-3.4, -1.4, "+18"), Arrow(-0.2, 0, -2.5, 0), *left, Sign(3.3, -1.4, "0"))


def _tap(value: object) -> Scene:
    hand = (Badge(-2.6, 0, 0), *upright(0, 0, None))
    if not value:
        return (*hand, Sign(1.9, 0, "no"))
    return (*hand, Sign(1.6, 0, "knock"), Sign(3.4, 0, str(value) if isinstance(value, int) else "∞"))


def _backs(x: float, count: int) -> tuple[Piece, ...]:
    return tuple(Piece(x + 1.3 * place, 0, None, 90.0) for place in range(count))


def _tap_penalty(value: object) -> Scene:
    if value == "skip-turn":
        seats = tuple(Badge(-2.8 + 2.8 * place, 0.5, seat, seat == 0) for place, seat in enumerate((2, 0, 1)))
        return (*seats, Arrow(-2.4, -0.4, 2.4, -0.4, 0.9), Sign(0, -1.4, "no"))
    more: Scene = (Sign(0.6, 0, "yes"),)
    if value == "draw-two":
        more = (Sign(0.5, 0, "+"), *(replace(tile, lit=True) for tile in _backs(1.8, 2)))
    return (Badge(-3.2, 0, 0), *upright(-1.2, 0, None), *more)


SCENES: Mapping[str, Callable[[object], Scene]] = {
    "set": _set,
    "open_hands": _open_hands,
    "engine": _engine,
    "first_engine": _first_engine,
    "opener_plays": _opener_plays,
    "first_turn": _first_turn,
    "first_turn_draw": _first_turn_draw,
    "first_turn_double": _first_turn_double,
    "first_turn_out": _first_turn_out,
    "mexican_trains": _mexican_trains,
    "own_start": _own_start,
    "mexican_open": _mexican_open,
    "draws": _draws,
    "own_first": _own_first,
    "fork": fork,
    "marker_off": _marker_off,
    "marker_if_forced": _marker_if_forced,
    "follow_up": _follow_up,
    "doubles_per_turn": _doubles_per_turn,
    "second_double_needs_cover": _second_double_needs_cover,
    "open_double": _open_double,
    "dead_double": _dead_double,
    "out_on_double": _out_on_double,
    "hand_value": _hand_value,
    "double_blank": _double_blank,
    "scoring": _scoring,
    "tap": _tap,
    "tap_penalty": _tap_penalty,
}
"""By the names of options, where words are not enough."""


def option_scene(option: str, value: OptionValue, highest: int) -> Scene:
    """Return the picture of a value, with tiles of the set up to this double unless it names tiles itself."""
    scene = SCENES[option](value)
    is_exact = option == "set" or (option == "first_engine" and value is not None)
    return scene if is_exact else in_set(scene, highest)
