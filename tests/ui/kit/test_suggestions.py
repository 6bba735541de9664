"""Known words below a field in a dialog."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from mtdesk.ui.kit.layouts import vbox
from mtdesk.ui.kit.suggestions import Suggestions
from mtdesk.ui.kit.widgets import make_default
from tests.ui.room import POPS_UP

pytestmark = pytest.mark.window


@POPS_UP
@pytest.mark.parametrize("chosen", [False, True])
def test_enter_presses_the_button_of_the_dialog_unless_it_chooses_a_word(qtbot: QtBot, chosen: bool) -> None:
    dialog, field, take = QDialog(), QLineEdit(), QPushButton()
    qtbot.addWidget(dialog)
    dialog.setLayout(vbox(field, take))
    make_default(dialog, take)
    take.clicked.connect(dialog.accept)
    field.setCompleter(Suggestions(("Bob",), field))
    with qtbot.waitActive(dialog):
        dialog.open()
        dialog.activateWindow()
    field.setFocus()
    QTest.keyClicks(field, "Bo")
    popup = QApplication.activePopupWidget()
    assert popup is not None
    if chosen:
        QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert QApplication.activePopupWidget() is None
    assert field.text() == ("Bob" if chosen else "Bo")
    assert dialog.isVisible() == chosen
