"""What is visible on the table, and what one seat may know (rules.md 1, 4, 9)."""

from __future__ import annotations

import copy
import itertools
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

from msgspec import Struct

from mtdesk.rules.moves import LogEntry
from mtdesk.rules.options import Options
from mtdesk.rules.score import places
from mtdesk.rules.tiles import Laid, Tile


class Phase(StrEnum):
    """What is expected of the seat whose turn it is."""

    CHAIN = "chain"  # a first turn of any number of tiles on the player's own train (4.2)
    ORDINARY = "ordinary"  # one tile, and more only after a double (4.3)
    COVER = "cover"  # play a tile on the double that ended another hand (5)


class Over(StrEnum):
    """Why a round ended (5)."""

    OUT = "out"
    BLOCKED = "blocked"


class OpenDouble(NamedTuple):
    """A double that nothing has been played on: its end, or both branches if it forked, and its pip."""

    ends: tuple[str, ...]
    pip: int

    @property
    def tile(self) -> Tile:
        """The double itself."""
        return Tile(self.pip, self.pip)


def own_train(seat: int) -> str:
    """Return the name of a seat's personal train: ``P0`` … ``P9``."""
    return f"P{seat}"


def mexican_train(number: int) -> str:
    """Return the name of a Mexican train: ``M0``, ``M1`` and so on."""
    return f"M{number}"


def train_of(end: str) -> str:
    """Return the train an end or stretch belongs to: ``P0`` for ``P0/a/b``."""
    return end.partition("/")[0]


def owner_of(end: str) -> int | None:
    """Return the seat that owns the train of this end; None for a Mexican train."""
    return int(train_of(end)[1:]) if end.startswith("P") else None


class Board(Struct, kw_only=True):
    """Everything visible: the part of a round that all seats may know.

    Treat it as a value: only ``apply`` changes one, and then a fresh copy. The fields of the current turn
    (``phase`` and below) follow from ``log`` and are kept so that it need not be replayed.
    """

    options: Options
    players: int
    round: int
    """From 1."""
    first_starter: int
    totals: tuple[Fraction, ...]
    """Points by seat from the rounds before; after the end of the round, including its points."""
    engine: Tile
    opened_by: int | None
    """The seat that played the engine, None if it was set aside."""
    opening_draws: tuple[int, ...]
    """The seats that drew in search of the engine, one entry per tile, in order."""
    hands: list[int]
    """Tiles in hand by seat."""
    boneyard: int
    """Tiles left to draw."""
    trains: dict[str, tuple[Laid, ...]]
    """The tiles on each stretch from the station outwards; a branch's stretch starts after its fork."""
    ends: dict[str, int | None]
    """The pip of each end; None takes any tile."""
    markers: dict[str, str]
    """Marked trains with the marked end."""
    open_doubles: list[OpenDouble]
    """In the order played."""
    log: tuple[LogEntry, ...]
    """The actions of this round so far, including penalties."""
    laid_by_pip: tuple[int, ...]
    """Tiles on the table, including the engine, by the pips they show."""

    turn: int
    """The seat whose turn it is, or that is asked to cover."""
    phase: Phase
    laid: int = 0
    """Tiles played in this turn."""
    doubles: tuple[OpenDouble, ...] = ()
    """Doubles played in this turn."""
    drew: bool = False
    """Whether the seat has drawn since its last tile in this turn."""
    drew_in_turn: bool = False
    """Whether the seat has drawn at all in this turn."""
    first_turns: frozenset[int] = frozenset()
    """Seats that have had their first turn."""
    passed: frozenset[int] = frozenset()
    """Seats that have passed since the last change (5)."""
    tapped: frozenset[int] = frozenset()
    """Seats that have tapped since they came down to one tile."""
    pending_tap: int | None = None
    """The seat that may tap now, and is penalised if another acts first (4.8)."""
    skipped: frozenset[int] = frozenset()
    """Seats whose next turn is skipped."""
    to_cover: OpenDouble | None = None
    """The last double of a hand that ``turn`` is asked to cover (5)."""
    over: Over | None = None
    points: tuple[Fraction, ...] | None = None
    """Points of this round by seat, once it is over."""

    def copy(self) -> Board:
        """Return an independent copy; nothing mutable is shared."""
        twin = copy.copy(self)
        twin.hands = self.hands[:]
        twin.trains = self.trains.copy()
        twin.ends = self.ends.copy()
        twin.markers = self.markers.copy()
        twin.open_doubles = self.open_doubles[:]
        return twin

    def own_ends(self, seat: int) -> list[str]:
        """Return the ends of a seat's personal train: one unless it forked."""
        train = own_train(seat)
        if not self.options.fork:
            return [train]
        return [end for end in self.ends if train_of(end) == train]

    def places(self) -> tuple[int, ...]:
        """Return the place of every seat by its total, from 1; equal totals share one (6)."""
        return places(self.options, self.totals)

    @property
    def leaders(self) -> list[int]:
        """The seats in first place by their totals, the winners once the last round is over (6)."""
        return [seat for seat, place in enumerate(self.places()) if place == 1]

    def is_dead(self, pip: int) -> bool:
        """Return whether every tile with this pip is on the table (4.7)."""
        return self.laid_by_pip[pip] > self.options.set

    def bound_to(self) -> OpenDouble | None:
        """Return the open double that binds the current turn (4.7), if any.

        No tile has then been played in it.
        """
        if self.laid or self.phase is not Phase.ORDINARY or not self.open_doubles:
            return None
        return self.open_doubles[0 if self.options.open_double == "oldest-first" else -1]


class View(Struct, frozen=True):
    """Everything that one seat may know (format.md 9); ``seat`` None is the public view, its hand empty."""

    board: Board
    seat: int | None
    hand: tuple[Tile, ...]
    open_hands: tuple[tuple[Tile, ...], ...] | None = None
    """All hands by seat if they are open (``open_hands``, or after the end of the round)."""

    @property
    def hidden_by_pip(self) -> tuple[int, ...]:
        """How many tiles of each number, from 0 to that of the set, this seat cannot see; doubles count once.

        They are in the boneyard or in other hands: of the set + 1 tiles of a number, all except those on the
        table and in known hands.
        """
        hands = (self.hand,) if self.open_hands is None else self.open_hands
        seen = list(self.board.laid_by_pip)
        for tile in itertools.chain.from_iterable(hands):
            for pip in set(tile):
                seen[pip] += 1
        return tuple(self.board.options.set + 1 - count for count in seen)
