"""One of our levels for other programs, over standard input and output (format.md 9.1)."""

from __future__ import annotations

import argparse
import sys

from mtdesk.cli.args import level_of
from mtdesk.cli.fault import CommandError
from mtdesk.cli.output import writing
from mtdesk.record.errors import RecordError
from mtdesk.record.protocol import answer_line, error_line, lines_of, question_from

EXAMPLES = """\
example:
  mtdesk bot --level hard < questions.jsonl > answers.jsonl

A question is one line: {"do": "choose", "id": 5, "view": {..., "legal": [...]}, "limit": 2.5}
Its answer is one line: {"id": 5, "move": one of the legal moves}
The view is described in the source code of mtdesk, in mtdesk/record/format.md.
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the level."""
    parser.add_argument("--level", metavar="L", required=True, help="the level that chooses the moves")


def carry_out(args: argparse.Namespace) -> int:
    """Answer every line of standard input, until it ends or no more questions can come."""
    level = level_of(args.level)
    if sys.stdin is None:
        raise CommandError("there is nothing to answer: standard input is closed")
    # The computer players are slow to load, and no other command needs them.
    from mtdesk.ai.levels import Limit, choose, decision_seed

    for line in lines_of(sys.stdin.buffer):
        try:
            question = question_from(line)
        except RecordError as error:
            answer = error_line(str(error))
        else:
            if question is None:
                break
            # The game has no seed that could be known here; the hand differs in every game.
            view, limit = question.view, Limit(seconds=question.limit)
            answer = answer_line(question.id, choose(level, view, limit, decision_seed(str(view.hand), view)))
        with writing("the answer"):
            sys.stdout.buffer.write(answer)
    return 0
