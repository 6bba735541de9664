"""The rules to choose from: presets, the player's own rule sets, and changes without a name."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import (
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from mtdesk.i18n import Labels
from mtdesk.record.rule_sets import Key, RuleSet
from mtdesk.rules.presets import CUSTOM, PRESETS
from mtdesk.ui.kit.labels import tip
from mtdesk.ui.kit.layouts import vbox
from mtdesk.ui.kit.widgets import RowList, heading_label
from mtdesk.ui.words.presets import rule_set_description, rule_set_title

_PRESETS = tuple(RuleSet("", preset) for preset in PRESETS)


class _Wrapping(QStyledItemDelegate):
    """Makes rows as high as their wrapped texts: Qt forgets the padding that the style gives them."""

    def __init__(self, rows: RowList) -> None:
        super().__init__(rows)
        self._rows = rows

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        room, line = self._rows.viewport().width(), QStyleOptionViewItem(option)
        self.initStyleOption(line, index)
        line.rect = QRect(0, 0, room, room)
        line.rect = self._rows.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, line, self._rows)
        size = super().sizeHint(line, index)
        return QSize(min(size.width(), room), size.height())


class RuleSetList(QWidget):
    """Presets, own rule sets and, if there are any, changes without a name; ``chosen`` when one is chosen."""

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._own: tuple[RuleSet, ...] = ()
        self._custom: RuleSet | None = None
        self._changed: frozenset[Key] = frozenset()
        self.list = RowList()
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideMiddle)  # their beginnings are alike
        self.list.setWordWrap(True)
        self.list.setResizeMode(RowList.ResizeMode.Adjust)
        self.list.setItemDelegate(_Wrapping(self.list))
        self.heading = heading_label(self.tr("Ru&les"), buddy=self.list)
        self.setLayout(vbox(self.heading, (self.list, 1), spacing=8))
        self._fill(_PRESETS[0])
        self.list.currentRowChanged.connect(lambda _: self.chosen.emit())

    def rules(self) -> RuleSet:
        rules = self._rows()[self.list.currentRow()]
        assert rules is not None, "a heading cannot be chosen"
        return rules

    @property
    def entries(self) -> list[RuleSet]:
        return [rules for rules in self._rows() if rules is not None]

    def _rows(self) -> list[RuleSet | None]:
        """Return what the rows of the list stand for; None for a heading."""
        custom = () if self._custom is None else (self._custom,)
        return [*_PRESETS, *((None, *self._own) if self._own else ()), *custom]

    def choose(self, rules: RuleSet) -> None:
        """Choose the entry of these rules; without a name, their changes become an entry."""
        if rules.key[0] == CUSTOM:
            self._custom = rules
        self._fill(rules)
        self.chosen.emit()

    def show_own(self, sets: Sequence[RuleSet]) -> None:
        """Offer these rule sets; the choice stays, or falls back to the preset it was made from."""
        chosen = self.rules()
        self._own = tuple(sets)
        self._fill(chosen)
        if self.rules() != chosen:
            self.chosen.emit()

    def drop_custom(self) -> None:
        chosen = self.rules()
        self._custom = None
        self._fill(chosen)

    def mark_changed(self, keys: Collection[Key]) -> None:
        """Show which entries have unsaved changes."""
        if self._changed != frozenset(keys):
            self._changed = frozenset(keys)
            self._write()

    def _fill(self, chosen: RuleSet) -> None:
        with QSignalBlocker(self.list):
            self.list.clear()
            for rules in self._rows():
                item = QListWidgetItem()
                if rules is None:
                    item.setFlags(Qt.ItemFlag.NoItemFlags)
                self.list.addItem(item)
            self.list.setCurrentRow(self._row_of(chosen))
        self._write()

    def _row_of(self, rules: RuleSet) -> int:
        keys = [None if entry is None else entry.key for entry in self._rows()]
        wanted = rules.key
        return keys.index(wanted if wanted in keys else ("preset", rules.preset))

    def _write(self) -> None:
        bold = self.list.font()
        bold.setWeight(QFont.Weight.Bold)
        for row, rules in enumerate(self._rows()):
            item = self.list.item(row)
            if rules is None:
                item.setText(Labels.tr("House rules"))
                item.setFont(bold)
                item.setForeground(self.palette().brush(QPalette.ColorRole.Accent))
                continue
            title = rule_set_title(rules)
            changed = rules.key in self._changed
            item.setText(self.tr("{rules} (changed)").format(rules=title) if changed else title)
            item.setToolTip(tip(rule_set_description(rules)))
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, rule_set_description(rules))
