"""The settings dialog: everything takes effect at once; only restoring the defaults needs confirmation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialogButtonBox, QSizePolicy, QStackedWidget, QWidget

from mtdesk.settings import Settings
from mtdesk.ui.kit.ask import Question
from mtdesk.ui.kit.dialog import CLOSE, Dialog, leave_enter_to_focus
from mtdesk.ui.kit.layouts import hbox
from mtdesk.ui.kit.widgets import RowList, scrolling
from mtdesk.ui.settings.pages import GamePage, LanguagePage, LookPage, MotionPage, SettingsPage

ASKED = (
    "language",
    "theme",
    "tile_style",
    "large_tiles",
    "text_size",
    "highlight",
    "hidden_counter",
    "animation",
    "reduced_motion",
    "muted",
    "volume",
    "pace",
    "letter_keys",
    "auto_draw",
    "auto_pass",
    "confirm_turn",
    "free_undo",
    "tap_grace",
)
"""The settings that the dialog edits; it leaves the others alone."""


class SettingsDialog(Dialog):
    """Edits settings on pages; ``changed`` carries the whole new value after every change.

    ``test_wanted``: a sound is to be played at the current volume.
    """

    changed = Signal(object)
    test_wanted = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Settings"), parent, leave=CLOSE)
        self.settings = settings
        """The settings as now chosen."""
        self.look, self.play = LookPage(), GamePage()
        self.motion, self.language = MotionPage(), LanguagePage()
        self.motion.test_wanted.connect(self.test_wanted)
        names = (
            self.tr("Appearance", "of the table"),
            self.tr("Game"),
            self.tr("Animation and sound"),
            self.tr("Language"),
        )
        self.pages: tuple[SettingsPage, ...] = (self.look, self.play, self.motion, self.language)
        self.names = RowList()
        self.names.addItems(names)
        self.names.setSizeAdjustPolicy(RowList.SizeAdjustPolicy.AdjustToContents)
        self.names.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.names.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.names.setAccessibleName(self.tr("Settings pages"))
        stack = QStackedWidget()
        for name, page in zip(names, self.pages, strict=True):
            page.setAccessibleName(name)
            page.show_settings(settings)
            page.chosen.connect(self._choose)
            stack.addWidget(scrolling(page))
        self.names.currentRowChanged.connect(stack.setCurrentIndex)
        self.names.setCurrentRow(0)
        self.restore = self.buttons.addButton(
            self.tr("Restore defaults"), QDialogButtonBox.ButtonRole.ResetRole
        )
        self.restore.clicked.connect(self._ask_for_defaults)
        self.lay_out(
            self.heading,
            (hbox(self.names, (stack, 1), spacing=14), 1),
            self.buttons,
            size=(920, 640),
            spacing=8,
        )
        leave_enter_to_focus(self)
        self.names.setFocus()

    def focus(self, name: str) -> None:
        """Give the keyboard to the control of a setting, or to the chosen language, if it is shown."""
        page = self.pages[self.names.currentRow()]
        language = self.language.buttons[self.settings.language]
        control = language if name == "language" else page.controls.get(name)
        if control is not None and page.isAncestorOf(control):
            control.setFocus()

    def _choose(self, name: str, value: object) -> None:
        self._change({name: value})

    def _ask_for_defaults(self) -> None:
        question = RestoreQuestion(self)
        question.agreed.connect(self._restore_defaults)
        question.finished.connect(question.deleteLater)
        question.open()

    def _restore_defaults(self) -> None:
        usual = Settings()
        self._change({name: getattr(usual, name) for name in ASKED})
        for page in self.pages:
            page.show_settings(self.settings)

    def _change(self, changes: Mapping[str, Any]) -> None:
        settings = replace(self.settings, **changes)
        if settings != self.settings:
            self.settings = settings
            self.changed.emit(settings)


class RestoreQuestion(Question):
    """Asks whether to reset all settings to their defaults."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            self.tr("Restore all settings to their defaults?"),
            self.tr("&Restore"),
            parent,
            more=self.tr("This affects every page."),
            risky=True,
        )
