"""The samples, measured, since nobody hears them here."""

from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from mtdesk import paths
from mtdesk.ui.sound.kinds import Sound
from mtdesk.ui.sound.mixer import RATE
from mtdesk.ui.sound.playback import files_of, read_samples
from tests.ui.sound.measure import Figures, decibels, figures, peak, rms, sound_files, sound_of

FILES = sound_files()
of_each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@cache
def measured(file: Path) -> Figures:
    return figures(read_samples(file))


def named(name: str) -> Path:
    return paths.resource(f"sounds/{name}.wav")


# The files


def test_every_sound_has_its_files() -> None:
    assert {sound_of(file) for file in FILES} == set(Sound)
    assert set(FILES) == set(paths.resource("sounds").iterdir())


# What all have in common


@of_each_file
def test_peak_and_length(file: Path) -> None:
    assert measured(file).peak <= -3
    assert 0.1 < measured(file).seconds < 1.7


def test_no_sound_is_much_louder_than_the_others() -> None:
    levels = {file.stem: measured(file).loudness for file in FILES}
    assert max(levels.values()) - min(levels.values()) < 9
    assert levels["tile-1"] < levels["double-1"], "a double has weight"
    assert levels["refusal-1"] < levels["tile-1"], "a refusal is no reproach"
    assert levels["turn-1"] < levels["round-win-1"] < levels["game-win-1"]


@of_each_file
def test_soft_at_both_ends_and_without_direct_current(file: Path) -> None:
    signal, most = read_samples(file), peak(read_samples(file))
    assert peak(signal[:9]) < 0.1 * most, "it snaps"
    assert peak(signal[-RATE // 200 :]) < 0.003, "it is cut off"
    assert decibels(abs(sum(signal)) / len(signal)) < -70


@pytest.mark.parametrize("sound", [Sound.TILE, Sound.DOUBLE, Sound.DRAW, Sound.TAP])
def test_what_is_heard_often_has_variants_that_differ_and_are_as_loud(sound: Sound) -> None:
    variants = files_of(sound)
    assert len(variants) >= 2
    for one, other in combinations(variants, 2):
        a, b = read_samples(one), read_samples(other)
        alike = sum(x * y for x, y in zip(a, b, strict=False)) / (len(a) * rms(a) * rms(b))
        assert abs(alike) < 0.9
        assert measured(one).loudness == pytest.approx(measured(other).loudness, abs=1)
