"""The levels of computer players by name, and the one door to all of them."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from random import Random

from mtdesk.ai import easy, medium
from mtdesk.ai.planner import WORK
from mtdesk.rules.legal import legal_moves
from mtdesk.rules.moves import Move, Tap
from mtdesk.rules.view import View

LEVELS: tuple[str, ...] = ("easy", "medium")
"""All levels, the weakest first."""


@dataclass(frozen=True, slots=True)
class Limit:
    """How much a computer player may think about one move.

    ``work`` counts steps of search (1 or more); ``seconds`` is a cap on top of it, None for no cap. The work
    of the levels easy and medium is so small that no cap in seconds shortens it.
    """

    work: int = WORK
    seconds: float | None = None


def choose(level: str, view: View, limit: Limit, seed: str) -> Move:
    """A computer player's move: one of ``legal_moves(view)``.

    The same for the same level, view, ``limit.work`` and seed. Raises ValueError for an unknown level or a
    view in which nothing can be done.
    """
    if level not in LEVELS:
        raise ValueError(level)
    moves = legal_moves(view)
    if not moves:
        raise ValueError("there is nothing to choose")
    tap = next((move for move in moves if isinstance(move, Tap)), None)
    if tap is not None:
        return tap
    if len(moves) == 1:
        return moves[0]
    rng = Random(seed)  # noqa: S311 -- play needs repeatable chance, not secrets
    return easy.pick(view, moves, rng) if level == "easy" else medium.pick(view, moves, rng, limit.work)


def chance_of(seed: str) -> str:
    """The text that all decisions of computers in a game with this seed depend on.

    It tells the deals, so it is for ``decision_seed`` only.
    """
    return f"computers of {seed}"


def decision_seed(chance: str, view: View) -> str:
    """The seed of one decision: from a text of the game's own and the moment the view shows.

    It is a digest, so that nobody who gets it can work back to ``chance``.
    """
    board = view.board
    return sha256(f"decision/{chance}/{board.round}/{len(board.log)}/{view.seat}".encode()).hexdigest()
