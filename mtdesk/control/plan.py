"""The longest train a hand can build, for the plan view: from that person's knowledge alone."""

from __future__ import annotations

from msgspec import Struct

from mtdesk.ai.common import tile_worths
from mtdesk.ai.planner import longest_train
from mtdesk.rules.score import tile_value
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
    """Return the train from one of the player's ends that uses most of the hand, by the hard level's values.

    If the player's train has forked, the one from the best end. Bounded work: on an ordinary machine, a tenth
    of a
    second at most. Raises ValueError for the public, who have no hand.
    """
    if view.seat is None:
        raise ValueError("the public has no hand")
    options = view.board.options
    worths = tile_worths(options)
    best: tuple[Tile, ...] = ()
    pips = [view.board.ends[end] for end in view.board.own_ends(view.seat)]
    from_pip = pips[0]
    for pip in pips:
        train = longest_train(view.hand, pip, worths.__getitem__)
        if sum(worths[tile] for tile in train) > sum(worths[tile] for tile in best):
            best, from_pip = train, pip
    return HandPlan(
        pip=from_pip,
        chain=_laid(best, from_pip),
        rest=tuple(tile for tile in view.hand if tile not in best),
        points=sum(tile_value(options, tile) for tile in best),
    )


def _laid(train: tuple[Tile, ...], pip: int | None) -> tuple[Laid, ...]:
    """Return the tiles turned so that equal pips meet.

    A train that may start with any pip gets one that fits.
    """
    starts = tuple(train[0]) if pip is None and train else (pip,)
    return next(chain for start in starts if (chain := _turned(train, start)) is not None)


def _turned(train: tuple[Tile, ...], pip: int | None) -> tuple[Laid, ...] | None:
    """Return the tiles turned so that equal pips meet, starting from ``pip``; None if they do not."""
    found: list[Laid] = []
    for tile in train:
        if pip is None or not tile.has(pip):
            return None
        found.append(Laid(pip, tile.other(pip)))
        pip = tile.other(pip)
    return tuple(found)
