"""The door to all sounds: mute, volume, variety, and not too much of one."""

import itertools

import pytest

from mtdesk.ui.sound.kinds import Sound
from mtdesk.ui.sound.sounds import GAP, Sounds
from tests.ui.sound.fakes import Clock, Output


@pytest.fixture
def output() -> Output:
    return Output()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def sounds(output: Output, clock: Clock) -> Sounds:
    return Sounds(output, clock)


def test_nothing_is_heard_before_the_settings_are_known_nor_after_the_end(
    sounds: Sounds, output: Output
) -> None:
    sounds.play(Sound.TILE)
    sounds.use(muted=False, volume=100)
    sounds.close()
    sounds.play(Sound.TILE)
    assert output.sounds == []
    assert output.closed == 1


def test_muting_ends_what_sounds_and_unmuting_is_heard(sounds: Sounds, output: Output) -> None:
    sounds.use(muted=False, volume=100)
    assert output.sounds == [], "the start of the program is silent"
    for muted, volume in ((True, 100), (False, 0)):
        sounds.use(muted=muted, volume=volume)
        sounds.play(Sound.TURN)
        assert output.sounds == []
    assert output.hushed == 1
    sounds.use(muted=False, volume=100)
    assert output.sounds == [Sound.TILE]


def test_another_volume_is_heard_and_other_settings_are_not(sounds: Sounds, output: Output) -> None:
    for _ in range(2):
        sounds.use(muted=False, volume=100)
    assert output.sounds == []
    sounds.use(muted=False, volume=30)
    assert output.sounds == [Sound.TILE]
    assert output.gains[0] < 0.2


def test_computers_in_a_hurry_tick_and_do_not_rattle(sounds: Sounds, output: Output, clock: Clock) -> None:
    sounds.use(muted=False, volume=100)
    times: list[float] = []
    for _ in range(1000):  # ten seconds of a tile every hundredth
        clock.now += 0.01
        before = len(output.sounds)
        sounds.play(Sound.TILE)
        if len(output.sounds) > before:
            times.append(clock.now)
    assert 30 < len(times) <= 10 / GAP
    assert min(b - a for a, b in itertools.pairwise(times)) >= GAP


def test_the_limit_is_each_sounds_own(sounds: Sounds, output: Output, clock: Clock) -> None:
    sounds.use(muted=False, volume=100)
    for _ in range(2):
        clock.now += 2.0
        for sound in Sound:
            sounds.play(sound)
    assert output.sounds == [*Sound, *Sound], "at the pace of people nothing is left out"
