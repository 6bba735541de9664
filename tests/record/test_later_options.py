"""Files, views and codes of this version mean the same to one that has an option and a value more."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mtdesk.record.deal_code import deal_code
from mtdesk.record.json_text import dump_json
from mtdesk.record.reading import read_record
from mtdesk.record.rule_sets import read_rule_set, rule_set_to_json
from mtdesk.record.view_json import view_to_json
from mtdesk.rules.options import FORMAT_VERSION
from mtdesk.rules.redact import view_of
from mtdesk.stats.summary import summarise
from tests.record.test_deal_code import GOLDEN, setup_of
from tests.records import position

ROOT = Path(__file__).parents[2]
RELEASE = ROOT / "tests/releases/data/0.1.0"
LATER = FORMAT_VERSION + 1
WEATHER = f"_choice(7, 8, 9, group=OptionGroup.DEAL, pagat=9, since={LATER}, before=7)"
CHANGES = (
    (r"^FORMAT_VERSION = \d+", f"FORMAT_VERSION = {LATER}"),
    (r"^(    open_hands: bool .*)", rf"\1\n    weather: int = {WEATHER}"),
    (r'^(    MUST_COVER = "must-cover")', r'\1\n    HALF_A_ROUND = "half-a-round"'),
    (r'later=\{"must-cover": 2\}', f'later={{"must-cover": 2, "half-a-round": {LATER}}}'),
)
"""All that adds an option, whose value in ``pagat`` is not that of older versions, and a value."""


@pytest.fixture(scope="module")
def later(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What the later version says of everything that this one has written."""
    folder = tmp_path_factory.mktemp("later")
    shutil.copytree(ROOT / "mtdesk", folder / "mtdesk", ignore=shutil.ignore_patterns("__pycache__"))
    table = folder / "mtdesk/rules/options.py"
    text = table.read_text(encoding="utf-8")
    for pattern, replacement in CHANGES:
        text, count = re.subn(pattern, replacement, text, flags=re.MULTILINE)
        assert count == 1, pattern
    table.write_text(text, encoding="utf-8")
    (folder / "view.json").write_bytes(dump_json(view()))
    script = Path(__file__).with_name("with_weather.py")
    run = subprocess.run(
        [sys.executable, script, RELEASE, folder / "view.json", *codes()],
        env={**os.environ, "PYTHONPATH": str(folder)},
        cwd=folder,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert not run.stderr
    said: dict[str, Any] = json.loads(run.stdout)
    assert Path(said["program"]).is_relative_to(folder)
    return said


def view() -> dict[str, Any]:
    record = read_record(RELEASE / "chains.mtrain")
    state = position(record)
    assert state is not None
    return view_to_json(view_of(state, 0), record.setup.players)


def codes() -> list[str]:
    """By a preset, by one with other rounds, with all options; and those that people have written down."""
    return [
        *GOLDEN.values(),
        deal_code(setup_of("pagat", 4)),
        deal_code(setup_of("bahnhof", 3, rounds=2)),
        deal_code(setup_of("swiss", 5, fork=True)),
    ]


def test_what_older_files_mean(later: dict[str, Any]) -> None:
    assert {later[kind] for kind in ("record", "journal", "rules", "pad", "view")} == {7}
    assert later["preset"] == 9


def test_what_older_codes_mean(later: dict[str, Any]) -> None:
    assert later["codes"] == [7] * len(codes())
    assert all(later["codes_kept"])


def test_codes_of_the_later_version_hold_what_is_new(later: dict[str, Any]) -> None:
    assert later["today_read"] == [True, True]
    assert len(set(later["today"])) == 2


def test_an_older_view_says_the_same_in_the_later_form(later: dict[str, Any]) -> None:
    older, written = view(), later["view_written"]
    assert written["version"] == LATER
    assert written["rules"].pop("weather") == 7
    assert {**written, "version": older["version"]} == json.loads(dump_json(older))


def test_older_rules_differ_from_their_preset_if_that_has_changed(later: dict[str, Any]) -> None:
    written = later["rules_written"]
    older: Any = rule_set_to_json(read_rule_set(RELEASE / "own.mtrules"))
    assert written["version"] == LATER
    assert written["rules"] == {**older["rules"], "weather": 7}


def test_games_keep_their_keys_in_the_statistics(later: dict[str, Any]) -> None:
    summary = summarise(read_record(RELEASE / "chains.mtrain"))
    assert summary is not None
    assert later["key"] == summary.key


def test_files_of_the_later_version_may_lack_nothing(later: dict[str, Any]) -> None:
    assert later["missing"] == "the option weather is missing"
