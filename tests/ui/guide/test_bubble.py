"""Where the bubble stands: in its room, off what it points at, and where it hides little."""

from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRect, QSize

from mtdesk.ui.guide.bubble import Surroundings, placed

ROOM = QRect(0, 0, 1024, 480)
SIZE = QSize(400, 190)


def targets() -> st.SearchStrategy[QRect]:
    return st.builds(
        QRect, st.integers(0, 1000), st.integers(0, 640), st.integers(2, 120), st.integers(2, 90)
    )


@given(targets())
def test_it_stands_in_its_room_off_its_target(target: QRect) -> None:
    where = placed([SIZE], Surroundings(ROOM, target))
    assert ROOM.contains(where)
    assert not where.adjusted(12, 12, -12, -12).intersects(target)


def test_it_goes_to_the_other_side_rather_than_hide_a_train() -> None:
    target, train = QRect(430, 220, 60, 60), QRect(500, 0, 520, 480)
    where = placed([SIZE], Surroundings(ROOM, target, [train]))
    assert not where.adjusted(12, 12, -12, -12).intersects(train)
