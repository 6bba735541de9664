"""The end of a round: everybody's remaining tiles are laid down beside their plates and turned over."""

from __future__ import annotations

import math

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from mtdesk.rules.events import RoundEnded
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View
from mtdesk.table.animation.animator import DRAW, FADE, READ, TURN, Animation, Animator
from mtdesk.table.animation.flight import arc, held
from mtdesk.table.animation.transient_items import TransientItems
from mtdesk.table.areas import Areas
from mtdesk.table.frame import TableFrame

_PITCH, _ROW = 1.1, 2.14
"""Width and height of a tile's place in tile widths."""
_AIR = 0.35
"""Room round the tiles of a hand in tile widths."""
_GAP = 18.0
"""Milliseconds between a hand's tiles turning over."""
_LARGEST_UNIT = 30.0


class Reveal:
    """Makes one motion of hands that are turned over, lie there to be read, and vanish."""

    def __init__(self, frame: TableFrame, transient_items: TransientItems, animator: Animator) -> None:
        self._frame, self._transient_items, self._animator = frame, transient_items, animator

    def animations(self, event: RoundEnded, view: View, areas: Areas) -> list[Animation]:
        """The motions of all hands but the viewer's, whose tiles lie open in the rack."""
        found: list[Animation] = [self._animator.pause(DRAW + TURN + READ)]
        for seat, hand in enumerate(event.hands):
            if hand and seat != view.seat:
                plate = self._frame.rect_of(seat)
                room = areas.rack if plate == areas.own_plate else room_beside(plate, areas)
                found += self._turn_over(seat, hand, spread_out(len(hand), room, areas), areas)
        return found if len(found) > 1 else []

    def _turn_over(self, seat: int, hand: tuple[Tile, ...], spread: Spread, areas: Areas) -> list[Animation]:
        animator, total = self._animator, DRAW + TURN + READ
        tray = self._transient_items.tray(spread.rect)
        tray.setOpacity(0)
        found = [animator.along(tray, "opacity", _shown(total))]
        start = self._frame.anchor(seat)
        for number, (tile, place) in enumerate(zip(sorted(hand), spread.places, strict=True)):
            item = self._transient_items.tile(start, spread.unit, 90.0, (tile.hi, tile.lo))
            turns = DRAW + _GAP * number
            found += [
                animator.along(item, "pos", arc(start, place, DRAW)),
                animator.along(item, "flip", held(1.0, 0.0, turns, TURN)),
                animator.along(item, "opacity", _shown(total)),
            ]
        return found


class Spread(Struct, frozen=True):
    """Where the tiles of a hand lie in scene pixels: on ``rect``, ``unit`` wide, with their middles."""

    rect: QRectF
    unit: float
    places: tuple[QPointF, ...]


def room_beside(plate: QRectF, areas: Areas) -> QRectF:
    """The part of the cloth beside a plate on the frame, as far as a hand may cover it."""
    felt, air = areas.felt, 8 * areas.scale
    height = 84 * areas.scale
    if plate.right() <= felt.left() + air:
        return QRectF(felt.left() + air, plate.center().y() - height / 2, felt.width() * 0.3, height)
    if plate.left() >= felt.right() - air:
        width = felt.width() * 0.3
        return QRectF(felt.right() - air - width, plate.center().y() - height / 2, width, height)
    return QRectF(plate.left(), felt.top() + air, plate.width(), height)


def spread_out(count: int, room: QRectF, areas: Areas) -> Spread:
    """Lay so many tiles out in a room, upright and as large as they fit, beside the plate."""
    best_columns, best = 1, 0.0
    for rows in range(1, 5):
        columns = math.ceil(count / rows)
        unit = min(
            _LARGEST_UNIT * areas.scale,
            room.width() / (columns * _PITCH + 2 * _AIR),
            room.height() / (rows * _ROW + 2 * _AIR),
        )
        if unit > best * 1.001:
            best_columns, best = columns, unit
    rows = math.ceil(count / best_columns)
    width, height = (best_columns * _PITCH + 2 * _AIR) * best, (rows * _ROW + 2 * _AIR) * best
    rect = QRectF(0, 0, width, height)
    rect.moveCenter(room.center())
    middle = areas.window.center().x()
    if room.right() < middle:
        rect.moveLeft(room.left())
    elif room.left() > middle:
        rect.moveRight(room.right())
    places = []
    for number in range(count):
        row, column = divmod(number, best_columns)
        places.append(
            rect.topLeft()
            + QPointF((_AIR + (column + 0.5) * _PITCH) * best, (_AIR + (row + 0.5) * _ROW) * best)
        )
    return Spread(rect, best, tuple(places))


def _shown(total: float) -> list[tuple[float, float]]:
    """The opacity of what comes at once and fades out at the end."""
    return [(0.0, 0.0), (FADE / 2, 1.0), (total - FADE, 1.0), (total, 0.0)]
