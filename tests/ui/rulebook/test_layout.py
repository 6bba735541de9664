"""The page of the rules in words: all of it is there, whatever its size, language and theme."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk.i18n import Translator
from mtdesk.settings import TextSize
from mtdesk.table.theme import DARK, FELT, Theme
from mtdesk.ui.kit.fitting import fit
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.rulebook.window import RulesWindow
from tests.ui.rulebook.test_window import RULES, in_sight, never, top_line, translator, window

__all__ = ["never", "translator", "window"]

pytestmark = pytest.mark.window


def vanished(window: RulesWindow) -> list[str]:
    """The paragraphs that have no height."""
    document = window.reader.document()
    layout = document.documentLayout()
    blocks = [document.findBlockByNumber(number) for number in range(document.blockCount())]
    return [one.text() for one in blocks if one.text() and not layout.blockBoundingRect(one).height()]


@pytest.mark.parametrize("key", [Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_0])
def test_all_paragraphs_are_there_in_another_size(window: RulesWindow, key: Qt.Key) -> None:
    for pressed in (Qt.Key.Key_Plus, key):
        QTest.keyClick(window.reader, pressed, Qt.KeyboardModifier.ControlModifier)
        assert vanished(window) == []


def test_all_paragraphs_are_there_in_another_language(window: RulesWindow, translator: Translator) -> None:
    for language in ("de", "hu"):
        translator.install(language)
        QApplication.processEvents()
        assert vanished(window) == []


def test_all_paragraphs_are_there_in_larger_text_and_another_theme(
    window: RulesWindow, dressed_app: QApplication
) -> None:
    seen = []
    sizes: tuple[tuple[Theme, TextSize], ...] = ((FELT, "largest"), (DARK, "normal"), (FELT, "normal"))
    for theme, size in sizes:
        apply_theme(dressed_app, theme, scale_for(size, QSize(1024, 700)))
        QApplication.processEvents()
        seen.append(vanished(window))
    apply_theme(dressed_app, FELT)
    assert seen == [[], [], []]


@pytest.mark.parametrize("is_searched", [False, True])
def test_a_window_that_is_opened_again_shows_what_was_read(
    window: RulesWindow, dressed_app: QApplication, is_searched: bool
) -> None:
    window.sections.setCurrentRow(6)
    if is_searched:
        window.search.field.setText("When you pass")
    section, clause = window.sections.currentItem().text(), window.reader.textCursor().block().text()
    window.close()
    apply_theme(dressed_app, FELT, scale_for("large", QSize(2560, 1440)))
    QApplication.processEvents()
    window.show_rules(RULES)
    fit(window)
    window.show()
    QApplication.processEvents()
    shown, seen = window.sections.currentItem().text(), in_sight(window, window.reader.textCursor())
    top = top_line(window)
    apply_theme(dressed_app, FELT)
    assert shown == section
    assert window.reader.textCursor().block().text() == clause
    assert seen
    assert is_searched or top == section


def test_another_width_leaves_the_section_at_the_top(window: RulesWindow) -> None:
    window.sections.setCurrentRow(6)
    for width in (1400, 700, 1000):
        window.resize(width, 700)
        QApplication.processEvents()
        assert top_line(window) == window.sections.currentItem().text() == window.sections.item(6).text()


def test_at_the_start_of_the_page_its_first_section_is_marked(window: RulesWindow) -> None:
    window.resize(1600, 1000)
    for sought in ("", "how many players"):
        window.search.field.setText(sought)
        assert window.reader.verticalScrollBar().value() == 0
        assert window.sections.currentRow() == 0, sought
