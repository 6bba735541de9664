"""The command line: mtdesk [play] [FILE] | simulate | trace.

It speaks English, says what is wrong in one sentence on standard error, and loads Qt only to play.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import SpooledTemporaryFile, TemporaryFile
from typing import NoReturn

from mtdesk import __version__
from mtdesk.display import display_fault
from mtdesk.messages import describe, printable, shown
from mtdesk.record.errors import RecordError, system_fault
from mtdesk.record.json_text import dump_json
from mtdesk.record.reading import read_unplayed
from mtdesk.record.trace import trace
from mtdesk.rules.options import SPECS, OptionError, Options, check_players
from mtdesk.rules.presets import CUSTOM, PRESETS, options_for

_WRONG = 2
_FAILED = 1
_INTERRUPTED = 130
_IN_MEMORY = 32 * 1024 * 1024
"""Bytes of a trace that are kept in memory until it is whole; what is longer waits on the disk."""


class _Fault(Exception):  # noqa: N818 -- a fault of the arguments or of a file, not of the program
    """What ends the command, as one sentence."""

    def __init__(self, sentence: object, status: int = _WRONG) -> None:
        super().__init__(printable(str(sentence)))
        self.status = status


class _Parser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence."""

    def error(self, message: str) -> NoReturn:
        raise _Fault(message)


def main(arguments: Sequence[str]) -> int:
    """Carry out a command line without the program's name; returns the exit status.

    0: done. 1: not finished, because something could not be written. 2: wrong arguments, a bad record, no
    display.
    """
    try:
        wishes = _parser().parse_args(_with_command(arguments))
        status: int = wishes.command(wishes)
    except _Fault as fault:
        print(f"mtdesk: {fault}", file=sys.stderr)
        return fault.status
    except BrokenPipeError:
        # Whoever read our output has gone; Python must not try to write the rest when it ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return _FAILED
    except KeyboardInterrupt:
        return _INTERRUPTED
    return status


def _with_command(arguments: Sequence[str]) -> list[str]:
    """The arguments with the command to play put in where none is named."""
    first = arguments[0] if arguments else ""
    named = first in _COMMANDS or first in {"-h", "--help", "--version"}
    return [*arguments] if named else ["play", *arguments]


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="mtdesk",
        usage="mtdesk [play] [FILE] | mtdesk simulate ... | mtdesk trace FILE",
        description="Mexican Train, the domino game. Without a command it is played in a window.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"mtdesk {__version__}")
    commands = parser.add_subparsers(prog="mtdesk", metavar="COMMAND", required=True)
    for name, (add_arguments, carry_out, purpose) in _COMMANDS.items():
        command = commands.add_parser(name, help=purpose, description=purpose, allow_abbrev=False)
        add_arguments(command)
        command.set_defaults(command=carry_out)
    return parser


# Playing


def _play_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, nargs="?", help="a record to open (.mtrain)")


def _play(wishes: argparse.Namespace) -> int:
    file: Path | None = wishes.file
    if file is not None:
        _check_there(file)
    fault = display_fault()
    if fault is not None:
        raise _Fault(fault)
    try:
        from mtdesk.app import run  # noqa: PLC0415 -- it loads Qt, which nothing else here needs
    except ImportError as error:
        if not (error.name or "").startswith(("PySide6", "shiboken6")):
            raise
        raise _Fault(f"Qt cannot be loaded: {error}") from error
    return run(file)


def _check_there(file: Path) -> None:
    try:
        file.stat()
    except FileNotFoundError:
        raise _Fault(f"{file}: there is no such file or command") from None
    except OSError as error:
        raise _Fault(f"{file}: {system_fault(error)}") from None


# Tracing


def _trace_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path, help="a record (.mtrain)")


def _trace(wishes: argparse.Namespace) -> int:
    """Print the trace of a record, wholly or not at all (rules.md 8)."""
    file: Path = wishes.file
    try:
        with SpooledTemporaryFile(_IN_MEMORY) as lines:
            for line in trace(read_unplayed(file)):
                lines.write(dump_json(line) + b"\n")
            lines.seek(0)
            shutil.copyfileobj(lines, sys.stdout.buffer)
            sys.stdout.buffer.flush()
    except RecordError as error:
        raise _Fault(f"{file}: {error}") from None
    except BrokenPipeError:
        raise
    except OSError as error:
        raise _Fault(f"the trace cannot be written: {system_fault(error)}", _FAILED) from None
    return 0


# Simulating


def _simulate_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--rules", metavar="PRESET", required=True, help=f"one of: {', '.join(PRESETS)}")
    add("--option", metavar="NAME=VALUE", action="append", default=[], help="another value for one option")
    add("--levels", metavar="A,B,C", required=True, help="the level of each player, separated by commas")
    add("--games", metavar="G", type=_number_of_games, required=True, help="how many games to play")
    add("--rounds", metavar="R", help="how many rounds each game has, if not as the preset says")
    add("--seed", metavar="S", required=True, help="any text; the same seed gives the same records")
    add("--out", metavar="DIR", type=Path, required=True, help="the folder that gets the records")


def _number_of_games(text: str) -> int:
    games = int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0
    if not games:
        raise argparse.ArgumentTypeError(f"{shown(text)} is not a number of games from 1")
    return games


def _simulate(wishes: argparse.Namespace) -> int:
    """Let computers play, and write a record of every game."""
    # The computer players and their processes are slow to load, and nothing else here needs them.
    from mtdesk.lab.progress import ProgressBar  # noqa: PLC0415
    from mtdesk.lab.simulate import Simulation, simulate  # noqa: PLC0415

    levels = _levels(wishes.levels)
    options = _options(wishes, len(levels))
    preset = CUSTOM if wishes.option else wishes.rules
    simulation = Simulation(preset, options, levels, wishes.games, _seed(wishes.seed))
    folder: Path = wishes.out
    _make_folder(folder)
    try:
        simulate(simulation, folder, on_progress=ProgressBar(sys.stderr, wishes.games).show)
    except RecordError as error:
        raise _Fault(f"{folder}: {error}", _FAILED) from None
    except OSError as error:
        raise _Fault(f"{folder}: {system_fault(error)}", _FAILED) from None
    return 0


def _levels(text: str) -> tuple[str, ...]:
    from mtdesk.ai.levels import LEVELS  # noqa: PLC0415 -- as above

    levels = tuple(level.strip() for level in text.split(","))
    for level in levels:
        if level not in LEVELS:
            raise _Fault(f"there is no level {shown(level)}, only: {', '.join(LEVELS)}")
    return levels


def _options(wishes: argparse.Namespace, players: int) -> Options:
    changes = dict(_change(text) for text in wishes.option)
    if wishes.rounds is not None:
        changes["rounds"] = _value("rounds", wishes.rounds)
    try:
        options = options_for(wishes.rules, players, changes)
        check_players(options, players)
    except OptionError as error:
        raise _Fault(describe(error)) from None
    return options


def _change(text: str) -> tuple[str, object]:
    name, equals, value = text.partition("=")
    if not equals:
        raise _Fault(f"--option needs a name and a value as in rounds=5, not {shown(text)}")
    return name.strip(), _value(name.strip(), value.strip())


_WORDS = {"yes": True, "no": False, "none": None}


def _value(option: str, text: str) -> object:
    """The value that a text means for an option: a name, or a number, true, false or null (rules.md 2)."""
    if option in SPECS and SPECS[option].admits(text):
        return text
    if text in _WORDS:
        return _WORDS[text]
    try:
        value: object = json.loads(text)
    except (ValueError, RecursionError):
        return text
    return value


def _seed(text: str) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise _Fault("the seed is not text in the encoding of this terminal") from None
    return text


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise _Fault(f"{folder}: {system_fault(error)}") from None


_COMMANDS = {
    "play": (_play_arguments, _play, "Play in a window, going on with a saved game if FILE names one."),
    "simulate": (_simulate_arguments, _simulate, "Let computers play without a window and record the games."),
    "trace": (_trace_arguments, _trace, "Print every position of a record, one JSON object a line."),
}
"""What each command takes, what it does, and what for."""
