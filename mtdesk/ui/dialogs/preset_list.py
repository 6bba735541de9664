"""The rule sets to choose from, each with what is special about it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QListWidget, QPushButton, QVBoxLayout, QWidget

from mtdesk.rules.presets import CUSTOM, PRESETS
from mtdesk.ui.parts import Translated, heading_label, second_label
from mtdesk.ui.texts import preset_description, preset_name

_ENTRIES = (*PRESETS, CUSTOM)


class PresetList(Translated, QWidget):
    """All presets, and the person's own changes as one more entry once there are any."""

    chosen = Signal()
    custom_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._base = ""
        self.heading = heading_label()
        self.list = QListWidget()
        self.custom = QPushButton()
        self._description = second_label()
        self._arrange()
        self.list.addItems([""] * len(_ENTRIES))
        self.list.currentRowChanged.connect(self._selected)
        self.custom.clicked.connect(self.custom_wanted)
        self.show_base("")
        self.retranslate_ui()

    def _arrange(self) -> None:
        self.heading.setBuddy(self.list)
        self._description.setMinimumHeight(5 * self._description.fontMetrics().lineSpacing())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.heading)
        column.addWidget(self.list, 1)
        column.addWidget(self._description)
        column.addWidget(self.custom)

    def preset(self) -> str:
        """The id of the entry chosen, ``custom`` for the person's own changes."""
        return _ENTRIES[self.list.currentRow()]

    def choose(self, preset: str) -> None:
        """Choose an entry by its id."""
        self.list.setCurrentRow(_ENTRIES.index(preset))

    def show_base(self, base: str) -> None:
        """Offer own changes to the preset ``base``; none are offered while it is empty."""
        self._base = base
        self.list.item(_ENTRIES.index(CUSTOM)).setHidden(not base)
        self._describe()

    def _selected(self) -> None:
        self._describe()
        self.chosen.emit()

    def _describe(self) -> None:
        preset = self.preset()
        text = preset_description(preset)
        if preset == CUSTOM and self._base:
            text += " " + self.tr("Where nothing was changed: {preset}.").format(
                preset=preset_name(self._base)
            )
        self._description.setText(text)
        self.list.setAccessibleDescription(text)

    def retranslate_ui(self) -> None:
        """Write all texts in the language of the moment."""
        self.heading.setText(self.tr("Ru&les"))
        self.custom.setText(self.tr("C&ustom rules…"))
        for row, preset in enumerate(_ENTRIES):
            self.list.item(row).setText(preset_name(preset))
            self.list.item(row).setToolTip(preset_description(preset))
        self._describe()
