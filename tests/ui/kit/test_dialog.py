"""Modal dialogs, and how they and other windows take their size from their content and their screen."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.ui.kit.dialog import Dialog
from mtdesk.ui.kit.widgets import second_label
from mtdesk.ui.window.main_window import MainWindow
from tests.ui.test_small_screen import screen
from tests.windows import show

MIDDLE = QPoint(100, 100)


def test_while_a_dialog_is_open_no_other_window_can_be_used() -> None:
    main = QWidget()
    windows = (main, QWidget(main, Qt.WindowType.Window), QWidget(main, Qt.WindowType.Window))
    pressed: list[QWidget] = []
    for window in windows:
        button = QPushButton("Settings", window)
        button.setGeometry(0, 0, 200, 200)
        button.clicked.connect(lambda _, window=window: pressed.append(window))
        window.resize(200, 200)
        show(window)

    def click_all() -> list[QWidget]:
        pressed.clear()
        for window in windows:
            handle = window.windowHandle()
            assert handle is not None
            QTest.mouseClick(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, MIDDLE)
        return list(pressed)

    assert click_all() == list(windows)
    for window in windows:
        dialog = Dialog("Question", window)
        dialog.lay_out(dialog.heading, dialog.buttons, size=(300, 200))
        dialog.open()
        assert click_all() == []
        dialog.leave.click()
        assert not dialog.isVisible()
    assert click_all() == list(windows)


def dialog_with(text: str) -> Dialog:
    dialog = Dialog("Question")
    dialog.lay_out(dialog.heading, second_label(text), dialog.buttons, size=(300, 250))
    return dialog


@pytest.mark.parametrize("make", [MainWindow, lambda: dialog_with("Some words. " * 1000)])
def test_a_window_that_is_moved_to_a_smaller_screen_fits_it(
    qtbot: QtBot, make: Callable[[], QWidget]
) -> None:
    window, small = make(), screen("small").availableGeometry()
    window.resize(1600, 1000)
    show(window)
    assert not small.intersects(window.frameGeometry())
    window.move(small.topLeft() + QPoint(300, 200))
    qtbot.waitUntil(lambda: small.contains(window.frameGeometry()))
    window.showMaximized()  # which the desktop does
    window.showNormal()
    qtbot.waitUntil(lambda: small.contains(window.frameGeometry()))
