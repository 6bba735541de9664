"""The samples, measured, since nobody hears them here."""

import math
from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from devtools import sounds
from mtdesk import paths
from mtdesk.ui.sound.kinds import Sound
from mtdesk.ui.sound.mixer import RATE
from mtdesk.ui.sound.playback import files_of, read_samples
from tests.ui.sound.measure import Figures, decibels, figures, hertz_of, peak, rms, sound_files, sound_of

FILES = sound_files()
of_each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@cache
def measured(file: Path) -> Figures:
    return figures(read_samples(file))


def named(name: str) -> Path:
    return paths.resource(f"sounds/{name}.wav")


def strongest(file: Path, start: float, end: float) -> float:
    """The frequency with most power between two seconds of a sound."""
    power = figures(read_samples(file)[round(start * RATE) : round(end * RATE)]).power
    return hertz_of(power)[power.index(max(power))]


# The files


def test_every_sound_has_its_recipe_and_its_files() -> None:
    assert sounds.RECIPES.keys() == {sound.value for sound in Sound}
    assert {file.name for file in FILES} == sounds.files().keys()
    assert {file.name for file in FILES} == {file.name for file in paths.resource("sounds").iterdir()}


@pytest.mark.slow
def test_making_them_again_gives_the_same(tmp_path: Path) -> None:
    sounds.write_all(tmp_path)
    made = sorted((tmp_path / sounds.FOLDER).iterdir())
    assert [file.name for file in made] == sorted(file.name for file in FILES)
    for file in made:
        pairs = zip(read_samples(file), read_samples(named(file.stem)), strict=True)
        # Libraries of mathematics differ in the last bit, and that may decide a rounding.
        assert max(abs(a - b) for a, b in pairs) < 1.5 / 32768, file.name


def test_files_of_sounds_that_are_no_more_are_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sounds, "RECIPES", {"refusal": sounds.RECIPES["refusal"]})
    (tmp_path / sounds.FOLDER).mkdir(parents=True)
    (tmp_path / sounds.FOLDER / "cannon-1.wav").touch()
    sounds.write_all(tmp_path)
    assert [file.name for file in (tmp_path / sounds.FOLDER).iterdir()] == ["refusal-1.wav"]


def test_they_are_small() -> None:
    assert sum(file.stat().st_size for file in FILES) < 850_000


# What all have in common


@pytest.mark.slow
@of_each_file
def test_peak_length_and_level(file: Path) -> None:
    found, recipe = measured(file), sounds.RECIPES[sound_of(file).value]
    assert found.peak <= -3
    assert 0.1 < found.seconds < 1.7
    assert found.loudness == pytest.approx(recipe.level, abs=1.0)


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


@of_each_file
def test_nothing_harsh_and_nothing_only_large_loudspeakers_have(file: Path) -> None:
    found = measured(file)
    assert found.share(6000, RATE) < 0.002
    assert found.share(3000, RATE) < 0.03
    assert found.share(0, 150) < 0.02


@pytest.mark.parametrize("sound", [Sound.TILE, Sound.DOUBLE, Sound.DRAW, Sound.TAP])
def test_what_is_heard_often_has_variants_that_differ_and_are_as_loud(sound: Sound) -> None:
    variants = files_of(sound)
    assert len(variants) >= 2
    for one, other in combinations(variants, 2):
        a, b = read_samples(one), read_samples(other)
        alike = sum(x * y for x, y in zip(a, b, strict=False)) / (len(a) * rms(a) * rms(b))
        assert abs(alike) < 0.9
        assert measured(one).loudness == pytest.approx(measured(other).loudness, abs=1)


# What each is


@pytest.mark.parametrize("file", files_of(Sound.TILE), ids=lambda file: file.stem)
def test_a_tile_is_a_click_with_a_body(file: Path) -> None:
    assert measured(file).share(250, 900) > 0.5
    assert 0.1 < measured(file).share(1000, 3000) < 0.35
    signal = read_samples(file)
    assert decibels(rms(signal[round(0.08 * RATE) :]) / peak(signal)) < -30, "it rings"


def test_a_double_is_lower_and_longer() -> None:
    for double in files_of(Sound.DOUBLE):
        for tile in files_of(Sound.TILE):
            assert measured(double).centroid < 0.75 * measured(tile).centroid
            assert measured(double).seconds > measured(tile).seconds


@pytest.mark.parametrize("file", files_of(Sound.TAP), ids=lambda file: file.stem)
def test_a_tap_is_two_knocks_on_wood(file: Path) -> None:
    assert measured(file).share(0, 1000) > 0.97
    signal = read_samples(file)
    step = RATE // 100
    levels = [rms(signal[start : start + step]) for start in range(0, len(signal) - step, step)]
    onsets = [n for n in range(1, len(levels)) if levels[n] > 3 * levels[n - 1]]
    assert len(onsets) == 1, "the second knock; the first one is the beginning"
    assert 0.1 < onsets[0] / 100 < 0.15


@pytest.mark.parametrize("file", files_of(Sound.WHISTLE), ids=lambda file: file.stem)
def test_a_whistle_is_a_chord_of_three_pipes(file: Path) -> None:
    found = measured(file)
    near = [found.share(0.955 * root, 1.02 * root) for root in (349.23, 440.0, 523.25)]
    assert min(near) > 0.12
    assert sum(near) > 0.75
    octaves = [found.share(1.91 * root, 2.04 * root) for root in (349.23, 440.0, 523.25)]
    assert 0.01 < sum(octaves) < 0.1


def purest(file: Path) -> float:
    """The share of the energy in the strongest few hertz."""
    return max(measured(file).power) / sum(measured(file).power)


def test_rubbing_and_steam_have_no_tone() -> None:
    for file in (*files_of(Sound.DRAW), *files_of(Sound.STEAM)):
        assert purest(file) < 0.03
        assert 700 < measured(file).centroid < 1400
    assert min(map(purest, files_of(Sound.WHISTLE))) > 0.06


def test_a_turn_rises_a_refusal_falls_and_a_lost_round_comes_to_rest() -> None:
    for turn in files_of(Sound.TURN):
        assert strongest(turn, 0.06, 0.15) < 0.9 * strongest(turn, 0.25, 0.5)
    assert strongest(named("refusal-1"), 0.02, 0.09) > 1.1 * strongest(named("refusal-1"), 0.12, 0.22)
    assert strongest(named("round-over-1"), 0.02, 0.14) > 1.1 * strongest(named("round-over-1"), 0.3, 0.6)


def test_the_tunes_are_in_tune() -> None:
    scale = [261.63 * 2 ** (n / 12) for n in (0, 2, 4, 5, 7, 9, 11, 12, 14, 16, 17, 19, 21, 23, 24)]
    for name, times in (("round-win-1", (0.02, 0.12, 0.22)), ("game-win-1", (0.02, 0.13, 0.24, 0.4, 0.54))):
        for time in times:
            pitch = strongest(named(name), time, time + 0.08)
            cents = min(abs(1200 * math.log2(pitch / note)) for note in scale)
            assert cents < 45, (name, time, pitch)
