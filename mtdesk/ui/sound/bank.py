"""The samples, read from their files on demand."""

from __future__ import annotations

import sys
from array import array
from collections.abc import Sequence
from pathlib import Path

from mtdesk import paths
from mtdesk.ui.sound.kinds import Sound
from mtdesk.ui.sound.mixer import RATE

_FULL = 32768


class Bank:
    """All variants of all sounds; a sound is never repeated in the same variant if it has others."""

    def __init__(self) -> None:
        self._variants: dict[Sound, list[array[float]]] = {}
        self._last: dict[Sound, int] = {}

    def pick(self, sound: Sound, choice: float) -> Sequence[float]:
        """Return a variant of this sound; ``choice`` in [0, 1) picks among those not heard last.

        Raises OSError if its files cannot be read and ValueError if they are not what they should be.
        """
        if sound not in self._variants:
            self._variants[sound] = [read_samples(file) for file in files_of(sound)]
        variants = self._variants[sound]
        fresh = [n for n in range(len(variants)) if n != self._last.get(sound) or len(variants) == 1]
        number = self._last[sound] = fresh[int(choice * len(fresh))]
        return variants[number]


def files_of(sound: Sound) -> list[Path]:
    """Return the files of a sound; raises FileNotFoundError if there is none."""
    found = sorted(paths.resource("sounds").glob(f"{sound.value}-?.wav"))
    if not found:
        raise FileNotFoundError(f"mtdesk does not carry the sound {sound.value!r}")
    return found


def read_samples(file: Path) -> array[float]:
    """Return the samples of a 16-bit, one-channel file, between -1 and 1. Raises OSError and ValueError."""
    import wave

    try:
        with wave.open(str(file), "rb") as source:
            shape = source.getnchannels(), source.getsampwidth(), source.getframerate()
            frames = array("h", source.readframes(source.getnframes()))
    except (wave.Error, EOFError) as error:
        raise ValueError(f"{file} is no sound: {error}") from error
    if shape != (1, 2, RATE):
        raise ValueError(f"{file} has channels, bytes and rate {shape}")
    if sys.byteorder == "big":
        frames.byteswap()
    return array("f", [x / _FULL for x in frames])
