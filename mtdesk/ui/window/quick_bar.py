"""The buttons to the right of the headline: the commands used most while playing, one click away."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton, QWidget

from mtdesk.ui.kit.following import follow_action
from mtdesk.ui.kit.icons import give_icon
from mtdesk.ui.kit.layouts import hbox
from mtdesk.ui.window.commands import Commands

_SHOWN = ("undo", "hint", "scores", "log")
"""The commands by their names in ``Commands``."""
_MARGIN = 8


class QuickBar(QWidget):
    """Undo, hint, score sheet and log as icons; none takes the focus: keys and menus have the same."""

    def __init__(self, commands: Commands) -> None:
        super().__init__()
        self.buttons: dict[str, QToolButton] = {}
        for name in _SHOWN:
            button = self.buttons[name] = QToolButton()
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            give_icon(button, name)
            follow_action(button, getattr(commands, name))
        self.setLayout(hbox(*self.buttons.values(), spacing=2, margins=(0, 0, _MARGIN, 0)))
