"""Several sounds become one stream of samples."""

from __future__ import annotations

import itertools
from array import array

from mtdesk.ui.sound.playback import RATE, Mixer, amplified


def read(mixer: Mixer, frames: int) -> list[int]:
    data = mixer.read(frames)
    assert len(data) == 2 * frames
    return array("h", data).tolist()


def test_a_sound_comes_piece_by_piece_and_ends() -> None:
    mixer = Mixer()
    assert read(mixer, 5) == [0] * 5
    mixer.add([0.1, 0.2, 0.3, -0.4, 0.5])
    assert read(mixer, 0) == []
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


def test_a_sound_is_amplified() -> None:
    assert amplified([0.5, -0.2], 0.5) == array("f", [0.25, -0.1])
