"""The only way to all sounds, in the window's thread."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from mtdesk.ui.sound.kinds import Sound
from mtdesk.ui.sound.playback import Playback

GAP = 0.25
"""The least seconds between two of the same sound: computers that play at once tick, and do not rattle."""
_LOUDNESS = math.log2(10) / 2
"""With this power, half the volume is 10 dB less, which sounds half as loud: even steps sound even."""


class Sounds:
    """Plays sounds unless they are muted or too frequent. Silent until ``use`` has set the settings."""

    def __init__(
        self,
        output: Playback | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._output = output or Playback()
        self._clock = clock
        self._volume: int | None = None
        self._played: dict[Sound, float] = {}

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
        now = self._clock()
        if self._volume and now - self._played.get(sound, -math.inf) >= GAP:
            self._played[sound] = now
            self._output.play(sound, (self._volume / 100) ** _LOUDNESS)

    def close(self) -> None:
        """Play nothing more, and release the device."""
        self._volume = None
        self._output.close()
