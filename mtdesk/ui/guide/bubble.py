"""The speech bubble of the guided round: a card over the table that points at its subject."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, QPoint, QPointF, QRect, QRectF, QSize, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleInterface,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPolygonF,
    QRegion,
)
from PySide6.QtWidgets import QAccessibleWidget, QPushButton, QWidget

from mtdesk.table.art.painting import colour, paint_shadow
from mtdesk.table.look import current_theme
from mtdesk.ui.guide.ring import Ring
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import STRETCH, hbox, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import heading_label, label

_WIDTH = 380
_TIP = 18
"""How far the tip sticks out of the card, and half the width of its foot; pixels."""
_SHADOW = 12
"""Margin round the card for its shadow, and at least for the tip, on each side."""
_RADIUS = 12.0
_FROM_CORNER = 72
"""The least part of a bubble beside its target: its tip is not at the very corner; pixels."""

_VITAL_WEIGHT = 20
"""How many times worse it is to hide something vital."""
_IN_CORNER = 5000
"""How much may be hidden rather than go to a corner away from the target; square pixels."""
_AWAY, _FURTHER = 2500, 8
"""How much may be hidden rather than leave the target, and for each pixel away from it; square pixels."""
_LEAN = 48
"""How far a tip may lean to meet its target; pixels."""
_BESIDE = 20
"""The least part of a bubble above a target below the room: its tip leans; pixels."""
_FAR = 48
"""How far from the target a tip may be: from further away it would seem to mean something else; pixels."""
_APART = 100
"""How much more may be hidden for each pixel that a bubble is aside from a target below; square pixels."""
_ACROSS, _DOWN = 12, 6
"""Steps in each direction of the room to places away from the target; ``_ACROSS`` along the target, too."""


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
    vital: Sequence[QRect] = ()
    """What it hides last of all."""
    between: QRect | None = None
    """What is between the room and a target below it: the tip passes behind it, and it can be clicked."""


class Bubble(Translated, QWidget):
    """Shows one lesson at a time.

    ``understood`` is the button that goes on, ``ended`` the one that ends the guide.
    """

    understood = Signal()
    ended = Signal()
    language_changed = Signal()
    """The lesson should be given again."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        _install()
        self.ring = Ring(parent)
        self._around = Surroundings(QRect())
        self._is_request = False
        self._reach = 0
        """How much longer than usual the tip is, to meet a target below the room."""
        self.title = heading_label()
        self.words = label(wrap=True)
        self.go_on = NextButton()
        self.go_on.clicked.connect(self.understood)
        self.end = QPushButton()
        self.end.setProperty("compact", True)
        self.end.clicked.connect(self.ended)
        margin = _SHADOW + _TIP
        parts = (self.title, self.words, 4, hbox(self.end, STRETCH, self.go_on))
        self._rows = vbox(*parts, spacing=6, margins=(margin, margin - 4, margin, margin))
        self.setLayout(self._rows)
        self.retranslate_ui()
        self.hide()

    def show_lesson(self, title: str, words: str, around: Surroundings, *, is_request: bool) -> None:
        """Show a lesson beside what it is about; ``is_request``: its button is not what to press."""
        self._is_request = is_request
        self.go_on.setDefault(not is_request)
        self._name_button()
        self.title.setText(title)
        self.words.setText(words)
        self.words.setAccessibleName(words)
        self.setAccessibleName(title)
        self.point_at(around)
        self.show()
        self.raise_()

    def point_at(self, around: Surroundings) -> None:
        """Go beside the target; be narrower than usual only where that hides less.

        Where there is no room for a tip, the target gets a ring.
        """
        self._around = around
        self._stretch(0)
        self._rows.activate()  # else the row of the buttons still counts with the texts of the last lesson
        usual, least = scaled(_WIDTH) + 2 * _SHADOW, self.minimumSizeHint().width()
        widths = (usual, (usual + least) // 2, least) if least < usual else (usual,)
        where = placed([QSize(width, self.heightForWidth(width)) for width in widths], around)
        if around.target is not None and around.room.bottom() - where.bottom() < _TIP:
            self._stretch(around.target.top() - where.bottom())
        self.setFixedWidth(where.width())
        self.setGeometry(where.adjusted(0, 0, 0, self._reach))
        if around.between is None or around.target is None:
            self.clearMask()
        else:
            above = self.rect().adjusted(0, 0, 0, _SHADOW - _TIP - self._reach)
            pointer = self._tip(around.target).boundingRect().toAlignedRect().adjusted(-2, 0, 2, 2)
            self.setMask(QRegion(above) + pointer - QRegion(around.between.translated(-self.pos())))
        self._surround()
        self.update()

    def _surround(self) -> None:
        target = self._around.target
        has_tip = target is None or not self._tip(target).isEmpty()
        self.ring.surround(None if has_tip else target)

    def hideEvent(self, event: QHideEvent) -> None:
        """Called by Qt."""
        super().hideEvent(event)
        self.ring.surround(None)

    def _card(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_TIP, _TIP, -_TIP, -_TIP - self._reach)

    def _tip(self, target: QRect) -> QPainterPath:
        return tip(self._card(), QRectF(target.translated(-self.pos())), _TIP + self._reach)

    def _stretch(self, reach: int) -> None:
        """Make room below the card for a tip this much longer than usual."""
        self._reach, margin = max(0, reach), _SHADOW + _TIP
        self._rows.setContentsMargins(margin, margin - 4, margin, margin + self._reach)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card and its tip."""
        shape = QPainterPath()
        shape.addRoundedRect(self._card(), _RADIUS, _RADIUS)
        target, between = self._around.target, self._around.between
        if target is not None:
            shape = shape.united(self._tip(target))
        if between is not None:
            passed, round_ = QPainterPath(), between.height() / 2
            passed.addRoundedRect(QRectF(between.translated(-self.pos())), round_, round_)
            shape = shape.subtracted(passed)
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_shadow(painter, shape, theme.shadow, 8, QPointF(0, 3))
        painter.fillPath(shape, colour(theme.plate))
        painter.strokePath(shape, QPen(colour(theme.gold), 2))
        painter.end()

    def retranslate_ui(self) -> None:
        """Write the buttons in the current language."""
        self._name_button()
        self.go_on.setAccessibleDescription(self.tr("Closes this explanation."))
        self.end.setText(self.tr("&End the guide"))
        self.end.setAccessibleDescription(self.tr("Continues the round without explanations."))
        self.language_changed.emit()

    def _name_button(self) -> None:
        self.go_on.setText(self.tr("&Close") if self._is_request else self.tr("&Next"))


def _interface(_: str, thing: QObject) -> QAccessibleInterface | None:
    """Screen readers shall name a bubble as what its buttons are in; they pass over a plain widget.

    Its words are no label: Orca reads labels when the keyboard comes to a button, and they are announced.
    """
    if isinstance(thing, Bubble):
        return QAccessibleWidget(thing, QAccessible.Role.Grouping)
    above = thing.parent()
    if isinstance(above, Bubble) and thing is above.words:
        return QAccessibleWidget(above.words, QAccessible.Role.Paragraph)
    return None


@functools.cache
def _install() -> None:
    QAccessible.installFactory(_interface)


def tip(card: QRectF, target: QRectF, length: float = _TIP) -> QPainterPath:
    """Return the tip of a bubble: on the side of the card that faces the target; none from within it.

    At the bottom it is this long. It leans a little to meet the target, and is left out where it cannot.
    """
    beyond = {
        "top": card.top() - target.bottom(),
        "bottom": target.top() - card.bottom(),
        "left": card.left() - target.right(),
        "right": target.left() - card.right(),
    }
    side = max(beyond, key=lambda name: beyond[name])
    path = QPainterPath()
    middle = target.center()
    if card.contains(middle) or beyond[side] > length + _FAR:
        return path
    x = min(max(middle.x(), card.left() + _RADIUS + _TIP), card.right() - _RADIUS - _TIP)
    y = min(max(middle.y(), card.top() + _RADIUS + _TIP), card.bottom() - _RADIUS - _TIP)
    half = _TIP / 2 + 2 + (length - _TIP) / 8
    if side in ("top", "bottom"):
        foot = card.top() + 1 if side == "top" else card.bottom() - 1
        end = card.top() - _TIP if side == "top" else card.bottom() + length
        lean = min(max(x, target.left() + _TIP), max(target.left(), target.right() - _TIP)) - x
        head, corners = QPointF(x + lean, end), [QPointF(x - half, foot), QPointF(x + half, foot)]
    else:
        foot = card.left() + 1 if side == "left" else card.right() - 1
        end = card.left() - _TIP if side == "left" else card.right() + _TIP
        lean = min(max(y, target.top()), target.bottom()) - y
        head, corners = QPointF(end, y + lean), [QPointF(foot, y - half), QPointF(foot, y + half)]
    if abs(lean) > _LEAN:
        return path
    corners.insert(1, head)
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    return path


def placed(sizes: Sequence[QSize], around: Surroundings) -> QRect:
    """Return where a bubble of one of these sizes goes: where it hides least, preferably beside its target.

    Of places that hide equally much, it takes the first size and the side with the most room, and there
    preferably the middle. A target below the room, such as the rack, gets it above. Where every place
    beside the target hides much, it goes where less is hidden, not far away, or to a corner of the room.
    """
    room, target = around.room, around.target
    if target is None:
        where = QRect(QPoint(), sizes[0])
        where.moveCenter(room.center())
        return where
    fitting = [size for size in sizes if size.height() <= room.height()] or sizes[:1]
    if target.center().y() > room.bottom():
        return _above(fitting, target, around)
    beside = [QRect(_within(room, at, size), size) for size in fitting for at in _spots(size, target, room)]
    corners = [QRect(_within(room, at, size), size) for size in fitting for at in _corners(room)]
    costs = [(_hidden(place, around), place) for place in beside]
    costs += [(_hidden(place, around) + _IN_CORNER, place) for place in corners]
    best = min(costs, key=lambda cost: cost[0])
    if best[0] <= _AWAY:
        return best[1]
    away = [QRect(at, size) for size in fitting for at in _spread(room, size)]
    costs = [(_hidden(place, around) + _AWAY + _FURTHER * _distance(place, target), place) for place in away]
    return min((best, *costs), key=lambda cost: cost[0])[1]


def _above(sizes: Sequence[QSize], target: QRect, around: Surroundings) -> QRect:
    """Return the place at the lower edge of the room that hides least, if possible above the target."""
    room = around.room
    costs = []
    for size in sizes:
        for at in _beside(QRect(QPoint(target.center().x() - size.width() // 2, 0), size), target, "top"):
            place = QRect(_within(room, at, size), size)
            costs.append((_hidden(place, around), place))
        leaning = target.left() + _BESIDE - size.width(), target.right() + 1 - _BESIDE
        for x in (*leaning, *_between(room.left(), room.right() - size.width())):
            place = QRect(_within(room, QPoint(x, room.bottom()), size), size)
            apart = max(place.left() - target.right(), target.left() - place.right())
            aside = max(0, apart + _BESIDE - 1)
            costs.append((_hidden(place, around) + _AWAY + _APART * aside, place))
    return min(costs, key=lambda cost: cost[0])[1]


def _spread(room: QRect, size: QSize) -> Iterator[QPoint]:
    """Places all over the room."""
    spare = room.size() - size
    for column in range(_ACROSS + 1):
        for row in range(_DOWN + 1):
            yield room.topLeft() + QPoint(spare.width() * column // _ACROSS, spare.height() * row // _DOWN)


def _distance(place: QRect, target: QRect) -> int:
    """Return how many pixels are between a bubble and its target."""
    both = place.united(target).size() - place.size() - target.size()
    return max(0, both.width()) + max(0, both.height())


def _spots(size: QSize, target: QRect, room: QRect) -> Iterator[QPoint]:
    """Places beside the target, on the sides with room enough or at least the most."""
    where = QRect(QPoint(), size)
    where.moveCenter(target.center())
    spare = {
        "left": target.left() - room.left() - size.width(),
        "right": room.right() - target.right() - size.width(),
        "top": target.top() - room.top() - size.height(),
        "bottom": room.bottom() - target.bottom() - size.height(),
    }
    sides = sorted(spare, key=lambda name: -spare[name])
    for side in sides:
        if spare[side] >= 0 or side == sides[0]:
            yield from _beside(QRect(where), target, side)


def _corners(room: QRect) -> tuple[QPoint, ...]:
    return room.bottomLeft(), room.bottomRight(), room.topLeft(), room.topRight()


def _beside(where: QRect, target: QRect, side: str) -> Iterator[QPoint]:
    """Places on one side of the target: at its middle, then at its ends."""
    match side:
        case "left":
            where.moveRight(target.left())
        case "right":
            where.moveLeft(target.right())
        case "top":
            where.moveBottom(target.top())
        case _:
            where.moveTop(target.bottom())
    yield where.topLeft()
    yield from _along(where, target, side)


def _along(where: QRect, target: QRect, side: str) -> Iterator[QPoint]:
    """Other places on this side, from which the tip still meets the target: at its ends, then between."""
    if side in ("top", "bottom"):
        ends = target.left() + _FROM_CORNER - where.width(), target.right() - _FROM_CORNER
        yield from (QPoint(x, where.top()) for x in _between(*ends))
    else:
        ends = target.top() + _FROM_CORNER - where.height(), target.bottom() - _FROM_CORNER
        yield from (QPoint(where.left(), y) for y in _between(*ends))


def _between(first: int, last: int) -> Iterator[int]:
    """Both ends of a range, and what is in regular steps between them."""
    yield from (first, last)
    yield from (first + (last - first) * step // _ACROSS for step in range(1, _ACROSS))


def _within(room: QRect, spot: QPoint, size: QSize) -> QPoint:
    return QPoint(
        max(min(spot.x(), room.right() - size.width()), room.left()),
        max(min(spot.y(), room.bottom() - size.height()), room.top()),
    )


def _hidden(where: QRect, around: Surroundings) -> int:
    """Return how much is under the card of a bubble, in square pixels."""
    card = where.adjusted(_TIP, _TIP, -_TIP, -_TIP)
    return _shared(card, around.off) + _VITAL_WEIGHT * _shared(card, around.vital)


def _shared(card: QRect, areas: Sequence[QRect]) -> int:
    shared = [card.intersected(area) for area in areas]
    return sum(area.width() * area.height() for area in shared if not area.isEmpty())
