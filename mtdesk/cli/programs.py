"""Registering other programs, which then appear beside the levels of our computer players."""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
from collections.abc import Sequence

from mtdesk import programs
from mtdesk.cli.args import check_player
from mtdesk.cli.fault import FAILED, CommandError
from mtdesk.cli.output import writing
from mtdesk.messages import printable, shown
from mtdesk.programs import Program
from mtdesk.record.errors import RecordError, system_fault

EXAMPLES = """\
examples:
  mtdesk programs list
  mtdesk programs add Heavy python3 /home/anna/heavy.py
  mtdesk programs remove Heavy

A program that is added is asked for one move first. From then on it is started by this command, in
your home folder, whenever it has a seat: it can read, change and delete your files. How programs and
mtdesk talk to each other is described in mtdesk/record/bot.md in the source code.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what is to be done, with the name and the command that it needs."""
    actions = parser.add_subparsers(metavar="add|list|remove", required=True)
    adding = actions.add_parser("add", help="register a program, so that it can be given a seat")
    adding.add_argument("name", metavar="NAME", help="how the program is called in mtdesk")
    adding.add_argument("word", metavar="COMMAND", help="the program")
    adding.add_argument("words", metavar="ARGUMENT", nargs=argparse.REMAINDER, help="its arguments")
    adding.set_defaults(act=_add)
    actions.add_parser("list", help="print the registered programs").set_defaults(act=_list)
    removing = actions.add_parser("remove", help="forget a registered program")
    removing.add_argument("name", metavar="NAME")
    removing.set_defaults(act=_remove)


def carry_out(args: argparse.Namespace) -> int:
    """Add, list or remove programs."""
    try:
        known = programs.read_programs(programs.programs_file())
        args.act(args, known)
    except OSError as error:
        raise CommandError(f"{programs.programs_file()}: {system_fault(error)}", FAILED) from None
    except RecordError as error:
        raise CommandError(f"{programs.programs_file()}: {error}", FAILED) from None
    return 0


def _add(args: argparse.Namespace, known: Sequence[Program]) -> None:
    if any(program.name.casefold() == args.name.casefold() for program in known):
        raise CommandError(f"there is a program called {shown(args.name)} already")
    join = shlex.join if os.name == "posix" else subprocess.list2cmdline
    try:
        program = Program(args.name, join([args.word, *args.words]))
    except ValueError:
        most = f"{programs.MAX_PROGRAM_NAME} characters, a command {programs.MAX_COMMAND}"
        raise CommandError(f"a name may have at most {most}, and all must be printable") from None
    check_player(program.name, program.command, programs.working_folder())
    programs.write_programs([*known, program])


def _list(_args: argparse.Namespace, known: Sequence[Program]) -> None:
    with writing("the list"):
        for program in known:
            print(f"{printable(program.name)}: {printable(program.command)}")


def _remove(args: argparse.Namespace, known: Sequence[Program]) -> None:
    left = [program for program in known if program.name != args.name]
    if len(left) == len(known):
        raise CommandError(f"there is no program called {shown(args.name)}")
    programs.write_programs(left)
