"""The themes that can be chosen, and the one that the desktop asks for."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QStyleHints

from mtdesk.table.theme import CONTRAST, DARK, FELT, THEMES, Theme

SYSTEM = "system"
"""The name under which the desktop chooses: felt, dark or contrast."""


class Themes(QObject):
    """Every theme by its name; ``system_changed`` when the desktop's choice changes."""

    system_changed = Signal()

    def __init__(self, hints: QStyleHints) -> None:
        super().__init__()
        self._hints = hints
        self._system = self._wanted()
        hints.colorSchemeChanged.connect(self._look_again)
        hints.accessibility().contrastPreferenceChanged.connect(self._look_again)

    def theme(self, name: str) -> Theme:
        """Return the theme of this name."""
        return self._system if name == SYSTEM else THEMES[name]

    def _wanted(self) -> Theme:
        """Return the desktop's current choice; felt if it does not say."""
        if self._hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast:
            return CONTRAST
        return DARK if self._hints.colorScheme() is Qt.ColorScheme.Dark else FELT

    def _look_again(self) -> None:
        before, self._system = self._system, self._wanted()
        if before is not self._system:
            self.system_changed.emit()
