"""What happened, as facts: everything visible is shown from these (rules.md 3 to 6).

Tiles that others may not see are None in their events; ``redact`` removes them.
"""

from __future__ import annotations

from fractions import Fraction

from msgspec import Struct

from mtdesk.rules.options import TapPenalty
from mtdesk.rules.tiles import Laid, Tile
from mtdesk.rules.view import Over


class Event(Struct, frozen=True):
    """A fact; the classes below are all there are."""


class Dealt(Event, frozen=True):
    """A round was dealt: tiles in hand by seat and tiles in the boneyard (3)."""

    round: int
    hands: tuple[int, ...]
    boneyard: int


class EngineSought(Event, frozen=True):
    """A seat drew a tile because no one held the engine (3)."""

    seat: int
    tile: Tile | None


class EngineLaid(Event, frozen=True):
    """The engine is in the station; ``seat`` played it, None if it was set aside (3)."""

    tile: Tile
    seat: int | None


class TurnStarted(Event, frozen=True):
    """It is now this seat's turn."""

    seat: int


class TileLaid(Event, frozen=True):
    """A seat played a tile on an end; ``laid`` is the tile in its direction."""

    seat: int
    end: str
    laid: Laid
    fork: bool


class DoubleOpened(Event, frozen=True):
    """A double is open on these ends (4.7)."""

    ends: tuple[str, ...]
    pip: int


class DoubleCovered(Event, frozen=True):
    """An open double was covered by a tile on ``end`` (4.7)."""

    end: str
    pip: int


class DoubleReleased(Event, frozen=True):
    """An open double is dead and no longer binds anyone (4.7)."""

    ends: tuple[str, ...]
    pip: int


class TileDrawn(Event, frozen=True):
    """A seat drew a tile from the boneyard (4.5)."""

    seat: int
    tile: Tile | None


class Passed(Event, frozen=True):
    """A seat could not play and passed; ``marker`` is the end on which that put its marker, if any (4.5)."""

    seat: int
    marker: str | None


class MarkerCleared(Event, frozen=True):
    """The marker of a train came off the end it was on (4.6)."""

    train: str
    end: str


class ChainStopped(Event, frozen=True):
    """A seat chose to end its first-turn chain (4.2)."""

    seat: int


class Tapped(Event, frozen=True):
    """A seat told the table that it has one tile left (4.8)."""

    seat: int


class Penalised(Event, frozen=True):
    """A seat had not tapped in time; ``tiles`` are the penalty tiles, each None where unknown (4.8)."""

    seat: int
    kind: TapPenalty
    tiles: tuple[Tile | None, ...]


class TurnSkipped(Event, frozen=True):
    """A seat's turn was skipped as a penalty (4.8)."""

    seat: int


class WentOut(Event, frozen=True):
    """A seat played its last tile (5)."""

    seat: int


class CoverAsked(Event, frozen=True):
    """A seat must cover the double that emptied another hand (5)."""

    seat: int
    pip: int


class RoundEnded(Event, frozen=True):
    """The round is over: all hands turned over, points of the round and totals by seat (5, 6)."""

    over: Over
    hands: tuple[tuple[Tile, ...], ...]
    points: tuple[Fraction, ...]
    totals: tuple[Fraction, ...]
