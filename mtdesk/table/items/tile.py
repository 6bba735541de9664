"""A domino, the pulsing glow under an open double, and the place where a tile may be played."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import Property, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

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
        self._glow: GlowItem | None = None

    @property
    def ends(self) -> tuple[int, int]:
        """(inner, outer)."""
        return self.content.ends

    def set_tile(self, inner: int, outer: int) -> None:
        self._show(ends=(inner, outer))

    def set_unit(self, unit: float) -> None:
        self._show(unit=unit)
        if self._glow is not None:
            self._glow.set_unit(unit)

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
            self._glow = GlowItem(self.content.unit, self)
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


class GlowItem(PulsingItem):
    """Gold light round the tile that is its parent."""

    def __init__(self, unit: float, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
        self._unit = unit

    def set_unit(self, unit: float) -> None:
        self.prepareGeometryChange()
        self._unit = unit
        self.update()

    def boundingRect(self) -> QRectF:
        return QTransform.fromScale(self._unit, self._unit).mapRect(tiles.halo_area(TileState.OPEN))

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        scale = scale_step(device_scale(painter) * self._unit)
        picture = halo_picture(TileState.OPEN, current_theme(), scale)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        painter.scale(self._unit, self._unit)
        picture.draw(painter)
