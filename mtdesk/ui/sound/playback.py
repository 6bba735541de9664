"""The samples, read from their files on demand, and the thread that plays them."""

from __future__ import annotations

import logging
import math
import queue
import random
import threading
import time
from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from itertools import islice
from operator import add
from pathlib import Path

from mtdesk import paths
from mtdesk.ui.sound.device import RATE, DeviceError, Loudspeaker
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


_LOG = logging.getLogger(__name__)

IDLE = 30.0
"""Seconds without a sound after which the device is released."""
PATIENCE = 60.0
"""Seconds after a failure without another attempt."""
STALLED = 2.0
"""Seconds after which a device that asks for nothing counts as gone, as when it was unplugged."""
_FAREWELL = 1.0
"""Seconds the end of the program waits for the device, which may hang."""


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


class Playback:
    """Plays on a device that it opens on demand, in a thread that starts with the first sound.

    It is silent, without errors, if there is no device, and holds no one up. ``open_device`` gets the
    function that supplies the device with samples, and raises DeviceError.
    """

    def __init__(
        self,
        open_device: Callable[[Callable[[int], bytes]], Loudspeaker] = Loudspeaker,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._open_device = open_device
        self._clock = clock
        self._orders: queue.SimpleQueue[Callable[[], object] | None] = queue.SimpleQueue()
        """What the thread is to do next; None: to end."""
        self._thread: threading.Thread | None = None
        self._last: dict[Sound, int] = {}
        """The variant of each sound that was heard last."""
        self._mixer = Mixer()
        self._device: Loudspeaker | None = None
        self._seen = (0, 0.0)
        """How often the device had asked for samples, and when that was first seen."""
        self._deaf_until = -math.inf
        self._has_failed = False

    def play(self, sound: Sound, gain: float) -> None:
        """Play a sound soon, amplified by a factor."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._serve, name="sound", daemon=True)
            self._thread.start()
        self._orders.put(partial(self.play_now, sound, gain))

    def hush(self) -> None:
        """End what is sounding."""
        self._mixer.hush()

    def close(self) -> None:
        """End the thread, which releases the device; one that hangs is left alone."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._orders.put(None)
            thread.join(_FAREWELL)

    # In the thread

    def _serve(self) -> None:
        try:
            while (order := self._next()) is not None:
                order()
            self.rest()
        except Exception as error:  # noqa: BLE001 - a game goes on without sound, whatever it is
            _LOG.error("there will be no more sound", exc_info=error)

    def _next(self) -> Callable[[], object] | None:
        """Return what to do next: if nothing for long, to release the device."""
        try:
            return self._orders.get(timeout=None if self._device is None else IDLE)
        except queue.Empty:
            return self.rest

    def play_now(self, sound: Sound, gain: float) -> None:
        """Play a sound from now on, if there is something to play it on."""
        if self._clock() < self._deaf_until:
            return
        try:
            self._be_open()
        except DeviceError as error:
            self._fail(error)
        else:
            self._mixer.add([gain * x for x in self.pick(sound)])

    def pick(self, sound: Sound) -> Sequence[float]:
        """Return a variant of a sound by chance, but not the one heard last if there are others."""
        variants = variants_of(sound)
        fresh = [n for n in range(len(variants)) if n != self._last.get(sound) or len(variants) == 1]
        number = self._last[sound] = random.choice(fresh)  # noqa: S311 - nothing is at stake
        return variants[number]

    def rest(self) -> None:
        """Release the device; what has not been heard will not be."""
        device, self._device = self._device, None
        if device is not None:
            device.close()
        self._mixer.clear()

    def _be_open(self) -> None:
        if self._device is not None and self._is_stalled():
            self.rest()
        if self._device is None:
            self._device = self._open_device(self._mixer.read)
            self._seen = self._mixer.reads, self._clock()

    def _is_stalled(self) -> bool:
        reads, since = self._seen
        if reads == self._mixer.reads:
            return self._clock() - since > STALLED
        self._seen = self._mixer.reads, self._clock()
        return False

    def _fail(self, error: DeviceError) -> None:
        self._deaf_until = math.inf if error.is_final else self._clock() + PATIENCE
        if not self._has_failed:
            _LOG.info("there will be no sound: %s", error)
        self._has_failed = True
