"""Modal dialogs: why the language cannot change while one is open, and how they take their size."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.ui.kit.dialog import Dialog
from mtdesk.ui.kit.widgets import second_label
from tests.windows import show

MIDDLE = QPoint(100, 100)


def test_while_a_dialog_is_open_no_other_window_can_be_used(qtbot: QtBot) -> None:
    main = QWidget()
    qtbot.addWidget(main)
    windows = (main, QWidget(main, Qt.WindowType.Window), QWidget(main, Qt.WindowType.Window))
    pressed: list[QWidget] = []
    for window in windows:
        button = QPushButton("Settings", window)
        button.setGeometry(0, 0, 200, 200)
        button.clicked.connect(lambda _, window=window: pressed.append(window))
        window.resize(200, 200)
        window.show()
        qtbot.waitExposed(window)

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


def test_a_dialog_is_as_high_as_its_text_if_that_is_higher(qtbot: QtBot) -> None:
    heights = []
    for text in ("Short.", "Long. " * 400):
        dialog = Dialog("Question")
        qtbot.addWidget(dialog)
        dialog.lay_out(dialog.heading, second_label(text), dialog.buttons, size=(300, 250))
        show(dialog)
        assert dialog.width() == 300
        heights.append(dialog.height())
    assert heights[0] == 250 < heights[1]
