"""The icons of menus and buttons: one for every command, in the colours of the theme."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QAction, QColor, QIcon
from PySide6.QtWidgets import QApplication

from mtdesk import paths
from mtdesk.table.art.colours import contrast
from mtdesk.table.theme import FELT, FLAT, THEMES, Theme
from mtdesk.ui.kit.icons import give_icon, icon
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.window.main_window import MainWindow

pytestmark = pytest.mark.window


def darkest(shown: QIcon, mode: QIcon.Mode = QIcon.Mode.Normal) -> QColor:
    """The colour of the middle of a stroke: that of the most opaque pixel."""
    image = shown.pixmap(QSize(64, 64), 1.0, mode).toImage()
    places = ((x, y) for x in range(image.width()) for y in range(image.height()))
    return max((image.pixelColor(x, y) for x, y in places), key=QColor.alpha)


def test_every_sign_shows_something_and_no_two_are_alike() -> None:
    seen = {}
    for file in sorted(paths.resource("signs").glob("*.svg")):
        image = icon(file.stem).pixmap(QSize(24, 24), 1.0).toImage()
        seen[file.stem] = bytes(image.constBits())
        assert any(seen[file.stem]), file
    assert len(set(seen.values())) == len(seen) > 50


def test_every_command_and_button_has_an_icon() -> None:
    window = MainWindow()
    *menus, _ = window.commands.menus
    commands = [action for menu in menus for action in menu.actions() if not action.isSeparator()]
    assert len(commands) > 20
    for menu in menus:
        menu.aboutToShow.emit()
    assert all(not action.icon().isNull() for action in commands)
    bar = window.actions_bar
    assert all(not button.icon().isNull() for button in (*bar.buttons.values(), bar.decline))
    window.deleteLater()


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_icons_follow_the_theme(dressed_app: QApplication, theme: Theme) -> None:
    action = QAction()
    give_icon(action, "undo")
    try:
        apply_theme(dressed_app, theme)
        ink = darkest(action.icon()).name()
        faded = darkest(action.icon(), mode=QIcon.Mode.Disabled).name()
        assert contrast(ink, theme.plate) >= 12
        assert 2 < contrast(faded, theme.plate) < contrast(ink, theme.plate) / 1.5
    finally:
        apply_theme(dressed_app, FELT)
    assert darkest(action.icon()).name().upper() == FELT.text


def test_what_is_gone_needs_no_icon(dressed_app: QApplication) -> None:
    window = MainWindow()
    action = window.commands.undo
    window.deleteLater()
    QApplication.sendPostedEvents(None, 52)  # DeferredDelete
    apply_theme(dressed_app, FLAT)
    apply_theme(dressed_app, FELT)
    del action
