"""Duplicate deals among computers."""

from __future__ import annotations

import argparse
import secrets
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from mtdesk import __version__
from mtdesk.cli.args import add_rules, bots_of, check_player, entrants_of, number_of, options_of, seed_of
from mtdesk.cli.fault import FAILED, CommandError
from mtdesk.cli.output import check_results_file, in_file, writing
from mtdesk.cli.progress import progress
from mtdesk.messages import printable
from mtdesk.record.model import program_of

# The computer players and their processes are slow to load, and no other command needs them.
if TYPE_CHECKING:
    from mtdesk.lab.results import PlayedDeal, Results
    from mtdesk.lab.tournament import Tournament

_SALT = 16
"""Random bytes that the seed gets where other programs play, because they could read the given one."""


EXAMPLES = """\
examples:
  mtdesk tournament --rules dutch --levels medium,hard --deals 50 --seed one --json one.json
  mtdesk tournament --rules dutch --levels expert,expert@2000 --deals 20 --seed two
  mtdesk tournament --rules pagat --bot mine='python3 mine.py' --levels mine,hard --deals 20 --seed three
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what is played, and where the results go."""
    add_rules(parser)
    add = parser.add_argument
    add(
        "--levels",
        metavar="A,B,C",
        required=True,
        help="the players, separated by commas: levels, LEVEL@STEPS, or bots",
    )
    add(
        "--deals",
        metavar="N",
        type=number_of("deals"),
        required=True,
        help="how many deals to play, each in every rotation of the seats",
    )
    seed_help = "any text; the same seed gives the same deals (and games, without bots)"
    add("--seed", metavar="S", required=True, help=seed_help)
    add(
        "--bot",
        metavar="NAME=COMMAND",
        action="append",
        default=[],
        help="a program that plays under this name in --levels; may be repeated",
    )
    add("--json", metavar="FILE", type=Path, help="also write the results to this file")


def carry_out(args: argparse.Namespace) -> int:
    """Play, print the table, and write the results if asked to."""
    from mtdesk.lab.results import FORMAT

    if args.json is not None:
        check_results_file(args.json, FORMAT)
    _play(_tournament(args), args.json)
    return 0


def _tournament(args: argparse.Namespace) -> Tournament:
    from mtdesk.lab.tournament import tournament_of

    bots = bots_of(args.bot)
    for name, command in bots.items():
        check_player(name, command)
    entrants = entrants_of(args.levels, bots)
    options = options_of(args, len(entrants))
    seed = seed_of(args.seed)
    if any(program_of(entrant.name) for entrant in entrants):
        seed = f"{seed}+{secrets.token_hex(_SALT)}"
    return tournament_of(__version__, args.rules, options, entrants, args.deals, seed)


def _play(tournament: Tournament, file: Path | None) -> None:
    """Play a tournament; whatever ends it, the finished deals are handed over undisturbed."""
    from mtdesk.lab.results import Results
    from mtdesk.lab.tournament import play

    results = Results(tournament.preset, tournament.conditions, tournament.seed)
    failures: tuple[list[str], ...] = tuple([] for _ in tournament.conditions.entrants)

    def note(deal: PlayedDeal) -> None:
        results.note(deal)
        for all_, more in zip(failures, deal.failures, strict=True):
            all_.extend(more)

    with progress("games", lambda: f"after {len(results.deals)} of {tournament.deals} deals") as bar:
        try:
            play(tournament, note, on_progress=bar.draw)
        finally:
            bar.ignore_signals()
            bar.end()
            if results.deals:
                _hand_over(results, file)
            _report_failures(tournament.conditions.entrants, failures)


def _report_failures(names: tuple[str, ...], failures: tuple[list[str], ...]) -> None:
    """Report once for each entrant how often another moved for it, and what went wrong first."""
    for name, texts in zip(names, failures, strict=True):
        if texts:
            first, times = texts[0], len(texts)
            print(f"mtdesk: simple moves stood in for {name}, {times} in all: it {first}", file=sys.stderr)


def _hand_over(results: Results, file: Path | None) -> None:
    """Write the results before printing them: the reader of the output may have gone."""
    from mtdesk.lab.results import report, write_results

    fault: CommandError | None = None
    if file is not None:
        try:
            in_file(file, lambda path: write_results(path, results), FAILED)
        except CommandError as error:
            fault = error
    with writing("the table"):
        print(report(results))
        if any(map(program_of, results.conditions.entrants)):
            print(f"seed: {printable(results.seed)}")
    if fault is not None:
        raise fault
