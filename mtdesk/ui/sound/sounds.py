"""The only way to all sounds, in the window's thread."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from random import Random

from mtdesk.ui.sound.kinds import GAP, HABITS, LEVEL_SPREAD, Request, Sound
from mtdesk.ui.sound.playback import Playback

_LOUDNESS = math.log2(10) / 2
"""With this power, half the volume is 10 dB less, which sounds half as loud."""


class Sounds:
    """Plays sounds unless they are muted or too frequent. Silent until ``use`` has set the settings."""

    def __init__(
        self,
        output: Playback | None = None,
        clock: Callable[[], float] = time.monotonic,
        chance: Random | None = None,
    ) -> None:
        self._output = output or Playback()
        self._clock = clock
        self._chance = chance or Random()  # noqa: S311 - nothing is at stake
        self._volume: int | None = None
        self._supplies: dict[Sound, _Supply] = {}

    def use(self, *, muted: bool, volume: int) -> None:
        """Follow the settings; volume from 0 to 100. A change while the program runs plays a tile."""
        former, self._volume = self._volume, 0 if muted else volume
        if former is None or former == self._volume:
            return
        if self._volume:
            self.play(Sound.TILE)
        else:
            self._output.hush()

    def play(self, sound: Sound) -> None:
        """Play a sound soon; returns at once, and never raises."""
        if not self._volume:
            return
        supply = self._supplies.setdefault(sound, _Supply(HABITS[sound].burst))
        if not supply.take(HABITS[sound].burst, HABITS[sound].seconds, self._clock()):
            return
        spread = HABITS[sound].pitch
        self._output.play(
            Request(
                sound,
                self._chance.random(),
                1 + self._chance.uniform(-spread, spread),
                gain_of(self._volume) * 10 ** (self._chance.uniform(-LEVEL_SPREAD, LEVEL_SPREAD) / 20),
            )
        )

    def close(self) -> None:
        """Play nothing more, and release the device."""
        self._volume = None
        self._output.close()


def gain_of(volume: int) -> float:
    """Return the factor of a volume from 0 to 100: even steps sound even."""
    return float((volume / 100) ** _LOUDNESS)


class _Supply:
    """How many plays of one sound are left: used up by playing, restored by time."""

    def __init__(self, left: float) -> None:
        self._left = left
        self._counted = self._played = -math.inf

    def take(self, most: int, seconds: float, now: float) -> bool:
        """Use one if there is one; ``most`` are kept, and one is restored every ``seconds``."""
        self._left = min(most, self._left + (now - self._counted) / seconds)
        self._counted = now
        if self._left < 1 or now - self._played < GAP:
            return False
        self._left -= 1
        self._played = now
        return True
