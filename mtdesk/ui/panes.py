"""F6: the keyboard goes from pane to pane of the window."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget


class Panes(QObject):
    """Two actions of a window that give the keyboard to its next pane and to the one before.

    A pane may lie over another one. It takes part while something in it can have the keyboard.
    """

    def __init__(self, window: QWidget, panes: Sequence[QWidget]) -> None:
        super().__init__(window)
        self._window, self._panes = window, tuple(panes)
        self.forwards = self._action("F6", 1)
        self.backwards = self._action("Shift+F6", -1)

    def _action(self, key: str, step: int) -> QAction:
        action = QAction(self._window)
        action.setShortcut(QKeySequence(key))
        action.triggered.connect(lambda: self._go(step))
        self._window.addAction(action)
        return action

    @property
    def keys(self) -> tuple[QAction, ...]:
        """Both actions."""
        return self.forwards, self.backwards

    def retranslate(self) -> None:
        """Write all texts in the language installed."""
        self.forwards.setText(self.tr("Go to the next pane: table, buttons, log"))
        self.backwards.setText(self.tr("Go to the pane before"))

    def _go(self, step: int) -> None:
        here = self._pane_of(self._window.focusWidget())
        open_panes = [pane for pane in self._panes if pane is here or _first_stop(pane) is not None]
        if open_panes:
            index = open_panes.index(here) + step if here is not None else 0
            stop = _first_stop(open_panes[index % len(open_panes)])
            if stop is not None:
                stop.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _pane_of(self, widget: QWidget | None) -> QWidget | None:
        """The innermost pane that a widget is part of."""
        while widget is not None and widget not in self._panes:
            widget = widget.parentWidget()
        return widget


def _first_stop(pane: QWidget) -> QWidget | None:
    """What takes the keyboard in a pane."""
    if not pane.isVisible():
        return None
    found = (widget for widget in (pane, *pane.findChildren(QWidget)) if _is_stop(widget))
    return next(found, None)


def _is_stop(widget: QWidget) -> bool:
    by_tab = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    return bool(by_tab) and widget.isVisible() and widget.isEnabled()
