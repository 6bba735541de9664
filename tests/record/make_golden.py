"""Rewrite the golden games: `python -m tests.record.make_golden`, then look at what changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from mtdesk.record.files import dump_json
from mtdesk.record.model import Record, Setup
from mtdesk.record.record_file import write_record
from mtdesk.record.replay import trace
from mtdesk.rules.presets import CUSTOM, options_for

from .games import players, positions

DATA = Path(__file__).parent / "data"

_SMALL = {"set": 6, "hand": 4, "rounds": 2}
_LEVY = {"tap": 6, "tap_penalty": "skip-turn", "first_turn": "one", "hand_value": "doubles-50"}

GAMES: dict[str, tuple[int, dict[str, object]]] = {
    "forks": (2, {**_SMALL, "fork": True, "first_turn": "one", "rounds": 1}),
    "shared": (3, {**_SMALL, **_LEVY, "own_start": "any", "scoring": "winner-collects"}),
    "chains": (
        4,
        {**_SMALL, "engine": "own-highest", "first_turn_draw": True, "out_on_double": "others-cover"},
    ),
}
"""Players and options by the name of the game."""

SHOWS: dict[str, Callable[[str], bool]] = {
    "forks": lambda text: '"P0/a","P0/b"' in text and '"end":"P1/' in text,
    "shared": lambda text: '/2"' in text and '"blocked"' in text and '"do":"tap"' in text,
    "chains": lambda text: '"do":"stop"' in text and '"do":"draw"' in text,
}
"""What a game has to show."""


def game(count: int, changes: dict[str, object], number: int) -> Record:
    """A random game with this number."""
    setup = Setup(CUSTOM, options_for("pagat", count, changes), players(count), 0, f"golden {number}")
    record = Record(setup)
    for _ in positions(Random(number), record):
        pass
    return record


def trace_text(record: Record) -> str:
    """The trace as the command prints it."""
    lines: list[Any] = list(trace(record))
    return "".join(dump_json(line).decode() + "\n" for line in lines)


def main() -> None:
    """Look for the first game of each kind that shows what it has to."""
    for name, (count, changes) in GAMES.items():
        record = next(
            record
            for number in range(100_000)
            if SHOWS[name](trace_text(record := game(count, changes, number)))
        )
        if name == "chains":
            del record.rounds[-1].moves[-3:]
        write_record(DATA / f"{name}.mtrain", record)
        (DATA / f"{name}.trace").write_text(trace_text(record))


if __name__ == "__main__":
    main()
