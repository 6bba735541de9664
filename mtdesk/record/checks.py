"""Checks of single JSON values: types as strict as rules.md 7 asks, each fault a RecordError."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from mtdesk.record.errors import Fault, RecordError
from mtdesk.rules.tiles import Tile, full_set

Object = Mapping[str, object]

_TILES = {tuple(tile): tile for tile in full_set(18)}


def need(data: Object, key: str) -> object:
    """Return the value of a required key."""
    try:
        return data[key]
    except KeyError:
        raise RecordError(Fault.MISSING_KEY, key=key) from None


def as_object(value: object, key: str) -> dict[str, object]:
    """Return the value as a JSON object; ``key`` names it in the sentence, here and below."""
    if not isinstance(value, dict):
        raise RecordError(Fault.NOT_OBJECT, value=value, key=key)
    return value


def as_list(value: object, key: str) -> list[object]:
    """Return the value as a JSON list."""
    if not isinstance(value, list):
        raise RecordError(Fault.NOT_LIST, value=value, key=key)
    return value


def as_text(value: object, key: str) -> str:
    """Return the value as a text."""
    if not isinstance(value, str):
        raise RecordError(Fault.NOT_TEXT, value=value, key=key)
    return value


def as_bool(value: object, key: str) -> bool:
    """Return the value as true or false."""
    if not isinstance(value, bool):
        raise RecordError(Fault.NOT_BOOL, value=value, key=key)
    return value


def as_int(value: object, key: str, low: int, high: int) -> int:
    """Return the value as an integer from ``low`` to ``high``: neither ``12.0`` nor ``true``."""
    if type(value) is not int:
        raise RecordError(Fault.NOT_INTEGER, value=value, key=key)
    if not low <= value <= high:
        raise RecordError(Fault.OUT_OF_RANGE, value=value, key=key, low=low, high=high)
    return value


def as_tile(value: object, highest: int) -> Tile:
    """Return a tile ``[hi, lo]`` of the set up to ``highest``, its higher half first (rules.md 1)."""
    halves = _halves(value)
    tile = _TILES.get(halves) if halves else None
    if tile is None or tile.hi > highest:
        raise RecordError(Fault.BAD_TILE, value=value)
    return tile


def _halves(value: object) -> tuple[int, int] | None:
    """Return the two integers of a list, if it contains exactly two."""
    match value:
        case [one, other] if type(one) is int and type(other) is int:
            return one, other
        case _:
            return None


def as_points(value: object, key: str) -> Fraction:
    """Points: an integer, or a text such as ``"41/2"`` in lowest terms (rules.md 8)."""
    if type(value) is int:
        return Fraction(value)
    if isinstance(value, str):
        numerator, _, denominator = value.partition("/")
        if _is_number(numerator) and _is_number(denominator) and int(denominator) > 1:
            points = Fraction(int(numerator), int(denominator))
            if str(points) == value:
                return points
    raise RecordError(Fault.NOT_POINTS, value=value, key=key)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 20
