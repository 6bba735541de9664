"""Sound from nothing: damped tones, filtered noise, envelopes. Signals are lists of floats at `RATE`."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import NamedTuple

RATE = 44_100
"""Samples per second."""

Signal = list[float]


class Partial(NamedTuple):
    """One damped sine of a sounding body: frequency in Hz, amplitude, and seconds to 1/e of it."""

    hertz: float
    gain: float
    decay: float


def count(seconds: float) -> int:
    """Return how many samples that is."""
    return round(seconds * RATE)


def ring(partials: Sequence[Partial], seconds: float, attack: float) -> Signal:
    """A struck body: all its partials together, faded in over `attack` seconds so that it does not snap.

    The last fifth fades out, so that anything still sounding does not snap either.
    """
    out = [0.0] * count(seconds)
    for hertz, gain, decay in partials:
        step, fall = 2 * math.pi * hertz / RATE, -1 / (decay * RATE)
        for n in range(len(out)):
            out[n] += gain * math.exp(fall * n) * math.sin(step * n)
    return faded(out, attack, seconds / 5)


def sung(chord: Sequence[Partial], seconds: float, bend: float, tremble: Random) -> Signal:
    """A blown chord: every voice rises by `bend` (a share of its pitch) to its note and wavers a little.

    The third number of a partial is not used: a blown note does not die away.
    """
    out = [0.0] * count(seconds)
    for hertz, gain, _ in chord:
        phase, wobble, start = 0.0, tremble.uniform(4.5, 6.0), tremble.uniform(0, 2 * math.pi)
        for n in range(len(out)):
            time = n / RATE
            pitch = (
                1 - bend * math.exp(-time / 0.035) + 0.0025 * math.sin(2 * math.pi * wobble * time + start)
            )
            phase += 2 * math.pi * hertz * pitch / RATE
            out[n] += gain * math.sin(phase)
    return out


def noise(seconds: float, chance: Random) -> Signal:
    """White noise between -1 and 1."""
    return [chance.uniform(-1, 1) for _ in range(count(seconds))]


def burst(seconds: float, decay: float, attack: float, chance: Random) -> Signal:
    """Noise that decays to 1/e in `decay` seconds: things that touch."""
    fall = -1 / (decay * RATE)
    return faded([x * math.exp(fall * n) for n, x in enumerate(noise(seconds, chance))], attack, 0)


# Filters


def low_pass(signal: Signal, hertz: float, q: float = 0.707) -> Signal:
    """Second-order low-pass filter."""
    w = 2 * math.pi * hertz / RATE
    alpha, c = math.sin(w) / (2 * q), math.cos(w)
    return _biquad(signal, ((1 - c) / 2, 1 - c, (1 - c) / 2), (1 + alpha, -2 * c, 1 - alpha))


def high_pass(signal: Signal, hertz: float, q: float = 0.707) -> Signal:
    """Second-order high-pass filter."""
    w = 2 * math.pi * hertz / RATE
    alpha, c = math.sin(w) / (2 * q), math.cos(w)
    return _biquad(signal, ((1 + c) / 2, -1 - c, (1 + c) / 2), (1 + alpha, -2 * c, 1 - alpha))


def band_pass(signal: Signal, hertz: float, q: float) -> Signal:
    """Second-order band-pass filter that keeps the loudness of its middle."""
    w = 2 * math.pi * hertz / RATE
    alpha, c = math.sin(w) / (2 * q), math.cos(w)
    return _biquad(signal, (alpha, 0, -alpha), (1 + alpha, -2 * c, 1 - alpha))


def _biquad(signal: Signal, zeros: tuple[float, float, float], poles: tuple[float, float, float]) -> Signal:
    a0 = poles[0]
    b0, b1, b2 = (b / a0 for b in zeros)
    a1, a2 = poles[1] / a0, poles[2] / a0
    out: Signal = []
    s1 = s2 = 0.0
    for x in signal:
        y = b0 * x + s1
        s1 = b1 * x - a1 * y + s2
        s2 = b2 * x - a2 * y
        out.append(y)
    return out


def as_heard(signal: Signal) -> Signal:
    """The signal as the ear weighs it at low levels: A-weighting between 50 Hz and 8 kHz, 1 kHz as it is."""
    gain = 1.0
    for hertz in (107.7, 737.9):
        signal = _simple_high_pass(signal, hertz)
        gain *= math.hypot(1, hertz / 1000)
    return scaled(signal, gain)


def _simple_high_pass(signal: Signal, hertz: float) -> Signal:
    keep = 1 / (1 + 2 * math.pi * hertz / RATE)
    out: Signal = []
    last = value = 0.0
    for x in signal:
        value = keep * (value + x - last)
        last = x
        out.append(value)
    return out


# Envelopes and mixing


def faded(signal: Signal, attack: float, release: float) -> Signal:
    """Return the signal with half a cosine up at its start and one down at its end, in seconds."""
    out = signal[:]
    for n in range(min(count(attack), len(out))):
        out[n] *= 0.5 - 0.5 * math.cos(math.pi * n / count(attack))
    for n in range(min(count(release), len(out))):
        out[-1 - n] *= 0.5 - 0.5 * math.cos(math.pi * n / count(release))
    return out


def curved(signal: Signal, points: Sequence[tuple[float, float]]) -> Signal:
    """Return the signal under an envelope through these points (seconds, gain), smooth between them."""
    out = [0.0] * len(signal)
    for (start, before), (end, after) in pairwise(points):
        first, last = count(start), min(count(end), len(out))
        for n in range(first, last):
            way = 0.5 - 0.5 * math.cos(math.pi * (n - first) / (count(end) - first))
            out[n] = signal[n] * (before + (after - before) * way)
    return out


def scaled(signal: Signal, gain: float) -> Signal:
    """Return the signal amplified by a factor."""
    return [gain * x for x in signal]


def mixed(seconds: float, *parts: tuple[float, Signal]) -> Signal:
    """Signals started at their times (seconds) and added; anything beyond the end is cut off."""
    out = [0.0] * count(seconds)
    for start, part in parts:
        first = count(start)
        for n, x in enumerate(part[: max(len(out) - first, 0)], first):
            out[n] += x
    return out


def loudness(signal: Signal) -> float:
    """The perceived loudness of the loudest 50 ms of a signal: root mean square, in the signal's own unit."""
    window, hop = count(0.05), count(0.005)
    squares = [0.0]
    for x in as_heard(signal):
        squares.append(squares[-1] + x * x)
    starts = range(0, max(len(signal) - window, 0) + 1, hop)
    return math.sqrt(max(squares[min(n + window, len(signal))] - squares[n] for n in starts) / window)
