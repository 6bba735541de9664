"""Playing a whole planned chain in the first turn: tile by tile, as a person would."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from mtdesk.rules.moves import Play
from mtdesk.rules.tiles import Laid
from mtdesk.rules.view import Phase, View, own_train
from mtdesk.table.scene import TableScene
from mtdesk.ui.window.action_bar import ActionBar

_BEAT_MS = 140
"""Between one tile in place and the next."""


class PlanPlayer(QObject):
    """Offers to play the chain of the plan view, and plays it; anything else on the table ends that.

    Each tile is a separate move, so each can be taken back.
    """

    def __init__(self, table: TableScene, bar: ActionBar) -> None:
        super().__init__(table)
        self._table, self._bar = table, bar
        self._left: list[Laid] = []
        self._proposed: tuple[View, Laid] | None = None
        self._beat = QTimer(self, singleShot=True, interval=_BEAT_MS)
        self._beat.timeout.connect(self._play_next)
        table.altered.connect(self.follow)
        bar.plan_wanted.connect(self.start)

    @property
    def is_playing(self) -> bool:
        """Whether tiles of a plan are still to be played."""
        return bool(self._left)

    def start(self) -> None:
        """Play the visible chain, starting with its first tile."""
        chain = self._table.rack.chain
        if chain is not None and self._can_start:
            self._left, self._proposed = list(chain.tiles), None
            self.follow()

    def stop(self) -> None:
        self._beat.stop()
        self._left, self._proposed = [], None

    def follow(self) -> None:
        """Continue the plan, or offer to, in the current state of the table."""
        if self._left:
            self._go_on()
        self._bar.offer_plan(not self._left and self._can_start)

    @property
    def _can_start(self) -> bool:
        chain = self._table.rack.chain
        return chain is not None and len(chain.tiles) > 1 and self._move(chain.tiles[0]) is not None

    def _go_on(self) -> None:
        view = self._table.view_shown
        if view is None or view.board.phase is not Phase.CHAIN or view.board.turn != view.seat:
            self.stop()
        elif self._table.invitation.is_open and (self._proposed is None or self._proposed[0] is not view):
            # What was played last has appeared on the train, or has come back.
            undone = self._proposed is not None and self._proposed[1].tile in view.hand
            if undone or self._move(self._left[0]) is None:
                self.stop()
            elif not self._beat.isActive():
                self._beat.start()

    def _play_next(self) -> None:
        view = self._table.view_shown
        move = self._move(self._left[0]) if self._left else None
        if view is None or move is None:
            self.stop()
            return
        self._proposed = view, self._left.pop(0)
        self._table.proposed.emit(move)

    def _move(self, laid: Laid) -> Play | None:
        """Return the move by which this tile of a plan gets to its place; None if it cannot be made now."""
        view = self._table.view_shown
        if view is None or view.seat is None or view.board.phase is not Phase.CHAIN:
            return None
        plays = self._table.invitation.plays.get(laid.tile, {}).get(own_train(view.seat), [])
        return next((play for play in plays if play.out == laid.outer), None)
