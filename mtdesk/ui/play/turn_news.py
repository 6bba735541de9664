"""What a listening player has not yet heard about the current turn."""

from __future__ import annotations

from collections.abc import Sequence

from mtdesk.rules.events import Dealt, Event, TurnStarted
from mtdesk.rules.moves import Move
from mtdesk.rules.view import View
from mtdesk.ui.words.status import StatusTexts


class TurnNews:
    """Leaves out what has been announced in the same turn: whose turn it is, which double must be covered."""

    def __init__(self) -> None:
        self._announced: list[str] = []

    def forget(self) -> None:
        """Announce everything again from now on."""
        self._announced = []

    def follow(self, events: Sequence[Event], view: View, texts: StatusTexts) -> None:
        """Treat another turn as news, unless the heading of a round has just said whose it is."""
        if any(isinstance(event, TurnStarted) for event in events):
            self.forget()
        if any(isinstance(event, Dealt) for event in events):
            self._announced = [texts.turn(view.board.turn)]

    def of(self, view: View, moves: tuple[Move, ...], texts: StatusTexts) -> str:
        """Return what is new to the player asked for one of these moves; what to do is always said."""
        *before, last = texts.sentences(view, moves)
        news = [sentence for sentence in before if sentence not in self._announced]
        self._announced = [*before, last]
        return " ".join((*news, last))
