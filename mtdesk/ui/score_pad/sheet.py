"""The sheet of a score pad: a score sheet in which every cell can be typed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QLineEdit,
    QStyleOptionViewItem,
    QWidget,
)

from mtdesk.i18n import number_text
from mtdesk.record.score_pad import waiting
from mtdesk.table.art.colours import colour
from mtdesk.table.look import current_theme
from mtdesk.ui.kit.style import field_ground
from mtdesk.ui.kit.widgets import is_enter
from mtdesk.ui.score_pad.model import PadModel, points_from
from mtdesk.ui.scores.table import CellPainter, ScoreTable

_Index = QModelIndex | QPersistentModelIndex

_EDGE = 3
"""Pixels between a cell of the open round and the field painted in it."""


class EntryField(QLineEdit):
    """Takes a number, or a sum, in which the space bar writes a plus."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setInputMethodHints(Qt.InputMethodHint.ImhPreferNumbers)

    @property
    def has_number(self) -> bool:
        """Whether it holds a number or a sum, or nothing."""
        try:
            points_from(self.text())
        except ValueError:
            return False
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() == " ":
            self.insert("+")
        else:
            super().keyPressEvent(event)


class EntryDelegate(CellPainter):
    """Edits the cells of a table, and paints those of the open round as fields."""

    def __init__(self, model: PadModel, table: PadTable) -> None:
        super().__init__(table)
        self._model, self._table = model, table

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        if self._model.is_open(index.row()):
            theme = current_theme()
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(colour(theme.text_second, 0.5))
            painter.setBrush(QColor(field_ground(theme)))
            painter.drawRoundedRect(QRectF(option.rect).adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE), 5, 5)
            painter.restore()
        super().paint(painter, option, index)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: _Index) -> QWidget:
        field = EntryField(parent)
        text = self.tr("{name}, round {round}")
        name = self._model.pad.players[index.column()].name
        field.setAccessibleName(text.format(name=name, round=number_text(index.row() + 1)))
        return field

    def setEditorData(self, editor: QWidget, index: _Index) -> None:
        assert isinstance(editor, EntryField)
        if not editor.isModified():  # otherwise something else has changed meanwhile
            editor.setText(str(index.data(Qt.ItemDataRole.EditRole)))
            editor.selectAll()

    def setModelData(self, editor: QWidget, model: QObject, index: _Index) -> None:
        assert isinstance(editor, EntryField)
        if not self._model.setData(index, typed := editor.text()):
            # Only after the cell that becomes current has told what looks odd in its round.
            QTimer.singleShot(0, self, lambda: self._table.refused.emit(typed))

    def eventFilter(self, editor: QObject, event: QEvent) -> bool:
        """Commit an entry with Enter and Tab; a text that is no number stays to be mended."""
        if (
            not isinstance(editor, EntryField)
            or not isinstance(event, QKeyEvent)
            or event.type() is not QEvent.Type.KeyPress
            or not (is_enter(event) or event.key() == Qt.Key.Key_Tab)
        ):
            return super().eventFilter(editor, event)
        if not editor.has_number:
            self._table.refused.emit(editor.text())
            editor.selectAll()
            return True
        self.commitData.emit(editor)
        self.closeEditor.emit(editor, QAbstractItemDelegate.EndEditHint.NoHint)
        self._table.lead_on()
        return True


class PadTable(ScoreTable):
    """A table of a pad: typing writes in a cell, and Enter leads on to the next one without an entry.

    ``row_written`` reports that there is none in the open round, ``tiles_wanted`` that the tiles left are to
    be picked for the current cell, ``refused`` carries a text that is no number.
    """

    row_written = Signal()
    tiles_wanted = Signal()
    refused = Signal(str)

    def __init__(self, model: PadModel) -> None:
        super().__init__(model)
        self._model = model
        self.setItemDelegate(EntryDelegate(model, self))
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.AnyKeyPressed | triggers.EditKeyPressed | triggers.DoubleClicked)
        model.stepped.connect(lambda cell: self.go_to_open() if cell is None else self.go_to(*cell))

    @property
    def cell(self) -> tuple[int, int]:
        """The round and the player at the current cell."""
        index = self.currentIndex()
        return (index.row(), index.column()) if index.isValid() else (self._model.pad.last, 0)

    def go_to(self, row: int, player: int) -> None:
        """Make a cell the current one, and bring it in sight."""
        self.setCurrentIndex(self._model.index(row, player))

    def go_to_open(self) -> None:
        """Go to the first cell of the last round without an entry."""
        pad = self._model.pad
        self.go_to(pad.last, next(iter(waiting(pad, pad.last)), 0))

    def settle(self) -> bool:
        """Write what is being typed; returns whether it is a number. If not, it stays to be mended."""
        for field in self.viewport().findChildren(EntryField):
            if field.isHidden():  # it is about to be deleted
                continue
            if not field.has_number:
                self.refused.emit(field.text())
                return False
            self.commitData(field)
            self.closeEditor(field, QAbstractItemDelegate.EndEditHint.NoHint)
        return True

    def lead_on(self) -> None:
        """Go to the next cell of the round without an entry, then to the open round, which may be complete.

        Enter in a cell without an entry leaves that empty.
        """
        pad, (row, player) = self._model.pad, self.cell
        empty = waiting(pad, row)
        is_skipped = pad.rounds[row].cells[player] is None
        following = [other for other in empty if other > player]
        if following or (empty and not is_skipped):
            self.go_to(row, (following or empty)[0])
        elif self._model.is_open(row):
            self.row_written.emit()
        elif not pad.is_over:
            self.go_to_open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.lead_on()
        elif event.key() == Qt.Key.Key_Backspace or event.matches(QKeySequence.StandardKey.Delete):
            self._model.setData(self.currentIndex(), "")
        elif event.text() == " ":
            self.tiles_wanted.emit()
        else:
            super().keyPressEvent(event)
