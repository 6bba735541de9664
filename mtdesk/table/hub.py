"""The station in the middle of the cloth, with the engine in it."""

from __future__ import annotations

from PySide6.QtWidgets import QGraphicsItem

from mtdesk.rules.tiles import Laid
from mtdesk.rules.view import Board
from mtdesk.table.items import Hub, Slot, StationItem, TileItem, TileStyle
from mtdesk.table.layout import Layout
from mtdesk.table.lights import discard
from mtdesk.table.theme import Theme
from mtdesk.table.trains import look_of

_Z_STATION, _Z_ENGINE = 2, 3


class Station:
    """The star and the tile all trains begin with, children of the cloth's layer."""

    def __init__(self, ground: QGraphicsItem, theme: Theme, style: TileStyle) -> None:
        self._ground, self._theme, self._style = ground, theme, style
        self._star = StationItem(theme, parent=ground)
        self._star.setZValue(_Z_STATION)
        self._engine: TileItem | None = None
        self._hub: Hub | None = None

    def set_look(self, theme: Theme, style: TileStyle) -> None:
        """Another theme or tile style; the engine takes it with the next ``arrange``."""
        self._theme, self._style = theme, style
        self._star.set_theme(theme)

    def clear(self) -> None:
        """Take the engine away."""
        if self._engine is not None:
            discard(self._engine)
        self._engine = None

    def arrange(self, board: Board, layout: Layout) -> None:
        """Stand as this layout says."""
        hub = layout.hub
        slots = tuple(
            Slot(slot.x - hub.x, slot.y - hub.y, slot.angle, look_of(train, board))
            for train, slot in hub.slots.items()
        )
        self._star.setPos(hub.x, hub.y)
        if self._hub != (shown := Hub(layout.u, hub.rx, hub.ry, slots)):
            self._hub = shown
            self._star.set_hub(shown)
        engine = Laid(*board.engine)
        if self._engine is None:
            self._engine = TileItem(*engine, layout.u, self._theme, style=self._style, parent=self._ground)
            self._engine.setZValue(_Z_ENGINE)
        self._engine.set_tile(*engine)
        self._engine.set_look(layout.u, self._theme, self._style)
        self._engine.setPos(hub.x, hub.y)
