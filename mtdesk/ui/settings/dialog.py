"""The settings dialog: everything takes effect at once."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QTabWidget, QWidget

from mtdesk.i18n import Labels
from mtdesk.settings import Settings
from mtdesk.ui.kit.ask import Question
from mtdesk.ui.kit.dialog import ACTION, CLOSE, Dialog, leave_enter_to_focus
from mtdesk.ui.kit.widgets import scrolling
from mtdesk.ui.settings.pages import PlayPage, SettingsPage, TablePage


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
