"""Where the bubble stands: always in its room, and never on what it points at if there is room beside it."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, QRectF, QSize

from mtdesk.ui.guide.bubble import Surroundings, placed, tip

ROOM = QRect(0, 0, 1024, 480)
SIZE = QSize(400, 190)


def targets() -> st.SearchStrategy[QRect]:
    return st.builds(
        QRect, st.integers(0, 1000), st.integers(0, 640), st.integers(2, 120), st.integers(2, 90)
    )


@given(targets())
def test_it_stands_in_its_room_beside_its_target(target: QRect) -> None:
    where = placed([SIZE], Surroundings(ROOM, target))
    assert ROOM.adjusted(0, 0, 1, 1).contains(where)
    shared = where.intersected(target)
    assert min(shared.width(), shared.height()) <= 1  # they may touch


def test_it_keeps_off_what_it_need_not_hide() -> None:
    hand, plate = QRect(400, 520, 260, 80), QRect(400, 400, 250, 60)
    where = placed([SIZE], Surroundings(ROOM, hand, [plate]))
    assert ROOM.adjusted(0, 0, 1, 1).contains(where)
    assert not where.intersects(plate) or where.intersected(plate).width() < 80
    assert where.left() < hand.right()
    assert hand.left() < where.right(), "its tip still meets the hand"


def test_without_a_target_it_stands_in_the_middle() -> None:
    where = placed([SIZE], Surroundings(ROOM))
    assert (where.center() - ROOM.center()).manhattanLength() <= 1


def test_in_a_room_too_small_it_begins_at_the_corner() -> None:
    assert placed([SIZE], Surroundings(QRect(0, 0, 300, 100), QRect(10, 10, 5, 5))).topLeft() == QPoint(0, 0)


def test_it_takes_a_side_with_less_room_rather_than_hide_what_lies_there() -> None:
    target, train = QRect(430, 220, 60, 60), QRect(500, 0, 520, 480)
    where = placed([SIZE], Surroundings(ROOM, target, [train]))
    assert not where.intersects(train)
    assert where.right() <= target.left() + 1


def test_its_tip_points_down_to_a_hand_whose_middle_is_further_aside() -> None:
    card, hand = QRectF(130, 420, 360, 170), QRectF(410, 640, 500, 150)
    lowest = tip(card, hand).boundingRect().bottom()
    assert lowest > card.bottom()
    assert tip(card, hand).boundingRect().right() <= card.right()


def test_it_has_no_tip_over_what_it_speaks_of() -> None:
    assert tip(QRectF(100, 100, 300, 200), QRectF(200, 150, 20, 20)).isEmpty()


def test_it_is_narrower_where_the_usual_one_would_hide_what_is_vital() -> None:
    room, station = QRect(0, 0, 1000, 500), QRect(420, 170, 160, 160)
    usual, narrow = QSize(580, 240), QSize(380, 320)
    around = Surroundings(room, QRect(400, 560, 200, 80), vital=[station])
    assert placed([usual, narrow], around).size() == narrow
    assert not placed([usual, narrow], around).intersects(station)
    assert placed([usual, narrow], around._replace(vital=[])).size() == usual


def test_it_goes_to_a_corner_rather_than_hide_what_is_vital() -> None:
    target, end = QRect(300, 500, 420, 80), QRect(300, 200, 420, 280)
    where = placed([SIZE], Surroundings(QRect(0, 0, 1140, 500), target, vital=[end]))
    assert where.left() > end.right() - 30


def test_it_goes_to_an_empty_part_of_the_table_rather_than_hide_trains() -> None:
    room, target = QRect(0, 0, 1024, 620), QRect(330, 180, 60, 60)
    trains = [QRect(80, y, 500, 60) for y in range(0, 600, 80)]
    plates = [QRect(780, 0, 240, 60), QRect(780, 560, 240, 60)]
    where = placed([SIZE], Surroundings(room, target, trains + plates))
    assert not [area for area in trains + plates if where.adjusted(18, 18, -18, -18).intersects(area)]
    assert where.left() < 640, "no further away than necessary"


def test_it_hides_as_little_above_the_hand_as_it_can() -> None:
    hand = QRect(200, 640, 700, 90)
    trains = [QRect(200, 0, 140, 480), QRect(660, 0, 240, 480)]
    where = placed([QSize(300, 190)], Surroundings(ROOM, hand, trains))
    assert not [train for train in trains if where.adjusted(18, 18, -18, -18).intersects(train)]


def test_it_may_hide_a_little_that_is_not_vital_rather_than_go_away() -> None:
    target, tile = QRect(500, 200, 40, 40), QRect(0, 0, 1024, 20)
    near = placed([SIZE], Surroundings(ROOM, target, [tile, QRect(480, 250, 60, 20)]))
    assert near.adjusted(-1, -1, 1, 1).intersects(target)
