"""All score pads, to open, rename or delete one, or to start another."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QFont, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QListWidgetItem,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from mtdesk.i18n import list_text, people_text
from mtdesk.table.look import current_theme
from mtdesk.ui.kit.labels import tip
from mtdesk.ui.kit.layouts import STRETCH, flow, hbox, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import RowList, is_enter, press_by_enter, second_label, title_label
from mtdesk.ui.score_pad.store import KeptPad
from mtdesk.ui.score_pad.texts import PadTexts

_BESIDE, _ABOVE, _BETWEEN = 12, 8, 5
"""Pixels at scale 1 beside, above and between the lines of an entry."""
_RUNNING = Qt.ItemDataRole.UserRole
"""Holds whether an entry is of a pad that can be continued."""


class _TwoLines(QStyledItemDelegate):
    """Paints the first line of a text as a heading of the second, which is golden for a running pad."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        shown = QStyleOptionViewItem(option)
        self.initStyleOption(shown, index)
        lines, shown.text = str(index.data()).split("\n"), ""
        item = QStyle.ControlElement.CE_ItemViewItem
        option.widget.style().drawControl(item, shown, painter, option.widget)
        area = shown.rect.adjusted(scaled(_BESIDE), scaled(_ABOVE), -scaled(_BESIDE), -scaled(_ABOVE))
        half = (area.height() - scaled(_BETWEEN)) // 2
        theme, bold = current_theme(), QFont(shown.font)
        bold.setWeight(QFont.Weight.Bold)
        state = theme.gold if index.data(_RUNNING) else theme.text_second
        painter.save()
        for line, top, font, ink in (
            (lines[0], area.top(), bold, theme.text),
            (lines[-1], area.bottom() + 1 - half, shown.font, state),
        ):
            painter.setFont(font)
            painter.setPen(QColor(ink))
            text = painter.fontMetrics().elidedText(line, Qt.TextElideMode.ElideRight, area.width())
            room = QRect(area.left(), top, area.width(), half)
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        lines = 2 * option.widget.fontMetrics().height() + scaled(_BETWEEN)
        return QSize(scaled(2 * _BESIDE), lines + 2 * scaled(_ABOVE))


class PadList(RowList):
    """A list in which Enter opens an entry, F2 renames and Delete deletes it."""

    open_wanted = Signal()
    rename_wanted = Signal()
    removal_wanted = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if is_enter(event):
            self.open_wanted.emit()
        elif event.key() == Qt.Key.Key_F2:
            self.rename_wanted.emit()
        elif event.matches(QKeySequence.StandardKey.Delete):
            self.removal_wanted.emit()
        else:
            super().keyPressEvent(event)


class ListPage(QWidget):
    """Shows pads, the latest first. All signals but the first two carry a `KeptPad`.

    ``file_wanted``: a pad from elsewhere is to be opened.
    """

    new_wanted = Signal()
    file_wanted = Signal()
    open_wanted = Signal(object)
    rename_wanted = Signal(object)
    removal_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.pads: tuple[KeptPad, ...] = ()
        """What is shown."""
        self.shown_last: Path | None = None
        """The file of the pad that was open before this page."""
        self._texts = PadTexts(self)
        title = self.tr("Score pads")
        note = self.tr("Keep score for games with real tiles. Every entry is saved immediately.")
        self.list = PadList()
        self.list.setAccessibleName(title)
        self.list.setItemDelegate(_TwoLines(self.list))
        self.list.setSpacing(3)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.new = QPushButton(self.tr("&New score pad"))
        self.open = QPushButton(self.tr("&Open", "a score pad"))
        self.rename = QPushButton(self.tr("&Rename…", "a score pad"))
        self.remove = QPushButton(self.tr("&Delete…", "a score pad"))
        self.file = QPushButton(self.tr("From a &file…"))
        self.new.clicked.connect(self.new_wanted)
        self.file.clicked.connect(self.file_wanted)
        for button in (self.open, self.rename, self.remove, self.file):
            button.setAutoDefault(False)
        for signal, wish in (
            (self.open.clicked, self.open_wanted),
            (self.list.open_wanted, self.open_wanted),
            (self.list.itemDoubleClicked, self.open_wanted),
            (self.rename.clicked, self.rename_wanted),
            (self.list.rename_wanted, self.rename_wanted),
            (self.remove.clicked, self.removal_wanted),
            (self.list.removal_wanted, self.removal_wanted),
        ):
            signal.connect(lambda *_, wish=wish: self._wish(wish))
        self.list.currentRowChanged.connect(self._suggest)
        others = hbox(self.open, self.rename, self.remove, self.file, STRETCH, spacing=8)
        bottom = flow((others, 1), self.new, spacing=8)
        parts = (title_label(title), second_label(note), (self.list, 1), bottom)
        self.setLayout(vbox(*parts, spacing=10, margins=(20, 12, 20, 16)))
        self.setFocusProxy(self.list)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_by_enter(self, event):
            super().keyPressEvent(event)

    def _wish(self, wish: SignalInstance) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self.pads):
            wish.emit(self.pads[row])

    def show_pads(self, pads: Sequence[KeptPad]) -> None:
        """Show these pads, with the one selected that was open or selected; at first, the one to continue."""
        row = self.list.currentRow()
        selected = self.shown_last or (self.pads[row].file if 0 <= row < len(self.pads) else None)
        self.pads, self.shown_last = tuple(pads), None
        running = (kept for kept in self.pads if kept.is_running)
        latest = max(running, key=lambda kept: kept.written, default=None)
        files = [kept.file for kept in self.pads]
        if selected in files:
            row = files.index(selected)
        elif row < 0 and latest is not None:
            row = files.index(latest.file)
        self.list.clear()
        for kept in self.pads:
            item = QListWidgetItem(self._lines(kept))
            item.setData(_RUNNING, kept.is_running)
            item.setToolTip(tip(self._tip(kept)))
            self.list.addItem(item)
        self.list.setCurrentRow(min(max(row, 0), len(self.pads) - 1))
        for button in (self.open, self.rename, self.remove):
            button.setEnabled(bool(self.pads))

    def _suggest(self, row: int) -> None:
        """Suggest to open the selected pad if it is running, otherwise to start another."""
        is_running = 0 <= row < len(self.pads) and self.pads[row].is_running
        self.open.setDefault(is_running)
        self.new.setDefault(not is_running)

    def _lines(self, kept: KeptPad) -> str:
        when = self._texts.begun(kept)
        if kept.pad is None:
            return self.tr("{file} (unreadable)").format(file=kept.file.name) + f"\n{when}"
        names = [player.name for player in kept.pad.players]
        name = f"{kept.pad.title} · {people_text(names)}" if kept.pad.title else list_text(names)
        return f"{name}\n{self._texts.state(kept.pad)} · {when}"

    def _tip(self, kept: KeptPad) -> str:
        """Return all that a line says, and who plays."""
        names = [player.name for player in kept.pad.players] if kept.pad and kept.pad.title else []
        return " · ".join(filter(None, (*self._lines(kept).splitlines(), list_text(names) if names else "")))
