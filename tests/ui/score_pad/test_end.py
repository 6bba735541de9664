"""The end of a game on the score pad, which is to be seen."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.table.animation.animator import Animator
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.kit.widgets import SeatBadge
from mtdesk.ui.score_pad.play_page import PlayPage
from mtdesk.ui.score_pad.ride import Ride
from mtdesk.ui.score_pad.window import ScorePadWindow
from tests.ui.score_pad.test_score_pad import keys, pad, page

pytestmark = pytest.mark.window


def test_who_has_won_heads_the_page(qtbot: QtBot) -> None:
    shown = page(qtbot, pad((1, (), 20), rounds=2))
    head = shown._head
    keys("9\n0\n2\n\n")
    assert head._title.accessibleName() == "Bo wins with 0 point(s)."
    assert head._state.accessibleName() == "Ada, Bo, and Cleo"
    assert QApplication.focusWidget() is shown.sheet.table
    item = head._badges.itemAt(0)
    badge = None if item is None else item.widget()
    assert isinstance(badge, SeatBadge)
    assert badge.seat == 1
    shown.undo.click()
    assert head._title.accessibleName() == "Ada, Bo, and Cleo"
    assert head._badges.count() == 0


@pytest.mark.parametrize("reduced", [False, True])
def test_the_winner_s_locomotive_crosses_the_page_if_anything_may_move(qtbot: QtBot, reduced: bool) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(1024, 700)
    motion = Animator()
    motion.reduced = reduced
    window = ScorePadWindow(Tasks(print), tuple, table, motion=motion)
    window.keeper.keep = lambda file, pad: None  # type: ignore[method-assign]
    window._write(pad((1, (), 20), (5, (), 7), rounds=2), Path("x.mtscore"))
    assert window.findChild(Ride) is None, "the game was over before"
    window._write(pad((1, (), 20), rounds=2), Path("x.mtscore"))
    window.show()
    shown = window.page
    assert isinstance(shown, PlayPage)
    for player, value in enumerate("902"):
        shown.form.rows[player].typed.emit(value)
    shown.form.finish.click()
    ride = shown.findChild(Ride)
    assert (ride is None) == reduced
    if ride is not None:
        window.grab()
        with qtbot.waitSignal(ride.destroyed):
            ride._way.setCurrentTime(ride._way.duration())
