"""Worlds: what is hidden from a seat, dealt at random so that it agrees with all the seat knows."""

from __future__ import annotations

from collections import Counter
from math import exp
from random import Random
from typing import NamedTuple

from mtdesk.ai.kernel.rules import rules_of
from mtdesk.ai.kernel.translate import hand_masks
from mtdesk.ai.knowledge import code, hidden_hands
from mtdesk.ai.taste import Taste
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View

_PROPOSED = 4
"""Deals of which every world is one."""
_REMEMBERED = 8
"""Choices of every hand that are to be explained: the last ones."""


class _Group(NamedTuple):
    """Slots of one hand of which the same is known."""

    seat: int
    kept_out: int
    since: int
    size: int


_Placed = list[tuple[_Group, int]]


class Dealer:
    """Deals the tiles that a view does not show: into the slots of the other hands, the rest as boneyard."""

    def __init__(self, view: View) -> None:
        board = view.board
        self._highest = rules_of(board.options, board.players).set
        shown: list[tuple[Tile, ...]] = list(view.open_hands) if view.open_hands else [()] * board.players
        if view.seat is not None:
            shown[view.seat] = view.hand
        self._shown = [hand_masks(hand, self._highest) for hand in shown]
        seen = {code(*tile) for hand in shown for tile in hand} | {code(*board.engine)}
        seen |= {code(*laid) for train in board.trains.values() for laid in train}
        pips = range(self._highest + 1)
        self._unseen = [hi << 5 | lo for hi in pips for lo in range(hi + 1) if hi << 5 | lo not in seen]
        known = [] if view.open_hands else hidden_hands(board)
        others = [(seat, hidden) for seat, hidden in enumerate(known) if seat != view.seat]
        slots = Counter((seat, *slot) for seat, hidden in others for slot in hidden.slots)
        groups = [_Group(seat, kept_out, since, count) for (seat, kept_out, since), count in slots.items()]
        self._groups = sorted(groups, key=lambda group: (self._room(group.kept_out), group.seat, group.since))
        self._choices = [
            (seat, choice, self._masks(hidden.held_at(choice.time)))
            for seat, hidden in others
            for choice in hidden.choices[-_REMEMBERED:]
        ]
        self._taste = Taste(rules_of(board.options, board.players))

    def _masks(self, tiles: list[int]) -> list[int]:
        hand = [0] * (self._highest + 1)
        for tile in tiles:
            _put(hand, tile)
        return hand

    def _room(self, kept_out: int) -> int:
        """How many unseen tiles a slot can hold."""
        return sum(not kept_out >> tile & 1 for tile in self._unseen)

    def deal(self, rng: Random) -> tuple[list[list[int]], list[int]]:
        """All hands by seat and the boneyard, drawn from its end, as the engine holds them.

        The most constrained slots get their tiles first; where that leads astray, tiles move on until all
        have their place. It is not exactly uniform over all deals that agree with what is known, but near it.
        """
        placed, bone = self._likely(rng) if self._choices else self._possible(rng)
        hands = [hand[:] for hand in self._shown]
        for group, tile in placed:
            _put(hands[group.seat], tile)
        return hands, bone

    def _likely(self, rng: Random) -> tuple[_Placed, list[int]]:
        """One of a few deals, the more often the better it explains what the others chose to lay.

        They are new ones for every world: of a long chain of deals (Metropolis and Hastings) so few are taken
        that all worlds would have the same hands, and the search would believe in them.
        """
        deals = [self._possible(rng) for _ in range(_PROPOSED)]
        likelihoods = [self._likelihood(placed) for placed, _ in deals]
        best = max(likelihoods)
        (chosen,) = rng.choices(deals, [exp(likelihood - best) for likelihood in likelihoods])
        return chosen

    def _likelihood(self, placed: _Placed) -> float:
        """The logarithm of how likely the choices were if these were the hands."""
        dealt: dict[int, list[tuple[int, int, int]]] = {}
        for group, tile in placed:
            dealt.setdefault(group.seat, []).append((group.since, tile >> 5, tile & 31))
        total = 0.0
        for seat, choice, laid_later in self._choices:
            hand, time = laid_later[:], choice.time
            for since, hi, lo in dealt.get(seat, ()):
                if since < time:
                    hand[hi] |= 1 << lo
                    hand[lo] |= 1 << hi
            total += self._taste.likelihood(hand, choice)
        return total

    def _possible(self, rng: Random) -> tuple[_Placed, list[int]]:
        """Slots with their tiles, and the boneyard."""
        rest = self._unseen[:]
        rng.shuffle(rest)
        tiles = rest[:]
        placed: _Placed = []
        for group in self._groups:
            kept_out, count = group.kept_out, group.size
            if kept_out:
                chosen = [tile for tile in rest if not kept_out >> tile & 1][:count]
                if len(chosen) < count:
                    return self._matched(tiles)
                taken = set(chosen)
                rest = [tile for tile in rest if tile not in taken]
            else:
                chosen = rest[:count]
                del rest[:count]
            placed += [(group, tile) for tile in chosen]
        return placed, rest

    def _matched(self, tiles: list[int]) -> tuple[_Placed, list[int]]:
        """A place for every slot by augmenting paths (Kuhn): it finds one if there is any.

        A slot that no tile is left for, which only an impossible view can have, takes any.
        """
        slots = [group for group in self._groups for _ in range(group.size)]
        holder: dict[int, int] = {}
        unplaced = [slot for slot in range(len(slots)) if not _augment(slot, slots, tiles, holder, set())]
        spare = [tile for tile in tiles if tile not in holder]
        holder |= dict(zip(spare, unplaced, strict=False))
        placed = [(slots[slot], tile) for tile, slot in holder.items()]
        return placed, [tile for tile in tiles if tile not in holder]


def _put(hand: list[int], tile: int) -> None:
    hi, lo = tile >> 5, tile & 31
    hand[hi] |= 1 << lo
    hand[lo] |= 1 << hi


def _augment(
    slot: int, slots: list[_Group], tiles: list[int], holder: dict[int, int], tried: set[int]
) -> bool:
    """Find a tile for a slot, if need be by moving other slots on to other tiles."""
    kept_out = slots[slot].kept_out
    for tile in tiles:
        if kept_out >> tile & 1 or tile in tried:
            continue
        tried.add(tile)
        if tile not in holder or _augment(holder[tile], slots, tiles, holder, tried):
            holder[tile] = slot
            return True
    return False
