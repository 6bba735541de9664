"""Results as files: what is written is read again, and what is wrong with one is said in one sentence."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from mtdesk.lab.results import LAST_BIN, read_results, write_results
from mtdesk.record.errors import RecordError
from tests.lab.made import conditions, results, score

MADE = results(
    conditions("a", "b", "b", scoring="winner-collects", double_blank=50),
    "rainy – sunday",
    score([1, 2], [Fraction(41, 2), 7]),
    score(["5/6", "13/6"], [0, 10**6]),
)
MADE.add(results(MADE.conditions, "t", score([0, 3], [5, 5])))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "results.json"
    write_results(path, MADE)
    return path


def test_what_is_written_is_read_again(file: Path) -> None:
    found = read_results(file)
    assert found == MADE
    assert list(found.deals) == ["rainy – sunday", "t"]


def changed(file: Path, place: list[str | int], value: object) -> None:
    """Put another value at this place of the file; ... takes away what is there."""
    data = json.loads(file.read_text("utf-8"))
    within: Any = data
    for step in place[:-1]:
        within = within[step]
    if value is ...:
        del within[place[-1]]
    else:
        within[place[-1]] = value
    file.write_text(json.dumps(data), "utf-8")


FIRST: list[str | int] = ["runs", 0, "deals", 0]
DAMAGES: list[tuple[list[str | int], object, str]] = [
    (["format"], "mtdesk-record", "format"),
    (["version"], 3, "version"),
    (["program"], 1, "program"),
    (["program"], "\ud800", "cannot be shown"),
    (["rules", "tap"], ..., "the option tap is missing"),
    (["rules", "hand"], 60, "the set has 91 tiles, but dealing 60 to each of 3 players takes 181"),
    (["levels"], ["a"], "the number of players is 1, but must be between 2 and 10"),
    (["levels", 0], "", "levels[0]"),
    (["levels", 0], "a\x1b[2J", "cannot be shown"),
    (["levels", 1], "c", "deal 1"),
    (["runs"], [], "no deal"),
    (["runs", 1, "seed"], None, "runs[1].seed"),
    (["runs", 1, "seed"], "rainy – sunday", "runs"),
    ([*FIRST, "deal"], 0, "runs[0].deals[0].deal"),
    ([*FIRST, "deal"], 2, "runs"),
    ([*FIRST, "wins"], [1, 1], "deal 1"),
    ([*FIRST, "wins"], [4, -1], "deal 1"),
    ([*FIRST, "wins"], [1, 1, 1], "deal 1"),
    ([*FIRST, "points"], [1.5, 1], "runs[0].deals[0].points[0]"),
    (["times", 0, 0], [LAST_BIN + 1, 1], "times[0][0][0]"),
    (["times", 0, 0], [1, 0], "times[0][0][1]"),
    (["times", 0, 0], 7, "times[0][0]"),
]


@pytest.mark.parametrize(("place", "value", "about"), DAMAGES)
def test_each_damage_has_its_sentence(file: Path, place: list[str | int], value: object, about: str) -> None:
    changed(file, place, value)
    with pytest.raises(RecordError, match=re.escape(about)):
        read_results(file)
