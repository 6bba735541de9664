"""The seats of the set-up round the station, and how many there are."""

from __future__ import annotations

from collections import deque

from PySide6.QtCore import QPoint, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QSpinBox, QWidget

from mtdesk.i18n import Labels
from mtdesk.rules.options import MAX_PLAYERS, MIN_PLAYERS
from mtdesk.table.art.pictures import ShownTile, paint_tile
from mtdesk.table.cloth.station import Star
from mtdesk.table.look import current_look
from mtdesk.table.theme import SEAT_LOOKS
from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.kit.layouts import hbox, holding, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import COUNT, give_role
from mtdesk.ui.setup.model import SeatChoice, SetupModel
from mtdesk.ui.setup.seat_view import SeatView

_LEAST, _USUAL = QSize(118, 80), QSize(236, 160)
"""Pixels at scale 1 of the smallest and of the usual station."""
_UNIT = 0.224
"""What the height of a station is multiplied by for that of the tile in it."""
_GAP = 8
_SIDES = {2: (1, 0), 3: (1, 1), 4: (1, 1), 5: (1, 1), 6: (1, 2), 7: (3, 1), 8: (3, 1), 9: (3, 2), 10: (3, 2)}
"""By number of seats: how many are at the lower side, and how many at the left as at the right."""
_WIDEST, _HIGHEST = 1400, 510
"""Pixels at scale 1 that the ring may take, so that people stay together in large windows."""
_DIRECTIONS = {
    Qt.Key.Key_Left: QPoint(-1, 0),
    Qt.Key.Key_Right: QPoint(1, 0),
    Qt.Key.Key_Up: QPoint(0, -1),
    Qt.Key.Key_Down: QPoint(0, 1),
}


class StationView(QWidget):
    """The station with a slot in the colour of each seat, and the engine in it."""

    def __init__(self) -> None:
        super().__init__()
        self._looks: tuple[int, ...] = ()
        self._engine = 0
        self.setMinimumSize(scaled(_LEAST.width()), scaled(_LEAST.height()))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        return QSize(self.minimumWidth(), scaled(_USUAL.height()))  # the seats beside it come first

    def show_table(self, looks: tuple[int, ...], engine: int) -> None:
        """Show a station for a train in each of these looks, with this double in it."""
        if (looks, engine) != (self._looks, self._engine):
            self._looks, self._engine = looks, engine
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        size = QSizeF(_USUAL).scaled(QSizeF(self.size()), Qt.AspectRatioMode.KeepAspectRatio)
        unit = _UNIT * size.height()
        star = Star.even([SEAT_LOOKS[look] for look in self._looks], unit, size)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.translate(QRectF(self.rect()).center())
            star.paint(painter)
            paint_tile(painter, ShownTile((self._engine, self._engine), unit), current_look())


class PlayersBox(QSpinBox):
    """How many play: a minus, the number in words, and a plus."""

    def __init__(self) -> None:
        super().__init__()
        give_role(self, COUNT)
        self.setRange(MIN_PLAYERS, MAX_PLAYERS)
        self.lineEdit().setReadOnly(True)
        self.lineEdit().setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFixedWidth(scaled(170))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(Labels.tr("Players"))

    def textFromValue(self, value: int) -> str:
        return Labels.tr("%n player(s)", "", value)


class SeatRing(QWidget):
    """The seats of a ``model`` round the station, clockwise from the middle of the lower side.

    The arrow keys lead to the seats beside one, and change how many there are; with Ctrl, and the mouse, a
    seat is moved.
    """

    def __init__(self, model: SetupModel) -> None:
        super().__init__()
        self._model, self._announcer = model, Announcer(self)
        self.seats: list[SeatView] = []
        self.station, self.players = StationView(), PlayersBox()
        middle = holding(vbox((self.station, 1), (self.players, 0, Qt.AlignmentFlag.AlignHCenter), spacing=2))
        middle.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.setMaximumSize(scaled(_WIDEST), scaled(_HIGHEST))
        way, gap = QBoxLayout.Direction, scaled(_GAP)
        ways = (way.RightToLeft, way.BottomToTop, way.LeftToRight, way.TopToBottom)
        lower, left, upper, right = self._sides = [QBoxLayout(one) for one in ways]
        for side in self._sides:
            side.setSpacing(gap)
        across = hbox(left, (middle, 1), right, spacing=gap)
        self.setLayout(vbox(upper, (across, 1), lower, spacing=gap))
        self.players.valueChanged.connect(self._have_seats)

    def show_seats(self) -> None:
        """Have one view for each seat, in their order; the keyboard stays at the place of one that goes."""
        known = {view.seat: view for view in self.seats}
        focused = next((at for at, view in enumerate(self.seats) if view.hasFocus()), None)
        former, self.seats = self.seats, [known.get(seat) or self._view(seat) for seat in self._model.seats]
        self._arrange()
        for gone in set(former) - set(self.seats):
            gone.hide()
            gone.deleteLater()
        if focused is not None and former[focused] not in self.seats:
            self.seats[min(focused, len(self.seats) - 1)].setFocus()

    def _view(self, seat: SeatChoice) -> SeatView:
        view = SeatView(self._model, seat)
        view.dropped.connect(lambda: self._drop(view))
        return view

    def _arrange(self) -> None:
        lower, beside = _SIDES[len(self.seats)]
        ring = deque(self.seats)
        ring.rotate(lower // 2)
        counts = (lower, beside, len(ring) - lower - 2 * beside, beside)
        for side, count in zip(self._sides, counts, strict=True):
            while side.takeAt(0) is not None:
                pass
            for _ in range(count):
                side.addStretch()
                side.addWidget(ring.popleft())
            side.addStretch()
        for view in self.seats:
            view.show()

    def _have_seats(self, count: int) -> None:
        if count != len(self._model.seats):
            self._model.have_seats(count)

    def _drop(self, view: SeatView) -> None:
        """Give a seat that was dragged the place nearest to it, which may be its own."""
        middle, places = view.geometry().center(), [one.geometry().center() for one in self.seats]
        places[self.seats.index(view)] = view.place.center()
        nearest = min(range(len(places)), key=lambda at: (places[at] - middle).manhattanLength())
        self._model.move(view.seat, nearest)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Use the arrow keys, which would scroll the page."""
        direction = _DIRECTIONS.get(Qt.Key(event.key()))
        here = next((at for at, view in enumerate(self.seats) if view.hasFocus()), None)
        if direction is None or here is None:
            super().keyPressEvent(event)
        elif event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            view = self.seats[here]
            self._model.move(view.seat, self._neighbour(here, direction))
            self._announcer.announce([view.accessibleDescription()])
        elif direction.x():
            self.seats[self._neighbour(here, direction)].setFocus()
        elif self.players.isEnabled():
            self.players.stepBy(-direction.y())

    def _neighbour(self, place: int, direction: QPoint) -> int:
        """Return which of the two places beside one lies further in a direction."""
        middles = [view.geometry().center() for view in self.seats]

        def advance(other: int) -> float:
            way = middles[other] - middles[place]
            return QPoint.dotProduct(way, direction) / max(1, way.manhattanLength())

        return max((place + 1) % len(middles), (place - 1) % len(middles), key=advance)
