"""Duplicate deals among computers, and adding up the results of several runs."""

from __future__ import annotations

import argparse
import secrets
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from mtdesk import __version__
from mtdesk.cli.args import add_rules, bots_of, check_player, entrants_of, number_of, options_of, seed_of
from mtdesk.cli.fault import FAILED, CommandError
from mtdesk.cli.output import check_results_file, in_file, writing
from mtdesk.cli.progress import progress
from mtdesk.messages import printable, shown
from mtdesk.record.model import program_of

# The computer players and their processes are slow to load, and no other command needs them.
if TYPE_CHECKING:
    from mtdesk.lab.results import Clash, Results
    from mtdesk.lab.tournament import Tournament

_TO_PLAY = ("rules", "levels", "deals", "seed")
"""What is required unless results are merged."""
_SALT = 16
"""Random bytes that the seed gets where other programs play, because they could read the given one."""


EXAMPLES = """\
examples:
  mtdesk tournament --rules dutch --levels medium,hard --deals 50 --seed one --json one.json
  mtdesk tournament --rules dutch --levels expert,expert@2000 --deals 20 --seed two
  mtdesk tournament --rules pagat --bot mine='python3 mine.py' --levels mine,hard --deals 20 --seed three
  mtdesk tournament --merge one.json two.json --json both.json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what is played, or the files whose results are added up, and where the results go."""
    add_rules(parser, required=False)
    add = parser.add_argument
    add(
        "--levels",
        metavar="A,B,C",
        help="the players, separated by commas: levels, LEVEL@STEPS, or bots",
    )
    add(
        "--deals",
        metavar="N",
        type=number_of("deals"),
        help="how many deals to play, each in every rotation of the seats",
    )
    add("--seed", metavar="S", help="any text; the same seed gives the same deals (and games, without bots)")
    add(
        "--bot",
        metavar="NAME=COMMAND",
        action="append",
        default=[],
        help="a program that plays under this name in --levels; may be repeated",
    )
    add("--merge", metavar="FILE", type=Path, nargs="+", help="add up these results instead of playing")
    add("--json", metavar="FILE", type=Path, help="also write the results to this file, for --merge")


def carry_out(args: argparse.Namespace) -> int:
    """Play or merge, print the table, and write the results if asked to."""
    from mtdesk.lab.results import FORMAT

    _check_arguments(args)
    if args.json is not None:
        check_results_file(args.json, FORMAT)
    if args.merge:
        _hand_over(_merged(args.merge), args.json)
    else:
        _play(_tournament(args), args.json)
    return 0


def _check_arguments(args: argparse.Namespace) -> None:
    told = {name: getattr(args, name) for name in (*_TO_PLAY, "option", "rounds", "bot")}
    if not args.merge:
        missing = [f"--{name}" for name in _TO_PLAY if told[name] is None]
        if missing:
            raise CommandError(f"the following arguments are required: {', '.join(missing)}")
        return
    for name, value in told.items():
        if value:
            raise CommandError(f"--merge adds up what was played, so it takes no --{name}")


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

    results = Results(tournament.preset, tournament.conditions)
    failures: tuple[list[str], ...] = tuple([] for _ in tournament.conditions.entrants)

    def done() -> int:
        return len(results.deals.get(tournament.seed, ()))

    with progress("games", lambda: f"after {done()} of {tournament.deals} deals") as bar:
        try:
            with closing(play(tournament, on_progress=bar.draw)) as deals:
                for deal in deals:
                    results.note(tournament.seed, deal)
                    for all_, more in zip(failures, deal.failures, strict=True):
                        all_.extend(more)
        finally:
            bar.ignore_signals()
            bar.end()
            if done():
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
    from mtdesk.lab.report import report
    from mtdesk.lab.results import write_results

    fault: CommandError | None = None
    if file is not None:
        try:
            in_file(file, lambda path: write_results(path, results), FAILED)
        except CommandError as error:
            fault = error
    with writing("the table"):
        print(report(results))
        if any(map(program_of, results.conditions.entrants)):
            for seed in results.deals:
                print(f"seed: {printable(seed)}")
    if fault is not None:
        raise fault


def _merged(files: list[Path]) -> Results:
    from mtdesk.lab.results import (
        Clash,
        read_results,
    )

    first, *others = files
    results = in_file(first, read_results)
    for file in others:
        try:
            results.add(in_file(file, read_results))
        except Clash as clash:
            raise CommandError(f"{file}: {_clashing(clash, first)}") from None
    return results


def _clashing(clash: Clash, first: Path) -> str:
    match clash.kind:
        case "program":
            return f"it is from another version of the program than {first}"
        case "levels":
            return f"its levels are not those in {first}, or are in another order"
        case "option":
            return f"the option {clash.detail} is not the same as in {first}"
        case "seed":
            return f"an earlier file already has the deals of the seed {shown(clash.detail)}"
