"""The pause: a page in place of table and log, while the match waits."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QPushButton, QWidget

from mtdesk.i18n import key_text
from mtdesk.ui.kit.layouts import STRETCH, hbox, plate, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import PAGE, give_role
from mtdesk.ui.kit.widgets import second_label, title_label


class PausePage(QWidget):
    """Says that the game is paused, until ``go_on`` is clicked; so it is by a click anywhere and by Esc."""

    def __init__(self) -> None:
        super().__init__()
        give_role(self, PAGE)
        title = title_label(self.tr("Paused"))
        note = second_label(self.tr("All tiles are hidden, and computers and the time to tap are on hold."))
        self.go_on = QPushButton(self.tr("&Resume ({key})").format(key=key_text("Esc")), default=True)
        self.go_on.setAccessibleDescription(f"{title.text()}. {note.text()}")
        self.go_on.setMinimumHeight(scaled(44))
        centre = Qt.AlignmentFlag.AlignHCenter
        for part in (title, note):
            part.setAlignment(centre)
        parts = (title, note, (self.go_on, 0, centre))
        frame = plate(*parts, spacing=10, margins=(40, 22, 40, 26))
        frame.setMinimumWidth(scaled(460))
        self.setLayout(vbox(STRETCH, hbox(STRETCH, frame, STRETCH), STRETCH, margins=(11, 11, 11, 11)))
        self.setFocusProxy(self.go_on)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Resume at a click anywhere on the page."""
        if event.button() is Qt.MouseButton.LeftButton:
            self.go_on.click()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.go_on.click()
        else:
            super().keyPressEvent(event)
