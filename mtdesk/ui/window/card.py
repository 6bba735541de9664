"""A card on the cloth: names what waits there, a score pad or a game that was left, and leads to it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QPushButton

from mtdesk.table.view import TableView
from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.kit.elided import ElidedLabel
from mtdesk.ui.kit.layouts import STRETCH, flow, hbox, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import NAME, PLATE, SECOND, give_role
from mtdesk.ui.kit.widgets import SignButton, press_by_enter, show_if

_WIDEST, _LEAST, _AIR = 620, 200, 14
"""Pixels at scale 1 of a card, the least of its words, and the pixels around it."""


class Card(QFrame):
    """Lies on the cloth, below any page that covers the table, until a game begins.

    A passing card lies at the edge, over a game, and goes with the first touch of the table.
    """

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._announcer = Announcer(self)
        self._is_passing = False
        give_role(self, PLATE)
        self.title, self.detail = ElidedLabel(NAME), ElidedLabel(SECOND)
        self._buttons = hbox(spacing=8)
        self.close_it = SignButton("remove")
        self.close_it.setToolTip(self.tr("Close"))
        self.close_it.setAccessibleName(self.tr("Close"))
        self.close_it.clicked.connect(self.hide)
        self.title.setMinimumWidth(scaled(_LEAST))
        words = vbox(self.title, self.detail, spacing=0)
        parts = flow(words, hbox(STRETCH, self._buttons), spacing=8)
        self.setLayout(hbox((parts, 1), self.close_it, spacing=8, margins=(14, 6, 8, 6)))
        for touched in (
            view.touched,
            view.keyboard.escaped,
            view.table.rack.picked_up,
            view.table.proposed,
        ):
            touched.connect(self.leave)
        view.table.altered.connect(self._place)
        self.hide()

    def show_card(
        self, title: str, detail: str, *ways: tuple[str, Callable[[], object]], passing: bool = False
    ) -> None:
        """Show a card with a button for each way to go on: its text, and what it does. Enter takes the last.

        ``passing``: it goes with the first touch of the table, or with its own sign.
        """
        is_new = self.isHidden()
        self._is_passing = passing
        self.title.write(title)
        self.detail.write(detail)
        while (item := self._buttons.takeAt(0)) is not None:
            old = item.widget()
            assert old is not None  # the row contains nothing else
            old.hide()
            old.deleteLater()
        for text, go in ways:
            button = QPushButton(text)
            button.clicked.connect(lambda *_, go=go: go())
            self._buttons.addWidget(button)
            button.show()  # at once, or the card would be laid out without it
        self.setAccessibleName(" · ".join(filter(None, (title, detail))))
        self.way.setAccessibleDescription(self.accessibleName())
        show_if(self.close_it, passing)
        self.show()
        self._place()
        if is_new and passing:
            self._announcer.announce([self.accessibleName()])
        elif is_new:
            self.way.setFocus()

    @property
    def way(self) -> QPushButton:
        """The last button, which Enter presses."""
        item = self._buttons.itemAt(self._buttons.count() - 1)
        assert item is not None
        button = item.widget()
        assert isinstance(button, QPushButton)
        return button

    def leave(self) -> None:
        """Take a passing card away: people go on at the table."""
        if self._is_passing:
            self.hide()

    def hideEvent(self, event: QHideEvent) -> None:
        """Give the keyboard back to the table."""
        if self.isAncestorOf(self.window().focusWidget()):
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)
        super().hideEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_by_enter(self, event, self.way):
            super().keyPressEvent(event)

    def _place(self) -> None:
        """Lie in the middle of the cloth or, passing, at its upper edge, where no tile lies at the start."""
        if self.isHidden():
            return
        felt = self._view.table.areas.felt
        width = min(scaled(_WIDEST), round(felt.width()) - 2 * _AIR)
        self.resize(width, self.heightForWidth(width))
        top = felt.top() + _AIR if self._is_passing else felt.center().y() - self.height() / 2
        self.move(round(felt.center().x() - width / 2), round(top))
