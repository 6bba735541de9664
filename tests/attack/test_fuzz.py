"""Some of the bad files; the long run is ``python -m tests.attack.fuzz``."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

from tests.attack.corpora import dictionary
from tests.attack.fuzz import complaint, damaged, read_all_large
from tests.attack.targets import targets

NAMES = (
    *("record", "journal", "settings", "programs", "question", "answer", "glance", "kind of file"),
    *("report", "daily results", "practice", "hands"),
    *("statistics", "archive", "score pad", "rule set", "kept analysis", "deal code", "arguments"),
)
INPUTS = 50


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_in_a_file_it_is_taken_or_refused(name: str, tmp_path: Path) -> None:
    (target,) = (found for found in targets(tmp_path) if found.name == name)
    words, figures = dictionary(), dict[str, int]()
    for data in target.corpus[:3]:
        assert complaint(target, tmp_path / "input", data, figures) is None
    assert figures == {f"{name} taken": min(3, len(target.corpus))}
    for number in range(INPUTS):
        data = damaged(Random(number), target.corpus, words)
        assert complaint(target, tmp_path / "input", data, figures) is None, data
    felt = 0 if name in ("kind of file", "report") else INPUTS // 3  # which read only the beginning
    assert figures[f"{name} refused"] > felt


def test_all_readers_are_attacked(tmp_path: Path) -> None:
    assert tuple(target.name for target in targets(tmp_path)) == NAMES


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot fork")
def test_large_files_cost_little_time_and_memory(tmp_path: Path) -> None:
    chosen = [target for target in targets(tmp_path) if target.name in ("record", "settings")]
    assert not list(read_all_large(tuple(chosen), tmp_path / "input", ("brackets", "digits")))
