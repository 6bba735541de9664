"""Tiles and moves as short texts, for tests."""

from __future__ import annotations

from mtdesk.rules.moves import Draw, Move, Pass, Play, Stop, Tap
from mtdesk.rules.tiles import Tile, tile

_SIMPLE: dict[str, type[Draw | Pass | Stop | Tap]] = {"draw": Draw, "pass": Pass, "stop": Stop, "tap": Tap}


def tile_from_text(text: str) -> Tile:
    """Read the text form ``"12-7"`` (halves in any order); raises ValueError for anything else."""
    one, dash, other = text.partition("-")
    if not (dash and one.isdecimal() and other.isdecimal()):
        raise ValueError(text)
    return tile(int(one), int(other))


def move_from_text(text: str) -> Move:
    """Read the text form of a move, the inverse of ``str(move)``; raises ValueError for anything else.

    Forms: ``0:12-7@P0=7`` (a trailing ``!`` for a fork), ``0:draw``, ``0:pass``, ``0:pass@P0/a``, ``0:stop``,
    ``0:tap``.
    """
    seat, _, act = text.partition(":")
    word, _, place = act.partition("@")
    player = int(seat)
    if act in _SIMPLE:
        return _SIMPLE[act](player)
    if word == "pass" and place:
        return Pass(player, place)
    end, _, out = place.partition("=")
    return Play(player, tile_from_text(word), end, int(out.removesuffix("!")), out.endswith("!"))
