"""Rule sets as `.mtrules` files: a name and all options (format.md 7.6); and a person's folder of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from mtdesk.files import is_device, is_put_aside, put_aside
from mtdesk.messages import describe, shown
from mtdesk.record.errors import RecordError, damaged
from mtdesk.record.files import dump_json, read_bounded, read_format, system_faults, write_atomically
from mtdesk.record.model import NAME_LENGTH, Name
from mtdesk.record.schema import Rules, check_printable
from mtdesk.rules.options import (
    FORMAT_VERSION,
    MIN_PLAYERS,
    SPECS,
    OptionError,
    OptionFault,
    Options,
    check_players,
)
from mtdesk.rules.presets import (
    CUSTOM,
    HAND_TABLES,
    PRESETS,
    admits,
    nearest_preset,
    options_for,
    preset_values,
)

FORMAT = "mtdesk-rules"
VERSION = FORMAT_VERSION
SUFFIX = ".mtrules"

_SIZE_LIMIT = 1024 * 1024
"""The most bytes of a file; one that we write has fewer than two thousand."""


Key = tuple[str, str]
"""A kind of rules, and a preset's id or a name."""


class RuleSet(msgspec.Struct, frozen=True):
    """Rules for any number of players: those of a preset with ``changes``; unnamed ones have an empty name.

    Make it with ``rule_set_of``, which leaves out changes without a difference.
    """

    name: str
    preset: str
    changes: Mapping[str, Any] = {}

    @property
    def key(self) -> Key:
        """What distinguishes them: their name, their preset, or that they are changes without a name."""
        if self.name:
            return "own", self.name.casefold()
        return (CUSTOM, "") if self.changes else ("preset", self.preset)

    def values(self) -> dict[str, Any]:
        """Return every option by its name; ``hand`` is a number or a hand table."""
        return {**preset_values(self.preset), **self.changes}

    def options(self, players: int) -> Options:
        """Return the options for this many players; raises OptionError like ``options_for``."""
        return options_for(self.preset, players, self.changes)


def rule_set_of(name: str, preset: str, changes: Mapping[str, object]) -> RuleSet:
    """Return the rules of a preset with changes, of which only real differences count. Raises OptionError."""
    usual = preset_values(preset)
    return RuleSet(
        name,
        preset,
        {option: changes[option] for option in SPECS if changes.get(option, usual[option]) != usual[option]},
    )


def read_rule_set(path: Path) -> RuleSet:
    """Return the rule set in a file, fully checked. Raises RecordError."""
    return rule_set_from(read_bounded(path, _SIZE_LIMIT))


def write_rule_set(path: Path, rule_set: RuleSet) -> None:
    """Write a rule set to a file, completely or not at all. Raises RecordError if it cannot be written."""
    write_atomically(path, rule_set_bytes(rule_set))


def rule_set_bytes(rule_set: RuleSet) -> bytes:
    """Return the rule set as the bytes of a file that people can read, too."""
    return msgspec.json.format(dump_json(rule_set_to_json(rule_set)), indent=2) + b"\n"


def rule_set_to_json(rule_set: RuleSet) -> dict[str, object]:
    """Return a rule set as plain JSON values."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "name": rule_set.name,
        "rules": {"preset": rule_set.preset, **rule_set.values()},
    }


class _Fields(Struct):
    """The keys of a file."""

    name: Name
    rules: Rules


def rule_set_from(data: bytes) -> RuleSet:
    """Return the rule set in the bytes of a file; one by which no one could play is invalid.

    Raises RecordError.
    """
    fields = read_format(data, FORMAT, VERSION, _Fields)
    check_printable(fields.name)
    values = dict(fields.rules)
    preset = values.pop("preset", CUSTOM)
    if not isinstance(preset, str):
        raise damaged(f"rules: the preset is {shown(preset)}")
    try:
        _check(values)
        return rule_set_of(fields.name, nearest_preset(values) if preset == CUSTOM else preset, values)
    except OptionError as error:
        raise damaged(describe(error)) from None


def _check(values: Rules) -> None:
    """Raise RecordError or OptionError unless these are all options, and two can play by them."""
    for option in SPECS:
        if option not in values:
            raise OptionError(OptionFault.MISSING_OPTION, option=option)
    if not admits("hand", values["hand"]):
        tables = ", ".join(HAND_TABLES)
        raise damaged(f"the hand is {shown(values['hand'])}, not a number or one of {tables}")
    check_players(options_for(next(iter(PRESETS)), MIN_PLAYERS, values), MIN_PLAYERS)


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
                unused.append(UnusedFile(put_aside(file) if error.is_damage else file, error))
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
        """Return an unused file; only letters, digits and blanks of the name are kept.

        It differs from all others by more than the case of letters, which some systems and exports ignore.
        """
        plain = "".join(letter if letter.isalnum() else " " for letter in name)
        stem = " ".join(plain.split()) or "rules"
        taken = [file.stem for file in self._folder.glob("*")]
        return self._folder / f"{free_name(stem, [*taken, stem] if is_device(stem) else taken)}{SUFFIX}"


def free_name(name: str, taken: Iterable[str]) -> str:
    """Return the name, with a number if it is one of those ``taken`` (in any case)."""
    used = {one.casefold() for one in taken}
    number, free = 1, name
    while free.casefold() in used:
        number += 1
        ending = f" {number}"
        free = name[: NAME_LENGTH - len(ending)].rstrip() + ending
    return free
