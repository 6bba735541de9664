"""The curtain between two people at one screen: opaque until the named player opens it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import STRETCH, hbox, plate, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import PAGE, give_role
from mtdesk.ui.kit.widgets import SeatBadge, escaped, is_enter, second_label, title_label

_MARGIN = 9
_FRAME_WIDTH, _GREEDY = 780, 1000
"""Pixels at scale 1, where there is room, and the stretch factor with which the frame takes it first."""
_NAME_WIDTH, _BUTTON_WIDTH = 720, 600
"""Pixels at scale 1 of the name above the button, and of the whole text on it."""
_HASTE_MS = 600
"""How long after the curtain falls a key press or click still counts as part of the previous turn."""


class CurtainPage(Translated, QWidget):
    """Covers everything private until the next player confirms; shows their name and public news."""

    confirmed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        give_role(self, PAGE)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAutoFillBackground(True)
        self._name = ""
        self._news: Callable[[], str] = str
        self._badge = SeatBadge(0, 56)
        self._request = title_label()
        self._note = second_label()
        self.open = QPushButton(default=True)
        self.open.setMinimumHeight(scaled(44))
        self.open.installEventFilter(self)
        self.open.clicked.connect(self.confirmed)
        called = hbox(self._badge, (vbox(self._request, self._note, spacing=0), 1), spacing=16)
        below = (self.open, 0, Qt.AlignmentFlag.AlignHCenter)
        self._frame = plate(called, below, spacing=8, margins=(32, 8, 32, 10))
        across = hbox(STRETCH, (self._frame, _GREEDY), STRETCH)
        self.setLayout(vbox(STRETCH, across, STRETCH, margins=(_MARGIN, 6, _MARGIN, 6)))
        self.setFocusProxy(self.open)
        self.fit_ui()
        self.retranslate_ui()

    def fit_ui(self) -> None:
        """Let the frame be no wider than can be read at a glance; in a narrow window it is narrower."""
        self._frame.setMaximumWidth(scaled(_FRAME_WIDTH))

    def call(self, seat: int, name: str, news: Callable[[], str] = str) -> None:
        """Ask for the player at ``seat``, and show what the others have done since their last turn."""
        self._name, self._news = name, news
        self._badge.show_seat(seat)
        self.retranslate_ui()
        self.open.setEnabled(False)
        QTimer.singleShot(_HASTE_MS, self, self._admit)

    def _admit(self) -> None:
        """Enable the button: a press meant for the previous turn is over by now."""
        self.open.setEnabled(True)
        self.open.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Called by Qt: a key still held down from the previous turn must not open the curtain."""
        if watched is not self.open or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.KeyPress and is_enter(event):
            self.open.click()  # which a disabled button does not answer
            return True
        return event.isAutoRepeat()

    def _shortened(self, part: QWidget, room: int) -> str:
        """Return the name, shortened to a width in pixels."""
        part.ensurePolished()
        return part.fontMetrics().elidedText(self._name, Qt.TextElideMode.ElideRight, room)

    def retranslate_ui(self) -> None:
        self._request.setText(
            self.tr("Hand the device to {name}.").format(
                name=self._shortened(self._request, scaled(_NAME_WIDTH))
            )
        )
        news, note = self._news(), self.tr("Tiles stay hidden until then.")
        self._note.setText(news or note)
        self.setAccessibleName(self.tr("Hand the device to {name}.").format(name=self._name))
        self.open.setAccessibleDescription(" ".join(filter(None, (self.accessibleName(), news, note))))
        words = self.tr("I am {name}: show my tiles")
        room = scaled(_BUTTON_WIDTH) - self.open.fontMetrics().horizontalAdvance(words)
        self.open.setText(words.format(name=escaped(self._shortened(self.open, room))))
        self.open.setAccessibleName(words.format(name=self._name))
