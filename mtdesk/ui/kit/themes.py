"""The available themes: the program's own, those in the player's files, and the desktop's choice.

Problems with files are codes (`ThemeFault`); `mtdesk.ui.words` puts them into sentences.
"""

from __future__ import annotations

import types
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QStyleHints

from mtdesk import paths
from mtdesk.lenient import Damaged
from mtdesk.table.art.painting import contrast
from mtdesk.table.theme import CONTRAST, DARK, FELT, THEMES, Theme

SYSTEM = "system"
"""The name under which the desktop chooses: felt, dark or contrast."""

FOLDER = "themes"
"""Where the player's own themes are, in the settings folder."""

_LEAST_CONTRAST = 4.5
"""The contrast of letters with their ground."""


class ThemeFault(StrEnum):
    """What can be wrong with a theme file."""

    DAMAGED = "damaged"  # unreadable
    PARTLY = "partly"  # partly unreadable; the rest is used
    UNREADABLE = "unreadable"  # there but inaccessible
    TAKEN = "taken"  # another theme has the name
    FAINT = "faint"  # its letters would be hard to read


class ThemeNotice(msgspec.Struct, frozen=True):
    """What to report about a theme file, which is left as it is, and not used except for PARTLY."""

    fault: ThemeFault
    file: Path
    detail: str
    """The system's or the parser's own words, for the log."""
    names: tuple[str, ...] = ()
    """For PARTLY, the places of what could not be read."""


class Themes(QObject):
    """Every theme by its name; ``system_changed`` when the desktop's choice changes.

    Files are read once, from ``folder`` (by default beside the settings).
    """

    system_changed = Signal()

    def __init__(self, hints: QStyleHints, folder: Path | None = None) -> None:
        super().__init__()
        self._hints = hints
        self._themes: dict[str, Theme] = dict(THEMES)
        self._titles: dict[str, str] = {}
        self._notices: list[ThemeNotice] = []
        folder = paths.user_config_dir() / FOLDER if folder is None else folder
        for file in sorted(folder.glob("*.json")):
            self._take(file)
        self._system = self._wanted()
        hints.colorSchemeChanged.connect(self._look_again)
        hints.accessibility().contrastPreferenceChanged.connect(self._look_again)

    @property
    def names(self) -> tuple[str, ...]:
        """What can be chosen: the program's own themes, the player's, and the system's."""
        return (*self._themes, SYSTEM)

    @property
    def titles(self) -> Mapping[str, str]:
        """The titles of the player's own themes, by their names."""
        return types.MappingProxyType(self._titles)

    @property
    def notices(self) -> tuple[ThemeNotice, ...]:
        """What there is to report about reading the files."""
        return tuple(self._notices)

    def theme(self, name: str) -> Theme:
        """Return the theme of this name; felt for an unknown name."""
        return self._system if name == SYSTEM else self._themes.get(name, FELT)

    def _take(self, file: Path) -> None:
        from mtdesk.ui.kit.theme_file import read_theme

        try:
            theme, title, bad = read_theme(file)
        except OSError as error:
            self._notices.append(ThemeNotice(ThemeFault.UNREADABLE, file, str(error)))
        except Damaged as error:
            self._notices.append(ThemeNotice(ThemeFault.DAMAGED, file, str(error)))
        else:
            fault = _fault(theme, {*self._themes, SYSTEM})
            if fault is not None:
                self._notices.append(ThemeNotice(fault, file, theme.name))
                return
            self._themes[theme.name] = theme
            self._titles[theme.name] = title
            if bad:
                self._notices.append(ThemeNotice(ThemeFault.PARTLY, file, f"not read: {', '.join(bad)}", bad))

    def _wanted(self) -> Theme:
        """Return the desktop's current choice; felt if it does not say."""
        if self._hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast:
            return CONTRAST
        return DARK if self._hints.colorScheme() is Qt.ColorScheme.Dark else FELT

    def _look_again(self) -> None:
        before, self._system = self._system, self._wanted()
        if before is not self._system:
            self.system_changed.emit()


def _fault(theme: Theme, taken: set[str]) -> ThemeFault | None:
    if theme.name in taken:
        return ThemeFault.TAKEN
    letters = (
        (theme.text, theme.plate),
        (theme.text_second, theme.plate),
        (theme.text, theme.wood[1]),
        (theme.gold_ink, theme.gold),
    )
    if any(contrast(ink, ground) < _LEAST_CONTRAST for ink, ground in letters):
        return ThemeFault.FAINT
    return None
