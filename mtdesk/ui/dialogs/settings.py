"""The settings dialog: everything takes effect at once, and there is nothing to confirm."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QVBoxLayout,
    QWidget,
)

from mtdesk.i18n import LANGUAGE_NAMES
from mtdesk.settings import Settings
from mtdesk.ui.parts import ChoiceBox, Translated, heading_label, label, plate, title_label

_TABLE = ("theme", "tile_style", "animation")
_PLAY = ("pace", "tap_grace")
_VALUES: dict[str, tuple[object, ...]] = {
    "language": (None, *LANGUAGE_NAMES),
    "theme": ("felt", "wood", "flat", "dark", "contrast", "system"),
    "tile_style": ("pips", "numerals"),
    "animation": ("off", "slow", "normal", "fast"),
    "pace": ("at-once", "fast", "normal", "slow"),
    "tap_grace": (3, 6, 12, None),
}


class SettingsDialog(Translated, QDialog):
    """Edits settings; ``changed`` carries the whole new value after every change.

    Only the ``themes`` named can be chosen: those that the table can show at the moment. ``titles`` are the
    names of those that the person made.
    """

    changed = Signal(object)

    def __init__(
        self,
        settings: Settings,
        themes: Sequence[str] = ("felt",),
        parent: QWidget | None = None,
        titles: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._titles = titles
        self._values = {**_VALUES, "theme": tuple(themes)}
        self._title = title_label()
        self._headings = {name: heading_label() for name in ("table", "play")}
        self._labels = {name: label() for name in self._values}
        self.boxes = {name: ChoiceBox() for name in self._values}
        self.auto_draw = QCheckBox()
        self.auto_pass = QCheckBox()
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self._arrange()
        self._connect()
        self.retranslate_ui()

    @property
    def settings(self) -> Settings:
        """The settings as they are chosen at this moment."""
        return self._settings

    def _arrange(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(20, 14, 20, 16)
        whole.setSpacing(12)
        whole.addWidget(self._title)
        whole.addWidget(self._group("", ("language",)))
        whole.addWidget(self._group("table", _TABLE))
        whole.addWidget(self._group("play", _PLAY, (self.auto_draw, self.auto_pass)))
        whole.addStretch()
        whole.addWidget(self.buttons)
        self.resize(580, 560)

    def _group(self, heading: str, names: Sequence[str], switches: Sequence[QCheckBox] = ()) -> QFrame:
        frame = plate()
        grid = QGridLayout(frame)
        grid.setContentsMargins(16, 12, 16, 14)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(0, 1)
        if heading:
            grid.addWidget(self._headings[heading], 0, 0, 1, 2)
        for row, name in enumerate(names, 1):
            box = self.boxes[name]
            box.addItems([""] * len(self._values[name]))
            box.setMinimumWidth(240)
            self._labels[name].setBuddy(box)
            grid.addWidget(self._labels[name], row, 0)
            grid.addWidget(box, row, 1)
        for row, switch in enumerate(switches, len(names) + 1):
            grid.addWidget(switch, row, 0, 1, 2)
        return frame

    def _connect(self) -> None:
        for name, box in self.boxes.items():
            current = getattr(self._settings, name)
            values = self._values[name]
            box.setCurrentIndex(values.index(current) if current in values else 0)
            box.activated.connect(lambda index, name=name: self._choose(name, self._values[name][index]))
        for name, switch in (("auto_draw", self.auto_draw), ("auto_pass", self.auto_pass)):
            switch.setChecked(getattr(self._settings, name))
            switch.toggled.connect(lambda on, name=name: self._choose(name, on))
        self.buttons.rejected.connect(self.reject)

    def _choose(self, name: str, value: object) -> None:
        change: dict[str, Any] = {name: value}
        self._settings = replace(self._settings, **change)
        self.changed.emit(self._settings)

    def _write(self, name: str, text: str, values: Sequence[str]) -> None:
        self._labels[name].setText(text)
        for index, value in enumerate(values):
            self.boxes[name].setItemText(index, value)

    def retranslate_ui(self) -> None:
        """Write all texts in the language of the moment."""
        self.setWindowTitle(self.tr("Settings"))
        self._title.setText(self.tr("Settings"))
        self._headings["table"].setText(self.tr("Look of the table"))
        self._headings["play"].setText(self.tr("Playing"))
        self._write(
            "language", self.tr("&Language:"), (self.tr("As in the system"), *LANGUAGE_NAMES.values())
        )
        themes = self._theme_names()
        self._write("theme", self.tr("&Theme:"), [themes[str(name)] for name in self._values["theme"]])
        self._write("tile_style", self.tr("Tile &style:"), (self.tr("Pips"), self.tr("Numerals")))
        slow, normal, fast = (
            self.tr("Slow", "speed"),
            self.tr("Normal", "speed"),
            self.tr("Fast", "speed"),
        )
        self._write(
            "animation", self.tr("&Animation speed:"), (self.tr("Off", "animations"), slow, normal, fast)
        )
        self._write("pace", self.tr("Computers &move:"), (self.tr("At once", "speed"), fast, normal, slow))
        self._write("tap_grace", self.tr("Tim&e to tap:"), self._grace_names())
        self.auto_draw.setText(self.tr("&Draw automatically when no tile fits"))
        self.auto_pass.setText(self.tr("&Pass automatically when nothing else is possible"))

    def _theme_names(self) -> dict[str, str]:
        return {
            **self._titles,
            "felt": self.tr("Green felt", "theme"),
            "wood": self.tr("Wooden table", "theme"),
            "flat": self.tr("Light and plain", "theme"),
            "dark": self.tr("Dark", "theme"),
            "contrast": self.tr("High contrast", "theme"),
            "system": self.tr("As in the system"),
        }

    def _grace_names(self) -> list[str]:
        return [
            self.tr("%n second(s)", "", seconds) if isinstance(seconds, int) else self.tr("No limit", "time")
            for seconds in self._values["tap_grace"]
        ]
