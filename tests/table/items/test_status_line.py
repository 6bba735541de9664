"""The status line: how large its letters are, and in how many lines they stand."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontMetricsF

from mtdesk.table.items.status_line import StatusLineItem
from mtdesk.table.theme import SEAT_LOOKS

pytestmark = pytest.mark.usefixtures("qapp")

SENTENCE = (
    "Hint: play 12–7 on your own train. It begins the longest line of tiles that you can play in a row."
)
LONG = (
    "You played 5–1. Better by 19 points: 11–10 on the Mexican Train, because no other tile that fits "
    "is worth as much, and because it leaves more tiles of your plan than any other move."
)


def line_of(text: str, width: float, height: float, letters: int) -> StatusLineItem:
    item = StatusLineItem()
    item.set_geometry(width, 0.72, height, letters)
    item.set_text(text, SEAT_LOOKS[0])
    return item


@pytest.mark.parametrize(
    ("text", "width", "height", "letters", "least", "most_lines"),
    [
        ("Your turn.", 800, 48, 15, 15, 1),
        ("It is your turn. Play a tile.", 900, 60, 34, 34, 1),
        (SENTENCE, 800, 48, 22, 20, 2),
        (LONG, 760, 48, 22, 20, 3),
    ],
)
def test_letters_are_as_large_as_other_text_and_take_another_line_rather_than_becoming_small(
    text: str, width: float, height: float, letters: int, least: int, most_lines: int
) -> None:
    item = line_of(text, width, height, letters)
    metrics = QFontMetricsF(item._font)
    assert item._font.pixelSize() >= least
    assert item._text_rect.height() <= most_lines * metrics.lineSpacing() + 1
    assert item.pill_rect.width() <= width + 0.01
    assert item.pill_rect.height() - item._text_rect.height() >= 0.3 * metrics.height()
    assert item.boundingRect().center() == QPointF(0, 0)


def test_a_text_is_never_shortened() -> None:
    item = line_of(LONG * 3, 400, 48, 22)
    assert item.text == LONG * 3
    assert item.pill_rect.height() > 6 * QFontMetricsF(item._font).height()
    word = "Donaudampfschifffahrtsgesellschaft"
    wide = line_of(word, 100, 48, 22)
    assert wide.pill_rect.width() > QFontMetricsF(wide._font).horizontalAdvance(word)
    assert line_of("", 400, 48, 22).boundingRect().isEmpty()
