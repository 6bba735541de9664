"""A card on the cloth: names what waits there, a score pad or a game that was left, and leads to it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from mtdesk.table.view import TableView
from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.kit.labels import ElidedLabel
from mtdesk.ui.kit.layouts import STRETCH, flow, hbox, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import NAME, PLATE, give_role
from mtdesk.ui.kit.widgets import SignButton, press_by_enter, second_label, show_if

_WIDEST, _WORDS, _BRIEF, _AIR = 620, 420, 200, 14
"""Pixels at scale 1 of a card and the least of its words, of a passing one too, and the pixels around it."""


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
        self.title, self.detail = ElidedLabel(NAME), second_label()
        self.ways: list[QPushButton] = []
        self._parts: list[QWidget] = []
        """The buttons, and what stands before them."""
        self._row = flow(spacing=8)
        self.close_it = SignButton("remove")
        self.close_it.setToolTip(self.tr("Close"))
        self.close_it.setAccessibleName(self.tr("Close"))
        self.close_it.clicked.connect(self.hide)
        words = vbox(self.title, self.detail, STRETCH, spacing=0)
        parts = flow(words, self._row, spacing=8)
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
        self,
        title: str,
        detail: str,
        *ways: tuple[str, Callable[[], object]],
        passing: bool = False,
        corner: QWidget | None = None,
    ) -> None:
        """Show a card with a button for each way to go on: its text, and what it does. Enter takes the last.

        ``passing``: it goes with the first touch of the table, or with its own sign. ``corner`` stands before
        the buttons.
        """
        is_new = self.isHidden()
        self._is_passing = passing
        self.title.write(title)
        self.detail.setText(detail)
        show_if(self.detail, bool(detail))
        for old in self._parts:
            self._row.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.ways = [QPushButton(text) for text, _ in ways]
        for button, (_, go) in zip(self.ways, ways, strict=True):
            button.clicked.connect(lambda *_, go=go: go())
        self._parts = [*([] if corner is None else [corner]), *self.ways]
        for part in self._parts:
            self._row.addWidget(part)
            part.show()  # at once, or the card would be laid out without it
        self.setAccessibleName(" · ".join(filter(None, (title, detail))))
        self.way.setAccessibleDescription(self.accessibleName())
        self.title.setMinimumWidth(scaled(_BRIEF if passing else _WORDS))
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
        return self.ways[-1]

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
