"""All score pads, to open, rename or delete one, or to start another."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QTreeWidget, QTreeWidgetItem, QWidget

from mtdesk.i18n import Labels, list_text, people_text
from mtdesk.table.look import current_theme
from mtdesk.ui.kit.labels import tip
from mtdesk.ui.kit.layouts import STRETCH, flow, hbox, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import as_table, press_by_enter, second_label, title_label
from mtdesk.ui.score_pad import texts
from mtdesk.ui.score_pad.store import KeptPad

_NAME, _STATE, _BEGUN = range(3)
_ROW = 36
"""Pixels at scale 1, for fingers."""


class ListPage(QWidget):
    """Shows pads, the latest first. The buttons that need a pad are enabled only if there is one."""

    def __init__(self) -> None:
        super().__init__()
        self.pads: tuple[KeptPad, ...] = ()
        """What is shown."""
        title = Labels.tr("Score pads")
        note = self.tr("Keep score for games with real tiles. Every entry is saved immediately.")
        self.list = QTreeWidget()
        self.list.setAccessibleName(title)
        self.list.setHeaderLabels([Labels.tr("Name"), Labels.tr("Round"), self.tr("Begun")])
        as_table(self.list, _NAME)
        self.new = QPushButton(self.tr("&New score pad"))
        self.open = QPushButton(self.tr("&Open", "a score pad"))
        self.rename = QPushButton(self.tr("&Rename…", "a score pad"))
        self.remove = QPushButton(self.tr("&Delete…", "a score pad"))
        self.file = QPushButton(self.tr("From a &file…"))
        for button in (self.open, self.rename, self.remove, self.file):
            button.setAutoDefault(False)
        for button, key in ((self.rename, "F2"), (self.remove, "Del")):
            QShortcut(QKeySequence(key), self.list).activated.connect(button.click)
        self.list.itemActivated.connect(self.open.click)
        self.list.currentItemChanged.connect(self._suggest)
        others = hbox(self.open, self.rename, self.remove, self.file, STRETCH, spacing=8)
        bottom = flow((others, 1), self.new, spacing=8)
        parts = (title_label(title), second_label(note), (self.list, 1), bottom)
        self.setLayout(vbox(*parts, spacing=10, margins=(20, 12, 20, 16)))
        self.setFocusProxy(self.list)

    @property
    def row(self) -> int:
        """The row selected, -1 if there is none."""
        return self.list.currentIndex().row()

    @property
    def selected(self) -> KeptPad:
        return self.pads[self.row]

    def select(self, row: int) -> None:
        self.list.setCurrentIndex(self.list.model().index(row, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not press_by_enter(self, event):
            super().keyPressEvent(event)

    def show_pads(self, pads: Sequence[KeptPad], opened: Path | None = None) -> None:
        """Show these pads, with the one selected that was open or selected; at first, the one to continue."""
        row = self.row
        selected = opened or (self.pads[row].file if row >= 0 else None)
        self.pads = tuple(pads)
        running = (kept for kept in self.pads if kept.is_running)
        latest = max(running, key=lambda kept: kept.written, default=None)
        files = [kept.file for kept in self.pads]
        if selected in files:
            row = files.index(selected)
        elif row < 0 and latest is not None:
            row = files.index(latest.file)
        self.list.clear()
        self.list.addTopLevelItems([self._item(kept) for kept in self.pads])
        self.select(min(max(row, 0), len(self.pads) - 1))
        for button in (self.open, self.rename, self.remove):
            button.setEnabled(bool(self.pads))

    def _item(self, kept: KeptPad) -> QTreeWidgetItem:
        result = QTreeWidgetItem()
        result.setSizeHint(_NAME, QSize(0, scaled(_ROW)))
        result.setText(_BEGUN, texts.begun_text(kept))
        if kept.pad is None:
            result.setText(_NAME, self.tr("{file} (unreadable)").format(file=kept.file.name))
            return result
        names = [player.name for player in kept.pad.players]
        name = f"{kept.pad.title} · {people_text(names)}" if kept.pad.title else list_text(names)
        result.setText(_NAME, name)
        result.setText(_STATE, texts.pad_state(kept.pad))
        result.setToolTip(_NAME, tip(list_text(names)))
        if kept.is_running:
            result.setForeground(_STATE, QColor(current_theme().gold))
        return result

    def _suggest(self) -> None:
        """Suggest to open the selected pad if it is running, otherwise to start another."""
        is_running = self.row >= 0 and self.pads[self.row].is_running
        self.open.setDefault(is_running)
        self.new.setDefault(not is_running)
