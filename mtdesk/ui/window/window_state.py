"""What the next start restores: place, size and full screen of the window, and the log."""

from __future__ import annotations

import logging

from msgspec.structs import replace

from mtdesk.settings import Settings
from mtdesk.ui.window.main_window import MainWindow

_log = logging.getLogger(__name__)

_FIRST_SHARE = 0.75
"""How much of the screen's width and height the window takes at the first start."""


def restore_place(window: MainWindow, settings: Settings) -> None:
    """Put a window that is not shown yet in its previous place, at its previous size."""
    geometry = settings.geometry
    is_restored = bool(geometry) and window.restoreGeometry(geometry)
    if not is_restored:
        if geometry:
            _log.warning("The window's place and size cannot be used: %r", geometry[:100])
        window.resize(window.screen().availableSize() * _FIRST_SHARE)
    window.commands.full_screen.setChecked(settings.full_screen)
    window.show_full_screen(settings.full_screen)


def restore_log(window: MainWindow, settings: Settings) -> None:
    """Show the log beside the table if it was shown, at its previous width."""
    window.log_width = settings.log_width
    window.commands.log.setChecked(settings.log_shown)


def window_kept(window: MainWindow, settings: Settings) -> Settings:
    """These settings with the current state of the window."""
    geometry = bytes(window.saveGeometry().data())
    return replace(
        settings.with_geometry(geometry),
        full_screen=window.commands.full_screen.isChecked(),
        log_shown=window.commands.log.isChecked(),
        log_width=window.log_width,
    )
