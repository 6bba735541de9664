"""What players type, as tables: with the options and the clauses that they mean."""

from pathlib import Path
from typing import NamedTuple

NOTHING, NOTE = "-", "note"
"""What is to be found if it is no option or clause: nothing, or a remark."""


class Query(NamedTuple):
    """A typed text, and what it may mean: options, and clauses of the rules; one of each is enough."""

    typed: str
    options: tuple[str, ...]
    clauses: tuple[str, ...]


def queries(language: str) -> tuple[Query, ...]:
    """Return those of a language."""
    lines = (Path(__file__).parent / f"{language}.txt").read_text("utf-8").splitlines()
    rows = (line.split("|") for line in lines if not line.startswith("#"))
    return tuple(Query(typed.strip(), tuple(ops.split()), tuple(ids.split())) for typed, ops, ids in rows)
