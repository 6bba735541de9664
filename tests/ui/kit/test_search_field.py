"""The field for what is searched for, in the windows that have one."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.table.theme import FELT
from mtdesk.ui.files.games_dialog import GamesDialog
from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.kit.search_field import SearchField
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.rulebook.window import RulesWindow
from mtdesk.ui.support.shortcuts import ShortcutsDialog
from mtdesk.ui.window.log import LogPanel
from tests.ui.files.test_games import LIBRARY, listed, won
from tests.ui.rulebook.test_window import RULES, never

pytestmark = pytest.mark.window


def games() -> tuple[QDialog, QLineEdit, QWidget]:
    dialog = GamesDialog(LIBRARY, ("Ada",))
    dialog.show_games([listed("a.mtrain", 1, won(0, 3))])
    return dialog, dialog.field, dialog.list


def rules() -> tuple[QDialog, QLineEdit, QWidget]:
    window = RulesWindow(RULES, never)
    return window, window.search.field, window.reader


def shortcuts() -> tuple[QDialog, QLineEdit, QWidget]:
    dialog = ShortcutsDialog([], [])
    return dialog, dialog.search, dialog.list


@pytest.mark.parametrize("beside", [False, True])
@pytest.mark.parametrize("make", [games, rules, shortcuts])
def test_escape_empties_the_field_before_it_closes_the_window(
    qtbot: QtBot, make: Callable[[], tuple[QDialog, QLineEdit, QWidget]], beside: bool
) -> None:
    window, field, other = make()
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    focused = other if beside else field
    focused.setFocus()
    QTest.keyClicks(field, "a")
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert not field.text()
    assert window.isVisible()
    assert focused.hasFocus()
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert not window.isVisible()


@pytest.mark.parametrize("is_shown", [False, True])
def test_the_cross_grows_with_the_text(qtbot: QtBot, plain: QApplication, is_shown: bool) -> None:
    field = SearchField()
    qtbot.addWidget(field)
    field.setText("a")
    field.setVisible(is_shown)
    apply_theme(plain, FELT, scale_for("largest", QSize(2560, 1440)))
    field.show()
    QApplication.processEvents()
    (cross,) = (button for button in field.findChildren(QAbstractButton) if button.isVisible())
    assert field.rect().contains(cross.geometry())
    assert cross.height() >= field.fontMetrics().ascent()
    QTest.mouseClick(cross, Qt.MouseButton.LeftButton)
    assert not field.text()
    assert not cross.isVisible()


def test_in_the_log_escape_means_the_field_only_while_it_has_the_keyboard(qtbot: QtBot) -> None:
    log = LogPanel()
    qtbot.addWidget(log)
    log.show()
    log.activateWindow()
    qtbot.waitUntil(log.isActiveWindow)
    log.filtering.setChecked(True)
    field = log.bar.field
    field.setFocus()
    QTest.keyClicks(field, "a")
    log.list.setFocus()
    QTest.keyClick(log.list, Qt.Key.Key_Escape)
    assert field.text() == "a"
    field.setFocus()
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert not field.text()


def test_what_was_found_is_said_once(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(Announcer, "announce", lambda _, sentences: said.extend(sentences))
    field = SearchField()
    qtbot.addWidget(field)
    for found in ("3 matching options", "3 matching options", "No matching options.", ""):
        field.announce(found)
        assert field.accessibleDescription() == found
    assert said == ["3 matching options", "No matching options."]
