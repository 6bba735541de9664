"""Whose view of the game the stage shows."""

from __future__ import annotations

from mtdesk.control.game import Game
from mtdesk.control.stage import Stage
from mtdesk.rules.events import Event
from mtdesk.rules.redact import events_for
from mtdesk.rules.view import View


class Viewpoint:
    """The one person's view if there is exactly one, the public view if there is none.

    Several people take turns at the screen: it keeps the view of the one asked last until another is asked,
    and a curtain falls in between. A new round is dealt in the public view.
    """

    def __init__(self, game: Game, stage: Stage) -> None:
        self._game = game
        self._stage = stage
        people = game.people
        self._is_shared = len(people) > 1
        self.seat: int | None = next(iter(people)) if len(people) == 1 else None

    def view(self) -> View:
        """What the stage may show now."""
        return self._game.view(self.seat)

    def leave(self) -> None:
        """Nobody in particular looks at the screen, if several people share it."""
        if self._is_shared:
            self.seat = None

    async def reset(self) -> None:
        """Let the stage show the position as it is."""
        await self._stage.reset(self.view())

    async def show(self, events: tuple[Event, ...]) -> None:
        """Let the stage play what happened, as far as whoever looks may know it."""
        open_hands = self._game.setup.options.open_hands
        await self._stage.show(events_for(events, self.seat, open_hands=open_hands), self.view())

    async def turn_to(self, seat: int) -> None:
        """Let the stage show this person's view, and nothing private until they have confirmed."""
        if self.seat == seat:
            return
        if not self._game.setup.options.open_hands:
            self.leave()  # should the question end behind the curtain, nobody's tiles may come to light
            await self._stage.curtain(self.view(), seat)
        self.seat = seat
        await self.reset()
