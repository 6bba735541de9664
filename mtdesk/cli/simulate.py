"""Games among computers, each saved as a record."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING

from mtdesk.cli.args import add_rules, levels_of, number_of, options_of, seed_of
from mtdesk.cli.fault import FAILED, CommandError
from mtdesk.cli.output import check_output
from mtdesk.cli.progress import progress
from mtdesk.record.errors import RecordError, system_fault
from mtdesk.record.files import read_bounded
from mtdesk.record.record_file import parse_unplayed
from mtdesk.rules.presets import CUSTOM

if TYPE_CHECKING:
    from mtdesk.lab.simulate import Simulation
    from mtdesk.record.model import Setup


EXAMPLES = """\
examples:
  mtdesk simulate --rules dutch --levels easy,medium,hard --games 100 --seed one --out records
  mtdesk simulate --rules pagat --rounds 3 --option tap=6 --levels easy,easy --games 5 --seed 7 --out here
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the rules, the levels, the number of games, the seed and the folder."""
    add_rules(parser)
    add = parser.add_argument
    add("--levels", metavar="A,B,C", required=True, help="the level of each player, separated by commas")
    add("--games", metavar="G", type=number_of("games"), required=True, help="how many games to play")
    add("--seed", metavar="S", required=True, help="any text; the same seed always gives the same games")
    add(
        "--out",
        metavar="DIR",
        type=_folder,
        required=True,
        help="the folder for the records, created if necessary",
    )


def carry_out(args: argparse.Namespace) -> int:
    """Play games between computers, and write a record of each."""
    from mtdesk.lab.simulate import Simulation, simulate

    levels = levels_of(args.levels)
    options = options_of(args, len(levels))
    preset = CUSTOM if args.option else args.rules
    simulation = Simulation(preset, options, levels, args.games, seed_of(args.seed))
    _make_folder(args.out)
    _check_folder(args.out, simulation)
    try:
        with progress("games") as bar:
            simulate(simulation, args.out, on_progress=bar.draw)
    except RecordError as error:
        raise CommandError(f"{args.out}: {error}", FAILED) from None
    except OSError as error:
        raise CommandError(f"{args.out}: {system_fault(error)}", FAILED) from None
    return 0


def _folder(text: str) -> Path:
    if not text:
        raise argparse.ArgumentTypeError("the name of the folder is empty")
    return Path(text)


def _check_folder(folder: Path, simulation: Simulation) -> None:
    """Raise CommandError if one of our names in the folder belongs to anything but our record."""
    for file in sorted(folder.glob("*.mtrain")):
        number = int(file.stem) if file.stem.isascii() and file.stem.isdecimal() else 0
        if 1 <= number <= simulation.games and file.name == simulation.file_name(number):
            check_output(file, partial(_is_record_of, simulation.setup(number)))


def _is_record_of(expected: Setup, file: Path) -> bool:
    try:
        return parse_unplayed(read_bounded(file)).setup == expected
    except RecordError:
        return False


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise CommandError(f"{folder}: {system_fault(error)}") from None
