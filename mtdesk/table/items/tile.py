"""A domino, the pulsing glow under an open double, and the place where a tile may be played."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Property, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem

from mtdesk.table.art import tiles
from mtdesk.table.art.painting import device_scale
from mtdesk.table.art.pictures import ShownTile, halo_picture, scale_step
from mtdesk.table.art.tiles import TileState
from mtdesk.table.items.painted import PaintedItem, PulsingItem
from mtdesk.table.look import current_theme


class TileItem(PaintedItem[ShownTile]):
    """One tile: `pos()` is its centre; `rotation()` 0 lies with the inner end left, 90 stands with it on top.

    `unit` is u, the width of a tile in scene pixels (above 0). Qt properties to animate: `pos`, `rotation`,
    `opacity`, `flip` (0 face up … 1 face down) and `lift` (0 lying … 1 in the hand: larger shadow). Numerals
    stay upright and shadows fall downwards on screen whatever the rotation.
    """

    moves = True

    def __init__(
        self,
        inner: int,
        outer: int,
        unit: float,
        *,
        face_up: bool = True,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(ShownTile((inner, outer), unit, flip=0.0 if face_up else 1.0), parent)
        self._glow: PulsingItem[Glow] | None = None

    @property
    def ends(self) -> tuple[int, int]:
        """(inner, outer)."""
        return self.content.ends

    def set_tile(self, inner: int, outer: int) -> None:
        self._show(ends=(inner, outer))

    def set_unit(self, unit: float) -> None:
        self._show(unit=unit)
        if self._glow is not None:
            self._glow.show_content(Glow(unit))

    @property
    def unit(self) -> float:
        return self.content.unit

    @property
    def state(self) -> TileState:
        """The states shown; any of them together."""
        return self.content.state

    def set_state(self, state: TileState) -> None:
        """Show these states. Raising a playable tile out of the row, and z order, are up to the caller."""
        self._show(state=state)
        shown = TileState.OPEN in state
        if shown and self._glow is None:
            self._glow = PulsingItem(Glow(self.content.unit), self)
            self._glow.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
            self._glow.set_pulsing(True)
        if self._glow is not None:
            self._glow.setVisible(shown)

    def set_pulsing(self, pulsing: bool) -> None:
        """Set whether the glow of an open double pulses (as it does at first) or shines steadily."""
        if self._glow is not None:
            self._glow.set_pulsing(pulsing)

    @property
    def face_up(self) -> bool:
        """Whether the face is visible; the flip's middle counts as face down."""
        return self.content.face_up

    flip = Property(float, lambda self: self.content.flip, lambda self, flip: self._show(flip=flip))
    lift = Property(float, lambda self: self.content.lift, lambda self, lift: self._show(lift=lift))

    def _show(self, **changes: Any) -> None:
        self.show_content(replace(self.content, **changes))

    def shape(self) -> QPainterPath:
        """Return the tile itself: what a pointer hits."""
        return QTransform.fromScale(self.content.unit, self.content.unit).map(tiles.body_path())


class Glow(Struct, frozen=True):
    """Gold light round a tile that is ``unit`` pixels wide."""

    unit: float

    @property
    def area(self) -> QRectF:
        return QTransform.fromScale(self.unit, self.unit).mapRect(tiles.halo_area(TileState.OPEN))

    def paint(self, painter: QPainter) -> None:
        scale = scale_step(device_scale(painter) * self.unit)
        painter.scale(self.unit, self.unit)
        halo_picture(TileState.OPEN, current_theme(), scale).draw(painter)
