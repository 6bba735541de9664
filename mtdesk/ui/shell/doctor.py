"""What the program can use here of Qt and sound; checked in a separate process, since Qt may end it."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import qVersion
from PySide6.QtGui import QFontDatabase, QGuiApplication, QScreen
from PySide6.QtWidgets import QApplication

from mtdesk import paths
from mtdesk.diagnosis.reports import Check
from mtdesk.i18n import LANGUAGES
from mtdesk.table.theme import FAMILY, load_fonts
from mtdesk.ui.shell.instance import is_held
from mtdesk.ui.sound.device import DeviceError, Loudspeaker


def look_at_qt() -> tuple[Check, ...]:
    """Open Qt and report what it finds. If it cannot be opened at all, say why and end the process."""
    app = QApplication(["mtdesk"])
    assert app is not None
    return tuple(_findings())


def _findings() -> Iterator[Check]:
    yield Check("Qt", f"{qVersion()} on {QGuiApplication.platformName()}")
    screens = QGuiApplication.screens()
    yield Check("screens", "; ".join(map(_screen, screens)) or "none", not screens)
    yield _fonts()
    missing = [language for language in LANGUAGES if not _is_translated(language)]
    yield Check("languages", f"missing: {', '.join(missing)}" if missing else "all there", bool(missing))
    yield Check(
        "running", "another mtdesk runs now" if is_held(paths.user_data_dir()) else "no other mtdesk runs"
    )


def _screen(screen: QScreen) -> str:
    size, ratio = screen.size(), screen.devicePixelRatio()
    dots, rate = screen.logicalDotsPerInch(), screen.refreshRate()
    return f"{size.width()}x{size.height()} at scale {ratio:g}, {dots:.0f} dpi, {rate:.0f} Hz"


def _fonts() -> Check:
    try:
        load_fonts()
    except FileNotFoundError as error:
        return Check("fonts", f"a font is missing: {error}", is_problem=True)
    families = QFontDatabase.families()
    return Check("fonts", f"{len(families)} families, {FAMILY} among them", FAMILY not in families)


def _is_translated(language: str) -> bool:
    return any((folder / f"mtdesk_{language}.qm").exists() for folder in paths.translation_dirs())


def look_at_sound() -> tuple[Check, ...]:
    """Open the loudspeaker and close it again. Without one the game is silent, which is not a problem."""
    try:
        Loudspeaker(lambda frames: bytes(2 * frames)).close()
    except DeviceError as error:
        return (Check("sound", str(error)),)
    return (Check("sound", "a device can be opened"),)
