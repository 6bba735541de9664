"""The settings dialog: everything takes effect at once."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QTabWidget, QWidget

from mtdesk.settings import Settings
from mtdesk.ui.kit.ask import Question
from mtdesk.ui.kit.dialog import ACTION, CLOSE, Dialog, leave_enter_to_focus
from mtdesk.ui.kit.widgets import scrolling
from mtdesk.ui.settings.pages import PlayPage, SettingsPage, TablePage


class SettingsDialog(Dialog):
    """Edits settings on two pages; ``chosen`` carries the name of a setting and its new value.

    ``export_wanted``, ``import_wanted``: all data is to be exported or imported; the dialog is closed then.
    ``defaults_wanted``: all of these settings are to be as at a first start.
    """

    chosen = Signal(str, object)
    export_wanted = Signal()
    import_wanted = Signal()
    defaults_wanted = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Settings"), parent, leave=CLOSE)
        self.tabs = QTabWidget()
        play = PlayPage()
        play.restore.clicked.connect(self.defaults_wanted)
        self.pages: tuple[SettingsPage, ...] = (TablePage(), play)
        names = self.tr("Table", "page of settings"), self.tr("Play", "page of settings")
        for name, page in zip(names, self.pages, strict=True):
            page.chosen.connect(self.chosen)
            self.tabs.addTab(scrolling(page), name)
        for text, wanted in (
            (self.tr("&Export all data…"), self.export_wanted),
            (self.tr("&Import all data…"), self.import_wanted),
        ):
            button = self.buttons.addButton(text, ACTION)
            button.clicked.connect(self.accept)
            button.clicked.connect(wanted)
        self.lay_out((self.tabs, 1), self.buttons, size=(660, 690), spacing=8)
        leave_enter_to_focus(self)
        self.show_settings(settings)

    def show_settings(self, settings: Settings) -> None:
        """Show these settings on all pages."""
        for page in self.pages:
            page.show_settings(settings)

    def focus(self, name: str) -> None:
        """Give the keyboard to the control of a setting, if it is shown."""
        control = self.pages[self.tabs.currentIndex()].controls.get(name)
        if control is not None:
            control.setFocus()


class DefaultsQuestion(Question):
    """Asks whether to use all settings as they are at a first start."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(
            self.tr("Restore the default settings on both pages?"), self.tr("&Restore"), parent, risky=True
        )
