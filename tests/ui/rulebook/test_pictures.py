"""Pictures in the rules in words: sharp, in the colours of the theme, as large as the text; and on paper."""

import re

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QTextCursor
from PySide6.QtWidgets import QApplication

from mtdesk.table.theme import FELT, THEMES
from mtdesk.ui.files.printing import html_page
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.rulebook.window import RulesWindow
from mtdesk.ui.words.rules.document import Picture, SectionId
from tests.ui.rulebook.test_window import never, window

__all__ = ["never", "window"]

pytestmark = pytest.mark.window


def picture_area(window: RulesWindow, picture: Picture) -> QRect:
    """Where a picture is, brought into sight with its section."""
    reader = window.reader
    reader.go_to(SectionId(picture.source.removeprefix("picture:")))
    QApplication.processEvents()
    end = reader.document().find("\ufffc", reader.textCursor())
    start = QTextCursor(end)
    start.setPosition(end.selectionStart())
    end.clearSelection()
    left = reader.cursorRect(start)
    return left.united(reader.cursorRect(end)).adjusted(0, 0, -left.width(), 0)


def shot(window: RulesWindow, area: QRect) -> QImage:
    return window.reader.viewport().grab(area).toImage()


def test_every_picture_is_followed_by_its_words(window: RulesWindow) -> None:
    text = window.reader.toPlainText()
    assert len(window._document.pictures) == 4
    for picture in window._document.pictures:
        assert f"\ufffc\n{picture.text}\n" in text


def test_pictures_follow_the_theme(window: RulesWindow, dressed_app: QApplication) -> None:
    picture = window._document.pictures[0]
    seen = set()
    for theme in THEMES.values():
        apply_theme(dressed_app, theme)
        area = picture_area(window, picture)
        image = shot(window, area)
        assert image.pixelColor(area.width() // 2, 3).name() == theme.felt[1].lower()
        seen.add(bytes(image.constBits()))
    apply_theme(dressed_app, FELT)
    assert len(seen) == len(THEMES)


def test_pictures_grow_with_the_text(window: RulesWindow) -> None:
    picture = window._document.pictures[0]
    usual = picture_area(window, picture).width()
    assert usual == 220
    for _ in range(4):
        window.larger.trigger()
    assert picture_area(window, picture).width() == pytest.approx(usual * 1.12**4, rel=0.04)
    window.usual_size.trigger()
    assert picture_area(window, picture).width() == usual


def test_pictures_beside_the_largest_text_stay_within_the_page(window: RulesWindow) -> None:
    window.resize(window.minimumSizeHint())
    for _ in range(10):
        window.larger.trigger()
    QApplication.processEvents()
    for picture in window._document.pictures:
        area = picture_area(window, picture)
        assert 0 <= area.left() < area.right() < window.reader.viewport().width()


def test_pictures_are_part_of_pages_for_paper_and_browsers(window: RulesWindow) -> None:
    page = html_page(window.sheet()).decode()
    assert page.count('src="data:image/png;base64,') == page.count("<img") == 4
    assert "picture:" not in page
    for source in re.findall('base64,([^"]+)"', page):
        assert len(source) > 1000
