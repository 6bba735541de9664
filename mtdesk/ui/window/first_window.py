"""The window of the first frame, still without the table; and what the next start restores of it."""

from __future__ import annotations

import logging
from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QEventLoop, QObject, QSize, QTimer
from PySide6.QtWidgets import QApplication

from mtdesk.i18n import Translator, use_letter_keys
from mtdesk.settings import Settings, SettingsStore
from mtdesk.table.theme import Theme, load_fonts
from mtdesk.ui.kit.fitting import bring_in
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import apply_theme, theme_named
from mtdesk.ui.window.main_window import MainWindow

_LOG = logging.getLogger(__name__)

_PATIENCE_MS = 500
"""How long to wait for the first frame, if the desktop is slow to show the window."""

_FIRST_SHARE, _FIRST_LEAST = 0.75, QSize(1024, 640)
"""How much of the screen's width and height the window takes at the first start; the least, where it fits."""


class FirstWindow(NamedTuple):
    """A main window with its settings, style and translation."""

    window: MainWindow
    store: SettingsStore
    translator: Translator
    styled: tuple[Theme, float]
    """The theme, and the text scale, of all windows."""


def first_window(
    app: QApplication, store: SettingsStore | None = None, translator: Translator | None = None
) -> FirstWindow:
    """Make the main window according to the settings, by default those in the file; it is not shown yet."""
    store = store or SettingsStore()
    settings = store.current
    load_fonts()
    translator = translator or Translator(app)
    translator.install(settings.language)
    use_letter_keys(settings.letter_keys)
    theme, scale = theme_named(settings.theme, app.styleHints()), 1.0
    apply_theme(app, theme, scale)  # before menus, which take their font once
    window = MainWindow(with_table=False)
    restore_place(window, settings)
    if (fitting := scale_for(settings.text_size, window.size())) != scale:
        scale = fitting
        apply_theme(app, theme, scale)
    return FirstWindow(window, store, translator, (theme, scale))


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


def restore_place(window: MainWindow, settings: Settings) -> None:
    """Put a window that is not shown yet in its previous place, at its previous size."""
    geometry = settings.window_geometry
    is_restored = bool(geometry) and window.restoreGeometry(geometry)
    if not is_restored:
        if geometry:
            _LOG.warning("The window's place and size cannot be used: %r", geometry[:100])
        window.resize((window.screen().availableSize() * _FIRST_SHARE).expandedTo(_FIRST_LEAST))
        bring_in(window)
    window.commands.full_screen.setChecked(settings.full_screen)
    window.show_full_screen(settings.full_screen)


def restore_log(window: MainWindow, settings: Settings) -> None:
    """Show the log beside the table if it was shown, at its previous width."""
    window.log_width = settings.log_width
    window.commands.log.setChecked(settings.log_shown)


def window_kept(window: MainWindow, settings: Settings) -> Settings:
    """Return these settings with the current state of the window."""
    return replace(
        settings,
        window_geometry=bytes(window.saveGeometry().data()),
        full_screen=window.commands.full_screen.isChecked(),
        log_shown=window.commands.log.isChecked(),
        log_width=window.log_width,
    )
