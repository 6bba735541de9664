"""What stands round the cloth."""

from collections.abc import Sequence
from fractions import Fraction

from PySide6.QtWidgets import QApplication

from mtdesk.rules.redact import view_of
from mtdesk.table.items import PeekLine
from mtdesk.table.scene import TableScene
from tests.rules.tabletop import begin


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
