"""Measures of sounds, made without the code that renders them."""

import cmath
import math
from collections.abc import Sequence
from operator import mul
from pathlib import Path
from typing import NamedTuple

from mtdesk.ui.sound.kinds import Sound
from mtdesk.ui.sound.mixer import RATE
from mtdesk.ui.sound.playback import files_of, read_samples

Signal = Sequence[float]


def sound_files() -> list[Path]:
    return [file for sound in Sound for file in files_of(sound)]


def sound_of(file: Path) -> Sound:
    return Sound(file.stem.rpartition("-")[0])


def decibels(amplitude: float) -> float:
    return 20 * math.log10(max(amplitude, 1e-9))


def peak(signal: Signal) -> float:
    return max(map(abs, signal), default=0.0)


def rms(signal: Signal) -> float:
    return math.sqrt(sum(x * x for x in signal) / len(signal))


def spectrum(signal: Signal) -> list[float]:
    """The power in steps of ``RATE / size`` Hz, up to half the rate; a fast Fourier transform."""
    size = 1 << (len(signal) - 1).bit_length()
    bins = _transformed([complex(x) for x in signal] + [0j] * (size - len(signal)))
    return [abs(x) ** 2 for x in bins[: size // 2 + 1]]


def _transformed(values: list[complex]) -> list[complex]:
    if len(values) == 1:
        return values
    even, odd = _transformed(values[::2]), _transformed(values[1::2])
    half = len(even)
    turned = [cmath.exp(-1j * math.pi * n / half) * x for n, x in enumerate(odd)]
    return [a + b for a, b in zip(even, turned, strict=True)] + [
        a - b for a, b in zip(even, turned, strict=True)
    ]


def hertz_of(power: Signal) -> list[float]:
    """The frequency of each step of a spectrum."""
    return [n * RATE / 2 / (len(power) - 1) for n in range(len(power))]


def ear_weight(hertz: float) -> float:
    """A-weighting as a factor of power (IEC 61672), 1 at 1 kHz."""
    f = hertz * hertz
    if not f:
        return 0.0
    gain = (
        12194.0**2 * f * f / ((f + 20.6**2) * math.sqrt((f + 107.7**2) * (f + 737.9**2)) * (f + 12194.0**2))
    )
    return float((gain * 10**0.1) ** 2)


class Figures(NamedTuple):
    """What is to be known of a sound without hearing it. Levels are in dB of full scale."""

    seconds: float
    peak: float
    rms: float
    loudness: float
    """Of the loudest 46 ms, A-weighted."""
    centroid: float
    """Hz."""
    power: list[float]

    def share(self, low: float, high: float) -> float:
        """The share of the energy between two frequencies."""
        found = sum(
            p for p, hertz in zip(self.power, hertz_of(self.power), strict=True) if low <= hertz < high
        )
        return found / sum(self.power)


WINDOW = 2048


def windows(signal: Signal) -> list[Signal]:
    return [signal[start : start + WINDOW] for start in range(0, len(signal) - WINDOW, WINDOW // 2)]


_EAR = [ear_weight(n * RATE / WINDOW) for n in range(WINDOW // 2 + 1)]


def heard(window: Signal) -> float:
    """The A-weighted RMS of a window."""
    return math.sqrt(2 * sum(map(mul, spectrum(window), _EAR))) / WINDOW


def figures(signal: Signal) -> Figures:
    power = spectrum(signal)
    return Figures(
        len(signal) / RATE,
        decibels(peak(signal)),
        decibels(rms(signal)),
        decibels(max(map(heard, windows(signal)))),
        sum(p * hertz for p, hertz in zip(power, hertz_of(power), strict=True)) / sum(power),
        power,
    )


def figures_of(file: Path) -> Figures:
    return figures(read_samples(file))
