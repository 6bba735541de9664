"""What has been laid since a person looked last."""

from __future__ import annotations

from mtdesk.rules.moves import Penalty, Play, Tap
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Board


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
