"""How everything is painted: one look for the whole program, just as Qt has one palette.

Items and widgets ask for it while they paint; what keeps pictures or colours listens to ``look_changed``.
Anything that must not follow it, such as paper, names its own theme.
"""

from __future__ import annotations

import enum

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from mtdesk.table.theme import FELT, SEAT_LOOKS, Theme, TrainLook


class TileStyle(enum.Enum):
    """How the numbers of a tile are shown."""

    PIPS = "pips"
    NUMERALS = "numerals"


SMALLEST_PIPS = 18.5
"""The width in pixels, beside text of scale 1, of the smallest tiles whose pips can be counted.

Tiles for ten players in a window of 1280 by 800 are wider even after the table has been made smaller once.
"""


class Look(msgspec.Struct, frozen=True):
    """The colours of everything, what stands on tiles, and which seat has which colour and emblem."""

    theme: Theme = FELT
    style: TileStyle = TileStyle.PIPS
    smallest_pips: float = SMALLEST_PIPS
    """The width of a tile in pixels below which numerals replace pips."""
    seats: tuple[int, ...] = tuple(range(len(SEAT_LOOKS)))
    """By seat, the places in SEAT_LOOKS: each of them once."""


class _Keeper(QObject):
    changed = Signal()
    look = Look()


_keeper = _Keeper()

look_changed = _keeper.changed
"""Emits when the current look changes. Connect only methods of QObjects: others stay for ever."""


def current_look() -> Look:
    """Return the look of the program; the same object until it changes."""
    return _keeper.look


def current_theme() -> Theme:
    """Return the theme of the program."""
    return _keeper.look.theme


def seat_look(seat: int) -> TrainLook:
    """Return the colour and emblem of a seat, the same wherever the seat is shown.

    Tables have ten; on a score pad there are more, which have the same colours with other emblems.
    """
    looks = [SEAT_LOOKS[place] for place in _keeper.look.seats]
    count = len(looks)
    if seat < count:
        return looks[seat]
    return replace(looks[seat % count], emblem=looks[(seat + count // 2) % count].emblem)


def set_look(look: Look) -> None:
    """Give the whole program this look."""
    if look != _keeper.look:
        _keeper.look = look
        look_changed.emit()
