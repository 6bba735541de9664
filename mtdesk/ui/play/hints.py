"""Hints on the table and in the status line."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from mtdesk.table.scene import TableScene
from mtdesk.table.suggestion import suggest
from mtdesk.ui.play.status_presenter import StatusPresenter

if TYPE_CHECKING:
    from mtdesk.control.advice import Hint


class HintTeller:
    """Shows a hint to the player at a table; see ``mtdesk.control.advice.Teller``.

    ``announce`` speaks a sentence through the screen reader.
    """

    def __init__(self, table: TableScene, status: StatusPresenter, announce: Callable[[str], None]) -> None:
        self._table, self._speaker, self._announce = table, status, announce

    def ponder(self, seat: int) -> None:
        """Say that a hint is being worked out."""
        self._speaker.interject(self._speaker.texts.hints.pondering, seat)

    def advise(self, hint: Hint) -> None:
        """Mark the move, and give its reason; other moves considered are in the status line's tooltip."""
        texts = self._speaker.texts.hints
        suggest(self._table, hint.move)
        self._speaker.interject(lambda: texts.hint(hint), hint.move.player, lambda: texts.others(hint))
        self._announce(" ".join((texts.hint(hint), *texts.spoken_others(hint))))

    def end_advice(self) -> None:
        """Clear the marks, and show the previous text again."""
        suggest(self._table, None)
        self._speaker.end_interjection()
