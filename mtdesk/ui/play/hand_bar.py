"""The buttons at the end of the rack, and its menu: ways to sort the hand."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QVBoxLayout, QWidget

from mtdesk.table.view import TableView
from mtdesk.ui.kit.following import Translated, follow_action
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import SMALL, give_role
from mtdesk.ui.kit.widgets import SignButton
from mtdesk.ui.window.commands import Commands

_MARGIN = 3


class HandBar(QWidget):
    """A small button for each way to sort the hand, stacked at the left end of the rack."""

    def __init__(self, view: TableView, commands: Commands) -> None:
        super().__init__(view)
        self._view = view
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        actions = {
            "number": commands.sort_by_number,
            "value": commands.sort_by_value,
            "train": commands.sort_by_plan,
        }
        self.buttons = {sign: _button(sign, action) for sign, action in actions.items()}
        for button in self.buttons.values():
            column.addWidget(button, 0, Qt.AlignmentFlag.AlignHCenter)
        view.table.rack.placed.connect(self.place)
        view.fitted.connect(lambda: self.place(view.table.rack.shelf.tools))

    def place(self, area: QRectF) -> None:
        """Go to this part of the scene."""
        rect = self._view.mapFromScene(area).boundingRect()
        side = min(rect.width() - 2 * _MARGIN, (rect.height() - 4 * _MARGIN) // len(self.buttons), scaled(44))
        for button in self.buttons.values():
            button.setFixedSize(side, side)
        self.setGeometry(rect)


def _button(sign: str, action: QAction) -> SignButton:
    """Return a button that takes its action and text from a command."""
    button = SignButton(sign)
    button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    button.setAutoRaise(True)
    give_role(button, SMALL)  # as large as the rack allows
    follow_action(button, action)
    return button


class HandMenu(Translated, QMenu):
    """The menu of a place on the shelf; ``divide`` adds or removes a divider there."""

    def __init__(self, commands: Commands, parent: QWidget, *, gap: bool, divider: bool) -> None:
        super().__init__(parent)
        self._takes_away = divider
        self.divide = QAction(self)
        if gap or divider:
            self.addAction(self.divide)
            self.addSeparator()
        for action in (commands.sort_by_number, commands.sort_by_value, commands.sort_by_plan):
            self.addAction(action)
        commands.draw_icons(self)
        self.aboutToHide.connect(self.deleteLater)
        self.retranslate_ui()

    def retranslate_ui(self) -> None:
        add, remove = self.tr("Add divider here"), self.tr("Remove divider")
        self.divide.setText(remove if self._takes_away else add)
