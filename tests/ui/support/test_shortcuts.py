"""The page of shortcuts, and the keys that go from pane to pane."""

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from mtdesk.rules.moves import Draw
from mtdesk.ui.support.about import AboutDialog
from mtdesk.ui.support.shortcuts import ShortcutsDialog
from mtdesk.ui.window.main_window import MainWindow
from tests.app.typist import press
from tests.ui.fingers import readable
from tests.ui.room import ROOT
from tests.windows import show


@pytest.fixture
def window() -> MainWindow:
    result = MainWindow()
    return show(result)


def opened(window: MainWindow) -> ShortcutsDialog:
    keys = (*window.actions_bar.keys, *window.panes.keys)
    dialog = ShortcutsDialog(window.commands.menus, keys)
    return show(dialog)


def rows(dialog: ShortcutsDialog) -> dict[str, dict[str, str]]:
    """The page as it is read: heading, text, key."""
    model = dialog.list.model()
    page: dict[str, dict[str, str]] = {}
    for number in range(model.rowCount()):
        group = model.index(number, 0)
        children = range(model.rowCount(group))
        texts = ((model.index(row, 0, group).data(), model.index(row, 1, group).data()) for row in children)
        page[group.data()] = dict(texts)
    return page


def test_every_key_of_the_window_is_on_it(window: MainWindow) -> None:
    page = rows(opened(window))
    assert list(page) == [
        *("At the table", "Playing", "Game", "Turn", "View", "Help", "More keys", "Score pad")
    ]
    assert page["Score pad"]["Write “+” between the values of tiles"] == "Space"
    keys = {key for group in page.values() for shown in group.values() for key in shown.split(" / ")}
    actions = (*window.actions(), *window.view.actions())
    shortcuts = {
        shortcut.toString(QKeySequence.SequenceFormat.NativeText)
        for action in actions
        for shortcut in action.shortcuts()
    }
    menu_keys = {
        shortcut.toString(QKeySequence.SequenceFormat.NativeText)
        for menu in window.commands.menus
        for action in menu.actions()
        for shortcut in action.shortcuts()
    }
    assert {"D", "S", "T", "F6"} <= shortcuts
    assert shortcuts | menu_keys <= keys
    assert page["Game"]["New game"] == "Ctrl+N"
    assert page["Turn"]["Hint"] == "H"
    assert page["Game"]["Games"] == "Ctrl+O / Ctrl+R"
    assert page["More keys"]["Play this deal again"] == "F5"


def shown(dialog: ShortcutsDialog) -> list[str]:
    """The commands that are visible."""
    model = dialog.list.model()
    groups = [model.index(number, 0) for number in range(model.rowCount())]
    return [
        model.index(row, 0, group).data()
        for group in groups
        for row in range(model.rowCount(group))
        if not dialog.list.isRowHidden(row, group) and not dialog.list.isRowHidden(group.row(), QModelIndex())
    ]


def test_a_command_is_found_by_its_words_and_by_its_key(window: MainWindow) -> None:
    dialog = opened(window)
    assert dialog.focusWidget() is dialog.search
    whole = shown(dialog)
    QTest.keyClicks(dialog.search, "GAME new")
    assert "New game" in shown(dialog)
    assert len(shown(dialog)) < 4
    assert not dialog.nothing.isVisible()
    dialog.search.setText("gáme néw")
    assert "New game" in shown(dialog)
    dialog.search.setText("ctrl+n")
    assert shown(dialog)[0] == "New game"
    marked = dialog.list.currentItem()
    assert marked is not None, "the first command is marked, and not its heading"
    assert marked.text(0) == "New game"
    dialog.search.setText("xyzzy")
    assert shown(dialog) == []
    assert dialog.nothing.isVisible()
    dialog.search.clear()
    assert shown(dialog) == whole
    before = dialog.list.currentIndex()
    QTest.keyClick(dialog.search, Qt.Key.Key_Down)
    assert dialog.list.currentIndex() != before
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert not dialog.isVisible(), "Enter closes it, as before"


def test_f6_goes_from_pane_to_pane(window: MainWindow) -> None:
    window.resize(1280, 800)
    window.view.setFocus()
    window.log.setVisible(True)
    window.actions_bar.offer([Draw(0)])
    QApplication.processEvents()
    draw = window.actions_bar.buttons[Draw]
    for expected in (draw, window.log.list, window.view, draw):
        press(Qt.Key.Key_F6)
        assert QApplication.focusWidget() is expected
    press(Qt.Key.Key_F6, Qt.KeyboardModifier.ShiftModifier)
    assert QApplication.focusWidget() is window.view


def test_a_page_over_the_table_keeps_the_keyboard_until_it_goes(window: MainWindow) -> None:
    page = QPushButton("Continue")
    window.view.setFocus()
    window.overlay.cover(page)
    assert QApplication.focusWidget() is page
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_F6):
        press(key)
        assert QApplication.focusWidget() is page, key
    window.overlay.uncover()
    assert QApplication.focusWidget() is window.view


def test_about_says_version_and_licence() -> None:
    dialog = show(AboutDialog())
    assert "mtdesk 0" in " ".join(text for _, text in readable(dialog))
    text = dialog.text.toPlainText()
    assert text.startswith((ROOT / "LICENSE").read_text(encoding="utf-8").strip())
    assert "SIL OPEN FONT LICENSE" in text


def test_the_licence_can_be_read_by_keys_in_a_small_window() -> None:
    dialog = show(AboutDialog())
    dialog.resize(dialog.width(), 300)
    press(Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is dialog.text
    assert dialog.text.visibleRegion().boundingRect().height() > 6 * dialog.fontMetrics().height()
