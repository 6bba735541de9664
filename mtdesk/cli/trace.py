"""Printing every position of a record (format.md 8)."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from mtdesk.cli.output import in_file, writing
from mtdesk.record.files import dump_json
from mtdesk.record.record_file import read_record
from mtdesk.record.replay import trace

EXAMPLES = """\
example:
  mtdesk trace evening.mtrain > positions.jsonl
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the record."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved game (.mtrain)")


def carry_out(args: argparse.Namespace) -> int:
    """Print the trace of a record, completely or not at all (format.md 8)."""
    with writing("the trace"):
        for line in trace(in_file(args.file, read_record)):  # with nothing illegal in it
            sys.stdout.buffer.write(dump_json(line) + b"\n")
    return 0
