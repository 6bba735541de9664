"""Moves as values, their text forms, and the reasons why one is refused (rules.md 4, 7)."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from mtdesk.rules.options import MAX_PLAYERS, TapPenalty
from mtdesk.rules.tiles import Pip, Tile

Seat = Annotated[int, Meta(ge=0, le=MAX_PLAYERS - 1)]


class _Action(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True, omit_defaults=True):
    """An entry in a round's list of actions; as JSON, ``do`` says which (7)."""

    player: Seat

    def __str__(self) -> str:
        return f"{self.player}:{self.__struct_config__.tag}"


class Play(_Action, frozen=True, tag="play"):
    """Play ``tile`` on ``end``; ``out`` is the pip of the new open end, ``fork`` splits the end (4.9)."""

    tile: Tile
    end: str
    out: Pip
    fork: bool = False

    def __str__(self) -> str:
        return f"{self.player}:{self.tile}@{self.end}={self.out}{'!' if self.fork else ''}"


class Draw(_Action, frozen=True, tag="draw"):
    """Draw one tile from the boneyard (4.5)."""


class Pass(_Action, frozen=True, tag="pass"):
    """End the turn unable to play (4.5); ``end`` only where the player must choose the marker's end (4.9)."""

    end: str | None = None

    def __str__(self) -> str:
        return f"{super().__str__()}{f'@{self.end}' if self.end else ''}"


class Stop(_Action, frozen=True, tag="stop"):
    """End a first-turn chain by choice (4.2)."""


class Tap(_Action, frozen=True, tag="tap"):
    """Tell the table that one tile is left (4.8)."""


Move = Play | Draw | Pass | Stop | Tap


class Penalty(_Action, frozen=True, tag="penalty"):
    """A tap penalty that fell due (4.8): an entry in a round's list of actions, not a move."""

    kind: TapPenalty
    drawn: int


LogEntry = Move | Penalty


class Reason(StrEnum):
    """Why a move is refused. The comments say what else a Refusal carries."""

    ROUND_OVER = "round-over"
    NOT_YOUR_TURN = "not-your-turn"  # seat: whose turn it is
    NOT_IN_HAND = "not-in-hand"  # tile
    NO_SUCH_END = "no-such-end"  # end
    DOES_NOT_FIT = "does-not-fit"  # tile, end, pip of the end
    WRONG_WAY_ROUND = "wrong-way-round"  # tile, end: `out` is not the half that stays free
    TRAIN_CLOSED = "train-closed"  # tile, end, seat: another player's train without a marker
    MARKER_ON_OTHER_ARM = "marker-on-other-arm"  # tile, end
    FIRST_TURN_OWN_ONLY = "first-turn-own-only"  # tile, end
    OWN_TRAIN_FIRST = "own-train-first"  # tile, end: the player's own train is empty
    ALL_TRAINS_FIRST = "all-trains-first"  # tile, end: a Mexican train, and a personal train is empty
    OPEN_DOUBLE_FIRST = "open-double-first"  # tile; pip and end of the binding open double
    ON_THE_DOUBLE = "on-the-double"  # tile; pip and end of the double that must be followed
    ON_ONE_OF_THE_DOUBLES = "on-one-of-the-doubles"  # tile, end
    COVER_LAST_DOUBLE = "cover-last-double"  # tile; pip and end of the double that ended the hand
    DOUBLES_LIMIT = "doubles-limit"  # tile, count: doubles allowed in a turn
    SECOND_DOUBLE_NEEDS_COVER = "second-double-needs-cover"  # tile
    CANNOT_FORK = "cannot-fork"  # tile, end
    MUST_LAY = "must-lay"  # tile, end: one that can be played
    ALREADY_DRAWN = "already-drawn"
    BONEYARD_EMPTY = "boneyard-empty"
    NO_DRAW_IN_FIRST_TURN = "no-draw-in-first-turn"
    DRAW_FIRST = "draw-first"
    CHOOSE_MARKER_END = "choose-marker-end"
    NO_MARKER_CHOICE = "no-marker-choice"  # end
    NOTHING_TO_STOP = "nothing-to-stop"
    NOTHING_TO_TAP = "nothing-to-tap"


class Refusal(Struct, frozen=True):
    """Why a move cannot be made: a reason and the things its sentence names."""

    reason: Reason
    tile: Tile | None = None
    end: str | None = None
    pip: int | None = None
    count: int | None = None
    seat: int | None = None


class IllegalMove(Exception):  # noqa: N818 -- it says what happened
    """A move was applied that is not legal in this state: a bug of the caller."""

    def __init__(self, move: Move, refusal: Refusal) -> None:
        super().__init__(f"{move}: {refusal.reason}")
        self.move = move
        self.refusal = refusal
