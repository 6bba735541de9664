"""Games without a window: the same records on any number of cores, each with its own seed."""

from pathlib import Path

import pytest

from mtdesk.lab.simulate import Simulation, simulate
from mtdesk.record.record_file import read_record
from mtdesk.rules.presets import options_for


def _simulation(games: int, preset: str = "pagat", seed: str = "s") -> Simulation:
    return Simulation(preset, options_for(preset, 3, {"rounds": 2}), ("easy", "medium", "easy"), games, seed)


def _files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.slow
def test_the_same_seed_gives_the_same_records_on_one_core_and_on_two(tmp_path: Path) -> None:
    done: list[tuple[int, int]] = []
    simulate(_simulation(12), tmp_path / "one", workers=1, on_progress=lambda *far: done.append(far))
    simulate(_simulation(12), tmp_path / "deep" / "two", workers=2)
    assert done == [(number, 12) for number in range(1, 13)]
    one = _files(tmp_path / "one")
    assert sorted(one) == [f"{number:02}.mtrain" for number in range(1, 13)]
    assert one == _files(tmp_path / "deep" / "two")
    assert len(set(one.values())) == 12


def test_every_record_carries_its_seed_and_is_sound(tmp_path: Path) -> None:
    simulate(_simulation(4, seed="any text"), tmp_path, workers=1)
    for number in range(1, 5):
        # Reading checks the deals against the seed, and every move.
        record = read_record(tmp_path / f"{number}.mtrain")
        assert record.setup.seed == f"any text-{number}"
        assert record.setup.first_starter == (number - 1) % 3
        assert [player.level for player in record.setup.players] == ["easy", "medium", "easy"]
        assert len(record.rounds) == 2
