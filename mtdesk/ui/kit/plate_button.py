"""A button that holds a layout: everything on it is one thing to press, and one thing to screen readers."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLayout, QPushButton, QSizePolicy, QWidget

from mtdesk.ui.kit.fitting import bring_in_sight
from mtdesk.ui.kit.style import CARD, give_role
from mtdesk.ui.kit.widgets import is_enter


class PlateButton(QPushButton):
    """A plate that can be pressed, as large as what lies on it. Enter presses it, too."""

    def __init__(self, layout: QLayout) -> None:
        super().__init__()
        give_role(self, CARD)
        self._layout = layout
        layout.setSizeConstraint(QLayout.SizeConstraint.SetMinimumSize)  # the style would allow less
        self.setLayout(layout)
        if layout.hasHeightForWidth():
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        for part in self.findChildren(QWidget):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        return self._layout.totalSizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._layout.totalMinimumSize()

    def hasHeightForWidth(self) -> bool:
        return self._layout.hasHeightForWidth()

    def heightForWidth(self, width: int) -> int:
        return self._layout.totalHeightForWidth(width)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Come in sight, unless it has been clicked there."""
        super().focusInEvent(event)
        if event.reason() is not Qt.FocusReason.MouseFocusReason:
            bring_in_sight(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.click()
        else:
            super().keyPressEvent(event)
