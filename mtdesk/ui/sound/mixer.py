"""The samples of sounds, read from their files on demand, and how several become one stream."""

from __future__ import annotations

import threading
from array import array
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import islice
from operator import add
from pathlib import Path

from mtdesk import paths
from mtdesk.ui.sound.device import RATE
from mtdesk.ui.sound.kinds import Sound

_FADE = RATE // 100
_FULL = 32768


def files_of(sound: Sound) -> list[Path]:
    """Return the files of the variants of a sound."""
    return sorted(paths.resource("sounds").glob(f"{sound.value}-?.wav"))


@cache
def variants_of(sound: Sound) -> list[array[float]]:
    """Return the samples of all variants of a sound."""
    return [read_samples(file) for file in files_of(sound)]


def read_samples(file: Path) -> array[float]:
    """Return the samples of a 16-bit, one-channel file, between -1 and 1."""
    import wave

    with wave.open(str(file), "rb") as source:
        frames = array("h", source.readframes(source.getnframes()))
    return array("f", [x / _FULL for x in frames])


class Mixer:
    """Adds voices; filled and emptied by two threads. Samples are between -1 and 1."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: list[Iterator[float]] = []
        self.reads = 0
        """How often samples were asked for."""

    def add(self, samples: Sequence[float]) -> None:
        """Play this from now on."""
        with self._lock:
            self._voices.append(iter(samples))

    def hush(self) -> None:
        """Fade to nothing, which does not click."""
        with self._lock:
            fading = [x * (1 - n / _FADE) for n, x in enumerate(self._mixed(_FADE), start=1)]
            self._voices = [iter(fading)]

    def clear(self) -> None:
        """Drop everything that has not been heard."""
        with self._lock:
            self._voices.clear()

    def read(self, frames: int) -> bytes:
        """Return the next samples, 16 bits each in this machine's order; silence where nothing sounds."""
        with self._lock:
            self.reads += 1
            if not self._voices:
                return bytes(2 * frames)
            mixed = self._mixed(frames)
        return array("h", [round((_FULL - 1) * max(-1.0, min(1.0, x))) for x in mixed]).tobytes()

    def _mixed(self, frames: int) -> list[float]:
        """Take the next samples of all voices; those that are over go."""
        parts = [list(islice(voice, frames)) for voice in self._voices]
        pairs = zip(self._voices, parts, strict=True)
        self._voices = [voice for voice, part in pairs if len(part) == frames]
        total = [0.0] * frames
        for part in parts:
            total[: len(part)] = map(add, total, part)
        return total
