"""Figures about the sounds, and what mixing them costs.

Run it with ``python -m tests.bench.sounds`` from the top of the repository.
"""

import time

from mtdesk.ui.sound.kinds import Sound
from mtdesk.ui.sound.mixer import MOST_VOICES, RATE, Mixer, voiced
from mtdesk.ui.sound.playback import Bank, read_samples
from tests.ui.sound.measure import figures_of, sound_files

_PERIOD = RATE * 30 // 1000


def _print_figures() -> None:
    print("Levels in dB of full scale; loudness is A-weighted")
    print("                   seconds   peak    RMS  loudness  centroid   <1 kHz  1–3 kHz  >6 kHz")
    for file in sound_files():
        found = figures_of(file)
        shares = (found.share(0, 1000), found.share(1000, 3000), found.share(6000, RATE))
        print(
            f"  {file.stem:15} {found.seconds:8.2f} {found.peak:7.1f} {found.rms:6.1f} {found.loudness:8.1f}"
            f" {found.centroid:7.0f} Hz {100 * shares[0]:6.1f} % {100 * shares[1]:6.1f} %"
            f" {100 * shares[2]:5.2f} %"
        )


def _print_costs() -> None:
    bank = Bank()
    longest = read_samples(next(file for file in sound_files() if file.stem == "game-win-1"))
    start = time.perf_counter()
    for sound in Sound:
        bank.pick(sound, 0)
    print(f"Loading all sounds:              {1e3 * (time.perf_counter() - start):7.1f} ms")
    start = time.perf_counter()
    samples = voiced(longest, 1.03, 0.5)
    print(f"Another pitch for the longest:   {1e3 * (time.perf_counter() - start):7.1f} ms")
    for voices in (0, 1, 3, MOST_VOICES):
        mixer = Mixer()
        for _ in range(voices):
            mixer.add(samples)
        start = time.perf_counter()
        for _ in range(20):
            mixer.read(_PERIOD)
        spent = (time.perf_counter() - start) / 20
        print(f"30 ms of {voices} voices:                {1e3 * spent:7.2f} ms")


if __name__ == "__main__":
    _print_figures()
    _print_costs()
