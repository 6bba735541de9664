"""Worlds by a compiled library (``worlds.c``), where one was built for this system; otherwise in Python.

It is loaded when first asked for: by workers and commands, and by the window long after its first frame.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from mtdesk.ai.kernel.position import COVER, Position
from mtdesk.ai.kernel.rules import Rules
from mtdesk.ai.rollout import RolloutPolicy
from mtdesk.ai.worlds import Chance, Task, Worlds

_ENDING = {"win32": "dll", "darwin": "dylib"}.get(sys.platform, "so")
FILE = Path(__file__).parent / "lib" / f"libworlds.{_ENDING}"
_VERSION = 1
"""Of what is passed, in ``worlds.c`` too."""
_BLOCK = 1000
"""Rollouts at a time: some ten milliseconds, in large hands a tenth of a second, between two heartbeats."""
_ENDLESS = 1 << 62
_FUNCTIONS = {
    "size": "int64_t(*)(void)",
    "start": "int32_t(*)(void *, int32_t *, int32_t)",
    "try": "int32_t(*)(void *, int32_t *, int32_t, int32_t, int64_t, uint64_t *, int32_t *, int64_t *)",
}


class _Library:
    def __init__(self, file: Path) -> None:
        import _cffi_backend

        self.ffi: Any = _cffi_backend.FFI()
        library = _cffi_backend.load_library(str(file), 0)
        self.size, self.start, self.attempt = (
            library.load_function(self.ffi.typeof(kind), f"mtdesk_{name}")
            for name, kind in _FUNCTIONS.items()
        )
        self._library = library


@cache
def _library() -> _Library | None:
    try:
        return _Library(FILE)
    except (OSError, ImportError, AttributeError):
        return None


def is_there() -> bool:
    """Return whether the library can be used here."""
    return _library() is not None


def worlds(task: Task, chance: Chance) -> Worlds:
    """Return where to try the candidates of a task: the same results come from both."""
    library = _library()
    if library is not None:
        native = _NativeWorlds(library, task, chance)
        if native.fits:
            return native
    return Worlds(task, chance)


class _NativeWorlds(Worlds):
    def __init__(self, library: _Library, task: Task, chance: Chance) -> None:
        super().__init__(task, chance)
        self._library, self._is_outgrown = library, False
        self.block = max(1, _BLOCK // len(task.candidates))
        ffi = library.ffi
        self._memory = ffi.new("uint64_t[]", library.size() // 8 + 1)
        numbers = list(_packed(task))
        fits = max(map(abs, numbers)) < 1 << 31
        self.fits = fits and library.start(self._memory, ffi.new("int32_t[]", numbers), len(numbers))

    def play(
        self, alive: Sequence[int], most: float, budget: float, results: Sequence[list[float]], /
    ) -> tuple[int, int, int]:
        """Do so in C; what outgrows its memory is for Python."""
        if self._is_outgrown:
            return super().play(alive, most, budget, results)
        ffi, many = self._library.ffi, len(alive)
        state, cost = ffi.new("uint64_t *", self.chance.state), ffi.new("int64_t[]", 2)
        found = ffi.new("int32_t[]", int(most) * many)
        left = _ENDLESS if budget > _ENDLESS else int(budget)
        count = self._library.attempt(
            self._memory, ffi.new("int32_t[]", alive), many, int(most), left, state, found, cost
        )
        if count < 0:
            self._is_outgrown = True
            return super().play(alive, most, budget, results)
        self.chance.state = state[0]
        margins = ffi.unpack(found, count * many)
        for at, candidate in enumerate(alive):
            results[candidate] += map(self.task.points, margins[at::many])
        return count, cost[0], cost[1]


# What is passed


def _packed(task: Task) -> Iterator[int]:
    rules, dealer = task.start.rules, task.dealer
    yield _VERSION
    yield from _rules(rules)
    yield from _position(task.start, dealer.shown)
    yield task.seat
    yield len(task.candidates)
    yield from task.candidates
    yield len(dealer.unseen)
    for tile in dealer.unseen:
        yield from divmod(tile, 32)
    yield len(dealer.groups)
    for group in dealer.groups:
        yield from (group.seat, group.size)
        yield from (tile in group.fitting for tile in dealer.unseen)


def _rules(rules: Rules) -> Iterator[int]:
    policy = RolloutPolicy(rules)
    yield from (rules.players, rules.public, rules.set)
    yield from (rules.chain, rules.chain_draw, rules.chain_ignored, rules.chain_lap, rules.own_first)
    yield from (rules.draw_once, rules.marker_if_forced, rules.on_double, rules.cover_needed)
    yield from (rules.dead_released, rules.others_cover, rules.must_cover, rules.fork, rules.tap)
    yield rules.collects
    yield from (rules.mexican_open, rules.marker_off, rules.binding, rules.penalty, rules.double_limit)
    for values, worths in zip(rules.values, policy.worths, strict=True):
        for pair in zip(values, worths, strict=True):
            yield from pair
    yield from policy.likings


def _position(position: Position, hands: Sequence[Sequence[int]]) -> Iterator[int]:
    for hand in hands:
        yield from hand
    yield from position.counts
    yield from position.table
    yield len(position.ends)
    for end in zip(position.ends, position.train, strict=True):
        yield from end
    yield from position.marker
    for doubles in (position.open, position.doubles):
        yield len(doubles)
        for double in doubles:
            yield from _double(double)
    yield position.phase
    if position.phase == COVER:
        yield from _double(position.cover)
    yield from (position.begun, position.first_turns, position.passed, position.tapped, position.skipped)
    yield from (position.turn, position.laid, position.drew, position.drew_in_turn)
    yield from (position.pending, position.over)


def _double(double: int) -> tuple[int, int, int]:
    return double >> 20, double >> 10 & 1023, double & 1023
