"""The coloured bands under the trains, and the rails that join the branches of forks."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from mtdesk.rules.view import Board, owner_of
from mtdesk.table.animation.layout_transition import Morph, Point, Step, between, length
from mtdesk.table.cloth.trains import look_of
from mtdesk.table.items.cloth import JointItem, RibbonItem
from mtdesk.table.items.painted import keep_only
from mtdesk.table.layout import Layout

_Z_RIBBON, _Z_JOINT = 0, 1


class _Line(Struct, frozen=True):
    """The course of a band or a rail; ``covered`` is the length up to which tiles cover it."""

    points: tuple[Point, ...]
    unit: float
    covered: float = 0.0


class Bands:
    """One band for every stretch and one rail for every second branch, children of the cloth's layer."""

    def __init__(self, layer: QGraphicsItem) -> None:
        self._layer = layer
        self._ribbons: dict[str, RibbonItem] = {}
        self._joints: dict[str, JointItem] = {}
        self._shown: dict[RibbonItem | JointItem, _Line] = {}
        self._lit: int | None = None

    def light(self, seat: int | None) -> None:
        """Highlight the bands of a seat's train; None: those of none."""
        if seat != self._lit:
            self._lit = seat
            for stretch, ribbon in self._ribbons.items():
                ribbon.set_lit(seat is not None and owner_of(stretch) == seat)

    def seat_at(self, point: QPointF) -> int | None:
        """Return the seat whose train is at a point of the scene."""
        for stretch, ribbon in self._ribbons.items():
            if owner_of(stretch) is not None and ribbon.covers(ribbon.mapFromScene(point)):
                return owner_of(stretch)
        return None

    def clear(self) -> None:
        """Remove all bands."""
        self._keep((), ())

    def arrange(self, board: Board, layout: Layout, *, glide: bool) -> list[Step]:
        """Place the bands by this layout; returns the steps that lead there, if they glide.

        A band that is already in place is not painted again.
        """
        self._keep(layout.ribbons, layout.joints)
        steps: list[Step] = []
        for stretch, ribbon in layout.ribbons.items():
            if stretch not in self._ribbons:
                self._ribbons[stretch] = RibbonItem(look_of(stretch, board), parent=self._layer)
                self._ribbons[stretch].setZValue(_Z_RIBBON)
                self._ribbons[stretch].set_lit(self._lit is not None and owner_of(stretch) == self._lit)
            covered = length(ribbon.points) - length(ribbon.rails)
            steps += self._lead(self._ribbons[stretch], _Line(ribbon.points, layout.u, covered), glide)
        for arm, points in layout.joints.items():
            if arm not in self._joints:
                self._joints[arm] = JointItem(look_of(arm, board), parent=self._layer)
                self._joints[arm].setZValue(_Z_JOINT)
            steps += self._lead(self._joints[arm], _Line(points, layout.u), glide)
        return steps

    def _keep(self, ribbons: Iterable[str], joints: Iterable[str]) -> None:
        """Remove what is not among these."""
        keep_only(self._ribbons, tuple(ribbons))
        keep_only(self._joints, tuple(joints))
        left = {*self._ribbons.values(), *self._joints.values()}
        self._shown = {item: line for item, line in self._shown.items() if item in left}

    def _lead(self, item: RibbonItem | JointItem, line: _Line, glide: bool) -> list[Step]:
        """Place an item along a line at once, or return the step that does."""
        before = self._shown.get(item)
        if before == line:
            return []
        if not glide:
            self._show(item, line)
            return []
        if before is None:
            self._show(item, line)
            item.setOpacity(0.0)
            return [item.setOpacity]
        return [self._morphing(item, before, line)]

    def _morphing(self, item: RibbonItem | JointItem, before: _Line, line: _Line) -> Step:
        morph = Morph(before.points, line.points)
        # Lengths differ between the two: the covered part is given as a share of the whole.
        old, new = before.covered / (length(before.points) or 1), line.covered / (length(line.points) or 1)

        def step(progress: float) -> None:
            if progress >= 1:
                self._show(item, line)
                return
            points = tuple(morph.at(progress))
            covered = between(old, new, progress) * length(points)
            self._show(item, _Line(points, between(before.unit, line.unit, progress), covered), gliding=True)

        return step

    def _show(self, item: RibbonItem | JointItem, line: _Line, *, gliding: bool = False) -> None:
        self._shown[item] = line
        points = [QPointF(*point) for point in line.points]
        item.setOpacity(1.0)
        if isinstance(item, RibbonItem):
            item.set_path(points, line.unit, line.covered, gliding=gliding)
        else:
            item.set_path(points, line.unit)
