"""What a move leads to, as far as its player can see: what is left in hand and where it can go."""

from __future__ import annotations

from functools import cached_property

from msgspec import structs

from mtdesk.ai.common import imagine
from mtdesk.ai.planner import Planner
from mtdesk.ai.reasons import Reasons, goes_on
from mtdesk.rules.legal import allowed_ends, plays
from mtdesk.rules.moves import Move, Pass, Play
from mtdesk.rules.score import hand_value, tile_value
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View, own_train, train_of


class Planners:
    """The longest and the most valuable trains of one hand; ``work`` bounds the steps for each of the two."""

    def __init__(self, view: View, work: int) -> None:
        options = view.board.options
        self.length = Planner(view.hand, lambda _: 1, work)
        self.points = Planner(view.hand, lambda tile: tile_value(options, tile), work)


class Outcome:
    """What can be said of a move, and of the position that it leads to."""

    def __init__(self, view: View, move: Move, planners: Planners, work: int) -> None:
        self.move = move
        self.whys = {why.reason: why for why in Reasons(view, work).of(move)}
        self.after = imagine(view, move) if isinstance(move, Play) else view
        self._hidden = view.hidden_by_pip if view.open_hands is None else None
        board = self.after.board
        self._own_pips = [board.ends[end] for end in board.own_ends(move.player)]
        rest = planners.length.bits(self.after.hand)
        self.train = max(planners.length.worth(rest, pip) for pip in self._own_pips)
        """The tiles of the longest train left for the player's own."""
        self.is_sure = planners.length.work_left > 0
        heaviest = max(planners.points.worth(rest, pip) for pip in self._own_pips)
        self.loose = hand_value(board.options, self.after.hand) - heaviest
        """The points left in hand outside the most valuable train for the player's own."""
        self.is_loose_sure = planners.points.work_left > 0

    @property
    def continues(self) -> bool:
        """Whether another tile can be played in the same turn."""
        return goes_on(self.after) and bool(plays(self.after.board, self.after.hand))

    @cached_property
    def fitting(self) -> int:
        """How many tiles left in hand fit the player's own train."""
        pips = self._own_pips
        return sum(any(pip is None or tile.has(pip) for pip in pips) for tile in self.after.hand)

    @cached_property
    def playable(self) -> frozenset[Tile]:
        """The tiles left in hand that the player could play next, as the table stands."""
        board = structs.replace(self.after.board, turn=self.move.player)
        pips = {board.ends[end] for end in allowed_ends(board)}
        hand = self.after.hand
        return frozenset(tile for tile in hand if any(pip is None or tile.has(pip) for pip in pips))

    @property
    def numbers(self) -> int:
        """How many different numbers are left in hand."""
        return len({pip for tile in self.after.hand for pip in tile})

    @property
    def is_private(self) -> bool:
        """Whether it is played on the player's own train, and no one else can continue there."""
        return train_of(self._end) == own_train(self.move.player) and not (
            self._leaves_double or self._is_open_to_others
        )

    @property
    def is_shared(self) -> bool:
        """Whether other players may continue where it is played; no double comes first."""
        return bool(self._end) and not self.after.board.open_doubles and self._is_open_to_others

    @property
    def is_on_anothers(self) -> bool:
        """Whether it is played on the marked train of another player."""
        return train_of(self._end) in self.after.board.markers.keys() - {own_train(self.move.player)}

    @property
    def followers(self) -> int | None:
        """How many hidden tiles fit the end where everyone may go on; None if that is unknown."""
        pip = None
        if isinstance(self.move, Play) and self.is_shared:
            pip = self.move.out
        elif isinstance(self.move, Pass) and self.move.end is not None:
            pip = self.after.board.ends[self.move.end]
        return None if self._hidden is None or pip is None else self._hidden[pip]

    @property
    def _end(self) -> str:
        return self.move.end if isinstance(self.move, Play) else ""

    @property
    def _is_open_to_others(self) -> bool:
        board = self.after.board
        others = (seat for seat in range(board.players) if seat != self.move.player)
        return any(self._end in allowed_ends(structs.replace(board, turn=seat)) for seat in others)

    @property
    def _leaves_double(self) -> bool:
        return isinstance(self.move, Play) and any(
            double.tile == self.move.tile for double in self.after.board.open_doubles
        )
