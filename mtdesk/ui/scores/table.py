"""The table of the score sheet: rounds by players, with each round's points and the total after it."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QFont,
    QPainter,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from mtdesk.i18n import number_text, points_text
from mtdesk.rules.view import Over
from mtdesk.table.look import current_theme
from mtdesk.table.theme import SMALLEST_TEXT
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.labels import tip
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.scores.header import HEIGHT, NARROWEST, PlayerHeader
from mtdesk.ui.scores.notes import BLOCKED_SIGN, points_or_sign
from mtdesk.ui.scores.scores import Scores

_Index = QModelIndex | QPersistentModelIndex
_ROW_HEIGHT, _LOWEST = 32, 24
"""Pixels at scale 1 of a row, and the least where that lets more of them be seen."""
_NARROWER = 0.9
"""How narrow a column may be, relative to the usual least, if that lets all players be seen."""
_LEAST_ROWS = 1
_HEAD_PADDING, _COMFORTABLE = 30, 100
"""Pixels at scale 1 besides the words for a round, and of a column that is not cramped."""
_SPLIT = 0.47
"""Where in a cell the points end and the total starts, as shares of its width."""


class Cell(IntEnum):
    """What the cells of the model hold besides their text."""

    POINTS = Qt.ItemDataRole.UserRole
    TOTAL = Qt.ItemDataRole.UserRole + 1
    OUT = Qt.ItemDataRole.UserRole + 2
    LONGEST = Qt.ItemDataRole.UserRole + 3
    """The longest of all totals, of which the others take the room."""


class ScoreModel(QAbstractTableModel):
    """Scores as Qt's views read them: a row for each finished round, a column for each seat."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.scores: Scores | None = None
        self._longest = ""
        self.is_short = False
        """Whether rounds are headed only by their numbers, to leave room for many players."""

    @property
    def longest_heads(self) -> tuple[int, ...]:
        """The rows of which one has the longest head: the last of each kind."""
        rounds = () if self.scores is None else self.scores.rounds
        last = {rounds[row].over: row for row in range(len(rounds))}
        return tuple(last.values())

    def show_short(self, short: bool) -> None:
        """Head rounds only by their numbers, or in words."""
        if short != self.is_short:
            self.is_short = short
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, max(0, self.rowCount() - 1))

    def show_scores(self, scores: Scores) -> None:
        """Hold these scores from now on."""
        self.beginResetModel()
        self.hold(scores)
        self.endResetModel()

    def hold(self, scores: Scores) -> None:
        """Hold scores without informing views."""
        self.scores = scores
        totals = {total for totals in scores.running_totals for total in totals}
        self._longest = max(map(points_text, totals), key=len, default="")

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 -- as in Qt
        return 0 if self.scores is None or parent.isValid() else len(self.scores.rounds)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 -- as in Qt
        return 0 if self.scores is None or parent.isValid() else len(self.scores.names)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Called by Qt: the points as text, total and sign apart, and all together for screen readers."""
        if self.scores is None or not index.isValid():
            return None
        round_ = self.scores.rounds[index.row()]
        seat = index.column()
        if role in (Qt.ItemDataRole.DisplayRole, Cell.POINTS):
            return points_or_sign(round_, seat)
        if role == Cell.TOTAL:
            return points_text(self.scores.running_totals[index.row()][seat])
        if role == Cell.LONGEST:
            return self._longest
        if role == Cell.OUT:
            return round_.is_out(seat)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(index.row(), seat)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(self._spoken(index.row(), seat))
        return None

    def _spoken(self, row: int, seat: int) -> str:
        assert self.scores is not None
        if not self.scores.rounds[row].took_part(seat):
            text = self.tr("{name}, round {round}: did not take part")
            return text.format(name=self.scores.names[seat], round=number_text(row + 1))
        text = (
            self.tr("{name}, round {round}: {points}, total {total}, out")
            if self.scores.rounds[row].is_out(seat)
            else self.tr("{name}, round {round}: {points}, total {total}")
        )
        return text.format(
            name=self.scores.names[seat],
            round=number_text(row + 1),
            points=points_text(self.scores.rounds[row].points[seat]),
            total=points_text(self.scores.running_totals[row][seat]),
        )

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        if self.scores is None:
            return None
        if orientation is Qt.Orientation.Horizontal:
            name = self.scores.names[section]
            shown = {Qt.ItemDataRole.DisplayRole: name, Qt.ItemDataRole.ToolTipRole: tip(name)}
            return shown.get(Qt.ItemDataRole(role))
        if role == Qt.ItemDataRole.DisplayRole:
            return self.round_text(section, short=self.is_short)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return self.round_text(section)
        return None

    def is_blocked(self, row: int) -> bool:
        """Return whether a round was blocked."""
        assert self.scores is not None
        return self.scores.rounds[row].over is Over.BLOCKED

    def round_text(self, row: int, *, short: bool = False) -> str:
        """Return what a round is called, and whether it was blocked; ``short``: a number and a cross."""
        assert self.scores is not None
        blocked = self.is_blocked(row)
        if short:
            text = f"{{round}} {BLOCKED_SIGN}" if blocked else "{round}"
        else:
            text = self.tr("Round {round}, blocked") if blocked else self.tr("Round {round}")
        return text.format(round=number_text(row + 1))


class CellPainter(QStyledItemDelegate):
    """Paints points in the middle of the left part, the total small beside them; gold: went out."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        painter.save()
        area: QRect = option.rect
        if index.row() % 2:
            painter.fillRect(area, QColor(255, 255, 255, 10))
        if index.data(Cell.OUT):
            painter.fillRect(area, _faded(current_theme().gold, 46))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(current_theme().text), scaled(2)))
            painter.drawRect(area.adjusted(1, 1, -2, -2))
        self._write(painter, area, index)
        painter.restore()

    def _write(self, painter: QPainter, area: QRect, index: _Index) -> None:
        middle = area.left() + round(_SPLIT * area.width())
        left = QRect(area.left(), area.top(), middle - area.left() - 4, area.height())
        right = QRect(middle + 4, area.top(), area.right() - middle - 4, area.height())
        font = painter.font()
        font.setWeight(QFont.Weight.Bold)
        painter.setFont(font)
        theme = current_theme()
        painter.setPen(QColor(theme.gold if index.data(Cell.OUT) else theme.text))
        painter.drawText(
            left, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, index.data(Cell.POINTS)
        )
        font.setWeight(QFont.Weight.Medium)
        font.setPixelSize(max(SMALLEST_TEXT, font.pixelSize() - scaled(2)))
        painter.setFont(font)
        painter.setPen(QColor(theme.text_second))
        longest = painter.fontMetrics().horizontalAdvance(index.data(Cell.LONGEST))
        right.setWidth(min(right.width(), longest + 1))
        painter.drawText(
            right, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, index.data(Cell.TOTAL)
        )

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(scaled(NARROWEST), scaled(_ROW_HEIGHT))


def _faded(tint: str, alpha: int) -> QColor:
    result = QColor(tint)
    result.setAlpha(alpha)
    return result


class ScoreTable(Translated, QTableView):
    """All finished rounds; the newest is scrolled into sight."""

    def __init__(self, model: ScoreModel | None = None) -> None:
        super().__init__()
        self.scores_model = ScoreModel(self) if model is None else model
        self._header = PlayerHeader(self)
        self.setModel(self.scores_model)
        self.setItemDelegate(CellPainter(self))
        self.setHorizontalHeader(self._header)
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.fit_ui()
        self.retranslate_ui()

    def fit_ui(self) -> None:
        self._fit_rows()
        self._fit_columns()
        self.setMinimumHeight(scaled(HEIGHT + _LEAST_ROWS * _ROW_HEIGHT))

    def height_of(self, rows: int) -> int:
        """Return the height in pixels that shows this many rounds, or all if there are fewer."""
        shown = min(rows, self.scores_model.rowCount())
        return scaled(HEIGHT) + shown * scaled(_ROW_HEIGHT)

    def least_height(self, rows: int) -> int:
        """Return the same if the rows are as low as they may be."""
        shown = min(rows, self.scores_model.rowCount())
        return scaled(HEIGHT) + 2 * self.frameWidth() + shown * scaled(_LOWEST)

    def _fit_rows(self) -> None:
        """Let the rows be a little lower if more of them can be seen then, and none in part.

        What they leave over, the header takes.
        """
        rows, lowest = self.scores_model.rowCount(), scaled(_LOWEST)
        bar = self.horizontalScrollBar()
        across = bar.sizeHint().height() if bar.maximum() > 0 else 0
        room = self.height() - 2 * self.frameWidth() - scaled(HEIGHT) - across
        seen = max(1, min(rows, room // lowest))
        each = max(lowest, min(room // seen, scaled(_ROW_HEIGHT)))
        self.verticalHeader().setDefaultSectionSize(each)
        self._header.take(max(0, room - seen * each) if seen < rows else 0)
        self.updateGeometries()

    def width_needed(self) -> int:
        """Return the width in pixels at which all players can be read without scrolling."""
        return (self.scores_model.columnCount() + 1) * scaled(NARROWEST)

    def show_scores(self, scores: Scores) -> None:
        """Show these scores."""
        self.scores_model.show_scores(scores)
        self.show_heads(scores)
        self.scrollToBottom()

    def show_heads(self, scores: Scores) -> None:
        """Head the columns with the totals of these scores, and fit rows and columns."""
        self._header.show_scores(scores)
        self._fit_heads()
        self._fit_columns()
        self._fit_rows()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Called by Qt: many players leave room only for the numbers of rounds; the newest stays in sight."""
        bar = self.verticalScrollBar()
        is_at_end = bar.value() == bar.maximum()
        super().resizeEvent(event)
        self._fit_heads()
        self._fit_columns()
        self._fit_rows()
        if is_at_end:
            self.scrollToBottom()

    def _fit_heads(self) -> None:
        """Head rounds in words if no player needs the space."""
        letters = self.verticalHeader().fontMetrics()
        texts = map(self.scores_model.round_text, self.scores_model.longest_heads)
        words = max(map(letters.horizontalAdvance, texts), default=0) + scaled(_HEAD_PADDING)
        players = self.scores_model.columnCount() * scaled(_COMFORTABLE)
        self.scores_model.show_short(words + players > self.width())

    def _fit_columns(self) -> None:
        """Let the columns be a little narrower if all of them can be seen then."""
        each, usual = self.viewport().width() // max(1, self.scores_model.columnCount()), scaled(NARROWEST)
        least = each if _NARROWER * usual <= each < usual else usual
        if self._header.minimumSectionSize() != least:
            self._header.setMinimumSectionSize(least)
            self._header.resizeSections()
            self.updateGeometries()

    def keyboardSearch(self, search: str) -> None:
        """Called by Qt for what is typed: a number means no cell with such points."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Called by Qt: there is a cell to be at, in the newest round."""
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.scores_model.index(self.scores_model.rowCount() - 1, 0))
        super().focusInEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Called by Qt: only now are the heights known."""
        super().showEvent(event)
        self.scrollToBottom()

    def retranslate_ui(self) -> None:
        self.setAccessibleName(self.tr("Points by round and player"))
        if self.scores_model.scores is not None:
            self.show_scores(self.scores_model.scores)
