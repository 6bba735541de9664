"""The rows of the list of rules: as high as what is written in them."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mtdesk.ui.game_widgets.rules_list import RuleSetList
from tests.ui.room import languages

pytestmark = pytest.mark.window

WIDTHS = range(190, 250)
"""In which long names take one line or two."""


def inked(picture: QImage, area: QRect) -> int:
    """How high a text is, from its first bright pixels to the last ones."""
    bright = [
        y
        for y in range(area.top() + 3, area.bottom() - 2)
        if any(picture.pixelColor(x, y).lightness() > 150 for x in range(area.left() + 10, area.right() - 10))
    ]
    return bright[-1] - bright[0]


@pytest.mark.parametrize("language", ["de", "hu"])
def test_rows_are_as_high_as_their_texts(
    qtbot: QtBot, dressed_app: QApplication, compiled: Path, language: str
) -> None:
    with languages(dressed_app, compiled) as translator:
        translator.install(language)
        rules = RuleSetList()
        qtbot.addWidget(rules)
        rules.show()
        view, wrong, heights = rules.list, [], set()
        for width in WIDTHS:
            rules.resize(width, 700)
            QApplication.processEvents()
            picture = view.viewport().grab().toImage()
            for row in range(1, view.count()):
                area = view.visualItemRect(view.item(row))
                line = view.fontMetrics().height()
                is_high = area.height() > 2 * line
                heights.add(is_high)
                if is_high != (inked(picture, area) > line):
                    wrong.append((width, view.item(row).text()))
    assert wrong == []
    assert heights == {False, True}
