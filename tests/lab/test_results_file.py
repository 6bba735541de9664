"""Results as files."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from mtdesk.lab.results import write_results
from mtdesk.record.errors import RecordError
from tests.lab.made import conditions, results, score

MADE = results(
    conditions("a", "b", "b", scoring="winner-collects", double_blank=50),
    "rainy – sunday",
    score([1, 2], [Fraction(41, 2), 7]),
    score(["5/6", "13/6"], [0, 10**6]),
)


def test_what_the_file_holds(tmp_path: Path) -> None:
    file = tmp_path / "results.json"
    write_results(file, MADE)
    data = json.loads(file.read_text("utf-8"))
    assert (data["format"], data["version"], data["program"]) == ("mtdesk-tournament", 1, "1")
    assert data["levels"] == ["a", "b", "b"]
    assert (data["rules"]["preset"], data["rules"]["rounds"], data["rules"]["double_blank"]) == (
        "dutch",
        2,
        50,
    )
    assert data["seed"] == "rainy – sunday"
    assert data["deals"] == [
        {"deal": 1, "wins": [1, 2], "points": ["41/2", 7]},
        {"deal": 2, "wins": ["5/6", "13/6"], "points": [0, 1000000]},
    ]
    assert data["times"] == [[0.0001, 0.0001], [0.0001, 0.0001]]


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="no such file or folder"):
        write_results(tmp_path / "nowhere" / "results.json", MADE)
