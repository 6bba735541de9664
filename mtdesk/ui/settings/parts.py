"""What the pages of the settings dialog are built from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QGridLayout, QLabel, QRadioButton, QSlider, QWidget

from mtdesk.settings import Settings
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import PLATE_MARGINS, framed, vbox
from mtdesk.ui.kit.notes import Note
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import ChoiceBox, heading_label, label

_CONTROL_WIDTH = 250
"""The least pixels; with larger text there is no room for more than necessary."""
NOTE_INDENT = 30
"""Where the text of a check box starts."""


class Slider(QSlider):
    """A horizontal slider over ``values``, least first, that leaves the wheel to its page."""

    chosen = Signal(object)

    def __init__(self, values: Sequence[object], step: int = 1) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self._values = tuple(values)
        self.setRange(0, len(self._values) - 1)
        self.setSingleStep(step)
        self.setPageStep(2 * step)
        self.setTracking(False)  # every choice is written to disk at once
        self.valueChanged.connect(lambda at: self.chosen.emit(self._values[at]))

    def show_value(self, value: object) -> None:
        """Move to one of the values."""
        self.setValue(self._values.index(value))

    @property
    def position_value(self) -> object:
        """The value at the handle, even while it is held."""
        return self._values[self.sliderPosition()]

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class SettingsPage(Translated, QWidget):
    """One page of settings; ``chosen`` carries the name of a setting and its new value.

    A subclass adds its rows with ``_choice``, ``_switch`` and ``_slider``, and writes the texts.
    """

    chosen = Signal(str, object)

    def __init__(self) -> None:
        super().__init__()
        self.boxes: dict[str, ChoiceBox] = {}
        self.switches: dict[str, QCheckBox] = {}
        self.sliders: dict[str, Slider] = {}
        self.labels: dict[str, QLabel] = {}
        self.notes: dict[str, Note] = {}
        self.captions: dict[str, Note] = {}
        """The value of each slider in words."""
        self._values: dict[str, tuple[object, ...]] = {}
        self._column = vbox(spacing=8, margins=(0, 0, 6, 0))
        self.setLayout(self._column)
        self._grid = QGridLayout()

    def show_settings(self, settings: Settings) -> None:
        """Show these settings without emitting a signal."""
        self.blockSignals(True)
        for name, box in self.boxes.items():
            current = getattr(settings, name)
            values = self._values[name]
            box.setCurrentIndex(values.index(current) if current in values else 0)
        for name, switch in self.switches.items():
            switch.setChecked(getattr(settings, name))
        for name, slider in self.sliders.items():
            slider.show_value(getattr(settings, name))
        self.blockSignals(False)

    def fit_ui(self) -> None:
        """Give all controls for choices one width, at which everything is readable."""
        letters = self.fontMetrics()  # those of the boxes may get their new size only later
        width = max([_CONTROL_WIDTH, *(box.needed_width(letters) for box in self.boxes.values())])
        for control in (*self.boxes.values(), *self.sliders.values()):
            control.setFixedWidth(width)
        for name, note in self.notes.items():
            # Margins would drift with the style, which adds its padding to them.
            note.setIndent(scaled(NOTE_INDENT) if name in self.switches else 0)

    def _plate(self) -> None:
        """Start a plate for the following rows."""
        self._grid = QGridLayout()
        self._grid.setContentsMargins(*PLATE_MARGINS)
        self._grid.setHorizontalSpacing(18)
        self._grid.setVerticalSpacing(4)
        self._grid.setColumnStretch(0, 1)
        self._column.addWidget(framed(self._grid))

    def _heading(self) -> QLabel:
        heading = heading_label()
        self._grid.addWidget(heading, self._grid.rowCount(), 0, 1, 2)
        return heading

    def _choice(self, name: str, values: Sequence[object], *, noted: bool = False) -> None:
        box = self.boxes[name] = ChoiceBox()
        self._values[name] = tuple(values)
        box.addItems([""] * len(values))
        box.activated.connect(lambda at: self.chosen.emit(name, self._values[name][at]))
        self._row(name, box, noted=noted)

    def _slider(self, name: str, values: Sequence[object], step: int = 1, *, noted: bool = False) -> None:
        slider = self.sliders[name] = Slider(values, step)
        slider.chosen.connect(lambda value: self.chosen.emit(name, value))
        self._row(name, slider, noted=False)
        self.captions[name] = Note()
        self._grid.addWidget(self.captions[name], self._grid.rowCount(), 1)
        slider.sliderMoved.connect(lambda _: self._say_value(name))
        slider.valueChanged.connect(lambda _: self._say_value(name))
        if noted:
            self._note(name)

    def _row(self, name: str, control: QWidget, *, noted: bool) -> None:
        text = self.labels[name] = label()
        text.setBuddy(control)
        row = self._grid.rowCount()
        self._grid.addWidget(text, row, 0)
        self._grid.addWidget(control, row, 1)
        if noted:
            self._note(name)

    def _switch(self, name: str, *, noted: bool = False) -> None:
        switch = self.switches[name] = QCheckBox()
        switch.toggled.connect(lambda on: self.chosen.emit(name, on))
        self._grid.addWidget(switch, self._grid.rowCount(), 0, 1, 2)
        if noted:
            self._note(name)

    def _note(self, name: str) -> None:
        note = self.notes[name] = Note()
        self._grid.addWidget(note, self._grid.rowCount(), 0, 1, 2)

    def _explain(self, name: str, text: str) -> None:
        """Write the note of a setting, which screen readers read with its control."""
        self.notes[name].setText(text)
        for controls in (self.boxes, self.switches):
            if name in controls:
                controls[name].setAccessibleDescription(text)

    def _say_value(self, name: str) -> None:
        """Put the position of a slider into words."""
        words = self._value_text(name, self.sliders[name].position_value)
        note = self.notes[name].text() if name in self.notes else ""
        self.captions[name].setText(words)
        self.sliders[name].setAccessibleDescription(". ".join(filter(None, (words, note))))

    def _value_text(self, name: str, value: object) -> str:
        """Return the value of a slider in words."""
        raise NotImplementedError

    def _write(self, name: str, text: str, values: Sequence[str]) -> None:
        """Name a setting, and the values of its combo box."""
        self.labels[name].setText(text)
        for at, value in enumerate(values):
            self.boxes[name].setItemText(at, value)
        self.fit_ui()


class RadioList(QWidget):
    """A few values of which one applies, each readable at once; ``chosen`` carries its place."""

    chosen = Signal(int)

    def __init__(self, count: int) -> None:
        super().__init__()
        self.buttons = [QRadioButton() for _ in range(count)]
        self._group = QButtonGroup(self)
        for at, button in enumerate(self.buttons):
            self._group.addButton(button, at)
        self.setLayout(vbox(*self.buttons, spacing=8))
        self._group.idClicked.connect(self.chosen)

    def show_choice(self, at: int) -> None:
        """Select this value."""
        self.buttons[at].setChecked(True)
