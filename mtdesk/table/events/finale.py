"""The end of a round, with the remaining tiles beside the plates, and of a game, to be celebrated."""

from __future__ import annotations

import math
from collections.abc import Awaitable, Callable, Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QRadialGradient
from PySide6.QtWidgets import QGraphicsObject, QGraphicsScene

from mtdesk.rules.events import RoundEnded
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View
from mtdesk.table.animation.animator import DRAW, FADE, TURN, Animation, Animator
from mtdesk.table.animation.flight import arc, held
from mtdesk.table.animation.transient_items import TransientItems, Tray, Veil
from mtdesk.table.areas import Areas, spread
from mtdesk.table.art.painting import colour, disc
from mtdesk.table.cloth.markers import MarkerItem
from mtdesk.table.frame import TableFrame
from mtdesk.table.items.painted import PaintedItem
from mtdesk.table.items.status_line import BannerItem, StatusLineItem
from mtdesk.table.theme import SEAT_LOOKS

_Z_VEIL, _Z_TRAY, _Z_SMOKE, _Z_TRAIN, _Z_BANNER, _Z_POINTS = 64, 65, 72, 74, 76, 78
_GAP = 18.0
"""Milliseconds between a hand's tiles turning over."""
_COUNT, _FLY = 500.0, 520.0
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
_WIDEST, _WIDER = 0.36, 0.55
"""The most of the cloth's width that a banner may cover between hands, and where all are above it."""


class Ending(Struct, frozen=True):
    """What is said in large letters at an end; ``points`` by seat, in their final form."""

    title: str = ""
    note: str = ""
    seats: tuple[int, ...] = ()
    """The seats whose emblems are above the title."""
    points: tuple[str, ...] = ()


class PuffItem(PaintedItem):
    """A round soft cloud about `pos()`, of this radius in scene pixels."""

    def __init__(self, radius: float) -> None:
        super().__init__()
        self._radius = radius
        self._repaint(QRectF(-radius, -radius, 2 * radius, 2 * radius))

    def paint_art(self, painter: QPainter) -> None:
        """Paint it, dense in the middle."""
        cloud = QRadialGradient(QPointF(), self._radius)
        cloud.setColorAt(0, colour("#F4F1EA", 0.85))
        cloud.setColorAt(0.5, colour("#DAD6CD", 0.55))
        cloud.setColorAt(1, colour("#C8C4BB", 0.0))
        painter.fillPath(disc(QPointF(), self._radius), cloud)


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

        They are on a faded cloth: large enough to be read, they hide ends of trains.
        """
        if self._animator.speed <= 0:
            return
        hands = {seat: hand for seat, hand in enumerate(event.hands) if hand and seat != view.seat}
        plates = {seat: self._frame.rect_of(seat) for seat in range(view.board.players)}
        below = _BELOW_PLATE * areas.scale
        marks = {seat: QPointF(plate.center().x(), plate.bottom() + below) for seat, plate in plates.items()}
        bottom, rack = self._frame.bottom, areas.rack
        marks[bottom] = QPointF(rack.left() + 0.12 * rack.width(), rack.top())
        others = {seat: len(hand) for seat, hand in hands.items() if seat != bottom}
        spreads = hands_beside(others, plates, areas)
        if bottom in hands:
            spreads[bottom] = spread_out(len(hands[bottom]), rack, areas)
        try:
            found = self._appear(Veil(areas.felt, areas.radius), _Z_VEIL, QPointF(), 0)
            for seat, spread in spreads.items():
                found += self._turn_over(seat, hands[seat], spread)
                marks[seat] = _sign_at(spread.rect, plates[seat], areas)
            found += self._banner(ending, areas)
            for seat, points in enumerate(ending.points):
                if points:
                    found += self._points(seat, points, marks[seat], areas)
            await self._animator.play(found)
            await looked_at()
        finally:
            self.transient_items.dismiss()

    async def celebrate(self, seats: Sequence[int], areas: Areas, ending: Ending) -> None:
        """Let the locomotives of these seats cross the window under their smoke."""
        if not self._animator.travels:
            return
        try:
            found = self._banner(ending, areas)
            for number, seat in enumerate(seats):
                found += self._ride(seat, number, len(seats), areas)
            await self._animator.play(found)
        finally:
            self.transient_items.dismiss()

    def _appear(self, item: QGraphicsObject, level: float, at: QPointF, delay: float) -> list[Animation]:
        item.setOpacity(0)
        self.transient_items.welcome(item, level, at)
        return [self._animator.along(item, "opacity", held(0.0, 1.0, delay, FADE))]

    def _turn_over(self, seat: int, hand: tuple[Tile, ...], spread: Spread) -> list[Animation]:
        animator = self._animator
        found = self._appear(Tray(spread.rect), _Z_TRAY, QPointF(), 0)
        start = self._frame.anchor(seat)
        for number, (tile, place) in enumerate(zip(sorted(hand), spread.places, strict=True)):
            item = self.transient_items.tile(start, spread.unit, 90.0, (tile.hi, tile.lo))
            found += [
                animator.along(item, "pos", arc(start, place, DRAW)),
                animator.along(item, "flip", held(1.0, 0.0, DRAW + _GAP * number, TURN)),
            ]
        return found

    def _banner(self, ending: Ending, areas: Areas) -> list[Animation]:
        if not ending.title:
            return []
        looks = [SEAT_LOOKS[seat] for seat in ending.seats]
        room = (_WIDEST if areas.sides else _WIDER) * areas.felt.width()
        banner = BannerItem(ending.title, ending.note, looks, room, areas.scale, areas.letters)
        return self._appear(banner, _Z_BANNER, areas.felt.center() + QPointF(0, areas.letters), DRAW)

    def _points(self, seat: int, points: str, mark: QPointF, areas: Areas) -> list[Animation]:
        """Return a seat's points: they stay beside the hand, and also fly to the plate."""
        found = self._appear(self._sign(seat, points, areas), _Z_POINTS, mark, DRAW + TURN)
        if self._animator.travels:
            flying = self._sign(seat, points, areas)
            delay = DRAW + TURN + _COUNT
            self._appear(flying, _Z_POINTS, mark, 0)
            plate = self._frame.rect_of(seat).center()
            shown = [(0.0, 0.0), (delay, 0.0), (delay + 1, 1.0), (delay + _FLY, 1.0), (delay + 2 * _FLY, 0.0)]
            found += [
                self._animator.along(flying, "pos", arc(mark, plate, _FLY, delay)),
                self._animator.along(flying, "opacity", shown),
            ]
        return found

    def _sign(self, seat: int, points: str, areas: Areas) -> StatusLineItem:
        sign = StatusLineItem()
        sign.set_geometry(areas.felt.width(), areas.scale, letters=areas.letters)
        sign.set_text(points, SEAT_LOOKS[seat])
        return sign

    def _ride(self, seat: int, number: int, count: int, areas: Areas) -> list[Animation]:
        """Return one of several locomotives, one below the other and one behind the other."""
        animator, window, unit = self._animator, areas.window, _LOCOMOTIVE * areas.scale / count**0.5
        train = MarkerItem(SEAT_LOOKS[seat], unit)
        y = areas.felt.top() + areas.felt.height() * (0.8 if count == 1 else (number + 0.7) / count)
        delay = number * 350.0
        start, end = QPointF(window.left() - 2 * unit, y), QPointF(window.right() + 2 * unit, y)
        self.transient_items.welcome(train, _Z_TRAIN, start)
        found = [animator.along(train, "pos", held(start, end, delay, _RIDE))]
        for puff in range(_PUFFS):
            share = (puff + 0.5) / _PUFFS
            begin = delay + share * _RIDE
            origin = start + (end - start) * share + _CHIMNEY * unit
            cloud = PuffItem(0.55 * unit)
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


_PITCH, _ROW = 1.1, 2.14
"""Width and height of a tile's place in tile widths."""
_AIR = 0.35
"""Margin round the tiles of a hand in tile widths."""
_LARGEST_UNIT, _SMALLER_UNIT = 56.0, 40.0
"""The largest width of a tile at scale 1, of a few hands and of more, which would hide most trains."""
_FEW_HANDS = 3
_BESIDE, _BELOW = 0.31, 0.29
"""The most that a hand may cover of the cloth's width beside it, and of its height below its upper edge."""
_HIGHEST = 0.4
"""The most of the cloth's height that a hand beside it may cover."""
_BETWEEN, _BELOW_PLATE = 8.0, 22.0
"""Pixels at scale 1 between hands, and from a plate to the middle of the points of a seat without a hand."""


class Spread(Struct, frozen=True):
    """Where the tiles of a hand are, in scene pixels: on ``rect``, ``unit`` wide, with their middles."""

    rect: QRectF
    unit: float
    places: tuple[QPointF, ...]

    def moved(self, to: QPointF) -> Spread:
        """Return the same with its upper left corner elsewhere."""
        by = to - self.rect.topLeft()
        return Spread(self.rect.translated(by), self.unit, tuple(place + by for place in self.places))


def hands_beside(counts: Mapping[int, int], plates: Mapping[int, QRectF], areas: Areas) -> dict[int, Spread]:
    """Spread hands of so many tiles out on the cloth, by seat, without one touching another.

    Each is as close to its plate on the frame as the others allow. Those below plates at the top are above
    all others, and the middle of the cloth stays free between hands on the left and on the right.
    """
    felt, gap = areas.felt, _BETWEEN * areas.scale
    largest = _LARGEST_UNIT if len(counts) <= _FEW_HANDS else _SMALLER_UNIT
    sides: dict[str, list[int]] = {"left": [], "right": [], "top": []}
    for seat in counts:
        plate = plates[seat]
        on_left, on_right = plate.right() <= felt.left() + gap, plate.left() >= felt.right() - gap
        sides["left" if on_left else "right" if on_right else "top"].append(seat)
    found: dict[int, Spread] = {}
    if sides["top"]:
        seats = sorted(sides["top"], key=lambda seat: plates[seat].x())
        width = min(felt.width() * 0.4, (felt.width() - gap) / len(seats) - gap)
        room = QRectF(0, 0, width, _BELOW * felt.height())
        hands = [spread_out(counts[seat], room, areas, largest) for seat in seats]
        centres = [plates[seat].center().x() for seat in seats]
        widths = [hand.rect.width() for hand in hands]
        starts = spread(centres, widths, gap, felt.left() + gap, felt.right() - gap)
        for seat, hand, x in zip(seats, hands, starts, strict=True):
            found[seat] = hand.moved(QPointF(x, felt.top() + gap))
    for side in ("left", "right"):
        seats = sorted(sides[side], key=lambda seat: plates[seat].y())
        width, high = felt.width() * _BESIDE, felt.bottom() - gap
        column = QRectF(
            felt.left() if side == "left" else felt.right() - width, felt.top(), width, felt.height()
        )
        above = (found[seat].rect for seat in sides["top"])
        low = max((hand.bottom() for hand in above if hand.intersects(column)), default=felt.top()) + max(
            gap, areas.letters
        )
        height = min((high - low + gap) / max(1, len(seats)) - gap, _HIGHEST * felt.height())
        room = QRectF(0, 0, width - gap, height)
        hands = [spread_out(counts[seat], room, areas, largest) for seat in seats]
        centres = [plates[seat].center().y() for seat in seats]
        starts = spread(centres, [hand.rect.height() for hand in hands], gap, low, high)
        for seat, hand, y in zip(seats, hands, starts, strict=True):
            x = felt.left() + gap if side == "left" else felt.right() - gap - hand.rect.width()
            found[seat] = hand.moved(QPointF(x, y))
    return found


def _sign_at(hand: QRectF, plate: QRectF, areas: Areas) -> QPointF:
    """Return the middle of the points of a hand: beside its tiles if its plate is, otherwise below them."""
    felt, reach = areas.felt, 2 * areas.letters
    if plate.right() <= felt.left():
        return QPointF(hand.right() + reach, hand.center().y())
    if plate.left() >= felt.right():
        return QPointF(hand.left() - reach, hand.center().y())
    return QPointF(hand.center().x(), hand.bottom() + areas.letters / 2)


def spread_out(count: int, room: QRectF, areas: Areas, largest: float = _LARGEST_UNIT) -> Spread:
    """Spread this many tiles out in the middle of a room, upright and as large as they fit.

    ``largest``: the most that a tile may be wide at scale 1.
    """
    best_columns, best = 1, 0.0
    for rows in range(1, 5):
        columns = math.ceil(count / rows)
        unit = min(
            largest * areas.scale,
            room.width() / (columns * _PITCH + 2 * _AIR),
            room.height() / (rows * _ROW + 2 * _AIR),
        )
        if unit > best * 1.001:
            best_columns, best = columns, unit
    rows = math.ceil(count / best_columns)
    width, height = (best_columns * _PITCH + 2 * _AIR) * best, (rows * _ROW + 2 * _AIR) * best
    rect = QRectF(0, 0, width, height)
    rect.moveCenter(room.center())
    places = []
    for number in range(count):
        row, column = divmod(number, best_columns)
        places.append(
            rect.topLeft()
            + QPointF((_AIR + (column + 0.5) * _PITCH) * best, (_AIR + (row + 0.5) * _ROW) * best)
        )
    return Spread(rect, best, tuple(places))
