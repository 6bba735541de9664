"""The line at the top of the window: what is played, and buttons for the commands used most."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMenuBar, QToolButton, QWidget

from mtdesk.ui.kit.following import follow_action
from mtdesk.ui.kit.icons import give_icon
from mtdesk.ui.kit.layouts import STRETCH, hbox, holding
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import HEAD, SECOND, give_role
from mtdesk.ui.window.commands import Commands

BETWEEN = "  ·  "
"""Separates the parts of a headline."""

_MARGIN = 16
_FROM_MENUS = 24


def menus_are_elsewhere(bar: QMenuBar) -> bool:
    """Return whether the desktop shows the menus of this bar: macOS always, some Linux desktops on request.

    People look for menus there, but the desktop shows nothing else that is in the bar.
    """
    return bar.isNativeMenuBar()


def head_of(bar: QMenuBar, corner: QWidget) -> QWidget:
    """Return the line at the top of a window, with ``corner`` at its right end.

    It is the menu bar itself if that is in the window, otherwise a widget to be placed above everything else.
    """
    if not menus_are_elsewhere(bar):
        bar.setCornerWidget(corner)
        return bar
    head = holding(hbox(STRETCH, corner))
    give_role(head, HEAD)
    head.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
    return head


class Headline(QLabel):
    """A line in the longest of its forms for which the menus leave room; of the last, parts are left out.

    ``corner`` is at the right end of the bar, which may be without menus.
    """

    def __init__(self, bar: QWidget, corner: QWidget) -> None:
        super().__init__(bar)
        self._bar, self._corner = bar, corner
        self._forms = [""]
        give_role(self, SECOND)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_text(self, text: str) -> None:
        """Show this text: its forms in lines, the longest first, their parts between ``BETWEEN``."""
        self._forms = text.split("\n")
        self.setAccessibleName(self._forms[0])
        self.place()

    def place(self) -> None:
        """Go to the middle of the bar, or as close to it as menus and buttons allow."""
        self.setContentsMargins(0, 0, scaled(_MARGIN), 0)
        left = scaled(_FROM_MENUS)
        if isinstance(self._bar, QMenuBar) and (menus := self._bar.actions()):
            left += self._bar.actionGeometry(menus[-1]).right()
        right = self._bar.width() - self._corner.sizeHint().width()
        room = max(0, right - left)
        form = next((form for form in self._forms if self._width_of(form) <= room), self._forms[-1])
        parts = form.split(BETWEEN)
        while len(parts) > 1 and self._width_of(BETWEEN.join(parts)) > room:
            parts.pop()
        self.setText(BETWEEN.join(parts))
        width = min(self.sizeHint().width(), room)
        middle = (self._bar.width() - width) // 2
        self.setGeometry(max(left, min(middle, right - width)), 0, width, self._bar.height())
        self.raise_()

    def _width_of(self, text: str) -> int:
        return self.fontMetrics().horizontalAdvance(text) + scaled(_MARGIN)


_SHOWN = ("undo", "hint", "scores", "log")
"""The commands by their names in ``Commands``."""
_RIGHT_MARGIN = 8


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
        self.setLayout(hbox(*self.buttons.values(), spacing=2, margins=(0, 0, _RIGHT_MARGIN, 0)))
