"""Tiles of a single row stay where they are during a turn when others leave or join them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from mtdesk.table.rack.arrangement import Piece
from mtdesk.table.rack.layout import Room, standing

_SAME = 0.5
"""Pixels within which two shifts are the same."""


class Anchor:
    """Says how far from the middle of the shelf a row is, so that as few of its pieces as possible move."""

    def __init__(self) -> None:
        self.shift = 0.0
        """In pixels to the right; 0 where there are several rows."""
        self._places: dict[Piece, float] = {}
        self._fit: tuple[float, QRectF] | None = None

    def reset(self) -> None:
        """Let the next row be in the middle."""
        self.shift, self._places = 0.0, {}

    def follow(self, pieces: Sequence[Piece], room: Room) -> None:
        """Note that these pieces are on the shelf now; in a room of another size, they are in its middle."""
        layout = standing(pieces, room)
        centred = {piece: spot.point.x() for piece, spot in layout.spots.items()}
        fit = layout.unit, room.rect
        if layout.rows > 1 or fit != self._fit:
            self.shift = 0.0
        elif centred.keys() != self._places.keys():
            self.shift = self._least_movement(centred, layout.spare)
        self._fit = fit
        self._places = {piece: x + self.shift for piece, x in centred.items()}

    def _least_movement(self, centred: dict[Piece, float], spare: float) -> float:
        """Return the shift with which most pieces keep their places, at most ``spare``."""
        shifts = [self._places[piece] - x for piece, x in centred.items() if piece in self._places]
        possible = [shift for shift in shifts if abs(shift) <= spare]
        if not possible:
            return max(-spare, min(self.shift, spare))

        def kept(shift: float) -> int:
            return sum(abs(shift - other) < _SAME for other in shifts)

        return max(possible, key=lambda shift: (kept(shift), -abs(shift)))
