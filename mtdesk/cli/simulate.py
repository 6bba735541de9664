"""Games among computers, each saved as a record."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from tempfile import TemporaryFile
from typing import TYPE_CHECKING

from mtdesk.cli.args import add_rules, levels_of, number_of, options_of, seed_of
from mtdesk.cli.fault import FAILED, CommandError
from mtdesk.cli.stopping import stopped_once, told_how_far
from mtdesk.record.errors import RecordError, system_fault
from mtdesk.rules.presets import CUSTOM

if TYPE_CHECKING:
    from mtdesk.lab.simulate import Simulation


EXAMPLES = """\
examples:
  mtdesk simulate --rules dutch --levels easy,medium,hard --games 100 --seed one --out records
  mtdesk simulate --rules pagat --rounds 3 --option tap=yes --levels easy,easy --games 5 --seed 7 --out here
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
        type=Path,
        required=True,
        help="the folder for the records, created if necessary",
    )


def carry_out(args: argparse.Namespace) -> int:
    """Let computers play, and write a record of every game."""
    # The computer players and their processes are slow to load, and nothing else here needs them.
    from mtdesk.lab.simulate import Simulation  # noqa: PLC0415

    levels = levels_of(args.levels)
    options = options_of(args, len(levels))
    preset = CUSTOM if args.option else args.rules
    simulation = Simulation(preset, options, levels, args.games, seed_of(args.seed))
    _make_folder(args.out)
    _play(simulation, args.out)
    return 0


def _play(simulation: Simulation, folder: Path) -> None:
    """Play all games; whatever interrupts that, the records written by then stay."""
    from mtdesk.lab.progress import ProgressBar  # noqa: PLC0415 -- as above
    from mtdesk.lab.simulate import simulate  # noqa: PLC0415

    done = 0

    def show(games: int) -> None:
        nonlocal done
        done = games
        bar.draw(games)

    try:
        with (
            told_how_far(lambda: f"after {done} of {simulation.games} games"),
            stopped_once(),
            ProgressBar(sys.stderr, simulation.games) as bar,
        ):
            simulate(simulation, folder, on_progress=show)
    except RecordError as error:
        raise CommandError(f"{folder}: {error}", FAILED) from None
    except OSError as error:
        raise CommandError(f"{folder}: {system_fault(error)}", FAILED) from None


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with TemporaryFile(dir=folder):
            pass
    except OSError as error:
        raise CommandError(f"{folder}: {system_fault(error)}") from None
