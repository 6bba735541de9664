"""The hands at the end of a round, by place: everyone's remaining tiles, the points and the totals."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import starmap

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QSizePolicy, QWidget

from mtdesk.i18n import number_text, points_text
from mtdesk.ui.game_widgets.tile_row import TileRow
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.labels import tip
from mtdesk.ui.kit.layouts import STRETCH, hbox, holding, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.style import HEADING, NAME, NOTE, ROW, SECOND, TOTAL, give_role
from mtdesk.ui.kit.widgets import SeatBadge, label, scrolling, show_if
from mtdesk.ui.scores.scores import Scores
from mtdesk.ui.words.results import place_text

_NAME_WIDTH, _FIGURE_WIDTH = 240, 96
_NARROW_NAME, _NARROW_FIGURE = 180, 66
"""Pixels at scale 1 of the columns beside the tiles, and where the tiles are below them; names may need less,
and have more if there is room."""
_LEAST_TILES, _LONGEST = 160, 900
"""Pixels at scale 1 between names and figures, and of a row that can be read across without longer hands."""
_NARROW = 520
"""Pixels at scale 1 below which tiles have a line of their own."""
_SMALLEST_TILE, _LARGEST_TILE, _TILE_GAP = 18.0, 52.0, 5
"""Pixels at scale 1 that a tile is wide, and pixels between two: as wide as lets all hands be seen."""
_BADGE, _PLACE, _BESIDE_NAME = 30, 26, 86
"""Pixels at scale 1 of the badge and the place alone, and of both with gaps."""
_SIDE, _FRAME = 12, 3
_AIR, _SPACING = (5, 1), (5, 2)
"""Pixels above and below a hand and between two: usually, and where not all would be visible."""
_MANY = 8
"""The number of players above which everything is closer together in any case."""


class HandsView(Translated, QWidget):
    """One row for each seat, the leader first; after a game of one round, its points are the totals."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heads = [_figure(HEADING) for _ in range(3)]
        self._rows: list[_HandRow] = []
        self._valued = self._totalled = False
        """Whether the value of the tiles and the totals are shown beside the points."""
        self._most = 0
        """The tiles of the largest hand."""
        self._box = vbox()
        head = hbox(STRETCH, *self._heads, spacing=0, margins=(0, 0, _SIDE, 0))
        self._content = holding(vbox(head, self._box, STRETCH, spacing=6, margins=(0, 0, 6, 0)))
        self._scroll = scrolling(self._content, by_keys=True)
        self._scroll.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        # A window too narrow for the columns gets narrower ones.
        self._scroll.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self.setLayout(vbox(self._scroll))
        self.retranslate_ui()

    def show_scores(self, scores: Scores) -> None:
        """Show the hands of the last finished round; raises IndexError if there is none."""
        for row in self._rows:
            row.hide()
            row.deleteLater()
        seats, last = range(len(scores.names)), scores.rounds[-1]
        # Usually hands score the points that they are worth; not if the winner collects them.
        self._valued = any(scores.value(last, seat) != last.points[seat] for seat in seats)
        self._totalled = scores.has_course
        ranking = sorted(seats, key=lambda seat: (scores.places[seat], seat))
        self._rows = [_HandRow(scores, seat, valued=self._valued) for seat in ranking]
        self._most = max((len(last.tiles(seat)) for seat in seats), default=0)
        for row in self._rows:
            self._box.addWidget(row)
        self._fit()
        self._describe()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Called by Qt."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Place the tiles beside or below the names, as large as lets all of them be seen."""
        narrow = self.width() < scaled(_NARROW)
        dense = len(self._rows) > _MANY or self._room(narrow=narrow, dense=False) < 2 * scaled(_SMALLEST_TILE)
        unit = self._tile_width(narrow=narrow, dense=dense)
        tiles = max(scaled(_LEAST_TILES), round(self._most * (unit + _TILE_GAP)))
        figures = self._figures_width(narrow=narrow)
        room = self.width() - 4 * _SIDE - figures - (0 if narrow else tiles)
        name = min(self._longest_name(), max(room, scaled(_NARROW_NAME if narrow else _NAME_WIDTH)))
        self._box.setSpacing(_SPACING[dense])
        for row in self._rows:
            row.fit(unit, name, narrow=narrow, dense=dense)
        shown = (self._valued and not narrow, True, self._totalled)
        for head, is_shown in zip(self._heads, shown, strict=True):
            head.setVisible(is_shown)
            head.setMinimumWidth(scaled(_NARROW_FIGURE if narrow else _FIGURE_WIDTH))
        self._content.setMaximumWidth(max(scaled(_LONGEST), name + tiles + figures + 4 * _SIDE))

    def _figures_width(self, *, narrow: bool) -> int:
        count = 1 + self._totalled + (self._valued and not narrow)
        return count * scaled(_NARROW_FIGURE if narrow else _FIGURE_WIDTH)

    def _longest_name(self) -> int:
        """Return the pixels that the longest name needs with what is before it."""
        return max((row.player.width_needed() for row in self._rows), default=0)

    def _room(self, *, narrow: bool, dense: bool) -> float:
        """Return the height in pixels that a hand has if all of them are in sight."""
        room = (self.height() - self._heads[-1].sizeHint().height() - _SIDE) / max(1, len(self._rows))
        room -= 2 * (_AIR[dense] + _FRAME) + _SPACING[dense]
        return room - scaled(_BADGE) if narrow else room

    def _tile_width(self, *, narrow: bool, dense: bool) -> float:
        """Return the width in pixels at which every hand is in one line, and all lines are in sight."""
        beside = self.width() - 4 * _SIDE
        if not narrow:
            name = min(self._longest_name(), scaled(_NAME_WIDTH))
            beside -= name + self._figures_width(narrow=narrow)
        widest = beside / max(1, self._most) - _TILE_GAP
        high = self._room(narrow=narrow, dense=dense) / 2
        return max(scaled(_SMALLEST_TILE), min(scaled(_LARGEST_TILE), high, widest))

    def retranslate_ui(self) -> None:
        heads = (self.tr("Value", "of tiles"), self.tr("Points"), self.tr("Total"))
        for head, text in zip(self._heads, heads, strict=True):
            head.setText(text)
        self._scroll.setAccessibleName(self.tr("Remaining tiles and points"))
        self._describe()

    def _describe(self) -> None:
        """Tell screen readers what the rows show."""
        heads = [head.text() for head in self._heads][not self._valued : 2 + self._totalled]
        self._scroll.setAccessibleDescription(" ".join(row.spoken(heads) for row in self._rows))


class _HandRow(Translated, QFrame):
    """Place, name, tiles or the note that there are none, and figures; ``valued``: also their value."""

    def __init__(self, scores: Scores, seat: int, *, valued: bool) -> None:
        super().__init__()
        give_role(self, ROW)
        last = scores.rounds[-1]
        self._out = label(NOTE, wrap=True) if last.is_out(seat) else None
        self._tiles = TileRow(scaled(_SMALLEST_TILE))
        if self._out is None:
            self._tiles.show_tiles(last.tiles(seat))
        self._valued = valued
        self._figures = [points_text(last.points[seat])]
        if scores.has_course:
            self._figures.append(points_text(scores.totals[seat]))
        if valued:
            self._figures.insert(0, number_text(scores.value(last, seat)))
        roles = (SECOND, NAME, TOTAL)
        self.player = _PlacedPlayer(scores.places[seat], seat, scores.names[seat])
        self._labels = list(starmap(_figure, zip(roles[-len(self._figures) :], self._figures, strict=True)))
        self._grid = QGridLayout(self)
        self._grid.setSpacing(0)
        self._grid.setColumnStretch(1, 1)
        self._grid.addWidget(self.player, 0, 0)
        for column, figure in enumerate(self._labels, 2):
            self._grid.addWidget(figure, 0, column)
        self.retranslate_ui()

    def retranslate_ui(self) -> None:
        if self._out is not None:
            self._out.setText(self.tr("Out: all tiles played"))

    def fit(self, tiles: float, name: int, *, narrow: bool, dense: bool) -> None:
        """Show ``tiles`` this many pixels wide, beside the name or, in a ``narrow`` window, below it.

        ``name`` are the pixels of everything before the tiles.
        """
        self._grid.setContentsMargins(_SIDE, _AIR[dense], _SIDE, _AIR[dense])
        self._tiles.set_unit(tiles)
        shown = self._out or self._tiles
        if narrow:
            self._grid.addWidget(shown, 1, 0, 1, -1)
        else:
            self._grid.addWidget(shown, 0, 1)
        self.player.fit_width(name)
        if self._valued:
            show_if(self._labels[0], not narrow)
        for figure in self._labels:
            figure.setMinimumWidth(scaled(_NARROW_FIGURE if narrow else _FIGURE_WIDTH))

    def spoken(self, heads: Sequence[str]) -> str:
        """Return the row in words, with the heads of its figures."""
        tiles = self._tiles.accessibleName() if self._out is None else self._out.text()
        figures = (f"{head}: {figure}." for head, figure in zip(heads, self._figures, strict=True))
        return " ".join((f"{self.player.spoken}: {tiles}.", *figures))


class _PlacedPlayer(QWidget):
    """Place, badge and name of a seat."""

    def __init__(self, place: int, seat: int, name: str) -> None:
        super().__init__()
        self._place = label(TOTAL if place == 1 else SECOND, place_text(place))
        self._name, self._text = name, label(NAME)
        self.spoken = f"{place_text(place)} {name}"
        self._text.setToolTip(tip(name))
        self._text.setAccessibleName(name)
        self._text.ensurePolished()  # as wide as it will be shown, at once
        parts = (self._place, SeatBadge(seat, _BADGE), (self._text, 1))
        self.setLayout(hbox(*parts, spacing=10, margins=(0, 0, 10, 0)))

    def width_needed(self) -> int:
        """Return the pixels in which the whole name is seen."""
        return scaled(_BESIDE_NAME) + self._text.fontMetrics().horizontalAdvance(self._name) + 1

    def fit_width(self, width: int) -> None:
        """Be this many pixels wide, with dots at the end of a name that is too long."""
        self.setFixedWidth(width)
        self._place.setFixedWidth(scaled(_PLACE))
        room = width - scaled(_BESIDE_NAME)
        letters = self._text.fontMetrics()
        self._text.setText(letters.elidedText(self._name, Qt.TextElideMode.ElideRight, room))


def _figure(role: str, text: str = "") -> QLabel:
    result = label(role, text)
    result.setMinimumWidth(scaled(_FIGURE_WIDTH))
    result.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return result
