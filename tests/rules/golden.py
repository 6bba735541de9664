"""Golden games: whole rounds as text, each move with the events it caused.

The head of a file names options and deal; then come the opening and one line for each move. A new game needs
only the head and the moves: ``python -m tests.rules.golden --write`` rewrites the events of all games;
review the difference.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from pathlib import Path
from typing import Any

from msgspec import structs

from mtdesk.rules.deal import Deal, open_round
from mtdesk.rules.events import Event
from mtdesk.rules.moves import Move
from mtdesk.rules.options import FORMAT_VERSION, Options
from mtdesk.rules.presets import options_for
from mtdesk.rules.tiles import Laid
from mtdesk.rules.turn import apply
from tests.notation import move_from_text, tile_from_text
from tests.records import plain

FOLDER = Path(__file__).with_name("data") / "golden"


@dataclass(frozen=True)
class Golden:
    """The first round of a game: options, deal and moves."""

    title: str
    preset: str
    changes: dict[str, object]
    first_starter: int
    deal: Deal
    moves: tuple[Move, ...]

    @property
    def options(self) -> Options:
        return options_for(self.preset, len(self.deal.hands), self.changes)

    def record(self) -> dict[str, Any]:
        """The round as a record (format.md 7)."""
        return {
            "format": "mtdesk-record",
            "version": FORMAT_VERSION,
            "rules": {"preset": "custom", **self.options.values()},
            "players": [{"name": f"Seat {seat}", "kind": "human"} for seat in range(len(self.deal.hands))],
            "first_starter": self.first_starter,
            "seed": None,
            "rounds": [{"deal": plain(self.deal), "actions": plain(self.moves)}],
        }


def files() -> list[Path]:
    """All golden games."""
    return sorted(FOLDER.glob("*.txt"))


def parsed(text: str) -> Golden:
    """The game in a file; the events in it are not read."""
    head, _, body = text.partition("\n\n")
    title, *lines = head.splitlines()
    entries = {name: words.strip() for name, _, words in (line.partition(":") for line in lines)}
    preset, *changes = entries["options"].split()
    hands = (words for name, words in entries.items() if name.startswith("seat "))
    deal = Deal(
        tuple(tuple(map(tile_from_text, words.split())) for words in hands),
        tuple(map(tile_from_text, entries["boneyard"].split())),
        tile_from_text(entries["engine"]) if "engine" in entries else None,
    )
    moves = (line.split()[0] for line in body.splitlines())
    return Golden(
        title.removeprefix("# "),
        preset,
        dict(option(change) for change in changes),
        int(entries["starter"]),
        deal,
        tuple(move_from_text(move) for move in moves if move != "opening"),
    )


def option(text: str) -> tuple[str, object]:
    """An option in the form ``name=value``."""
    name, _, value = text.partition("=")
    words: dict[str, object] = {"yes": True, "no": False}
    return name, int(value) if value.isdecimal() else words.get(value, value)


def rendered(game: Golden) -> str:
    """The file of a game, its moves made by the engine."""
    return "\n".join([*head(game), "", *body(game), ""])


def head(game: Golden) -> Iterator[str]:
    """Title, options and deal."""
    yield f"# {game.title}"
    yield " ".join(
        ["options:", game.preset, *(f"{name}={word(game.changes[name])}" for name in game.changes)]
    )
    yield f"starter: {game.first_starter}"
    for seat, hand in enumerate(game.deal.hands):
        yield f"seat {seat}: {' '.join(map(str, hand))}"
    yield f"boneyard: {' '.join(map(str, game.deal.boneyard))}".rstrip(" ")
    if game.deal.engine is not None:
        yield f"engine: {game.deal.engine}"


def body(game: Golden) -> Iterator[str]:
    """The opening and the moves with their events."""
    players = len(game.deal.hands)
    totals = (Fraction(0),) * players
    state, events = open_round(game.options, players, 1, game.first_starter, totals, game.deal)
    yield line("opening", events)
    for move in game.moves:
        state, events = apply(state, move)
        yield line(str(move), events)


def line(move: str, events: Iterable[Event]) -> str:
    """A move and what it caused."""
    return f"{move:16} {' | '.join(map(event_text, events))}"


def event_text(event: Event) -> str:
    """An event: its name, and its fields but for those that say no or nothing."""
    name = re.sub(r"(?<=[a-z])(?=[A-Z])", "-", type(event).__name__).lower()
    values = structs.asdict(event).items()
    shown = (f"{key}={word(value)}" for key, value in values if value is not None and value is not False)
    return " ".join([name, *shown])


def word(value: object) -> str:
    """A value of an event or option as a word."""
    match value:
        case bool():
            return "yes" if value else "no"
        case StrEnum():
            return value.value
        case Laid():
            return f"{value.inner}>{value.outer}"
        case tuple() if not hasattr(value, "_fields"):
            return ",".join(f"({word(one)})" if type(one) is tuple else word(one) for one in value)
        case _:
            return str(value)


def write() -> None:
    """Rewrite every file from its own deal and moves."""
    for file in files():
        file.write_text(rendered(parsed(file.read_text(encoding="utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python -m tests.rules.golden --write")
    write()
