"""The speech bubble of the guided round: a card over the table, and a ring round its subject."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QPushButton, QWidget

from mtdesk.i18n import Labels
from mtdesk.table.art.colours import colour
from mtdesk.table.art.painting import paint_shadow
from mtdesk.table.look import current_theme
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
