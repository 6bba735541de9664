"""The loudspeaker, through miniaudio; nothing of it is loaded before the first sound."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from typing import Any

RATE = 44_100
"""Samples per second, here, in the files and on the device."""
_BACKENDS = ("WASAPI", "DSOUND", "WINMM", "COREAUDIO", "PULSEAUDIO", "ALSA")
"""Which of these to use, best first. Not JACK, which starts servers and talks, nor the silent one."""
_PERIOD_MS = 30
_PERIODS = 4
"""120 ms in total: late enough for a busy machine, soon enough for the eye."""


class DeviceError(Exception):
    """There is nothing to play on, for now or, if ``is_final``, at all."""

    def __init__(self, text: str, *, is_final: bool = False) -> None:
        super().__init__(text)
        self.is_final = is_final


class Loudspeaker:
    """An open device that asks ``read`` for samples: frames in, that many 16-bit samples out.

    ``read`` is called in a thread of the device and must not raise. Raises DeviceError.
    """

    def __init__(self, read: Callable[[int], bytes]) -> None:
        try:
            # Loaded by the thread that plays: the window must not wait for it, and it may be missing.
            import miniaudio
        except (ImportError, OSError) as error:
            raise DeviceError(f"miniaudio cannot be loaded: {error}", is_final=True) from error
        _silence_alsa()
        self._library = miniaudio.lib
        try:
            self._device: Any = miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.SIGNED16,
                nchannels=1,
                sample_rate=RATE,
                buffersize_msec=_PERIOD_MS,
                callback_periods=_PERIODS,
                backends=[miniaudio.Backend[name] for name in _BACKENDS],
                app_name="mtdesk",
            )
            stream = _stream(read)
            next(stream)
            self._device.start(stream)
        except miniaudio.MiniaudioError as error:
            raise DeviceError(f"no sound device can be opened: {error}") from error

    def close(self) -> None:
        context = self._device._context  # noqa: SLF001 - miniaudio keeps it to itself, and forgets to end it
        self._device.close()
        self._library.ma_context_uninit(context)


def _stream(read: Callable[[int], bytes]) -> Generator[bytes, int, None]:
    """Answer the device, which sends how many frames it wants."""
    samples = b""
    while True:
        samples = read((yield samples))


def _silence_alsa() -> None:
    """Keep ALSA from writing about missing sound cards to the program's standard error."""
    if not sys.platform.startswith("linux"):
        return
    import ctypes

    try:
        alsa = ctypes.CDLL("libasound.so.2")
    except OSError:
        return  # what is not there says nothing
    # Any C function that ignores its arguments will do as a handler; one in Python would need Python
    # to be alive, in whichever thread and however late ALSA has something to say.
    alsa.snd_lib_error_set_handler(ctypes.cast(alsa.snd_asoundlib_version, ctypes.c_void_p))
