"""Counts of legal sequences from fixed positions ("perft"), kept as data.

``python -m tests.rules.perft --write`` counts again and writes ``data/perft.json``; review the difference.
"""

from __future__ import annotations

import json
import random
import sys
from copy import deepcopy
from dataclasses import dataclass, fields, replace
from fractions import Fraction
from pathlib import Path
from typing import Any

from mtdesk.rules.deal import open_round, seeded_deal
from mtdesk.rules.moves import Move, Pass, Play
from mtdesk.rules.options import Options
from mtdesk.rules.presets import PRESETS, options_for
from mtdesk.rules.state import State
from mtdesk.rules.tiles import Tile
from mtdesk.rules.turn import apply
from tests import referee
from tests.notation import move_from_text
from tests.records import plain
from tests.rules.random_play import all_legal, pick

DATA = Path(__file__).with_name("data") / "perft.json"

LARGE_ENOUGH = 3000
"""The depth counted ends with the first count above this."""
DEPTHS = range(1, 13)

MIXES: dict[str, tuple[str, int, dict[str, object]]] = {
    **{preset: (preset, 2 + number % 4, {}) for number, preset in enumerate(PRESETS)},
    "fork": ("pagat", 2, {"set": 6, "fork": True, "first_turn": "one"}),
    "fork, any start, on-double": (
        "straight",
        3,
        {"set": 6, "fork": True, "own_start": "any", "follow_up": "on-double"},
    ),
    "taps that cost tiles": (
        "dutch",
        3,
        {"set": 6, "hand": 3, "tap_penalty": "draw-two", "doubles_per_turn": 0},
    ),
    "taps that cost turns": ("dutch", 2, {"set": 6, "hand": 3, "tap_penalty": "skip-turn"}),
    "any start, public trains": (
        "straight",
        3,
        {"set": 6, "own_start": "any", "mexican_trains": "per-player"},
    ),
    "others cover": ("swiss", 4, {"set": 6, "hand": 2, "own_first": False, "follow_up": "anywhere"}),
    "chain with draws": ("pagat", 2, {"set": 6, "first_turn_draw": True}),
    "newest first, binding": (
        "straight",
        2,
        {"set": 6, "open_double": "newest-first", "dead_double": "binding"},
    ),
    "free doubles": ("straight", 2, {"set": 6, "open_double": "free", "marker_off": "anyone-on-train"}),
    "no marker if forced": (
        "straight",
        3,
        {"set": 6, "marker_if_forced": False, "marker_off": "owner-anywhere"},
    ),
    "second double needs cover": ("straight", 2, {"set": 6, "hand": 10, "second_double_needs_cover": True}),
    "chain, doubles ignored, at once": (
        "pagat",
        2,
        {"set": 6, "hand": 4, "first_turn_double": "ignored", "first_turn_out": "at-once"},
    ),
}
"""Preset, players and changed options of each game; the presets stand for themselves."""

PREFIXES = (0, 9, 21)
"""So many moves of random play lead to the positions of a game."""


@dataclass(frozen=True)
class Case:
    """A position, told by its deal and the moves to it, with its counts of sequences of 1, 2, … moves."""

    name: str
    preset: str
    players: int
    changes: dict[str, object]
    seed: str
    moves: tuple[str, ...]
    counts: tuple[int, ...] = ()

    @property
    def options(self) -> Options:
        return options_for(self.preset, self.players, self.changes)

    def state(self) -> State:
        """The position in the engine."""
        state = self.opened()
        for move in self.moves:
            state, _ = apply(state, move_from_text(move))
        return state

    def opened(self) -> State:
        """The first position of the deal."""
        deal = seeded_deal(self.options, self.players, 1, self.seed)
        totals = (Fraction(0),) * self.players
        return open_round(self.options, self.players, 1, 0, totals, deal)[0]

    def judged(self) -> referee.Round:
        """The position in the second engine."""
        deal = plain(seeded_deal(self.options, self.players, 1, self.seed))
        current = referee.Round(self.options.values(), self.players, 1, 0, [0] * self.players, deal)
        for move in self.moves:
            current.apply(plain(move_from_text(move)))
        return current


def counts(state: State, depth: int) -> list[int]:
    """How many sequences of 1 to ``depth`` legal moves there are; a round that is over has none."""
    moves = all_legal(state)
    below = [0] * (depth - 1)
    if below:
        for move in moves:
            for level, number in enumerate(counts(apply(state, move)[0], depth - 1)):
                below[level] += number
    return [len(moves), *below]


def divide(state: State, depth: int) -> dict[str, int]:
    """The count of ``depth`` by first moves: follow the move whose count differs."""
    if depth == 1:
        return {str(move): 1 for move in all_legal(state)}
    return {str(move): counts(apply(state, move)[0], depth - 1)[-1] for move in all_legal(state)}


def referee_divide(current: referee.Round, depth: int) -> dict[str, int]:
    """The same as the second engine counts it."""
    divided: dict[str, int] = {}
    for action in current.legal():
        number = 1
        if depth > 1:
            after = deepcopy(current)
            after.apply(action)
            number = sum(referee_divide(after, depth - 1).values())
        divided[str(move_from_json(action))] = number
    return divided


def move_from_json(action: dict[str, Any]) -> Move:
    """The move of an action that the second engine gives."""
    seat = action["player"]
    match action["do"]:
        case "play":
            fork = action.get("fork", False)
            return Play(seat, Tile(*action["tile"]), action["end"], action["out"], fork)
        case "pass":
            return Pass(seat, action.get("end"))
        case word:
            return move_from_text(f"{seat}:{word}")


def counted(state: State) -> tuple[int, ...]:
    """The counts by depth, until one is large enough or the round is over on every way."""
    found: list[int] = []
    for depth in DEPTHS:
        found = counts(state, depth)
        if not 0 < found[-1] < LARGE_ENOUGH:
            break
    return tuple(found)


def cases() -> list[Case]:
    """The cases in the data file."""
    return [
        Case(**{**entry, "moves": tuple(entry["moves"]), "counts": tuple(entry["counts"])})
        for entry in json.loads(DATA.read_text(encoding="utf-8"))
    ]


def new_cases() -> list[Case]:
    """The cases of MIXES and PREFIXES, counted."""
    found: list[Case] = []
    for name, (preset, players, changes) in MIXES.items():
        bare = Case(name, preset, players, changes, f"perft {name}", ())
        for prefix in PREFIXES:
            moves, state = random_moves(bare.opened(), prefix)
            if len(moves) == prefix:
                found.append(replace(bare, moves=moves, counts=counted(state)))
    return found


def random_moves(state: State, number: int) -> tuple[tuple[str, ...], State]:
    """Up to ``number`` random moves that do not end the round, and where they lead."""
    rng = random.Random(number)
    moves: list[str] = []
    while len(moves) < number:
        move = pick(rng, all_legal(state))
        after, _ = apply(state, move)
        if after.board.over is not None:
            break
        moves.append(str(move))
        state = after
    return tuple(moves), state


def write(found: list[Case]) -> None:
    """Write the data file, one case a line."""
    lines = ",\n".join(json.dumps(entry(case), ensure_ascii=False) for case in found)
    DATA.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def entry(case: Case) -> dict[str, Any]:
    """A case as JSON."""
    return {field.name: getattr(case, field.name) for field in fields(case)}


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python -m tests.rules.perft --write")
    write(new_cases())
