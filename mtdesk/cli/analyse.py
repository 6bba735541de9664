"""What every decision of a record cost against the best move found."""

from __future__ import annotations

import argparse
from pathlib import Path

from mtdesk import __version__
from mtdesk.cli.args import level_of, number_of
from mtdesk.cli.fault import FAILED, CommandError
from mtdesk.cli.output import check_results_file, in_file, writing
from mtdesk.cli.progress import progress
from mtdesk.messages import shown
from mtdesk.record.model import Record
from mtdesk.record.record_file import read_record

_LEAST_WORK = 100
"""With less, moves would be tried in too few worlds to show anything."""
_WORK_HELP = f"search about this many steps for each decision, at least {_LEAST_WORK}"


EXAMPLES = """\
examples:
  mtdesk analyse evening.mtrain
  mtdesk analyse evening.mtrain --seat Anna --all
  mtdesk analyse evening.mtrain --level expert --work 500 --json costs.json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the record, whose decisions, the judge, its work, and the results file."""
    add = parser.add_argument
    add("file", metavar="FILE", type=Path, help="a saved game (.mtrain), finished or not")
    add(
        "--seat",
        metavar="N|NAME",
        help="analyse only this player, given as a name or as a seat counted from 0",
    )
    add("--level", metavar="L", default="expert", help="the level that analyses (default: expert)")
    add("--work", metavar="N", type=number_of("steps of search", _LEAST_WORK), help=_WORK_HELP)
    add("--all", action="store_true", help="also print a line for each decision, with its cost")
    add("--json", metavar="FILE", type=Path, help="also write everything to this file, as JSON")


def carry_out(args: argparse.Namespace) -> int:
    """Judge the decisions of a record and print what they cost."""
    from mtdesk.lab.analysis import analyse
    from mtdesk.lab.analysis_text import FORMAT, analysis_text, write_analysis

    level = level_of(args.level)
    record = in_file(args.file, read_record)
    seats = None if args.seat is None else [_seat_of(record, args.seat)]
    if args.json is not None:
        check_results_file(args.json, FORMAT)
    with progress("decisions") as bar:
        analysis = analyse(record, level, args.work, seats, on_progress=bar.draw)
    if args.json is not None:
        in_file(args.json, lambda path: write_analysis(path, analysis, __version__), FAILED)
    with writing("the analysis"):
        print(analysis_text(analysis, every=args.all))
    return 0


def _seat_of(record: Record, text: str) -> int:
    """Return the seat that a number or a name refers to; raises CommandError."""
    names = [player.name for player in record.setup.players]
    if text.isascii() and text.isdecimal() and len(text) < 3:
        if int(text) >= len(names):
            raise CommandError(f"there is no seat {text}, only 0 to {len(names) - 1}")
        return int(text)
    seats = [seat for seat, name in enumerate(names) if name == text]
    if not seats:
        raise CommandError(f"no one in this record is called {shown(text)}, only: {', '.join(names)}")
    if len(seats) > 1:
        raise CommandError(
            f"several players are called {shown(text)}: name a seat from 0 to {len(names) - 1}"
        )
    return seats[0]
