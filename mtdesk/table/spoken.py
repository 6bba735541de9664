"""What the table needs to say about itself to screen readers; the sentences come from outside."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import Board


class Spoken(Protocol):
    """The names and descriptions of everything on one table, in the player's language."""

    def table(self) -> str:
        """Return the whole table."""

    def rack(self) -> str:
        """Return the player's own tiles together."""

    def tile(self, tile: Tile, ends: Sequence[str]) -> str:
        """Return one of the player's tiles with the ends on which it may now be played."""

    def trains(self, board: Board) -> str:
        """Return all trains together."""

    def engine(self, board: Board) -> str:
        """Return the tile from which all trains start."""

    def end(self, board: Board, end: str) -> str:
        """Return an end: whose train, which number, and what is special about it."""

    def tiles_on(self, board: Board, end: str) -> str:
        """Return the tiles that lead from the station to an end."""

    def boneyard(self, count: int) -> str:
        """Return the boneyard with ``count`` tiles."""

    def boneyard_key(self, *, may_draw: bool) -> str:
        """Return what Enter does on the boneyard."""

    def players(self) -> str:
        """Return the plates of all seats together."""

    def player(self, board: Board, seat: int, *, thinking: bool) -> str:
        """Return a seat: name, tiles, points, and whose turn it is."""
