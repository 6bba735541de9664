"""The end of a person's turn, held back until they confirm it.

The move is in the game and on disk like every other. But nothing that it revealed is shown before the player
confirms, so that it can still be taken back: whose turn is next, hands turned over, penalty tiles, and who
must cover a double.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from mtdesk.rules.events import CoverAsked, Event, Penalised, RoundEnded, TurnSkipped, TurnStarted
from mtdesk.rules.moves import Penalty
from mtdesk.rules.view import Board, View

_AFTER_THE_TURN = (Penalised, TurnSkipped, TurnStarted, CoverAsked, RoundEnded)


def ends_turn(events: Iterable[Event]) -> bool:
    """Return whether the move that these events report ended the turn."""
    return any(isinstance(event, TurnStarted | CoverAsked | RoundEnded) for event in events)


class HeldTurn(Struct, frozen=True):
    """A turn that has ended without anyone having seen it."""

    before: Board
    """The board before the move that ended the turn."""
    events: tuple[Event, ...]
    """What that move caused beyond the player's own act; no one has been told yet."""

    @classmethod
    def of(cls, before: Board, events: Iterable[Event]) -> HeldTurn:
        """Return the turn that was ended by the move that all these events report."""
        return cls(before, tuple(event for event in events if isinstance(event, _AFTER_THE_TURN)))

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return self.before.turn

    @property
    def seen(self) -> int:
        """How many entries of the log have been seen with all their consequences."""
        return len(self.before.log)

    def own(self, events: Iterable[Event]) -> tuple[Event, ...]:
        """Return those events that are the player's own act, and are shown at once."""
        return tuple(event for event in events if not isinstance(event, _AFTER_THE_TURN))

    def veil(self, view: View) -> View:
        """Return the view as it may be shown while the turn is held back: still this person's turn."""
        before, after = self.before, view.board
        hands = before.hands[:]
        hands[self.seat] = after.hands[self.seat]
        log = after.log[: self.seen] + tuple(
            entry for entry in after.log[self.seen :] if not isinstance(entry, Penalty)
        )
        board = replace(
            after,
            turn=self.seat,
            phase=before.phase,
            laid=before.laid + 1,
            doubles=(),
            drew=False,
            to_cover=None,
            over=None,
            points=None,
            totals=before.totals,
            hands=hands,
            boneyard=before.boneyard,
            log=log,
        )
        return replace(view, board=board, open_hands=view.open_hands if after.options.open_hands else None)
