"""The full state of a round: what everyone sees, and every hidden tile (rules.md 1)."""

from __future__ import annotations

from msgspec import Struct

from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Board


class State(Struct):
    """One moment of a round. Treat it as a value: ``apply`` returns a new one and leaves the old unchanged.

    It holds all secrets; what leaves it goes through ``redact``.
    """

    board: Board
    hands: list[tuple[Tile, ...]]
    """Tiles in hand by seat, in the order dealt and drawn."""
    boneyard: tuple[Tile, ...]
    """Index 0 is drawn first."""

    def copy(self) -> State:
        """Return an independent copy; nothing mutable is shared."""
        return State(self.board.copy(), self.hands[:], self.boneyard)
