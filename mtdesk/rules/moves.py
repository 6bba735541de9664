"""Moves as values, their text forms, and the reasons why one is refused (rules.md 4, 7)."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from mtdesk.rules.options import TapPenalty
from mtdesk.rules.tiles import Tile


class Play(Struct, frozen=True):
    """Play ``tile`` on ``end``; ``out`` is the pip of the new open end, ``fork`` splits the end (4.9)."""

    player: int
    tile: Tile
    end: str
    out: int
    fork: bool = False

    def __str__(self) -> str:
        return f"{self.player}:{self.tile}@{self.end}={self.out}{'!' if self.fork else ''}"


class Draw(Struct, frozen=True):
    """Draw one tile from the boneyard (4.5)."""

    player: int

    def __str__(self) -> str:
        return f"{self.player}:draw"


class Pass(Struct, frozen=True):
    """End the turn unable to play (4.5); ``end`` only where the player must choose the marker's end (4.9)."""

    player: int
    end: str | None = None

    def __str__(self) -> str:
        return f"{self.player}:pass{f'@{self.end}' if self.end else ''}"


class Stop(Struct, frozen=True):
    """End a first-turn chain by choice (4.2)."""

    player: int

    def __str__(self) -> str:
        return f"{self.player}:stop"


class Tap(Struct, frozen=True):
    """Tell the table that one tile is left (4.8)."""

    player: int

    def __str__(self) -> str:
        return f"{self.player}:tap"


Move = Play | Draw | Pass | Stop | Tap


class Penalty(Struct, frozen=True):
    """A tap penalty that fell due (4.8): an entry in a round's list of actions, not a move."""

    player: int
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


class IllegalMove(Exception):  # noqa: N818 -- the name the architecture gives to this error
    """A move was applied that is not legal in this state: a bug of the caller."""

    def __init__(self, move: Move, refusal: Refusal) -> None:
        super().__init__(f"{move}: {refusal.reason}")
        self.move = move
        self.refusal = refusal
