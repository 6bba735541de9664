"""The rules in words: for the table, for anything else that asks for them, and for a refused move."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtWidgets import QWidget

from mtdesk.rules.moves import Reason
from mtdesk.ui.kit.widgets import bring_to_front
from mtdesk.ui.play.context import Context
from mtdesk.ui.play.stage import TableStage

if TYPE_CHECKING:
    from mtdesk.ui.rulebook.window import RulesWindow
    from mtdesk.ui.words.rules.document import TableRules


class RulebookController(QObject):
    """Keeps one window with the rules of the game on the table, and opens others over dialogs."""

    def __init__(self, context: Context, stage: TableStage) -> None:
        window = context.window
        super().__init__(window)
        self._window, self._games, self._tasks = window, context.games, context.tasks
        self._shown: RulesWindow | None = None
        window.commands.rules.triggered.connect(self.show_table)
        stage.rule_wanted.connect(self.explain)
        stage.begun.connect(self._follow)
        window.installEventFilter(self)

    def show_table(self) -> RulesWindow:
        """Show the rules of the game on the table or, without one, those of the game chosen last."""
        from mtdesk.ui.rulebook.window import RulesWindow

        if self._shown is None:
            self._shown = RulesWindow(self._games.rules(), self._tasks.start, self._window)
            _place_beside(self._shown, self._window)
        if not self._shown.isVisible():
            self._shown.show_rules(self._games.rules())
            self._shown.fit()
            self._shown.reader.setFocus()  # or Enter would press the button last used
        bring_to_front(self._shown)
        return self._shown

    def open_page(self) -> bool | None:
        """Return whether the rules of the table are shown, for the next window to `reopen` them."""
        return True if self._shown is not None and self._shown.isVisible() else None

    async def reopen(self, _: bool) -> None:
        self.show_table()

    def explain(self, reason: Reason) -> None:
        """Show the rule against a move."""
        self.show_table().explain(reason)

    def open(self, rules: TableRules, over: QWidget) -> None:
        """Show any rules in a window over another one, with which it closes."""
        from mtdesk.ui.rulebook.window import RulesWindow

        window = RulesWindow(rules, self._tasks.start, over)
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        window.show()

    def _follow(self) -> None:
        """Note that another game is on the table."""
        if self._shown is not None and self._shown.isVisible():
            self._shown.show_rules(self._games.rules())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hide the rules with the table, which is hidden when the program ends."""
        if self._shown is not None and event.type() is QEvent.Type.Hide and not event.spontaneous():
            self._shown.close()
        return super().eventFilter(watched, event)


def _place_beside(window: QWidget, table: QWidget) -> None:
    """Put a window to the right of the table if the screen has room, otherwise to the left or over it."""
    screen, frame = table.screen().availableGeometry(), table.frameGeometry()
    room = range(screen.left(), screen.right() + 2 - window.width())
    beside = frame.right() + 1, frame.left() - window.width()
    over = max(screen.left(), min(frame.right(), screen.right()) + 1 - window.width())
    left = next((place for place in beside if place in room), over)
    top = max(screen.top(), min(frame.top() + 40, screen.bottom() - window.height()))
    window.move(QPoint(left, top))
