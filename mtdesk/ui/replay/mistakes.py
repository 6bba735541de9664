"""The mistakes of a game: their list, a row each, and a chart of what those of a round cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum

from PySide6.QtCore import QLineF, QModelIndex, QPointF, QRectF, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem

from mtdesk.i18n import decimal_text, number_text
from mtdesk.lab.analysis import Decision
from mtdesk.table.art.emblems import paint_disc
from mtdesk.table.art.painting import colour
from mtdesk.table.look import current_theme, seat_look
from mtdesk.ui.kit.chart import Chart, Scale, draw_seat_line, spread
from mtdesk.ui.kit.labels import tip
from mtdesk.ui.kit.sizes import TextSized, scaled
from mtdesk.ui.kit.widgets import badge_icon
from mtdesk.ui.replay.words import AnalysisTexts, shown_loss

_BADGE = 18
_HEIGHT = 112
"""Pixels at scale 1."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Column(IntEnum):
    """What stands in a row."""

    MOVE = 0
    PLAYED = 1
    LOST = 2


class _Row(QTreeWidgetItem):
    """A mistake of a player of this name, and the number of its move in the game."""

    def __init__(self, mistake: Decision, name: str, number: int, texts: AnalysisTexts) -> None:
        super().__init__()
        self.mistake = mistake
        cells = number, texts.move(mistake.played.move), shown_loss(mistake)
        tips = name, name, texts.uncertainty(mistake)
        for column, (cell, told) in enumerate(zip(cells, tips, strict=True)):
            self.setData(column, Qt.ItemDataRole.DisplayRole, cell)
            self.setToolTip(column, tip(told))
        self.setIcon(Column.MOVE, badge_icon(mistake.seat, scaled(_BADGE)))
        self.setData(Column.MOVE, Qt.ItemDataRole.AccessibleTextRole, f"{name}, {number_text(number)}")
        self.setTextAlignment(Column.LOST, _RIGHT)


class MistakeList(TextSized, QTreeWidget):
    """Lists mistakes. ``chosen`` carries the one that someone wants to see."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._texts = AnalysisTexts(self)
        heads = (self.tr("Move", "its number in the game"), self.tr("Played"), self.tr("Points lost"))
        self.setHeaderLabels(heads)
        self.headerItem().setTextAlignment(Column.LOST, _RIGHT)
        self.setProperty("compact", True)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click must not take the keyboard from the table
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.header()
        header.setSectionsMovable(False)
        header.setStretchLastSection(False)
        header.setResizeContentsPrecision(0)  # the visible rows
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(Column.PLAYED, QHeaderView.ResizeMode.Stretch)
        header.setMinimumSectionSize(scaled(40))
        self.sortByColumn(Column.MOVE, Qt.SortOrder.AscendingOrder)
        self.itemClicked.connect(self._choose)
        self.currentItemChanged.connect(self._choose)
        self.fit_ui()
        self.setAccessibleName(self.tr("Mistakes"))

    def minimumSizeHint(self) -> QSize:
        columns = sum(map(self.header().sectionSizeHint, Column))
        return QSize(columns + self.verticalScrollBar().sizeHint().width() + 4, scaled(_HEIGHT))

    def show_mistakes(
        self, mistakes: Sequence[Decision], names: Sequence[str], before: Sequence[int]
    ) -> None:
        """List these mistakes of players of these names; ``before``: the moves before each round."""
        current = self.current
        rows = [
            _Row(one, names[one.seat], before[one.round - 1] + one.action, self._texts) for one in mistakes
        ]
        with QSignalBlocker(self):  # nothing is chosen
            self.setSortingEnabled(False)
            self.clear()
            self.addTopLevelItems(rows)
            self.setSortingEnabled(True)
        self.point_at(current)

    @property
    def current(self) -> Decision | None:
        """The mistake that is marked."""
        row = self.currentItem()
        return row.mistake if isinstance(row, _Row) else None

    def point_at(self, mistake: Decision | None) -> None:
        """Mark a mistake, if it is listed, and bring it into sight, without choosing it."""
        rows = map(self.topLevelItem, range(self.topLevelItemCount()))
        found = (row for row in rows if isinstance(row, _Row) and row.mistake is mistake)
        row = next(found, None)
        with QSignalBlocker(self):
            self.setCurrentIndex(QModelIndex() if row is None else self.indexFromItem(row))
        self._keep_in_sight()

    def _keep_in_sight(self) -> None:
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def updateGeometries(self) -> None:
        """Keep the marked row in sight when the list has become lower, or has other rows."""
        super().updateGeometries()
        self._keep_in_sight()

    def _choose(self, row: QTreeWidgetItem | None) -> None:
        if isinstance(row, _Row):
            self.chosen.emit(row.mistake)

    def fit_ui(self) -> None:
        self.setIconSize(QSize(scaled(_BADGE), scaled(_BADGE)))


_LINES = 3
_HIGHEST = 200
"""Pixels at scale 1."""
_DISC = 8.0
_AIR = 1.5
"""The least distance between the numbers of the scale, in heights of a line."""

Line = Sequence[tuple[int, float]]
"""Moves of the round, from 0, and the points lost by then, which never decrease."""


class LossChart(TextSized, Chart):
    """Points lost by move; a line marks the move shown on the table. ``picked`` carries a move clicked on."""

    picked = Signal(int)

    def __init__(self) -> None:
        super().__init__(QSize(280, 100))
        self._plot = QRectF()
        self._lines: dict[int, Line] = {}
        self._moves = 1
        self._at = 0
        self._names: Sequence[str] = ()
        self.setAccessibleName(self.tr("Line chart of the points lost in this round"))
        self.fit_ui()

    def fit_ui(self) -> None:
        """Take the greatest height that goes with the current text size."""
        self.setMaximumHeight(scaled(_HIGHEST))

    def show_lines(self, lines: Mapping[int, Line], moves: int, names: Sequence[str]) -> None:
        """Draw a line for each of these seats over this many moves."""
        self._lines, self._moves, self._names = dict(lines), max(1, moves), names
        hand, arrow = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
        self.setCursor(hand if any(lines.values()) else arrow)
        ends = ((seat, line[-1][1]) for seat, line in self._lines.items() if line)
        self.setAccessibleDescription(
            " · ".join(f"{self._names[seat]} {decimal_text(points)}" for seat, points in ends)
        )
        self.update()

    def show_move(self, move: int) -> None:
        self._at = move
        self.update()

    def draw(self, painter: QPainter, area: QRectF) -> None:
        theme, disc = current_theme(), float(scaled(_DISC))
        apart = _AIR * painter.fontMetrics().height()
        grid = max(1, min(_LINES, int((area.height() - 2 * disc - 4) / apart)))
        highest = max((points for line in self._lines.values() for _, points in line), default=0.0)
        scale = Scale(theme, painter.font(), highest, lines=grid)
        plot = self._plot = area.adjusted(scale.width(painter) + 4, disc + 2, -2 * disc - 14, -disc - 2)
        scale.draw(painter, plot)
        x = self._point(self._at, 0, scale).x()
        painter.setPen(QPen(colour(theme.gold), 1.5, Qt.PenStyle.DashLine))
        painter.drawLine(QLineF(x, plot.top(), x, plot.bottom()))
        paths = {seat: self._path(line, scale) for seat, line in self._lines.items()}
        for seat, path in paths.items():
            draw_seat_line(painter, path, seat, theme, 2.4)
        # At the ends are the badges of those who lost most, if there is no room for all.
        most = sorted(paths, key=lambda seat: paths[seat][-1].y())[: 1 + int(plot.height() / (2 * disc + 1))]
        heights = spread([paths[seat][-1].y() for seat in most], 2 * disc + 1, plot.top(), plot.bottom())
        for seat, y in zip(most, heights, strict=True):
            paint_disc(painter, seat_look(seat), QPointF(plot.right() + disc + 6, y), disc)

    def _point(self, move: int, points: float, scale: Scale) -> QPointF:
        across = self._plot.width() * min(move / self._moves, 1.0)
        return QPointF(self._plot.left() + across, scale.y(points, self._plot))

    def _path(self, line: Line, scale: Scale) -> list[QPointF]:
        """Steps: the cost of a decision is lost at once."""
        path, points = [self._point(0, 0.0, scale)], 0.0
        for move, total in line:
            path += [self._point(move, points, scale), self._point(move, total, scale)]
            points = total
        return [*path, self._point(self._moves, points, scale)]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton or self._plot.isEmpty():
            super().mousePressEvent(event)
            return
        share = (event.position().x() - self._plot.left()) / self._plot.width()
        self.picked.emit(round(min(max(share, 0.0), 1.0) * self._moves))
