"""The beginner: plays legally and obligingly, and slips up like a person."""

from __future__ import annotations

from random import Random

from mtdesk.ai import easy
from mtdesk.rules.moves import Move, Play, Stop
from mtdesk.rules.view import View

_WHIM = 0.4
"""How often it plays the first tile that comes to hand."""
_OVERLOOKED = 0.25
"""How often it does not see that a tile fits somewhere."""
_CONTENT = 0.1
"""How often it considers the chain of its first turn finished."""


def pick(view: View, moves: tuple[Move, ...], rng: Random) -> Move:
    """Return the beginner's choice among several legal moves other than taps."""
    stop = next((move for move in moves if isinstance(move, Stop)), None)
    if stop is not None and rng.random() < _CONTENT:
        return stop
    plays = [move for move in moves if isinstance(move, Play)]
    seen = tuple(play for play in plays if rng.random() >= _OVERLOOKED)
    noticed: tuple[Move, ...] = seen or tuple(plays) or moves
    return rng.choice(noticed) if rng.random() < _WHIM else easy.heaviest(view, noticed, rng)
