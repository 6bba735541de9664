"""The coloured bands under the trains, and the rails that join the arms of forks."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from mtdesk.rules.view import Board
from mtdesk.table.items import JointItem, RibbonItem
from mtdesk.table.items.place import keep_only
from mtdesk.table.layout import Layout
from mtdesk.table.theme import Theme
from mtdesk.table.trains import look_of

_Z_RIBBON, _Z_JOINT = 0, 1


class Bands:
    """One band for every stretch and one rail for every second arm, children of the cloth's layer."""

    def __init__(self, ground: QGraphicsItem, theme: Theme) -> None:
        self._ground, self._theme = ground, theme
        self._ribbons: dict[str, RibbonItem] = {}
        self._joints: dict[str, JointItem] = {}

    def set_theme(self, theme: Theme) -> None:
        """Paint with another theme."""
        self._theme = theme
        for item in (*self._ribbons.values(), *self._joints.values()):
            item.set_theme(theme)

    def clear(self) -> None:
        """Take all bands away."""
        keep_only(self._ribbons, ())
        keep_only(self._joints, ())

    def arrange(self, board: Board, layout: Layout, before: Layout | None) -> None:
        """Lay the bands as this layout says; one that lay so before is not painted once more."""
        keep_only(self._ribbons, layout.ribbons)
        keep_only(self._joints, layout.joints)
        for stretch, ribbon in layout.ribbons.items():
            if stretch in self._ribbons and before is not None and before.ribbons.get(stretch) == ribbon:
                continue
            if stretch not in self._ribbons:
                self._ribbons[stretch] = RibbonItem(look_of(stretch, board), self._theme, parent=self._ground)
                self._ribbons[stretch].setZValue(_Z_RIBBON)
            covered = _length(ribbon.points) - _length(ribbon.rails)
            self._ribbons[stretch].set_path(_points(ribbon.points), layout.u, covered)
        for arm, points in layout.joints.items():
            if arm not in self._joints:
                self._joints[arm] = JointItem(look_of(arm, board), self._theme, parent=self._ground)
                self._joints[arm].setZValue(_Z_JOINT)
            self._joints[arm].set_path(_points(points), layout.u)


def _points(points: Iterable[tuple[float, float]]) -> list[QPointF]:
    return [QPointF(*point) for point in points]


def _length(points: Iterable[tuple[float, float]]) -> float:
    return sum(math.dist(a, b) for a, b in itertools.pairwise(points))
