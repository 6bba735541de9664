"""The window of the first frame: styled, translated and in its place, but still without the table."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QEvent, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication

from mtdesk import paths
from mtdesk.i18n import Translator, use_letter_keys
from mtdesk.settings import FILE_NAME, Settings, look_at_settings
from mtdesk.table.theme import Theme, load_fonts
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.kit.themes import Themes
from mtdesk.ui.window.main_window import MainWindow
from mtdesk.ui.window.window_state import restore_place

_PATIENCE_MS = 500
"""How long to wait for the first frame, if the desktop is slow to show the window."""


class FirstWindow(NamedTuple):
    """A main window with its style and translation."""

    window: MainWindow
    translator: Translator
    themes: Themes
    dressed: tuple[Theme, float]
    """The theme, and the text scale, of all windows."""


def first_window(
    app: QApplication, settings: Settings | None = None, translator: Translator | None = None
) -> FirstWindow:
    """Make the main window according to the settings; it is not shown yet, and no file is written.

    By default, the settings are those in the file.
    """
    if settings is None:
        settings, _ = look_at_settings(paths.user_config_dir() / FILE_NAME)
    load_fonts()
    translator, themes = translator or Translator(app), Themes(app.styleHints())
    translator.install(settings.language)
    use_letter_keys(settings.letter_keys)
    theme, scale = themes.theme(settings.theme), 1.0
    apply_theme(app, theme, scale)  # before menus, which take their font once
    window = MainWindow(furnished=False)
    restore_place(window, settings)
    fitting = scale_for(settings.text_size, window.size())
    if fitting != scale:
        scale = fitting
        apply_theme(app, theme, scale)
    return FirstWindow(window, translator, themes, (theme, scale))


def show_first_frame(window: MainWindow) -> None:
    """Show a window and wait until it has been painted; what people do meanwhile is handled later."""
    loop = QEventLoop()
    painting = _Painting(loop)
    window.pages.installEventFilter(painting)
    window.show()
    QTimer.singleShot(_PATIENCE_MS, loop.quit)
    loop.exec(QEventLoop.ProcessEventsFlag.ExcludeUserInputEvents)
    window.pages.removeEventFilter(painting)


class _Painting(QObject):
    """Ends a loop when the watched widget has been painted."""

    def __init__(self, loop: QEventLoop) -> None:
        super().__init__()
        self._loop = loop

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint:
            QTimer.singleShot(0, self._loop.quit)
        return super().eventFilter(watched, event)
