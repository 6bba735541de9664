"""How the window is divided: felt, rack, plates, pile and status line, for any window size."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QRectF, QSizeF

_REFERENCE_WIDTH = 1600.0
_SMALLEST_SCALE = 0.72
_LARGEST_SCALE = 2.4
_RACK, _TALL_RACK = 160.0, 240.0
"""Heights of the rack at scale 1; the tall one takes a quarter of a window of 1600 × 962 pixels."""
_MOST_RACK, _LEAST_RACK = 0.25, 130.0
"""The largest share of the window's height for the rack, and its least height at scale 1 regardless."""
_NARROW = 1.1
"""The width of a window, in heights, up to which the rack is tall: it is too narrow for a hand in one row."""
LEAST_WIDTH, LEAST_HEIGHT = 480, 270
"""The smallest table that is laid out; in a smaller window it is shown smaller."""


class Areas(Struct, frozen=True):
    """The zones of the table's window, in scene pixels."""

    window: QRectF
    scale: float
    """Size of lettering relative to a window 1600 pixels wide."""
    plates: float
    """The same for plates, which follow the size of text as far as there is room."""
    felt: QRectF
    """The cloth."""
    trains: QRectF
    """The part of the cloth on which trains may be."""
    radius: float
    backdrop: QRectF
    """What is painted as cloth; without a frame it also lies under plates and status line."""
    own_plate: QRectF
    rack: QRectF
    pile: QRectF
    pill: QRectF
    """The strip in whose middle the status line is."""
    letters: int = 0
    """The least size in pixels of the status line, where it fits."""
    sides: bool = True
    """Whether plates are to the left and right of the cloth, too."""
    has_rack: bool = True
    """Whether there is a hand to be shown; otherwise the status line is in the place of the rack."""


_UPRIGHT, _FLAT, _APART = QSizeF(138, 74), QSizeF(212, 48), 8
"""Plates beside the cloth and above it, and the room between two, at scale 1."""
_NARROWEST = 124
"""The least width of a plate above the cloth, at scale 1."""
_SIDE, _TOP = 146, 56
"""Room for them beside and above the cloth, at scale 1."""
_NAME_LETTERS, _STEP, _MOST_GROWTH = 21, 0.02, 1.4
"""Size in pixels of ordinary text that goes with plates of scale 1; they shrink in steps until they fit.

The viewer's own plate, beside the rack, cannot grow any further."""
_NOTE_GROWTH, _NOTE_LETTERS = 1.25, 17.5
"""How much larger letters of notes on plates become, and the size of ordinary text that goes with them."""
_NOTE = 24
"""Pixels at scale 1 that a note with large letters takes below its plate."""
_SHRUNK = 0.9
"""How much smaller than text plates become before some of them leave the top for the sides."""
_SHARE = 0.18
"""The most of a window's width for either side, unless plates would be smaller than usual."""
_FEW = 6
"""The number of players up to which none does."""
MOST = 10
"""The most players."""


_FAR, _FAR_GROWTH = 1.35, 1.9
"""How much larger letters are where nobody sits at the screen, and the same for plates."""

_STRIP, _TWO_LINES = 2.7, 3.2
"""Height of the status line's strip, in sizes of its letters, and where long sentences are said often."""
_LEAST_STRIP = 44.8
"""The least height of that strip and its margins, in pixels: room for two lines of small letters."""


def areas_for(
    width: float,
    height: float,
    players: int = MOST,
    *,
    tall_rack: bool = False,
    letters: int = 0,
    two_lines: bool = False,
    has_rack: bool = True,
) -> Areas:
    """Return the zones of a table of this size in pixels; with all plates at the top, the cloth is wider.

    ``tall_rack``: for large hands, or large tiles; narrow windows have it anyway. ``letters``: the size of
    ordinary text in pixels. ``two_lines``: the status line has room for so many, at the cost of the rack.
    ``has_rack``: someone sits at the screen; otherwise the table is to be read from across a room.
    """
    if height <= _LOW:
        return _low_areas(width, height, players, letters)
    scale = min(_LARGEST_SCALE, max(_SMALLEST_SCALE, min(width / _REFERENCE_WIDTH, height / 962.0)))
    gap = 10 * scale
    rack_height = (_TALL_RACK if tall_rack or width < _NARROW * height else _RACK) * scale
    rack_height = min(rack_height, max(_MOST_RACK * height, _LEAST_RACK * scale))
    strip = usual = max(56 * scale, _LEAST_STRIP, _STRIP * letters + 13 * scale)
    if two_lines:
        strip = max(usual, _TWO_LINES * letters + 13 * scale)
        rack_height = max(_LEAST_RACK * scale, rack_height - (strip - usual))
    growth = _MOST_GROWTH
    if not has_rack:
        letters, growth = round(_FAR * letters), _FAR_GROWTH
        rack_height, strip = max(_FAR * strip, growth * _FLAT.height() * scale), gap
    rack_top = height - rack_height - (8 if has_rack else growth * _NOTE / 1.5) * scale
    bottom = height - rack_top - 8 * scale + strip
    least = scale if has_rack else growth * scale
    wanted = plates = min(max(least, letters / _NAME_LETTERS), growth * scale)
    sides = False
    while True:
        start, top = _SIDE * plates if sides else 2 * gap, _TOP * plates
        felt = QRectF(start, top, width - 2 * start, height - top - bottom - gap / 2)
        if _room_above(felt, plates) + 2 * sides * _room_beside(felt, plates) >= players - 1:
            break
        if players > _FEW and not sides and plates <= max(scale, _SHRUNK * wanted):
            sides, plates = True, min(wanted, max(scale, _SHARE * width / _SIDE))
        elif plates > scale:
            plates = max(scale, plates - _STEP)
        else:
            break
    own = QRectF(gap, rack_top, (190 if has_rack else _FLAT.width() * growth) * scale, rack_height)
    pile = QRectF(width - gap - 178 * scale, rack_top, 178 * scale, rack_height)
    rack = QRectF(own.right() + gap, rack_top, pile.left() - own.right() - 2 * gap, rack_height)
    inset = 3 * scale
    return Areas(
        window=QRectF(0, 0, width, height),
        scale=scale,
        plates=plates,
        felt=felt,
        trains=felt.adjusted(inset, inset, -inset, -inset),
        radius=22 * scale,
        backdrop=felt,
        own_plate=own,
        rack=rack,
        pile=pile,
        pill=QRectF(gap, felt.bottom() + gap / 2, width - 2 * gap, rack_top - felt.bottom() - gap)
        if has_rack
        else rack,
        letters=letters,
        sides=sides,
        has_rack=has_rack,
    )


_LOW = 480.0
"""Height of a table up to which there is no wood round the cloth, and all plates are in one row."""
_LOW_STRIP, _MOST_STRIP = 1.8, 0.2
"""Height of the status line's strip there, in sizes of its letters, and its largest share of the height."""
_LOW_LETTERS = 18
"""How many lines of the status line at least would fill such a table."""
_LOW_SIDE = 0.17
"""The largest share of the width for the viewer's own plate, and for the boneyard."""


def _low_areas(width: float, height: float, players: int, letters: int) -> Areas:
    """Return the zones of a low table: every pixel that can be spared is cloth."""
    scale, gap = _SMALLEST_SCALE, 3.0
    letters = min(letters, round(height / _LOW_LETTERS))
    rack_top = height - _MOST_RACK * height
    strip = min(max(30.0, _LOW_STRIP * letters + 8), _MOST_STRIP * height)
    fitting = width / (max(1, players - 1) * (_NARROWEST + _APART))
    plates = max(scale, min(letters / _NAME_LETTERS, _MOST_GROWTH * scale, fitting))
    top = _FLAT.height() * plates + gap
    felt = QRectF(0, top, width, rack_top - strip - top)
    own_width, pile_width = (min(wide * scale, _LOW_SIDE * width) for wide in (190, 178))
    own = QRectF(gap, rack_top, own_width, height - rack_top - gap)
    pile = QRectF(width - gap - pile_width, rack_top, pile_width, own.height())
    return Areas(
        window=QRectF(0, 0, width, height),
        scale=scale,
        plates=plates,
        felt=felt,
        trains=felt.adjusted(gap, 0, -gap, 0),
        radius=0,
        backdrop=QRectF(0, 0, width, rack_top - gap),
        own_plate=own,
        rack=QRectF(own.right() + gap, rack_top, pile.left() - own.right() - 2 * gap, own.height()),
        pile=pile,
        pill=QRectF(gap, felt.bottom() + 1, width - 2 * gap, strip - 2 - gap),
        letters=letters,
        sides=False,
    )


def plate_rects(areas: Areas, seats: Sequence[int]) -> dict[int, QRectF]:
    """A place on the frame for the plate of each of these seats, clockwise from the bottom left.

    They are spread evenly above the cloth and, where there is too little room, on both sides of it, too: as
    many on the left as on the right.
    """
    felt, gap = areas.felt, _APART * areas.plates
    beside = _count_beside(areas, len(seats))
    above = len(seats) - 2 * beside
    rects: dict[int, QRectF] = {}
    if above:
        pitch = felt.width() / above
        flat = QRectF(0, 0, min(_FLAT.width() * areas.plates, pitch - gap), _FLAT.height() * areas.plates)
        y = (felt.top() - flat.height()) / 2
        for place, seat in enumerate(seats[beside : beside + above]):
            rects[seat] = flat.translated(felt.left() + (place + 0.5) * pitch - flat.width() / 2, y)
    if beside:
        upright = QRectF(0, 0, _UPRIGHT.width() * areas.plates, _UPRIGHT.height() * areas.plates)
        pitch = felt.height() / beside
        spare = pitch - upright.height()
        start = felt.top() + max(0.0, min(spare / 2, spare - _NOTE * areas.plates))
        left = (felt.left() - upright.width()) / 2
        for row in range(beside):
            rects[seats[beside - 1 - row]] = upright.translated(left, start + row * pitch)
            rects[seats[beside + above + row]] = upright.translated(felt.right() + left, start + row * pitch)
    return rects


def _count_beside(areas: Areas, count: int) -> int:
    """Return how many of so many plates are on each side of the cloth: a third, as far as there is room."""
    if not areas.sides:
        return 0
    too_many = count - _room_above(areas.felt, areas.plates)
    third = min(count // 3, _room_beside(areas.felt, areas.plates))
    return max(third, math.ceil(too_many / 2))


def note_growth(areas: Areas, seat: int, rects: Mapping[int, QRectF]) -> float:
    """Return how much larger than usual to write what a seat did last, so that it goes with other text."""
    own = rects[seat]
    below = QRectF(own.left(), own.bottom(), own.width(), _NOTE * areas.plates)
    if any(below.intersects(rect) for other, rect in rects.items() if other != seat):
        return 1.0
    return min(_NOTE_GROWTH, max(1.0, areas.letters / (_NOTE_LETTERS * areas.plates)))


def _room_above(felt: QRectF, plates: float) -> int:
    """Return for how many plates of this scale there is room above the cloth."""
    return max(1, int(felt.width() / ((_NARROWEST + _APART) * plates)))


def _room_beside(felt: QRectF, plates: float) -> int:
    """Return the same for either side of it."""
    return max(1, int((felt.height() + _APART * plates) / ((_UPRIGHT.height() + _APART) * plates)))
