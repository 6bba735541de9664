"""Keys in the window of the rules in words: all of them go on from what is seen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from mtdesk.ui.rulebook.window import RulesWindow
from mtdesk.ui.words.rules.document import SectionId
from tests.ui.rulebook.test_window import in_sight, never, window

__all__ = ["never", "window"]

pytestmark = pytest.mark.window

PLAIN, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
UP, DOWN, SPACE = Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Space
HOME, END = Qt.Key.Key_Home, Qt.Key.Key_End


@pytest.mark.parametrize(("down", "up"), [((DOWN, PLAIN), (UP, PLAIN)), ((SPACE, PLAIN), (SPACE, SHIFT))])
def test_pages_go_on_from_what_is_seen(
    window: RulesWindow, down: tuple[Qt.Key, Qt.KeyboardModifier], up: tuple[Qt.Key, Qt.KeyboardModifier]
) -> None:
    reader, bar = window.reader, window.reader.verticalScrollBar()
    QTest.keyClick(reader, HOME, CONTROL)
    bar.setValue(300)
    height = reader.viewport().height()
    for (key, modifier), ahead in ((down, 1), (up, -1)):
        here = bar.value()
        QTest.keyClick(reader, key, modifier)
        assert height // 2 < ahead * (bar.value() - here) < height
        assert in_sight(window, reader.textCursor())
    assert bar.value() == 300


def test_larger_text_is_read_on_where_it_was(window: RulesWindow) -> None:
    reader, bar = window.reader, window.reader.verticalScrollBar()
    reader.go_to(SectionId.TURN)
    QTest.keyClick(reader, Qt.Key.Key_Plus, CONTROL)
    seen = [bar.value()]
    for _ in range(2):
        QTest.keyClick(reader, DOWN)
        seen.append(bar.value())
    assert seen == sorted(set(seen))


@pytest.mark.parametrize("modifier", [PLAIN, CONTROL])
def test_home_and_end_lead_to_the_ends_of_the_page(
    window: RulesWindow, modifier: Qt.KeyboardModifier
) -> None:
    reader, bar = window.reader, window.reader.verticalScrollBar()
    bar.setValue(300)
    for key in (END, HOME):
        QTest.keyClick(reader, key, modifier)
        assert bar.value() == (bar.maximum() if key == END else 0)
        assert in_sight(window, reader.textCursor())


def test_arrows_move_the_cursor_where_it_is_seen(window: RulesWindow) -> None:
    reader, bar = window.reader, window.reader.verticalScrollBar()
    QTest.keyClick(reader, HOME, CONTROL)
    bar.setValue(600)
    QTest.keyClick(reader, Qt.Key.Key_Down)
    assert bar.value() == 600
    assert in_sight(window, reader.textCursor())


def test_tab_leads_from_the_search_to_what_is_found_and_back(window: RulesWindow) -> None:
    field = window.search.field
    field.setFocus()
    QTest.keyClicks(field, "marker")
    QTest.keyClick(field, Qt.Key.Key_Return)
    here, place = window.reader.verticalScrollBar().value(), window.reader.textCursor().position()
    QTest.keyClick(field, Qt.Key.Key_Tab)
    assert window.reader.hasFocus()
    assert window.reader.verticalScrollBar().value() == here
    assert window.reader.textCursor().position() == place
    QTest.keyClick(window.reader, Qt.Key.Key_Tab, SHIFT)
    while window.reader.hasFocus():  # at a link above
        QTest.keyClick(window.reader, Qt.Key.Key_Tab, SHIFT)
    assert field.hasFocus()


def test_the_search_field_scrolls_the_page_from_what_is_seen(window: RulesWindow) -> None:
    bar = window.reader.verticalScrollBar()
    QTest.keyClick(window.reader, HOME, CONTROL)
    bar.setValue(600)
    seen = [600]
    for key in (Qt.Key.Key_Down, DOWN):
        QTest.keyClick(window.search.field, key)
        seen.append(bar.value())
    assert seen == sorted(set(seen))
    for key in (UP, Qt.Key.Key_Up):
        QTest.keyClick(window.search.field, key)
    assert bar.value() == 600
