"""Corrections that leave a finished round without something: it does not count, which is said everywhere."""

from datetime import date

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from mtdesk.record.score_pad import Left, Pad, PadPlayer, begun, with_absent, with_entry, with_finished
from mtdesk.rules.presets import options_for
from mtdesk.table.theme import FELT
from mtdesk.ui.kit.style import apply_theme
from mtdesk.ui.score_pad.play_page import PlayPage
from mtdesk.ui.score_pad.scores import scores_of
from mtdesk.ui.score_pad.texts import PadTexts
from mtdesk.ui.scores.paper import ScorePaper
from tests.ui.fingers import click
from tests.ui.score_pad.test_score_pad import in_sight, keys, left, pad, page

pytestmark = pytest.mark.window

NOBODY = "Round 1 does not count yet. Mark who went out, or mark the round as blocked."


def said(shown: PlayPage) -> list[str]:
    return [label.text() for label in shown.findChildren(QLabel) if label.isVisibleTo(shown)]


def corrected(**changes: object) -> Pad:
    return with_entry(pad(((), 10, 20), (5, (), 7), **changes), 0, 0, 25)


def test_it_is_said_once_wherever_people_go(qtbot: QtBot) -> None:
    shown = page(qtbot, pad(((), 10, 20), (5, (), 7)))
    shown.form.show_round(0)
    shown.form.rows[0].value.setFocus()
    keys("25\n")
    assert said(shown).count(NOBODY) == 1
    click(shown.form.head.later)
    assert shown.form.index == 1, "people may leave"
    assert said(shown).count(NOBODY) == 1
    shown.tabs.setCurrentIndex(1)
    assert said(shown).count(NOBODY) == 1
    click(shown.note.back)
    assert (shown.tabs.currentIndex(), shown.form.index) == (0, 0)
    shown.form.rows[0].value.setFocus()
    keys("0\n")
    assert not [text for text in said(shown) if "does not count" in text]


def test_it_is_still_said_when_the_pad_is_opened_again(qtbot: QtBot) -> None:
    shown = page(qtbot, corrected())
    assert NOBODY in said(shown)
    assert "does not count" not in shown.form.problem.text()


def test_the_head_of_the_round_has_the_sign_of_the_sheet(qtbot: QtBot) -> None:
    shown = page(qtbot, corrected())
    assert "?" not in shown.form.head.text
    shown.form.show_round(0)
    assert "Round 1 of 13?" in shown.form.head.text
    model = shown.sheet.table.scores_model
    assert [model.round_text(row) for row in range(2)] == ["Round 1?", "Round 2"]
    assert [model.index(0, seat).data() for seat in range(3)] == ["25", "10", "20"]
    assert "Round 1 does not count yet." in shown.sheet._caption.text()


def test_the_round_counts_for_no_one(qtbot: QtBot) -> None:
    for correction in (corrected(), with_absent(with_absent(pad(((), 10, 20), (5, (), 7)), 0, 0), 0, 1)):
        assert list(scores_of(correction).totals) == [5, 0, 7]


def test_standings_that_do_not_count_yet_have_a_sign_and_say_why(qtbot: QtBot) -> None:
    shown = page(qtbot, corrected())
    places, why = shown.places, "Round 1 does not count yet."
    assert {"5?", "0?", "7?"} <= {part.text() for part in places.findChildren(QLabel)}
    assert places.toolTip() == why
    assert places._scroll.accessibleDescription() == f"1. Bo, 0?; 2. Ada, 5?; 3. Cleo, 7?; {why}"
    assert shown.standing.toolTip() == f"1. Bo 0? · 2. Ada 5? · 3. Cleo 7? · {why}"
    assert shown.sheet.table._header.total_text(2, 300) == "3.   Total 7?"
    shown.history.write(pad(((), 10, 20), (5, (), 7)))
    assert places.toolTip() == ""
    assert "?" not in shown.standing.text()


def test_no_one_has_won_yet(qtbot: QtBot) -> None:
    whole, open_ = pad(((), 10, 20), (5, (), 7), rounds=2), corrected(rounds=2)
    shown = page(qtbot, open_)
    assert shown._head._state.accessibleName() == "Dutch rules"
    assert PadTexts().state(whole) == "finished after 2 round(s) · won by Ada"
    assert PadTexts().state(open_) == "finished after 2 round(s) · Round 1 does not count yet"


def test_the_paper_does_not_pretend(qtbot: QtBot) -> None:
    paper = ScorePaper()
    whole = paper.sheet(scores_of(pad(((), 10, 20), (5, (), 7), rounds=2)), "Us").body
    assert "Ada wins" in whole
    scores = scores_of(corrected(rounds=2))
    html = paper.sheet(scores, "Us").body
    assert "wins with" not in html
    assert "Round 1 does not count yet." in html
    assert ">1?</span></th>" in html
    assert html.count("25</b>") == 1
    assert [1, "?", "", "", "", "", 0, 0, 0] in paper.rows(scores, "Us")


def test_all_presses_do_in_a_finished_round_what_they_do_in_an_open_one(qtbot: QtBot) -> None:
    finished = page(qtbot, pad(((), 10, 20)))
    finished.form.show_round(0)
    for shown in (finished, page(qtbot, written())):
        form, before = shown.form, left(shown, 0)
        click(form.rows[0].out)
        assert left(shown, 0) == (None, 10, 20)
        assert "No entry for Ada yet." in form.problem.text() or shown is not finished
        click(shown.steps.undo)
        click(form.rows[1].away)
        assert shown.history.pad.rounds[0].absent == {1}
        click(form.rows[1].away)
        assert (left(shown, 0), shown.history.pad.rounds[0].absent) == (((), None, 20), frozenset())
        click(shown.steps.undo)
        click(shown.steps.undo)
        assert left(shown, 0) == before
        click(form.rows[2].out)
        assert left(shown, 0) == (None, 10, ())
        click(shown.steps.undo)
        form.rows[1].value.selectAll()
        QTest.keyClick(form.rows[1].value, Qt.Key.Key_Backspace)
        QTest.keyClick(form.rows[1].value, Qt.Key.Key_Return)
        assert left(shown, 0) == ((), None, 20)


def written() -> Pad:
    result = pad()
    entries: tuple[Left, ...] = ((), 10, 20)
    for player, entry in enumerate(entries):
        result = with_entry(result, 0, player, entry)
    return result


def of_four() -> Pad:
    players = tuple(map(PadPlayer, ("Ada", "Bo", "Cleo", "Dan")))
    sheet = begun(Pad("dutch", options_for("dutch", 4), players, date(2026, 3, 5)))
    entries: tuple[Left, ...] = ((), 10, 20, 30)
    for player, entry in enumerate(entries):
        sheet = with_entry(sheet, 0, player, entry)
    return with_finished(sheet, 0)


@pytest.mark.parametrize("size", [(1020, 655), (1240, 1000)])
def test_the_note_moves_nothing(plain: QApplication, qtbot: QtBot, size: tuple[int, int]) -> None:
    apply_theme(plain, FELT, 1.0)
    shown = page(qtbot, of_four())
    shown.resize(*size)
    QApplication.processEvents()
    parts = (shown.tabs, shown.chart, *shown.form.rows)
    before = [(part.mapTo(shown, QPoint(0, 0)), part.size(), part.isVisible()) for part in parts]
    shown.history.write(with_entry(shown.history.pad, 0, 0, 25))
    for _ in range(3):
        QApplication.processEvents()
    assert shown.note.isVisible()
    assert shown.note.geometry().left() > shown.tabs.tabBar().mapTo(shown, QPoint(0, 0)).x()
    assert before == [(part.mapTo(shown, QPoint(0, 0)), part.size(), part.isVisible()) for part in parts]
    assert all(in_sight(row) for row in shown.form.rows)


def test_the_keyboard_is_where_something_is_to_be_mended(qtbot: QtBot) -> None:
    for player, entry, row in ((1, None, 1), (0, 25, 0)):
        shown = page(qtbot, with_entry(pad(((), 10, 20), (5, (), 7)), 0, player, entry))
        click(shown.note.back)
        assert QApplication.focusWidget() is shown.form.rows[row].value


@pytest.mark.parametrize("height", [655, 690])
def test_a_long_problem_covers_no_row(plain: QApplication, qtbot: QtBot, height: int) -> None:
    apply_theme(plain, FELT, 1.0)
    shown = page(qtbot, of_four())
    shown.resize(1020, height)
    keys("1\n2\n0\n0\n")
    for _ in range(3):
        QApplication.processEvents()
    assert shown.form.problem.text()
    assert all(in_sight(row) for row in shown.form.rows)


def test_no_one_collects_before_it_is_known_who_went_out(qtbot: QtBot) -> None:
    shown = page(qtbot, corrected(scoring="winner-collects"))
    shown.form.show_round(0)
    points = [row._points for row in shown.form.rows]
    assert [one.text() for one in points] == ["", "", ""]
    shown.form.rows[0].value.setFocus()
    keys("0\n")
    assert [one.text() for one in points] == ["+30", "+0", "+0"]
