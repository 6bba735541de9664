"""What happened, as facts: everything visible is shown from these (rules.md 3 to 6).

Tiles that others may not see are None in their events; ``redact`` removes them.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from mtdesk.rules.options import TapPenalty
from mtdesk.rules.tiles import Laid, Tile
from mtdesk.rules.view import Over


@dataclass(frozen=True, slots=True)
class Dealt:
    """A round was dealt: tiles in hand by seat and tiles in the boneyard (3)."""

    round: int
    hands: tuple[int, ...]
    boneyard: int


@dataclass(frozen=True, slots=True)
class EngineSought:
    """A seat drew a tile because no one held the engine (3)."""

    seat: int
    tile: Tile | None


@dataclass(frozen=True, slots=True)
class EngineLaid:
    """The engine is in the station; ``seat`` played it, None if it was set aside (3)."""

    tile: Tile
    seat: int | None


@dataclass(frozen=True, slots=True)
class TurnStarted:
    """It is now this seat's turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class TileLaid:
    """A seat played a tile on an end; ``laid`` is the tile in its direction."""

    seat: int
    end: str
    laid: Laid
    fork: bool


@dataclass(frozen=True, slots=True)
class DoubleOpened:
    """A double is open on these ends (4.7)."""

    ends: tuple[str, ...]
    pip: int


@dataclass(frozen=True, slots=True)
class DoubleCovered:
    """An open double was covered by a tile on ``end`` (4.7)."""

    end: str
    pip: int


@dataclass(frozen=True, slots=True)
class DoubleReleased:
    """An open double is dead and no longer binds anyone (4.7)."""

    ends: tuple[str, ...]
    pip: int


@dataclass(frozen=True, slots=True)
class TileDrawn:
    """A seat drew a tile from the boneyard (4.5)."""

    seat: int
    tile: Tile | None


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat could not play and passed; ``marker`` is the end on which that put its marker, if any (4.5)."""

    seat: int
    marker: str | None


@dataclass(frozen=True, slots=True)
class MarkerCleared:
    """The marker of a train came off the end it was on (4.6)."""

    train: str
    end: str


@dataclass(frozen=True, slots=True)
class ChainStopped:
    """A seat chose to end its first-turn chain (4.2)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Tapped:
    """A seat told the table that it has one tile left (4.8)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Penalised:
    """A seat had not tapped in time; ``tiles`` are the penalty tiles, each None where unknown (4.8)."""

    seat: int
    kind: TapPenalty
    tiles: tuple[Tile | None, ...]


@dataclass(frozen=True, slots=True)
class TurnSkipped:
    """A seat's turn was skipped as a penalty (4.8)."""

    seat: int


@dataclass(frozen=True, slots=True)
class WentOut:
    """A seat played its last tile (5)."""

    seat: int


@dataclass(frozen=True, slots=True)
class CoverAsked:
    """A seat must cover the double that emptied another hand (5)."""

    seat: int
    pip: int


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is over: all hands turned over, points of the round and totals by seat (5, 6)."""

    over: Over
    hands: tuple[tuple[Tile, ...], ...]
    points: tuple[Fraction, ...]
    totals: tuple[Fraction, ...]


Event = (
    Dealt
    | EngineSought
    | EngineLaid
    | TurnStarted
    | TileLaid
    | DoubleOpened
    | DoubleCovered
    | DoubleReleased
    | TileDrawn
    | Passed
    | MarkerCleared
    | ChainStopped
    | Tapped
    | Penalised
    | TurnSkipped
    | WentOut
    | CoverAsked
    | RoundEnded
)
