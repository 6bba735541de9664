"""Stand-ins for what a machine without a loudspeaker does not have."""

import time
from collections.abc import Callable
from threading import Event

from mtdesk.ui.sound.device import DeviceError, Loudspeaker
from mtdesk.ui.sound.kinds import Sound
from mtdesk.ui.sound.sounds import Sounds

Read = Callable[[int], bytes]


class Clock:
    """Time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class Devices(Loudspeaker):
    """Opens devices that ask only when the test does; with ``error`` it opens none."""

    def __init__(self, error: DeviceError | None = None) -> None:
        self.error = error
        self.tries = 0
        self.opened = Event()
        self.closed = Event()
        self.reads: list[Read] = []
        self.open_now = 0

    def __call__(self, read: Read) -> "Devices":
        self.tries += 1
        if self.error is not None:
            raise self.error
        self.reads.append(read)
        self.open_now += 1
        self.opened.set()
        return self

    def close(self) -> None:
        self.open_now -= 1
        self.closed.set()

    def is_heard(self) -> bool:
        """Whether the device opened last gets anything but silence."""
        return any(self.reads[-1](4096))


class Output(Sounds):
    """Writes down what it should play."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__(Devices(), clock)
        self.sounds: list[Sound] = []
        self.gains: list[float] = []
        self.hushed = self.closed = 0

    def start(self, sound: Sound, gain: float) -> None:
        self.sounds.append(sound)
        self.gains.append(gain)

    def hush(self) -> None:
        self.hushed += 1

    def close(self) -> None:
        super().close()
        self.closed += 1
