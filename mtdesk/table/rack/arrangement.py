"""How a person keeps their hand: the order of the tiles and the dividers between groups of them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any, TypeAlias

from msgspec import Struct

from mtdesk.rules.tiles import Tile


class Divider(Struct, frozen=True):
    """One of a person's dividers; the number only distinguishes it from the others."""

    number: int


Piece: TypeAlias = Tile | Divider
"""What stands on the shelf."""


class Arrangement(Struct, frozen=True):
    """Tiles and dividers from left to right.

    Played tiles keep their places, hidden: one that is taken back returns to its place.
    """

    pieces: tuple[Piece, ...] = ()

    def __post_init__(self) -> None:
        if len(set(self.pieces)) != len(self.pieces):
            raise ValueError("a piece comes twice")

    def shown(self, hand: Collection[Tile]) -> tuple[Piece, ...]:
        """Return what is visible of it with these tiles in hand: dividers only between tiles of the hand."""
        found: list[Piece] = []
        waiting: Divider | None = None
        for piece in self.pieces:
            if isinstance(piece, Divider):
                waiting = waiting or piece
            elif piece in hand:
                if waiting is not None and found:
                    found.append(waiting)
                waiting = None
                found.append(piece)
        return tuple(found)

    def unknown(self, hand: Iterable[Tile]) -> tuple[Tile, ...]:
        """Return the tiles of a hand that have no place yet."""
        return tuple(tile for tile in hand if tile not in self.pieces)

    def moved(self, piece: Piece, before: Piece | None) -> Arrangement:
        """Return a piece, or a new divider, put before another; None: to the end."""
        others = [other for other in self.pieces if other != piece]
        at = len(others) if before is None else others.index(before)
        return Arrangement((*others[:at], piece, *others[at:]))

    def new_divider(self) -> Divider:
        """Return a divider that is not among the pieces."""
        numbers = [piece.number for piece in self.pieces if isinstance(piece, Divider)]
        return Divider(max(numbers, default=0) + 1)

    def without(self, divider: Divider, hand: Collection[Tile]) -> Arrangement:
        """Without a visible divider, and without those hidden beside it, which would otherwise appear."""
        at = self.pieces.index(divider)
        tiles = [place for place, piece in enumerate(self.pieces) if piece in hand]
        left = max((place for place in tiles if place < at), default=-1)
        right = min((place for place in tiles if place > at), default=len(self.pieces))
        between = (piece for piece in self.pieces[left + 1 : right] if not isinstance(piece, Divider))
        return Arrangement((*self.pieces[: left + 1], *between, *self.pieces[right:]))

    def sorted_by(self, key: Callable[[Tile], Any]) -> Arrangement:
        """Return every group between dividers sorted for itself, so that no group falls apart."""
        result: list[Piece] = []
        group: list[Tile] = []
        for piece in self.pieces:
            if isinstance(piece, Divider):
                result += [*sorted(group, key=key), piece]
                group = []
            else:
                group.append(piece)
        return Arrangement((*result, *sorted(group, key=key)))


class Hands:
    """How everyone who has been at the table in this round keeps their tiles, and whose hand is shown."""

    def __init__(self) -> None:
        self._kept: dict[int, Arrangement] = {}
        self._seat: int | None = None
        self._is_fresh = True

    def replace(self, kept: Mapping[int, Arrangement]) -> None:
        """Note that the shelf shows another round or game from now on, with these arrangements."""
        self._kept, self._is_fresh = dict(kept), True

    def end_round(self) -> None:
        """The same, unless it is already known how tiles are kept in the other round."""
        if not self._is_fresh:
            self.replace({})

    def turn_to(self, seat: int | None, left: Arrangement) -> Arrangement | None:
        """Return how the player at this seat keeps their tiles; None if their hand is on the shelf already.

        ``left`` is how the tiles on the shelf were left. The public, seat None, has none.
        """
        if seat == self._seat and not self._is_fresh:
            return None
        if self._seat is not None and not self._is_fresh:
            self._kept[self._seat] = left
        self._seat, self._is_fresh = seat, False
        return Arrangement() if seat is None else self._kept.get(seat, Arrangement())
