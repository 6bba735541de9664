"""People's own rule sets as `.mtrules` files: one JSON text with a name and every option (rules.md 7.6)."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from mtdesk.record.checks import as_object, as_text, need
from mtdesk.record.errors import Fault, RecordError
from mtdesk.record.files import read_bounded, write_atomically
from mtdesk.record.json_text import dump_json, load_json
from mtdesk.record.schema import check_format, name_from
from mtdesk.rules.options import (
    FORMAT_VERSION,
    MIN_PLAYERS,
    SPECS,
    OptionError,
    OptionFault,
    Options,
    Range,
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


class RuleSet(msgspec.Struct, frozen=True):
    """Rules for any number of players: those of a preset with ``changes``; unnamed ones have an empty name.

    Make it with ``rule_set_of``, which leaves out changes without a difference.
    """

    name: str
    preset: str
    changes: Mapping[str, Any] = {}

    def values(self) -> dict[str, object]:
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
    return rule_set_from(load_json(read_bounded(path, _SIZE_LIMIT)))


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


def rule_set_from(data: object) -> RuleSet:
    """Return the rule set in plain JSON values; one by which no one could play is invalid.

    Raises RecordError.
    """
    if not isinstance(data, dict):
        raise RecordError(Fault.NOT_RULES)
    check_format(data, FORMAT, VERSION, Fault.NOT_RULES)
    name = name_from(need(data, "name"), "name")
    values = dict(as_object(need(data, "rules"), "rules"))
    preset = as_text(values.pop("preset", CUSTOM), "preset")
    try:
        _check(values)
        return rule_set_of(name, nearest_preset(values) if preset == CUSTOM else preset, values)
    except OptionError as error:
        raise RecordError(Fault.OPTIONS, error=error) from None


def _check(values: dict[str, object]) -> None:
    """Raise RecordError or OptionError unless these are all options, and two can play by them."""
    for option in SPECS:
        if option not in values:
            raise OptionError(OptionFault.MISSING_OPTION, option=option)
    hand, numbers = values["hand"], SPECS["hand"]
    if not admits("hand", hand):
        assert isinstance(numbers, Range)
        raise RecordError(
            Fault.BAD_HAND, value=hand, low=numbers.low, high=numbers.high, tables=", ".join(HAND_TABLES)
        )
    check_players(options_for(next(iter(PRESETS)), MIN_PLAYERS, values), MIN_PLAYERS)
