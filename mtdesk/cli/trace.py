"""Printing every position of a record (rules.md 8)."""

from __future__ import annotations

import argparse
import shutil
import sys
from pathlib import Path
from tempfile import SpooledTemporaryFile

from mtdesk.cli.fault import CommandError
from mtdesk.cli.output import writing
from mtdesk.record.errors import RecordError
from mtdesk.record.json_text import dump_json
from mtdesk.record.record_file import read_unplayed
from mtdesk.record.trace import trace

_IN_MEMORY = 32 * 1024 * 1024
"""Bytes of a trace that are kept in memory until it is complete; anything longer goes to disk."""


EXAMPLES = """\
example:
  mtdesk trace evening.mtrain > positions.jsonl
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the record."""
    parser.add_argument("file", metavar="FILE", type=Path, help="a saved game (.mtrain)")


def carry_out(args: argparse.Namespace) -> int:
    """Print the trace of a record, completely or not at all (rules.md 8)."""
    file: Path = args.file
    try:
        with writing("the trace"), SpooledTemporaryFile(_IN_MEMORY) as lines:
            for line in trace(read_unplayed(file)):
                lines.write(dump_json(line) + b"\n")
            lines.seek(0)
            shutil.copyfileobj(lines, sys.stdout.buffer)
    except RecordError as error:
        raise CommandError(f"{file}: {error}") from None
    return 0
