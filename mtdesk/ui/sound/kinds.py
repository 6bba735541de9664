"""The available sounds, how often each may be heard, and how much it varies."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


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


class Habit(Struct, frozen=True):
    """How a sound is played: ``burst`` at most in quick succession, then one in ``seconds``.

    ``pitch`` is the most by which it is randomly raised or lowered, as a share of its pitch.
    """

    burst: int
    seconds: float
    pitch: float = 0.0


HABITS = {
    # Computers that play at once play dozens of tiles in a second: that must tick, not rattle.
    Sound.TILE: Habit(3, 0.7, 0.04),
    Sound.DOUBLE: Habit(2, 0.9, 0.03),
    Sound.DRAW: Habit(3, 0.7, 0.05),
    Sound.SHUFFLE: Habit(1, 1.5, 0.04),
    Sound.TAP: Habit(2, 0.8, 0.03),
    Sound.WHISTLE: Habit(1, 2.0, 0.03),
    Sound.STEAM: Habit(1, 1.2, 0.05),
    Sound.REFUSAL: Habit(2, 0.8, 0.01),
    Sound.TURN: Habit(1, 1.5),
    Sound.ROUND_WIN: Habit(1, 2.0),
    Sound.ROUND_OVER: Habit(1, 2.0),
    Sound.GAME_WIN: Habit(1, 2.0),
}

GAP = 0.07
"""The least seconds between two of the same sound."""

LEVEL_SPREAD = 1.5
"""The most by which a sound is randomly louder or softer, in dB."""


class Request(Struct, frozen=True):
    """One sound to be played. ``choice`` in [0, 1) picks the variant, among those not heard last."""

    sound: Sound
    choice: float = 0.0
    pitch: float = 1.0
    gain: float = 1.0
