"""What stands round the cloth."""

from collections.abc import Sequence
from fractions import Fraction

from msgspec import structs
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from mtdesk.rules.moves import Pass
from mtdesk.rules.redact import view_of
from mtdesk.rules.view import Over
from mtdesk.table.art.plate import PeekLine, PlateContent, paint_plate
from mtdesk.table.cloth.trains import Deed
from mtdesk.table.frame import Captions
from mtdesk.table.scene import TableScene
from mtdesk.table.theme import FELT
from tests.rules.tabletop import begin


async def test_the_boneyard_follows_the_text_size(qapp: QApplication) -> None:
    table = TableScene()
    table.animator.speed = 0
    await table.resize(QSizeF(1024, 655))
    await table.rebuild(view_of(begin("6-5 5-4", "6-4 4-3", "3-2 2-1", boneyard="1-0"), 0))
    before = pile_picture(table)
    await table.set_sizes(letters=22, large_tiles=table.large_tiles)
    assert pile_picture(table) != before


def pile_picture(table: TableScene) -> QImage:
    """The boneyard as it is painted now."""
    pile = table.frame._pile
    image = QImage(200, 140, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        painter.translate(-table.areas.pile.topLeft())
        pile.paint_art(painter)
    return image


async def test_long_sentences_stay_readable_with_large_text(qapp: QApplication) -> None:
    table = TableScene()
    await table.resize(QSizeF(521, 449))
    await table.set_sizes(letters=22, large_tiles=table.large_tiles)
    table.frame.say("Robot 3 played 4-0. Better by 9 points: 4-4 on the train of Robot 3. " * 3, 2)
    assert table.frame._pill._font.pixelSize() >= 16
    assert table.frame.pill_rect.bottom() <= table.areas.rack.top(), "the rack is not hidden"


async def test_what_is_said_of_a_player_is_said_only_on_the_plate(qapp: QApplication) -> None:
    table = TableScene()
    table.animator.speed = 0
    await table.resize(QSizeF(1024, 655))
    await table.rebuild(view_of(begin("6-5 5-4", "6-4 4-3", "3-2 2-1", boneyard="1-0"), 0))
    for seat, plate in table.frame._plates.items():
        area, around = table.frame.rect_of(seat), plate.mapRectToScene(plate.boundingRect())
        assert around.contains(area.adjusted(-2, -2, 2, 2)), "the plate is painted beyond its edges"
        for point in (area.topLeft() - QPointF(2, 2), area.bottomRight() + QPointF(2, 2)):
            assert table.frame.seat_at(point) is None
            assert plate not in table.items(point)
        assert plate in table.items(area.center())


async def test_the_places_are_shown_once_there_are_any(qapp: QApplication) -> None:
    table = TableScene()
    table.animator.speed = 0
    state = begin("6-5 5-4", "6-4 4-3", "3-2 2-1", boneyard="1-0")
    await table.rebuild(view_of(state, 0))
    own = table.frame._plates[0]
    assert own.content is not None
    assert own.content.peek == ()
    state.board.totals = (Fraction(7), Fraction(0), Fraction(3))
    await table.rebuild(view_of(state, 0))
    lines: Sequence[PeekLine] = own.content.peek
    assert [(line.total, line.own) for line in lines] == [("0", False), ("3", False), ("7", True)]


async def test_the_own_plate_counts_tiles_and_places_four_players(qapp: QApplication) -> None:
    table = TableScene()
    table.animator.speed = 0
    state = begin("6-5 5-4", "6-4 4-3", "3-2 2-1", "3-3 2-2", boneyard="1-0")
    state.board.totals = (Fraction(7), Fraction(0), Fraction(3), Fraction(5))
    await table.rebuild(view_of(state, 0))
    content = table.frame._plates[0].content
    assert content is not None
    assert content.count == "2"
    assert [line.total for line in content.peek] == ["0", "3", "5", "7"]
    rect = QRectF(0, 0, 190, 176)
    shown, without = (painted_plate(rect, content), painted_plate(rect, structs.replace(content, count="")))
    assert shown != without, "the count is to be seen beside the places, too"


def painted_plate(rect: QRectF, content: PlateContent) -> QImage:
    image = QImage(rect.size().toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        paint_plate(painter, rect, content, FELT, 1600)
    return image


async def test_what_a_seat_did_last_makes_way_for_the_hands_at_the_end(qapp: QApplication) -> None:
    table = TableScene()
    table.animator.speed = 0
    table.frame.set_captions(Captions(names=("A", "B", "C"), deeds={Deed.PASSED: "passed"}))
    state = begin("6-5 5-4", "6-4 4-3", "3-2 2-1", boneyard="1-0")
    state.board.log = (Pass(1),)
    await table.rebuild(view_of(state, 0))
    plate = table.frame._plates[1]
    assert plate.content is not None
    assert plate.content.note == "passed"
    state.board.over = Over.BLOCKED
    table.frame.show_view(view_of(state, 0), 0)
    assert plate.content.note == ""


async def test_fewer_places_are_shown_where_text_is_large(qapp: QApplication) -> None:
    table = TableScene()
    table.animator.speed = 0
    await table.resize(QSizeF(1024, 655))
    state = begin("6-5 5-4", "6-4 4-3", "3-2 2-1", "6-6 1-1", boneyard="1-0")
    state.board.totals = tuple(map(Fraction, (7, 0, 3, 5)))
    await table.rebuild(view_of(state, 0))
    own = table.frame._plates[0]
    assert own.content is not None
    assert [line.total for line in own.content.peek] == ["0", "3", "5", "7"]
    await table.set_sizes(letters=22, large_tiles=False)
    assert [line.total for line in own.content.peek] == ["0", "3", "7"], "the two best, and the player's own"
