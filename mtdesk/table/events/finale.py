"""The end of a round, with the remaining tiles beside the plates, and of a game, to be celebrated."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Sequence
from operator import sub

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QRadialGradient, QTransform
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene

from mtdesk.rules.events import RoundEnded
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View
from mtdesk.table.animation.animator import DRAW, FADE, TURN, Animation, Animator
from mtdesk.table.animation.flight import arc, held
from mtdesk.table.areas import Areas
from mtdesk.table.art.colours import colour
from mtdesk.table.art.locomotive import AREA, paint_locomotive
from mtdesk.table.art.painting import around, disc, paint_panel, rounded
from mtdesk.table.events.event_animator import TransientItems
from mtdesk.table.events.open_hands import OpenHand, hands_on_cloth, open_hand
from mtdesk.table.frame import TableFrame
from mtdesk.table.items.painted import PaintedItem
from mtdesk.table.items.status_line import banner_of, status_line
from mtdesk.table.look import current_theme, seat_look

_Z_VEIL, _Z_TRAY, _Z_SMOKE, _Z_TRAIN, _Z_BANNER, _Z_POINTS = 64, 65, 72, 74, 76, 78
_GAP = 18.0
"""Milliseconds between a hand's tiles turning over."""
_COUNT, _FLY = 900.0, 520.0
"""Milliseconds the points stay beside a hand before they fly, and fly."""
_RIDE = 3400.0
"""Milliseconds a locomotive takes to cross the window."""
_PUFFS = 16
_PUFF = 1100.0
"""Milliseconds a puff takes to vanish."""
_LOCOMOTIVE = 130.0
"""Its unit (u) at scale 1, in pixels."""
_CHIMNEY = QPointF(0.48, -0.6)
"""Where smoke comes from, in u."""
_BELOW_PLATE = 22.0
"""Pixels at scale 1 from a plate to the middle of the points of a seat without a hand."""
_WIDEST = 0.55
"""The most of the cloth's width that a banner may cover."""


class Ending(Struct, frozen=True):
    """What is said in large letters at an end; ``points`` by seat, in their final form."""

    title: str = ""
    note: str = ""
    seats: tuple[int, ...] = ()
    """The seats whose emblems are above the title."""
    points: tuple[str, ...] = ()


def uncounted(view: View, ended: RoundEnded) -> View:
    """Return the view of a round's end with the totals before it."""
    totals = tuple(map(sub, ended.totals, ended.points))
    return replace(view, board=replace(view.board, totals=totals))


class _Backing(Struct, frozen=True):
    """What lies under tiles and points, or floats over them: a veil over the cloth, a panel, a cloud."""

    area: QRectF
    paint: Callable[[QPainter], None]


def _puff(radius: float) -> _Backing:
    """Return a round soft cloud of this radius in scene pixels."""

    def paint(painter: QPainter) -> None:
        cloud = QRadialGradient(QPointF(), radius)
        cloud.setColorAt(0, colour("#F4F1EA", 0.85))
        cloud.setColorAt(0.5, colour("#DAD6CD", 0.55))
        cloud.setColorAt(1, colour("#C8C4BB", 0.0))
        painter.fillPath(disc(QPointF(), radius), cloud)

    return _Backing(QRectF(-radius, -radius, 2 * radius, 2 * radius), paint)


def _locomotive(seat: int, unit: float) -> _Backing:
    """Return a seat's locomotive, as large as it would be on a train of this unit."""

    def paint(painter: QPainter) -> None:
        painter.scale(unit, unit)
        paint_locomotive(painter, seat_look(seat), current_theme())

    return _Backing(QTransform.fromScale(unit, unit).mapRect(AREA), paint)


class Finale:
    """Shows the ends of rounds and games over a table. Whatever happens, no item stays behind.

    Nothing is shown where nothing moves (speed 0). Where motion is reduced, nothing travels: hands and banner
    simply appear, and nothing crosses the table.
    """

    def __init__(self, scene: QGraphicsScene, frame: TableFrame, animator: Animator) -> None:
        self._frame, self._animator = frame, animator
        self.transient_items = TransientItems(scene)

    async def show_round(
        self,
        event: RoundEnded,
        view: View,
        areas: Areas,
        ending: Ending,
        looked_at: Callable[[], Awaitable[object]],
    ) -> None:
        """Turn over all hands but the viewer's, which is open in the rack, until they have been looked at.

        They are on a faded cloth: large enough to be read, they hide ends of trains. The points fly to the
        plates, which count them when they arrive.
        """
        if self._animator.speed <= 0:
            return
        frame, bottom, rack = self._frame, self._frame.bottom, areas.rack
        hands = {seat: hand for seat, hand in enumerate(event.hands) if hand and seat != view.seat}
        plates = {seat: frame.rect_of(seat) for seat in range(view.board.players)}
        others = sorted(plates.keys() - {bottom}, key=lambda seat: plates[seat].x())
        counts = {seat: len(hand) for seat, hand in hands.items() if seat != bottom or not areas.has_rack}
        open_hands = hands_on_cloth(counts, others, areas, bottom)
        below = _BELOW_PLATE * areas.scale
        marks = {seat: QPointF(plate.center().x(), plate.bottom() + below) for seat, plate in plates.items()}
        marks[bottom] = QPointF(rack.left() + 0.12 * rack.width(), rack.top())
        for seat, hand in open_hands.items():
            marks[seat] = QPointF(hand.rect.center().x(), hand.rect.bottom() + areas.letters / 2)
        felt, cloth = areas.felt, rounded(areas.felt, areas.radius)

        def veil(painter: QPainter) -> None:  # so that what is shown above the cloth stands out
            painter.fillPath(cloth, colour(current_theme().felt[1], 0.5))

        low = max((marks[seat].y() for seat in others), default=felt.top())
        middle = QPointF(felt.center().x(), (low + felt.bottom()) / 2)
        if bottom in hands and areas.has_rack:
            open_hands[bottom] = open_hand(len(hands[bottom]), rack, areas)
        if self._animator.travels:
            frame.show_view(uncounted(view, event))
        try:
            found = self._appear(PaintedItem(_Backing(felt, veil)), _Z_VEIL, QPointF(), 0)
            for seat, shown in open_hands.items():
                found += self._turn_over(seat, hands[seat], shown)
            found += self._banner(ending, areas, middle)
            for seat, points in enumerate(ending.points):
                if points:
                    found += self._points(seat, points, marks[seat], areas)
            await self._animator.play(found)
            frame.show_view(view)
            await looked_at()
        finally:
            self.transient_items.dismiss()

    async def celebrate(self, seats: Sequence[int], areas: Areas, ending: Ending) -> None:
        """Send the locomotives of these seats across the window under their smoke."""
        if not self._animator.travels:
            return
        try:
            found = self._banner(ending, areas, areas.felt.center())
            for number, seat in enumerate(seats):
                found += self._ride(seat, number, len(seats), areas)
            await self._animator.play(found)
        finally:
            self.transient_items.dismiss()

    def _appear(self, item: QGraphicsObject, level: float, at: QPointF, delay: float) -> list[Animation]:
        item.setOpacity(0)
        self.transient_items.welcome(item, level, at)
        return [self._animator.along(item, "opacity", held(0.0, 1.0, delay, FADE))]

    def _turn_over(self, seat: int, hand: tuple[Tile, ...], shown: OpenHand) -> list[Animation]:
        animator = self._animator
        tray = _Backing(
            around(shown.rect), lambda painter: paint_panel(painter, shown.rect, 10, current_theme())
        )
        found = self._appear(PaintedItem(tray), _Z_TRAY, QPointF(), 0)
        start = self._frame.rect_of(seat).center()
        for number, (tile, place) in enumerate(zip(sorted(hand), shown.places, strict=True)):
            item = self.transient_items.tile(start, shown.unit, 90.0, (tile.hi, tile.lo))
            found += [
                animator.along(item, "pos", arc(start, place, DRAW)),
                animator.along(item, "flip", held(1.0, 0.0, DRAW + _GAP * number, TURN)),
            ]
        return found

    def _banner(self, ending: Ending, areas: Areas, place: QPointF) -> list[Animation]:
        if not ending.title:
            return []
        looks = [seat_look(seat) for seat in ending.seats]
        room = _WIDEST * areas.felt.width()
        banner = PaintedItem(banner_of(ending.title, ending.note, looks, room, areas.scale, areas.letters))
        lowest = areas.felt.bottom() - banner.boundingRect().height() / 2
        return self._appear(banner, _Z_BANNER, QPointF(place.x(), min(place.y(), lowest)), DRAW)

    def _points(self, seat: int, points: str, mark: QPointF, areas: Areas) -> list[Animation]:
        """Return a seat's points, which fly from the hand to the plate; where nothing travels, they stay."""
        room = QSizeF(areas.felt.width(), math.inf)
        sign = PaintedItem(status_line(points, seat_look(seat), room, areas.scale, areas.letters, lit=True))
        appears = DRAW + TURN
        found = self._appear(sign, _Z_POINTS, mark, appears)
        if not self._animator.travels:
            return found
        flies, lands = appears + _COUNT, appears + _COUNT + _FLY
        shown = [(0.0, 0.0), (appears, 0.0), (appears + FADE, 1.0), (lands, 1.0), (lands + FADE, 0.0)]
        return [
            self._animator.along(sign, "pos", arc(mark, self._frame.rect_of(seat).center(), _FLY, flies)),
            self._animator.along(sign, "opacity", shown),
        ]

    def _ride(self, seat: int, number: int, count: int, areas: Areas) -> list[Animation]:
        """Return one of several locomotives, one below the other and one behind the other."""
        animator, window, unit = self._animator, areas.window, _LOCOMOTIVE * areas.scale / count**0.5
        train = PaintedItem(_locomotive(seat, unit))
        y = areas.felt.top() + areas.felt.height() * (0.8 if count == 1 else (number + 0.7) / count)
        delay = number * 350.0
        start, end = QPointF(window.left() - 2 * unit, y), QPointF(window.right() + 2 * unit, y)
        self.transient_items.welcome(train, _Z_TRAIN, start)
        found = [animator.along(train, "pos", held(start, end, delay, _RIDE))]
        for puff in range(_PUFFS):
            share = (puff + 0.5) / _PUFFS
            begin = delay + share * _RIDE
            origin = start + (end - start) * share + _CHIMNEY * unit
            cloud = PaintedItem(_puff(0.55 * unit))
            cloud.setOpacity(0)
            cloud.setScale(0.35)
            self.transient_items.welcome(cloud, _Z_SMOKE, origin)
            risen = origin + QPointF(-0.3 * unit, -1.4 * unit)
            found += [
                animator.along(cloud, "pos", held(origin, risen, begin, _PUFF)),
                animator.along(cloud, "scale", held(0.35, 1.7, begin, _PUFF)),
                animator.along(
                    cloud, "opacity", [(0.0, 0.0), (begin, 0.0), (begin + 60, 0.9), (begin + _PUFF, 0.0)]
                ),
            ]
        return found
