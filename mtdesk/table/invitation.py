"""What a person may do now, indexed for the pointer: a look-up, no rule."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from mtdesk.rules.moves import Draw, Move, Pass, Play, Tap
from mtdesk.rules.tiles import Tile


class Invitation(msgspec.Struct):
    """The legal moves of the player at the table; empty while no one is asked."""

    moves: tuple[Move, ...] = ()
    plays: dict[Tile, dict[str, list[Play]]] = msgspec.field(default_factory=dict)
    """By tile and end; several on one end if the player must choose a way round or a fork."""

    @staticmethod
    def of(moves: Iterable[Move]) -> Invitation:
        """Return the invitation to make one of these moves."""
        invitation = Invitation(tuple(moves))
        for move in invitation.moves:
            if isinstance(move, Play):
                invitation.plays.setdefault(move.tile, {}).setdefault(move.end, []).append(move)
        return invitation

    @property
    def is_open(self) -> bool:
        """Whether a person is asked for a move of their turn."""
        return any(not isinstance(move, Tap) for move in self.moves)

    @property
    def may_draw(self) -> bool:
        """Whether a tile may be drawn."""
        return any(isinstance(move, Draw) for move in self.moves)

    @property
    def marker_ends(self) -> dict[str, Pass]:
        """The passes among which the place of the marker is chosen, by end."""
        return {move.end: move for move in self.moves if isinstance(move, Pass) and move.end is not None}

    @property
    def draw_wish(self) -> Draw | None:
        """The draw that the player to move asks for, legal or not; a refusal says why."""
        return Draw(self.moves[0].player) if self.is_open else None

    def ends_for(self, tile: Tile) -> tuple[str, ...]:
        """Return the ends on which this tile may be played."""
        return tuple(self.plays.get(tile, ()))
