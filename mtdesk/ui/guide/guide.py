"""Leads a newcomer through a round: gives each lesson at its moment, and holds the game meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QPolygonF

from mtdesk.control.game import Game
from mtdesk.control.guided import story_so_far
from mtdesk.rules.events import Event
from mtdesk.rules.moves import Draw, Move, Play
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View
from mtdesk.table.input.focus import Area, FocusTarget
from mtdesk.table.view import TableView
from mtdesk.ui.guide.bubble import Bubble, Surroundings
from mtdesk.ui.guide.lessons import Card, Course, Subject, lesson_title, lesson_words

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
        self._bubble.go_on.clicked.connect(self._go_on)
        self._bubble.end.clicked.connect(self.leave)
        view.table.altered.connect(self._follow)
        view.table.trains.changed.connect(self._follow)

    async def after(self, events: Sequence[Event], view: View) -> None:
        """Explain what has just been shown; returns when it has been understood."""
        for card in self._course.after(events, view):
            if self._over:
                return
            await self._explain(card)

    def before(self, view: View, moves: Sequence[Move]) -> None:
        card = None if self._over else self._course.before(view, moves)
        if card is not None:
            tile = self._point_keys_at(moves)
            if card.subject is Subject.RACK:
                card = replace(card, tile=tile)
            self._tell(card)
            self._say(card)

    def catch_up(self, game: Game) -> None:
        """Count what was taught in this game before it was left as known."""
        for events, view, moves in story_so_far(game):
            self._course.after(events, view)
            if moves:
                self._course.before(view, moves)

    def _point_keys_at(self, moves: Sequence[Move]) -> Tile | None:
        """Point the keys at what is asked for; returns the tile, if it is one."""
        rack, focus = self._view.table.rack, self._view.focus
        playable = {move.tile for move in moves if isinstance(move, Play)}
        tile = next((tile for tile in rack.order if tile in playable), None)
        focus.set_visible(self._by_keys())
        if tile is not None:
            focus.go(FocusTarget(Area.RACK, tile))
        elif any(isinstance(move, Draw) for move in moves):
            focus.go(FocusTarget(Area.PILE))
        return tile

    def _by_keys(self) -> bool:
        return self._view.focus.is_shown or self._bubble.go_on.by_key

    def answered(self) -> None:
        """Note that the player has done what they were asked for."""
        if self._holding is None:
            self._hide()

    def leave(self) -> None:
        """Say nothing more, and let the game go on."""
        self._over = True
        self._go_on()

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
        words = lesson_words(card, self._names, by_keys=self._by_keys())
        is_request = self._holding is None
        self._bubble.show_lesson(lesson_title(card), words, self._around(card), is_request=is_request)

    def _say(self, card: Card) -> None:
        self._announce(f"{lesson_title(card)}. {lesson_words(card, self._names, by_keys=True)}")

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
        self._card = None
        self._bubble.ring.deleteLater()
        self._bubble.deleteLater()
        self.deleteLater()

    def _follow(self) -> None:
        """Stay beside the subject, wherever that is now."""
        if self._card is not None:
            self._bubble.point_at(self._around(self._card))

    def _around(self, card: Card) -> Surroundings:
        """Return where bubbles may be, and what a card points at and must not hide."""
        target = self._area(card)
        return Surroundings(
            self._on_view(self._room()),
            None if target is None else self._on_view(target),
            [self._on_view(area) for area in self._kept_off()],
        )

    def _on_view(self, area: QRectF) -> QRect:
        return self._view.mapFromScene(area).boundingRect()

    def _room(self) -> QRectF:
        """Return where bubbles may be: above the status line, which says more."""
        areas = self._view.table.areas
        return QRectF(areas.window.topLeft(), areas.status_line.topRight())

    def _area(self, card: Card) -> QRectF | None:
        """Return what a card points at, in scene pixels."""
        table = self._view.table
        match card.subject:
            case Subject.RACK:
                return self._hand(card.tile)
            case Subject.BONEYARD:
                return table.areas.pile
            case Subject.BUTTONS:
                line = table.areas.status_line
                return QRectF(line.right() - line.height() * 3, line.top(), line.height() * 3, line.height())
            case Subject.PLATE if card.seat is not None:
                return _square(table.frame.rect_of(card.seat).center(), 30)
            case Subject.STATION | Subject.END:
                return self._on_cloth(card)
            case _:
                return None

    def _hand(self, tile: Tile | None) -> QRectF | None:
        """Return where this tile of the hand is, or the whole hand; None while there is none."""
        rack = self._view.table.rack
        if tile in rack.items:
            spots = QRectF(rack.layout().places[tile].point, QSizeF())
        else:
            spots = QPolygonF(rack.places()).boundingRect()
        reach = rack.unit / 2
        return spots.adjusted(-reach, -2 * reach, reach, 2 * reach) if rack.items else None

    def _kept_off(self) -> list[QRectF]:
        """What a bubble hides only if there is no other room: the station, and the ends to play on now."""
        ground = self._view.table.trains
        if ground.layout is None:
            return []
        hub = ground.layout.hub
        ends = {end for places in self._view.table.invitation.plays.values() for end in places}
        station = QRectF(hub.x - hub.rx, hub.y - hub.ry, 2 * hub.rx, 2 * hub.ry)
        places = [station, *(ground.place_of(end) for end in ends if end in ground.layout.pads)]
        return [ground.mapRectToScene(place) for place in places]

    def _on_cloth(self, card: Card) -> QRectF | None:
        ground = self._view.table.trains
        layout = ground.layout
        if layout is None:
            return None
        if card.subject is Subject.STATION:
            hub = layout.hub
            where = _square(QPointF(hub.x, hub.y), max(hub.rx, hub.ry) + _STATION_REACH * layout.u)
        elif card.end in layout.pads:
            pose = layout.pads[card.end].ordinary
            where = _square(QPointF(pose.x, pose.y), _END_REACH * layout.u)
        else:
            return None
        return ground.mapRectToScene(where)


def _square(middle: QPointF, reach: float) -> QRectF:
    """Return the square with this middle that extends this far to all sides."""
    return QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
