"""The folder of a person's own rule sets: nothing in it is ever lost."""

from __future__ import annotations

import errno
import json
from pathlib import Path

import pytest

from mtdesk.record import files
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.rule_sets import RuleFolder, RuleSet, rule_set_to_json, write_rule_set

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
