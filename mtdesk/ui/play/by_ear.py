"""Keys for playing by ear: repeat announcements and announce the state of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence

from mtdesk.table.input.focus import Area, FocusTarget
from mtdesk.table.view import TableView
from mtdesk.ui.kit.announcer import Announcer


class ByEar(QObject):
    """Actions of a table that announce something, and two that go to playable tiles.

    ``asked`` gives what the player is asked for, which is said where no tile is playable.
    """

    def __init__(self, view: TableView, announcer: Announcer, asked: Callable[[], str]) -> None:
        super().__init__(view)
        self._view, self._announcer, self._asked = view, announcer, asked
        playable = self.tr("Next or previous playable tile")
        again = self.tr("Repeat the last announcement, or earlier ones when pressed again")
        train = self.tr("Announce the tiles of the current train, or of your own train")
        self.keys = (
            self._action(again, "F2", announcer.repeat),
            self._action(playable, "F3", lambda: self._go_to_playable(1)),
            self._action(playable, "Shift+F3", lambda: self._go_to_playable(-1)),
            self._action(self.tr("Announce all ends"), "F4", self._say_ends),
            self._action(self.tr("Announce players, tiles and points"), "F7", self._say_scores),
            self._action(train, "F8", self._say_train),
        )
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Repeat the last announcement first after any other key."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.ShortcutOverride:
            pressed = QKeySequence(event.keyCombination())
            if pressed != self.keys[0].shortcut():
                self._announcer.start_over()
        return super().eventFilter(watched, event)

    def _action(self, text: str, key: str, do: Callable[[], object]) -> QAction:
        action = QAction(text, self, shortcut=QKeySequence(key))
        action.triggered.connect(do)
        self._view.addAction(action)
        return action

    def _go_to_playable(self, step: int) -> None:
        """Go to the next (1) or previous (-1) playable tile in the hand, wrapping around."""
        table, focus = self._view.table, self._view.focus
        order, plays = table.rack.order, table.invitation.plays
        if not any(tile in plays for tile in order):
            self._announcer.call(self._asked())
            return
        here = focus.tile
        start = order.index(here) if here in order else (-1 if step > 0 else 0)
        ahead = [order[(start + step * count) % len(order)] for count in range(1, len(order) + 1)]
        found = next(tile for tile in ahead if tile in plays)
        self._view.setFocus(Qt.FocusReason.ShortcutFocusReason)
        if self._view.gesture.selected is not None:
            self._view.gesture.cancel()  # or Enter would put that tile back instead of picking one up
        focus.set_visible(True)
        if found == here:
            self._view.keyboard.asked_again.emit()
        focus.go(FocusTarget(Area.RACK, found))

    def _say_ends(self) -> None:
        self._say(self._view.focus.all_ends())

    def _say_scores(self) -> None:
        focus = self._view.focus
        self._say([*focus.targets(Area.PLATES), *focus.targets(Area.PILE)])

    def _say_train(self) -> None:
        view = self._view.table.view_shown
        if view is None:
            return
        own = view.board.own_ends(self._view.table.frame.bottom)
        ends = own if self._view.focus.end is None else [self._view.focus.end]
        accessible = self._view.accessible
        parts = ((accessible.name(FocusTarget(Area.ENDS, end)), accessible.tiles_on(end)) for end in ends)
        self._announcer.call(" ".join(map(_sentences, parts)))

    def _say(self, targets: Iterable[FocusTarget]) -> None:
        self._announcer.call(_sentences(map(self._view.accessible.name, targets)))


def _sentences(parts: Iterable[str]) -> str:
    """Turn clauses into sentences, so that a screen reader pauses between them."""
    return " ".join(f"{part.rstrip('.')}." for part in parts if part)
