"""Arranging the hand by pointer: tiles and dividers carried over the shelf, others make room."""

from __future__ import annotations

import math
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF

from mtdesk.rules.tiles import Tile
from mtdesk.table.rack.arrangement import Arrangement, Divider, Piece
from mtdesk.table.rack.rack import Z_CARRIED, Rack
from mtdesk.table.rack.shelf import DividerLine

_GRASP = 7.0
"""How far beside a divider it may be grabbed, in pixels."""
_GAP_REACH = 0.22
"""How far beside the middle between two tiles a divider may be wanted there, in tile widths: on their edges,
too, since the gap itself is too narrow to be hit."""

_BODY = 0.95
"""Width of a tile's body, in tile widths."""


class Carry:
    """Moves pieces over a rack. In the plan view everything keeps its place."""

    def __init__(self, rack: Rack) -> None:
        self._rack = rack

    def over(self, piece: Piece, point: QPointF) -> None:
        """Handle a piece over a point of the scene: a gap opens where it would go, or where it was."""
        target = self._target(piece, point)
        self._rack.arrange(target or self._rack.arrangement, preview=True)

    def drop(self, piece: Piece, point: QPointF) -> None:
        rack = self._rack
        target = self._target(piece, point)
        rack.held = None
        if target is None:
            rack.send_home()
        else:
            rack.arrange(target)

    def _target(self, piece: Piece, point: QPointF) -> Arrangement | None:
        """Return the hand with this piece at the place nearest to a point; None if it can't be put there."""
        rack = self._rack
        if rack.chain is not None or not rack.area.contains(point):
            return None
        found: list[tuple[float, Arrangement]] = []
        others = [other for other in rack.arrangement.shown(rack.items) if other != piece]
        for before in (*others, None):
            arrangement = rack.arrangement.moved(piece, before)
            place = rack.layout(arrangement).places.get(piece)
            if place is not None and place.seen:  # a divider is invisible at the ends or beside another
                found.append((math.dist(place.point.toTuple(), point.toTuple()), arrangement))
        return min(found, key=lambda pair: pair[0])[1] if found else None

    def step(self, tile: Tile, steps: int) -> None:
        """Move a tile one place to the left (-1) or right (1), past tiles and dividers alike."""
        rack = self._rack
        pieces = list(rack.arrangement.shown(rack.items))
        if rack.chain is not None or tile not in pieces:
            return
        at = pieces.index(tile)
        pieces.remove(tile)
        target = min(max(at + steps, 0), len(pieces))
        before = pieces[target] if target < len(pieces) else None
        rack.arrange(rack.arrangement.moved(tile, before))

    def scroll(self, rows: int) -> bool:
        """Scroll the rows of the shelf if not all fit; returns whether there are any others."""
        layout = self._rack.layout()
        hidden = layout.rows - len(layout.seen)
        if not hidden:
            return False
        self._rack.first_row = max(0, min(self._rack.first_row + rows, hidden))
        self._rack.settle()
        return True

    # Dividers

    def divider_at(self, point: QPointF) -> Divider | None:
        """Return the divider under a point of the scene."""
        for divider, item in self._rack.dividers.items():
            reach = QRectF(-_GRASP, -self._rack.unit, 2 * _GRASP, 2 * self._rack.unit)
            if item.isVisible() and reach.translated(item.pos()).contains(point):
                return divider
        return None

    def drag_divider(self, divider: Divider, point: QPointF) -> None:
        """Handle a divider at a point of the scene; outside the shelf it is about to vanish."""
        rack, item = self._rack, self._rack.dividers[divider]
        rack.held = divider
        item.show_content(DividerLine(1.9 * rack.unit, held=True))
        item.setZValue(Z_CARRIED)
        item.setPos(point)
        item.setOpacity(1.0 if rack.area.contains(point) else 0.4)
        without = rack.arrangement.without(divider, rack.items)
        rack.arrange(self._target(divider, point) or without, preview=True)

    def drop_divider(self, divider: Divider, point: QPointF) -> None:
        """Drop a divider; outside the shelf, it is removed."""
        if self._rack.area.contains(point):
            self.drop(divider, point)
        else:
            self._rack.held = None
            self._remove(divider)

    def toggle_at(self, point: QPointF) -> bool:
        """Remove the divider at a point, or put one into the gap there; returns whether there was one."""
        divider = self.divider_at(point)
        before = self.gap_at(point)
        if divider is not None:
            self._remove(divider)
        elif before is not None:
            self._divide(before)
        return divider is not None or before is not None

    def toggle_before(self, tile: Tile) -> None:
        """Remove the divider left of a tile, or put one there."""
        pieces = self._rack.arrangement.shown(self._rack.items)
        at = pieces.index(tile) if tile in pieces else 0
        if at == 0 or self._rack.chain is not None:
            return
        left = pieces[at - 1]
        if isinstance(left, Divider):
            self._remove(left)
        else:
            self._divide(tile)

    def gap_at(self, point: QPointF) -> Tile | None:
        """Return the tile right of the gap at a point where a divider may go; None within a tile."""
        rack = self._rack
        if rack.chain is not None or not rack.area.contains(point):
            return None
        unit = rack.unit
        pieces = rack.arrangement.shown(rack.items)
        places = rack.layout().places
        for left, right in pairwise(pieces):
            if isinstance(left, Divider) or isinstance(right, Divider):
                continue
            one, other = places[left].point, places[right].point
            if one.y() == other.y():
                off = point - (one + other) / 2
                reach = max(_GAP_REACH * unit, (other.x() - one.x() - _BODY * unit) / 2)
                if abs(off.x()) <= reach and abs(off.y()) <= 1.3 * unit:
                    return right
        return None

    def _divide(self, before: Tile) -> None:
        arrangement = self._rack.arrangement
        self._rack.arrange(arrangement.moved(arrangement.new_divider(), before))

    def _remove(self, divider: Divider) -> None:
        self._rack.arrange(self._rack.arrangement.without(divider, self._rack.items))
