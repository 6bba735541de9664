"""The settings dialog, its pages, and the controls on them: everything takes effect at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPixmap, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QPushButton,
    QRadioButton,
    QSlider,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from mtdesk.i18n import LANGUAGES, Labels, number_text
from mtdesk.settings import Settings
from mtdesk.table.art.pictures import ShownTile, paint_tile
from mtdesk.table.cloth.backdrop import paint_backdrop
from mtdesk.table.look import Look, current_theme, look_changed
from mtdesk.table.theme import DARK, FELT, THEMES, Theme
from mtdesk.ui.kit.ask import Question
from mtdesk.ui.kit.dialog import ACTION, CLOSE, Dialog, leave_enter_to_focus
from mtdesk.ui.kit.layouts import flow, plate, vbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import ChoiceBox, Note, heading_label, label, scrolling, show_if

_WIDTH, _HEIGHT = 76, 46
"""Pixels at scale 1 of a picture."""
_COLUMNS = 2


class Slider(QSlider):
    """A horizontal slider from 0 to 100 that leaves the wheel to its page."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setRange(0, 100)
        self.setSingleStep(5)
        self.setTracking(False)  # every choice is written to disk at once

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class ThemeChoice(QWidget):
    """Offers themes by their names in the settings, each with its words and a picture; one is chosen.

    A name that is no theme stands for what the system wants: its picture is half light and half dark.
    """

    chosen = Signal(str)

    def __init__(self, words: Mapping[str, str]) -> None:
        super().__init__()
        self.buttons: dict[str, QRadioButton] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        for place, (name, text) in enumerate(words.items()):
            button = self.buttons[name] = QRadioButton(text)
            themes = (THEMES[name],) if name in THEMES else (FELT, DARK)
            button.setIcon(QIcon(self._picture(*themes)))
            button.setIconSize(QSize(scaled(_WIDTH), scaled(_HEIGHT)))
            button.clicked.connect(partial(self.chosen.emit, name))
            grid.addWidget(button, *divmod(place, _COLUMNS))

    def show_value(self, value: str) -> None:
        button = self.buttons[value]
        button.setChecked(True)
        self.setFocusProxy(button)

    def _picture(self, theme: Theme, other: Theme | None = None) -> QPixmap:
        """Return a table with two tiles; its right half may have another theme."""
        size, ratio = QSize(scaled(_WIDTH), scaled(_HEIGHT)), self.devicePixelRatioF()
        picture = QPixmap(size * ratio)
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        area, look = QRectF(QPointF(), size), Look(theme, smallest_pips=0)
        frame = area.height() / 9
        with QPainter(picture) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            paint_backdrop(painter, area, area.adjusted(frame, frame, -frame, -frame), frame, theme)
            for x, ends in ((0.32, (6, 3)), (0.68, (3, 5))):
                painter.save()
                painter.translate(area.width() * x, area.height() / 2)
                paint_tile(painter, ShownTile(ends, area.width() / 6), look)
                painter.restore()
            if other is not None:
                right = QRectF(area.center().x(), 0, area.width() / 2, area.height())
                pixels = QRectF(right.topLeft() * ratio, right.size() * ratio)
                painter.drawPixmap(right, self._picture(other), pixels)
        return picture


class SettingsPage(QWidget):
    """One page of settings; ``chosen`` carries the name of a setting and its new value.

    A subclass adds plates, and rows to the last of them.
    """

    chosen = Signal(str, object)

    def __init__(self) -> None:
        super().__init__()
        self.controls: dict[str, QWidget] = {}
        """The controls by the names of their settings."""
        self._shows: dict[str, Callable[[Any], object]] = {}
        """What shows a value in each of them."""
        self.notes: dict[str, Note] = {}
        self._column = vbox(spacing=8, margins=(10, 10, 10, 10))
        self._rows: QVBoxLayout = vbox(spacing=4)
        self.setLayout(self._column)

    def show_settings(self, settings: Settings) -> None:
        """Show these settings without emitting a signal."""
        self.blockSignals(True)
        for name, show in self._shows.items():
            show(getattr(settings, name))
        self.blockSignals(False)

    def _plate(self, heading: str = "") -> None:
        """Start a plate for the following rows."""
        self._rows = vbox(spacing=4)
        if heading:
            self._rows.addWidget(heading_label(heading))
        self._column.addWidget(plate(self._rows))

    def _choice(self, name: str, text: str, words: Mapping[Any, str], note: str = "") -> ChoiceBox:
        box, values = ChoiceBox(), tuple(words)
        box.addItems(list(words.values()))
        box.activated.connect(lambda at: self.chosen.emit(name, values[at]))
        self._add(name, box, lambda value: box.setCurrentIndex(values.index(value)))
        self._labelled(text, box)
        self._note(name, note)
        return box

    def _switch(self, name: str, text: str, note: str = "") -> None:
        switch = QCheckBox(text)
        switch.toggled.connect(partial(self.chosen.emit, name))
        self._add(name, switch, switch.setChecked)
        self._rows.addWidget(switch)
        self._note(name, note)

    def _slider(self, name: str, text: str) -> None:
        slider = Slider()
        slider.valueChanged.connect(partial(self.chosen.emit, name))
        self._add(name, slider, slider.setValue)
        self._labelled(text, slider)
        value = self.notes[name] = Note()
        self._rows.addLayout(flow((label(), 1), value))

        def show_value() -> None:
            value.setText(Labels.tr("{number}%").format(number=number_text(slider.sliderPosition())))
            slider.setAccessibleDescription(value.text())

        slider.sliderMoved.connect(show_value)
        slider.valueChanged.connect(show_value)
        show_value()

    def _labelled(self, text: str, control: QWidget) -> None:
        control.setProperty("setting", True)
        self._rows.addLayout(flow((label(text=text, buddy=control), 1), control))

    def _add(self, name: str, control: QWidget, show: Callable[[Any], object]) -> None:
        self.controls[name], self._shows[name] = control, show

    def _note(self, name: str, text: str) -> None:
        """Explain a setting below it; screen readers read that with its control."""
        if text:
            note = self.notes[name] = Note()
            note.setText(text)
            note.setProperty("indented", isinstance(self.controls[name], QCheckBox))
            self._rows.addWidget(note)
            self.controls[name].setAccessibleDescription(text)


class TablePage(SettingsPage):
    """Which language the program speaks, and how the table looks, moves and sounds."""

    def __init__(self) -> None:
        super().__init__()
        self._plate()
        languages: dict[str | None, str] = {None: self.tr("Use system language")}
        languages.update(LANGUAGES)
        self._choice("language", self.tr("La&nguage:"), languages)
        self._plate(self.tr("Theme"))
        themes = {
            "felt": self.tr("Green felt", "theme"),
            "wood": self.tr("Wooden table", "theme"),
            "flat": self.tr("Light and plain", "theme"),
            "dark": self.tr("Dark", "theme"),
            "contrast": self.tr("High contrast", "theme"),
            "system": self.tr("Use system setting"),
        }
        theme = ThemeChoice(themes)
        theme.chosen.connect(partial(self.chosen.emit, "theme"))
        self._add("theme", theme, theme.show_value)
        self._rows.addWidget(theme)
        self._plate()
        styles = {"pips": self.tr("Pips"), "numerals": self.tr("Numerals")}
        only_numerals = self.tr("This theme always shows numerals.")
        self._tiles = self._choice("tile_style", self.tr("Tile st&yle:"), styles, only_numerals)
        self._style = 0
        """The entry for the style of tiles, where the theme leaves a choice."""
        self._switch(
            "large_tiles",
            self.tr("&Large tiles"),
            self.tr("Tiles never shrink. If they do not all fit, scroll the table."),
        )
        sizes = {
            "automatic": self.tr("Automatic", "size of text"),
            "normal": self.tr("Normal", "size of text"),
            "large": self.tr("Large", "size of text"),
            "larger": self.tr("Larger", "size of text"),
            "largest": self.tr("Largest", "size of text"),
        }
        self._choice("text_size", self.tr("Text &size:"), sizes)
        self._plate()
        paces = {
            "slow": self.tr("Slow", "speed"),
            "normal": self.tr("Normal", "speed"),
            "fast": self.tr("Fast", "speed"),
            "at-once": self.tr("Instant", "speed"),
        }
        self._choice("pace", self.tr("&Pace:"), paces, self.tr("How fast computers play and tiles move."))
        self._slider("volume", self.tr("Sound &volume:"))
        self._column.addStretch()
        self._tiles.activated.connect(partial(setattr, self, "_style"))
        look_changed.connect(self._follow_theme)

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        self._style = self._tiles.currentIndex()
        self._follow_theme()

    def _follow_theme(self) -> None:
        """Show what is really on the tiles: a theme may leave no choice."""
        fixed, note = current_theme().numerals_only, self.notes["tile_style"]
        self._tiles.setCurrentIndex(1 if fixed else self._style)
        self._tiles.setEnabled(not fixed)
        self._tiles.setAccessibleDescription(note.text() if fixed else "")
        show_if(note, fixed)


class PlayPage(SettingsPage):
    """What the program does for people, and where it asks them."""

    def __init__(self) -> None:
        super().__init__()
        self._plate()
        self._switch(
            "highlight",
            self.tr("&Highlight playable tiles"),
            self.tr("Playable tiles are raised, and the ends where they fit light up."),
        )
        self._switch("auto_draw", self.tr("&Draw and pass automatically"))
        self._switch(
            "confirm_turn",
            self.tr("Confi&rm the end of your turn"),
            self.tr("Until then you can undo a mistake."),
        )
        self._switch(
            "free_undo",
            self.tr("&Unlimited undo against computers"),
            self.tr("Undo returns to your last decision, even if hidden tiles have been revealed since."),
        )
        self._column.addStretch()
        self.restore = QPushButton(self.tr("Restore de&faults…"))
        self._column.addWidget(self.restore, 0, Qt.AlignmentFlag.AlignRight)


class SettingsDialog(Dialog):
    """Edits settings on two pages; ``chosen`` carries the name of a setting and its new value.

    The buttons for exporting and importing all data close it.
    """

    chosen = Signal(str, object)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Settings"), parent, leave=CLOSE)
        self.tabs = QTabWidget()
        table, play = TablePage(), PlayPage()
        self.restore = play.restore
        self.pages: tuple[SettingsPage, ...] = (table, play)
        names = Labels.tr("Table"), self.tr("Play", "page of settings")
        for name, page in zip(names, self.pages, strict=True):
            page.chosen.connect(self.chosen)
            self.tabs.addTab(scrolling(page), name)
        self.export_data = self.buttons.addButton(self.tr("&Export all data…"), ACTION)
        self.import_data = self.buttons.addButton(self.tr("&Import all data…"), ACTION)
        for button in (self.export_data, self.import_data):
            button.clicked.connect(self.accept)
        self.lay_out((self.tabs, 1), self.buttons, size=(660, 690), spacing=8)
        leave_enter_to_focus(self)
        self.show_settings(settings)

    def show_settings(self, settings: Settings) -> None:
        for page in self.pages:
            page.show_settings(settings)

    def defaults_question(self) -> Question:
        """Return the question whether to use all settings as they are at a first start."""
        text = self.tr("Restore the default settings on both pages?")
        return Question(text, self.tr("&Restore"), self, risky=True)

    def focus(self, name: str) -> None:
        """Give the keyboard to the control of a setting, if it is shown."""
        control = self.pages[self.tabs.currentIndex()].controls.get(name)
        if control is not None:
            control.setFocus()
