"""The shelf under the hand: wood, room for tiles, dividers, marks, and what surrounds a planned train."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QGraphicsScene

from mtdesk.table.animation.animator import Animation, Animator
from mtdesk.table.items.painted import keep_only
from mtdesk.table.items.rack import DividerItem, PlanContent, PlanItem, RackItem
from mtdesk.table.rack.arrangement import Divider
from mtdesk.table.rack.layout import LIFT, Chain, RackLayout, RackSpot, Room
from mtdesk.table.theme import Role, TrainLook, font

_Z_SHELF, _Z_PLAN, _Z_DIVIDER, _Z_CARRIED = 20, 20.5, 20.7, 59
_REFERENCE_WIDTH = 1600
_TOOLS = 44.0
"""Width of the strip for buttons at the left end; this and the following for a window 1600 pixels wide."""
_SMALLEST_TOOLS = 32.0
_SIDE, _EDGE = 12.0, 7.0
_RING = 9.0
"""Between tiles and the caption of a plan: room for the focus ring."""


class Shelf:
    """Everything on the rack except the tiles."""

    def __init__(self, scene: QGraphicsScene, animator: Animator) -> None:
        self._scene, self._animator = scene, animator
        self._wood = RackItem()
        self._wood.setZValue(_Z_SHELF)
        self._plan = PlanItem()
        self._plan.setZValue(_Z_PLAN)
        for item in (self._wood, self._plan):
            scene.addItem(item)
        self.dividers: dict[Divider, DividerItem] = {}
        self.area = QRectF()
        self._scale = 1.0
        self.has_tools = True
        """Whether there are buttons at the left end."""

    def set_area(self, area: QRectF, scale: float) -> None:
        """Put the shelf into this rectangle; ``scale`` 1 suits a window 1600 pixels wide."""
        self.area, self._scale = area, scale
        self._wood.set_geometry(area)

    @property
    def tools(self) -> QRectF:
        """The part at the left end that is kept free for buttons."""
        width = max(_SMALLEST_TOOLS, _TOOLS * self._scale)
        return QRectF(self.area.left(), self.area.top(), width, self.area.height())

    def room(self, *, planned: bool, first: int, shift: float = 0.0) -> Room:
        """Return the space for tiles; below a planned train, its caption needs some."""
        side, edge = _SIDE * self._scale, _EDGE * self._scale
        left = self.tools.width() if self.has_tools else side
        below = self._caption_height() + _RING * self._scale if planned else 0.0
        rect = self.area.adjusted(left, edge, -side, -edge - below)
        return Room(rect, first, shift)

    def _window_width(self) -> float:
        return self._scale * _REFERENCE_WIDTH

    def _caption_height(self) -> float:
        return QFontMetricsF(font(Role.SMALL, self._window_width())).height() + 1

    def show(self, layout: RackLayout, held: Iterable[RackSpot]) -> None:
        """Mark places whose tiles are held, the line after a train, and which rows are visible."""
        lines = [] if layout.line is None or not layout.line.seen else [_upright(layout.line, layout.unit)]
        rows, seen = layout.rows, layout.seen
        bar = None if len(seen) == rows else (seen.start / rows, seen.stop / rows)
        places = [(spot.point, spot.angle) for spot in held if spot.seen]
        self._wood.set_marks(layout.unit, places, lines, bar)

    def show_plan(self, chain: Chain | None, look: TrainLook, layout: RackLayout) -> None:
        """Show what a train continues from, and its caption; None: neither."""
        if chain is None or layout.join is None:
            self._plan.set_content(None)
            return
        height = self._caption_height()
        room = self.room(planned=True, first=0).rect
        strip = QRectF(room.left(), room.bottom() + _RING * self._scale, room.width(), height)
        self._plan.set_content(
            PlanContent(
                look,
                chain.pip,
                layout.join.point,
                layout.unit,
                chain.caption,
                strip,
                self._window_width(),
                joined=layout.join.seen,
            )
        )

    def place_dividers(self, layout: RackLayout, held: object, duration: float) -> list[Animation]:
        """Return the animations of every divider to its place, except the held one.

        New ones are there at once.
        """
        wanted = {piece: spot for piece, spot in layout.spots.items() if isinstance(piece, Divider)}
        keep_only(self.dividers, {*wanted, held})
        animations: list[Animation] = []
        for divider, spot in wanted.items():
            item = self.dividers.get(divider)
            if item is None:
                item = self.dividers[divider] = DividerItem()
                self._scene.addItem(item)
                item.setPos(spot.point)
            item.set_height(1.9 * layout.unit)
            item.set_held(divider == held)
            item.setZValue(_Z_CARRIED if divider == held else _Z_DIVIDER)
            item.setVisible(spot.seen or divider == held)
            if divider != held and item.pos() != spot.point:
                animations.append(self._animator.to(item, "pos", spot.point, duration))
        return animations


def _upright(spot: RackSpot, unit: float) -> QLineF:
    reach = QPointF(0, (1 - LIFT / 2) * unit)
    return QLineF(spot.point - reach, spot.point + reach)
