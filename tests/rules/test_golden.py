"""Golden games: whole rounds told move by move, compared with their files."""

from __future__ import annotations

from pathlib import Path

import pytest

from mtdesk.rules.presets import PRESETS
from tests import referee
from tests.rules.comparison import difference
from tests.rules.golden import files, parsed, rendered

FILES = files()

SPECIAL = {
    "cover-with-a-choice": "cover after an out, with a choice",
    "dead-double-binding": "pass bound to a dead double",
    "fork-and-marker-choice": "pass choosing the marker's end",
    "fork-nested": "fork, nested",
    "lap-with-several-out": "several out in the first lap",
    "last-double-over-the-limit": "last-tile double over doubles_per_turn",
    "marker-not-set-if-forced": "pass without marker (forced)",
    "on-double-ended-by-a-dead-double": "on-double: turn ended by a dead double",
    "opening-with-draws": "opening with draws",
    "round-blocked": "round blocked",
    "second-double-needs-cover": "third tile after a second double that needed cover",
    "tap-penalty-draw-two": "penalty draw-two, 2 drawn, by a draw",
    "tap-penalty-skip-turn": "two turns running of one seat",
    "winner-collects-shared": "points with a fraction",
}
"""The delicate case of the rules that each file tells."""


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_golden_games_go_as_they_are_told(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert rendered(parsed(text)) == text


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_golden_games_are_whole_rounds_to_both_engines(file: Path) -> None:
    record = parsed(file.read_text(encoding="utf-8")).record()
    assert difference(record) is None
    assert any("over" in line for line in referee.trace(record))


def test_there_is_a_game_of_every_preset_and_special_case() -> None:
    assert {file.stem for file in FILES} == {*PRESETS, *SPECIAL}
    games = {file.stem: parsed(file.read_text(encoding="utf-8")) for file in FILES}
    for preset in PRESETS:
        assert (games[preset].preset, games[preset].changes) == (preset, {})
    for stem, case in SPECIAL.items():
        assert referee.census(games[stem].record())[case] > 0, stem
