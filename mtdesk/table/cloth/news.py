"""What has happened since a person looked last, and what a seat did last."""

from __future__ import annotations

from enum import Enum, auto

from mtdesk.rules.moves import Draw, Pass, Penalty, Play, Tap
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Board


class Deed(Enum):
    """What a seat did in its last turn, besides laying tiles: the table does not show it otherwise."""

    DREW = auto()
    PASSED = auto()


def last_deed(board: Board, seat: int) -> Deed | None:
    """Whether a seat passed in its last turn of this round, or else drew; None once its next turn begins."""
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
    """The tiles that others have laid in this round since ``viewer`` acted last; none without a viewer.

    They stay news while the viewer thinks about the next move and are none any more once it is made. A tap is
    no such act, since it may come between the turns of others.
    """
    news: list[Tile] = []
    for entry in reversed(board.log if viewer is not None else ()):
        if entry.player == viewer and not isinstance(entry, Tap | Penalty):
            break
        if isinstance(entry, Play):
            news.append(entry.tile)
    return frozenset(news)
