"""Several sounds into one: what the device asks for, piece by piece."""

from __future__ import annotations

import threading
from array import array
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from operator import add

RATE = 44_100
"""Samples per second, here, in the files and on the device."""
MOST_VOICES = 8
"""The most sounds at the same time; more would only be noise."""

_FADE = RATE // 100
_FULL = 32767


class Mixer:
    """Adds voices; filled and emptied by two threads. Samples are between -1 and 1."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._voices: list[Iterator[float]] = []
        self.reads = 0
        """How often samples were asked for."""

    def add(self, samples: Sequence[float]) -> None:
        """Play this from now on, unless too much is playing."""
        with self._lock:
            if len(self._voices) < MOST_VOICES:
                self._voices.append(iter(samples))

    def hush(self) -> None:
        """Fade out quickly."""
        with self._lock:
            self._voices = [iter(faded_out(list(islice(voice, _FADE)))) for voice in self._voices]

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
            parts = [list(islice(voice, frames)) for voice in self._voices]
            pairs = zip(self._voices, parts, strict=True)
            self._voices = [voice for voice, part in pairs if len(part) == frames]
        total = [0.0] * frames
        for part in parts:
            total[: len(part)] = map(add, total, part)
        return array("h", [round(_FULL * max(-1.0, min(1.0, x))) for x in total]).tobytes()


def faded_out(samples: Sequence[float]) -> Sequence[float]:
    """Return the samples, fading to nothing."""
    return [x * (1 - (n + 1) / len(samples)) for n, x in enumerate(samples)]


def amplified(samples: Iterable[float], gain: float) -> array[float]:
    """Return the samples multiplied by a factor."""
    return array("f", [gain * x for x in samples])
