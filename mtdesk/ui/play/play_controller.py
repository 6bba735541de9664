"""The commands for the current turn."""

from __future__ import annotations

from functools import cached_property

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction

from mtdesk.control.match import Match
from mtdesk.control.move_executor import Obstacle
from mtdesk.ui.play.context import Context
from mtdesk.ui.play.pause import PausePage


class PlayController(QObject):
    """Connects undo, redo, hint, playing for the player, and the pause to the session.

    Each but the pause is enabled only while it would do something. The key for undo says to screen readers
    why it does not.
    """

    def __init__(self, context: Context) -> None:
        super().__init__(context.window)
        window, session = self._window, self._session = context.window, context.session
        commands = window.commands
        commands.undo.triggered.connect(lambda: session.ask(Match.undo))
        self._no_undo = QAction(window)
        self._no_undo.setShortcuts(commands.undo.shortcuts())
        self._no_undo.triggered.connect(lambda: session.stage.announce(commands.undo.toolTip()))
        window.addAction(self._no_undo)
        commands.redo.triggered.connect(lambda: session.ask(Match.redo))
        commands.play_on.triggered.connect(lambda: session.ask(Match.play_on))
        commands.hint.triggered.connect(session.adviser.toggle)
        window.view.keyboard.escaped.connect(session.adviser.end)
        commands.pause.toggled.connect(self._pause)
        session.stage.begun.connect(self._resume)
        session.changed.connect(self._refresh)
        self._refresh()

    @cached_property
    def _page(self) -> PausePage:
        page = PausePage()
        page.go_on.clicked.connect(self._resume)
        self._window.stack.addWidget(page)
        return page

    def _resume(self) -> None:
        self._window.commands.pause.setChecked(False)

    def _pause(self, on: bool) -> None:
        game = self._session.game
        if on and (game is None or game.is_over):
            self._resume()
            return
        self._session.set_paused(on)
        if on:
            self._window.view.gesture.cancel()
            self._window.stack.setCurrentWidget(self._page)
            self._page.setFocus()
        else:
            self._window.show_table()

    def _refresh(self) -> None:
        commands, match, game = self._window.commands, self._session.match, self._session.game
        running = match is not None and match.is_running
        playing = running and not self._session.is_paused
        asked = match is not None and match.asked is not None
        # With several people, a hint would reach the player asked next, or no one after a round.
        here = set() if game is None else game.people - self._session.elsewhere.keys()
        soon = game is not None and len(here) == 1 and not game.between_rounds
        commands.undo.setEnabled(playing and match is not None and match.may_undo())
        commands.redo.setEnabled(playing and match is not None and match.may_redo())
        commands.play_on.setEnabled(playing and asked)
        commands.hint.setEnabled(playing and (asked or soon))
        why = self._why_no_undo(match if running else None)
        commands.undo.setToolTip(why)
        self._no_undo.setEnabled(bool(why) and not commands.undo.isEnabled())

    def _why_no_undo(self, match: Match | None) -> str:
        """Return why nothing can be taken back; empty, for the name of the command, if something can."""
        match None if match is None else match.executor.obstacle():
            case Obstacle.REVEALED:
                return self.tr("Undo is no longer possible because a hidden tile has been revealed.")
            case Obstacle.OTHERS_ACTED:
                return self.tr("Undo is no longer possible because someone else has begun their turn.")
            case Obstacle.NOTHING_DONE:
                return self.tr("There is nothing to undo in this round yet.")
            case None:
                return ""
