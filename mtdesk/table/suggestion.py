"""A move suggested at the table, alone or beside another one: tiles and ends are highlighted."""

from __future__ import annotations

from mtdesk.rules.moves import Move, Pass, Play
from mtdesk.table.art.tiles import TileState
from mtdesk.table.scene import TableScene


def suggest(scene: TableScene, move: Move | None) -> None:
    """Mark the tile and the end of a move; None: clear the marks.

    While a tile is held, the lights belong to that tile, and only the suggested one is marked.
    """
    rack = scene.rack
    scene.compared, scene.suggested = None, move
    rack.mark(TileState.SUGGESTED, move.tile if isinstance(move, Play) else None)
    rack.mark(TileState.LAST, None)
    if rack.held is None:
        if not isinstance(move, Pass):
            scene.trains.light((), double=False)
        scene.light_at_rest()


def compare(scene: TableScene, better: Move, played: Move) -> None:
    """Mark the better of two moves as suggested, and the other as possible, until something is suggested."""
    suggest(scene, better)
    scene.rack.mark(TileState.LAST, played.tile if isinstance(played, Play) else None)
    one, other = (move if isinstance(move, Play) else None for move in (better, played))
    scene.compared, scene.suggested = (one, other), None
    if scene.rack.held is None:
        scene.light_at_rest()
