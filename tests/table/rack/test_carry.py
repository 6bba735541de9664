"""The hand put in order by the mouse: the gap that opens, dividers, and the other button."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mtdesk.rules.moves import Play
from mtdesk.rules.tiles import Laid, Tile
from mtdesk.table.invitation import Invitation
from mtdesk.table.rack.arrangement import Divider
from mtdesk.table.rack.layout import Chain
from tests.app.fingers import RIGHT, click, double_click, drag, glide, press, release
from tests.app.watch import assert_rack_in_its_place
from tests.table.tabletop import Tabletop, dealt, roll

pytestmark = pytest.mark.window
UP = QPointF(0, -200)


def shown(top: Tabletop) -> str:
    """The hand as letters in the order of the deal, with its dividers: ``ab|cd``."""
    rack, dealt = top.table.rack, list(top.game.view(0).hand)
    pieces = rack.arrangement.shown(rack.items)
    return "".join("|" if isinstance(piece, Divider) else chr(97 + dealt.index(piece)) for piece in pieces)


def between(top: Tabletop, left: int, right: int) -> QPointF:
    """The middle of the gap between two tiles, in the viewport."""
    places = top.table.rack.places()
    return top.at((places[left] + places[right]) / 2)


def divider(top: Tabletop) -> QPointF:
    (item,) = top.table.rack.dividers.values()
    return top.at(item.pos())


async def test_a_gap_opens_where_the_tile_would_stand(qapp: QApplication) -> None:
    async with dealt(hand=6) as top:
        rack = top.table.rack
        order, places = rack.order, rack.places()
        start = top.tile(order[0])
        press(top.viewport, start)
        glide(top.viewport, start, top.at(places[3]))
        others = [rack.items[tile].pos() for tile in order[1:]]
        assert others == [*places[:3], *places[4:]], "three have moved up, the place is free"
        assert [place for place, _ in rack._shelf.content.empty] == [places[3]]
        assert shown(top) == "abcdef"
        glide(top.viewport, top.at(places[3]), top.at(places[3]) + UP)
        assert [rack.items[tile].pos() for tile in order[1:]] == places[1:], (
            "off the shelf its own place is free"
        )
        assert [place for place, _ in rack._shelf.content.empty] == [places[0]]
        glide(top.viewport, top.at(places[3]) + UP, top.at(places[1]))
        release(top.viewport, top.at(places[1]))
        assert shown(top) == "bacdef"
        assert not rack._shelf.content.empty
        assert_rack_in_its_place(top.table)


async def test_a_double_click_in_a_gap_puts_a_divider_there_and_another_takes_it_away(
    qapp: QApplication,
) -> None:
    async with dealt(hand=6) as top:
        double_click(top.viewport, between(top, 1, 2) + QPointF(8, 0))
        assert shown(top) == "ab|cdef", "the edge of a tile is the gap's, too"
        assert top.view.gesture.selected is None
        double_click(top.viewport, between(top, 3, 4))
        assert shown(top) == "ab|cd|ef"
        double_click(top.viewport, between(top, 3, 4))
        double_click(top.viewport, divider(top))
        assert shown(top) == "abcdef"
        assert not top.table.rack.dividers


async def test_a_divider_is_dragged_and_dragged_out(qapp: QApplication) -> None:
    async with dealt(hand=6) as top:
        double_click(top.viewport, between(top, 1, 2))
        drag(top.viewport, divider(top), divider(top) + UP, between(top, 4, 5))
        assert shown(top) == "abcde|f"
        start = divider(top)
        press(top.viewport, start)
        glide(top.viewport, start, start + UP)
        assert len(top.table.rack.dividers) == 1
        QTest.keyClick(top.view, Qt.Key.Key_Escape)
        release(top.viewport, start + UP)
        assert shown(top) == "abcde|f"
        assert divider(top) == start
        drag(top.viewport, start, start + UP)
        assert shown(top) == "abcdef"
        assert_rack_in_its_place(top.table)


async def test_in_the_plan_view_everything_keeps_its_place(qapp: QApplication) -> None:
    async with dealt(hand=6) as top:
        double_click(top.viewport, between(top, 2, 3))
        rack = top.table.rack
        first = rack.order[0]
        rack.show_chain(Chain(first.lo, (Laid(first.lo, first.hi),), ""))
        assert not rack.dividers
        drag(top.viewport, top.tile(rack.order[-1]), top.tile(rack.order[-1]) + UP, top.tile(rack.order[1]))
        double_click(top.viewport, between(top, 3, 4))
        assert shown(top) == "abc|def"
        rack.show_chain(None)
        assert shown(top) == "abc|def"
        assert_rack_in_its_place(top.table)


async def test_the_other_button_lays_what_fits_on_one_end_only(qapp: QApplication) -> None:
    async with dealt() as top:
        one, two = top.table.rack.order[:2]
        moves = Play(0, one, "P0", one.hi), Play(0, two, "P0", two.hi), Play(0, two, "M0", two.hi)
        top.table.set_invitation(Invitation.of(moves))
        click_right(top, top.tile(two))
        assert top.view.gesture.selected == two
        click_right(top, top.tile(one))
        assert top.proposals == [moves[0]]


def click_right(top: Tabletop, point: QPointF) -> None:
    press(top.viewport, point, RIGHT)
    release(top.viewport, point, RIGHT)


async def test_keys_move_the_focused_tile_and_divide_before_it(qapp: QApplication) -> None:
    async with dealt(hand=6) as top:
        ctrl = Qt.KeyboardModifier.ControlModifier
        for _ in range(2):
            QTest.keyClick(top.view, Qt.Key.Key_Right)
        QTest.keyClick(top.view, Qt.Key.Key_Right, ctrl)
        assert shown(top) == "abdcef"
        QTest.keyClick(top.view, Qt.Key.Key_Bar)
        assert shown(top) == "abd|cef"
        QTest.keyClick(top.view, Qt.Key.Key_Left, ctrl)
        assert shown(top) == "abdc|ef"
        QTest.keyClick(top.view, Qt.Key.Key_Right, ctrl)
        QTest.keyClick(top.view, Qt.Key.Key_Bar)
        assert shown(top) == "abdcef"
        for _ in range(9):
            QTest.keyClick(top.view, Qt.Key.Key_Left, ctrl)
        assert shown(top) == "cabdef"
        QTest.keyClick(top.view, Qt.Key.Key_Bar)
        assert shown(top) == "cabdef", "there is nothing before the first"


async def test_without_highlights_only_the_nearest_end_is_lit(qapp: QApplication) -> None:
    async with dealt() as top:
        tile = next(tile for tile in top.table.rack.order if not tile.is_double)
        top.table.rack.set_highlight(False)
        moves = Play(0, tile, "P0", tile.hi), Play(0, tile, "M0", tile.hi)
        top.table.set_invitation(Invitation.of(moves))
        pads = top.table.trains.lights.pads
        start = top.tile(tile)
        press(top.viewport, start)
        glide(top.viewport, start, start + QPointF(0, -60))
        assert not pads
        for end in ("P0", "M0"):
            glide(top.viewport, start, top.end(end))
            assert list(top.table.trains.lights.pads) == [end]
            assert top.table.trains.lights.pads[end].content.nearest
        release(top.viewport, top.end("M0"))
        assert top.proposals == [moves[1]]
        top.view.gesture.cancel()
        click(top.viewport, top.tile(tile))
        assert not top.table.trains.lights.pads
        click(top.viewport, top.end("P0"))
        assert top.proposals == list(reversed(moves))


async def test_the_wheel_over_the_rack_shows_other_rows(qapp: QApplication) -> None:
    async with dealt() as top:
        rack = top.table.rack
        rack.show_hand([Tile(hi, lo) for hi in range(19) for lo in range(hi + 1)])
        assert not rack.items[rack.order[-1]].isVisible()
        for point, notches, row in (
            (rack.area.center(), -1, 1),
            (top.table.areas.felt.center(), -1, 1),
            (rack.area.center(), 1, 0),
        ):
            roll(top, notches, top.at(point))
            assert rack.first_row == row
