"""Leads a newcomer through a round: gives each lesson at its moment, and holds the game meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, QRect, QRectF
from PySide6.QtGui import QPolygonF

from mtdesk.rules.events import Event
from mtdesk.rules.moves import Move
from mtdesk.rules.view import View
from mtdesk.table.view import TableView
from mtdesk.ui.guide import texts
from mtdesk.ui.guide.bubble import Bubble
from mtdesk.ui.guide.lessons import Card, Course, Subject

_STATION_REACH = 3.0
"""Beyond the hub, in tile widths: the starts of the trains stay in sight."""
_END_REACH = 1.6
"""Round a landing place, in tile widths."""


class Guide(QObject):
    """The guide of one game for the player at seat ``you``.

    What has happened is explained before the game goes on; what the player is asked for is explained while
    they may already do it. ``announce`` passes a lesson to a screen reader.
    """

    def __init__(
        self, view: TableView, you: int, names: Sequence[str], announce: Callable[[str], None]
    ) -> None:
        super().__init__(view)
        self._view, self._names, self._announce = view, tuple(names), announce
        self._course = Course(you)
        self._bubble = Bubble(view)
        self._card: Card | None = None
        self._holding: asyncio.Future[None] | None = None
        self._over = False
        self._bubble.understood.connect(self._go_on)
        self._bubble.ended.connect(self.leave)
        self._bubble.language_changed.connect(self._repeat)
        view.table.altered.connect(self._follow)
        view.table.trains.changed.connect(self._follow)

    async def after(self, events: Sequence[Event], view: View) -> None:
        """Explain what has just been shown; returns when it has been understood."""
        for card in self._course.after(events, view):
            if self._over:
                return
            await self._explain(card)

    def before(self, view: View, moves: Sequence[Move]) -> None:
        """Explain what the player is asked for."""
        card = None if self._over else self._course.before(view, moves)
        if card is not None:
            self._tell(card)
            self._say(card)

    def answered(self) -> None:
        """Note that the player has done what they were asked for."""
        if self._holding is None:
            self._hide()

    def leave(self) -> None:
        """Say nothing more, and let the game go on."""
        self._over = True
        self._go_on()

    def _repeat(self) -> None:
        if self._card is not None:
            self._tell(self._card)

    async def _explain(self, card: Card) -> None:
        self._holding = asyncio.get_running_loop().create_future()
        self._tell(card)
        self._bubble.go_on.setFocus()
        self._say(card)  # after the focus, which a reader announces at once
        try:
            await self._holding
        finally:
            self._holding = None
            self._hide()

    def _tell(self, card: Card) -> None:
        self._card = card
        words = texts.words(card, self._names, by_keys=self._view.focus.is_shown or self._bubble.go_on.by_key)
        self._bubble.show_lesson(
            texts.title(card),
            words,
            self._target(card),
            self._room(),
            self._kept_off(),
        )

    def _say(self, card: Card) -> None:
        self._announce(f"{texts.title(card)}. {texts.words(card, self._names, by_keys=True)}")

    def _go_on(self) -> None:
        if self._holding is None:
            self._hide()
        elif not self._holding.done():
            self._holding.set_result(None)

    def _hide(self) -> None:
        self._card = None
        if self._bubble.isVisible():
            self._view.setFocus()  # first: Qt would pass the focus on as with Tab, which shows the ring
            self._bubble.hide()

    def close(self) -> None:
        """Disappear for good."""
        self._card = None
        self._bubble.deleteLater()
        self.deleteLater()

    def _follow(self) -> None:
        """Stay beside the subject, wherever that is now."""
        if self._card is not None:
            self._bubble.point_at(self._target(self._card), self._room(), self._kept_off())

    def _target(self, card: Card) -> QRect | None:
        """Return the area of the view that a card points at, which it must not hide."""
        area = self._area(card)
        return None if area is None else self._view.mapFromScene(area).boundingRect()

    def _room(self) -> QRect:
        """Return where bubbles may be: above the status line, which says more."""
        areas = self._view.table.areas
        room = QRectF(areas.window.topLeft(), areas.pill.topRight())
        return self._view.mapFromScene(room).boundingRect()

    def _area(self, card: Card) -> QRectF | None:
        """Return the same in scene pixels."""
        table = self._view.table
        match card.subject:
            case Subject.RACK:
                return self._hand()
            case Subject.BONEYARD:
                return table.areas.pile
            case Subject.BUTTONS:
                line = table.areas.pill
                return QRectF(line.right() - line.height() * 3, line.top(), line.height() * 3, line.height())
            case Subject.PLATE if card.seat is not None:
                return _around(table.frame.anchor(card.seat), 30)
            case Subject.STATION | Subject.END:
                return self._on_cloth(card)
            case _:
                return None

    def _hand(self) -> QRectF | None:
        """Return where the tiles of the hand are; None while there is none."""
        rack = self._view.table.rack
        spots = QPolygonF(rack.places()).boundingRect()
        reach = rack.unit / 2
        return spots.adjusted(-reach, -2 * reach, reach, 2 * reach) if rack.items else None

    def _kept_off(self) -> list[QRect]:
        """What a bubble hides only if there is no other room: plates, the station, all tiles and ends."""
        table = self._view.table
        plates = [table.frame.rect_of(seat) for seat in range(len(self._names))]
        ground = table.trains
        layout = ground.layout
        if layout is None:
            return [self._view.mapFromScene(area).boundingRect() for area in plates]
        hub = layout.hub
        places = [_around(QPointF(hub.x, hub.y), max(hub.rx, hub.ry)), *map(ground.place_of, layout.pads)]
        on_cloth = [ground.mapRectToScene(place) for place in places]
        tiles = [item.mapRectToScene(item.shape().boundingRect()) for item in ground.tiles.values()]
        return [self._view.mapFromScene(area).boundingRect() for area in (*plates, *on_cloth, *tiles)]

    def _on_cloth(self, card: Card) -> QRectF | None:
        ground = self._view.table.trains
        layout = ground.layout
        if layout is None:
            return None
        if card.subject is Subject.STATION:
            hub = layout.hub
            where = _around(QPointF(hub.x, hub.y), max(hub.rx, hub.ry) + _STATION_REACH * layout.u)
        elif card.end in layout.pads:
            pose = layout.pads[card.end].ordinary
            where = _around(QPointF(pose.x, pose.y), _END_REACH * layout.u)
        else:
            return None
        return ground.mapRectToScene(where)


def _around(middle: QPointF, reach: float) -> QRectF:
    """Return the square with this middle that extends this far to all sides."""
    return QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
