"""Several sounds become one stream of samples."""

from __future__ import annotations

import itertools
import math
from array import array

import pytest

from mtdesk.ui.sound.mixer import RATE, Mixer, voiced


def read(mixer: Mixer, frames: int) -> list[int]:
    data = mixer.read(frames)
    assert len(data) == 2 * frames
    return array("h", data).tolist()


def tone(hertz: float, seconds: float) -> list[float]:
    return [0.5 * math.sin(2 * math.pi * hertz * n / RATE) for n in range(round(seconds * RATE))]


def crossings(samples: array[float]) -> int:
    """How many times a tone changes its sign: twice in each of its waves."""
    return sum((one < 0) != (other < 0) for one, other in itertools.pairwise(samples))


def test_silence_where_nothing_sounds() -> None:
    mixer = Mixer()
    assert read(mixer, 5) == [0] * 5
    assert read(mixer, 0) == []


def test_a_sound_comes_piece_by_piece_and_ends() -> None:
    mixer = Mixer()
    mixer.add([0.1, 0.2, 0.3, -0.4, 0.5])
    assert read(mixer, 2) == [3277, 6553]
    assert read(mixer, 2) == [9830, -13107]
    assert read(mixer, 3) == [16384, 0, 0]
    assert read(mixer, 1) == [0]


def test_sounds_add_up_from_when_they_begin() -> None:
    mixer = Mixer()
    mixer.add([0.1] * 4)
    read(mixer, 1)
    mixer.add([0.2] * 2)
    assert read(mixer, 4) == [9830, 9830, 3277, 0]


def test_together_they_never_go_beyond_full_scale_and_keep_their_order() -> None:
    mixer = Mixer()
    for _ in range(4):
        mixer.add([0.1, 0.17, 0.2, 0.3, 0.9, -0.1, -0.9])
    heard = read(mixer, 7)
    assert heard[0] == 13107, "what fits is not touched"
    assert heard[:5] == sorted(heard[:5])
    assert heard[3] > 0.9 * 32767
    assert max(map(abs, heard)) <= 32767
    assert heard[6] == -heard[4]


def test_hushed_it_fades_within_a_hundredth_of_a_second() -> None:
    mixer = Mixer()
    mixer.add([0.5] * RATE)
    read(mixer, 100)
    mixer.hush()
    heard = read(mixer, RATE // 50)
    assert heard[0] > 16000
    assert heard == sorted(heard, reverse=True)
    assert max(a - b for a, b in itertools.pairwise(heard)) < 50, "no click"
    assert heard[RATE // 100] == 0


def test_pitch_and_level() -> None:
    source = tone(1000, 0.2)
    assert voiced(source, 1, 0.5) == array("f", [0.5 * x for x in source])
    for pitch in (0.9, 1.05, 1.3):
        changed = voiced(source, pitch, 1)
        assert len(changed) == pytest.approx(len(source) / pitch, abs=2)
        assert crossings(changed) == pytest.approx(crossings(array("f", source)), abs=2)
        assert max(changed) == pytest.approx(0.5, abs=0.01)
