"""What happened in the last rounds of a game, told again as one viewer may know it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from mtdesk.control.game import Game
from mtdesk.rules.events import Event
from mtdesk.rules.redact import events_for
from mtdesk.rules.view import Board


class Moment(Struct, frozen=True):
    """What an opening or a move showed."""

    events: tuple[Event, ...]
    opening: Board
    """The table as this round was dealt."""
    log: int
    """How many entries the board's log has after it."""


def retold(game: Game, viewer: int | None, hidden: int = 0) -> Iterator[Moment]:
    """Tell again what every opening and every move showed; ``viewer`` None is the public.

    The last ``hidden`` moves have not been seen by anyone yet.
    """
    open_hands = game.setup.options.open_hands
    for story in game.stories:
        shown = story.moments[:-hidden] if hidden and story is game.stories[-1] else story.moments
        for events, log in shown:
            yield Moment(events_for(events, viewer, open_hands=open_hands), story.board, log)
