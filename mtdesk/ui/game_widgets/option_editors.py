"""One editor for each kind of option: a list of values, yes or no, a number, a number or a word."""

from __future__ import annotations

from collections.abc import Sequence

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

    def value(self) -> OptionValue:
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
    """Offers the values of an option."""

    def __init__(self, option: str) -> None:
        super().__init__(option)
        spec = SPECS[option]
        assert isinstance(spec, Choice)
        self._values = spec.values
        self.combo = _combo([option_value(option, value) for value in self._values])
        self.combo.activated.connect(self.changed)
        self._hold(self.combo)

    def value(self) -> OptionValue:
        return self._values[self.combo.currentIndex()]

    def show_value(self, value: OptionValue) -> None:
        self.combo.setCurrentIndex(self._values.index(value))


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

    def value(self) -> OptionValue:
        return self.box.isChecked()

    def show_value(self, value: OptionValue) -> None:
        self.box.setChecked(bool(value))


class NumberEditor(OptionEditor):
    """Takes a number; a smallest one with its own meaning is shown in words."""

    def __init__(self, option: str) -> None:
        super().__init__(option)
        spec = SPECS[option]
        assert isinstance(spec, Range)
        self.spin = NumberBox()
        self.spin.setRange(spec.low, spec.high)
        if spec.low in OPTIONS[option].values:
            self.spin.setSpecialValueText(option_value(option, spec.low))
        self.spin.valueChanged.connect(self.changed)
        self._hold(self.spin)

    def value(self) -> OptionValue:
        return self.spin.value()

    def show_value(self, value: OptionValue) -> None:
        assert isinstance(value, int)
        with QSignalBlocker(self.spin):
            self.spin.setValue(value)


class NumberOrWordEditor(OptionEditor):
    """Takes a number, or one of a few values that are given in words."""

    def __init__(self, option: str, words: Sequence[OptionValue]) -> None:
        super().__init__(option)
        spec = SPECS[option]
        assert isinstance(spec, Range)
        self._words = tuple(words)
        given = [option_value(option, value) for value in self._words]
        self.combo = _combo([*given, self.tr("This number:")])
        self.spin = NumberBox()
        self.spin.setRange(spec.low, spec.high)
        self.spin.setValue(OPTIONS[option].offered)
        self.combo.activated.connect(self._chosen)
        self.spin.valueChanged.connect(self.changed)
        self._hold(self.combo, self.spin)
        self._show_number()

    def value(self) -> OptionValue:
        index = self.combo.currentIndex()
        return self._words[index] if index < len(self._words) else self.spin.value()

    def show_value(self, value: OptionValue) -> None:
        is_number = value not in self._words
        self.combo.setCurrentIndex(len(self._words) if is_number else self._words.index(value))
        if is_number:
            assert isinstance(value, int)
            with QSignalBlocker(self.spin):
                self.spin.setValue(value)
        self._show_number()

    def _chosen(self) -> None:
        self._show_number()
        self.changed.emit()

    def _show_number(self) -> None:
        self.spin.setVisible(self.combo.currentIndex() == len(self._words))


class HandEditor(NumberOrWordEditor):
    """Takes a number of tiles each, or a hand table, whose numbers are those of one set."""

    def show_set(self, highest: int) -> None:
        for index, table in enumerate(self._words):
            self.combo.setItemText(index, hand_table_text(str(table), highest))


class FirstEngineEditor(NumberOrWordEditor):
    """Takes a double of the set; where the set has no such double any more, the highest one."""

    def show_set(self, highest: int) -> None:
        if isinstance(value := self.value(), int) and value > highest:
            self.show_value(None)
        with QSignalBlocker(self.spin):
            self.spin.setMaximum(highest)


def editor_for(option: str) -> OptionEditor:
    """Return the editor that suits an option of ``SPECS``."""
    spec = SPECS[option]
    if isinstance(spec, Choice):
        switch = set(map(type, spec.values)) == {bool}
        return SwitchEditor(option) if switch else ValueEditor(option)
    if option == "hand":
        return HandEditor(option, tuple(HAND_TABLES))
    if option == "first_engine":
        return FirstEngineEditor(option, (None,))
    if spec.or_none:
        return NumberOrWordEditor(option, (None,))
    return NumberEditor(option)


def _combo(texts: Sequence[str]) -> ChoiceBox:
    """Return a box that is as wide as its texts, but may be narrower where there is too little room."""
    result = ChoiceBox()
    result.addItems(list(texts))
    result.setMinimumContentsLength(_COMBO_LETTERS)
    result.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
    return result
