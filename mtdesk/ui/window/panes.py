"""F6: the keyboard goes from pane to pane of the window."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget


class Panes(QObject):
    """Two actions of a window that give the keyboard to its next pane and to the one before.

    A pane may be on top of another one. It takes part while something in it can have the keyboard.
    """

    def __init__(self, window: QWidget, panes: Sequence[QWidget]) -> None:
        super().__init__(window)
        self._window, self._panes = window, tuple(panes)
        self.forwards = self._action(self.tr("Next pane: table, buttons, log"), "F6", 1)
        self.backwards = self._action(self.tr("Previous pane"), "Shift+F6", -1)

    def _action(self, text: str, key: str, step: int) -> QAction:
        action = QAction(text, self._window, shortcut=QKeySequence(key))
        action.triggered.connect(lambda: self._go(step))
        self._window.addAction(action)
        return action

    @property
    def keys(self) -> tuple[QAction, ...]:
        """Both actions."""
        return self.forwards, self.backwards

    def _go(self, step: int) -> None:
        here = self._pane_of(self._window.focusWidget())
        stops = {pane: stop for pane in self._panes if (stop := self._stop(pane)) is not None}
        order = [pane for pane in self._panes if pane in stops or pane is here]
        if order:
            wanted = order[(order.index(here) + step) % len(order)] if here is not None else order[0]
            if wanted in stops:
                stops[wanted].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _stop(self, pane: QWidget) -> QWidget | None:
        """Return what takes the keyboard in a pane, but not in another one on top of it."""
        parts = (pane.focusProxy() or pane, *pane.findChildren(QWidget))
        stops = (part for part in parts if _is_stop(part))
        return next((part for part in stops if self._pane_of(part) is pane), None)

    def _pane_of(self, widget: QWidget | None) -> QWidget | None:
        """Return the innermost pane that a widget is part of."""
        while widget is not None and widget not in self._panes:
            widget = widget.parentWidget()
        return widget


def _is_stop(widget: QWidget) -> bool:
    by_tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(by_tab) and widget.isVisible() and widget.isEnabled() and widget.focusProxy() is None
