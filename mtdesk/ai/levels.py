"""The levels of computer players by name, and the only way to reach them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import ModuleType

import msgspec

from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move, Tap
from mtdesk.rules.view import View


class Limit(msgspec.Struct, frozen=True):
    """How much a computer player may think about one move.

    ``work`` counts steps of search (1 or more), None for what the level takes by default; a step differs from
    level to level. ``seconds`` is a cap in addition, None for no cap: with one, the same question may get
    another answer on a slower machine. Levels without a search are so quick that they ignore the cap.
    """

    work: int | None = None
    seconds: float | None = None


_WORK: Mapping[str, int] = {"beginner": 1, "easy": 1, "medium": 1, "hard": 1, "expert": 5000}
"""Steps of search by default, by level, the weakest first: more than one if it tries out its moves.

Each level chooses by the function of its name in ``players``.
"""

LEVELS: tuple[str, ...] = tuple(_WORK)
"""All levels, the weakest first."""

USUAL = "medium"
"""The level to use where no one has chosen."""
SUBSTITUTE = "easy"
"""The level that moves in place of a player that has failed."""


def load() -> ModuleType:
    """Load how the levels choose, which the window does not need: it needs only their names."""
    from mtdesk.ai import players

    return players


def default_work(level: str) -> int:
    """Return the steps of search a level takes by default; raises ValueError for an unknown level."""
    if level not in _WORK:
        raise ValueError(level)
    return _WORK[level]


def searches(level: str) -> bool:
    """Return whether a level finds its moves by trying them out; raises ValueError for an unknown level."""
    return default_work(level) > 1


def choose(level: str, view: View, limit: Limit, seed: str) -> Move:
    """Return a computer player's move: one of ``legal_moves(view)``.

    The same level, view, ``limit.work`` and seed give the same move unless ``limit.seconds`` cuts in. Raises
    ValueError for an unknown level or a view in which nothing can be done.
    """
    usual = default_work(level)
    moves = legal_moves(view)
    forced = without_choice(moves)
    if forced is not None:
        return forced
    rng = Random(seed)  # noqa: S311 -- play needs repeatable chance, not secrets
    pick: Callable[[View, Sequence[Move], Random, int, float | None], Move] = getattr(load(), level)
    return pick(view, moves, rng, limit.work or usual, limit.seconds)


def without_choice(moves: Sequence[Move]) -> Move | None:
    """Return the legal move that needs no thought: a tap, which computers always make (4.8), or the only one.

    None if there is a choice. Raises ValueError if there is nothing to choose.
    """
    if not moves:
        raise ValueError("there is nothing to choose")
    tap = next((move for move in moves if isinstance(move, Tap)), None)
    return moves[0] if tap is None and len(moves) == 1 else tap


def chance_of(seed: str) -> str:
    """Return the text on which all computers' decisions in a game with this seed depend.

    It reveals the deals, so it is for ``decision_seed`` only.
    """
    return f"computers of {seed}"


def decision_seed(chance: str, view: View) -> str:
    """Return the seed of one decision: from the game's own text and the moment that the view shows.

    It is a digest, so ``chance`` cannot be derived from it.
    """
    from hashlib import sha256

    board = view.board
    return sha256(f"decision/{chance}/{board.round}/{len(board.log)}/{view.seat}".encode()).hexdigest()
