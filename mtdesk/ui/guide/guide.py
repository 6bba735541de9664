"""Leads a newcomer through a round: gives each lesson at its moment, and holds the game meanwhile."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import (
    QAccessible,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QPushButton, QWidget

from mtdesk.control.game import Game
from mtdesk.control.guided import story_so_far
from mtdesk.i18n import Labels
from mtdesk.rules.events import Event
from mtdesk.rules.moves import Draw, Move, Play
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View
from mtdesk.table.art.colours import colour
from mtdesk.table.art.painting import paint_shadow
from mtdesk.table.input.focus import Area, FocusTarget
from mtdesk.table.look import current_theme
from mtdesk.table.view import TableView
from mtdesk.ui.guide.lessons import Card, Course, Subject, lesson_title, lesson_words
from mtdesk.ui.kit.announcer import give_reader_role
from mtdesk.ui.kit.layouts import STRETCH, hbox, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import heading_label, label

_WIDTH = 380
"""Pixels at scale 1 of the card, where that hides no more than a narrower one."""
_SHADOW = 12
"""Margin in pixels round the card for its shadow."""
_RADIUS = 12.0
_COVERED = 10_000_000
"""How much else may be hidden rather than any of the target; square pixels."""
_FURTHER = 80
"""How much may be hidden rather than go a pixel further from the target; square pixels."""
_STEPS = 12
"""How many places are tried across the room, and down it."""
_AIR = 6
"""Pixels between the subject and the outer edge of its ring."""
_LINE, _EDGE = 3, 7
"""Width in pixels of the ring, and of the dark line under it, which sets it off from any ground."""


class Ring(QWidget):
    """Surrounds the subject of a bubble; neither the mouse nor screen readers meet it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def surround(self, target: QRect | None) -> None:
        """Surround these pixels of the parent; None: nothing."""
        if target is not None:
            self.setGeometry(target.adjusted(-_AIR, -_AIR, _AIR, _AIR))
        self.setVisible(target is not None)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, inset = current_theme(), _EDGE / 2
        area = QRectF(self.rect()).adjusted(inset, inset, -inset, -inset)
        radius = min(area.width(), area.height()) / 4
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for line in (QPen(colour(theme.plate), _EDGE), QPen(colour(theme.gold), _LINE)):
                painter.setPen(line)
                painter.drawRoundedRect(area, radius, radius)


class NextButton(QPushButton):
    """Knows whether it was pressed by key: the next lesson then talks about keys."""

    by_key = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.by_key = True
        super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.by_key = False
        super().mousePressEvent(event)


class Surroundings(NamedTuple):
    """What a bubble must take into account to find its place, in pixels of its parent."""

    room: QRect
    """Where it may be."""
    target: QRect | None = None
    """What it is about; None: nothing in particular."""
    off: Sequence[QRect] = ()
    """What it should not hide if there is a choice."""


class Bubble(QWidget):
    """Shows one lesson at a time, with a button to go on and one to end the guide."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        give_reader_role(self, QAccessible.Role.Grouping)  # readers pass over a plain widget
        self.ring = Ring(parent)
        self.title = heading_label()
        self.words = label(wrap=True)
        # No label: Orca reads labels when the keyboard comes to a button, and the words are announced.
        give_reader_role(self.words, QAccessible.Role.Paragraph)
        self.go_on = NextButton()
        self.end = QPushButton(self.tr("&End the guide"))
        self.end.setProperty("compact", True)
        margin = 2 * _SHADOW + 4
        parts = (self.title, self.words, 4, hbox(self.end, STRETCH, self.go_on))
        self._rows = vbox(*parts, spacing=6, margins=(margin,) * 4)
        self.setLayout(self._rows)
        self.hide()

    def show_lesson(self, title: str, words: str, around: Surroundings, *, is_request: bool) -> None:
        """Show a lesson beside what it is about; ``is_request``: its button is not what to press."""
        self.go_on.setDefault(not is_request)
        self.go_on.setText(Labels.tr("&Close") if is_request else self.tr("&Next"))
        self.title.setText(title)
        self.words.setText(words)
        self.words.setAccessibleName(words)
        self.setAccessibleName(title)
        self.point_at(around)
        self.show()
        self.raise_()

    def point_at(self, around: Surroundings) -> None:
        """Surround the target, and go where little is hidden, not far from it."""
        self._rows.activate()  # or the buttons still count with their last texts
        usual, least = scaled(_WIDTH) + 2 * _SHADOW, self.minimumSizeHint().width()
        widths = (usual, (usual + least) // 2, least) if least < usual else (usual,)
        where = placed([QSize(width, self.heightForWidth(width)) for width in widths], around)
        self.setFixedWidth(where.width())
        self.setGeometry(where)
        self.ring.surround(around.target)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.ring.surround(None)

    def paintEvent(self, event: QPaintEvent) -> None:
        shape = QPainterPath()
        card = QRectF(self.rect()).adjusted(_SHADOW, _SHADOW, -_SHADOW, -_SHADOW)
        shape.addRoundedRect(card, _RADIUS, _RADIUS)
        theme = current_theme()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_shadow(painter, shape, theme.shadow, 8, QPointF(0, 3))
            painter.fillPath(shape, colour(theme.plate))
            painter.strokePath(shape, QPen(colour(theme.gold), 2))


def placed(sizes: Sequence[QSize], around: Surroundings) -> QRect:
    """Return where a bubble of one of these sizes goes: where it hides little, not far from its target.

    Of places that are as good, it takes the first size. It is in the middle of the room if it has no target,
    and at its top left if the room is too small.
    """
    target = around.target
    if target is None:
        where = QRect(QPoint(), sizes[0])
        where.moveCenter(around.room.center())
        return where

    def cost(place: QRect) -> int:
        card = place.adjusted(_SHADOW, _SHADOW, -_SHADOW, -_SHADOW)
        shared = (card.intersected(area) for area in around.off if card.intersects(area))
        hidden = sum(area.width() * area.height() for area in shared)
        if card.intersects(target):
            hidden += _COVERED
        both = card.united(target).size() - card.size() - target.size()
        return hidden + _FURTHER * (max(0, both.width()) + max(0, both.height()))

    return min((QRect(at, size) for size in sizes for at in _places(around.room, size)), key=cost)


def _places(room: QRect, size: QSize) -> Iterator[QPoint]:
    """Yield places all over the room."""
    across, down = max(0, room.width() - size.width()), max(0, room.height() - size.height())
    for column in range(_STEPS + 1):
        for row in range(_STEPS + 1):
            yield room.topLeft() + QPoint(across * column // _STEPS, down * row // _STEPS)


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
        """Return what a bubble hides only if there is no other room: the station, and the ends to play on."""
        ground = self._view.table.trains
        if ground.layout is None:
            return []
        hub = ground.layout.hub
        ends = {end for places in self._view.table.invitation.plays.values() for end in places}
        station = _square(QPointF(hub.x, hub.y), hub.radius)
        places = [station, *(ground.place_of(end) for end in ends if end in ground.layout.pads)]
        return [ground.mapRectToScene(place) for place in places]

    def _on_cloth(self, card: Card) -> QRectF | None:
        ground = self._view.table.trains
        layout = ground.layout
        if layout is None:
            return None
        if card.subject is Subject.STATION:
            hub = layout.hub
            where = _square(QPointF(hub.x, hub.y), hub.radius + _STATION_REACH * layout.u)
        elif card.end in layout.pads:
            pose = layout.pads[card.end].ordinary
            where = _square(QPointF(pose.x, pose.y), _END_REACH * layout.u)
        else:
            return None
        return ground.mapRectToScene(where)


def _square(middle: QPointF, reach: float) -> QRectF:
    """Return the square with this middle that extends this far to all sides."""
    return QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
