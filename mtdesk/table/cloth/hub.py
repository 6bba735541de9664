"""The station in the middle of the cloth, with the engine in it."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsItem

from mtdesk.rules.tiles import Laid
from mtdesk.rules.view import Board
from mtdesk.table.animation.layout_transition import Step, between
from mtdesk.table.art.station import Hub, Slot
from mtdesk.table.cloth.trains import look_of
from mtdesk.table.items.cloth import StationItem
from mtdesk.table.items.painted import discard
from mtdesk.table.items.tile import TileItem
from mtdesk.table.layout import Layout

_Z_STATION, _Z_ENGINE = 2, 3


class StationLayer:
    """The star and the tile that all trains start with, children of the cloth's layer."""

    def __init__(self, layer: QGraphicsItem) -> None:
        self._layer = layer
        self.star: StationItem | None = None
        """The star in the middle of the cloth, if a round is on the table."""
        self._former: StationItem | None = None
        """Another star that fades out over the current one."""
        self.engine: TileItem | None = None
        """The tile that all trains start with, if a round is on the table."""
        self._hub: Hub | None = None

    def clear(self) -> None:
        """Remove the engine."""
        if self.engine is not None:
            discard(self.engine)
        self.engine = None

    def stand_still(self) -> None:
        """End the star's turn, with which a round begins."""
        if self.star is not None:
            self.star.setRotation(0)
            self.star.setCacheMode(QGraphicsItem.CacheMode.NoCache)

    def arrange(self, board: Board, layout: Layout, *, glide: bool) -> list[Step]:
        """Arrange the station by this layout; returns the steps that lead there, if it glides."""
        hub = layout.hub
        slots = tuple(
            Slot(slot.x - hub.x, slot.y - hub.y, slot.angle, look_of(train, board))
            for train, slot in hub.slots.items()
        )
        steps = self._show_star(Hub(layout.u, hub.rx, hub.ry, slots), glide)
        engine = Laid(*board.engine)
        if self.engine is None:
            self.engine = TileItem(*engine, layout.u, parent=self._layer)
            self.engine.setZValue(_Z_ENGINE)
        self.engine.setParentItem(self._layer)  # it may have been on its way here
        self.engine.set_tile(*engine)
        self.engine.set_unit(layout.u)
        for item in (self.star, self._former, self.engine):
            if item is not None:
                item.setPos(hub.x, hub.y)
        return steps

    def _show_star(self, hub: Hub, glide: bool) -> list[Step]:
        """Show this star in place of another; gliding, they grow together while one fades over the other."""
        if hub == self._hub:
            return []
        if self._former is not None:
            discard(self._former)
            self._former = None
        before, self._hub = self._hub, hub
        if before is None or self.star is None or not glide:
            if self.star is None:
                self.star = self._new_star()
            self.star.set_hub(hub)
            self._resize(hub.unit, hub.unit, 1.0)
            return []
        self._former, self.star = self.star, self._new_star()
        self.star.set_hub(hub)
        self.star.stackBefore(self._former)
        old = before.unit

        def step(progress: float) -> None:
            self._resize(old, hub.unit, progress)

        return [step]

    def _new_star(self) -> StationItem:
        star = StationItem(parent=self._layer)
        star.setZValue(_Z_STATION)
        return star

    def _resize(self, old: float, new: float, progress: float) -> None:
        """Take the size at a stage between two tile widths."""
        unit = between(old, new, progress)
        for item in (self.star, self.engine):
            if item is not None:
                item.setScale(unit / new)
        if self._former is not None:
            self._former.setScale(unit / old)
            self._former.setOpacity(1 - progress)
            if progress >= 1:
                discard(self._former)
                self._former = None
