"""How the window is divided: cloth, rack, plates, boneyard and status line, for any window size.

Qt's layouts do it: the cloth and the rack take what the others leave.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtWidgets import QGraphicsLayoutItem, QGraphicsLinearLayout

_REFERENCE = QSizeF(1600, 962)
"""The window at which letters have scale 1."""
_SMALLEST_SCALE, _LARGEST_SCALE = 0.72, 2.4
_LOW = 480.0
"""Height of a table up to which every pixel that can be spared is cloth: no wood is round it."""
LEAST_WIDTH, LEAST_HEIGHT = 480, 270
"""The smallest table that is laid out; in a smaller window it is shown smaller."""
_RACK, _TALL_RACK, _LEAST_RACK = 160.0, 240.0, 130.0
"""Heights of the rack at scale 1: usually, for large hands, and where other things need room."""
_MOST_RACK = 0.25
"""The largest share of the window's height for the rack."""
_NARROW = 1.1
"""The width of a window, in heights, up to which the rack is tall: it is too narrow for a hand in one row."""
_LINE, _TWO_LINES, _LOW_LINE = 2.7, 3.2, 1.8
"""Room for the status line, in sizes of its letters: usually, for long sentences, and on a low table."""
_OWN, _PILE = 190.0, 178.0
"""Widths of the viewer's own plate and of the boneyard at scale 1."""
_FLAT, _NARROWEST, _UPRIGHT, _AIR = QSizeF(212, 48), QSizeF(124, 48), QSizeF(138, 74), 4.0
"""Plates above the cloth, there if they are many, and beside it, and the room round them, at scale 1."""
_NOTE = 24.0
"""Room for what a seat did last, in large letters, below its plate at scale 1."""
_LETTERS, _NOTE_LETTERS, _NOTE_GROWTH = 21.0, 17.5, 1.25
"""Sizes of ordinary text that go with plates of scale 1 and with notes on them, and how much these grow."""
_GROWTH, _FAR_GROWTH, _FAR = 1.4, 1.9, 1.35
"""How much plates may grow with text; the same, and how much text grows, where nobody sits at the screen."""
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
    others: tuple[QRectF, ...]
    """The plates of the other seats, clockwise from the bottom left."""
    own_plate: QRectF
    rack: QRectF
    pile: QRectF
    pill: QRectF
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


class _Sizes(Struct):
    """What everything but the cloth and the plates of the others takes, and what is kept free."""

    scale: float
    letters: int
    gap: float
    """At the edges of the window, and between things."""
    frame: float
    """Beside the cloth; 0 without wood."""
    line: float
    rack: float
    below: float
    """Room below the rack."""
    own: float
    pile: float
    growth: float = _GROWTH
    """How much plates may grow with text."""
    has_rack: bool = True


def _usual(window: QSizeF, letters: int, *, tall: bool, two_lines: bool) -> _Sizes:
    fitting = min(window.width() / _REFERENCE.width(), window.height() / _REFERENCE.height())
    scale = min(_LARGEST_SCALE, max(_SMALLEST_SCALE, fitting))
    usual = max(43 * scale, 34.4, _LINE * letters)
    line = max(usual, _TWO_LINES * letters) if two_lines else usual
    rack = (_TALL_RACK if tall or window.width() < _NARROW * window.height() else _RACK) * scale
    rack = min(rack, max(_MOST_RACK * window.height(), _LEAST_RACK * scale))
    rack = max(_LEAST_RACK * scale, rack + usual - line)
    gap, own, pile = 10 * scale, _OWN * scale, _PILE * scale
    return _Sizes(scale, letters, gap, 2 * gap, line, rack, 8 * scale, own, pile)


def _without_rack(window: QSizeF, letters: int) -> _Sizes:
    sizes = _usual(window, round(_FAR * letters), tall=False, two_lines=False)
    growth = _FAR_GROWTH * sizes.scale
    sizes.own, sizes.rack = _FLAT.width() * growth, max(sizes.line, _FLAT.height() * growth)
    sizes.below, sizes.growth, sizes.has_rack = _NOTE * growth / 1.5, _FAR_GROWTH, False
    return sizes


def _low(window: QSizeF, letters: int) -> _Sizes:
    scale, gap, width, height = _SMALLEST_SCALE, 3.0, window.width(), window.height()
    letters = min(letters, round(height / 18))
    line = min(max(25.0, _LOW_LINE * letters + 3), 0.2 * height - 5)
    own, pile = min(_OWN * scale, 0.17 * width), min(_PILE * scale, 0.17 * width)
    return _Sizes(scale, letters, gap, 0.0, line, _MOST_RACK * height - gap, gap, own, pile)


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


def _line(
    direction: Qt.Orientation,
    parts: Sequence[QGraphicsLayoutItem],
    margins: tuple[float, float, float, float] = (0, 0, 0, 0),
    gap: float = 0,
    *,
    spread: bool = False,
) -> QGraphicsLinearLayout:
    """Return these beside or below one another; ``spread``: each in the middle of an equal share."""
    line = QGraphicsLinearLayout(direction)
    line.setContentsMargins(*margins)
    line.setSpacing(gap)
    for number, part in enumerate(parts):
        if spread:
            line.addStretch(2 if number else 1)
        line.addItem(part)
    if spread:
        line.addStretch(1)
    return line


class _Plan:
    """The zones of a window with plates of one scale, so many of them on each side of the cloth."""

    def __init__(
        self, sizes: _Sizes, others: int, plates: float, beside: int, least: QSizeF = _NARROWEST
    ) -> None:
        gap, height = sizes.gap, sizes.rack
        air = _AIR * plates
        above = air if sizes.frame else gap / 2
        edge = air if beside else sizes.frame / 2
        upright = _UPRIGHT * plates
        left, right = ([_Zone(upright, upright) for _ in range(beside)] for _ in range(2))
        top = [_Zone(least * plates, _FLAT * plates) for _ in range(others - 2 * beside)]
        self.others = [*left[::-1], *top, *right]
        self.felt = _Zone(QSizeF(0, 0))
        self.rack = _Zone(QSizeF(0, height), QSizeF(_ALL, height))
        own, pile = QSizeF(sizes.own, height), QSizeF(sizes.pile, height)
        self.own, self.pile = _Zone(own, own), _Zone(pile, pile)
        sides = [_line(_DOWN, column, (edge, 0, edge, 0), air, spread=True) for column in (left, right)]
        margin = sides[0].effectiveSizeHint(_LEAST).width()
        rows = [
            _line(_ACROSS, top, (margin, above, margin, above), air, spread=True),
            _line(_ACROSS, [sides[0], self.felt, sides[1]]),
        ]
        self.line = self.rack
        if sizes.has_rack:
            self.line = _Zone(QSizeF(0, sizes.line), QSizeF(_ALL, sizes.line))
            rows.append(_line(_ACROSS, [self.line], (gap, gap / 2, gap, 0 if sizes.frame else gap / 2)))
        bottom = [self.own, self.rack, self.pile]
        rows.append(_line(_ACROSS, bottom, (gap, gap / 2, gap, sizes.below), gap))
        self.whole = _line(_DOWN, rows)

    def fits(self, window: QSizeF) -> bool:
        """Return whether every plate has its least size in a window."""
        least = self.whole.effectiveSizeHint(_LEAST)
        return least.width() <= window.width() and least.height() <= window.height()


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
    window = QSizeF(width, height)
    if height <= _LOW:
        sizes = _low(window, letters)
    elif has_rack:
        sizes = _usual(window, letters, tall=tall_rack, two_lines=two_lines)
    else:
        sizes = _without_rack(window, letters)
    scale, most = sizes.scale, sizes.growth * sizes.scale
    wanted = plates = min(max(scale if sizes.has_rack else most, sizes.letters / _LETTERS), most)
    beside = 0
    while not (plan := _Plan(sizes, players - 1, plates, beside)).fits(window):
        if players > _FEW and not beside and sizes.frame and plates <= max(scale, _SHRUNK * wanted):
            beside = (players - 1) // 3
            plates = min(wanted, max(scale, _WIDEST * width / (_UPRIGHT.width() + 2 * _AIR)))
        elif plates > scale:
            plates = max(scale, plates - _STEP)
        else:
            plan = _Plan(sizes, players - 1, plates, beside, least=QSizeF(0, _FLAT.height()))
            break
    whole = QRectF(0, 0, width, height)
    plan.whole.setGeometry(whole)
    felt, rack = plan.felt.geometry(), plan.rack.geometry()
    inset = 3 * scale
    return Areas(
        window=whole,
        scale=scale,
        plates=plates,
        felt=felt,
        trains=felt.adjusted(inset, inset, -inset, -inset) if sizes.frame else felt.adjusted(3, 0, -3, 0),
        radius=22 * scale if sizes.frame else 0.0,
        backdrop=felt if sizes.frame else QRectF(0, 0, width, rack.top() - sizes.gap),
        others=tuple(zone.geometry() for zone in plan.others),
        own_plate=plan.own.geometry(),
        rack=rack,
        pile=plan.pile.geometry(),
        pill=plan.line.geometry(),
        letters=sizes.letters,
        sides=beside > 0,
        has_rack=sizes.has_rack,
    )
