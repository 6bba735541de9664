"""Hints: what a computer of the best level would do, worked out away from the window."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from typing import Any, Protocol

from mtdesk.ai.hint import Alternative, Hint, ReasonCode, Why
from mtdesk.ai.levels import LEVELS, SUBSTITUTE, Limit, decision_seed
from mtdesk.control.pool import PlayerFailure
from mtdesk.messages import QT_TRANSLATE_NOOP
from mtdesk.rules.view import View

__all__ = ["REASONS", "Adviser", "Alternative", "Hint", "ReasonCode", "Why"]

_log = logging.getLogger(__name__)

_LIMIT = Limit()
"""Only the work bounds a hint, to about a second: the same question has one answer on any machine."""

REASONS: Mapping[ReasonCode, str] = {
    ReasonCode.MUST_DRAW: QT_TRANSLATE_NOOP("HintTexts", "you have no playable tile"),
    ReasonCode.MUST_PASS: QT_TRANSLATE_NOOP("HintTexts", "you have no other move"),
    ReasonCode.SPARES_PLAN: QT_TRANSLATE_NOOP("HintTexts", "the longest possible train needs that end least"),
    ReasonCode.ONE_TILE_LEFT: QT_TRANSLATE_NOOP("HintTexts", "you have one tile left"),
    ReasonCode.GOES_OUT: QT_TRANSLATE_NOOP("HintTexts", "it is the last tile in hand"),
    ReasonCode.ONLY_MOVE: QT_TRANSLATE_NOOP("HintTexts", "no other tile is playable"),
    ReasonCode.DOUBLE_WITH_COVER: "{other} can cover it",  # in the window part of what to do
    ReasonCode.COVERS_DOUBLE: QT_TRANSLATE_NOOP("HintTexts", "it covers {other}"),
    ReasonCode.CLOSES_TRAIN: QT_TRANSLATE_NOOP("HintTexts", "it takes the marker off"),
    ReasonCode.BEGINS_PLAN: QT_TRANSLATE_NOOP(
        "HintTexts", "it starts the longest possible train, of %n tile(s)", "", 1
    ),
    ReasonCode.KEEPS_PLAN: QT_TRANSLATE_NOOP(
        "HintTexts", "the longest possible train goes on with %n more tile(s)", "", 1
    ),
    ReasonCode.OFF_PLAN: QT_TRANSLATE_NOOP("HintTexts", "the longest possible train does not need it"),
    ReasonCode.LONE_DOUBLE: QT_TRANSLATE_NOOP("HintTexts", "no other tile in hand has that number"),
    ReasonCode.HEAVIEST: QT_TRANSLATE_NOOP("HintTexts", "no playable tile is worth more"),
    ReasonCode.SHEDS_WEIGHT: QT_TRANSLATE_NOOP("HintTexts", "it gets rid of %n point(s)", "", 1),
    ReasonCode.BREAKS_PLAN: QT_TRANSLATE_NOOP("HintTexts", "it costs part of the longest possible train"),
    ReasonCode.LEAVES_DOUBLE: QT_TRANSLATE_NOOP("HintTexts", "no tile in hand covers it"),
    ReasonCode.LEAVES_OPEN: QT_TRANSLATE_NOOP("HintTexts", "the marker stays on the train"),
    ReasonCode.DEAD_END: QT_TRANSLATE_NOOP("HintTexts", "no tile left in hand fits the player’s own train"),
    ReasonCode.SPENDS_COVER: QT_TRANSLATE_NOOP(
        "HintTexts", "it uses up the only tile in hand that can cover {other}"
    ),
    ReasonCode.OPENS_MEXICAN: QT_TRANSLATE_NOOP("HintTexts", "it starts a Mexican train for everyone"),
    ReasonCode.OPENS_TRAIN: QT_TRANSLATE_NOOP("HintTexts", "the marker goes on the train"),
    ReasonCode.STOPS_EARLY: QT_TRANSLATE_NOOP("HintTexts", "%n more tile(s) could be played", "", 1),
    ReasonCode.LONGER_TRAIN: QT_TRANSLATE_NOOP(
        "HintTexts", "it leaves a longer train of %n tile(s) in hand", "", 1
    ),
    ReasonCode.SHEDS_MORE: QT_TRANSLATE_NOOP("HintTexts", "it leaves %n fewer point(s) in hand", "", 1),
    ReasonCode.SPARES_OWN: QT_TRANSLATE_NOOP("HintTexts", "it leaves the player’s own train for later"),
    ReasonCode.GOES_ON: QT_TRANSLATE_NOOP("HintTexts", "another tile can be played in the same turn"),
    ReasonCode.LESS_LOOSE: QT_TRANSLATE_NOOP(
        "HintTexts", "%n fewer point(s) are left outside the longest possible train", "", 1
    ),
    ReasonCode.FITS_OWN: QT_TRANSLATE_NOOP(
        "HintTexts", "more of the tiles left in hand fit the player’s own train"
    ),
    ReasonCode.KEEPS_PLAYABLE: QT_TRANSLATE_NOOP(
        "HintTexts", "{other} still fits after it, but not the other way round"
    ),
    ReasonCode.LEAVES_PLAYABLE: QT_TRANSLATE_NOOP(
        "HintTexts", "more of the tiles left in hand fit trains that are open to the player"
    ),
    ReasonCode.PRIVATE: QT_TRANSLATE_NOOP("HintTexts", "no other player can play on that end"),
    ReasonCode.USES_MARKED: QT_TRANSLATE_NOOP("HintTexts", "that train is open only while its marker is on"),
    ReasonCode.HEAVIER: QT_TRANSLATE_NOOP("HintTexts", "this tile is worth more"),
    ReasonCode.FEWER_FOLLOW: QT_TRANSLATE_NOOP("HintTexts", "fewer of the hidden tiles fit that end"),
    ReasonCode.MORE_NUMBERS: QT_TRANSLATE_NOOP("HintTexts", "more different numbers are left in hand"),
}
"""What speaks for or against a move, as a clause about "it"; ``%n`` is the count of the Why."""


class HintDisplay(Protocol):
    """Where hints are shown."""

    def show_pondering(self, seat: int) -> None:
        """Show that a hint is being worked out for the player at this seat, until there is one."""

    def show_hint(self, hint: Hint) -> None:
        """Show a hint to the player who is asked."""

    def hide_hint(self) -> None:
        """Hide it."""


class Adviser:
    """Gives a person one hint on one question, on request; knows nothing but their view.

    ``ask`` calls a function in a worker, which is given up if it hangs; ``start`` runs a coroutine in the
    background. ``chance`` gives the text of the game that computers' randomness comes from.
    """

    def __init__(
        self,
        ask: Callable[..., Awaitable[Hint]],
        display: HintDisplay,
        start: Callable[[Coroutine[Any, Any, Any]], asyncio.Task[Any]],
    ) -> None:
        self._ask, self._display, self._start = ask, display, start
        self._chance: Callable[[], str] = lambda: ""
        self._question: View | None = None
        self._finding: asyncio.Task[Any] | None = None
        self.is_wanted = False
        """Whether a hint is shown, or will be when it has been found and someone is asked."""

    def start_game(self, chance: Callable[[], str]) -> None:
        """Prepare for a game."""
        self.set_question(None)
        self.is_wanted = False
        self._chance = chance

    def toggle(self) -> None:
        """Give a hint, or take it away. Requested while no one is asked, it comes with the next question."""
        if self.is_wanted:
            self.end()
        else:
            self.is_wanted = True
            self._find()

    def end(self) -> None:
        """Take the hint away, or stop working it out."""
        finding, self._finding, self.is_wanted = self._finding, None, False
        if finding is not None:
            finding.cancel()
            self._display.hide_hint()

    def set_question(self, view: View | None) -> None:
        """Note what the player now asked sees, None if no one is asked. A hint on another view is dropped."""
        if view is not self._question:
            if self._finding is not None:
                self.end()
            self._question = view
            self._find()

    def _find(self) -> None:
        if self.is_wanted and self._question is not None:
            self._finding = self._start(self._give(self._question))

    async def _give(self, view: View) -> None:
        from mtdesk.ai.explain import advise  # it loads the search, for which the window need not wait

        if view.seat is not None:
            self._display.show_pondering(view.seat)
        seed = decision_seed(self._chance(), view)
        try:
            hint = await self._ask(advise, LEVELS[-1], view, _LIMIT, seed)
        except (PlayerFailure, TimeoutError) as error:
            _log.warning("no hint from level %s", LEVELS[-1], exc_info=error)
            hint = advise(SUBSTITUTE, view, _LIMIT, seed)
        self._display.show_hint(hint)
