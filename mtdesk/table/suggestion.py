"""A move that is suggested to the player at the table: its tile and its end stand out."""

from __future__ import annotations

from mtdesk.rules.moves import Move, Pass, Play
from mtdesk.table.items import TileState
from mtdesk.table.scene import TableScene


def suggest(scene: TableScene, move: Move | None) -> None:
    """Mark the tile and the end of a move; None: of no move any more.

    While a tile is in the hand the lights belong to that tile, and only the one suggested is marked.
    """
    layer, rack = scene.trains, scene.rack
    rack.mark(TileState.SUGGESTED, move.tile if isinstance(move, Play) else None)
    if rack.held is not None:
        return
    if isinstance(move, Play):
        layer.light((move.end,), double=move.tile.is_double)
        layer.lights.mark(move.end, (move.tile.other(move.out), move.out))
    elif isinstance(move, Pass):
        layer.lights.mark(move.end)
    else:
        layer.light((), double=False)
        scene.light_marker_ends()
