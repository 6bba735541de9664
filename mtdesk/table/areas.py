"""How the window is divided: cloth, rack, plates, boneyard and status line, for any window size.

Qt's layouts do it: the cloth and the rack take what the others leave.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtWidgets import QGraphicsLayoutItem, QGraphicsLinearLayout

_REFERENCE = QSizeF(1600, 962)
"""The window at which letters have scale 1."""
_SMALLEST_SCALE, _LARGEST_SCALE = 0.72, 2.4
_LOW = 480.0
"""Height of a table up to which every pixel that can be spared is cloth: no wood is round it."""
LEAST_WIDTH, LEAST_HEIGHT = 480, 270
"""The smallest table that is laid out; in a smaller window it is shown smaller."""
_GAP, _BELOW, _LOW_GAP = 10.0, 8.0, 3.0
"""Room at the edges and between things, and below the rack, at scale 1; both in pixels on a low table."""
_INSET, _CORNER = 3.0, 22.0
"""How far trains stay inside the cloth, and the radius of its corners, at scale 1."""
_RACK, _TALL_RACK, _LEAST_RACK = 160.0, 240.0, 130.0
"""Heights of the rack at scale 1: usually, for large hands, and where other things need room."""
_MOST_RACK = 0.25
"""The largest share of the window's height for the rack."""
_NARROW = 1.1
"""The width of a window, in heights, up to which the rack is tall: it is too narrow for a hand in one row."""
_STATUS, _LEAST_STATUS, _LEAST_LOW_STATUS = 43.0, 34.0, 25.0
"""Heights of the status line: at scale 1, and the least in pixels, usually and on a low table."""
_ONE_LINE, _TWO_LINES, _LOW_LINE = 2.7, 3.2, 2.0
"""The same in sizes of its letters: at least, for long sentences, and on a low table."""
_LOW_LETTERS = 1 / 18
"""The largest share of a low table's height for the letters of the status line."""
_OWN, _PILE = 190.0, 178.0
"""Widths of the viewer's own plate and of the boneyard at scale 1."""
_LOW_SHARE, _FAR_SHARE = 0.17, 1 / 3
"""The largest share of the width for each of them on a low table, and for that plate without a rack."""
_FLAT, _NARROWEST, _UPRIGHT, _AIR = QSizeF(212, 48), QSizeF(124, 48), QSizeF(138, 74), 4.0
"""Plates above the cloth, there if they are many, and beside it, and the room round them, at scale 1."""
_NOTE = 24.0
"""Room for what a seat did last, in large letters, below its plate at scale 1."""
_LETTERS, _NOTE_LETTERS, _NOTE_GROWTH = 21.0, 17.5, 1.25
"""Sizes of ordinary text that go with plates of scale 1 and with notes on them, and how much these grow."""
_GROWTH, _FAR_GROWTH, _FAR = 1.4, 1.9, 1.35
"""How much plates may grow with text; how much they, and text, grow where nobody sits at the screen."""
_STEP, _SHRUNK, _WIDEST = 0.05, 0.9, 0.18
"""Plates shrink in steps until all fit, to this share before some leave the top for the sides. A side takes
at most this share of the window, unless plates would be smaller than usual."""
_FEW = 6
"""The number of players up to which none does."""
MOST = 10
"""The most players."""
_ALL = 1e5
"""More pixels than any window has: such a zone takes what the others leave."""
_ACROSS, _DOWN = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
_LEAST = Qt.SizeHint.MinimumSize


class Areas(Struct, frozen=True):
    """The zones of the table's window, in scene pixels."""

    window: QRectF
    scale: float
    """Size of lettering relative to a window of 1600×962, by the tighter of width and height."""
    plates: float
    """The same for plates, which follow the size of text as far as there is room."""
    felt: QRectF
    """The cloth."""
    trains: QRectF
    """The part of the cloth on which trains may be."""
    radius: float
    backdrop: QRectF
    """What is painted as cloth; without a frame it also lies under plates and status line."""
    others: tuple[QRectF, ...]
    """The plates of the other seats, clockwise from the bottom left."""
    own_plate: QRectF
    rack: QRectF
    pile: QRectF
    status_line: QRectF
    """The strip in whose middle the status line is."""
    letters: int
    """The least size in pixels of the status line, where it fits."""
    sides: bool
    """Whether plates are to the left and right of the cloth, too."""
    has_rack: bool
    """Whether there is a hand to be shown; otherwise the status line is in the place of the rack."""

    def note_growth(self, *, own: bool) -> float:
        """Return how much larger than usual to write what a seat did last: it goes with other text."""
        below = QRectF(0, 0, 0, _NOTE * self.plates)
        for one, other in () if own else pairwise(self.others):
            upper, lower = sorted((one, other), key=QRectF.top)
            if lower.left() == upper.left() and lower.top() - upper.bottom() < below.height():
                return 1.0
        return min(_NOTE_GROWTH, max(1.0, self.letters / (_NOTE_LETTERS * self.plates)))


class _Sizes(Struct, frozen=True):
    """What everything but the cloth and the plates of the others takes, and what is kept free."""

    scale: float
    letters: int
    gap: float
    """At the edges of the window, and between things."""
    frame: float
    """Beside the cloth; 0 without wood."""
    status_line: float
    rack: float
    below: float
    """Room below the rack."""
    own: float
    pile: float
    has_rack: bool = True

    @property
    def plates(self) -> float:
        """The scale of plates where there is room for them."""
        if not self.has_rack:
            return _FAR_GROWTH * self.scale
        return min(max(self.scale, self.letters / _LETTERS), _GROWTH * self.scale)


def _usual(window: QSizeF, letters: int, *, tall: bool, two_lines: bool) -> _Sizes:
    fitting = min(window.width() / _REFERENCE.width(), window.height() / _REFERENCE.height())
    scale = min(_LARGEST_SCALE, max(_SMALLEST_SCALE, fitting))
    usual = max(_STATUS * scale, _LEAST_STATUS, _ONE_LINE * letters)
    status_line = max(usual, _TWO_LINES * letters) if two_lines else usual
    rack = (_TALL_RACK if tall or window.width() < _NARROW * window.height() else _RACK) * scale
    rack = min(rack, max(_MOST_RACK * window.height(), _LEAST_RACK * scale))
    rack = max(_LEAST_RACK * scale, rack + usual - status_line)
    gap, below, own, pile = (part * scale for part in (_GAP, _BELOW, _OWN, _PILE))
    return _Sizes(scale, letters, gap, 2 * gap, status_line, rack, below, own, pile)


def _low(window: QSizeF, letters: int) -> _Sizes:
    scale, gap = _SMALLEST_SCALE, _LOW_GAP
    letters = min(letters, round(_LOW_LETTERS * window.height()))
    status_line, rack = max(_LEAST_LOW_STATUS, _LOW_LINE * letters), _MOST_RACK * window.height() - gap
    own, pile = (min(part * scale, _LOW_SHARE * window.width()) for part in (_OWN, _PILE))
    return _Sizes(scale, letters, gap, 0.0, status_line, rack, gap, own, pile)


def _without_rack(sizes: _Sizes, window: QSizeF) -> _Sizes:
    """Return these sizes with the status line, and a plate that grows as the others, in the rack's place."""
    plate = _FLAT * _FAR_GROWTH * sizes.scale
    own, rack = min(plate.width(), _FAR_SHARE * window.width()), max(sizes.status_line, plate.height())
    below = _NOTE / _NOTE_GROWTH * _FAR_GROWTH * sizes.scale
    return replace(sizes, own=own, rack=rack, below=below, has_rack=False)


class _Zone(QGraphicsLayoutItem):
    """A part of the window to which Qt gives its place; without ``most``, all that the others leave."""

    def __init__(self, least: QSizeF, most: QSizeF | None = None) -> None:
        super().__init__()
        self.setMinimumSize(least)
        most = most or QSizeF(_ALL, _ALL)
        self.setPreferredSize(most)
        self.setMaximumSize(most)

    def sizeHint(self, which: Qt.SizeHint, constraint: QSizeF | QSize | None = None) -> QSizeF:
        return QSizeF()


def _linear(
    direction: Qt.Orientation,
    parts: Sequence[QGraphicsLayoutItem],
    margins: tuple[float, float, float, float] = (0, 0, 0, 0),
    gap: float = 0,
    *,
    spread: bool = False,
) -> QGraphicsLinearLayout:
    """Return these beside or below one another; ``spread``: each in the middle of an equal share."""
    layout = QGraphicsLinearLayout(direction)
    layout.setContentsMargins(*margins)
    layout.setSpacing(gap)
    for number, part in enumerate(parts):
        if spread:
            layout.addStretch(2 if number else 1)
        layout.addItem(part)
    if spread:
        layout.addStretch(1)
    return layout


class _Plan:
    """The zones of a window with plates of one scale, so many of them on each side of the cloth."""

    def __init__(
        self, sizes: _Sizes, players: int, plates: float, beside: int, least: QSizeF = _NARROWEST
    ) -> None:
        self.plates, self.has_sides = plates, beside > 0
        gap, height = sizes.gap, sizes.rack
        air = _AIR * plates
        above = air if sizes.frame else gap / 2
        edge = air if beside else sizes.frame / 2
        upright = _UPRIGHT * plates
        left, right = ([_Zone(upright, upright) for _ in range(beside)] for _ in range(2))
        top = [_Zone(least * plates, _FLAT * plates) for _ in range(players - 1 - 2 * beside)]
        self.others = [*left[::-1], *top, *right]
        self.felt = _Zone(QSizeF(0, 0))
        self.rack = _Zone(QSizeF(0, height), QSizeF(_ALL, height))
        own, pile = QSizeF(sizes.own, height), QSizeF(sizes.pile, height)
        self.own, self.pile = _Zone(own, own), _Zone(pile, pile)
        sides = [_linear(_DOWN, column, (edge, 0, edge, 0), air, spread=True) for column in (left, right)]
        margin = sides[0].effectiveSizeHint(_LEAST).width()
        rows = [
            _linear(_ACROSS, top, (margin, above, margin, above), air, spread=True),
            _linear(_ACROSS, [sides[0], self.felt, sides[1]]),
        ]
        self.status_line = self.rack
        if sizes.has_rack:
            strip = self.status_line = _Zone(QSizeF(0, sizes.status_line), QSizeF(_ALL, sizes.status_line))
            rows.append(_linear(_ACROSS, [strip], (gap, gap / 2, gap, 0 if sizes.frame else gap / 2)))
        bottom = [self.own, self.rack, self.pile]
        rows.append(_linear(_ACROSS, bottom, (gap, gap / 2, gap, sizes.below), gap))
        self.whole = _linear(_DOWN, rows)

    def fits(self, window: QSizeF) -> bool:
        """Return whether every plate has its least size in a window."""
        least = self.whole.effectiveSizeHint(_LEAST)
        return least.width() <= window.width() and least.height() <= window.height()


def _fitting_plan(sizes: _Sizes, players: int, window: QSizeF) -> _Plan:
    """Return the plan with the largest plates for which there is room."""
    scale, plates, beside = sizes.scale, sizes.plates, 0
    while not (plan := _Plan(sizes, players, plates, beside)).fits(window):
        if players > _FEW and not beside and sizes.frame and plates <= max(scale, _SHRUNK * sizes.plates):
            beside = (players - 1) // 3
            side = _UPRIGHT.width() + 2 * _AIR
            plates = min(sizes.plates, max(scale, _WIDEST * window.width() / side))
        elif plates > scale:
            plates = max(scale, plates - _STEP)
        else:
            return _Plan(sizes, players, plates, beside, least=QSizeF(0, _FLAT.height()))
    return plan


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
    """Return the zones of a table of this size in pixels.

    Plates are above the cloth, so that it is wide; if they are many and would be small, some are beside it.

    ``tall_rack``: for large hands, or large tiles; narrow windows have it anyway. ``letters``: the size of
    ordinary text in pixels. ``two_lines``: the status line has room for so many, at the cost of the rack.
    ``has_rack``: someone sits at the screen; otherwise the table is to be read from across a room.
    """
    window, is_low = QSizeF(width, height), height <= _LOW
    letters = letters if has_rack else round(_FAR * letters)
    sizes = _low(window, letters) if is_low else _usual(window, letters, tall=tall_rack, two_lines=two_lines)
    if not has_rack:
        sizes = _without_rack(sizes, window)
    plan, whole = _fitting_plan(sizes, players, window), QRectF(0, 0, width, height)
    plan.whole.setGeometry(whole)
    felt, rack = plan.felt.geometry(), plan.rack.geometry()
    inset = _INSET * sizes.scale
    return Areas(
        window=whole,
        scale=sizes.scale,
        plates=plan.plates,
        felt=felt,
        trains=felt.adjusted(inset, 0, -inset, 0) if is_low else felt.adjusted(inset, inset, -inset, -inset),
        radius=0.0 if is_low else _CORNER * sizes.scale,
        backdrop=QRectF(0, 0, width, rack.top() - sizes.gap) if is_low else felt,
        others=tuple(zone.geometry() for zone in plan.others),
        own_plate=plan.own.geometry(),
        rack=rack,
        pile=plan.pile.geometry(),
        status_line=plan.status_line.geometry(),
        letters=sizes.letters,
        sides=plan.has_sides,
        has_rack=has_rack,
    )
