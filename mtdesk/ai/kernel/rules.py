"""The rules as whole numbers for the search's engine: each option is looked up only once."""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache

from mtdesk.rules.options import (
    DeadDouble,
    Draws,
    FirstTurn,
    FirstTurnDouble,
    FirstTurnOut,
    FollowUp,
    Options,
    OutOnDouble,
    OwnStart,
    Scoring,
)
from mtdesk.rules.score import tile_value
from mtdesk.rules.tiles import Tile

OLDEST, NEWEST, FREE = 0, 1, 2
"""Which open double binds (4.7)."""
OWNER_ON_TRAIN, ANYONE_ON_TRAIN, OWNER_ANYWHERE = 0, 1, 2
"""What takes a marker off (4.6)."""
ALWAYS, OWN_BEGUN, ALL_BEGUN = 0, 1, 2
"""Who may play on Mexican trains (4.1)."""
NO_PENALTY, DRAW_TWO, SKIP_TURN = 0, 1, 2
"""The penalty for not having tapped (4.8)."""


class _Bits(dict[int, tuple[int, ...]]):
    """The numbers of the bits of a mask, each worked out once."""

    def __missing__(self, mask: int) -> tuple[int, ...]:
        found = self[mask] = tuple(bit for bit in range(mask.bit_length()) if mask >> bit & 1)
        return found


BITS = _Bits()
"""By mask."""


def _place(value: StrEnum) -> int:
    """Return the place of a value among those of its option, which is its number here."""
    return list(type(value)).index(value)


class Rules:
    """The options of a round for a number of players, in the form the engine needs. Treat it as a value."""

    def __init__(self, options: Options, players: int) -> None:
        self.players = players
        self.everyone = (1 << players) - 1
        self.public = options.mexican_count(players)
        self.public_ends = tuple(range(players, players + self.public))
        self.set = int(options.set)
        self.chain = options.first_turn is FirstTurn.CHAIN
        self.chain_draw = options.first_turn_draw
        self.chain_ignored = options.first_turn_double is FirstTurnDouble.IGNORED
        self.chain_lap = options.first_turn_out is FirstTurnOut.LAP
        self.own_any = options.own_start is OwnStart.ANY
        self.mexican_open = _place(options.mexican_open)
        self.own_first = options.own_first
        self.draw_once = options.draws is Draws.ONCE
        self.marker_off = _place(options.marker_off)
        self.marker_if_forced = options.marker_if_forced
        self.on_double = options.follow_up is FollowUp.ON_DOUBLE
        self.double_limit = options.doubles_per_turn
        self.cover_needed = options.second_double_needs_cover
        self.binding = _place(options.open_double)
        self.dead_released = options.dead_double is DeadDouble.RELEASED
        self.others_cover = options.out_on_double is OutOnDouble.OTHERS_COVER
        self.must_cover = options.out_on_double is OutOnDouble.MUST_COVER
        self.fork = options.fork
        self.tap = bool(options.tap)
        self.penalty = _place(options.tap_penalty)
        self.collects = options.scoring is Scoring.WINNER_COLLECTS
        pips = range(self.set + 1)
        self.values = [[tile_value(options, Tile(max(a, b), min(a, b))) for b in pips] for a in pips]
        tiles = [self.values[hi][lo] for hi in pips for lo in range(hi + 1)]
        self.mean = sum(tiles) / len(tiles)

    def value(self, hand: list[int]) -> int:
        """Return what a hand counts (6)."""
        total = 0
        for pip, mask in enumerate(hand):
            values = self.values[pip]
            for above in BITS[mask >> pip]:  # each tile once, at its lower pip
                total += values[pip + above]
        return total


@lru_cache(maxsize=64)
def rules_of(options: Options, players: int) -> Rules:
    """Return the rules of these options for so many players; made once."""
    return Rules(options, players)
