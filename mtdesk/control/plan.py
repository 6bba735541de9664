"""The longest train a hand can build, for the plan view: from that person's knowledge alone."""

from __future__ import annotations

from msgspec import Struct

from mtdesk.ai.planner import Planner
from mtdesk.ai.weighing import tile_ranks
from mtdesk.rules.score import hand_value
from mtdesk.rules.tiles import Laid, Tile
from mtdesk.rules.view import View


class HandPlan(Struct, frozen=True):
    """A train of tiles in hand, and what is left over."""

    pip: int | None
    """The pip of the player's end that it continues from; None: the end takes any tile."""
    chain: tuple[Laid, ...]
    """In the order in which they would be played."""
    rest: tuple[Tile, ...]
    points: int
    """What the tiles of the chain would count in the hand (6)."""


def planned(view: View) -> HandPlan:
    """Return the longest train from the player's end, the one with the most points if several are as long.

    If the player's train has forked, it is the longest from any of its ends. Raises ValueError for the
    public, who have no hand.
    """
    if view.seat is None:
        raise ValueError("the public has no hand")
    board = view.board
    pips = [board.ends[end] for end in board.own_ends(view.seat)]
    planner = Planner(view.hand, tile_ranks(board.options))
    pip, train = next(iter(planner.trains(planner.everything, pips)), (pips[0], ()))
    return HandPlan(
        pip=pip,
        chain=_laid(train, pip),
        rest=tuple(tile for tile in view.hand if tile not in train),
        points=hand_value(board.options, train),
    )


def _laid(train: tuple[Tile, ...], pip: int | None) -> tuple[Laid, ...]:
    """Return the tiles turned so that equal pips meet, starting from ``pip`` or, for None, from any."""
    if pip is None and train:
        one = train[0]
        pip = one.hi if len(train) == 1 or train[1].has(one.lo) else one.lo
    found: list[Laid] = []
    for tile in train:
        assert pip is not None
        found.append(Laid(pip, tile.other(pip)))
        pip = found[-1].outer
    return tuple(found)
