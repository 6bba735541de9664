"""The table of the score sheet: rounds by players, with each round's points and the total after it."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QFont, QPainter, QPen, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from mtdesk.table.art.colours import colour, readable
from mtdesk.table.art.emblems import LEAST_CONTRAST, paint_disc
from mtdesk.table.look import current_theme, seat_look
from mtdesk.table.theme import SMALLEST_TEXT, sized_font
from mtdesk.ui.kit.sizes import TextSized, scaled
from mtdesk.ui.kit.style import field_ground
from mtdesk.ui.scores.model import Cell, ScoreModel

_Index = QModelIndex | QPersistentModelIndex
_COLUMN, _ROW, _LEAST_ROWS = 78, 30, 4
"""Pixels at scale 1 of the narrowest column and of a row, and how many rows are in sight at least."""
_HEAD, _LETTERS, _BADGE, _GAP = 62, 15, 16, 5
"""Pixels at scale 1 of the head, its letters, the badges in it, and between a badge and the total."""
_SPLIT, _WIDEST = 0.47, "8888"
"""Where in a cell the points end, a share of its width; what totals have room for, to line up."""
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class PlayerHeader(QHeaderView):
    """Columns as wide as the window allows, headed by name, badge, place and total; gold leads."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.setSectionsClickable(False)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), scaled(_HEAD))

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:  # noqa: N803 -- Qt's
        model, theme = self.model(), current_theme()
        assert isinstance(model, ScoreModel)
        place, name, total = model.scores.line(logicalIndex)
        look = seat_look(logicalIndex)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = readable(look.colour, field_ground(theme), LEAST_CONTRAST)
        painter.fillRect(QRect(rect.left() + 4, rect.bottom() - 3, rect.width() - 8, 3), QColor(line))
        upper = rect.adjusted(2, scaled(6), -2, -rect.height() // 2)
        painter.setFont(sized_font(scaled(_LETTERS), QFont.Weight.Bold))
        painter.setPen(QColor(theme.text))
        name = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, upper.width())
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, name)
        leads = model.scores.leads(logicalIndex)
        weight = QFont.Weight.Black if leads else QFont.Weight.Medium
        painter.setFont(sized_font(scaled(_LETTERS), weight))
        painter.setPen(QColor(theme.gold if leads else theme.text_second))
        text = " · ".join(filter(None, (place, total)))
        lower = rect.adjusted(2, rect.height() // 2, -2, -scaled(6))
        badge, width = scaled(_BADGE), painter.fontMetrics().horizontalAdvance(text)
        if badge + scaled(_GAP) + width <= lower.width():
            left = lower.left() + (lower.width() - badge - scaled(_GAP) - width) / 2
            paint_disc(painter, look, QPointF(left + badge / 2, lower.center().y()), badge / 2)
            lower.setLeft(lower.left() + badge + scaled(_GAP))
        painter.drawText(lower, Qt.AlignmentFlag.AlignCenter, text)
        painter.restore()


class CellPainter(QStyledItemDelegate):
    """Paints points in the middle of the left part, the total small beside them; gold: went out."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        painter.save()
        area, theme = option.rect, current_theme()
        if index.row() % 2:
            painter.fillRect(area, QColor(255, 255, 255, 10))
        if index.data(Cell.OUT):
            painter.fillRect(area, colour(theme.gold, 0.18))
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(theme.text), scaled(2)))
            painter.drawRect(area.adjusted(1, 1, -2, -2))
        middle = area.left() + round(_SPLIT * area.width())
        font = painter.font()
        font.setWeight(QFont.Weight.Bold)
        painter.setFont(font)
        painter.setPen(QColor(theme.gold if index.data(Cell.OUT) else theme.text))
        left = QRect(area.left(), area.top(), middle - area.left() - 4, area.height())
        painter.drawText(left, _RIGHT, index.data())
        font.setWeight(QFont.Weight.Medium)
        font.setPixelSize(max(SMALLEST_TEXT, font.pixelSize() - scaled(2)))
        painter.setFont(font)
        painter.setPen(QColor(theme.text_second))
        right = QRect(middle + 4, area.top(), area.right() - middle - 4, area.height())
        right.setWidth(min(right.width(), painter.fontMetrics().horizontalAdvance(_WIDEST)))
        painter.drawText(right, _RIGHT, index.data(Cell.TOTAL))
        painter.restore()


class ScoreTable(TextSized, QTableView):
    """All finished rounds of a ``model``; the newest is scrolled into sight."""

    def __init__(self, model: ScoreModel) -> None:
        super().__init__()
        self.scores_model = model
        self.setModel(self.scores_model)
        self.setItemDelegate(CellPainter(self))
        self.setHorizontalHeader(PlayerHeader(self))
        self.setShowGrid(False)
        self.setCornerButtonEnabled(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setAccessibleName(self.tr("Points by round and player"))
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.scores_model.modelReset.connect(self.fit_ui)
        self.scores_model.modelReset.connect(self.scrollToBottom)
        self.fit_ui()

    def fit_ui(self) -> None:
        """Ask for room for four rounds, and for some of the players where there are many."""
        self.verticalHeader().setDefaultSectionSize(scaled(_ROW))
        self.horizontalHeader().setMinimumSectionSize(scaled(_COLUMN))
        columns = 1 + min(6, self.scores_model.columnCount())
        self.setMinimumSize(columns * scaled(_COLUMN), scaled(_HEAD + _LEAST_ROWS * _ROW))

    def keyboardSearch(self, search: str) -> None:
        """Ignore what is typed: a number means no cell with such points."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Be at a cell of the newest round."""
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.scores_model.index(self.scores_model.rowCount() - 1, 0))
        super().focusInEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        """Show the newest round: only now are the heights known."""
        super().showEvent(event)
        self.scrollToBottom()
