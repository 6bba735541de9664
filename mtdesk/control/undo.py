"""How far a person may take back, and what prevents it.

As a rule: while nothing hidden has been revealed and no one else has acted. Against computers only, people
may choose to go back to their last decision whatever has happened since (*free undo*).
"""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum, auto

from mtdesk.rules.moves import Draw, LogEntry, Pass, Penalty, Play, Stop
from mtdesk.rules.view import Board, Phase


class Obstacle(Enum):
    """Why nothing can be taken back."""

    NOTHING_DONE = auto()  # no person has decided anything in this round
    REVEALED = auto()  # something hidden has been revealed since
    OTHERS_ACTED = auto()  # someone else has acted since


def undoable(board: Board, people: Collection[int], *, seen: int | None = None) -> int | Obstacle:
    """Return how many of a round's last moves one undo takes back, or why nothing can be taken back.

    One undo takes back the last decision of a person at a seat of ``people``, together with the tap or the
    passes without a choice that followed it from the same seat. Nothing is taken back beyond a draw, penalty
    tiles, the opening, another seat's move, or a move that turned hands over or revealed who can cover a
    double. Log entries after the first ``seen`` (None: all are seen) have not been seen by anyone yet: their
    consequences prevent nothing.
    """
    if not freely_undoable(board, people):
        return Obstacle.NOTHING_DONE
    seen = len(board.log) if seen is None else seen
    if seen == len(board.log) and (board.over is not None or board.phase is Phase.COVER):
        return Obstacle.REVEALED
    player = None
    count = 0
    for number, entry in reversed(list(enumerate(board.log))):
        if isinstance(entry, Penalty):
            if entry.drawn and number < seen:
                return Obstacle.REVEALED
            continue
        player = entry.player if player is None else player
        if entry.player != player or player not in people:
            return Obstacle.OTHERS_ACTED
        if isinstance(entry, Draw):
            return Obstacle.REVEALED
        count += 1
        if _is_decision(entry):
            return count
    return Obstacle.NOTHING_DONE


def freely_undoable(board: Board, people: Collection[int]) -> int:
    """How many of a round's last moves a free undo takes back: all since a person last had a choice."""
    moves = [entry for entry in board.log if not isinstance(entry, Penalty)]
    for count, move in enumerate(reversed(moves), start=1):
        if move.player in people and _is_decision(move):
            return count
    return 0


def _is_decision(entry: LogEntry) -> bool:
    """Return whether there was a choice; a draw and a pass without a choice are forced."""
    return isinstance(entry, Play | Stop) or (isinstance(entry, Pass) and entry.end is not None)
