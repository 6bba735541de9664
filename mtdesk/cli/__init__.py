"""The command line: a module for each command, imported when that command is given.

It speaks English, reports problems in one sentence on standard error, and loads Qt only to play.
"""

from __future__ import annotations

import argparse
import io
import sys
from importlib import import_module

from mtdesk import __version__
from mtdesk.cli.fault import FAILED, INTERRUPTED, WRONG, CommandError

TYPE_CHECKING = False
if TYPE_CHECKING:  # importing typing and collections.abc takes longer than printing the help
    from collections.abc import Sequence
    from typing import Any, NoReturn

_COMMANDS = {
    "play": "Play in a window. A saved game named by FILE is continued there.",
    "simulate": "Play games between computers without a window, and save a record of each.",
    "tournament": "Measure playing strength: play the same deals from every seat and compare the results.",
    "analyse": "Report what each decision in a saved game cost compared with the best move found.",
    "bot": "Choose moves for another program: reads and writes one JSON object per line.",
    "programs": "Register other programs as computer players, list them, or remove them.",
    "doctor": "Check this installation and print diagnostics.",
    "trace": "Print every position of a saved game, one JSON object per line.",
}
"""What each command is for. The module of that name defines its arguments and carries it out."""

_EXAMPLES = """\
examples:
  mtdesk                           play
  mtdesk evening.mtrain            continue a saved game
  mtdesk simulate --rules dutch --levels easy,hard --games 10 --seed one --out records
  mtdesk COMMAND --help            list the arguments of a command, with examples
"""


class _Parser(argparse.ArgumentParser):
    """A parser that reports problems in one sentence."""

    def __init__(self, **about: Any) -> None:
        super().__init__(formatter_class=argparse.RawDescriptionHelpFormatter, allow_abbrev=False, **about)

    def error(self, message: str) -> NoReturn:
        raise CommandError(message)


def main(arguments: Sequence[str]) -> int:
    """Carry out a command line without the program's name; returns the exit status.

    0: done. 1: not finished, because something could not be written or workers died; or problems were found.
    2: wrong arguments, a bad record, no display. 130: stopped from outside.
    """
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # an unencodable character must not lose a line
    try:
        args = parse(arguments)
        status: int = args.carry_out(args)
    except CommandError as fault:
        print(f"mtdesk: {fault}", file=sys.stderr)
        return fault.status
    except RuntimeError as error:
        from mtdesk.paths import NoHomeError

        if not isinstance(error, NoHomeError):
            raise
        print(f"mtdesk: {error}", file=sys.stderr)
        return WRONG
    except BrokenPipeError:
        from mtdesk.cli.output import drop_the_rest

        # The reader of our output has gone.
        drop_the_rest()
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Parse a command line; without a command it means ``play``. Raises CommandError."""
    first = arguments[0] if arguments else ""
    if first in {"-h", "--help", "--version"}:
        return _overview().parse_args(arguments)
    if first in _COMMANDS:
        return _parser(first).parse_args(arguments[1:])
    return _parser("play").parse_args(arguments)


def _parser(command: str) -> argparse.ArgumentParser:
    """Return a parser of the arguments of a command."""
    module = import_module(f"mtdesk.cli.{command}")
    parser = _Parser(prog=f"mtdesk {command}", description=_COMMANDS[command], epilog=module.EXAMPLES)
    module.add_arguments(parser)
    parser.set_defaults(carry_out=module.carry_out)
    return parser


def _overview() -> argparse.ArgumentParser:
    """Return a parser that knows all commands by name only."""
    parser = _Parser(
        usage="mtdesk [play] [FILE] | mtdesk COMMAND ...",
        description="Mexican Train, the domino game. Without a command it opens a window to play in.",
        epilog=_EXAMPLES,
    )
    parser.add_argument("--version", action="version", version=f"mtdesk {__version__}")
    commands = parser.add_subparsers(metavar="COMMAND")
    for name, purpose in _COMMANDS.items():
        commands.add_parser(name, help=purpose)
    return parser
