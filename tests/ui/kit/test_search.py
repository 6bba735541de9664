"""Searching: what is found in texts, and the field for it in the windows that have one."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.ui.files.games_dialog import GamesDialog
from mtdesk.ui.kit.announcer import Announcer
from mtdesk.ui.kit.layouts import vbox
from mtdesk.ui.kit.search import SearchField, found_words, has_words
from mtdesk.ui.kit.suggestions import Suggestions
from mtdesk.ui.rulebook.window import RulesWindow
from mtdesk.ui.support.shortcuts import ShortcutsDialog
from mtdesk.ui.window.log import LogPanel
from tests.ui.files.test_library import LIBRARY, listed, won
from tests.ui.room import POPS_UP
from tests.ui.rulebook.test_window import RULES, never
from tests.windows import show


@pytest.mark.parametrize(
    ("sought", "text", "found"),
    [
        ("fordulo", "A Forduló: forduló", ["Forduló", "forduló"]),
        ("zu\u0308ge", "Züge", ["Züge"]),
        ("zuge", "Zu\u0308ge", ["Zu\u0308ge"]),
        ("strasse", "Eine Straße", ["Straße"]),
        ("mark", "Markers and a marker.", ["Markers", "marker"]),
        ("rain", "A train.", []),
        ("train double", "A double on your train.", ["double", "train"]),
        ("9-9", "The double 9–9.", ["9", "9"]),
        ("", "text", []),
        ("–", "9–9", []),
        ("x", "", []),
    ],
)
def test_words_are_found_by_their_beginnings(sought: str, text: str, found: list[str]) -> None:
    assert [text[start:end] for start, end in found_words(sought, text)] == found
    assert has_words(sought, text) == bool(found)


def test_every_word_must_be_there() -> None:
    assert has_words("OPEN dou", "A double is open.")
    assert not has_words("open marker", "A double is open.")


def games() -> tuple[QDialog, QLineEdit, QWidget]:
    dialog = GamesDialog(LIBRARY, ("Ada",))
    dialog.show_games([listed("a.mtrain", 1, won(0, 3))])
    return dialog, dialog.field, dialog.list


def rules() -> tuple[QDialog, QLineEdit, QWidget]:
    window = RulesWindow(RULES, never)
    return window, window.field, window.reader


def shortcuts() -> tuple[QDialog, QLineEdit, QWidget]:
    dialog = ShortcutsDialog([], [])
    return dialog, dialog.search, dialog.list


@pytest.mark.parametrize("beside", [False, True])
@pytest.mark.parametrize("make", [games, rules, shortcuts])
def test_escape_empties_the_field_before_it_closes_the_window(
    make: Callable[[], tuple[QDialog, QLineEdit, QWidget]], beside: bool
) -> None:
    window, field, other = make()
    show(window)
    focused = other if beside else field
    focused.setFocus()
    QTest.keyClicks(field, "a")
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert not field.text()
    assert window.isVisible()
    assert focused.hasFocus()
    QTest.keyClick(focused, Qt.Key.Key_Escape)
    assert not window.isVisible()


def test_in_the_log_escape_means_the_field_only_while_it_has_the_focus() -> None:
    log = LogPanel()
    show(log)
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


def test_the_cross_empties_the_field() -> None:
    field = SearchField()
    field.setText("a")
    show(field)
    QTest.mouseClick(field.cross, Qt.MouseButton.LeftButton)
    assert not field.text()
    assert not field.cross.isVisible()


def test_what_was_found_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(Announcer, "announce", lambda _, sentences: said.extend(sentences))
    field = SearchField()
    for found in ("3 matching options", "3 matching options", "No matching options.", ""):
        field.announce(found)
        assert field.accessibleDescription() == found
    assert said == ["3 matching options", "No matching options."]


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
