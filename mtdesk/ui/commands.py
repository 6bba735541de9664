"""The menus: every command of the window with its text and shortcut."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

_Key = QKeySequence.StandardKey


class Commands(QObject):
    """All commands as actions, in the menu bar of a window. Their texts follow ``retranslate``."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.new_game = self._action(_Key.New)
        self.open = self._action(_Key.Open)
        self.save_as = self._action("Ctrl+Shift+S")
        self.scores = self._action("Ctrl+T")
        self.undo = self._action(_Key.Undo)
        self.redo = self._action("Ctrl+Shift+Z")
        self.settings = self._action("Ctrl+,")
        self.quit = self._action("Ctrl+Q")
        self.log = self._action("Ctrl+L", checkable=True)
        self.full_screen = self._action("F11", checkable=True)
        self.about = self._action()
        bar = window.menuBar()
        self._game, self._view, self._help = bar.addMenu(""), bar.addMenu(""), bar.addMenu("")
        _fill(self._game, self.new_game, self.open, self.save_as, None, self.undo, self.redo, None)
        _fill(self._game, self.settings, None, self.quit)
        _fill(self._view, self.scores, self.log, None, self.full_screen)
        _fill(self._help, self.about)

    def _action(self, keys: _Key | str | None = None, *, checkable: bool = False) -> QAction:
        action = QAction(self._window)
        action.setCheckable(checkable)
        if keys is not None:
            action.setShortcut(QKeySequence(keys))
        return action

    def retranslate(self) -> None:
        """Write all texts in the language installed."""
        self._game.setTitle(self.tr("&Game"))
        self._view.setTitle(self.tr("&View"))
        self._help.setTitle(self.tr("&Help"))
        self.new_game.setText(self.tr("&New game…"))
        self.open.setText(self.tr("&Open…", "a saved game"))
        self.save_as.setText(self.tr("Save &as…"))
        self.undo.setText(self.tr("&Undo"))
        self.redo.setText(self.tr("&Redo"))
        self.settings.setText(self.tr("&Settings…"))
        self.quit.setText(self.tr("&Quit"))
        self.scores.setText(self.tr("&Score sheet"))
        self.log.setText(self.tr("&Log", "list of what happened"))
        self.full_screen.setText(self.tr("&Full screen"))
        self.about.setText(self.tr("&About mtdesk"))


def _fill(menu: QMenu, *actions: QAction | None) -> None:
    for action in actions:
        if action is None:
            menu.addSeparator()
        else:
            menu.addAction(action)
