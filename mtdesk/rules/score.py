"""What hands are worth, the points of a round and who won the game (rules.md 6)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence, Set
from fractions import Fraction

from mtdesk.rules.options import HandValue, Options, Scoring
from mtdesk.rules.tiles import Tile

_DOUBLE = 50
_BLANK_HALF = 25


def tile_value(options: Options, tile: Tile) -> int:
    """Return what one tile left in a hand counts (6)."""
    if options.hand_value is HandValue.TILES:
        return 1
    if tile == (0, 0) and options.double_blank is not None:
        return options.double_blank
    if options.hand_value is HandValue.PIPS:
        return tile.pips
    if tile.is_double:
        return _DOUBLE
    return tile.hi + (tile.lo or _BLANK_HALF)


def hand_value(options: Options, hand: Iterable[Tile]) -> int:
    """Return what all tiles left in a hand count together (6)."""
    return sum(tile_value(options, tile) for tile in hand)


def round_points(options: Options, hands: Sequence[Sequence[Tile]]) -> tuple[Fraction, ...]:
    """Return the points of a round by seat, from the hands at its end (6)."""
    values = [hand_value(options, hand) for hand in hands]
    return points_of_values(options, values, {seat for seat, hand in enumerate(hands) if not hand})


def points_of_values(options: Options, values: Sequence[int], out: Set[int]) -> tuple[Fraction, ...]:
    """Return the points of a round by seat, from what the hands count and the seats without a tile (6)."""
    if options.scoring is Scoring.PENALTY:
        return tuple(Fraction(value) for value in values)
    winners = out or {seat for seat, value in enumerate(values) if value == min(values)}
    pot = sum(value for seat, value in enumerate(values) if seat not in winners)
    share = Fraction(pot, len(winners))
    return tuple(share if seat in winners else Fraction(0) for seat in range(len(values)))


def best_total(options: Options, totals: Sequence[Fraction]) -> Fraction:
    """Return the total that wins: the lowest of penalty points, the highest of collected ones (6)."""
    return min(totals) if options.scoring is Scoring.PENALTY else max(totals)


def winners(options: Options, totals: Sequence[Fraction]) -> tuple[int, ...]:
    """Return the seats with the best total, in order; several share the first place (6)."""
    best = best_total(options, totals)
    return tuple(seat for seat, total in enumerate(totals) if total == best)


def places(options: Options, totals: Sequence[Fraction]) -> tuple[int, ...]:
    """Return the place of every seat from 1; equal totals share a place and the next one is skipped (6)."""
    sign = 1 if options.scoring is Scoring.PENALTY else -1
    return tuple(1 + sum(sign * other < sign * total for other in totals) for total in totals)
