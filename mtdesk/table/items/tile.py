"""A domino on the table, in the rack or in flight."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import Property, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from mtdesk.table.art import tiles
from mtdesk.table.art.shown import ShownTile, TilePainter
from mtdesk.table.art.tiles import TileState
from mtdesk.table.items.glow import GlowItem
from mtdesk.table.items.kept import KeptPicture
from mtdesk.table.look import current_look


class TileItem(QGraphicsObject):
    """One tile: `pos()` is its centre; `rotation()` 0 lies with the inner end left, 90 stands with it on top.

    `unit` is u, the width of a tile in scene pixels (above 0). Qt properties to animate: `pos`, `rotation`,
    `opacity`, `flip` (0 face up … 1 face down) and `lift` (0 lying … 1 in the hand: larger shadow). Numerals
    stay upright and shadows fall downwards on screen whatever the rotation.
    Raises ValueError for numbers beyond 0 to 18.
    """

    def __init__(
        self,
        inner: int,
        outer: int,
        unit: float,
        *,
        face_up: bool = True,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(parent)
        tiles.check_ends(inner, outer)
        flip = 0.0 if face_up else 1.0
        self._shown = ShownTile((inner, outer), unit, TileState.NORMAL, flip, lift=0.0)
        self._pulsing = True
        self._glow: GlowItem | None = None
        self._kept = KeptPicture(lazy=True)
        self._painter = TilePainter(self._shown, current_look())
        self._bounds = _bounds(self._shown)

    @property
    def ends(self) -> tuple[int, int]:
        """(inner, outer)."""
        return self._shown.ends

    def set_tile(self, inner: int, outer: int) -> None:
        """Show another tile. Raises ValueError for numbers beyond 0 to 18."""
        tiles.check_ends(inner, outer)
        self._show(ends=(inner, outer))

    def set_unit(self, unit: float) -> None:
        """Change size, in scene pixels per u."""
        self._show(unit=unit)
        if self._glow is not None:
            self._glow.set_unit(unit)

    @property
    def unit(self) -> float:
        """Width of the tile in scene pixels."""
        return self._shown.unit

    @property
    def state(self) -> TileState:
        """The states shown; any of them together."""
        return self._shown.state

    def set_state(self, state: TileState) -> None:
        """Show these states. Raising a playable tile out of the row, and z order, are up to the caller."""
        self._show(state=state)
        shown = TileState.OPEN in state
        if shown and self._glow is None:
            self._glow = GlowItem(self._shown.unit, self)
            self._glow.set_pulsing(self._pulsing)
        if self._glow is not None:
            self._glow.set_shown(shown)

    def set_pulsing(self, pulsing: bool) -> None:
        """Set whether the glow of an open double pulses (True at first) or shines steadily."""
        self._pulsing = pulsing
        if self._glow is not None:
            self._glow.set_pulsing(pulsing)

    @property
    def face_up(self) -> bool:
        """Whether the face is visible; the flip's middle counts as face down."""
        return self._shown.face_up

    def set_face_up(self, face_up: bool) -> None:
        """Turn the tile at once."""
        self._set_flip(0.0 if face_up else 1.0)

    def set_lifted(self, lifted: bool) -> None:
        """Lift or put down the tile at once."""
        self._set_lift(1.0 if lifted else 0.0)

    def _get_flip(self) -> float:
        return self._shown.flip

    def _set_flip(self, flip: float) -> None:
        self._show(flip=flip)

    def _get_lift(self) -> float:
        return self._shown.lift

    def _set_lift(self, lift: float) -> None:
        self._show(lift=lift)

    flip = Property(float, _get_flip, _set_flip)
    lift = Property(float, _get_lift, _set_lift)

    def _show(self, **changes: Any) -> None:
        shown = replace(self._shown, **changes)
        if shown != self._shown:
            self.prepareGeometryChange()
            self._shown = shown
            self._painter = TilePainter(shown, current_look())
            self._bounds = _bounds(self._shown)
            self._kept.forget()
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the tile with its shadow in any direction and its halos, in item coordinates."""
        return self._bounds  # requested several times in every frame

    def shape(self) -> QPainterPath:
        """Return the tile itself: what a pointer hits."""
        return QTransform.fromScale(self._shown.unit, self._shown.unit).map(tiles.body_path())

    def sharpen(self, viewport: QTransform, ratio: float) -> None:
        """Make a picture for a view that looks at the scene in this way, before it is painted."""
        if self._kept.renew(self.deviceTransform(viewport), ratio, self._bounds, self._painter_now()):
            self.update()

    def _painter_now(self) -> TilePainter:
        """Return what paints the tile in the current look."""
        if self._painter.look is not current_look():
            self._painter = TilePainter(self._shown, current_look())
        return self._painter

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Copy the kept picture; while the tile moves, assemble it each time."""
        self._kept.draw(painter, self._bounds, self._painter_now())


def _bounds(shown: ShownTile) -> QRectF:
    reach, unit = shown.reach, shown.unit
    return QTransform.fromScale(unit, unit).mapRect(tiles.BODY.adjusted(-reach, -reach, reach, reach))
