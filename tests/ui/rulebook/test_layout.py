"""The page of the rules in words: all of it is there, whatever its size, language and theme."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk.i18n import Translator
from mtdesk.settings import TextSize
from mtdesk.table.theme import DARK, FELT, Theme
from mtdesk.ui.kit.sizes import scale_for
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.rulebook.window import RulesWindow
from tests.ui.rulebook.test_window import never, translator, window

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
