"""A move suggested at the table, alone or beside another one: tiles and ends are highlighted."""

from __future__ import annotations

from mtdesk.rules.moves import Move, Pass, Play
from mtdesk.table.art.tiles import TileState
from mtdesk.table.scene import TableScene


def suggest(scene: TableScene, move: Move | None) -> None:
    """Mark the tile and the end of a move; None: clear the marks.

    While a tile is held, the lights belong to that tile, and only the suggested one is marked.
    """
    layer, rack = scene.trains, scene.rack
    rack.mark(TileState.SUGGESTED, move.tile if isinstance(move, Play) else None)
    rack.mark(TileState.LAST, None)
    if rack.held is not None:
        return
    if isinstance(move, Play):
        layer.light((move.end,), double=move.tile.is_double)
        layer.lights.show(move)
    elif isinstance(move, Pass):
        layer.lights.mark(move.end)
    else:
        layer.light((), double=False)
        scene.light_marker_ends()


def compare(scene: TableScene, better: Move, played: Move) -> None:
    """Mark the better of two moves as suggested, and the other as possible."""
    suggest(scene, better)
    layer, rack = scene.trains, scene.rack
    rack.mark(TileState.LAST, played.tile if isinstance(played, Play) else None)
    if isinstance(played, Play) and layer.layout is not None:
        layer.lights.add(layer.layout, played.end, (played.tile.other(played.out), played.out))
        layer.changed.emit()
