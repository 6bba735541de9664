"""Scores (rules.md section 6); everything exact."""

from fractions import Fraction

from .dealing import Tile
from .presets import Rules

Points = int | Fraction


def tile_value(rules: Rules, tile: Tile) -> int:
    """What one tile in the hand counts."""
    high, low = tile
    if rules["hand_value"] == "tiles":
        return 1
    if [high, low] == [0, 0] and rules["double_blank"] is not None:
        return int(rules["double_blank"])
    if rules["hand_value"] == "pips":
        return high + low
    if high == low:
        return 50
    return high + (25 if low == 0 else low)


def hand_value(rules: Rules, hand: list[Tile]) -> int:
    """What a hand counts."""
    return sum(tile_value(rules, tile) for tile in hand)


def plain(number: Points) -> Points:
    """A whole number as an int, anything else as it is."""
    return int(number) if number == int(number) else number


def round_points(rules: Rules, over: str, hands: list[list[Tile]]) -> list[Points]:
    """The points each seat gets for a round that ended `out` or `blocked`."""
    values = [hand_value(rules, hand) for hand in hands]
    if rules["scoring"] == "penalty":
        return list(values)
    if over == "out":
        collecting = [seat for seat, hand in enumerate(hands) if hand == []]
    else:
        collecting = [seat for seat, value in enumerate(values) if value == min(values)]
    others = sum(value for seat, value in enumerate(values) if seat not in collecting)
    share = plain(Fraction(others, len(collecting)))
    return [share if seat in collecting else 0 for seat in range(len(hands))]


def winners(rules: Rules, totals: list[Points]) -> list[int]:
    """The seats that share the first place."""
    best = min(totals) if rules["scoring"] == "penalty" else max(totals)
    return [seat for seat, total in enumerate(totals) if total == best]


def as_json(number: Points) -> int | str:
    """Section 8: whole numbers as integers, fractions as strings in lowest terms."""
    number = plain(number)
    return number if isinstance(number, int) else f"{number.numerator}/{number.denominator}"
