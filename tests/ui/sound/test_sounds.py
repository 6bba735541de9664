"""The thread that plays, and what it does when there is nothing to play on."""

import itertools
import logging
import subprocess
import sys
import threading
from array import array

import pytest

from mtdesk import paths
from mtdesk.ui.sound.device import RATE, DeviceError
from mtdesk.ui.sound.kinds import Sound
from mtdesk.ui.sound.mixer import Mixer, files_of, read_samples
from mtdesk.ui.sound.sounds import PATIENCE, STALLED, Sounds
from tests.ui.sound.fakes import Clock, Devices

TILE = Sound.TILE, 1.0
LONG = 20.0
"""Seconds to wait for another thread before the test has failed."""


def player(devices: Devices) -> tuple[Sounds, Clock]:
    clock = Clock()
    return Sounds(devices, clock), clock


# The player


def test_the_device_is_opened_by_the_first_sound_kept_and_opened_again() -> None:
    devices = Devices()
    playing, _ = player(devices)
    assert devices.tries == 0
    for _ in range(2):
        playing.play_now(*TILE)
        assert (devices.open_now, devices.tries, devices.is_heard()) == (1, 1, True)
    for _ in range(2):
        playing.rest()
        assert devices.open_now == 0
    playing.play_now(*TILE)
    assert (devices.open_now, devices.tries) == (1, 2)


def test_what_is_asked_for_is_what_is_heard() -> None:
    devices = Devices()
    playing, _ = player(devices)
    playing.play_now(Sound.REFUSAL, 0.5)
    samples = read_samples(files_of(Sound.REFUSAL)[0])
    heard = array("h", devices.reads[0](len(samples)))
    assert max(abs(h / 32767 - 0.5 * s) for h, s in zip(heard, samples, strict=True)) < 1e-4


def test_no_device_is_silent_and_said_once(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "mtdesk")
    devices = Devices(DeviceError("nothing here"))
    playing, clock = player(devices)
    for _ in range(100):
        playing.play_now(*TILE)
    assert devices.tries == 1
    clock.now += PATIENCE + 1
    playing.play_now(*TILE)
    playing.play_now(*TILE)
    assert devices.tries == 2
    playing.hush()
    playing.rest()
    assert [(entry.levelname, entry.getMessage()) for entry in caplog.records] == [
        ("INFO", "there will be no sound: nothing here")
    ]


def test_a_device_that_went_away_is_opened_again() -> None:
    devices = Devices()
    playing, clock = player(devices)
    playing.play_now(*TILE)
    for _ in range(3):  # it asks
        devices.reads[0](10)
        clock.now += 2 * STALLED
        playing.play_now(*TILE)
    assert devices.tries == 1
    clock.now += 0.9 * STALLED  # it does not, but that may be chance
    playing.play_now(*TILE)
    assert devices.tries == 1
    clock.now += 0.2 * STALLED
    playing.play_now(*TILE)
    assert (devices.tries, devices.open_now) == (2, 1)
    assert devices.is_heard()


def test_a_variant_does_not_come_twice_running() -> None:
    playing, _ = player(Devices())
    for sound in (Sound.TILE, Sound.TAP):
        last = None
        seen = set()
        for _ in range(60):
            picked = playing.pick(sound)
            assert picked is not last
            last = picked
            seen.add(id(picked))
        assert len(seen) == len(files_of(sound))
    assert playing.pick(Sound.REFUSAL) is playing.pick(Sound.REFUSAL)


# The thread


def sound_threads() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == "sound"]


def test_the_thread_begins_with_the_first_sound_and_ends_when_closed() -> None:
    devices = Devices()
    sounds = Sounds(devices)
    sounds.hush()
    assert sound_threads() == []
    sounds.start(*TILE)
    (thread,) = sound_threads()
    assert thread.daemon, "a device that hangs must not keep the program alive"
    assert devices.opened.wait(LONG)
    sounds.close()
    assert not thread.is_alive()
    assert devices.open_now == 0
    sounds.close()


def test_an_error_nobody_expected_ends_the_sound_and_nothing_else(caplog: pytest.LogCaptureFixture) -> None:
    class Broken(Sounds):
        def play_now(self, sound: Sound, gain: float) -> None:
            raise ZeroDivisionError("in the player")

    sounds = Broken(Devices())
    sounds.start(*TILE)
    sounds.start(*TILE)
    sounds.close()
    assert sound_threads() == []
    assert "there will be no more sound" in caplog.text


def test_a_device_that_hangs_does_not_hold_up_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mtdesk.ui.sound.sounds._FAREWELL", 0.01)
    hanging, release = threading.Event(), threading.Event()

    class Hanging(Sounds):
        def play_now(self, sound: Sound, gain: float) -> None:
            hanging.set()
            assert release.wait(LONG)

    sounds = Hanging(Devices())
    sounds.start(*TILE)
    assert hanging.wait(LONG)
    (thread,) = sound_threads()
    sounds.close()
    assert thread.is_alive()
    release.set()
    thread.join(LONG)
    assert not thread.is_alive()


# The loudspeaker


def test_the_real_library_says_nothing_on_any_machine() -> None:
    probe = (
        "from mtdesk.ui.sound.device import DeviceError, Loudspeaker\n"
        "try: Loudspeaker(lambda frames: bytes(2 * frames)).close()\n"
        "except DeviceError as error: print(error)\n"
    )
    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "" or done.stdout.startswith(("no sound device", "miniaudio cannot be loaded"))


# The samples, since nobody hears them here


def test_every_sound_has_its_files() -> None:
    files = [file for sound in Sound for file in files_of(sound)]
    assert set(files) == set(paths.resource("sounds").iterdir())


@pytest.mark.parametrize("sound", Sound)
def test_a_sound_is_heard_and_neither_clipped_nor_cut_off(sound: Sound) -> None:
    for file in files_of(sound):
        loudness = [abs(sample) for sample in read_samples(file)]
        assert 0.01 < max(loudness) < 0.8
        assert max(loudness[-200:]) < 0.003


# Several sounds become one stream of samples


def read(mixer: Mixer, frames: int) -> list[int]:
    data = mixer.read(frames)
    assert len(data) == 2 * frames
    return array("h", data).tolist()


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
