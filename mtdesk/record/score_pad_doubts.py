"""Entries on a score pad that are possible, but probably slips."""

from __future__ import annotations

from mtdesk.record.score_pad import Pad, PadFault, PadProblem, value_of
from mtdesk.rules.options import HandValue
from mtdesk.rules.score import tile_value
from mtdesk.rules.tiles import full_set


def doubts(pad: Pad, index: int) -> tuple[PadProblem, ...]:
    """Return what is possible in a round, but probably a slip."""
    left, out = pad.rounds[index].left, pad.rounds[index].out
    zeros = [PadProblem(PadFault.ZERO, player) for player, one in enumerate(left) if out and one == 0]
    others = [PadProblem(PadFault.ALSO_OUT, player) for player in sorted(out)[1:]]
    return (*_unlikely(pad, index), *zeros, *others)


def _unlikely(pad: Pad, index: int) -> list[PadProblem]:
    """Return the entries of more than the highest tiles of a whole hand are worth.

    A player who draws often may have that much left. Where tiles are counted, many have more than a hand.
    """
    if pad.options.hand_value is HandValue.TILES:
        return []
    worth = sorted((tile_value(pad.options, tile) for tile in full_set(pad.options.set)), reverse=True)
    most = sum(worth[: pad.options.hand])
    values = [value_of(pad.options, left) for left in pad.rounds[index].left]
    return [
        PadProblem(PadFault.UNLIKELY, player, value, most)
        for player, value in enumerate(values)
        if value > most
    ]
