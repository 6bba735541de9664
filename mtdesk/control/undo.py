"""How far a person may take back: while nothing hidden has come to light and nobody else has acted."""

from __future__ import annotations

from collections.abc import Collection

from mtdesk.rules.moves import Draw, Pass, Penalty, Play, Stop
from mtdesk.rules.view import Board, Phase


def undoable(board: Board, people: Collection[int]) -> int:
    """How many of a round's last moves one undo takes back; 0 if nothing can be taken back.

    One undo takes back the last decision of a person at a seat of ``people``, together with the tap or the
    passes without a choice that followed it from the same seat. Nothing is taken back beyond a draw, penalty
    tiles, the opening, another seat's move, or a move that turned hands over or told who can cover a double.
    """
    if board.over is not None or board.phase is Phase.COVER:
        return 0
    player = None
    count = 0
    for entry in reversed(board.log):
        if isinstance(entry, Penalty):
            if entry.drawn:
                return 0
            continue
        player = entry.player if player is None else player
        if entry.player != player or player not in people or isinstance(entry, Draw):
            return 0
        count += 1
        if isinstance(entry, Play | Stop) or (isinstance(entry, Pass) and entry.end is not None):
            return count
    return 0
