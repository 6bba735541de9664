"""The samples, since nobody hears them here."""

import pytest

from mtdesk import paths
from mtdesk.ui.sound.kinds import Sound
from mtdesk.ui.sound.playback import files_of, read_samples


def test_every_sound_has_its_files() -> None:
    files = [file for sound in Sound for file in files_of(sound)]
    assert {Sound(file.stem.rpartition("-")[0]) for file in files} == set(Sound)
    assert set(files) == set(paths.resource("sounds").iterdir())


@pytest.mark.parametrize("sound", Sound)
def test_a_sound_is_heard_and_neither_clipped_nor_cut_off(sound: Sound) -> None:
    for file in files_of(sound):
        loudness = [abs(sample) for sample in read_samples(file)]
        assert 0.01 < max(loudness) < 0.8
        assert max(loudness[-200:]) < 0.003
