"""Hints: what a computer of the best level would do, worked out away from the window."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Protocol

from mtdesk.ai.levels import LEVELS, SUBSTITUTE, decision_seed
from mtdesk.ai.reasons import ReasonCode, Why
from mtdesk.control.pool import LIMIT, PlayerFailure
from mtdesk.rules.view import View

if TYPE_CHECKING:
    from mtdesk.ai.hints import Alternative, Hint

__all__ = ["Adviser", "Alternative", "Hint", "ReasonCode", "Why"]

_log = logging.getLogger(__name__)

_PATIENCE = 15.0
"""Seconds after which a hint is worked out by the substitute in this process."""


class Worker(Protocol):
    """Something that calls functions away from the window; raises PlayerFailure if one fails."""

    async def call(self, function: Callable[..., Hint], *arguments: object) -> Hint:
        """The result of the function."""


class Teller(Protocol):
    """Where hints are shown."""

    def advise(self, hint: Hint) -> None:
        """Show a hint to the person who is asked."""

    def end_advice(self) -> None:
        """Show it no more."""


class Adviser:
    """Gives a person one hint on one question, when they want it; knows nothing but their view.

    ``chance`` gives the text of the game that computers' randomness comes from; ``start`` runs a coroutine
    beside everything else.
    """

    def __init__(
        self,
        worker: Worker,
        teller: Teller,
        start: Callable[[Coroutine[Any, Any, Any]], asyncio.Task[Any]],
        patience: float = _PATIENCE,
    ) -> None:
        self._worker, self._teller, self._start = worker, teller, start
        self._patience = patience
        self._chance: Callable[[], str] = lambda: ""
        self._asked: View | None = None
        self._finding: asyncio.Task[Any] | None = None
        self._is_wanted = False
        self._is_shown = False

    def begin(self, chance: Callable[[], str]) -> None:
        """Make ready for a game."""
        self.follow(None)
        self._is_wanted = False
        self._chance = chance

    @property
    def is_wanted(self) -> bool:
        """Whether a hint is shown, or will be when it has been found and somebody is asked."""
        return self._is_wanted

    def toggle(self) -> None:
        """Give a hint, or take it away. Wanted while nobody is asked, it comes with the next question."""
        if self._is_wanted:
            self._end()
        else:
            self._is_wanted = True
            self._find()

    def follow(self, asked: View | None) -> None:
        """The view of the person who is asked now, None while nobody is. A hint on another one is dropped."""
        if asked is self._asked:
            return
        if self._finding is not None:
            self._end()
        self._asked = asked
        self._find()

    def _find(self) -> None:
        if self._is_wanted and self._asked is not None:
            self._finding = self._start(self._give(self._asked))

    def _end(self) -> None:
        """The hint there is, or that is being worked out, is wanted no more."""
        finding, self._finding, self._is_wanted = self._finding, None, False
        if finding is not None:
            finding.cancel()
        if self._is_shown:
            self._is_shown = False
            self._teller.end_advice()

    async def _give(self, view: View) -> None:
        from mtdesk.ai.hints import advise  # it loads the search, for which the window need not wait

        seed = decision_seed(self._chance(), view)
        try:
            async with asyncio.timeout(self._patience):
                hint = await self._worker.call(advise, LEVELS[-1], view, LIMIT, seed)
        except (PlayerFailure, TimeoutError) as error:
            _log.warning("no hint from level %s", LEVELS[-1], exc_info=error)
            hint = advise(SUBSTITUTE, view, LIMIT, seed)
        self._is_shown = True
        self._teller.advise(hint)
