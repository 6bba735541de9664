"""Themes by name, and the one the desktop asks for."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QApplication

from mtdesk.table.theme import CONTRAST, DARK, FELT, THEMES
from mtdesk.ui.kit.style import SYSTEM, Themes


class Wishes(QObject):
    """What a desktop says about contrast."""

    contrastPreferenceChanged = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.contrast = Qt.ContrastPreference.NoPreference

    def contrastPreference(self) -> Qt.ContrastPreference:
        return self.contrast


class Desktop(QObject):
    """A desktop that can be told to be dark; asked in the same words as Qt's style hints."""

    colorSchemeChanged = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.scheme = Qt.ColorScheme.Unknown
        self.wishes = Wishes()

    def colorScheme(self) -> Qt.ColorScheme:
        return self.scheme

    def accessibility(self) -> Wishes:
        return self.wishes

    def become(self, scheme: Qt.ColorScheme) -> None:
        self.scheme = scheme
        self.colorSchemeChanged.emit()

    def want(self, contrast: Qt.ContrastPreference) -> None:
        self.wishes.contrast = contrast
        self.wishes.contrastPreferenceChanged.emit()


def test_system_is_what_the_desktop_is_and_becomes() -> None:
    desktop = Desktop()
    themes = Themes(desktop)  # type: ignore[arg-type]  # asked for two things only
    seen: list[str] = []
    themes.system_changed.connect(lambda: seen.append(themes.theme(SYSTEM).name))
    assert themes.theme(SYSTEM) is FELT
    desktop.become(Qt.ColorScheme.Light)
    assert not seen, "light is felt, as before"
    desktop.become(Qt.ColorScheme.Dark)
    assert themes.theme(SYSTEM) is DARK
    desktop.want(Qt.ContrastPreference.HighContrast)
    assert themes.theme(SYSTEM) is CONTRAST
    desktop.become(Qt.ColorScheme.Light)
    desktop.want(Qt.ContrastPreference.NoPreference)
    assert seen == ["dark", "contrast", "felt"]


def test_a_real_desktop_can_be_asked(dressed_app: QApplication) -> None:
    assert Themes(dressed_app.styleHints()).theme(SYSTEM) in THEMES.values()
