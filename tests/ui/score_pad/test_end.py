"""The end of a game on the score pad, which is to be seen."""

from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from mtdesk.record.score_pad import (
    Pad,
    PadPlayer,
    begun,
    with_blocked,
    with_entry,
    with_finished,
    with_player,
)
from mtdesk.rules.presets import options_for
from mtdesk.table.animation.animator import Animator
from mtdesk.table.theme import FLAT
from mtdesk.ui.kit.tasks import Tasks
from mtdesk.ui.kit.widgets import SeatBadge
from mtdesk.ui.score_pad.play_page import PlayPage
from mtdesk.ui.score_pad.ride import Ride
from mtdesk.ui.score_pad.scores import scores_of
from mtdesk.ui.score_pad.window import ScorePadWindow
from mtdesk.ui.scores.chart import _Drawing
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
    shown.steps.undo.click()
    assert head._title.accessibleName() == "Ada, Bo, and Cleo"
    assert head._badges.count() == 0


def test_the_second_click_of_a_double_click_does_not_reopen_the_game(qtbot: QtBot) -> None:
    shown = page(qtbot, pad((1, (), 20), (1, (), 20), rounds=9))
    for _ in range(2):
        at = shown.end.mapTo(shown.window(), shown.end.rect().center())
        QTest.mouseClick(shown.window().childAt(at) or shown.window(), Qt.MouseButton.LeftButton)
    assert shown.history.pad.ended
    said = shown._head._state.accessibleName()
    assert said.startswith("After round 2 of 9, ended early · Ada, Bo, and Cleo"), "first what restricts it"


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


def test_no_smoke_is_cut_off(qtbot: QtBot) -> None:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(1024, 700)
    ride = Ride(table, (0,), 1.0)
    ride._way.pause()
    ride._way.setCurrentTime(ride._way.duration() * 2 // 3)
    picture = QImage(ride.size(), QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(Qt.GlobalColor.transparent)
    ride.render(picture, QPoint(), renderFlags=QWidget.RenderFlag(0))
    seen = [row for row in range(picture.height()) if _is_painted(picture, row)]
    assert 0 < seen[0] < seen[-1]


def _is_painted(picture: QImage, row: int) -> bool:
    return any(picture.pixelColor(x, row).alpha() for x in range(0, picture.width(), 4))


def moving(qtbot: QtBot, shown: Pad) -> PlayPage:
    table = QWidget()
    qtbot.addWidget(table)
    table.resize(1024, 700)
    window = ScorePadWindow(Tasks(print), tuple, table, motion=Animator())
    window.keeper.keep = lambda file, pad: None  # type: ignore[method-assign]
    window._write(shown, Path("x.mtscore"))
    window.show()
    assert isinstance(window.page, PlayPage)
    return window.page


def test_only_a_new_end_lets_the_locomotive_run_and_undo_stops_it(qtbot: QtBot) -> None:
    shown = moving(qtbot, pad((1, (), 20)))
    shown.end.click()
    assert [ride.isVisible() for ride in shown.findChildren(Ride)] == [True]
    shown.steps.undo.click()
    assert not any(ride.isVisible() for ride in shown.findChildren(Ride))
    shown.steps.redo.click()
    assert shown.history.pad.is_over
    assert not any(ride.isVisible() for ride in shown.findChildren(Ride))


def test_all_winners_have_a_badge(qtbot: QtBot) -> None:
    names = tuple(PadPlayer(name) for name in ("Ada", "Bo", "Cleo", "Dan"))
    shown = begun(Pad("dutch", options_for("dutch", 4, {"rounds": 1}), names, date(2026, 3, 5)))
    shown = with_blocked(shown, 0, blocked=True)
    for player in range(4):
        shown = with_entry(shown, 0, player, 12)
    assert page(qtbot, with_finished(shown, 0))._head._badges.count() == 4


def test_names_stand_near_their_fields_in_wide_windows(qtbot: QtBot) -> None:
    shown = page(qtbot, pad())
    shown.resize(2000, 1000)
    QApplication.processEvents()
    row = shown.form.rows[0]
    assert row.value.x() < 0.5 * row.width()
    assert row.away.geometry().right() > row.width() - 20


def test_nothing_moves_at_the_beginning_of_the_last_round(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(rounds=2))
    width, title = shown.end.width(), shown._head._title.width()
    keys("9\n0\n2\n\n")
    QApplication.processEvents()
    assert "2" in shown.end.text()
    assert (shown.end.width(), shown._head._title.width()) == (width, title)


def test_who_never_played_appears_at_the_end_of_the_growing_chart() -> None:
    scores = scores_of(with_player(pad(((), 10, 20), (5, (), 7)), PadPlayer("Dan", 0)))
    picture = QImage(640, 220, QImage.Format.Format_RGB32)
    with QPainter(picture) as painter:
        seats = [_Drawing(painter, QRectF(picture.rect()), FLAT, scores, part)._seats for part in (0.5, 1.0)]
    assert seats == [[0, 1, 2], [0, 1, 2, 3]]
