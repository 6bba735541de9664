"""What has happened since a person last looked, and what a seat did last."""

from __future__ import annotations

from enum import Enum, auto

from mtdesk.rules.moves import Draw, Pass, Penalty, Play, Tap
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Board


class Deed(Enum):
    """What a seat did in its last turn besides playing tiles: the table does not show it otherwise."""

    DREW = auto()
    PASSED = auto()


def last_deed(board: Board, seat: int) -> Deed | None:
    """Return whether a seat passed in its last turn of this round, or else drew.

    None once its next turn starts.
    """
    if board.turn == seat and board.over is None:
        return Deed.DREW if board.drew_in_turn else None
    turn = False
    for entry in reversed(board.log):
        if isinstance(entry, Tap | Penalty):
            continue
        if entry.player != seat:
            if turn:
                break
        elif isinstance(entry, Draw):
            return Deed.DREW
        elif isinstance(entry, Pass):
            return None if turn else Deed.PASSED
        else:
            turn = True
    return None


def laid_since(board: Board, viewer: int | None) -> frozenset[Tile]:
    """Return the tiles that others have played in this round since ``viewer`` last acted.

    None without a viewer.

    They stay news while the viewer thinks about the next move, and no longer. A tap is not such an act, since
    it may come between the turns of others.
    """
    news: list[Tile] = []
    for entry in reversed(board.log if viewer is not None else ()):
        if entry.player == viewer and not isinstance(entry, Tap | Penalty):
            break
        if isinstance(entry, Play):
            news.append(entry.tile)
    return frozenset(news)
