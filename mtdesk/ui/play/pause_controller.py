"""The pause: a page in place of table and log, while the match waits."""

from __future__ import annotations

from PySide6.QtCore import QObject

from mtdesk.ui.play.pause_page import PausePage
from mtdesk.ui.play.session import Session
from mtdesk.ui.window.main_window import MainWindow


class PauseController(QObject):
    """Lets a window's command ``pause`` pause the game of a session, and resume it."""

    def __init__(self, window: MainWindow, session: Session) -> None:
        super().__init__(window)
        self._window, self._session = window, session
        self._page = PausePage()
        self._page.ended.connect(self.resume)
        window.stack.addWidget(self._page)
        window.commands.pause.toggled.connect(self._set)

    def resume(self) -> None:
        """Resume the game."""
        self._window.commands.pause.setChecked(False)

    def _set(self, on: bool) -> None:
        game = self._session.game
        if on and (game is None or game.is_over):
            self.resume()
            return
        self._session.pause(on)
        if on:
            self._window.view.gesture.cancel()
            self._window.stack.setCurrentWidget(self._page)
            self._page.setFocus()
        else:
            self._window.show_table()
