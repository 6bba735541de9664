"""The tiles on the trains, and how they get there."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEasingCurve, QPointF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject

from mtdesk.rules.tiles import Laid, Tile
from mtdesk.rules.view import Board
from mtdesk.table.animation.animator import FADE, GLIDE, LAY, SETTLE, Animation, Animator, nearest_turn
from mtdesk.table.animation.flight import arc
from mtdesk.table.art.tiles import TileState
from mtdesk.table.items.painted import discard, keep_only, put
from mtdesk.table.items.tile import TileItem
from mtdesk.table.layout.model import Layout, Pose

_Z_TILE = 3


class PlayedTiles:
    """One item for every tile of the trains, a child of the cloth's layer or, in motion, of the air's."""

    def __init__(self, layer: QGraphicsObject, air: QGraphicsItem, animator: Animator) -> None:
        self._layer, self._air, self._animator = layer, air, animator
        self.items: dict[Tile, TileItem] = {}
        """The items by tile."""
        animator.changed.connect(self._keep_pace)

    def clear(self) -> None:
        keep_only(self.items, ())

    def adopt(self, tile: Tile, item: TileItem, unit: float) -> None:
        """Take over a tile's item, which stays where it is; ``unit`` is the width of the tiles here."""
        where = self._layer.mapFromScene(item.scenePos())
        size = item.unit * item.scale()
        item.setParentItem(self._air)
        item.setPos(where)
        item.set_unit(unit)
        item.setScale(size / (unit * self._layer.scale()))
        self.items[tile] = item

    def arrange(self, board: Board, layout: Layout, *, relaid: bool, glide: bool) -> list[Animation]:
        """Put every tile into its pose; returns the animations of new ones, and with ``glide`` of all.

        ``relaid``: existing tiles may have another size or place than before.
        """
        animations: list[Animation] = []
        gone = set(self.items)
        for stretch, laid in board.trains.items():
            for piece, pose in zip(laid, layout.poses[stretch], strict=True):
                tile = piece.tile
                gone.discard(tile)
                item = self.items.get(tile) or self._new(piece, pose, layout.u)
                if item.parentItem() is self._air:
                    animations += self._land(item, piece, pose, layout.u)
                elif glide:
                    animations += self._move(item, pose, layout.u)
                elif relaid or (item.x(), item.y()) != (pose.x, pose.y):
                    item.set_unit(layout.u)
                    put(item, pose)
        for tile in gone:
            discard(self.items.pop(tile))
        return animations

    def _new(self, piece: Laid, pose: Pose, unit: float) -> TileItem:
        item = TileItem(*piece, unit, parent=self._layer)
        put(item, pose)
        item.setZValue(_Z_TILE)
        self.items[piece.tile] = item
        return item

    def _land(self, item: TileItem, piece: Laid, pose: Pose, unit: float) -> list[Animation]:
        """Return the animations of a tile from a hand to its place, turning on the way."""
        if item.ends != piece:
            item.set_tile(*piece)
            item.setRotation(item.rotation() + 180)
        self._resize(item, unit)
        animator, curves = self._animator, QEasingCurve.Type
        settling = (LAY + SETTLE, curves.OutBack) if piece.is_double else (LAY, curves.OutCubic)
        animations = [
            animator.along(item, "pos", arc(item.pos(), QPointF(pose.x, pose.y), LAY)),
            animator.to(item, "rotation", nearest_turn(item.rotation(), pose.angle), LAY),
            animator.to(item, "scale", 1.0, *settling),
        ]
        if item.property("flip"):
            animations.append(animator.to(item, "flip", 0.0, LAY, curves.InOutSine))
        if animator.reduced:
            item.setOpacity(0)
        if item.opacity() < 1:
            animations.append(animator.to(item, "opacity", 1.0, FADE))
        down = animator.to(item, "lift", 0.0, LAY)
        down.finished.connect(lambda: self.put_down(item))
        return [*animations, down]

    def put_down(self, item: TileItem) -> None:
        """Put a tile that has landed among the others."""
        if item.scene() is not None:  # it may have been taken back in flight
            item.setParentItem(self._layer)
            item.setZValue(_Z_TILE)

    def _move(self, item: TileItem, pose: Pose, unit: float) -> list[Animation]:
        """Return the animation of a tile into the pose of another plan and to another size."""
        self._resize(item, unit)
        goals = {
            "pos": QPointF(pose.x, pose.y),
            "rotation": nearest_turn(item.rotation(), pose.angle),
            "scale": 1.0,
        }
        return [
            self._animator.to(item, name, goal, GLIDE, QEasingCurve.Type.InOutCubic)
            for name, goal in goals.items()
            if item.property(name) != goal or self._animator.goal(item, name) is not None
        ]

    def _resize(self, item: TileItem, unit: float) -> None:
        """Paint a tile in its future size, shown in its old one."""
        size = item.unit * item.scale() / unit
        item.set_unit(unit)
        item.setScale(size)

    def show_states(self, board: Board, last: Tile | None, news: Collection[Tile]) -> None:
        """Mark open doubles, the last tile played, and the others that are new to the viewer."""
        open_tiles = {double.tile for double in board.open_doubles}
        if board.to_cover is not None:
            open_tiles.add(board.to_cover.tile)
        for tile, item in self.items.items():
            state = TileState.OPEN if tile in open_tiles else TileState.NORMAL
            if tile == last:
                state |= TileState.LAST
            elif tile in news:
                state |= TileState.NEWS
            item.set_state(state)
        self._keep_pace()

    def _keep_pace(self) -> None:
        """Make open doubles glow steadily where nothing is to move."""
        for item in self.items.values():
            item.set_pulsing(self._animator.travels)
