"""The command line: a module for each command.

It speaks English, says what is wrong in one sentence on standard error, and loads Qt only to play.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

from mtdesk import __version__
from mtdesk.cli import analyse, bot, doctor, play, simulate, tournament, trace
from mtdesk.cli.fault import FAILED, INTERRUPTED, CommandError
from mtdesk.cli.output import drop_the_rest, escape_unknown_letters

_COMMANDS = {
    "play": (play, "Play in a window, going on with a saved game if FILE names one."),
    "simulate": (simulate, "Let computers play without a window and record the games."),
    "tournament": (tournament, "Let computers play the same deals in all seats and compare them."),
    "analyse": (analyse, "Tell what the decisions in a record cost against the best moves found."),
    "bot": (bot, "Choose moves for another program, one JSON object a line."),
    "doctor": (doctor, "Tell what is needed to help if the program does not work here."),
    "trace": (trace, "Print every position of a record, one JSON object a line."),
}
"""What carries out each command, and what it is for."""


class _Parser(argparse.ArgumentParser):
    """A parser whose complaints are one sentence."""

    def error(self, message: str) -> NoReturn:
        raise CommandError(message)


def main(arguments: Sequence[str]) -> int:
    """Carry out a command line without the program's name; returns the exit status.

    0: done. 1: not finished, because something could not be written, or workers died; or problems were found.
    2: wrong arguments, a bad record, no display. 130: stopped from outside.
    """
    escape_unknown_letters()
    try:
        args = parse(arguments)
        status: int = args.carry_out(args)
    except CommandError as fault:
        print(f"mtdesk: {fault}", file=sys.stderr)
        return fault.status
    except BrokenPipeError:
        # Whoever read our output has gone.
        drop_the_rest()
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """What the arguments wish for, the command to play put in where none is named; raises Fault."""
    first = arguments[0] if arguments else ""
    named = first in _COMMANDS or first in {"-h", "--help", "--version"}
    return _parser().parse_args([*arguments] if named else ["play", *arguments])


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(
        prog="mtdesk",
        usage="mtdesk [play] [FILE] | mtdesk COMMAND ...",
        description="Mexican Train, the domino game. Without a command it is played in a window.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"mtdesk {__version__}")
    commands = parser.add_subparsers(prog="mtdesk", metavar="COMMAND", required=True)
    for name, (module, purpose) in _COMMANDS.items():
        command = commands.add_parser(name, help=purpose, description=purpose, allow_abbrev=False)
        module.add_arguments(command)
        command.set_defaults(carry_out=module.carry_out)
    return parser
