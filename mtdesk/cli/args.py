"""What the arguments of several commands mean: rules, options, levels, seeds."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from mtdesk.cli.fault import CommandError
from mtdesk.messages import describe, shown
from mtdesk.rules.options import SPECS, OptionError, Options, check_players
from mtdesk.rules.presets import PRESETS, options_for

if TYPE_CHECKING:
    from mtdesk.lab.tournament import Entrant

_NAME = re.compile(r"\w[\w .-]{0,29}")
"""What another program may be called in a list of names separated by commas."""
_LARGEST = 999_999_999
"""The largest of all numbers that are asked for."""


def add_rules(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that ``options_of`` reads."""
    add = parser.add_argument
    add("--rules", metavar="PRESET", required=True, help=f"the rules to play by: {', '.join(PRESETS)}")
    add(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help=f"change one option; may be repeated. Options: {', '.join(SPECS)}",
    )
    add("--rounds", metavar="R", help="rounds per game (default: as in the rules)")


def number_of(things: str, least: int = 1) -> Callable[[str], int]:
    """Return an argparse type: a number of these things, at least the given one."""

    def number(text: str) -> int:
        found = _number(text)
        if found < least:
            raise argparse.ArgumentTypeError(
                f"{shown(text)} is not a number of {things} from {least} to {_LARGEST}"
            )
        return found

    return number


def _number(text: str) -> int:
    """Return a number from 1 to the largest, or 0 if the text is not one."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= len(str(_LARGEST)) else 0


def levels_of(text: str) -> tuple[str, ...]:
    """Return the levels separated by commas; raises CommandError for an unknown one."""
    return tuple(level_of(level.strip()) for level in text.split(","))


def level_of(text: str) -> str:
    """Return the level with this name; raises CommandError if there is none."""
    from mtdesk.ai.levels import LEVELS

    if text not in LEVELS:
        raise CommandError(f"there is no level {shown(text)}, only: {', '.join(LEVELS)}")
    return text


def bots_of(texts: Sequence[str]) -> dict[str, str]:
    """Return the commands of other programs by name, each text NAME=COMMAND; raises CommandError."""
    from mtdesk.ai.levels import LEVELS

    bots: dict[str, str] = {}
    for text in texts:
        name, _, command = (part.strip() for part in text.partition("="))
        if not command or not _NAME.fullmatch(name):
            raise CommandError(
                f"--bot needs a short name and a command as in heavy='python3 heavy.py', not {shown(text)}"
            )
        if name in LEVELS or name in bots:
            raise CommandError(f"there is a player called {shown(name)} already")
        bots[name] = command
    return bots


def check_player(name: str, command: str, folder: Path | None = None) -> None:
    """Raise CommandError if a program, started in this folder, cannot answer a simple question."""
    from mtdesk.control.outside import OutsideFailure, check_program
    from mtdesk.control.pool import LIMIT

    try:
        check_program(command, LIMIT, folder)
    except OutsideFailure as failure:
        raise CommandError(f"{name} {failure}") from None


def entrants_of(text: str, bots: Mapping[str, str]) -> tuple[Entrant, ...]:
    """Return the players of a tournament, separated by commas; raises CommandError for an unknown one."""
    return tuple(_entrant(one.strip(), bots) for one in text.split(","))


def _entrant(text: str, bots: Mapping[str, str]) -> Entrant:
    """Return one of the bots, a level with its own work, or LEVEL@WORK."""
    from mtdesk.lab.tournament import Level, Outside

    if text in bots:
        return Outside(text, bots[text])
    name, at, work = text.partition("@")
    (level,) = levels_of(name)
    if at and not _number(work):
        steps = f"a number of steps of search from 1 to {_LARGEST}"
        raise CommandError(f"{shown(work)} is not {steps}, as in {level}@500")
    return Level(level, _number(work) or None)


def options_of(args: argparse.Namespace, players: int) -> Options:
    """Return the options of this preset with these changes. Raises CommandError if so many cannot play."""
    changes = dict(change_of(text) for text in args.option)
    if args.rounds is not None:
        changes["rounds"] = _value("rounds", args.rounds)
    try:
        options = options_for(args.rules, players, changes)
        check_players(options, players)
    except OptionError as error:
        raise CommandError(describe(error)) from None
    return options


def change_of(text: str) -> tuple[str, object]:
    """Return the option and the value that NAME=VALUE means; raises CommandError."""
    name, equals, value = text.partition("=")
    if not equals:
        raise CommandError(f"--option needs a name and a value as in rounds=5, not {shown(text)}")
    return name.strip(), _value(name.strip(), value.strip())


_WORDS = {"yes": True, "no": False, "none": None}


def _value(option: str, text: str) -> object:
    """Return the value that a text means for an option: a name, a number, true, false, null (rules.md 2)."""
    if option in SPECS and SPECS[option].admits(text):
        return text
    if text in _WORDS:
        return _WORDS[text]
    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError):
        return text
    return value


def seed_of(text: str) -> str:
    """Return a seed as it was typed; raises CommandError if that is not text."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise CommandError("the seed is not text in the encoding of this terminal") from None
    return text
