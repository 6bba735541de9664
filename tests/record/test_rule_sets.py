"""Rule sets as files and in their folder: written and read again, and whatever is wrong in one clause."""

from __future__ import annotations

import errno
import json
from pathlib import Path
from typing import Any

import pytest

from mtdesk.record import files
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.rule_sets import (
    FORMAT,
    RuleFolder,
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


# The folder


GRANNY = RuleSet("Granny", "dutch", {"fork": True})
BAR = RuleSet("Bar", "pagat", {"rounds": 3})


def opened(folder: Path) -> tuple[RuleFolder, list[RuleSet]]:
    result = RuleFolder(folder)
    found, unused = result.read()
    assert unused == []
    return result, found


def test_a_folder_that_is_not_there_is_empty_and_made_with_the_first(tmp_path: Path) -> None:
    place = tmp_path / "config" / "rulesets"
    folder, found = opened(place)
    assert found == []
    assert not place.exists()
    folder.keep(GRANNY)
    folder.keep(BAR)
    assert opened(place)[1] == [BAR, GRANNY]


def test_names_are_no_paths(tmp_path: Path) -> None:
    place = tmp_path / "rulesets"
    folder, _ = opened(place)
    names = ["../../evil", "..", "/etc/passwd", "C:\\x", "a/b", "CON", "x-damaged-1", "ünïcode 桜", "…"]
    for name in names:
        folder.keep(RuleSet(name, "dutch", {}))
    assert {rules.name for rules in opened(place)[1]} == set(names)
    assert len(list(place.iterdir())) == len(names)
    assert [one.name for one in tmp_path.iterdir()] == ["rulesets"]


def test_a_rule_set_takes_the_place_of_its_former_self(tmp_path: Path) -> None:
    folder, _ = opened(tmp_path)
    folder.keep(GRANNY)
    folder.keep(RuleSet("Granny", "dutch", {}))
    folder.keep(RuleSet("Grandma", "dutch", {"rounds": 2}), instead_of="Granny")
    assert len(list(tmp_path.iterdir())) == 1
    folder.keep(GRANNY)
    assert [rules.name for rules in opened(tmp_path)[1]] == ["Grandma", "Granny"]
    folder.remove("grandma")
    assert opened(tmp_path)[1] == [GRANNY]


def test_a_file_that_came_meanwhile_is_not_overwritten(tmp_path: Path) -> None:
    folder, _ = opened(tmp_path)
    write_rule_set(tmp_path / "Granny.mtrules", BAR)
    folder.keep(GRANNY)
    assert opened(tmp_path)[1] == [BAR, GRANNY]


def test_two_files_of_one_name_are_told_apart(tmp_path: Path) -> None:
    write_rule_set(tmp_path / "a.mtrules", GRANNY)
    write_rule_set(tmp_path / "b.mtrules", RuleSet("GRANNY", "pagat", {}))
    folder, found = opened(tmp_path)
    assert [rules.name for rules in found] == ["Granny", "GRANNY 2"]
    folder.remove("GRANNY 2")
    assert opened(tmp_path)[1] == [GRANNY]


def test_what_is_damaged_is_put_aside_once(tmp_path: Path) -> None:
    (tmp_path / "a.mtrules").write_text("{")
    write_rule_set(tmp_path / "b.mtrules", GRANNY)
    (tmp_path / "notes.txt").write_text("not ours")
    folder = RuleFolder(tmp_path)
    found, unused = folder.read()
    assert found == [GRANNY]
    assert [(one.file.name, one.error.fault) for one in unused] == [("a-damaged-1.mtrules", Fault.DAMAGED)]
    assert (tmp_path / "a-damaged-1.mtrules").read_text() == "{"
    assert folder.read() == ([GRANNY], [])


@pytest.mark.parametrize(
    "error", [TimeoutError(errno.ETIMEDOUT, "Connection timed out"), OSError(errno.EIO, "I/O")]
)
def test_a_disk_that_gives_no_answer_puts_nothing_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: OSError
) -> None:
    opened(tmp_path)[0].keep(GRANNY)

    def refuse(_: Path, *__: object) -> object:
        raise error

    monkeypatch.setattr(Path, "open", refuse)
    found, unused = RuleFolder(tmp_path).read()
    assert (found, [one.file.name for one in unused]) == ([], ["Granny.mtrules"])
    monkeypatch.undo()
    assert opened(tmp_path)[1] == [GRANNY]


def test_a_file_of_a_later_version_stays_where_it_is(tmp_path: Path) -> None:
    file = tmp_path / "a.mtrules"
    file.write_text(json.dumps({**rule_set_to_json(GRANNY), "version": 3}))
    found, unused = RuleFolder(tmp_path).read()
    assert found == []
    assert [(one.file, one.error.fault) for one in unused] == [(file, Fault.NEWER)]
    assert file.exists()


def test_a_full_disk_loses_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder, _ = opened(tmp_path)
    folder.keep(GRANNY)

    def full(path: Path, data: bytes, *, follow_link: bool = True) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(files, "write_whole", full)
    with pytest.raises(RecordError) as caught:
        folder.keep(RuleSet("Grandma", "dutch", {}), instead_of="Granny")
    assert caught.value.fault == Fault.DISK_FULL
    monkeypatch.undo()
    assert opened(tmp_path)[1] == [GRANNY]
    folder.keep(RuleSet("Grandma", "dutch", {}), instead_of="Granny")
    assert [rules.name for rules in opened(tmp_path)[1]] == ["Grandma"]
