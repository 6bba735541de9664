"""The door to all sounds: mute, volume, variety, and not too much of one."""

import itertools

import pytest

from mtdesk.ui.sound.kinds import Sound
from mtdesk.ui.sound.sounds import GAP, Sounds
from tests.ui.sound.fakes import Clock, Output


class Bench:
    """Sounds with everything around them made for the test, at full volume."""

    def __init__(self, *, muted: bool = False, volume: int = 100) -> None:
        self.output, self.clock = Output(), Clock()
        self.sounds = Sounds(self.output, self.clock)
        self.sounds.use(muted=muted, volume=volume)

    def play(self, sound: Sound, after: float = 10.0) -> None:
        self.clock.now += after
        self.sounds.play(sound)

    @property
    def played(self) -> list[Sound]:
        return self.output.sounds


def test_silent_until_the_settings_are_known() -> None:
    output = Output()
    Sounds(output).play(Sound.TILE)
    assert output.requests == []


def test_muted_or_at_volume_0_nothing_is_played() -> None:
    for bench in (Bench(muted=True), Bench(volume=0)):
        bench.play(Sound.TILE)
        assert bench.played == []


def test_muting_ends_what_sounds_and_unmuting_is_heard() -> None:
    bench = Bench()
    assert bench.played == [], "the start of the program is silent"
    bench.sounds.use(muted=True, volume=100)
    assert bench.output.hushed == 1
    bench.play(Sound.TURN)
    bench.sounds.use(muted=False, volume=100)
    assert bench.played == [Sound.TILE]


def test_another_volume_is_heard_and_other_settings_are_not() -> None:
    bench = Bench()
    bench.sounds.use(muted=False, volume=100)
    assert bench.played == []
    bench.sounds.use(muted=False, volume=30)
    assert bench.played == [Sound.TILE]
    assert bench.output.requests[0].gain < 0.2


def test_computers_in_a_hurry_tick_and_do_not_rattle() -> None:
    bench = Bench()
    times: list[float] = []
    for _ in range(1000):  # ten seconds of a tile every hundredth
        before = len(bench.played)
        bench.play(Sound.TILE, after=0.01)
        if len(bench.played) > before:
            times.append(bench.clock.now)
    assert 30 < len(times) <= 10 / GAP
    assert min(b - a for a, b in itertools.pairwise(times)) >= GAP


@pytest.mark.parametrize("sound", list(Sound))
def test_at_the_pace_of_people_nothing_is_left_out(sound: Sound) -> None:
    bench = Bench()
    for _ in range(5):
        bench.play(sound, after=2.0)
    assert bench.played == [sound] * 5


def test_the_limit_is_each_sounds_own() -> None:
    bench = Bench()
    for sound in Sound:
        bench.play(sound, after=0.0)
    assert bench.played == list(Sound)


def test_closed_it_stays_silent() -> None:
    bench = Bench()
    bench.sounds.close()
    assert bench.output.closed == 1
    bench.play(Sound.TILE)
    assert bench.played == []
