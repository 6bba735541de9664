"""Works out marks to beat in a process of its own, one round after the other."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from fractions import Fraction
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from mtdesk.control.pool import PlayerFailure, WorkerPool
from mtdesk.i18n import number_text
from mtdesk.ui.kit.tasks import Tasks

if TYPE_CHECKING:
    from mtdesk.record.deal_code import SharedDeal
    from mtdesk.record.deal_result import DealResult

_log = logging.getLogger(__name__)


class MarkPlayer(QObject):
    """Lets the expert play one deal at a time; ``keep`` takes the result.

    ``moved`` reports that a round has begun or that the deal has been played, or cannot be.
    """

    moved = Signal()

    def __init__(self, tasks: Tasks, keep: Callable[[DealResult], Awaitable[None]], parent: QObject) -> None:
        super().__init__(parent)
        self._tasks, self._keep = tasks, keep
        self._pool = WorkerPool(1)
        self.deal: SharedDeal | None = None
        """The deal being played."""
        self.round = 0
        """Which of its rounds is being played, from 1."""
        self._failed: set[str] = set()

    def start(self, deal: SharedDeal) -> None:
        """Play a deal, unless one is being played, or this one could not be."""
        if self.deal is None and deal.seed not in self._failed:
            self.deal, self.round = deal, 1
            self._tasks.start(self._play(deal))

    def note(self, deal: SharedDeal) -> str:
        """Return how far the mark of a deal is, and how long it takes; empty if there will be none."""
        if self.deal is None:
            return ""
        if self.deal != deal:
            return self.tr("The expert is playing another day’s deal; this one comes next.")
        words = self.tr(
            "The expert is playing round {round} of {rounds} of this deal. The whole game takes it about "
            "half a minute; you need not wait."
        )
        return words.format(round=number_text(self.round), rounds=number_text(deal.options.rounds))

    def close(self) -> None:
        """End the process."""
        self._pool.close()

    async def _play(self, deal: SharedDeal) -> None:
        from mtdesk.lab.mark import mark_of, round_of_mark
        from mtdesk.record.daily_deal import LEVEL

        points: tuple[tuple[Fraction, ...], ...] = ()
        try:
            for self.round in range(1, deal.options.rounds + 1):
                self.moved.emit()
                points = (*points, await self._pool.call(round_of_mark, deal, LEVEL, points))
            await self._keep(mark_of(deal, LEVEL, points))
        except PlayerFailure as failure:
            _log.warning("No mark to beat: %s", failure)
            self._failed.add(deal.seed)
        finally:
            self.deal, self.round = None, 0
        self.moved.emit()
