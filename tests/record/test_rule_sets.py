"""Rule sets as files: what is written is read again, and whatever is wrong is said in one clause."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from mtdesk.record.errors import RecordError
from mtdesk.record.rule_sets import (
    FORMAT,
    RuleSet,
    read_rule_set,
    rule_set_from,
    rule_set_of,
    rule_set_to_json,
    write_rule_set,
)
from mtdesk.rules.options import SPECS
from mtdesk.rules.presets import CUSTOM, HAND_TABLES, PRESETS, options_for, preset_values

SATURDAY = RuleSet("Saturday “n’ Co”", "dutch", {"hand": "A", "rounds": 7, "fork": True, "double_blank": 50})


def as_json(**rules: object) -> dict[str, Any]:
    """The file of Saturday's rules, some of them replaced."""
    data: dict[str, Any] = rule_set_to_json(SATURDAY)
    return {**data, "rules": {**data["rules"], **rules}}


def fault_of(data: object) -> RecordError:
    with pytest.raises(RecordError) as caught:
        rule_set_from(json.dumps(data).encode())
    assert str(caught.value).isprintable()
    return caught.value


def test_the_form_of_the_file(tmp_path: Path) -> None:
    file = tmp_path / "saturday.mtrules"
    write_rule_set(file, SATURDAY)
    data = json.loads(file.read_text(encoding="utf-8"))
    assert (data["format"], data["version"], data["name"]) == (FORMAT, 1, SATURDAY.name)
    assert list(data["rules"]) == ["preset", *SPECS]
    assert data["rules"]["hand"] == "A"
    assert read_rule_set(file) == SATURDAY


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("hand", [*HAND_TABLES, 3])
def test_every_preset_with_every_hand_comes_back(preset: str, hand: object) -> None:
    rules = rule_set_of("x", preset, {"hand": hand})
    assert rule_set_from(json.dumps(rule_set_to_json(rules)).encode()) == rules
    for players in (2, 9):
        assert rules.options(players) == options_for(preset, players, {"hand": hand})


def test_changes_that_are_none_do_not_count() -> None:
    assert rule_set_of("x", "dutch", {**preset_values("dutch"), "fork": True}).changes == {"fork": True}


def test_rules_that_name_no_preset_are_compared_with_the_nearest() -> None:
    for preset in PRESETS:
        usual = preset_values(preset)
        data = as_json(**{**usual, "fork": not usual["fork"], "double_blank": 7})
        for named in (CUSTOM, None):
            data["rules"]["preset"] = named
            if named is None:
                del data["rules"]["preset"]
            found = rule_set_from(json.dumps(data).encode())
            assert found.values() == {option: data["rules"][option] for option in SPECS}
            assert len(found.changes) <= 2


def test_further_keys_are_passed_over_but_not_among_the_rules() -> None:
    assert rule_set_from(json.dumps({**as_json(), "note": [1, 2]}).encode()) == SATURDAY
    assert "weather" in str(fault_of(as_json(weather="fine")))


@pytest.mark.parametrize(
    ("data", "about"),
    [
        ([], "expected"),
        ({"format": "mtdesk-record", "version": 1}, "format"),
        *(({**as_json(), "version": version}, "version") for version in (0, 3, "1")),
        *(({**as_json(), "name": name}, "") for name in ("", "x" * 41, "a\nb", 7)),
        ({"format": FORMAT, "version": 1, "name": "x"}, "rules"),
        ({"format": FORMAT, "version": 1, "name": "x", "rules": []}, "rules"),
        (as_json(preset="martian"), "martian"),
        (as_json(fork=1), "fork"),
        (as_json(rounds=12.0), "float"),
        (as_json(set=10), "set"),
        (as_json(set=6, hand=20), "the set has 28 tiles"),
        *((as_json(hand=hand), "the hand is") for hand in ("E", True, 1)),
    ],
)
def test_what_is_wrong(data: object, about: str) -> None:
    assert about in str(fault_of(data))


@pytest.mark.parametrize("option", SPECS)
def test_no_option_may_be_missing(option: str) -> None:
    data = as_json()
    del data["rules"][option]
    assert option in str(fault_of(data))
