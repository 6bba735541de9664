"""Known words below a field in a dialog."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.ui.kit.layouts import vbox
from mtdesk.ui.kit.suggestions import Suggestions
from tests.ui.room import POPS_UP

pytestmark = pytest.mark.window


@POPS_UP
def test_a_word_that_is_typed_whole_is_not_offered(qtbot: QtBot) -> None:
    dialog, field = QDialog(), QLineEdit()
    dialog.setLayout(vbox(field))
    field.setCompleter(Suggestions(("Anna", "Bob", "Bobby"), field))
    assert offered(qtbot, dialog, field, "anna") is None
    field.clear()
    assert offered(qtbot, dialog, field, "bob") is not None


@POPS_UP
def test_a_click_beside_the_words_leads_to_another_field(qtbot: QtBot) -> None:
    dialog, field, other = QDialog(), QLineEdit(), QLineEdit()
    dialog.setLayout(vbox(other, field))
    field.setCompleter(Suggestions(("Bob",), field))
    popup = offered(qtbot, dialog, field, "Bo")
    assert popup is not None
    QTest.mouseClick(
        popup, Qt.MouseButton.LeftButton, pos=popup.mapFromGlobal(other.mapToGlobal(QPoint(5, 5)))
    )
    assert QApplication.activePopupWidget() is None
    assert other.hasFocus()


def offered(qtbot: QtBot, dialog: QDialog, field: QLineEdit, typed: str) -> QWidget | None:
    """Type into a field; returns the list of words that is offered."""
    with qtbot.waitActive(dialog):
        dialog.open()
        dialog.activateWindow()
    field.setFocus()
    QTest.keyClicks(field, typed)
    return QApplication.activePopupWidget()
