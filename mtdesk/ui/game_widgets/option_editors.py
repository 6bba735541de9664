"""The editors of options: values in words, numbers, or both; yes or no."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QCheckBox, QLabel, QSizePolicy, QWidget

from mtdesk.rules.options import SPECS, Choice, Range
from mtdesk.rules.presets import HAND_TABLES
from mtdesk.settings import OptionValue
from mtdesk.ui.kit.layouts import hbox
from mtdesk.ui.kit.widgets import ChoiceBox, NumberBox
from mtdesk.ui.words.options import (
    OPTIONS,
    hand_table_text,
    option_description,
    option_effect,
    option_name,
    option_value,
)

_COMBO_LETTERS = 12


class OptionEditor(QWidget):
    """Edits the value of one option of ``SPECS``; ``changed`` reports every change by the player."""

    changed = Signal()

    def __init__(self, option: str) -> None:
        super().__init__()
        self.option = option

    def value(self) -> Any:
        """Return the value as a rule set has it."""
        raise NotImplementedError

    def show_value(self, value: OptionValue) -> None:
        """Show a value that the option admits."""
        raise NotImplementedError

    def show_set(self, highest: int) -> None:
        """Offer what there is with the set up to this double."""

    def _hold(self, *widgets: QWidget) -> None:
        self.setLayout(hbox(*widgets, spacing=8))
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.setFocusPolicy(widgets[0].focusPolicy())  # or the order of Tab could not be set
        self.setFocusProxy(widgets[0])
        name, about = option_name(self.option), option_description(self.option)
        for widget in widgets:
            if not isinstance(widget, QLabel):
                widget.setAccessibleName(name)
        widgets[0].setAccessibleDescription(f"{about} {option_effect(self.option)}".strip())


class ValueEditor(OptionEditor):
    """Offers the values of an option that have words, and takes a number if it may be another one."""

    def __init__(self, option: str) -> None:
        super().__init__(option)
        spec = SPECS[option]
        self._words: tuple[OptionValue, ...] = ()
        self.combo, self.spin = ChoiceBox(), NumberBox()
        if isinstance(spec, Choice):
            self._words = spec.values
        elif option == "hand":
            self._words = tuple(HAND_TABLES)
        elif spec.or_none:
            self._words = (None,)
        self.combo.addItems([option_value(option, value) for value in self._words])
        self.combo.setMinimumContentsLength(_COMBO_LETTERS)  # it may be narrower than its texts
        self.combo.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        self.combo.setHidden(not self._words)
        if isinstance(spec, Range):
            self.combo.addItem(self.tr("This number:"))
            self.spin.setRange(spec.low, spec.high)
            self.spin.setValue(OPTIONS[option].offered)
            if spec.low in OPTIONS[option].values:
                self.spin.setSpecialValueText(option_value(option, spec.low))
        self.combo.activated.connect(self._choose)
        self.spin.valueChanged.connect(self.changed)
        self._hold(*([self.combo, self.spin] if self._words else [self.spin, self.combo]))
        self._show_number()

    @property
    def _has_number(self) -> bool:
        return self.combo.currentIndex() == len(self._words)

    def value(self) -> Any:
        return self.spin.value() if self._has_number else self._words[self.combo.currentIndex()]

    def show_value(self, value: OptionValue) -> None:
        is_number = value not in self._words
        self.combo.setCurrentIndex(len(self._words) if is_number else self._words.index(value))
        if is_number:
            assert isinstance(value, int)
            with QSignalBlocker(self.spin):
                self.spin.setValue(value)
        self._show_number()

    def show_set(self, highest: int) -> None:
        """Name the tiles of hand tables in this set, and offer its doubles as the first engine."""
        if self.option == "hand":
            for index, table in enumerate(self._words):
                self.combo.setItemText(index, hand_table_text(str(table), highest))
        elif self.option == "first_engine":
            if isinstance(value := self.value(), int) and value > highest:
                self.show_value(None)
            with QSignalBlocker(self.spin):
                self.spin.setMaximum(highest)

    def _choose(self) -> None:
        self._show_number()
        self.changed.emit()

    def _show_number(self) -> None:
        self.spin.setVisible(self._has_number)


class _BoxText(QLabel):
    """The text beside a check box, which can wrap, unlike the box's own; a click on it counts for the box."""

    def __init__(self, box: QCheckBox, text: str) -> None:
        super().__init__(text, textFormat=Qt.TextFormat.PlainText, wordWrap=True)
        self._box = box

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self._box.click()


class SwitchEditor(OptionEditor):
    """Switches an option on or off with a check box that says what it does."""

    def __init__(self, option: str) -> None:
        super().__init__(option)
        self.box = QCheckBox()
        self.box.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)  # the text has the rest
        self.box.clicked.connect(self.changed)
        self._hold(self.box, _BoxText(self.box, option_description(option)))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def value(self) -> Any:
        return self.box.isChecked()

    def show_value(self, value: OptionValue) -> None:
        self.box.setChecked(bool(value))


def editor_for(option: str) -> OptionEditor:
    """Return the editor that suits an option of ``SPECS``."""
    spec = SPECS[option]
    is_switch = isinstance(spec, Choice) and set(map(type, spec.values)) == {bool}
    return SwitchEditor(option) if is_switch else ValueEditor(option)
