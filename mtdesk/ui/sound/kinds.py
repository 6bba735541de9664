"""The available sounds."""

from __future__ import annotations

from enum import StrEnum


class Sound(StrEnum):
    """A sound by the name of its files, ``resources/sounds/NAME-VARIANT.wav``."""

    TILE = "tile"
    DOUBLE = "double"
    DRAW = "draw"
    SHUFFLE = "shuffle"
    TAP = "tap"
    WHISTLE = "whistle"  # a marker is put on
    STEAM = "steam"  # a marker comes off
    REFUSAL = "refusal"
    TURN = "turn"  # someone at the screen is asked
    ROUND_WIN = "round-win"
    ROUND_OVER = "round-over"
    GAME_WIN = "game-win"
