"""The status line: how large its letters are, and in how many lines they stand."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFontMetricsF

from mtdesk.table.areas import areas_for
from mtdesk.table.items.frame import StatusLineItem
from mtdesk.table.theme import SEAT_LOOKS, Role, font, sized_font

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_status_pill_grows_and_never_shortens_its_text() -> None:
    item = StatusLineItem()
    item.set_geometry(400, 1600)
    item.set_text("Your turn.", SEAT_LOOKS[0])
    short = item.pill_rect
    long_text = "It is your turn, and every tile that fits somewhere has a golden edge. " * 3
    item.set_text(long_text.strip(), SEAT_LOOKS[0])
    wrapped = item.pill_rect
    letters = QFontMetricsF(font(Role.STATUS, 1600))
    assert short.width() < 400
    assert wrapped.width() <= 400.01
    assert wrapped.height() > 3 * short.height()
    assert (
        wrapped.width() * (wrapped.height() - letters.height())
        > letters.horizontalAdvance(long_text) * letters.height()
    )
    assert item.text == long_text.strip()
    assert item.boundingRect().center() == QPointF(0, 0)


def test_a_word_wider_than_allowed_widens_the_pill() -> None:
    item = StatusLineItem()
    item.set_geometry(100, 1600)
    word = "Donaudampfschifffahrtsgesellschaft"
    item.set_text(word)
    assert item.pill_rect.width() > QFontMetricsF(font(Role.STATUS, 1600)).horizontalAdvance(word)


def test_the_status_line_is_as_large_as_other_text_where_it_fits() -> None:
    item = StatusLineItem()
    item.set_text("It is your turn. Play a tile.")
    usual = item.pill_rect
    item.set_geometry(900, 1600, 60, letters=34)
    assert item.pill_rect.height() > 1.7 * usual.height()
    item.set_geometry(usual.width(), 1600, 60, letters=34)
    assert item.pill_rect.width() <= usual.width(), "it is written smaller where it would not fit"


def test_the_status_line_takes_two_lines_rather_than_small_letters() -> None:
    item = StatusLineItem()
    item.set_geometry(800, 1024, 48, letters=22)
    line = QFontMetricsF(sized_font(22, Role.STATUS.value.weight)).height()
    item.set_text(
        "Hint: play 12–7 on your own train. It begins the longest line of tiles that you can play in a row."
    )
    assert item.pill_rect.height() >= 2.2 * line
    assert item.pill_rect.width() < 780, "two lines of about the same length"


def test_several_lines_keep_clear_of_the_border() -> None:
    item = StatusLineItem()
    item.set_geometry(500, 1024, 64, letters=22)
    item.set_text("Hint: play 12–7 on your own train. It begins the longest line of tiles that you can play.")
    line = QFontMetricsF(item._font).height()
    assert item._text_rect.height() > 1.5 * line
    assert item.pill_rect.height() - item._text_rect.height() >= 0.5 * line - 0.01


def test_two_lines_of_large_letters_leave_the_cloth_free() -> None:
    areas, line = areas_for(1024, 655, 6, letters=22), StatusLineItem()
    line.set_geometry(areas.pill.width(), 1024, areas.pill.height(), 22)
    line.set_text(
        "Hint: play 12–7 on your own train. It begins the longest line of tiles that you can play in a row."
    )
    assert line.pill_rect.height() <= areas.pill.bottom() - areas.felt.bottom() + 2


def test_a_long_sentence_takes_a_third_line_rather_than_small_letters() -> None:
    item = StatusLineItem()
    item.set_geometry(760, 1024, 48, letters=22)
    item.set_text(
        "You played 5–1. Better by 19 points: 11–10 on the Mexican Train, because no other tile that fits "
        "is worth as much, and because it leaves more tiles of your plan than any other move."
    )
    assert item._font.pixelSize() >= 20


def test_three_lines_stay_in_room_for_two_where_they_can_be_read() -> None:
    item = StatusLineItem()
    item.set_geometry(760, 1024, 70, letters=22)
    item.set_text(
        "You played 5–1. Better by 19 points: 11–10 on the Mexican Train, because no other tile that fits "
        "is worth as much, and because it leaves more tiles of your plan than any other move."
    )
    assert item.pill_rect.height() <= 70
    assert item._font.pixelSize() >= 16


def test_lines_do_not_touch_the_edge_where_there_is_room() -> None:
    item = StatusLineItem()
    item.set_geometry(800, 1024, 70, letters=22)
    item.set_text(
        "Hint: play 12–7 on your own train. It begins the longest line of tiles that you can play in a row."
    )
    assert item.pill_rect.height() - item._text_rect.height() > 0.5 * QFontMetricsF(item._font).height()
