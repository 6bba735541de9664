"""The pages of the settings dialog."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import get_args

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton

from mtdesk.i18n import LANGUAGE_NAMES, number_text
from mtdesk.settings import Settings, TextSize
from mtdesk.table.look import current_theme, look_changed
from mtdesk.ui.kit.notes import Note
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import show_if
from mtdesk.ui.settings.parts import NOTE_INDENT, RadioList, SettingsPage

_LOUDEST = 100
_STYLES = ("pips", "numerals")


class LookPage(SettingsPage):
    """How the table looks: theme, tiles, and what is marked on it.

    ``themes`` are the names of those that can be chosen, ``titles`` what those that are not ours are called.
    """

    def __init__(self, themes: Sequence[str], titles: Mapping[str, str]) -> None:
        super().__init__()
        self._titles = titles
        self._plate()
        self._choice("theme", themes)
        self._choice("tile_style", _STYLES, noted=True)
        self._switch("large_tiles", noted=True)
        self._choice("text_size", get_args(TextSize), noted=True)
        self._plate()
        self._switch("highlight", noted=True)
        self._switch("hidden_counter", noted=True)
        self._column.addStretch()
        self._style = "pips"
        self.boxes["tile_style"].activated.connect(self._choose_style)
        look_changed.connect(self._follow_theme)

    def show_settings(self, settings: Settings) -> None:
        super().show_settings(settings)
        self._style = settings.tile_style
        self._follow_theme()

    def _choose_style(self, at: int) -> None:
        self._style = _STYLES[at]

    def _follow_theme(self) -> None:
        """Show what is really on the tiles: a theme may leave no choice."""
        fixed = current_theme().numerals_only
        self.boxes["tile_style"].setCurrentIndex(_STYLES.index("numerals" if fixed else self._style))
        self.boxes["tile_style"].setEnabled(not fixed)
        text = self.tr("This theme always shows numerals.")
        self._explain("tile_style", text)
        self.boxes["tile_style"].setAccessibleDescription(text if fixed else "")
        show_if(self.notes["tile_style"], fixed)

    def retranslate_ui(self) -> None:
        names = self._theme_names()
        themes = [names.get(str(theme), str(theme)) for theme in self._values["theme"]]
        self._write("theme", self.tr("&Theme:"), themes)
        self._write("tile_style", self.tr("Tile st&yle:"), (self.tr("Pips"), self.tr("Numerals")))
        self._follow_theme()
        self.switches["large_tiles"].setText(self.tr("&Large tiles"))
        self._explain("large_tiles", self.tr("Tiles never shrink. If they do not all fit, scroll the table."))
        sizes = (
            self.tr("Automatic", "size of text"),
            self.tr("Normal", "size of text"),
            self.tr("Large", "size of text"),
            self.tr("Larger", "size of text"),
            self.tr("Largest", "size of text"),
        )
        self._write("text_size", self.tr("Text &size:"), sizes)
        self._explain(
            "text_size",
            self.tr("Buttons grow too, where there is room. Automatic: the text grows with the window."),
        )
        self.switches["highlight"].setText(self.tr("&Highlight playable tiles"))
        self._explain(
            "highlight", self.tr("Playable tiles are raised, and the ends where they fit light up.")
        )
        self.switches["hidden_counter"].setText(self.tr("Cou&nt hidden tiles"))
        self._explain("hidden_counter", self.tr("Shows how many tiles of each number you have not seen yet."))

    def _theme_names(self) -> dict[str, str]:
        return {
            **self._titles,
            "felt": self.tr("Green felt", "theme"),
            "wood": self.tr("Wooden table", "theme"),
            "flat": self.tr("Light and plain", "theme"),
            "dark": self.tr("Dark", "theme"),
            "contrast": self.tr("High contrast", "theme"),
            "system": self.tr("Use system setting"),
        }


class GamePage(SettingsPage):
    """What the program does for people, and where it asks them."""

    def __init__(self) -> None:
        super().__init__()
        self._plate()
        self._heading_turn = self._heading()
        self._switch("auto_draw")
        self._switch("auto_pass")
        self._switch("confirm_turn", noted=True)
        self._choice("tap_grace", (3, 6, 12, None), noted=True)
        self._plate()
        self._heading_keys = self._heading()
        self._switch("letter_keys", noted=True)
        self._plate()
        self._heading_game = self._heading()
        self._choice("pace", ("slow", "normal", "fast", "at-once"))
        self._switch("free_undo", noted=True)
        self._column.addStretch()

    def retranslate_ui(self) -> None:
        self._heading_turn.setText(self.tr("Your turn"))
        self.switches["auto_draw"].setText(self.tr("&Draw automatically when no tile is playable"))
        self.switches["auto_pass"].setText(self.tr("&Pass automatically when nothing else is possible"))
        self.switches["confirm_turn"].setText(self.tr("Confi&rm the end of your turn"))
        self._explain("confirm_turn", self.tr("Until then you can undo a mistake."))
        self._write("tap_grace", self.tr("Time to &tap:"), self._grace_names())
        self._explain("tap_grace", self.tr("How long you have to announce your last tile."))
        self._heading_keys.setText(self.tr("Keyboard"))
        self.switches["letter_keys"].setText(self.tr("&Letter keys at the table"))
        self._explain(
            "letter_keys", self.tr("D draws, H gives a hint, and so on. When off, use the buttons and menus.")
        )
        self._heading_game.setText(self.tr("During the game"))
        paces = (
            self.tr("Slow", "speed"),
            self.tr("Normal", "speed"),
            self.tr("Fast", "speed"),
            self.tr("Instant", "speed"),
        )
        self._write("pace", self.tr("Co&mputer speed:"), paces)
        self.switches["free_undo"].setText(self.tr("&Unlimited undo against computers"))
        self._explain(
            "free_undo",
            self.tr("Undo returns to your last decision, even if hidden tiles have been revealed since."),
        )

    def _grace_names(self) -> list[str]:
        return [
            self.tr("%n second(s)", "", seconds) if isinstance(seconds, int) else self.tr("No limit", "time")
            for seconds in self._values["tap_grace"]
        ]


class MotionPage(SettingsPage):
    """How things move and sound; ``test_wanted``: the player wants to hear the volume."""

    test_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.test = QPushButton()
        self._plate()
        self._heading_motion = self._heading()
        self._slider("animation", ("off", "slow", "normal", "fast"))
        self._choice("reduced_motion", ("system", "on", "off"), noted=True)
        self._plate()
        self._heading_sound = self._heading()
        self._switch("muted")
        self._slider("volume", range(_LOUDEST + 1), step=5)
        self._grid.addWidget(self.test, self._grid.rowCount(), 1)
        self._column.addStretch()
        self.switches["muted"].toggled.connect(self._allow_test)
        self.sliders["volume"].sliderReleased.connect(self.test_wanted)
        self.test.clicked.connect(self.test_wanted)

    def _allow_test(self, muted: bool) -> None:
        self.test.setEnabled(not muted)
        self.sliders["volume"].setEnabled(not muted)

    def _value_text(self, name: str, value: object) -> str:
        if name == "volume" and isinstance(value, int):
            return self.tr("{number}%").format(number=number_text(value))
        return {
            "off": self.tr("Off", "animations"),
            "slow": self.tr("Slow", "speed"),
            "normal": self.tr("Normal", "speed"),
            "fast": self.tr("Fast", "speed"),
        }[str(value)]

    def retranslate_ui(self) -> None:
        self._heading_motion.setText(self.tr("Animation"))
        self.labels["animation"].setText(self.tr("&Animation speed:"))
        system = self.tr("Use system setting")
        self._write(
            "reduced_motion",
            self.tr("&Reduced motion:"),
            (system, self.tr("Always", "reduced motion"), self.tr("Never", "reduced motion")),
        )
        self._explain("reduced_motion", self.tr("Tiles fade in and out instead of flying."))
        self._heading_sound.setText(self.tr("Sound"))
        self.switches["muted"].setText(self.tr("&Mute"))
        self.labels["volume"].setText(self.tr("&Volume:"))
        self.test.setText(self.tr("&Play a test sound"))
        for name in self.sliders:
            self._say_value(name)


class LanguagePage(SettingsPage):
    """The language, each by its own name so that everyone finds theirs."""

    def __init__(self) -> None:
        super().__init__()
        self._languages = (None, *LANGUAGE_NAMES)
        self._plate()
        self.list = RadioList(len(self._languages))
        self._note_label = Note()
        self._grid.addWidget(self.list, 0, 0)
        self._grid.addWidget(self._note_label, 1, 0)
        self._column.addStretch()
        self.list.chosen.connect(lambda at: self.chosen.emit("language", self._languages[at]))

    def show_settings(self, settings: Settings) -> None:
        self.list.show_choice(self._languages.index(settings.language))

    def fit_ui(self) -> None:
        super().fit_ui()
        self._note_label.setIndent(scaled(NOTE_INDENT))

    def retranslate_ui(self) -> None:
        names = (self.tr("Use &system language"), *LANGUAGE_NAMES.values())
        for button, name in zip(self.list.buttons, names, strict=True):
            button.setText(name)
        self._note_label.setText(self.tr("Takes effect immediately, even mid-game."))
