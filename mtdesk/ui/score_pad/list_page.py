"""All score pads, to open, rename or delete one, or to start another."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QColor, QFont, QKeyEvent, QKeySequence, QPainter
from PySide6.QtWidgets import (
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from mtdesk.i18n import list_text, people_text
from mtdesk.table.look import current_theme
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import STRETCH, hbox, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import RowList, is_enter, press_by_enter, second_label, tip, title_label
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
        first, _, second = str(index.data()).partition("\n")
        shown.text = ""
        option.widget.style().drawControl(
            QStyle.ControlElement.CE_ItemViewItem, shown, painter, option.widget
        )
        area = shown.rect.adjusted(scaled(_BESIDE), scaled(_ABOVE), -scaled(_BESIDE), -scaled(_ABOVE))
        half = (area.height() - scaled(_BETWEEN)) // 2
        theme, bold = current_theme(), QFont(shown.font)
        state = theme.gold if index.data(_RUNNING) else theme.text_second
        bold.setWeight(QFont.Weight.Bold)
        painter.save()
        for text, top, font, ink in (
            (first, area.top(), bold, theme.text),
            (second, area.bottom() + 1 - half, shown.font, state),
        ):
            painter.setFont(font)
            painter.setPen(QColor(ink))
            room = QRect(area.left(), top, area.width(), half)
            line = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, line)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Called by Qt's views."""
        letters = option.widget.fontMetrics()
        lines = 2 * letters.height() + scaled(_BETWEEN)
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


class ListPage(Translated, QWidget):
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
        self._title = title_label()
        self._note = second_label()
        self.list = PadList()
        self.list.setItemDelegate(_TwoLines(self.list))
        self.list.setSpacing(3)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.new, self.open, self.rename, self.remove, self.file = (QPushButton() for _ in range(5))
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
        bottom = hbox(self.open, self.rename, self.remove, self.file, STRETCH, self.new, spacing=8)
        parts = (self._title, self._note, (self.list, 1), bottom)
        self.setLayout(vbox(*parts, spacing=10, margins=(20, 12, 20, 16)))
        self.setFocusProxy(self.list)
        self.retranslate_ui()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_by_enter(self, event):
            super().keyPressEvent(event)

    def _wish(self, wish: SignalInstance) -> None:
        row = self.list.currentRow()
        if 0 <= row < len(self.pads):
            wish.emit(self.pads[row])

    @property
    def has_pads(self) -> bool:
        """Whether there is any pad."""
        return bool(self.pads)

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
        self.list.addItems([""] * len(self.pads))
        self.list.setCurrentRow(min(max(row, 0), len(self.pads) - 1))
        for button in (self.open, self.rename, self.remove):
            button.setEnabled(bool(self.pads))
        self.retranslate_ui()

    def _suggest(self, row: int) -> None:
        """Suggest to open the selected pad if it is running, otherwise to start another."""
        is_running = 0 <= row < len(self.pads) and self.pads[row].is_running
        self.open.setDefault(is_running)
        self.new.setDefault(not is_running)

    def _line(self, kept: KeptPad) -> str:
        when = self._texts.begun(kept)
        if kept.pad is None:
            return self.tr("{file} (unreadable)").format(file=kept.file.name) + f"\n{when}"
        names = [player.name for player in kept.pad.players]
        name = f"{kept.pad.title} · {people_text(names)}" if kept.pad.title else list_text(names)
        return f"{name}\n{self._texts.state(kept.pad)} · {when}"

    def _tip(self, kept: KeptPad) -> str:
        """Return all that a line says, and who plays."""
        names = kept.pad is not None and kept.pad.title and [player.name for player in kept.pad.players]
        return " · ".join([*self._line(kept).splitlines(), *([list_text(names)] if names else [])])

    def retranslate_ui(self) -> None:
        self._title.setText(self.tr("Score pads"))
        self._note.setText(self.tr("Keep score for games with real tiles. Every entry is saved immediately."))
        self.list.setAccessibleName(self.tr("Score pads"))
        self.new.setText(self.tr("&New score pad"))
        self.open.setText(self.tr("&Open", "a score pad"))
        self.rename.setText(self.tr("&Rename…", "a score pad"))
        self.remove.setText(self.tr("&Delete…", "a score pad"))
        self.file.setText(self.tr("From a &file…"))
        for row, kept in enumerate(self.pads):
            self.list.item(row).setText(self._line(kept))
            self.list.item(row).setData(_RUNNING, kept.is_running)
            self.list.item(row).setToolTip(tip(self._tip(kept)))
