"""The only way to all sounds: what the window asks for is played in a thread, if there is a device."""

from __future__ import annotations

import logging
import math
import queue
import random
import threading
import time
from collections.abc import Callable, Sequence
from functools import partial

from mtdesk.ui.sound.device import DeviceError, Loudspeaker
from mtdesk.ui.sound.kinds import Sound
from mtdesk.ui.sound.mixer import Mixer, variants_of

_LOG = logging.getLogger(__name__)

GAP = 0.25
"""The least seconds between two of the same sound: computers that play at once tick, and do not rattle."""
IDLE = 30.0
"""Seconds without a sound after which the device is released."""
PATIENCE = 60.0
"""Seconds after a failure without another attempt."""
STALLED = 2.0
"""Seconds after which a device that asks for nothing counts as gone, as when it was unplugged."""
_FAREWELL = 1.0
"""Seconds the end of the program waits for the device, which may hang."""
_LOUDNESS = math.log2(10) / 2
"""With this power, half the volume is 10 dB less, which sounds half as loud: even steps sound even."""


class Sounds:
    """Plays sounds unless they are muted or too frequent. Silent until ``use`` has set the settings.

    It plays in a thread that starts with the first sound, on a device that it opens on demand, and is silent,
    without errors, if there is none. ``open_device`` gets the function that supplies the device with samples,
    and raises DeviceError.
    """

    def __init__(
        self,
        open_device: Callable[[Callable[[int], bytes]], Loudspeaker] = Loudspeaker,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._volume: int | None = None
        self._played: dict[Sound, float] = {}
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

    def use(self, *, muted: bool, volume: int) -> None:
        """Follow the settings; volume from 0 to 100. A change while the program runs plays a tile."""
        former, self._volume = self._volume, 0 if muted else volume
        if former is None or former == self._volume:
            return
        if self._volume:
            self.play(Sound.TILE)
        else:
            self.hush()

    def play(self, sound: Sound) -> None:
        """Play a sound soon; returns at once, and never raises."""
        now = self._clock()
        if self._volume and now - self._played.get(sound, -math.inf) >= GAP:
            self._played[sound] = now
            self.start(sound, (self._volume / 100) ** _LOUDNESS)

    def start(self, sound: Sound, gain: float) -> None:
        """Have the thread play a sound, amplified by a factor."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._serve, name="sound", daemon=True)
            self._thread.start()
        self._orders.put(partial(self.play_now, sound, gain))

    def hush(self) -> None:
        """End what is sounding."""
        self._mixer.hush()

    def close(self) -> None:
        """Play nothing more, and end the thread, which releases the device; one that hangs is left alone."""
        self._volume = None
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
