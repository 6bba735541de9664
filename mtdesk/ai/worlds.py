"""Worlds: what is hidden from a seat, dealt at random so that it agrees with all the seat knows."""

from __future__ import annotations

from collections import Counter
from random import Random

from mtdesk.ai.kernel.rules import rules_of
from mtdesk.ai.kernel.translate import hand_masks
from mtdesk.ai.knowledge import code, hidden_slots
from mtdesk.rules.tiles import Tile
from mtdesk.rules.view import View


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
        hidden = Counter[tuple[int, int]]()
        if not view.open_hands:
            for seat, slots in enumerate(hidden_slots(board)):
                if seat != view.seat:
                    hidden.update((seat, kept_out) for kept_out in slots)
        groups = [(kept_out, seat, count) for (seat, kept_out), count in hidden.items()]
        self._groups = sorted(groups, key=lambda group: (self._room(group[0]), group[1]))

    def _room(self, kept_out: int) -> int:
        """How many unseen tiles a slot can hold."""
        return sum(not kept_out >> tile & 1 for tile in self._unseen)

    def deal(self, rng: Random) -> tuple[list[list[int]], list[int]]:
        """All hands by seat and the boneyard, drawn from its end, as the engine holds them.

        The most constrained slots get their tiles first; where that leads astray, tiles move on until all
        have their place. It is not exactly uniform over all deals that agree with what is known, but near it.
        """
        tiles = self._unseen[:]
        rng.shuffle(tiles)
        hands = [hand[:] for hand in self._shown]
        for seat, tile in self._placed(tiles):
            hi, lo = tile >> 5, tile & 31
            hands[seat][hi] |= 1 << lo
            hands[seat][lo] |= 1 << hi
        return hands, tiles

    def _placed(self, tiles: list[int]) -> list[tuple[int, int]]:
        """Seats with the tiles they get, which are taken out of ``tiles``."""
        rest = tiles[:]
        placed: list[tuple[int, int]] = []
        for kept_out, seat, count in self._groups:
            if kept_out:
                chosen = [tile for tile in rest if not kept_out >> tile & 1][:count]
                if len(chosen) < count:
                    return self._matched(tiles)
                taken = set(chosen)
                rest = [tile for tile in rest if tile not in taken]
            else:
                chosen = rest[:count]
                del rest[:count]
            placed += [(seat, tile) for tile in chosen]
        tiles[:] = rest
        return placed

    def _matched(self, tiles: list[int]) -> list[tuple[int, int]]:
        """A place for every slot by augmenting paths (Kuhn): it finds one if there is any.

        A slot that no tile is left for, which only an impossible view can have, takes any.
        """
        slots = [(kept_out, seat) for kept_out, seat, count in self._groups for _ in range(count)]
        holder: dict[int, int] = {}
        unplaced = [slot for slot in range(len(slots)) if not _augment(slot, slots, tiles, holder, set())]
        spare = [tile for tile in tiles if tile not in holder]
        holder |= dict(zip(spare, unplaced, strict=False))
        placed = [(slots[slot][1], tile) for tile, slot in holder.items()]
        tiles[:] = [tile for tile in tiles if tile not in holder]
        return placed


def _augment(
    slot: int, slots: list[tuple[int, int]], tiles: list[int], holder: dict[int, int], tried: set[int]
) -> bool:
    """Find a tile for a slot, if need be by moving other slots on to other tiles."""
    kept_out = slots[slot][0]
    for tile in tiles:
        if kept_out >> tile & 1 or tile in tried:
            continue
        tried.add(tile)
        if tile not in holder or _augment(holder[tile], slots, tiles, holder, tried):
            holder[tile] = slot
            return True
    return False
