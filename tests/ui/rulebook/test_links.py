"""Links in the rules in words: by mouse and by keyboard, and the way back."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk.rules.options import OpenDoubleRule
from mtdesk.ui.rulebook.window import RulesWindow
from mtdesk.ui.words.rules.document import ClauseId, SectionId
from tests.ui.rulebook.test_window import RULES, in_sight, marked, never, top_line, window

__all__ = ["never", "window"]

pytestmark = pytest.mark.window

TAB, ENTER, LEFT = Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Left
ALT, SHIFT = Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.ShiftModifier


def text_of(window: RulesWindow, clause: ClauseId) -> str:
    clauses = [clause for section in window._document.sections for clause in section.clauses]
    return next(one.text for one in clauses if one.id is clause)


def point_at(window: RulesWindow, clause: ClauseId, word: str) -> QPoint:
    """The middle of a word in a clause, brought into sight."""
    reader = window.reader
    reader.go_to(clause)
    QApplication.processEvents()
    start = reader.textCursor().block().position() + text_of(window, clause).index(word)
    cursor = QTextCursor(reader.document())
    cursor.setPosition(start + len(word) // 2)
    return reader.cursorRect(cursor).center()


def test_a_click_leads_to_the_section_that_explains(window: RulesWindow) -> None:
    assert not window.back.isEnabled()
    for clause, word, heading in (
        (ClauseId.LAY, "double", "Doubles"),
        (ClauseId.WHERE, "marker", "Passing and markers"),
        (ClauseId.OPEN_DOUBLES_FIRST, "open double", "Open doubles"),
    ):
        place = point_at(window, clause, word)
        QTest.mouseClick(window.reader.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert marked(window) == [heading]
        assert top_line(window) == heading
        assert window.sections.currentItem().text() == heading
        window.back.trigger()
        assert marked(window) == [text_of(window, clause)]
        assert in_sight(window, window.reader.textCursor())
        assert not window.back.isEnabled()


@pytest.mark.parametrize("above", [-40, 90])
def test_the_way_back_leads_to_what_was_seen(window: RulesWindow, above: int) -> None:
    bar = window.reader.verticalScrollBar()
    place = point_at(window, ClauseId.WHERE, "marker")
    here = bar.value() - above
    bar.setValue(here)
    QTest.mouseClick(window.reader.viewport(), Qt.MouseButton.LeftButton, pos=place + QPoint(0, above))
    assert bar.value() != here
    window.back.trigger()
    assert bar.value() == here
    assert window.sections.currentItem().text() == "Your turn"


def test_no_way_leads_back_to_what_other_rules_do_not_say(window: RulesWindow) -> None:
    place = point_at(window, ClauseId.OPEN_DOUBLES_FIRST, "open double")
    QTest.mouseClick(window.reader.viewport(), Qt.MouseButton.LeftButton, pos=place)
    window.show_rules(replace(RULES, options=replace(RULES.options, open_double=OpenDoubleRule.FREE)))
    assert ClauseId.OPEN_DOUBLES_FIRST not in window._document.ids
    window.back.trigger()
    assert not window.back.isEnabled()


def test_a_click_beside_a_link_leads_nowhere(window: RulesWindow) -> None:
    place = point_at(window, ClauseId.LAY, "Play")
    QTest.mouseClick(window.reader.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert marked(window) == []
    assert not window.back.isEnabled()


def test_keys_follow_links_from_the_cursor_on_and_go_back(window: RulesWindow) -> None:
    reader = window.reader
    reader.go_to(SectionId.TURN)
    for key, modifier, word in ((TAB, None, "double"), (TAB, None, "marker"), (TAB, SHIFT, "double")):
        QTest.keyClick(reader, key, modifier or Qt.KeyboardModifier.NoModifier)
        assert reader.textCursor().selectedText() == word
    QTest.keyClick(reader, TAB)
    QTest.keyClick(reader, ENTER)
    assert marked(window) == ["Passing and markers"]
    assert reader.hasFocus()
    QTest.keyClick(reader, LEFT, ALT)
    assert marked(window) == [text_of(window, ClauseId.WHERE)]
    QTest.keyClick(reader, LEFT, ALT)
    assert marked(window) == [text_of(window, ClauseId.WHERE)]


def test_behind_the_last_link_the_tab_key_leaves_the_text_where_it_is(window: RulesWindow) -> None:
    reader, bar = window.reader, window.reader.verticalScrollBar()
    reader.go_to(SectionId.DOUBLES)
    here = reader.textCursor().position()
    bar.setValue(bar.maximum())
    QTest.keyClick(reader, TAB)
    assert not reader.hasFocus()
    assert bar.value() == bar.maximum()
    assert reader.textCursor().position() == here


def test_a_section_that_is_chosen_is_marked(window: RulesWindow) -> None:
    window.resize(1000, 2000)
    window.sections.setFocus()
    for row in (window.sections.count() - 2, window.sections.count() - 1):
        window.sections.setCurrentRow(row)
        assert marked(window) == [window.sections.item(row).text()]
