"""The settings dialog: everything takes effect at once; only restoring the defaults needs confirmation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QDialogButtonBox, QStackedWidget, QWidget

from mtdesk.settings import Settings
from mtdesk.ui.kit.ask import Question
from mtdesk.ui.kit.dialog import CLOSE, FittingDialog, leave_enter_to_focus
from mtdesk.ui.kit.following import Translated
from mtdesk.ui.kit.layouts import hbox
from mtdesk.ui.kit.sizes import scaled
from mtdesk.ui.kit.widgets import RowList, scrolling, title_label
from mtdesk.ui.settings.pages import GamePage, LanguagePage, LookPage, MotionPage
from mtdesk.ui.settings.parts import SettingsPage

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

_PAGES_WIDTH, _SIZE = 176, (920, 640)
"""Pixels at scale 1."""


class SettingsDialog(Translated, FittingDialog):
    """Edits settings on pages; ``changed`` carries the whole new value after every change.

    Only the named ``themes`` can be chosen: those that the table can show at the moment; ``titles`` are the
    names of the player's own. ``test_wanted``: a sound is to be played at the current volume.
    """

    changed = Signal(object)
    test_wanted = Signal()

    def __init__(
        self,
        settings: Settings,
        themes: Sequence[str] = ("felt",),
        parent: QWidget | None = None,
        titles: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        super().__init__(parent)
        self.settings = settings
        """The settings as now chosen."""
        self._title = title_label()
        self.names = RowList()
        self.names.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.look = LookPage(themes, titles)
        self.play = GamePage()
        self.motion = MotionPage()
        self.motion.test_wanted.connect(self.test_wanted)
        self.language = LanguagePage()
        self.pages: tuple[SettingsPage, ...] = (self.look, self.play, self.motion, self.language)
        self.names.addItems([""] * len(self.pages))
        stack = QStackedWidget()
        for page in self.pages:
            page.show_settings(settings)
            page.retranslate_ui()
            page.fit_ui()
            page.chosen.connect(self._choose)
            stack.addWidget(scrolling(page))
        self.names.currentRowChanged.connect(stack.setCurrentIndex)
        self.names.setCurrentRow(0)
        self.buttons = QDialogButtonBox(CLOSE)
        self.buttons.rejected.connect(self.reject)
        # Not a standard button: Qt writes its own words on those again whenever style or language change.
        self._restore = self.buttons.addButton("", QDialogButtonBox.ButtonRole.ResetRole)
        self._restore.clicked.connect(self._ask_for_defaults)
        pages = hbox(self.names, (stack, 1), spacing=14)
        self.lay_out(self._title, (pages, 1), self.buttons, size=_SIZE, spacing=8)
        self.fit_ui()
        leave_enter_to_focus(self)
        self.retranslate_ui()
        self.names.setFocus()

    def focus(self, name: str) -> None:
        """Give the keyboard to the switch of a setting, or to the chosen language, if it is shown."""
        page = self.pages[self.names.currentRow()]
        languages = [button for button in self.language.list.buttons if button.isChecked()]
        control = languages[0] if name == "language" else page.switches.get(name)
        if control is not None and page.isAncestorOf(control):
            control.setFocus()

    def _choose(self, name: str, value: object) -> None:
        self._take({name: value})

    def _ask_for_defaults(self) -> None:
        question = RestoreQuestion(self)
        question.agreed.connect(self._restore_defaults)
        question.finished.connect(question.deleteLater)
        question.open()

    def _restore_defaults(self) -> None:
        usual = Settings()
        self._take({name: getattr(usual, name) for name in ASKED})
        for page in self.pages:
            page.show_settings(self.settings)

    def _take(self, changes: Mapping[str, Any]) -> None:
        settings = replace(self.settings, **changes)
        if settings != self.settings:
            self.settings = settings
            self.changed.emit(settings)

    def fit_ui(self) -> None:
        """Grow with the text: it may become larger right here, and no page scrolls sideways."""
        self._fit_names()
        self.resize(self.size().expandedTo(QSize(scaled(_SIZE[0]), scaled(_SIZE[1]))))
        if self.isVisible():
            QTimer.singleShot(0, self, self._fit_shown)

    def _fit_shown(self) -> None:
        """Fit all parts once they have their new sizes."""
        self._fit_names()
        self.fit_content()

    def retranslate_ui(self) -> None:
        self.setWindowTitle(self.tr("Settings"))
        self._title.setText(self.tr("Settings"))
        self._restore.setText(self.tr("Restore defaults"))
        self.names.setAccessibleName(self.tr("Settings pages"))
        names = (
            self.tr("Appearance", "of the table"),
            self.tr("Game"),
            self.tr("Animation and sound"),
            self.tr("Language"),
        )
        for row, name in enumerate(names):
            self.names.item(row).setText(name)
            self.pages[row].setAccessibleName(name)
        self._fit_names()

    def _fit_names(self) -> None:
        """Let the names of pages be whole."""
        names = self.names.sizeHintForColumn(0) + 2 * self.names.frameWidth()
        self.names.setFixedWidth(max(scaled(_PAGES_WIDTH), names))


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
