"""The locomotives on the trains that are open."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping

from PySide6.QtCore import QEasingCurve, QPointF, QPropertyAnimation
from PySide6.QtWidgets import QGraphicsItem

from mtdesk.rules.view import Board
from mtdesk.table.items import MarkerItem
from mtdesk.table.items.place import keep_only
from mtdesk.table.layout import Layout, Pose
from mtdesk.table.motion import GLIDE, MARKER, Motion
from mtdesk.table.theme import Theme
from mtdesk.table.trains import look_of

Curve = QEasingCurve.Type

_Z_MARKER = 4
_DROP = 1.5
"""How far above its place a marker appears, in tile widths."""


class Markers:
    """One locomotive for every marked train, children of the cloth's layer."""

    def __init__(self, ground: QGraphicsItem, theme: Theme, motion: Motion) -> None:
        self._ground, self._theme, self._motion = ground, theme, motion
        self._items: dict[str, MarkerItem] = {}
        self._marked: dict[str, str] = {}
        self._facing: dict[str, tuple[float, bool]] = {}

    @property
    def items(self) -> Mapping[str, MarkerItem]:
        """The locomotives by train."""
        return self._items

    def set_theme(self, theme: Theme) -> None:
        """Paint with another theme."""
        self._theme = theme
        for item in self._items.values():
            item.set_theme(theme)

    def clear(self) -> None:
        """Take all markers away."""
        keep_only(self._items, ())
        self._marked = {}

    def arrange(
        self, board: Board, layout: Layout, lit: Collection[str], *, glide: bool
    ) -> list[QPropertyAnimation]:
        """Put every marker on its end, beside it where that is lit; returns the motions that lead there."""
        keep_only(self._items, board.markers)
        self._marked = dict(board.markers)
        motions: list[QPropertyAnimation] = []
        for train, end in board.markers.items():
            pose = _pose(layout, end, lit)
            item = self._items.get(train)
            if item is None:
                item = self._items[train] = self._new(train, board, layout, pose)
                self._facing.pop(train, None)
                motions.append(self._motion.to(item, "opacity", 1.0, MARKER))
            facing = layout.u, math.cos(math.radians(pose.angle)) < -1e-6
            former = self._facing.get(train)
            if former != facing:  # else it would be painted once more for nothing
                self._facing[train] = facing
                item.set_unit(layout.u)
                item.set_mirrored(facing[1])
                item.setScale(item.scale() * former[0] / layout.u if former is not None and glide else 1.0)
            duration, curve = (GLIDE, Curve.InOutCubic) if glide else (MARKER, Curve.OutCubic)
            motions.append(self._motion.to(item, "pos", QPointF(pose.x, pose.y), duration, curve))
            if item.scale() != 1.0:
                motions.append(self._motion.to(item, "scale", 1.0, duration, curve))
        return motions

    def _new(self, train: str, board: Board, layout: Layout, pose: Pose) -> MarkerItem:
        item = MarkerItem(look_of(train, board), layout.u, self._theme, parent=self._ground)
        item.setZValue(_Z_MARKER)
        item.setPos(pose.x, pose.y - _DROP * layout.u)
        item.setOpacity(0)
        return item

    def make_way(self, layout: Layout, lit: Collection[str]) -> None:
        """Step aside on the ends that are lit, and back on the others."""
        for train, item in self._items.items():
            pose = _pose(layout, self._marked[train], lit)
            item.setPos(pose.x, pose.y)


def _pose(layout: Layout, end: str, lit: Collection[str]) -> Pose:
    pad = layout.pads[end]
    return pad.aside if end in lit else pad.locomotive
