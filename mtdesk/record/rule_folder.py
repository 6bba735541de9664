"""The folder of a person's own rule sets: one `.mtrules` file for each, none ever overwritten unread."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from mtdesk.files import is_device, is_put_aside, put_aside
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.files import system_faults
from mtdesk.record.rule_sets import SUFFIX, RuleSet, read_rule_set, write_rule_set
from mtdesk.record.schema import NAME_LENGTH

_LEFT_ALONE = frozenset({Fault.NEWER_VERSION, Fault.NOT_ALLOWED, Fault.SYSTEM, Fault.IS_FOLDER})
"""Faults of files that are not damaged: another program, or another day, may read them."""


class UnusedFile(Struct, frozen=True):
    """A file without a usable rule set: where it is now, and what is wrong with it."""

    file: Path
    error: RecordError


class RuleFolder:
    """Reads and writes the rule sets in a folder, created with the first of them; their names differ."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._files: dict[str, Path] = {}

    def read(self) -> tuple[list[RuleSet], list[UnusedFile]]:
        """Read the rule sets in the folder by name, and the files without one; damaged ones are put aside.

        Of two with the same name, the later one gets a number. Raises RecordError if the folder is
        unreadable.
        """
        found: list[RuleSet] = []
        unused: list[UnusedFile] = []
        self._files.clear()
        with system_faults():
            files = sorted(self._folder.iterdir()) if self._folder.exists() else []
        for file in files:
            if file.suffix.lower() != SUFFIX or is_put_aside(file):
                continue
            try:
                rules = read_rule_set(file)
            except RecordError as error:
                unused.append(UnusedFile(file if error.fault in _LEFT_ALONE else put_aside(file), error))
                continue
            rules = RuleSet(free_name(rules.name, self._files), rules.preset, rules.changes)
            self._files[rules.name.casefold()] = file
            found.append(rules)
        return sorted(found, key=lambda rules: rules.name.casefold()), unused

    def keep(self, rules: RuleSet, instead_of: str = "") -> None:
        """Write a rule set, in place of the one of the same name or ``instead_of``. Raises RecordError."""
        with system_faults():
            self._folder.mkdir(parents=True, exist_ok=True)
        former = (instead_of or rules.name).casefold()
        file = self._files.get(former) or self._free_file(rules.name)
        write_rule_set(file, rules)
        self._files.pop(former, None)
        self._files[rules.name.casefold()] = file

    def remove(self, name: str) -> None:
        """Delete a rule set for good; does nothing if it is already gone. Raises RecordError."""
        with system_faults():
            self._files[name.casefold()].unlink(missing_ok=True)
        del self._files[name.casefold()]

    def _free_file(self, name: str) -> Path:
        """Return an unused file; only letters, digits and blanks of the name are kept."""
        plain = "".join(letter if letter.isalnum() else " " for letter in name)
        stem = " ".join(plain.split()) or "rules"
        number, file = 1, self._folder / f"{stem}{SUFFIX}"
        while file.exists() or is_device(file.name):
            number += 1
            file = self._folder / f"{stem} {number}{SUFFIX}"
        return file


def free_name(name: str, taken: Iterable[str]) -> str:
    """Return the name, with a number if it is one of those ``taken`` (in any case)."""
    used = {one.casefold() for one in taken}
    number, free = 1, name
    while free.casefold() in used:
        number += 1
        ending = f" {number}"
        free = name[: NAME_LENGTH - len(ending)].rstrip() + ending
    return free
