"""Who answers for each seat of a game, while people and computers come and go."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from mtdesk.ai.levels import LEVELS
from mtdesk.control.game import Game
from mtdesk.control.seats import HumanSeat, Seat
from mtdesk.record.model import Player

MakeSeat = Callable[[int, Player], Seat]
"""Makes someone who can be asked, for a seat and the player who sits there."""


class Seating:
    """The seats of a game; each is made when first asked for, and again when the player changes."""

    def __init__(self, game: Game, make: MakeSeat) -> None:
        self._game, self._make = game, make
        self._seats: dict[int, Seat] = {}

    def at(self, seat: int) -> Seat:
        """Return who answers for a seat."""
        if seat not in self._seats:
            self._seats[seat] = self._make(seat, self._game.setup.players[seat])
        return self._seats[seat]

    def stand_in(self, seat: int) -> Seat:
        """Return who answers for the computer that continues for the player at a seat."""
        return self._make(seat, self.stand_in_player(seat))

    def stand_in_player(self, seat: int) -> Player:
        """Return a computer of the best level, with the name of the player at a seat."""
        return replace(self._game.setup.players[seat], kind="computer", level=LEVELS[-1])

    def prepare(self) -> None:
        """Let everyone who sits here start preparing."""
        for seat in range(len(self._game.setup.players)):
            self.at(seat).prepare()

    def people(self) -> Iterable[HumanSeat]:
        """Return the people who have been asked something so far."""
        return (seat for seat in self._seats.values() if isinstance(seat, HumanSeat))

    def forget(self, seats: Iterable[int]) -> None:
        """Forget these seats: others sit there now."""
        for seat in seats:
            self._seats.pop(seat, None)
