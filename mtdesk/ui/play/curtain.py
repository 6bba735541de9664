"""The curtain between two people at one screen: opaque until the named player opens it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from mtdesk.i18n import Labels
from mtdesk.ui.kit.layouts import STRETCH, hbox, plate, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import PAGE, give_role
from mtdesk.ui.kit.widgets import SeatBadge, is_enter, second_label, title_label

_WIDEST = 780
"""Pixels at scale 1 of the frame, where there is room."""
_HASTE_MS = 600
"""How long after the curtain falls a key press or click still counts as part of the previous turn."""


class CurtainPage(QWidget):
    """Covers everything private until the player at ``seat`` clicks ``open``; shows name and public news."""

    def __init__(self, seat: int, name: str, news: str = "") -> None:
        super().__init__()
        give_role(self, PAGE)
        self.setAutoFillBackground(True)
        request = Labels.tr("It is {name}’s turn.").format(name=name)
        note = self.tr("Tiles stay hidden until you show them.")
        self.open = QPushButton(self.tr("Show my tiles"), default=True)
        self.open.setMinimumHeight(scaled(44))
        self.open.setAccessibleName(self.tr("I am {name}: show my tiles").format(name=name))
        self.open.setAccessibleDescription(" ".join(filter(None, (request, news, note))))
        self.open.installEventFilter(self)
        self.setAccessibleName(request)
        said = vbox(title_label(request), second_label(news or note), spacing=0)
        called = hbox(SeatBadge(seat, 56), (said, 1), spacing=16)
        below = (self.open, 0, Qt.AlignmentFlag.AlignHCenter)
        frame = plate(called, below, spacing=8, margins=(32, 8, 32, 10))
        frame.setMaximumWidth(scaled(_WIDEST))
        self.setLayout(vbox(STRETCH, hbox(STRETCH, (frame, 1000), STRETCH), STRETCH, margins=(9, 6, 9, 6)))
        self.setFocusProxy(self.open)
        self.open.setEnabled(False)
        QTimer.singleShot(_HASTE_MS, self, self._admit)

    def _admit(self) -> None:
        """Enable the button: a press meant for the previous turn is over by now."""
        self.open.setEnabled(True)
        self.open.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ignore a key still held down from the previous turn: it must not open the curtain."""
        if watched is not self.open or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.KeyPress and is_enter(event):
            self.open.click()  # which a disabled button does not answer
            return True
        return event.isAutoRepeat()
